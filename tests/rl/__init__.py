"""The environments for learners, tried by their own makers' tests."""
