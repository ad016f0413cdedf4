"""The ASGI application: HTTP routes, WebSocket connections, the web app's files, security and rate limits."""
