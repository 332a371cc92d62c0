"""The server under faults: what its clients asked and were told, held against its log."""
