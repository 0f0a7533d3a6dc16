"""The HTTP part of the protocol, a noun a module."""
