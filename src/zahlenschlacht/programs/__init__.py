"""For programs that play: scorecards, environments, questions and labels."""
