"""What the client knows of the wire, written from the Python types."""
