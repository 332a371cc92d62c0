"""Single variants of the map, computed without numpy, agree with the arrays."""

import subprocess
import sys

import pytest

from zahlenschlacht.atlas import Window, fill
from zahlenschlacht.atlas.answers import window_cells
from zahlenschlacht.atlas.statements import citations
from zahlenschlacht.game.rules import Player


@pytest.mark.parametrize("divider", Player)
@pytest.mark.parametrize("remainder", range(6))
def test_cells_agree_with_the_arrays(divider: Player, remainder: int) -> None:
    window = Window(range(4, 64), range(max(2, remainder + 1), 72), remainder, divider)
    cells = window_cells(window)
    assert [[cell.winner is Player.A for cell in row] for row in cells] == fill(window).astype(bool).tolist()
    assert [[int(cell.margin) for cell in row] for row in cells] == fill(window, "margin").tolist()
    assert [[cell.share for cell in row] for row in cells] == fill(window, "share").tolist()
    names = citations()
    assert [[cell.statement for cell in row] for row in cells] == [
        [names[code] for code in row] for row in fill(window, "paper")
    ]


def test_cells_need_no_numpy() -> None:
    code = "import sys; sys.modules['numpy'] = None; import zahlenschlacht.atlas.answers"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
