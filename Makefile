# Everything is made from a bare python3 (3.11 or newer, with venv). `make help` lists what can be made.
PYTHON ?= python3
export UV_PYTHON_DOWNLOADS = never
export UV_SYSTEM_CERTS = true
unexport PYTHONDONTWRITEBYTECODE # containers set it: then each process of the tests would compile all its modules
ifeq ($(OS),Windows_NT)
BIN := Scripts
else
BIN := bin
endif
VENV  := .venv
RUN   := $(VENV)/$(BIN)
UV     = VIRTUAL_ENV=$(VENV) $(RUN)/uv
SYNC  := pip sync --quiet --require-hashes --compile-bytecode
LOCK  := pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 --generate-hashes --no-header --no-annotate
WORKERS := $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
HEAVY := fast pettingzoo gymnasium openspiel dataset batch postgres
OUTSIDE := pettingzoo gymnasium openspiel dataset

.DEFAULT_GOAL := help
.PHONY: help play dev release man install page test quick test-all torture wire lint style types page-types fmt bench docs notebook lock audit mutants browser screenshots clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | column -t -s '|' 2>/dev/null \
	 || sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1  \2/p' Makefile

play: page  ## install, start the server, open the page
	@$(RUN)/swordfish

dev: $(VENV)/dev.stamp  ## the page with hot reload and the server with restart, behind one address
	@$(RUN)/python web/dev.py

install: $(VENV)/base.stamp  ## install the package into .venv

page: $(VENV)/base.stamp  ## build the page if web/ has changed
	@$(RUN)/python web/bundle.py

test: page browser  ## lint, types and all quick tests
	@$(MAKE) --no-print-directory --jobs 3 style types page-types quick

quick: page browser
	$(RUN)/python -m pytest -n $(WORKERS) --dist worksteal --durations 10 -m "not long and not torture"

test-all: lint page browser .venv-outside/outside.stamp  ## make test, the slow tests, and those with outside libraries
	SWORDFISH_HYPOTHESIS=long $(RUN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not torture"
	.venv-outside/$(BIN)/python -m pytest --noconftest -c tests/outside/pytest.ini tests/outside

torture: $(VENV)/dev.stamp  ## abuse the server for minutes; print counts and times
	$(RUN)/python -m pytest -m torture -s --timeout 7200

lint: $(VENV)/dev.stamp  ## style and types
	@$(MAKE) --no-print-directory --jobs 2 style types page-types

style: $(VENV)/dev.stamp
	$(RUN)/ruff format --check .
	$(RUN)/ruff check .

types: $(VENV)/dev.stamp
	$(RUN)/basedpyright --level error

page-types: $(VENV)/dev.stamp
	$(RUN)/python web/bundle.py check

fmt: $(VENV)/dev.stamp  ## format the source
	$(RUN)/ruff check --fix-only --quiet .
	$(RUN)/ruff format .

wire: $(VENV)/dev.stamp  ## write the types, routes and shared constants of the server for TypeScript
	$(RUN)/python -m swordfish.server.typescript > web/src/shapes.ts

bench: .venv-bench/bench.stamp  ## measure every claim of speed
	.venv-bench/$(BIN)/python -m benchmarks

docs: $(VENV)/dev.stamp  ## build the documentation into build/docs; a warning is an error
	$(RUN)/sphinx-build --quiet --fresh-env --fail-on-warning --keep-going docs build/docs
	@echo "Open build/docs/index.html."

notebook: $(VENV)/dev.stamp  ## run the tutorial notebook and store its outputs
	$(RUN)/python -m tests.notebook docs/tutorial.ipynb

lock: $(VENV)/build.stamp  ## choose versions again: hashed requirement files, no host names
	$(UV) $(LOCK) requirements/build.in -o requirements/build.txt
	$(UV) $(LOCK) pyproject.toml -o requirements/base.txt
	$(UV) $(LOCK) pyproject.toml $(HEAVY:%=--extra %) requirements/dev.in -c requirements/base.txt -c requirements/build.txt -o requirements/dev.txt
	for extra in $(HEAVY); do $(UV) $(LOCK) pyproject.toml --extra $$extra -c requirements/dev.txt -o requirements/$$extra.txt || exit 1; done
	$(UV) $(LOCK) pyproject.toml --extra fast --extra postgres requirements/bench.in requirements/build.in -c requirements/base.txt -c requirements/build.txt -o requirements/bench.txt
	$(UV) $(LOCK) requirements/pgx.in -c requirements/bench.txt -o requirements/pgx.txt
	$(UV) $(LOCK) pyproject.toml $(OUTSIDE:%=--extra %) requirements/outside.in -c requirements/base.txt -o requirements/outside.txt

audit: $(VENV)/dev.stamp  ## check the locked packages for known vulnerabilities
	for file in base $(HEAVY) dev bench pgx outside; do $(RUN)/pip-audit --disable-pip --require-hashes -r requirements/$$file.txt || exit 1; done

man: $(VENV)/dev.stamp  ## write the manual page from the command line's own help
	$(RUN)/python -m swordfish.cli.manual > deploy/swordfish.1

release: $(VENV)/dev.stamp page  ## check version, changelog, tag, wheel and sdist of a release; publishes nothing
	$(RUN)/python deploy/release.py

browser: $(VENV)/dev.stamp
	@$(RUN)/python -m tests.web.browser

screenshots: page browser  ## every page, wide and on a phone, light, dark and contrast, into screenshots/
	$(RUN)/python -m tests.web.screenshots

mutants: $(VENV)/dev.stamp page  ## change games, server, client, words and page in one place each; list the changes that no test notices
	$(RUN)/python -m tests.mutants $(MUTANTS)

clean:  ## remove generated files
	rm -rf .venv .venv-bench .venv-outside build dist screenshots web/node_modules src/swordfish/server/static

$(VENV)/build.stamp: requirements/build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "swordfish needs Python 3.11 or newer; try make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	@touch $@

$(VENV)/base.stamp: $(VENV)/build.stamp requirements/base.txt pyproject.toml
	$(UV) pip install --quiet --require-hashes -r requirements/base.txt
	$(UV) pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/build.stamp requirements/dev.txt pyproject.toml
	$(UV) $(SYNC) requirements/dev.txt
	$(UV) pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/base.stamp

.venv-bench/bench.stamp: $(VENV)/build.stamp requirements/bench.txt requirements/pgx.txt pyproject.toml
	$(PYTHON) -m venv .venv-bench
	VIRTUAL_ENV=.venv-bench $(RUN)/uv $(SYNC) requirements/bench.txt requirements/pgx.txt
	VIRTUAL_ENV=.venv-bench $(RUN)/uv pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

.venv-outside/outside.stamp: $(VENV)/build.stamp requirements/outside.txt pyproject.toml
	$(PYTHON) -m venv .venv-outside
	VIRTUAL_ENV=.venv-outside $(RUN)/uv $(SYNC) requirements/outside.txt
	VIRTUAL_ENV=.venv-outside $(RUN)/uv pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@
