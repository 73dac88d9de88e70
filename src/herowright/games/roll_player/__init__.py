"""Roll Player, base game, in both printed editions."""
