"""The catalogue: the variants, strategies, statements, languages and bonds that the page can offer."""

from functools import cache
from itertools import combinations

from ... import __version__
from ...colours import css
from ...explanations.reasons import explain_pair
from ...explanations.words import LANGUAGES
from ...game import bonds, rules
from ...game.bonds import examples
from ...game.rules import ORIGINAL, SCHOOL
from ...learn.coach import HINTS
from ...learn.difficulty import difficulty
from ...solution.appearances import APPEARANCES
from ...solution.classics import CLASSICS
from ...solution.paper import statements, website_variants
from ...solution.paper_items import ITEMS
from ...solution.statement_colours import SILENT, statement_colours
from ...solution.theory import LAST_TWO, winner
from ...solution.turn_order import turn_order_decides
from ...strategies import STRATEGIES, Careless
from ..match import largest_board
from ..schemas import catalogue as schemas

FAMILY_SIZES = range(4, 41)
"""The board sizes for which bonds are compared. Every bond can be solved on them."""

PICTURED = 12
"""The numbers 1..12 are enough to see what a bond is like."""
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


def variants() -> schemas.Variants:
    """The school variant, the original, and the 57 variants of the paper's website, easiest first."""
    website = sorted(website_variants(), key=lambda variant: (difficulty(variant.start()), variant.n, variant.d))
    return schemas.Variants(school=SCHOOL, original=ORIGINAL, website=website)


def strategies() -> list[schemas.StrategyEntry]:
    """The strategies that can be played against."""
    return [
        schemas.StrategyEntry(name=name, citation=entry.citation, takes_share=isinstance(entry, Careless))
        for name, entry in STRATEGIES.items()
    ]


def catalogue() -> schemas.Catalogue:
    """Everything that can be chosen or cited: strategies, languages, statements, bonds, kinds of help."""
    colours = {number: css(colour) for number, colour in statement_colours().items()}
    cited = [
        *((it.key, it.citation, colours.get(it.number)) for it in statements().values()),
        ("last-two", LAST_TWO, css(SILENT)),
        *((it.key, it.citation, None) for it in CLASSICS),
    ]
    return schemas.Catalogue(
        version=__version__,
        strategies=strategies(),
        languages=list(LANGUAGES),
        statements=[
            schemas.StatementEntry(key=key, citation=citation, colour=colour) for key, citation, colour in cited
        ],
        bonds=[_bond(bond) for bond in examples()],
        hints=list(HINTS),
    )


def _bond(bond: bonds.Bond) -> schemas.BondEntry:
    """A bond of the catalogue, with this example."""
    picture = [pair for pair in combinations(range(1, PICTURED + 1), 2) if bond.bonded(*pair)]
    return schemas.BondEntry(
        word=bond.word,
        key=bond.key,
        example=bond.text,
        takes=bond.takes,
        parameters=bond.parameters,
        explanation=explain_pair(bond, *max(picture, key=sum)),
        picture=picture,
        largest_board=largest_board(bond),
    )


@cache
def family() -> schemas.Family:
    """The winners with each bond on the boards 1..n, for n from 4 to 40 and either player as the Divider."""
    strips = [
        schemas.Strip(
            bond=bond.text,
            A="".join(winner(rules.Variant(n, bond)) for n in FAMILY_SIZES),
            B="".join(winner(rules.Variant(n, bond, divider="B")) for n in FAMILY_SIZES),
        )
        for bond in examples()
        if bond.takes != "lines"
    ]
    return schemas.Family(first=FAMILY_SIZES[0], last=FAMILY_SIZES[-1], strips=strips)


def answers() -> schemas.AnswersPage:
    """Earlier appearances of the game with their winners, and examples of Theorem A."""
    return schemas.AnswersPage(
        appearances=[schemas.SolvedAppearance.model_validate(it) for it in APPEARANCES],
        turn_orders=[
            schemas.TurnOrder(word=word, left=left, decides=turn_order_decides(word, left))
            for word, left in TURN_ORDERS
        ],
    )


@cache
def paper() -> list[schemas.PaperItem]:
    """The paper item by item, with games to try and who wins them."""
    return [schemas.PaperItem.model_validate(item) for item in ITEMS]
