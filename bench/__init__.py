"""Speed, always as a ratio of things measured in one run: machines are shared and noisy."""
