"""HTTP and WebSocket: routes, limits, security, the OpenAPI document and the built page."""
