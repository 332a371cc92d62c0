"""The atlas: a map of the winners over (n, d) as arrays, pictures, files and tiles. Needs the extra `atlas`.

Only `window` and `answers` work without numpy.
"""

from typing import TYPE_CHECKING, Any

from ..colours import Layer
from ..extras import extra
from .window import LARGEST_D, LARGEST_N, Window

if TYPE_CHECKING:
    from .arrays import atlas, fill
    from .cells import LAYERS

__all__ = ["LARGEST_D", "LARGEST_N", "LAYERS", "Layer", "Window", "atlas", "fill"]


def __getattr__(name: str) -> Any:
    """The names that need numpy, which is imported when one of them is used."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with extra("atlas"):
        from . import arrays
    return getattr(arrays, name)
