"""The command that writes questions for language models, and arrays for training."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

from ..game.errors import InputError, writing
from ..game.parsing import file_suffix, parse_int, parse_range
from ..game.rules import Variant
from . import arguments
from .arguments import Boards, Divider, Divisors, Language, Remainder, player_of
from .console import Speaker, counter
from .options import Option

if TYPE_CHECKING:
    from ..programs.questions import Selection
    from ..programs.scores.card import Progress


KINDS = (".jsonl", ".npz")
N, D = "5:25:2", "3:12"
"""The boards and divisors unless others are given."""


def questions(
    n: Boards = N,
    d: Divisors = D,
    remainder: Remainder = "0",
    divider: Divider = "A",
    side: Annotated[str | None, Option(metavar="A|B", help="The player to move; the default is either.")] = None,
    bond: Annotated[
        list[str] | None,
        Option("--bond", metavar="BOND", help="Other bonds instead of --d, as in coprime; may be repeated."),
    ] = None,
    split: Annotated[
        str | None,
        Option(
            metavar="train|shapes|sizes|bonds|proofs",
            help="A part of the question set; it chooses boards, bonds and difficulty itself.",
        ),
    ] = None,
    critical: Annotated[
        bool,
        Option("--critical/--all", help="Ask only about positions where some moves win and others lose, or about all."),
    ] = True,
    difficulty: Annotated[
        float,
        Option(metavar="SHARE", help="Only critical positions in which at least this share of simple rules loses."),
    ] = 0.0,
    prove: Annotated[bool, Option("--prove", help="Ask who wins and for a proof, instead of for a move.")] = False,
    count: Annotated[int, Option(help="How many questions.")] = 100,
    seed: Annotated[int, Option(metavar="NUMBER", help="The same seed gives the same questions.")] = 0,
    out: Annotated[
        str | None,
        Option(
            metavar="FILE", help="Write a .jsonl file, or an .npz file with arrays, instead of printing JSON lines."
        ),
    ] = None,
    lang: Language = None,
) -> int:
    """Print questions about positions with all their right answers, for language models or for training.

    The exit status is 1 if there are fewer questions than --count asks for.
    """
    from ..programs import splits
    from ..programs.questions import Selection

    say = Speaker(lang)
    mover = None if side is None else player_of(side)
    if split is not None:
        if (n, d, bond, remainder, divider, critical, difficulty, prove) != (N, D, None, "0", "A", True, 0, False):
            raise InputError("split-and-options")
        selection = Selection.of_split(splits.split(split), count, mover, seed)
    else:
        divides, t = player_of(divider), parse_int(remainder, "remainder")
        bonds = bond or [str(divisor) for divisor in parse_range(d, "d")]
        variants = [
            Variant(size, arguments.bond_of(text), t, divides) for size in parse_range(n, "n") for text in bonds
        ]
        selection = Selection(variants, count, critical, mover, seed, difficulty, prove)
    if out is None:
        total = _write_lines(sys.stdout, selection, say)
    else:
        total = _write_file(Path(out), file_suffix(out, KINDS, "no-such-question-kind"), selection, say)
        print(say("cli-questions-written", file=out, count=total))
    if total == count:
        return 0
    print(say("cli-questions-missing", found=total, count=count), file=sys.stderr)
    return 1


def _write_lines(file: TextIO, selection: Selection, say: Speaker, progress: Progress = lambda *_: None) -> int:
    """Write a line of JSON for each question and return their number."""
    from ..programs.questions import questions, record

    total = 0
    for total, position in enumerate(questions(selection), 1):
        print(json.dumps(record(position, say.words, selection.is_proof), ensure_ascii=False), file=file)
        progress(total, selection.count)
    return total


def _write_file(path: Path, kind: str, selection: Selection, say: Speaker) -> int:
    """Write lines or arrays to a file and return the number of questions."""
    if kind == ".npz" and selection.is_proof:
        raise InputError("no-arrays-of-proofs")
    with writing(path), counter() as progress:
        if kind == ".npz":
            from ..programs.arrays import save

            return save(path, selection, progress)
        with path.open("w", encoding="utf-8") as file:
            return _write_lines(file, selection, say, progress)
