"""QR codes as SVG."""

from __future__ import annotations

import io


def svg(text: str) -> bytes:
    """The text as a QR code in black on white, with no style of its own."""
    import segno

    out = io.BytesIO()
    segno.make(text, micro=False).save(
        out, kind="svg", xmldecl=False, scale=1, omitsize=True, dark="#000", light="#fff", svgclass=None, lineclass=None
    )
    return out.getvalue()
