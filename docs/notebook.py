# %% [markdown]
# # From "who wins?" to the frontier
#
# This notebook needs only `pip install zahlenschlacht`. Open it in Jupyter (with Jupytext), in VS Code or in
# PyCharm, or run it with `python docs/notebook.py`, which writes `frontier.svg`. The tests run it, too.
#
# The numbers 1 to n stand on a board. A and B take turns crossing out a number, A first, until two are left. A
# wins if these two add up to a multiple of d. This is Z(n, d).

# %%
from collections.abc import Sequence
from html import escape

from zahlenschlacht import Player, Variant, explain, frontier, play_out, score, solve, svg, winner

start = Variant(15, 7).start()
start  # in a notebook, the last line of a cell is shown: here the board

# %% [markdown]
# ## Who wins?

# %%
verdict = solve(start)
print(verdict.winner, "wins with margin", verdict.margin, "by crossing out one of", verdict.winning_moves)
print(explain(start))

# %% [markdown]
# A pairing proves it: after the first move every number has a partner of its own, and A answers with it.


# %%
class Picture:
    """An SVG document that a notebook shows."""

    def __init__(self, text: str) -> None:
        self.text = text

    def _repr_svg_(self) -> str:
        return self.text


Picture(svg(start, "certificate"))

# %% [markdown]
# ## Does it matter?
#
# A perfect A beats everyone on this board. A player who crosses out the smallest number does not: its floor, the
# chance of winning against a best response, is 0.

# %%
print(play_out(start, "perfect", "random").winner, "wins with perfect play")
card = score(lambda position: position.numbers[0], "Z(15, 7)", "A")
print(f"right in {card.accuracy.right.value:.0%} of the critical positions, floor {card.floor.value:.0%}")

# %% [markdown]
# ## Larger boards
#
# If n is even, B makes the last move and wins every board [Theorem 3.2.5]. If n is odd, A makes the last move.
# Then large boards are good for A. For d = 7, B wins these boards, and no larger odd one:

# %%
wins_of_b = [n for n in range(5, 101, 2) if winner(n, 7) is Player.B]
print(wins_of_b)
assert wins_of_b[-1] == frontier(7)

# %% [markdown]
# ## The frontier
#
# `frontier(d)` is the largest odd board that B wins. It grows like d²/2 for odd d and like d²/4 for even d. Each
# dot is a board that B wins; the line is the frontier.


# %%
def plot(divisors: Sequence[int], largest: int, width: int = 640, height: int = 400) -> str:
    """The odd boards that B wins as dots, d to the right and n upwards, with the frontier as a line."""
    left, bottom, room = 50, height - 40, 20
    step = (width - left - room) / len(divisors)

    def x(d: int) -> float:
        return left + (d - divisors[0] + 0.5) * step

    def y(n: int) -> float:
        return bottom - n / largest * (bottom - room)

    dots = [
        f'<circle cx="{x(d):.1f}" cy="{y(n):.1f}" r="2"/>'
        for d in divisors
        for n in range(5, largest + 1, 2)
        if winner(n, d) is Player.B
    ]
    ends = {d: end for d in divisors if (end := frontier(d)) is not None and end <= largest}
    line = " ".join(f"{x(d):.1f},{y(n):.1f}" for d, n in ends.items())
    labels = [f'<text x="{x(d):.1f}" y="{bottom + 18}" text-anchor="middle">{d}</text>' for d in divisors]
    labels += [
        f'<text x="{left - 8}" y="{y(n) + 4:.1f}" text-anchor="end">{n}</text>' for n in range(0, largest + 1, 20)
    ]
    title = escape("The largest odd board that B wins, over d")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="12"><title>{title}</title>'
        f'<rect width="{width}" height="{height}" fill="white"/><g fill="#2f6f68">{"".join(dots)}</g>'
        f'<polyline points="{line}" fill="none" stroke="#e05a94" stroke-width="2"/>'
        f'{"".join(labels)}<text x="{width / 2:.0f}" y="{height - 6}" text-anchor="middle">d</text>'
        f'<text x="{left - 8}" y="{room - 8}" text-anchor="end">n</text></svg>'
    )


picture = Picture(plot(range(2, 17), 120))
picture

# %%
if __name__ == "__main__":
    from pathlib import Path

    Path("frontier.svg").write_text(picture.text, encoding="utf-8")
    print("The plot is in frontier.svg.")
