"""A map under fingers: moved by one, made larger by two, and told about by one that rests."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from kantor import Match
from tests.browser.conftest import PHONE, Open
from tests.browser.playing_hansa import at_rest
from tests.browser.staging import open_match
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

Point = tuple[float, float]


class Fingers:
    """Touches as a real screen reports them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def down(self, *at: Point) -> None:
        self._send("touchStart", at)

    def move(self, *at: Point) -> None:
        self._send("touchMove", at)

    def up(self) -> None:
        self._send("touchEnd", ())

    def _send(self, kind: str, at: tuple[Point, ...]) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(at)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.fixture
def page(server: Server, open_page: Open) -> Page:
    found = open_page(PHONE)
    match = Match("hansa", 4, seed=5)
    # Else the map would go to what bots do first, sometimes so far that nothing is left to drag, or the town to hold is
    # out of sight.
    assert match.actors == (0,)
    open_match(found, server, match)
    found.locator(".tray.mine").wait_for()
    found.locator("[data-map]").wait_for()
    return found


BOX = """async () => {
  await document.fonts.ready;
  let [box, before] = ['', ''];
  do {
    before = box;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    box = JSON.stringify(document.querySelector('[data-map]').getBoundingClientRect());
  } while (box !== before);
  return JSON.parse(box);
}"""


def box(page: Page) -> dict[str, float]:
    """Where the map lies, once it lies still."""
    found: dict[str, float] = page.evaluate(BOX)
    return found


def test_one_finger_moves_the_map_and_plays_nothing(page: Page) -> None:
    before, decision = box(page), page.locator(".tray").get_attribute("data-decision")
    fingers = Fingers(page)
    fingers.down((200, 300))
    for step in range(1, 9):
        fingers.move((200 - 10 * step, 300))
    fingers.up()
    after = box(page)
    assert after["width"] == pytest.approx(before["width"], abs=1)
    assert before["x"] - after["x"] == pytest.approx(80, abs=12)
    expect(page.locator("[data-chooser]")).to_have_count(0)
    assert page.locator(".tray").get_attribute("data-decision") == decision


def test_two_fingers_zoom_around_their_middle(page: Page) -> None:
    before = box(page)
    fingers = Fingers(page)
    fingers.down((170, 300), (230, 300))
    for step in range(1, 11):
        fingers.move((170 - 6 * step, 300), (230 + 6 * step, 300))
    fingers.up()
    after = box(page)
    assert after["width"] / before["width"] == pytest.approx(3.0, rel=0.12)
    # What was between the fingers is there still.
    share = [(200 - found["x"]) / found["width"] for found in (before, after)]
    assert share[0] == pytest.approx(share[1], abs=0.02)
    fingers.down((110, 300), (290, 300))
    for step in range(1, 16):
        fingers.move((110 + 5 * step, 300), (290 - 5 * step, 300))
    fingers.up()
    assert box(page)["width"] < after["width"] / 2


def test_a_finger_that_rests_is_told_and_plays_nothing(page: Page) -> None:
    decision = page.locator(".tray").get_attribute("data-decision")
    town = at_rest(page.locator('[data-town="minden"] .plate'))
    fingers = Fingers(page)
    fingers.down((town["x"] + town["width"] / 2, town["y"] + town["height"] / 2))
    expect(page.locator("[data-tip]")).to_contain_text("Minden")
    fingers.up()
    expect(page.locator("[data-tip]")).to_be_visible()
    expect(page.locator("[data-chooser]")).to_have_count(0)
    assert page.locator(".tray").get_attribute("data-decision") == decision
    page.touchscreen.tap(200, 90)
    expect(page.locator("[data-tip]")).to_have_count(0)


def test_a_tap_plays(page: Page) -> None:
    page.locator('[data-mode="place"]').tap()
    page.locator('[data-zoom="whole"]').tap()
    assert box(page)["width"] <= PHONE[0]
    page.locator('.post.lit.empty[data-spot="free:groningen-emden"]').first.tap(force=True)
    expect(page.locator("[data-choose]")).to_have_count(2)


# A lit place and a point 13 px off its edge, where no other lit place is nearer.
BESIDE = """() => {
  const boxes = [...document.querySelectorAll('[data-board] .post.lit.empty')].map((element) =>
    ({spot: element.dataset.spot, rect: element.getBoundingClientRect()}));
  const away = ({left, right, top, bottom}, x, y) =>
    Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
  const frame = document.querySelector('[data-map-window]').getBoundingClientRect();
  for (const {spot, rect} of boxes)
    for (const [across, down] of [[0, -1], [0, 1], [-1, 0], [1, 0]]) {
      const x = rect.left + rect.width / 2 + across * (rect.width / 2 + 9);
      const y = rect.top + rect.height / 2 + down * (rect.height / 2 + 9);
      const inside = x > frame.left + 30 && x < frame.right - 30 && y > frame.top + 30 && y < frame.bottom - 60;
      const others = boxes.filter((other) => other.spot !== spot && away(other.rect, x, y) < 21);
      const under = document.elementFromPoint(x, y);
      if (inside && !others.length && under && !under.closest('[data-spot], button')) return {spot, x, y};
    }
  return null;
}"""


def test_a_tap_beside_a_small_place_means_that_place(page: Page) -> None:
    page.locator('[data-mode="place"]').tap()
    box(page)
    found = page.evaluate(BESIDE)
    assert found is not None
    free = page.locator(f'.post.empty[data-spot="{found["spot"]}"]')
    before = free.count()
    page.touchscreen.tap(found["x"], found["y"])
    expect(page.locator("[data-choose]")).to_have_count(2)
    page.locator("[data-choose]").first.tap()
    expect(free).to_have_count(before - 1)
