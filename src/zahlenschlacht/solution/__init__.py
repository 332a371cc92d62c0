"""The complete solution: who wins any position, by which moves, and why."""
