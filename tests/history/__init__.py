"""The server under faults: the requests and answers of its clients are checked against its log."""
