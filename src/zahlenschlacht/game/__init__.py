"""The law: bonds, rules, notation and errors."""
