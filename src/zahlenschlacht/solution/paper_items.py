"""The paper item by item: definitions, lemmas, theorems, examples, figures and remarks, in its order.

Each item has games to try it on and its theorems in Coq. The locale files have what it says as `answers-item-<key>`
(for a lemma or theorem, `statement-<number>`), and a note as `answers-note-<key>` where the item can be sharpened or
its proof has a gap.

>>> [item.key for item in ITEMS if item.has_note][:3]
['example-2-3-2', 'lemma-3-1-7', 'remark-3-1-7']
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Item:
    """An item of the paper."""

    kind: str
    """"definition", "lemma", "theorem", "example", "figure", "remark" or "question"."""
    number: str
    """Its number in the paper; for a remark, the number of the item before it."""
    games: tuple[str, ...]
    """Games in notation on which it can be tried."""
    proofs: tuple[str, ...] = ()
    """Its theorems in Coq, as in docs/proof.md."""
    has_note: bool = False
    """Whether the item can be sharpened or its proof has a gap."""

    @property
    def key(self) -> str:
        """The name of its messages in the locale files."""
        return f"{self.kind}-{self.number.replace('.', '-')}"

    @property
    def message(self) -> str:
        """The id of the message that says what the item says."""
        kind = "statement-" if self.kind in ("lemma", "theorem") else f"answers-item-{self.kind}-"
        return kind + self.number.replace(".", "-")


ITEMS = (
    Item("figure", "1", ("Z(15, 7)",)),
    Item("definition", "2.3.1", ("Z(5, 3)",), ("game.wins_move", "game.wins_two", "game.wins_other")),
    Item(
        "example",
        "2.3.2",
        ("Z(2017, 8)", "Z(15, 7)"),
        ("paper.original_game", "paper.school_game", "examples.original_any"),
        True,
    ),
    Item("example", "2.4.1", ("Z(15, 7)", "Z(15, 7): 1 2", "Z(15, 7): 1 2 5"), ("firstmoves.first_moves",)),
    Item("figure", "2", ("Z(15, 7)",)),
    Item("figure", "3", ("Z(15, 7): 1",)),
    Item("figure", "4", ("Z(15, 7): 1 2 5 6 8 7 14 9 12 10 4 13 15",)),
    Item("definition", "2.4.2", ("Z(15, 7): 1 6 8 13",), ("residues.bonded_partner",)),
    Item("lemma", "2.4.3", ("Z(15, 7)",), ("zahlenschlacht.lemma_2_4_3",)),
    Item("example", "2.4.4", ("Z(15, 7)",), ("zahlenschlacht.example_2_4_4",)),
    Item("definition", "3.1.1", ("Z(15, 7): 8",), ("pairing.A_situationP",)),
    Item("lemma", "3.1.2", ("Z(15, 7): 8", "Z(7, 7)"), ("pairing.lemma_3_1_2",)),
    Item("example", "3.1.3", ("Z(2017, 8): 1", "Z(15, 7): 15"), ("examples.original_first", "paper.school_game")),
    Item("theorem", "3.1.4", ("Z(9, 4)", "Z(9, 11)"), ("paper.theorem_3_1_4", "firstmoves.first_moves_win")),
    Item("example", "3.1.5", ("Z(15, 7)", "Z(15, 8)", "Z(15, 15)", "Z(15, 16)", "Z(15, 17)"), ("paper.examples_A",)),
    Item("definition", "3.1.6", ("Z(15, 6): 7",), ("strategy.nearly_wins",)),
    Item("remark", "3.1.6", ("Z(15, 13)",), ("examples.no_strategy",)),
    Item("lemma", "3.1.7", ("Z(15, 6)",), ("triple.lemma_3_1_7",), True),
    Item("remark", "3.1.7", ("Z(13, 4)",), ("strategy.first_move",), True),
    Item("theorem", "3.1.8", ("Z(11, 4)", "Z(11, 6)"), ("paper.theorem_3_1_8",)),
    Item("example", "3.1.9", ("Z(15, 6): 7 2", "Z(15, 6): 7 2 3"), ("examples.example_3_1_9",)),
    Item("theorem", "3.1.10", ("Z(29, 7)", "Z(31, 8)"), ("paper.theorem_3_1_10",)),
    Item(
        "example",
        "3.1.11",
        tuple(f"Z({n}, 42)" for n in (41, 85, 165, 83, 127, 207))
        + tuple(f"Z({n}, 19)" for n in (17, 19, 37, 39, 59, 73, 131, 133, 151, 153, 173, 187)),
        ("paper.examples_A", "paper.example_3_1_11"),
    ),
    Item("theorem", "3.2.1", ("Z(15, 9)", "Z(15, 9): 9 8 1 7 2 3 10"), ("paper.theorem_3_2_1",), True),
    Item(
        "example",
        "3.2.2",
        tuple("Z(15, 9): " + moves for moves in ("9", "9 8", "9 8 1", "9 8 1 7", "9 8 1 7 2")),
        ("paper.examples_B",),
    ),
    Item("figure", "5", ("Z(15, 9): 9 8 1 7 2",)),
    Item("remark", "3.2.2", ("Z(29, 7)", "Z(17, 7)"), ("rays.rays_odd",)),
    Item("theorem", "3.2.3", ("Z(15, 18)",), ("paper.theorem_3_2_3",), True),
    Item("example", "3.2.4", ("Z(23, 26)", "Z(23, 27)"), ("paper.examples_B",)),
    Item("theorem", "3.2.5", ("Z(8, 3)",), ("paper.theorem_3_2_5", "relief.theorem_3_2_5_by_relief")),
    Item("remark", "3.2.5", ("Z(5, 2): 1",), ("parity.two_always",)),
    Item("theorem", "3.2.6", ("Z(15, 7): 6", "Z(5, 6): 3 5 4"), ("mistake.theorem_3_2_6",), True),
    Item("remark", "3.2.6", ("Z(13, 5)", "Z(19, 7)", "Z(25, 9)"), ("variants.fifty_seven", "variants.beyond_3_1_4")),
    Item("question", "i", ("Z(17, 7)", "Z(29, 7)"), ("rays.rays_odd", "rays.rays_even")),
    Item("question", "ii", ("Z(28, 8, divider=B)", "Z(20, 8, divider=B)"), ("rays.rays_ii_odd", "rays.rays_ii_even")),
)
"""All items in the order of the paper: the registry."""
