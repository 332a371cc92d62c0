"""The game in the terminal: against a strategy or a person beside you, with hints, take-back and a review."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from ..rules import InputError, Player, Position, Variant, ZahlenschlachtError, player
from ..theory import solve
from . import arguments
from .arguments import Divider, Language, Numbers, Remainder
from .console import COLOUR, Speaker, console, listed, table

if TYPE_CHECKING:
    from rich.console import Console

    from ..strategies import Strategy

PERSON = "person"
OptionalBoard = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[N D]", help="The board 1..N and the divisor D; Z(15, 7) unless given.", show_default=False
    ),
]


def play(
    board: OptionalBoard = None,
    remainder: Remainder = "0",
    divider: Divider = "A",
    numbers: Numbers = None,
    side: Annotated[str, typer.Option("--as", metavar="A|B", help="The side you play.")] = "A",
    against: Annotated[
        str, typer.Option(metavar="NAME", help="A strategy by name, or person for somebody beside you.")
    ] = "program",
    share: Annotated[
        float | None, typer.Option(help="The learner's share of random moves, from 0 to 1.", show_default=False)
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Makes the opponent's random choices repeatable.", show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    from ..strategies import strategy

    variant = arguments.variant(board or ["15", "7"], remainder, divider, numbers)
    variant.check_playable()
    mine = player(side.strip().upper())
    opponent = None if against == PERSON else strategy(against, share)
    table_top = Table(variant, mine, opponent, Random(seed), Speaker(lang))
    while table_top.game():
        pass


class LeaveError(Exception):
    """The player wants to go."""


class Table:
    """Where a game is played: who sits where, and what is on the board."""

    def __init__(self, variant: Variant, mine: Player, opponent: Strategy | None, rng: Random, say: Speaker) -> None:
        self.variant, self.mine, self.opponent, self.rng, self.say = variant, mine, opponent, rng, say
        self.out: Console = console()
        self.position = variant.start()
        self.hints = 0

    def game(self) -> bool:
        """Play one game; whether another one follows."""
        self.position, self.hints = self.variant.start(), 0
        self.welcome()
        try:
            while not self.position.over:
                if self.person_moves():
                    self.ask()
                else:
                    self.answer()
            self.finish()
            return self.another()
        except (LeaveError, EOFError):
            self.out.print(self.say("cli-goodbye"))
            return False

    def person_moves(self) -> bool:
        """Whether the player to move is a person."""
        return self.opponent is None or self.position.turn is self.mine

    def welcome(self) -> None:
        """Print the variant, the rule in a sentence, and who plays."""
        from ..explain import explain_rules
        from ..strategies.recipe import Recipe

        self.out.print(str(self.variant), style="bold")
        self.out.print(" ".join(self.say.sentences(explain_rules(self.variant))))
        if self.opponent is None:
            self.out.print(self.say("cli-two-people"))
        else:
            name = self.opponent.name
            title = name if isinstance(self.opponent, Recipe) else self.say(f"strategy-{name}.title")
            self.out.print(self.say("cli-you-are", player=self.mine.value, opponent=title))
        self.out.print(self.say("cli-keys"))
        self.draw()

    def draw(self) -> None:
        """Draw the board; with the third hint the winning moves stand in brackets."""
        from .board import draw

        draw(self.out, self.position, self.say, (solve(self.position).winning_moves or ()) if self.hints >= 3 else ())

    def ask(self) -> None:
        """Let a person cross out a number or ask for something."""
        turn = self.position.turn
        prompt = self.say("cli-prompt", player=str(turn), moves=self.position.moves_left)
        typed = self.out.input(prompt + " ").strip().lower()
        if not typed:
            return
        commands = {
            "h": self.hint,
            "u": self.take_back,
            "b": self.draw,
            "?": lambda: self.out.print(self.say("cli-keys")),
            "q": self.leave,
        }
        if typed[0] in commands and not typed[1:].strip().isdigit():
            commands[typed[0]]()
            return
        try:
            if not re.fullmatch(r"-?[0-9]{1,1000}", typed):
                raise InputError("not-a-move", "{value} is no number and no command: ? lists the commands", value=typed)
            self.cross(int(typed))
        except ZahlenschlachtError as error:
            self.out.print(self.say.error(error))

    def cross(self, number: int) -> None:
        """Cross out a number and show the board."""
        self.position = self.position.cross(number)
        self.hints = 0
        if not self.position.over and self.person_moves():
            self.draw()

    def answer(self) -> None:
        """Let the strategy move."""
        assert self.opponent is not None
        turn = str(self.position.turn)
        number = self.opponent.choose(self.position, self.rng)
        self.cross(number)
        self.out.print(self.say("cli-crosses-out", player=turn, number=str(number)), style=COLOUR[turn])

    def hint(self) -> None:
        """The next rung of the ladder: who is winning, which residues, which numbers, why."""
        from ..explain import explain_moves, explain_verdict

        verdict = solve(self.position)
        moves = verdict.winning_moves or ()
        self.hints += 1
        if self.hints == 1 or not moves:
            winning = "cli-hint-winning" if moves else "cli-hint-losing"
            self.out.print(self.say(winning, player=str(self.position.turn)))
        elif self.hints == 2:
            residues = sorted({number % self.variant.d for number in moves})
            self.out.print(self.say("cli-hint-residues", residues=listed(residues), d=str(self.variant.d)))
        elif self.hints == 3:
            self.draw()
            self.out.print(self.say("cli-hint-numbers", numbers=listed(moves)))
        if self.hints >= 4 or (self.hints >= 2 and not moves):
            for sentence in self.say.sentences((*explain_verdict(self.position), *explain_moves(self.position))):
                self.out.print(sentence)
        elif moves or self.hints == 1:
            self.out.print(self.say("cli-hint-more"), style="dim")

    def take_back(self) -> None:
        """Go back to the last position in which the person could move."""
        back = self.position.parent
        while back is not None and self.opponent is not None and back.turn is not self.mine:
            back = back.parent
        if back is None:
            self.out.print(self.say("cli-nothing-to-take-back"))
            return
        self.position, self.hints = back, 0
        self.draw()

    def leave(self) -> None:
        """End the game before its end."""
        raise LeaveError

    def finish(self) -> None:
        """Show the result, then every move with what it kept or gave away."""
        from ..explain import explain_result
        from ..notation import write

        self.draw()
        for sentence in self.say.sentences(explain_result(self.position)):
            self.out.print(sentence, style="bold")
        self.review(self.position)
        self.out.print(self.say("cli-notation"))
        self.out.print(write(self.position), soft_wrap=True)

    def review(self, position: Position) -> None:
        """Print the moves: margin after each, and for a blunder the moves that would have kept the win."""
        from ..explain import review

        say = self.say
        self.out.print()
        rows = []
        for entry in review(position):
            remark = say("cli-blunder", moves=listed(entry.winning_moves, 12)) if entry.blunder else ""
            rows.append([str(entry.ply), str(entry.player), str(entry.number), f"{entry.margin:+d}", remark])
        table([say("cli-ply"), say("cli-player"), say("cli-number"), say("field-margin"), say("cli-remark")], rows)
        self.out.print(say("cli-margin-note", closer=str(self.variant.closer)), style="dim")
        self.out.print()

    def another(self) -> bool:
        """Ask what comes next, until the answer is one of those that there are."""
        while True:
            choice = self.out.input(self.say("cli-again") + " ").strip().lower()[:1]
            if choice == "s" and self.opponent is not None:
                self.mine = self.mine.other
            if choice in ("a", "s"):
                return True
            if choice in ("q", ""):
                raise LeaveError
