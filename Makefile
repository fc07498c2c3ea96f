# The two commands of the README, and the ones developers use. Everything is set up on the first call.
PYTHON ?= python3
EXTRAS ?= dev
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check bench golden protocol clean

play: $(VENV)/play.stamp
	$(BIN)/cartomante serve --open

test: check
	$(BIN)/python -m pytest -n 2 --dist loadfile

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

clean:
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
