"""The game in the terminal: against a strategy or a person beside you, with help, take-back and a review."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from ..game.parsing import is_number, parse_int
from ..game.rules import InputError, Player, Variant, ZahlenschlachtError
from ..solution.theory import winning_moves
from . import arguments
from .arguments import Divider, Language, Numbers, Remainder
from .console import COLOUR, Speaker, console
from .review import print_review

if TYPE_CHECKING:
    from rich.console import Console

    from ..strategies import NamedStrategy


PERSON = "person"
MARKED = "numbers"
"""The hint that marks numbers on the board."""
OptionalBoard = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[N D]",
        help="The board 1..N and the divisor D, or another bond, as in 15 coprime; the default is Z(15, 7).",
        show_default=False,
    ),
]


def play(
    board: OptionalBoard = None,
    remainder: Remainder = "0",
    divider: Divider = "A",
    numbers: Numbers = None,
    side: Annotated[str, typer.Option("--as", metavar="A|B", help="The side you play.")] = "A",
    against: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="A strategy by name or as module:name, or person for somebody beside you. The default is the paper's "
            "program if you are the Divider, else perfect.",
            show_default=False,
        ),
    ] = None,
    share: Annotated[
        float | None,
        typer.Option(
            help="The share of random moves, from 0 to 1, of a strategy such as the learner.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Makes the opponent's random choices repeatable.", show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    from ..strategies import STRATEGIES, check_seat, strategies_for, takes_share

    variant = arguments.variant(board or ["15", "7"], remainder, divider, numbers)
    variant.check_playable()
    own_side = arguments.player_of(side)
    if against is None:
        careless_names = (name for name, entry in STRATEGIES.items() if takes_share(entry))
        against = strategies_for(variant.start(), own_side.other)[0] if share is None else next(careless_names)
    opponent = None if against == PERSON else arguments.strategy_of(against, share)
    if opponent is not None:
        check_seat(variant.start(), own_side.other, opponent)
    terminal = TerminalGame(variant, own_side, opponent, Random(seed), Speaker(lang))
    while terminal.game():
        pass


class LeaveError(Exception):
    """The player ends the game early."""


class TerminalGame:
    """A game in the terminal: the seats and the position."""

    def __init__(
        self, variant: Variant, side: Player, opponent: NamedStrategy | None, rng: Random, say: Speaker
    ) -> None:
        self.variant, self.side, self.opponent, self.rng, self.say = variant, side, opponent, rng, say
        self.out: Console = console()
        self.position = variant.start()
        self.open_hints: list[str] = []
        """The hints that were opened in this position."""

    def game(self) -> bool:
        """Play one game and return whether another one follows."""
        self.position = self.variant.start()
        self.open_hints.clear()
        self.welcome()
        try:
            while not self.position.is_over:
                if self.is_persons_turn:
                    self.ask()
                else:
                    self.reply()
            self.finish()
            return self.another()
        except (LeaveError, EOFError):
            self.out.print(self.say("cli-goodbye"))
            return False

    @property
    def is_persons_turn(self) -> bool:
        """Whether the player to move is a person."""
        return self.opponent is None or self.position.turn is self.side

    def welcome(self) -> None:
        """Print the variant, the rule in a sentence, and who plays."""
        from ..explain.verdicts import explain_rules
        from ..explain.words import has_words

        self.say.words.reader = None if self.opponent is None else str(self.side)
        self.out.print(str(self.variant), style="bold")
        self.out.print(" ".join(self.say.sentences(explain_rules(self.variant))))
        if self.opponent is None:
            self.out.print(self.say("cli-two-people"))
        else:
            name = self.opponent.name
            title = self.say(f"strategy-{name}.title") if has_words(f"strategy-{name}") else name
            self.out.print(self.say("cli-you-are", player=self.side.value, opponent=title))
        self.out.print(self.say("cli-keys"))
        if self.is_persons_turn:
            self.draw()  # otherwise the board is drawn after the opponent's first move

    def draw(self) -> None:
        """Draw the board, with the winning numbers in brackets if that hint is open."""
        from .board import draw

        draw(self.out, self.position, self.say, winning_moves(self.position) if MARKED in self.open_hints else ())

    def ask(self) -> None:
        """Read a person's move or command, and execute it."""
        turn = self.position.turn
        prompt = self.say("cli-prompt", player=str(turn), moves=self.position.moves_left)
        entry = self.out.input(prompt + " ").strip().lower()
        if not entry:
            return
        commands = {
            "h": self.help,
            "u": self.take_back,
            "b": self.draw,
            "?": lambda: self.out.print(self.say("cli-keys")),
            "q": self.leave,
        }
        if entry[0] in commands and not entry[1:].strip().isdigit():
            commands[entry[0]]()
            return
        try:
            if not is_number(entry):
                raise InputError(
                    "not-a-move", "{value} is neither a number nor a command: ? lists the commands", value=entry
                )
            self.cross(parse_int(entry, "number"))
        except ZahlenschlachtError as error:
            self.out.print(self.say.error(error))

    def cross(self, number: int) -> None:
        """Cross out a number and draw the board."""
        self.position = self.position.cross(number)
        self.open_hints.clear()
        if not self.position.is_over and self.is_persons_turn:
            self.draw()

    def reply(self) -> None:
        """Let the strategy move."""
        from ..strategies import choose

        assert self.opponent is not None
        turn = str(self.position.turn)
        number = choose(self.opponent, self.position, self.rng)
        self.cross(number)
        self.out.print(self.say("cli-crosses-out", player=turn, number=str(number)), style=COLOUR[turn])

    def help(self) -> None:
        """Open the next hint."""
        from ..learn.coach import hints

        messages = hints(self.position)
        hint = next((name for name in messages if name not in self.open_hints), list(messages)[-1])
        self.open_hints.append(hint)
        if hint == MARKED:
            self.draw()
        for sentence in self.say.sentences(messages[hint]):
            self.out.print(sentence)
        if not messages.keys() <= set(self.open_hints):
            self.out.print(self.say("cli-help-more"), style="dim")

    def take_back(self) -> None:
        """Go back to the last position in which the person could move."""
        earlier = self.position.parent
        while earlier is not None and self.opponent is not None and earlier.turn is not self.side:
            earlier = earlier.parent
        if earlier is None:
            self.out.print(self.say("cli-nothing-to-take-back"))
            return
        self.position = earlier
        self.open_hints.clear()
        self.draw()

    def leave(self) -> None:
        """End the game before its end."""
        raise LeaveError

    def finish(self) -> None:
        """Print the result, the review of all moves, and the notation of the game."""
        from ..explain.verdicts import explain_result
        from ..game.notation import write

        self.draw()
        for sentence in self.say.sentences(explain_result(self.position)):
            self.out.print(sentence, style="bold")
        print_review(self.position, self.say)
        self.out.print(self.say("cli-notation"))
        self.out.print(write(self.position), soft_wrap=True)

    def swap(self) -> None:
        """Change sides. If the opponent has no rule for its new seat, perfect play replaces it."""
        from ..strategies import strategy

        self.side = self.side.other
        if self.opponent is not None and not self.opponent.serves(self.variant.start(), self.side.other):
            names = {"strategy": self.opponent.name, "player": str(self.side.other)}
            self.out.print(self.say("cli-other-opponent", **names))
            self.opponent = strategy("perfect")

    def another(self) -> bool:
        """Ask what comes next until the answer is valid; return whether another game follows."""
        while True:
            choice = self.out.input(self.say("cli-again") + " ").strip().lower()[:1]
            if choice == "s" and self.opponent is not None:
                self.swap()
            if choice in ("a", "s"):
                return True
            if choice in ("q", ""):
                raise LeaveError
