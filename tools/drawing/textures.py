"""Wood and paper: noise that Chromium computes once, kept as pictures in `web/src/art`.

    python -m tools.drawing.textures

As filters of a background they were computed anew with every part of a page that was drawn, for a sixth of all the time
that drawing took. One colour with more or less of it: so the pictures are small. Needs Pillow (bench/constraints.txt).
"""

from __future__ import annotations

import io
from pathlib import Path

from msgspec import Struct
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, found_chromium

TARGET = Path(__file__).parents[2] / "web/src/art"


class Texture(Struct, frozen=True):
    """`frequency` and `octaves` of the noise, of which `gain * noise - less` is seen, at most `most`."""

    name: str
    colour: tuple[int, int, int]
    size: tuple[int, int]
    kept: tuple[int, int]  # the size of the file; the client stretches it to `size`
    frequency: str
    octaves: int
    seed: int
    gain: float
    less: float
    most: float
    step: int  # shades nearer than this are one: nobody sees them apart, and the file is smaller


TEXTURES = (
    Texture("grain", (80, 56, 39), (900, 300), (225, 150), "0.004 0.09", 3, 11, 1.5, 0.55, 0.55, 4),
    Texture("fibre", (173, 144, 89), (192, 192), (192, 192), "0.035 0.05", 4, 4, 0.5, 0.18, 0.28, 3),
)
NOISE = """<style>html, body {{ margin: 0; background: transparent }} svg {{ display: block }}</style>
<svg width="{width}" height="{height}">
  <filter id="noise" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}"
      stitchTiles="stitch" />
    <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 {gain} -{less}" />
  </filter>
  <rect width="{width}" height="{height}" filter="url(#noise)" opacity="{most}" />
</svg>"""


def drawn(page: Page, texture: Texture) -> Image.Image:
    width, height = texture.size
    page.set_viewport_size({"width": width, "height": height})
    values = {field: getattr(texture, field) for field in texture.__struct_fields__}
    page.set_content(NOISE.format(width=width, height=height, **values))
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    shades = picture.getchannel("A").resize(texture.kept, Image.Resampling.BOX)
    shades = shades.point([round(shade / texture.step) * texture.step for shade in range(256)])
    found = Image.new("RGBA", texture.kept, texture.colour)
    found.putalpha(shades)
    return found


def main() -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found_chromium(), args=FLAGS)
        page = browser.new_page()
        for texture in TEXTURES:
            path = TARGET / f"{texture.name}.webp"
            drawn(page, texture).save(path, lossless=True, exact=True, quality=100, method=6)
            print(f"{path.name}: {path.stat().st_size:,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
