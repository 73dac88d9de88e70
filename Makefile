# Two commands are all a user needs: `make play` and `make test`. Both set everything up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# npm in web/, from the system or, where there is no Node, from PyPI.
NPM := $(BIN)/python hatch_build.py npm
# Compiled modules are kept whatever the shell says: every process that the tests start begins seconds sooner.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play terminal test tests compiled long lint lint-python lint-web page web setup chromium wire fuzz odds bench load lab-plots chaos speed screens pictures golden clean fast slow mutants image
.DEFAULT_GOAL := play

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Herowright needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	@echo "Fetching the Python packages (half a minute, once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip uv
	@$(BIN)/uv pip install --quiet --system-certs --python $(BIN)/python --editable . --group dev \
		|| { echo "... with pip instead, which takes longer"; $(BIN)/python -m pip install --quiet --editable . --group dev; }
	@touch $@

play: setup  ## play in the browser
	@$(BIN)/herowright serve --open

terminal: $(VENV)/.installed  ## play Roll Player in the terminal
	@$(BIN)/herowright play roll-player

PYTEST = CHROMIUM="$$(tests/browser/chromium.sh)" $(BIN)/python -m pytest -n auto --dist worksteal

test:  ## everything that must hold
	@$(MAKE) --no-print-directory --keep-going --jobs=3 tests lint page

tests: setup chromium compiled
	$(PYTEST)

# On a fresh machine every worker would compile all tests, and all that they import, at the same time.
compiled: $(VENV)/.installed
	@[ -d tests/__pycache__ ] || $(BIN)/python -m pytest --collect-only > /dev/null || true

long: setup chromium  ## the same again with every language and seat count, and many more examples and games of bots
	@$(BIN)/python -m pip install --quiet --editable '.[lab,accel]'
	$(PYTEST) -m "long or not long" --hypothesis-profile long

lint: lint-python lint-web

lint-python: $(VENV)/.installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# After the page is built: both would fetch its packages.
lint-web: setup
	$(BIN)/python -m herowright.server.http.openapi > web/openapi.json
	$(NPM) run --silent wire -- --check || { echo "web/src/lib/wire.ts is not what the server speaks: run make wire"; exit 1; }
	$(NPM) run --silent lint

page: setup
	$(NPM) run --silent check
	$(NPM) run --silent test

web:  ## build the page into the package, if it has changed
	@$(PYTHON) hatch_build.py

setup: $(VENV)/.installed web

chromium:
	@tests/browser/chromium.sh > /dev/null

wire: $(VENV)/.installed  ## rewrite the page's types from the server's messages
	$(BIN)/python -m herowright.server.http.openapi > web/openapi.json
	$(NPM) run --silent wire

fuzz: $(VENV)/.installed  ## three million random decisions through every invariant (half an hour on two cores)
	$(BIN)/python -m herowright.lab.fuzz --decisions 3000000

odds: $(VENV)/.installed  ## every chance that is shown, played out in thousands of positions (an hour on two cores)
	$(BIN)/python -m herowright.lab.odds --positions 2000

mutants: $(VENV)/.installed  ## breaks the rules one line at a time: which breaks does no test notice?
	$(BIN)/python -m tests.mutants

bench: $(VENV)/.installed  ## decisions and clones per second, compared with peers
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	$(BIN)/herowright bench --peers

fast: $(VENV)/.installed  ## compile the engine and the rules to machine code, in place (minutes)
	@$(BIN)/python -m pip install --quiet setuptools
	@$(BIN)/python fast.py

slow:  ## pure Python again
	@$(PYTHON) fast.py clean

load: $(VENV)/.installed  ## how many tables one server can carry, and how long a choice takes; ARGS=--peers: compared with boardgame.io
	$(BIN)/python -m herowright.lab.load $(ARGS)

lab-plots: $(VENV)/.installed  ## the plots of docs/lab.md; the learning curve takes ten minutes and needs torch
	@mkdir -p build
	$(BIN)/python examples/lab/ppo.py --minutes 8 --csv build/roll-player.csv
	$(BIN)/herowright lab plots --curve build/roll-player.csv

chaos: $(VENV)/.installed  ## kill -9 four hundred times, full disks, torn files; writes docs/reliability.md (an hour)
	$(BIN)/python -m tests.chaos --write

speed: setup chromium  ## how large the page is, and how soon it can be played on a slow machine
	CHROMIUM="$$(tests/browser/chromium.sh)" $(BIN)/python -m tests.browser.speed

screens: setup chromium  ## pictures of the page in every state, for people to look at
	CHROMIUM="$$(tests/browser/chromium.sh)" $(BIN)/python -m tests.browser.screens $(ARGS)

pictures: setup chromium  ## the pictures of the README
	CHROMIUM="$$(tests/browser/chromium.sh)" $(BIN)/python -m tests.browser.pictures

image: $(VENV)/.installed  ## build the image and start it; without a container tool, its steps in a folder
	$(BIN)/python -m pytest tests/deploy -m "long or not long"

golden: $(VENV)/.installed  ## re-record the golden playthroughs; read the diff before committing it
	$(BIN)/python -m tests.golden

clean: slow
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules src/herowright/server/static
