"""The game as an environment for programs that learn: `openspiel`, `pettingzoo` and `gymnasium`, an extra each."""
