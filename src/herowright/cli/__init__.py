"""The `herowright` command."""
