"""The game in the terminal: against a strategy or a person beside you, with help, take-back and a review."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING, Annotated

from ..game.errors import InputError, ZahlenschlachtError
from ..game.parsing import is_number, parse_int
from ..game.rules import Player, Variant
from . import arguments
from .arguments import Command, Language
from .console import COLOUR, Speaker, console, print_board
from .options import Argument, Option
from .review import print_review

if TYPE_CHECKING:
    from rich.console import Console

    from ..programs.scores import PipeAgent
    from ..strategies import NamedStrategy


PERSON = "person"
OptionalBoard = Annotated[
    list[str] | None,
    Argument(
        metavar="[N D]",
        help="The board 1..N and the divisor D, or another bond, as in 15 coprime, or a variant in notation; the "
        "default is Z(15, 7).",
    ),
]


def play(
    board: OptionalBoard = None,
    side: Annotated[str, Option("--as", metavar="A|B", help="The side you play.")] = "A",
    against: Annotated[
        str | None,
        Option(
            metavar="NAME",
            help="A strategy by name or as module:name, or person for somebody beside you. The default is the paper's "
            "program if you are the Divider, else perfect.",
        ),
    ] = None,
    command: Command = None,
    share: Annotated[
        float | None, Option(help="The share of random moves, from 0 to 1, of a strategy such as the learner.")
    ] = None,
    seed: Annotated[int | None, Option(help="Makes the opponent's random choices repeatable.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    from ..programs.scores import PipeAgent
    from ..strategies import STRATEGIES, Careless, check_seat, strategies_for

    if command is not None and (against, share) != (None, None):
        raise InputError("command-and-opponent")
    variant = arguments.variant(board or ["15", "7"])
    variant.check_playable()
    own_side = arguments.player_of(side)
    if against is None:
        careless_names = (name for name, entry in STRATEGIES.items() if isinstance(entry, Careless))
        against = strategies_for(variant.start(), own_side.other)[0] if share is None else next(careless_names)
    with ExitStack() as stack:
        opponent: NamedStrategy | PipeAgent | None = None
        if command is not None:
            opponent = stack.enter_context(PipeAgent(command))
        elif against != PERSON:
            opponent = arguments.strategy_of(against, share)
            check_seat(variant.start(), own_side.other, opponent)
        TerminalGame(variant, own_side, opponent, Random(seed), Speaker(lang)).play()


class TerminalGame:
    """A game in the terminal: the seats and the position."""

    def __init__(
        self, variant: Variant, side: Player, opponent: NamedStrategy | PipeAgent | None, rng: Random, say: Speaker
    ) -> None:
        self.variant, self.side, self.opponent, self.rng, self.say = variant, side, opponent, rng, say
        self.out: Console = console()
        self.position = variant.start()
        self.open_hints = 0
        """How many hints were opened in this position."""

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self.welcome()
        try:
            while not self.position.is_over:
                if self.is_persons_turn:
                    self.ask()
                else:
                    self.reply()
        except EOFError:
            self.out.print(self.say("cli-goodbye"))
        else:
            self.finish()

    @property
    def is_persons_turn(self) -> bool:
        """Whether the player to move is a person."""
        return self.opponent is None or self.position.turn is self.side

    def welcome(self) -> None:
        """Print the variant, the rule in a sentence, and who plays."""
        from ..explanations.verdicts import explain_rules
        from ..explanations.words import has_words

        self.say.words.reader = None if self.opponent is None else str(self.side)
        self.out.print(str(self.variant), style="bold")
        self.out.print(" ".join(self.say.sentences(explain_rules(self.variant))))
        if self.opponent is None:
            self.out.print(self.say("cli-two-people"))
        else:
            key = self.opponent.name
            name = self.say(f"strategy-{key}.name") if has_words(f"strategy-{key}") else key
            self.out.print(self.say("cli-you-are", player=self.side.value, opponent=name))
        self.out.print(self.say("cli-keys"))
        if self.is_persons_turn:
            print_board(self.position)  # otherwise the board is drawn after the opponent's first move

    def ask(self) -> None:
        """Read a person's move or command, and execute it."""
        turn = self.position.turn
        prompt = self.say("cli-prompt", player=str(turn), moves=self.position.moves_left)
        entry = self.out.input(prompt + " ").strip().lower()
        try:
            match entry[:1]:
                case "":
                    return
                case "h":
                    self.help()
                case "u":
                    self.take_back()
                case "q":
                    raise EOFError  # as at the end of the input
                case _ if is_number(entry):
                    self.cross(parse_int(entry, "number"))
                case _:
                    raise InputError("not-a-move", value=entry)
        except ZahlenschlachtError as error:
            self.out.print(self.say.error(error))

    def cross(self, number: int) -> None:
        """Cross out a number and draw the board."""
        self.position = self.position.cross(number)
        self.open_hints = 0
        if not self.position.is_over and self.is_persons_turn:
            print_board(self.position)

    def reply(self) -> None:
        """Let the strategy move."""
        from ..strategies import next_position

        assert self.opponent is not None
        turn = str(self.position.turn)
        number = next_position(self.opponent, self.position, self.rng, self.opponent.name).last
        assert number is not None
        self.cross(number)
        self.out.print(self.say("cli-crosses-out", player=turn, number=str(number)), style=COLOUR[turn])

    def help(self) -> None:
        """Open the next hint."""
        from ..learn.coach import hints

        messages = list(hints(self.position).values())
        self.open_hints = min(self.open_hints + 1, len(messages))
        for sentence in self.say.sentences(messages[self.open_hints - 1]):
            self.out.print(sentence)
        if self.open_hints < len(messages):
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
        self.open_hints = 0
        print_board(self.position)

    def finish(self) -> None:
        """Print the result, the review of all moves, and the notation of the game."""
        from ..explanations.verdicts import explain_result
        from ..game.notation import write

        print_board(self.position)
        for sentence in self.say.sentences(explain_result(self.position)):
            self.out.print(sentence, style="bold")
        try:
            print_review(self.position, self.say)
        except ZahlenschlachtError as error:  # the board is too large to be solved
            self.out.print(self.say.error(error))
        self.out.print(self.say("cli-notation"))
        self.out.print(write(self.position), soft_wrap=True)
