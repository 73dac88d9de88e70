"""The web table: HTTP, WebSocket, and tables that outlive the process."""
