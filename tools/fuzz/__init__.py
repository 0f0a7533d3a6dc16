"""Plays very many matches of all games, players and settings, and looks for dead ends and impossible positions."""
