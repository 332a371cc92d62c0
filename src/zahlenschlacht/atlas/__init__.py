"""The atlas: a map of the winners over (n, d) as arrays, pictures, files and tiles. Needs the extra `atlas`."""

from ..extras import extra

with extra("atlas"):
    from .arrays import atlas, fill
    from .cells import LAYERS, Layer
    from .window import LARGEST_D, LARGEST_N, Window

__all__ = ["LARGEST_D", "LARGEST_N", "LAYERS", "Layer", "Window", "atlas", "fill"]
