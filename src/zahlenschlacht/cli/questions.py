"""The command that writes questions for language models, and arrays for training."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from ..extras import extra
from ..game.errors import cannot_write
from ..game.parsing import file_suffix, parse_int, parse_range
from ..game.rules import Variant
from . import arguments
from .arguments import Boards, Divider, Divisors, Language, Remainder, player_of
from .console import Speaker, counter

if TYPE_CHECKING:
    from ..programs.questions import Selection
    from ..programs.scores.card import Progress


KINDS = (".jsonl", ".npz")


def questions(
    n: Boards = "5:25:2",
    d: Divisors = "3:12",
    remainder: Remainder = "0",
    divider: Divider = "A",
    side: Annotated[
        str | None,
        typer.Option(metavar="A|B", help="The player to move; the default is either.", show_default=False),
    ] = None,
    bond: Annotated[
        list[str] | None,
        typer.Option(
            "--bond",
            metavar="BOND",
            help="Other bonds instead of --d, as in coprime; may be repeated.",
            show_default=False,
        ),
    ] = None,
    split: Annotated[
        str | None,
        typer.Option(
            metavar="train|sizes|bonds", help="A part of the split instead of --n and --d.", show_default=False
        ),
    ] = None,
    critical: Annotated[
        bool,
        typer.Option(
            "--critical/--all", help="Ask only about positions where some moves win and others lose, or about all."
        ),
    ] = True,
    chance_at_most: Annotated[
        float, typer.Option(metavar="SHARE", help="Only positions in which at most this share of the moves wins.")
    ] = 1.0,
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
) -> int:
    """Print questions about positions with all their right answers, for language models or for training.

    The exit status is 1 if there are fewer questions than --count asks for.
    """
    from ..programs import questions as library
    from ..programs import splits

    say = Speaker(lang)
    divides, t = player_of(divider), parse_int(remainder, "remainder")
    bonds = bond or [str(divisor) for divisor in parse_range(d, "d")]
    variants = (
        [Variant(size, arguments.bond_of(text), t, divides) for size in parse_range(n, "n") for text in bonds]
        if split is None
        else splits.variants(split)
    )
    mover = None if side is None else player_of(side)
    selection = library.Selection(variants, count, critical, mover, seed, chance_at_most)
    if out is None:
        return _status(_write_lines(sys.stdout, selection, say), selection, say)
    kind = file_suffix(out, KINDS, "no-such-question-kind", "questions can be written as {known}, not as {value}")
    try:
        with counter() as progress:
            if kind == ".npz":
                total = _write_arrays(Path(out), selection, progress)
            else:
                with Path(out).open("w", encoding="utf-8") as file:
                    total = _write_lines(file, selection, say, progress)
    except OSError as error:
        raise cannot_write(out, error) from None
    print(say("cli-questions-written", file=out, count=total))
    return _status(total, selection, say)


def _status(total: int, selection: Selection, say: Speaker) -> int:
    """The exit status: 1, with a sentence, if there are fewer questions than --count asks for."""
    if total == selection.count:
        return 0
    print(say("cli-questions-missing", found=total, count=selection.count), file=sys.stderr)
    return 1


def _write_lines(file: TextIO, selection: Selection, say: Speaker, progress: Progress = lambda *_: None) -> int:
    """Write a line of JSON for each question and return their number."""
    from ..programs import questions as library

    total = 0
    for total, position in enumerate(library.questions(selection), 1):
        print(json.dumps(library.record(position, say.words), ensure_ascii=False), file=file)
        progress(total, selection.count)
    return total


def _write_arrays(path: Path, selection: Selection, progress: Progress) -> int:
    """Write the arrays and return the number of questions."""
    from ..programs import questions as library

    arrays = library.arrays(selection, progress)
    with extra("atlas"):
        import numpy as np
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)
    return len(arrays["boards"])
