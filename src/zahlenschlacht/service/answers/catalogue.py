"""The catalogue: the variants, strategies, statements, languages and bonds that the page can offer."""

from functools import cache

from ... import __version__
from ...colours import css
from ...explain.words import LANGUAGES
from ...game.bonds import examples
from ...game.rules import ORIGINAL, SCHOOL, Player
from ...learn.coach import HINTS
from ...learn.difficulty import difficulty
from ...solution.appearances import APPEARANCES
from ...solution.classics import CLASSICS
from ...solution.paper import statements, website_variants
from ...solution.statement_colours import SILENT, statement_colours
from ...solution.theory import LAST_TWO, solve, winners
from ...solution.turn_order import turn_order_decides
from ...strategies import STRATEGIES, takes_share
from ..schemas.catalogue import (
    Answers,
    Appearance,
    Bond,
    Catalogue,
    Family,
    SolvedBoard,
    Statement,
    Strategy,
    Strip,
    TurnOrder,
    Variants,
)
from ..schemas.positions import Variant

FAMILY_SIZES = range(4, 41)
"""The board sizes for which bonds are compared. Every bond can be solved on them."""

TURN_ORDERS = (
    ("OCOC", 2),
    ("COCOC", 2),
    ("COCO", 2),
    ("COCO", 3),
    ("OOCCOOCC", 2),
    ("OCCOCC", 2),
    ("CCOO", 2),
    ("CCOO", 4),
)
"""Examples of Theorem A: orders of C and O, and how many numbers are left."""


def variants() -> Variants:
    """The school variant, the original, and the 57 variants of the paper's website, easiest first."""
    website = sorted(website_variants(), key=lambda variant: (difficulty(variant.start()), variant.n, variant.d))
    return Variants(
        school=Variant.of(SCHOOL),
        original=Variant.of(ORIGINAL),
        website=[Variant.of(variant) for variant in website],
    )


def strategies() -> list[Strategy]:
    """The strategies that can be played against."""
    return [
        Strategy(name=name, citation=entry.citation, takes_share=takes_share(entry))
        for name, entry in STRATEGIES.items()
    ]


def catalogue() -> Catalogue:
    """All entries of the registries."""
    colours = {number: css(colour) for number, colour in statement_colours().items()}
    of_the_paper = [
        Statement(key=statement.key, citation=statement.citation, colour=colours.get(statement.number))
        for statement in statements().values()
    ]
    classics = [Statement(key=classic.key, citation=classic.citation, colour=None) for classic in CLASSICS]
    last_two = Statement(key="last-two", citation=LAST_TWO, colour=css(SILENT))
    return Catalogue(
        version=__version__,
        strategies=strategies(),
        languages=list(LANGUAGES),
        statements=[*of_the_paper, last_two, *classics],
        bonds=[Bond.of(bond) for bond in examples()],
        hints=list(HINTS),
    )


@cache
def family() -> Family:
    """The winner with each bond on small boards. It is computed once per process."""
    strips = [
        Strip(
            bond=bond.text,
            A="".join(winners(bond, FAMILY_SIZES, Player.A)),
            B="".join(winners(bond, FAMILY_SIZES, Player.B)),
        )
        for bond in examples()
        if bond.takes != "lines"
    ]
    return Family(first=FAMILY_SIZES[0], last=FAMILY_SIZES[-1], strips=strips)


def answers() -> Answers:
    """Earlier appearances of the game, and examples of turn orders."""
    return Answers(
        appearances=[
            Appearance(
                key=it.key,
                source=it.source,
                year=it.year,
                address=it.address,
                boards=[
                    SolvedBoard(variant=Variant.of(variant), winner=solve(variant.start(), lists=False).winner)
                    for variant in it.variants
                ],
            )
            for it in APPEARANCES
        ],
        turn_orders=[
            TurnOrder(word=word, left=left, decides=turn_order_decides(word, left)) for word, left in TURN_ORDERS
        ],
    )
