"""Notation: reads and writes a game as one line of text.

A game is written as its variant, the moves in order, and the winner if it is over:

    Z(15, 7)                                             before the first move
    Z(15, 7): 8 2 5                                      three numbers are crossed out
    Z(5, 3): 3 1 5 = A                                   finished, A has won
    Z({-3, 0, 1, 4, 10}, 5, remainder=3, divider=B): 0   a custom board, remainder 3, B is the Divider
    Z(15, coprime): 3 8                                  another bond, written as in `bonds`
    Z(9, lines 1-2 3-9, divider=B)                       lines drawn by hand

Commas count as white space, and the case of letters does not matter. The result may be missing; `*` is the result of
an unfinished game. Any other text raises an `InputError` or a `MoveError` with the `column` of the fault.

    word       a run of characters other than white space and signs: `Z`, `15`, `remainder`, `A`
    sign       one of ( ) { } : =
"""

from typing import NoReturn

from .errors import InputError, Name, ZahlenschlachtError
from .parsing import MAX_DIGITS, Tokens, is_number
from .rules import MAX_PLAYABLE, Player, Position, Variant, parse_variant

MAX_LENGTH = 250_000
"""The largest number of characters in a game."""
_TOO_LARGE = 10**MAX_DIGITS
MAX_BITS = 1_000_000_000
"""The largest product of board size and number of moves: each position stores a bit for each number."""


class NotationError(InputError):
    """The text is not a game; `column` is where the fault lies."""


def read(text: str) -> Position:
    """The position at the end of the game.

    >>> read("Z(5, 3): 3 1 5 = A").numbers
    (2, 4)
    >>> read(" z( 5 3 ):3,1").turn
    Player.A
    """
    if not isinstance(text, str):
        raise NotationError("not-a-text", value=text)
    if len(text) > MAX_LENGTH:
        raise NotationError("notation-too-long", largest=MAX_LENGTH, value=len(text)).at(MAX_LENGTH)
    return _Reader(text).game()


def as_position(where: Position | Variant | str) -> Position:
    """The position itself, the start of a variant, or the position in a text. Functions of the library use it.

    >>> as_position("Z(5, 3): 3 1").numbers, as_position(Variant(4, 3)).ply
    ((2, 4, 5), 0)
    """
    if isinstance(where, Position):
        return where
    return where.start() if isinstance(where, Variant) else read(where)


def as_variant(where: Position | Variant | str) -> Variant:
    """The variant itself, or that of a start position or of a text without moves.

    >>> as_variant("Z(15, coprime)").n
    15
    """
    if isinstance(where, Variant):
        return where
    position = as_position(where)
    if position.ply:
        raise InputError("variant-with-moves", value=Name(write(position)))
    return position.variant


def write(where: Position | Variant | str) -> str:
    """The game that led to the position, in one line. `read` turns it back into the position.

    >>> write(Variant(5, 3).position([3, 1, 5])), write("z(5 3):3,1")
    ('Z(5, 3): 3 1 5 = A', 'Z(5, 3): 3 1')
    """
    position = as_position(where)
    variant = position.variant
    largest = max(variant.n, 0, *variant.bond.parameters.values(), *map(abs, variant.board or ()))
    if largest >= _TOO_LARGE:
        raise NotationError("notation-long-number", largest=MAX_DIGITS)
    _check_size(variant, position.ply)
    moves = ":" + "".join(f" {number}" for number in position.crossed) if position.ply else ""
    result = f" = {position.winner}" if position.winner else ""
    text = f"{variant}{moves}{result}"
    if len(text) > MAX_LENGTH:
        raise NotationError("notation-too-long", largest=MAX_LENGTH, value=len(text))
    return text


def _check_size(variant: Variant, moves: int) -> None:
    """Refuse a game whose positions would need too much memory."""
    if variant.n <= MAX_PLAYABLE and variant.n * min(moves, variant.n) > MAX_BITS:
        raise NotationError("notation-too-large", value=moves, n=variant.n)


