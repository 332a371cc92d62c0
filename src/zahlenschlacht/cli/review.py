"""The commands about one game: `review` lists its moves and blunders, `svg` draws its last position."""

import json
from pathlib import Path
from typing import Annotated

from ..game.errors import writing
from ..game.notation import read
from ..game.rules import Position
from .arguments import Json, Language
from .console import Speaker, comma_list, console, table
from .options import Argument, Option

Game = Annotated[str, Argument(metavar="GAME", help='The game in notation, as in "Z(9, 4): 1 4 5".')]


def review(game: Game, as_json: Json = False, lang: Language = None) -> None:
    """List the moves of a game with the margin after each, name the better moves, and say which move decided it."""
    from ..explanations import decision, review

    position, say = read(game), Speaker(lang)
    if not as_json:
        console().print(str(position.variant), style="bold")
        print_review(position, say)
        return
    plies = [ply.as_dict() for ply in review.review(position)]
    end = decision.decision(position) if position.is_over else None
    deciding = end and {**end.as_dict(), "text": " ".join(say.sentences(end.messages))}
    print(json.dumps({"plies": plies, "decision": deciding}, ensure_ascii=False))


def print_review(position: Position, say: Speaker) -> None:
    """Print each move with its margin, for each blunder the moves that would have won, and the deciding move."""
    from ..explanations import decision, review

    out, rows = console(), []
    for entry in review.review(position):
        remark = say("cli-blunder", moves=comma_list(entry.winning_moves, 12)) if entry.is_blunder else ""
        rows.append([str(entry.ply), str(entry.player), str(entry.number), f"{entry.margin:+d}", remark])
    out.print()
    table([say("cli-ply"), say("cli-player"), say("cli-number"), say("field-margin"), say("cli-remark")], rows)
    out.print(say("cli-margin-note", closer=str(position.variant.closer)), style="dim")
    if position.is_over:
        end = decision.decision(position)
        title, *reasons = say.sentences((end.title, *end.messages))
        out.print()
        out.print(title, style="bold")
        out.print(" ".join(reasons))
    out.print()


def svg(
    game: Game,
    marks: Annotated[
        str, Option(metavar="moves|partners|winning|certificate", help="The marks in the picture.")
    ] = "moves",
    out: Annotated[str | None, Option(metavar="FILE", help="Write a file instead of printing.")] = None,
) -> None:
    """Draw the board of a game as an SVG picture."""
    from ..explanations import pictures

    picture = pictures.svg(game, marks)  # type: ignore[arg-type]
    if out is None:
        print(picture)
        return
    with writing(out):
        Path(out).write_text(picture, encoding="utf-8")
