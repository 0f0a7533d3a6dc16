"""Measures a table as it is drawn: how large the board is, what overlaps, is cut or scrolls, how small words are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from playwright.sync_api import Page

SIZES = [(390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 720), (1366, 650), (1440, 900), (2560, 1440)]

# What a box shows of itself after everything around it has cut its part off.
TOOLS = """
  const box = (element) => element.getBoundingClientRect();
  const area = ({width, height}) => Math.max(0, width) * Math.max(0, height);
  const meet = (a, b) => {
    const left = Math.max(a.left, b.left), top = Math.max(a.top, b.top);
    const right = Math.min(a.right, b.right), bottom = Math.min(a.bottom, b.bottom);
    return {left, top, right, bottom, width: right - left, height: bottom - top};
  };
  const clips = (element) => getComputedStyle(element).overflow !== 'visible' && element.tagName !== 'svg';
  const seen = (element) => {
    let found = box(element);
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (clips(up)) found = meet(found, box(up));
    return meet(found, {left: 0, top: 0, right: innerWidth, bottom: innerHeight});
  };
  // Of small boxes the layout knows whole pixels only.
  const scaleOf = (element) => {
    const matrix = element.namespaceURI.endsWith('svg') ? element.getScreenCTM() : null;
    if (matrix) return Math.hypot(matrix.a, matrix.b);
    let wide = element;
    while (wide.parentElement && !(wide.offsetWidth > 150)) wide = wide.parentElement;
    return wide.offsetWidth ? box(wide).width / wide.offsetWidth : 1;
  };
  // Lines of a log far from sight aren't drawn, and would be laid out only to be asked for their boxes.
  const drawn = {opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true};
  const shown = (element) => element.checkVisibility(drawn)
    && !element.closest('.unseen, .skip') && area(box(element)) > 4;
  const named = (element) => {
    const {spot, mode, act} = element.dataset;
    const said = spot || mode || act || element.getAttribute('aria-label') || element.textContent;
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${said.trim().slice(0, 30)}`;
  };
  const panel = (element) => element.closest('[data-panel], [data-map-window]');
  const SPOTS = '[data-spot]';
  const CONTROLS = 'button:not([data-spot]), a, input, select';
"""

OVERLAPS = (
    """() => {"""
    + TOOLS
    + """
  const spots = [...document.querySelectorAll(`[data-board] ${SPOTS}, [data-tray] ${SPOTS}`)].filter(shown);
  const controls = [...document.querySelectorAll(CONTROLS)].filter(shown);
  const cut = (element) => ({element, rect: seen(element)});
  const all = [...controls, ...spots].map(cut).filter(({rect}) => area(rect) > 4);
  const found = [];
  for (const one of controls.map(cut))
    for (const {element, rect} of all) {
      if (element === one.element || element.contains(one.element) || one.element.contains(element)) continue;
      const common = meet(one.rect, rect);
      if (common.width > 2 && common.height > 2) found.push(`${named(one.element)} over ${named(element)}`);
    }
  return [...new Set(found)];
}"""
)

CUT = (
    """() => {"""
    + TOOLS
    + """
  const found = [];
  for (const element of document.querySelectorAll(`${CONTROLS}, ${SPOTS}, [data-tray] .prompt, [data-board] text`)) {
    const rect = !panel(element) && shown(element) && seen(element);
    if (!rect) continue;
    const whole = box(element);
    if (whole.width - rect.width > 2 || whole.height - rect.height > 2) found.push(named(element));
  }
  for (const element of document.querySelectorAll('button, p, b, strong, h2, .name, .prompt, .label')) {
    if (panel(element) || element.namespaceURI.endsWith('svg') || !shown(element)) continue;
    const style = getComputedStyle(element);
    if (style.overflow === 'visible' || style.textOverflow === 'ellipsis') continue;
    const over = element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 3;
    if (over) found.push(`inside ${named(element)}`);
  }
  return found;
}"""
)

LOG_LINES = """() => {
  const log = document.querySelector('[data-panel="log"] [role="log"]');
  return log ? log.clientHeight / parseFloat(getComputedStyle(log.querySelector('p')).lineHeight) : 0;
}"""

SHORTENED = (
    """() => {"""
    + TOOLS
    + """
  const found = [];
  for (const element of document.querySelectorAll('header .badge, #main *, dialog *')) {
    // The panels first: to ask for a box of each of a long log's lines, which aren't laid out yet, takes seconds.
    if (element.closest('[data-panel]') || element.namespaceURI.endsWith('svg') || !shown(element)) continue;
    if (getComputedStyle(element).textOverflow !== 'ellipsis') continue;
    if (element.scrollWidth > element.clientWidth + 1) found.push(element.textContent.trim());
  }
  return found;
}"""
)

SPILLS = (
    """() => {"""
    + TOOLS
    + """
  const found = [];
  const walker = document.createTreeWalker(document.getElementById('main'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement, button = element.closest('button');
    if (!button || !node.textContent.trim() || !shown(element) || element.namespaceURI.endsWith('svg')) continue;
    let cut = false;
    // A badge is put beyond its button on purpose.
    const badge = (one) => getComputedStyle(one).position === 'absolute';
    for (let up = element; up !== button; up = up.parentElement) cut ||= clips(up) || badge(up);
    if (cut) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect(), around = box(button);
    const out = Math.max(words.right - around.right, around.left - words.left, words.bottom - around.bottom);
    if (out > 2) found.push(named(element));
  }
  return found;
}"""
)

BROKEN = (
    """() => {"""
    + TOOLS
    + """
  const found = [];
  for (const name of document.querySelectorAll('#main .name')) {
    if (!shown(name)) continue;
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const {0: word, index} of node.textContent.matchAll(/\\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) found.push(word);
      }
  }
  return found;
}"""
)

SCROLLS = (
    """() => {"""
    + TOOLS
    + """
  const root = document.scrollingElement;
  const found = root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1 ? ['page'] : [];
  for (const element of document.querySelectorAll('#main *')) {
    if (panel(element)) continue;
    const {overflowX, overflowY} = getComputedStyle(element);
    const down = ['auto', 'scroll'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
    const across = ['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
    if ((down || across) && shown(element)) found.push(named(element));
  }
  return found;
}"""
)

# One pixel more is a frame without its right side: what is scaled to fit is cut at its box.
WIDER = """() => [...document.querySelectorAll('[data-fit]')]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && one.scrollWidth > one.clientWidth)
  .map((one) => `${one.scrollWidth} of ${one.clientWidth}: ${one.textContent.trim().slice(0, 30)}`)
"""

BOARD = (
    """() => {"""
    + TOOLS
    + """
  const board = document.querySelector('[data-board]');
  const frame = seen(board);
  const parts = [...board.querySelectorAll('svg, img, button, [data-spot]')]
    .filter(shown).map(seen).filter((rect) => area(rect) > 4);
  const low = (side) => Math.min(...parts.map((rect) => rect[side]));
  const high = (side) => Math.max(...parts.map((rect) => rect[side]));
  const tray = seen(document.querySelector('[data-tray]'));
  return {
    share: area(frame) / (innerWidth * innerHeight),
    across: (high('right') - low('left')) / frame.width,
    down: (high('bottom') - low('top')) / frame.height,
    tray: area(tray) / area(box(document.querySelector('[data-tray]'))),
  };
}"""
)

SMALL_WORDS = (
    """(least) => {"""
    + TOOLS
    + """
  const found = new Set();
  const walker = document.createTreeWalker(document.getElementById('main'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !shown(element) || area(seen(element)) < 4) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const said = node.textContent.trim().slice(0, 24);
    if (size < least - 0.05) found.add(`${size.toFixed(1)} ${element.getAttribute('class')} ${said}`);
  }
  return [...found];
}"""
)


def in_both_themes(page: Page) -> Iterator[str]:
    """Shows the page by daylight, then by candle."""
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        page.locator(f'html[data-theme="{theme}"]').wait_for()
        yield theme


def overlaps(page: Page) -> list[str]:
    """Controls that are drawn over another control or a place of the game."""
    found: list[str] = page.evaluate(OVERLAPS)
    return found


def cut(page: Page) -> list[str]:
    """Controls, places and words that aren't seen whole, panels and the moving map aside."""
    found: list[str] = page.evaluate(CUT)
    return found


def spills(page: Page) -> list[str]:
    """Words that run out of their button."""
    found: list[str] = page.evaluate(SPILLS)
    return found


def broken(page: Page) -> list[str]:
    """Names of which a word goes on in the next line."""
    found: list[str] = page.evaluate(BROKEN)
    return found


def wider(page: Page) -> list[str]:
    """What is scaled to fit into its box, and still wider."""
    found: list[str] = page.evaluate(WIDER)
    return found


def scrolls(page: Page) -> list[str]:
    """What can be scrolled, panels aside."""
    found: list[str] = page.evaluate(SCROLLS)
    return found


def board(page: Page) -> dict[str, Any]:
    """The board's share of the window, and how much of its frame is drawn upon."""
    found: dict[str, Any] = page.evaluate(BOARD)
    return found


def log_lines(page: Page) -> float:
    """How many lines the log shows at once; 0 where it isn't open."""
    found: float = page.evaluate(LOG_LINES)
    return found


def shortened(page: Page) -> list[str]:
    """Words that end in three dots."""
    found: list[str] = page.evaluate(SHORTENED)
    return found


def small_words(page: Page, least: float) -> list[str]:
    """Words drawn smaller than that many pixels."""
    found: list[str] = page.evaluate(SMALL_WORDS, least)
    return found
