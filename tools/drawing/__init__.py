"""The boards as they are drawn, made once from the data of a game and committed beside it."""
