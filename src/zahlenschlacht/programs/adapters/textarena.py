"""Whole games of two players for TextArena. Importing this module registers the environment.

    import textarena
    import zahlenschlacht.programs.adapters.textarena
    env = textarena.make("Zahlenschlacht-v0", variant="Z(15, 7)")

Player 0 is A, player 1 is B. An action has one number in square brackets, as in [7].
"""

import re
from typing import Any

from ...explanations.verdicts import explain_result, explain_rules
from ...explanations.words import Words
from ...extras import extra
from ...game.errors import ZahlenschlachtError
from ...game.notation import as_variant
from ...game.rules import Player, Variant

with extra("textarena"):
    import textarena
    from textarena.envs.registration import ENV_REGISTRY


NAME = "Zahlenschlacht-v0"
_ACTION = re.compile(r"\[\s*([-−]?[0-9]{1,900})\s*\]")


class ZahlenschlachtEnv(textarena.Env):  # type: ignore[misc]
    """A game of a variant between two players who write."""

    def __init__(self, variant: Variant | str = "Z(15, 7)", language: str = "en") -> None:
        super().__init__()
        self.variant, self.words = as_variant(variant), Words(language)

    def reset(self, num_players: int = 2, seed: int | None = None) -> None:
        """Put all numbers on the board. The seed has no effect on the game."""
        self.position = self.variant.start()
        self.state = textarena.TwoPlayerState(num_players=num_players, seed=seed)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._show(str(self.position), textarena.ObservationType.GAME_BOARD)

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        rules = " ".join(map(self.words.say, explain_rules(self.variant)))
        return f"{rules} You are {'AB'[player_id]}. Cross out a number by writing it in square brackets, as in [7]."

    def step(self, action: str) -> tuple[bool, textarena.Info]:
        """Cross out the number. After an invalid move, TextArena lets the player try once more."""
        player, kinds = self.state.current_player_id, textarena.ObservationType
        self.state.add_observation(from_id=player, message=action, observation_type=kinds.PLAYER_ACTION)
        numbers = {int(match.replace("−", "-")) for match in _ACTION.findall(action)}
        try:
            if len(numbers) != 1:
                self.state.set_invalid_move(reason="Write one number in square brackets, as in [7].")
            else:
                self.position = self.position.cross(numbers.pop())
        except ZahlenschlachtError as error:
            self.state.set_invalid_move(reason=f"{self.words.error(error)}.")
        if self.position.winner is not None:
            reason = " ".join(map(self.words.say, explain_result(self.position)))
            self.state.set_winner(player_id=0 if self.position.winner is Player.A else 1, reason=reason)
        self._show(str(self.position), kinds.GAME_BOARD)
        is_over, info = self.state.step()
        return is_over, info

    def _show(self, text: str, kind: textarena.ObservationType) -> None:
        self.state.add_observation(message=text, observation_type=kind)


if NAME not in ENV_REGISTRY:
    textarena.register(NAME, ZahlenschlachtEnv)
