"""The split of the variants: those to train on, and sizes and bonds that training has not seen.

    train     Z(n, d) with odd n from 5 to 13 and d from 3 to 8
    sizes     the same divisors on larger boards, odd n from 15 to 25
    bonds     other bonds on boards of the sizes of training: differences, products, coprime, divisors and square sums

>>> {name: len(variants(name)) for name in SPLITS}
{'train': 30, 'sizes': 36, 'bonds': 30}
"""

from ..game.rules import InputError, Name, Variant

_DIVISORS = [str(d) for d in range(3, 9)]
SPLITS: dict[str, tuple[range, list[str]]] = {
    "train": (range(5, 14, 2), _DIVISORS),
    "sizes": (range(15, 26, 2), _DIVISORS),
    "bonds": (range(5, 14, 2), ["difference 3", "difference 4", "product 6", "coprime", "divides", "square sum"]),
}
"""The sizes of the boards 1..n and the bonds of each part."""


def variants(split: str) -> tuple[Variant, ...]:
    """The variants of a part of the split; no variant is in two parts."""
    if split not in SPLITS:
        text = "the split has the parts {known}, not {value}"
        raise InputError("no-such-split", text, known=Name(", ".join(SPLITS)), value=split)
    sizes, bonds = SPLITS[split]
    return tuple(Variant(n, bond) for n in sizes for bond in bonds)
