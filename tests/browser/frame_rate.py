"""Measures how smoothly the map of Hansa Teutonica moves late in a game of five, by Chromium's own trace.

usage: python -m tests.browser.frame_rate [FILE for the trace]
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from kantor import Match
from tests.browser.conftest import FLAGS, LAPTOP, PHONE, found_chromium
from tests.browser.staging import cut, open_match, played
from tests.server.serving import Server

CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
SECONDS = 4.0
LATE = 0.93  # of a game's moves


# A hand that moves at every frame; moves that come from outside would be fewer than the frames.
GESTURES = {
    "pan": """(at) => new PointerEvent('pointermove', {pointerId: 1, pointerType: 'mouse', buttons: 1, bubbles: true,
      clientX: middle.x + 120 * Math.sin(2.2 * at), clientY: middle.y + 80 * Math.sin(3.1 * at)})""",
    "zoom": """(at) => new WheelEvent('wheel', {deltaY: at % 2 < 1 ? -6 : 6, bubbles: true, cancelable: true,
      clientX: middle.x, clientY: middle.y})""",
}
DRIVE = """(seconds) => new Promise((done) => {
  const view = document.querySelector('div.window');
  const box = view.getBoundingClientRect();
  const middle = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  const event = GESTURE;
  const start = performance.now();
  const step = () => {
    const at = (performance.now() - start) / 1000;
    if (at > seconds) return done();
    view.dispatchEvent(event(at));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""


def measure(browser: Browser, page: Page, gesture: str, trace: Path) -> tuple[float, float, float]:
    """Frames drawn a second, and the milliseconds of the page's thread and of drawing that a frame takes."""
    box = page.locator("div.window").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if gesture == "pan":
        page.mouse.down()
    browser.start_tracing(page=page, path=trace, categories=CATEGORIES)
    page.evaluate(DRIVE.replace("GESTURE", GESTURES[gesture]), SECONDS)
    browser.stop_tracing()
    page.mouse.up()
    events: list[dict[str, Any]] = json.loads(trace.read_bytes())["traceEvents"]
    threads = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    drawn = sorted(one["ts"] for one in events if one["name"] == "DrawFrame")

    def spent(*names: str) -> float:
        """Milliseconds a frame of all tasks of these threads, or of the tasks themselves of these names."""
        total = 0.0
        for one in events:
            thread = threads.get((one["pid"], one["tid"]), "") if one["name"] == "RunTask" else one["name"]
            total += one.get("dur", 0) if thread in names else 0
        return total / (1e3 * len(drawn))

    frames = (len(drawn) - 1) / ((drawn[-1] - drawn[0]) / 1e6)
    return frames, spent("CrRendererMain"), spent("RasterTask", "VizCompositorThread", "CrGpuMain")


def main(trace: Path) -> None:
    match = cut(played(Match("hansa", 5, seed=7)), LATE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder) / "data").start()
        browser = play.chromium.launch(executable_path=found_chromium(), args=FLAGS)
        for size in (LAPTOP, PHONE):
            page = browser.new_page(viewport={"width": size[0], "height": size[1]})
            open_match(page, server, match)
            page.locator(".tray.mine").wait_for()
            page.locator('[data-zoom="in"]').click()
            page.wait_for_timeout(3000)  # what loading left to do
            for gesture in GESTURES:
                frames, thread, drawing = measure(browser, page, gesture, trace)
                print(
                    f"{size[0]}x{size[1]} {gesture}: {frames:.1f} frames/s; "
                    f"a frame takes {thread:.1f} ms of the page's thread, {drawing:.1f} ms of drawing",
                    flush=True,
                )
            page.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.gettempdir()) / "kantor-trace.json")
