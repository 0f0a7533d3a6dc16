"""Breaks a game's rules one small piece at a time and runs the game's own tests: what survives lacks a test."""
