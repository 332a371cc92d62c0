"""The commands about one game: `review` lists its moves and blunders, `svg` draws its last position."""

import json
from pathlib import Path
from typing import Annotated

import typer

from ..game.errors import cannot_write
from ..game.notation import read
from ..game.rules import Position
from .arguments import Json, Language
from .console import Speaker, comma_list, console, table

Game = Annotated[str, typer.Argument(metavar="GAME", help='The game in notation, as in "Z(9, 4): 1 4 5".')]


def review(game: Game, as_json: Json = False, lang: Language = None) -> None:
    """List the moves of a game with the margin after each, and for each blunder the moves that would have won."""
    from ..explain.review import review as plies_of

    position = read(game)
    if not as_json:
        say = Speaker(lang)
        console().print(str(position.variant), style="bold")
        print_review(position, say)
        return
    names = ("ply", "player", "number", "margin", "winner", "is_blunder", "winning_moves")
    print(json.dumps([{name: getattr(ply, name) for name in names} for ply in plies_of(position)]))


def print_review(position: Position, say: Speaker) -> None:
    """Print each move with its margin, and for each blunder the moves that would have won."""
    from ..explain.review import review as plies_of

    out, rows = console(), []
    for entry in plies_of(position):
        remark = say("cli-blunder", moves=comma_list(entry.winning_moves, 12)) if entry.is_blunder else ""
        rows.append([str(entry.ply), str(entry.player), str(entry.number), f"{entry.margin:+d}", remark])
    out.print()
    table([say("cli-ply"), say("cli-player"), say("cli-number"), say("field-margin"), say("cli-remark")], rows)
    out.print(say("cli-margin-note", closer=str(position.variant.closer)), style="dim")
    out.print()


def svg(
    game: Game,
    marks: Annotated[
        str, typer.Option(metavar="moves|partners|winning|certificate", help="The marks in the picture.")
    ] = "moves",
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write a file instead of printing.", show_default=False)
    ] = None,
) -> None:
    """Draw the board of a game as an SVG picture."""
    from ..explain.pictures import svg as draw

    picture = draw(game, marks)  # type: ignore[arg-type]
    if out is None:
        print(picture)
        return
    try:
        Path(out).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise cannot_write(out, error) from None
