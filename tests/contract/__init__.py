"""What every game gets for free: each module here runs for every entry of GAMES and for the toy game."""
