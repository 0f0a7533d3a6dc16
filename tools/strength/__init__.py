"""How strong the bots are: the duels of docs/ladder.md, played on one by one, and its tables."""
