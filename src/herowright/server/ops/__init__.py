"""Operations: settings, logs and metrics of a server."""
