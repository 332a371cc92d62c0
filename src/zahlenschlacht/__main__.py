"""Run the command line: `python -m zahlenschlacht`."""

from .cli import main

if __name__ == "__main__":
    main()
