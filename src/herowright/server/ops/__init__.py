"""Running a server: its settings, logs and figures."""
