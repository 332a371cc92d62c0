"""The command that writes questions for language models, and arrays for training."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..extras import extra
from ..game.errors import cannot_write
from ..game.parsing import file_suffix, parse_int, parse_range
from ..game.rules import Variant
from .arguments import Boards, Divider, Divisors, Language, Remainder, player_of
from .console import Speaker, counter

if TYPE_CHECKING:
    from ..programs.questions import Selection

__all__ = ["questions"]

KINDS = (".jsonl", ".npz")


def questions(
    n: Boards = "5:25:2",
    d: Divisors = "3:12",
    remainder: Remainder = "0",
    divider: Divider = "A",
    side: Annotated[
        str | None,
        typer.Option(metavar="A|B", help="Who is to move; the default is either player.", show_default=False),
    ] = None,
    critical: Annotated[
        bool, typer.Option("--critical", help="Only positions in which some moves win, but not all.")
    ] = False,
    count: Annotated[int, typer.Option(help="How many questions.")] = 100,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="The same seed gives the same questions.")] = 0,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Write a .jsonl file, or an .npz file with arrays, instead of printing JSON lines.",
            show_default=False,
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Print questions about positions with all their right answers, for language models or for training."""
    from ..programs import questions as library

    say = Speaker(lang)
    divides, t = player_of(divider), parse_int(remainder, "remainder")
    boards, divisors = parse_range(n, "n"), parse_range(d, "d")
    variants = [Variant(size, divisor, t, divides) for size in boards for divisor in divisors]
    mover = None if side is None else player_of(side)
    selection = library.Selection(variants, count, critical, mover, seed)
    if out is None:
        for position in library.questions(selection):
            print(json.dumps(library.record(position, say.words), ensure_ascii=False))
        return
    kind = file_suffix(out, KINDS, "no-such-question-kind", "questions are written as {known}, not as {value}")
    try:
        written = _arrays(Path(out), selection) if kind == ".npz" else _lines(Path(out), selection, say)
    except OSError as error:
        raise cannot_write(out, error) from None
    print(say("cli-questions-written", file=out, count=written))


def _lines(path: Path, selection: Selection, say: Speaker) -> int:
    """Write a line of JSON for each question and return their number."""
    from ..programs import questions as library

    written = 0
    with path.open("w", encoding="utf-8") as file, counter() as progress:
        for position in library.questions(selection):
            file.write(json.dumps(library.record(position, say.words), ensure_ascii=False) + "\n")
            written += 1
            progress(written, selection.count)
    return written


def _arrays(path: Path, selection: Selection) -> int:
    """Write the arrays and return the number of questions."""
    from ..programs import questions as library

    with counter() as progress:
        arrays = library.arrays(selection, progress)
    with extra("atlas"):
        import numpy as np
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)
    return len(arrays["boards"])
