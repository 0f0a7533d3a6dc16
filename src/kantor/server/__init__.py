"""The house: tables that people and bots play at, over HTTP and WebSocket. `docs/protocol.md` tells how."""