class _Reader:
    """A recursive descent parser: each method reads one part of the text."""

    def __init__(self, text: str) -> None:
        self.token = Tokens(text, signs="(){}:=", separators=",")

    def game(self) -> Position:
        """The whole text."""
        position = self.variant().start()
        if self.token.accept(":"):
            position = self.moves(position)
        elif self.token.text not in ("", "="):
            self.refuse_sign(":")
        if self.token.accept("="):
            self.result(position)
        if self.token.text:
            self.refuse("notation-end")
        return position

    def variant(self) -> Variant:
        """A variant such as `Z(15, 7)`."""
        if self.token.text.upper() != "Z":
            self.refuse("notation-variant")
        self.token.advance()
        self.expect("(")
        columns = {"n-too-small": self.token.column}
        board = self.board() if self.token.text == "{" else None
        n = self.number() if board is None else None
        bond_column, bond = self.token.column, self.bond()
        remainder, divider, remainder_column = self.options()
        columns |= {"remainder-out-of-range": remainder_column, "remainder-without-sum": remainder_column}
        self.expect(")")
        columns["repeated"] = _first_repeat(board or [])
        numbers = None if board is None else tuple(number for _, number in board)
        try:
            return parse_variant(n, bond, remainder, divider, numbers)
        except InputError as error:
            raise error.at(columns.get(error.code, bond_column)) from None

    def board(self) -> list[tuple[int, int]]:
        """A board such as `{-3, 0, 1, 4}`, as pairs of column and number."""
        self.expect("{")
        board = []
        while self.token.text != "}":
            board.append((self.token.column, self.number()))
        self.expect("}")
        return board

    def bond(self) -> str:
        """The text of a bond such as `7`, `coprime` or `lines 1-2 3-9`: all words before the options."""
        if self.token.text in ("", ")", "=", ":", "{", "}", "("):
            self.refuse("notation-number")
        if not self.token.text[0].isalpha():
            return str(self.number())
        words = []
        while self.token.text and self.token.text.lower() not in (")", "remainder", "divider"):
            words.append(self.token.text)
            self.token.advance()
        return " ".join(words)

    def options(self) -> tuple[int, Player, int]:
        """The remainder, the Divider and the column of the remainder; the options come in any order."""
        remainder, divider, column = 0, Player.A, 0
        names: set[str] = set()
        while self.token.text != ")":
            name = self.token.text.lower()
            if name not in ("remainder", "divider"):
                self.refuse("notation-option")
            if name in names:
                self.refuse("notation-twice")
            names.add(name)
            self.token.advance()
            self.expect("=")
            if name == "remainder":
                column, remainder = self.token.column, self.number()
            else:
                divider = self.player()
        return remainder, divider, column

    def moves(self, position: Position) -> Position:
        """The position after the moves that follow."""
        first, moves = self.token.column, []
        while self.token.text not in ("", "="):
            moves.append((self.token.column, self.number()))
        try:
            _check_size(position.variant, len(moves))
        except NotationError as error:
            raise error.at(first) from None
        for column, number in moves:
            try:
                position = position.cross(number)
            except ZahlenschlachtError as error:
                raise error.at(column) from None
        return position

    def result(self, position: Position) -> None:
        """Check that the result, `A`, `B` or `*`, agrees with the moves."""
        result, winner = self.token.text.upper(), position.winner
        if result not in ("A", "B", "*"):
            self.refuse("notation-result")
        if winner is None and result != "*":
            self.refuse("notation-not-over")
        if winner is not None and result != winner:
            self.refuse("notation-wrong-result", winner=Name(winner))
        self.token.advance()

    def number(self) -> int:
        """Read a number."""
        word = self.token.text
        if not is_number(word):
            self.refuse("notation-number")
        if len(word.lstrip("-")) > MAX_DIGITS:
            self.refuse("notation-long-number", largest=MAX_DIGITS)
        self.token.advance()
        return int(word)

    def player(self) -> Player:
        """Read a player."""
        word = self.token.text.upper()
        if word not in ("A", "B"):
            self.refuse("not-a-player")
        self.token.advance()
        return Player(word)

    def expect(self, sign: str) -> None:
        """Read this sign, or refuse any other token."""
        if not self.token.accept(sign):
            self.refuse_sign(sign)

    def refuse_sign(self, sign: str) -> NoReturn:
        """Raise the error for a missing sign."""
        self.refuse("notation-sign", sign=Name(sign))

    def refuse(self, code: str, **values: object) -> NoReturn:
        """Raise an error about the next token."""
        token = self.token
        if not token.text:
            error = NotationError("notation-unfinished")
        else:
            error = NotationError(code, **{"value": token.text[:60], **values})
        raise error.at(token.column)


def _first_repeat(board: list[tuple[int, int]]) -> int:
    """The column of the first number that is repeated; 0 if none is."""
    earlier_numbers: set[int] = set()
    for column, number in board:
        if number in earlier_numbers:
            return column
        earlier_numbers.add(number)
    return 0
