"""The web table: HTTP, WebSocket, and tables that survive a restart."""
