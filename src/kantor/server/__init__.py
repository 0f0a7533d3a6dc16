"""The server: tables over HTTP and WebSocket. See `docs/protocol.md`."""
