"""`python -m herowright` is the command, too: where its folder is not on the path, and for debuggers."""

from herowright.cli import main

raise SystemExit(main())
