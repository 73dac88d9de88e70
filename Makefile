# Two commands are all a user needs: `make play` and `make test`. Both set everything up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# npm in web/, from the system or, where there is no Node, from PyPI.
NPM := $(BIN)/python hatch_build.py npm
# Compiled modules are kept whatever the shell says: every process that the tests start begins seconds sooner.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play terminal test long lint page web wire fuzz odds bench load chaos speed screens pictures golden clean mutants image
.DEFAULT_GOAL := play

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Herowright needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	@echo "Fetching the Python packages (a minute or two, once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@$(BIN)/python -m pip install --quiet --editable . --group dev
	@touch $@

play: web  ## play in the browser
	@$(BIN)/herowright serve --open

terminal: $(VENV)/.installed  ## play Roll Player in the terminal
	@$(BIN)/herowright play roll-player

PYTEST = CHROMIUM="$$(tests/browser/chromium.sh)" $(BIN)/python -m pytest -n auto --dist worksteal

test: web  ## everything that must hold (about a quarter of an hour on two cores)
	@$(MAKE) --no-print-directory -j2 lint page
	@tests/browser/chromium.sh > /dev/null
	$(PYTEST)

long: web  ## the same again with every language and seat count, and many more examples and games of bots
	@tests/browser/chromium.sh > /dev/null
	$(PYTEST) -m "long or not long" --hypothesis-profile long

lint: $(VENV)/.installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m herowright.server.http.openapi > web/openapi.json
	$(NPM) run --silent wire -- --check || { echo "web/src/lib/wire.ts is not what the server speaks: run make wire"; exit 1; }
	$(NPM) run --silent lint

page: $(VENV)/.installed
	$(NPM) run --silent check
	$(NPM) run --silent test

web: $(VENV)/.installed  ## build the page into the package, if it has changed
	@$(BIN)/python hatch_build.py

wire: $(VENV)/.installed  ## write the page's types anew from the server's messages
	$(BIN)/python -m herowright.server.http.openapi > web/openapi.json
	$(NPM) run --silent wire

fuzz: $(VENV)/.installed  ## three million random decisions through every invariant (half an hour on two cores)
	$(BIN)/python -m herowright.lab.fuzz --decisions 3000000

odds: $(VENV)/.installed  ## every chance that is shown, played out in thousands of positions (an hour on two cores)
	$(BIN)/python -m herowright.lab.odds --positions 2000

mutants: $(VENV)/.installed  ## breaks the rules one line at a time: which breaks does no test notice?
	$(BIN)/python -m tests.mutants

bench: $(VENV)/.installed  ## decisions and clones per second, beside peers
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	$(BIN)/herowright bench --peers

load: $(VENV)/.installed  ## how many tables one server carries, and how long a choice takes; ARGS=--peers: beside boardgame.io
	$(BIN)/python -m herowright.lab.load $(ARGS)

chaos: $(VENV)/.installed  ## kill -9 four hundred times, full disks, torn files; writes docs/reliability.md (an hour)
	$(BIN)/python -m tests.chaos --write

speed: web  ## how large the page is, and how soon it can be played on a slow machine
	CHROMIUM="$$(tests/browser/chromium.sh)" $(BIN)/python -m tests.browser.speed

screens: web  ## pictures of the page in every state, for people to look at
	@tests/browser/chromium.sh > /dev/null
	CHROMIUM="$$(tests/browser/chromium.sh)" $(BIN)/python -m tests.browser.screens

pictures: web  ## the pictures of the README
	CHROMIUM="$$(tests/browser/chromium.sh)" $(BIN)/python -m tests.browser.pictures

image: $(VENV)/.installed  ## build the image and start it; without a container tool, its steps in a folder
	$(BIN)/python -m pytest tests/deploy -m "long or not long"

golden: $(VENV)/.installed  ## record the golden playthroughs anew; read the diff before committing it
	$(BIN)/python -m tests.golden

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules src/herowright/server/static
