"""Learned judgement: self-play, learning, and the gate that decides whether new weights are better."""
