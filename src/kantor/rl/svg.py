"""The text board as an SVG document."""

from html import escape

_WIDTH_OF_A_SIGN = 8.4
_HEIGHT_OF_A_LINE = 20
_MARGIN = 24


def sheet(title: str, text: str) -> str:
    lines = text.split("\n")
    width = round(max(len(line) for line in [title, *lines]) * _WIDTH_OF_A_SIGN) + 2 * _MARGIN
    height = (len(lines) + 2) * _HEIGHT_OF_A_LINE + 2 * _MARGIN
    rows = "".join(
        f'<text x="{_MARGIN}" y="{_MARGIN + (row + 3) * _HEIGHT_OF_A_LINE}" xml:space="preserve">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" rx="10" fill="#ecdfc0" stroke="#5b3f27" stroke-width="4"/>'
        f'<text x="{_MARGIN}" y="{_MARGIN + _HEIGHT_OF_A_LINE}" font-family="serif" font-size="20" fill="#9b2f28">'
        f"{escape(title)}</text>"
        f'<g font-family="monospace" font-size="14" fill="#2d1d0f">{rows}</g></svg>'
    )
