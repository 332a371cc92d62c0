# make play   starts the game         make test    checks everything
# make bench  prints the benchmarks   make docs    writes the generated parts of the docs anew

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt

.PHONY: play test bench docs clean

play: .venv/played
	@$(BIN)/zahlenschlacht play

test: .venv/tested
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest

bench: .venv/benched
	@for program in benchmarks/[a-z]*.py; do echo "== $$program"; $(BIN)/python $$program || exit 1; done

docs: .venv/tested
	$(BIN)/python docs/generate.py

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Zahlenschlacht needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Making the virtual environment .venv ..."
	@$(PYTHON) -m venv .venv

.venv/played: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing Zahlenschlacht into .venv ..."
	@$(PIP) --editable .
	@touch $@

.venv/tested: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing Zahlenschlacht and what its tests need into .venv ..."
	@$(PIP) --editable '.[dev]'
	@touch $@ .venv/played

.venv/benched: .venv/tested
	@$(PIP) --editable '.[dev,benchmarks]'
	@touch $@

clean:
	rm -rf .venv
