"""Typeset docs/theory.md as a paper: `make paper` writes build/theory.pdf, with figures drawn by the program.

The text is parsed as Markdown and written as Typst. The figures are drawn by the commands in FIGURES on every run.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

from zahlenschlacht.cli import run

if TYPE_CHECKING:
    from markdown_it.token import Token

DOCS = Path(__file__).parent
BUILD = DOCS.parent / "build"

FIGURES = {
    "1. The game on a graph": (
        'svg "Z(9, 4)" --marks partners --out graph.svg',
        "Z(9, 4): a line joins two numbers if their sum is divisible by 4.",
    ),
    "6. Reading h off the residues": (
        'svg "Z(15, 7)" --marks certificate --out certificate.svg',
        "Z(15, 7): A crosses out 1 and answers every number with its partner.",
    ),
    "8. Theorem R: the answer to both questions": (
        "atlas --layer winner --n 5:405:2 --d 2:61 --out winner.png",
        "Who wins Z(n, d) for odd n from 5 to 405 (to the right) and d from 2 to 61 (upwards). A, in pink, wins on the "
        "rays n = kd; beyond the frontier they touch.",
    ),
}
"""For the heading of a section, the figure at its end: the command that draws it, and the caption."""

HEAD = """\
#set document(title: "The complete solution of Zahlenschlacht")
#set page(paper: "a4", margin: (x: 2.6cm, y: 2.4cm), numbering: "1")
#set text(font: "New Computer Modern", size: 10.5pt, lang: "en")
#set par(justify: true)
#set heading(numbering: none)
#set table(stroke: 0.4pt + luma(120), inset: 5pt)
#show table: set par(justify: false)
#show table: block.with(breakable: false)
#show raw: set text(size: 8.5pt)
#show quote.where(block: true): it => block(inset: (left: 1em, y: 0.3em), stroke: (left: 2pt + luma(150)), it.body)
"""

OPEN = {"strong_open": "#strong[", "em_open": "#emph[", "blockquote_open": "#quote(block: true)[\n"}
CLOSE = {"strong_close": "];", "em_close": "];", "blockquote_close": "]\n\n"}

OPERATOR = re.compile(r" (?=[=≤≥<>≡+−∈∩∪⇒·]|\\\\ |mod )|(?<=[=≤≥<>≡+−∈∩∪⇒·]) |(?<= \\\\) |(?<=mod) ")
"""The spaces around the operators of a formula."""
LETTER = r"[^\W\d_₀-₉¹²³]"
VARIABLE = re.compile(
    rf"(?<!{LETTER})(?<!['’])(?<![^.]\.)(?!(?<=\()i\))"
    rf"([b-zA-Zα-ω]|a(?=\u00a0|′|#sub)|(?<=[\u00a0(])a(?=[ )]))(?!{LETTER})(?!\.[a-z])"
)
"""A letter that stands alone, other than the article and the number (i) of a question."""
PRODUCT = re.compile(rf"(?<!{LETTER})(kd|km|qd|xy)(?!{LETTER})")
"""A product of two variables, written without a sign."""
NAMES = "ABCORZ"
"""Letters that are names, and are not set in italics."""


def typst(markdown: str) -> str:
    """The text in Typst markup.

    >>> print(typst("# Title\\n\\nSome *text* with `code`, and a [link](x.md)."))
    = Title
    <BLANKLINE>
    Some #emph[text]; with #raw("code");, and a link.
    >>> typst("If k = 2m, A wins.")
    'If #emph[k];\\xa0\\\\=\\xa02#emph[m];, A wins.'
    >>> typst("Question (i) is about kd and O(n^r).")
    'Question (i) is about #emph[kd]; and O(#emph[n];#super[#emph[r];];).'
    """
    tokens = MarkdownIt("commonmark").enable("table").parse(markdown)
    return "".join(_blocks(tokens)).strip()


def _blocks(tokens: list[Token]) -> Iterator[str]:
    """Yield the blocks of the text, and the figure of a section at its end."""
    figure = ""
    for place, token in enumerate(tokens):
        match token.type:
            case "heading_open":
                yield figure
                figure = _figure(tokens[place + 1].content)
                yield "=" * int(token.tag[1]) + " "
            case "inline":
                yield _inline(token.children or [])
            case "heading_close" | "paragraph_close":
                yield "\n\n"
            case "bullet_list_open" | "ordered_list_open" | "bullet_list_close" | "ordered_list_close":
                yield "\n"
            case "list_item_open":
                yield "#list.item["
            case "list_item_close":
                yield "]\n"
            case "td_close" | "th_close":
                yield "],\n"
            case "table_open":
                columns = sum(other.type == "th_open" for other in tokens[place : _end(tokens, place, "thead_close")])
                yield f"#table(columns: {columns},\n"
            case "table_close":
                yield ")\n\n"
            case "th_open":
                yield "[#set text(weight: 600)\n"
            case "td_open":
                yield "["
            case "fence" | "code_block":
                yield f"#raw({_string(token.content.rstrip())}, block: true)\n\n"
            case (
                "paragraph_open" | "thead_open" | "thead_close" | "tbody_open" | "tbody_close" | "tr_open" | "tr_close"
            ):
                pass
            case kind if kind in OPEN or kind in CLOSE:
                yield OPEN.get(kind, "") + CLOSE.get(kind, "")
            case kind:
                raise ValueError(f"docs/theory.md contains {kind}, which docs/paper.py cannot typeset")
    yield figure


def _end(tokens: list[Token], place: int, kind: str) -> int:
    return next(index for index in range(place, len(tokens)) if tokens[index].type == kind)


def _inline(tokens: list[Token]) -> str:
    """The text of a paragraph."""
    parts = []
    for token in tokens:
        match token.type:
            case "text":
                parts.append(_text(token.content))
            case "softbreak":
                parts.append("\n")
            case "code_inline":
                parts.append(f"#raw({_string(token.content)});")
            case "link_open" | "link_close":
                pass  # the other pages are not part of the paper
            case kind:
                parts.append((OPEN | CLOSE)[kind])
    return "".join(parts)


def _text(text: str) -> str:
    """Plain text: formulas do not break at their operators, and their variables are in italics."""
    text = OPERATOR.sub("\u00a0", text)
    text = re.sub(r"([\\#$*_`<>@\[\]~/=+-])", r"\\\1", text)
    text = re.sub(r"(?<=\w)\\_(\w'?)", r"#sub[\1];", text)
    text = re.sub(r"\^(\w)", r"#super[\1];", text)
    text = VARIABLE.sub(lambda match: match[1] if match[1] in NAMES else f"#emph[{match[1]}];", text)
    return PRODUCT.sub(r"#emph[\1];", text)


def _string(text: str) -> str:
    """A string literal of Typst."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _figure(heading: str) -> str:
    if heading not in FIGURES:
        return ""
    command, caption = FIGURES[heading]
    options, _, name = command.rpartition(" --out ")
    text = f"{_text(caption)} (#raw({_string(f'zahlenschlacht {options}')}))"
    return f"#figure(image({_string(name)}, width: 70%, scaling: {_string('pixelated')}), caption: [{text}])\n\n"


def draw_figures() -> None:
    """Draw every figure with its command."""
    for command, _ in FIGURES.values():
        *arguments, name = shlex.split(command)
        if run([*arguments, str(BUILD / name)]):
            sys.exit(f"this figure could not be drawn: {command}")


def main() -> None:
    """Write build/theory.typ and build/theory.pdf."""
    import typst as typesetter

    BUILD.mkdir(exist_ok=True)
    draw_figures()
    source = BUILD / "theory.typ"
    source.write_text(HEAD + typst((DOCS / "theory.md").read_text(encoding="utf-8")) + "\n", encoding="utf-8")
    typesetter.compile(source, output=source.with_suffix(".pdf"))
    print(f"wrote {source.with_suffix('.pdf').relative_to(Path.cwd())}")


if __name__ == "__main__":
    sys.exit(main())
