# Two commands are all a user needs: `make play` and `make test`. Both set everything up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint fuzz bench golden clean
.DEFAULT_GOAL := play

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Herowright needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable . --group dev
	@touch $@

play: $(VENV)/.installed  ## play Roll Player in the terminal
	@$(BIN)/herowright play roll-player

test: lint  ## everything that must hold, in a few minutes
	$(BIN)/python -m pytest -n auto

lint: $(VENV)/.installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

fuzz: $(VENV)/.installed  ## a million random decisions through every invariant (half an hour on two cores)
	$(BIN)/python -m herowright.lab.fuzz --decisions 1000000

bench: $(VENV)/.installed  ## decisions and clones per second, beside peers
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	$(BIN)/herowright bench --peers

golden: $(VENV)/.installed  ## write the golden playthroughs anew; read the diff before committing it
	$(BIN)/python -m tests.golden

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
