"""The rules of the game: bonds, variants, positions, notation and errors."""
