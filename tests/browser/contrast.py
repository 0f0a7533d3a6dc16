"""The contrast of every text with what is drawn behind it, also on the board, where text lies over pictures.

Two pictures of a page are compared, one with its words and one without them: where they differ there are letters, and
the second tells what is behind them. A second page of the browser counts the pixels, so that no library must.
"""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Page

from tests.browser.measuring import TOOLS

TRIES = 8

# Words lose their colour and nothing else does: borders and icons that take theirs from the text keep it.
HIDDEN = """
  * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }
  svg text, svg tspan { fill: transparent !important; }
"""

# The page's own policy forbids styles of another kind.
HIDE = """(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}"""

WORDS = (
    """() => {"""
    + TOOLS
    + """
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || ['SCRIPT', 'STYLE', 'TITLE', 'OPTION'].includes(element.tagName)) continue;
    if (!shown(element)) continue;
    const inside = seen(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((one) => meet(one, inside)).filter((one) => area(one) > 4);
    if (!boxes.length) continue;
    const style = getComputedStyle(element);
    let opacity = 1;
    for (let up = element; up; up = up.parentElement) opacity *= parseFloat(getComputedStyle(up).opacity);
    const svg = element.namespaceURI.endsWith('svg');
    if (svg) opacity *= parseFloat(style.fillOpacity);
    const colour = svg ? style.fill : style.webkitTextFillColor || style.color;
    const said = node.textContent.trim().slice(0, 24);
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${said}`;
    found.push({name, colour, opacity, boxes: boxes.map(({left, top, width, height}) => [left, top, width, height])});
  }
  return found;
}"""
)

COUNT = """async ({withWords, without, words, least}) => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', {willReadFrequently: true});
  const pixels = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    [canvas.width, canvas.height] = [image.width, image.height];
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const front = await pixels(withWords), back = await pixels(without);
  const drawn = front.data, behind = back.data;
  const coloured = (colour) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = '#ff00fe';
    context.fillStyle = colour;
    if (context.fillStyle === '#ff00fe') return null;  // a gradient
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return {rgb: [red, green, blue], alpha: alpha / 255};
  };
  const linear = (one) => one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4;
  const bright = (red, green, blue) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const found = [];
  for (const {name, colour, opacity, boxes} of words) {
    const ink = coloured(colour);
    if (!ink) continue;
    const share = ink.alpha * opacity;
    const [red, green, blue] = ink.rgb.map((one) => one * share);
    const ratios = [];
    for (const [left, top, width, height] of boxes)
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(back.height, top + height); y++)
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(back.width, left + width); x++) {
          const at = 4 * (y * back.width + x);
          // A list for each of a million pixels would take longer than all the rest.
          const r = behind[at], g = behind[at + 1], b = behind[at + 2];
          if (Math.abs(r - drawn[at]) + Math.abs(g - drawn[at + 1]) + Math.abs(b - drawn[at + 2]) < 24) continue;
          const text = bright(red + r * (1 - share), green + g * (1 - share), blue + b * (1 - share));
          const ground = bright(r, g, b);
          ratios.push((Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
        }
    if (ratios.length < 6) continue;  // covered by something else
    ratios.sort((one, other) => one - other);
    const ratio = ratios[Math.floor(ratios.length / 4)];
    if (ratio < least) found.push(`${ratio.toFixed(2)} ${name}`);
  }
  return [...new Set(found)];
}"""


def poor(page: Page, counting: Page, least: float) -> list[str]:
    """Texts of a page whose contrast is less, a quarter of their letters' pixels left aside."""
    words: list[dict[str, Any]] = page.evaluate(WORDS)
    for _ in range(TRIES):
        with_words = page.screenshot(animations="disabled")
        page.evaluate(HIDE, HIDDEN)
        without = page.screenshot(animations="disabled")
        page.evaluate("() => document.adoptedStyleSheets.pop()")
        before, words = words, page.evaluate(WORDS)
        # Something came or went meanwhile: the two pictures aren't of the same page.
        if words == before:
            break
    told = {"withWords": text(with_words), "without": text(without), "words": words, "least": least}
    found: list[str] = counting.evaluate(COUNT, told)
    return found


def text(picture: bytes) -> str:
    return base64.b64encode(picture).decode()
