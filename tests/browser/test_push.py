"""Push messages in Chromium: switched on in the account, shown by the service worker, opened by a click."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, Worker, expect

from kantor.server.push import new_key
from tests.browser.beside import beside
from tests.browser.conftest import WHOLE, Open, launched
from tests.browser.test_access import faults
from tests.server.push_service import FakeBrowser, PushService, push_service
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

# Chromium has no push service in tests: its subscription is ours, everything else is its own. What is subscribed is
# remembered over pages, as a browser does.
SUBSCRIBED = """(subscription) => {
  const made = (key) => ({
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription }),
    unsubscribe: async () => { localStorage.removeItem('test.key'); return true; },
  });
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('test.key', [...applicationServerKey].join(' '));
    return made(applicationServerKey.buffer);
  };
  PushManager.prototype.getSubscription = async () => {
    const kept = localStorage.getItem('test.key');
    return kept && made(Uint8Array.from(kept.split(' ')).buffer);
  };
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, path: data.path }))"""
# Chromium forgets a notification when it is asked for all of them while it is about to show one. So the worker says
# when it is shown.
WILL_TELL = """() => {
  const show = self.registration.showNotification.bind(self.registration);
  self.told = new Promise((done) => {
    self.registration.showNotification = async (...given) => { await show(...given); done(); };
  });
}"""
CLICKED = """async () => {
  const opened = [];
  self.clients.openWindow = async (path) => { opened.push(path); };
  const [notification] = await self.registration.getNotifications();
  const done = [];
  const event = new NotificationEvent('notificationclick', { notification });
  event.waitUntil = (promise) => done.push(promise);
  self.dispatchEvent(event);
  await Promise.all(done);
  return opened;
}"""


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """One that has notifications."""
    yield from launched(playwright, WHOLE)


@contextmanager
def pushing(folder: Path) -> Iterator[tuple[Server, PushService]]:
    with beside(push_service) as service:
        server = Server(
            folder / "data",
            KANTOR_TESTING="1",
            KANTOR_SWEEP_SECONDS="0.1",
            KANTOR_PUSH_KEY=new_key(),
            KANTOR_PUSH_CONTACT="mailto:host@kantor.example",
        ).start()
        try:
            yield server, service
        finally:
            server.stop()


def allowed(page: Page, server: Server, browser: FakeBrowser) -> None:
    page.context.grant_permissions(["notifications"], origin=server.address)
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(browser.subscription)})")


def switched_on(page: Page, server: Server) -> None:
    """A guest wants to be told of turns by push."""
    page.goto(server.address)
    page.evaluate("navigator.serviceWorker.ready")
    page.locator("[data-play-now]").first.click()
    page.locator("[data-table-page]").wait_for()
    page.goto(server.address + "/account")
    page.locator("[data-push-kind=turn]").click()
    expect(page.locator("[data-device=here]")).to_have_count(1)
    expect(page.locator("[data-push-kind=turn]")).to_be_checked()


def delivered(page: Page, server: Server, data: str) -> Worker:
    """Hand a message to the service worker, as the browser's push service would, and wait until it is shown."""
    (worker,) = page.context.service_workers
    worker.evaluate(WILL_TELL)
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, list[dict[str, str]]]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    for _ in range(3000):
        if found:
            break
        page.wait_for_timeout(20)
    message = {"origin": server.address, "registrationId": found[0], "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)
    worker.evaluate("() => self.told")
    return worker


def test_a_push_message_is_shown_and_leads_to_its_table(tmp_path: Path, open_page: Open) -> None:
    with pushing(tmp_path) as (server, service):
        browser, page = service.browser(), open_page(language="pl-PL")
        allowed(page, server, browser)
        switched_on(page, server)
        assert faults(page) == []
        # A table at which somebody else moves: its message comes encrypted to our push service.
        opened = page.evaluate(
            """async () => {
              const csrf = document.cookie.split('kantor_csrf=')[1].split(';')[0];
              const body = JSON.stringify({ game: 'merchants', players: 2, start: true,
                seats: [{ sitter: 'me' }, { sitter: 'me', name: 'Bo' }] });
              const headers = { 'x-kantor-csrf': csrf, 'content-type': 'application/json' };
              return (await fetch('/api/tables', { method: 'POST', headers, body })).json();
            }"""
        )
        told = waited(page, browser, opened["id"])
        worker = delivered(page, server, json.dumps(told))
        (shown,) = page.evaluate(SHOWN)
        assert shown == {
            "title": "Kupcy i Żeglarze",
            "body": told["body"],
            "tag": f"kantor-{opened['id']}",
            "lang": "pl",
            "path": f"/table/{opened['id']}",
        }
        assert "kolej" in shown["body"]
        assert worker.evaluate(CLICKED) == [f"/table/{opened['id']}"]
        page.wait_for_function(f"async () => (await ({SHOWN})()).length === 0")


def waited(page: Page, browser: FakeBrowser, table: str) -> dict[str, str]:
    """The message of a table; one of the guest's first game may come before it, as nobody looks at that any more."""
    for _ in range(3000):
        for message in browser.messages:
            if message["table"] == table:
                return message
        page.wait_for_timeout(20)
    raise AssertionError(f"no message of {table} came")


def test_a_device_is_switched_off_and_renewed_when_its_session_is_another(tmp_path: Path, open_page: Open) -> None:
    with pushing(tmp_path) as (server, service):
        page = open_page()
        allowed(page, server, service.browser())
        switched_on(page, server)
        # The server forgets the browser; the next page that is opened tells it again.
        device = page.evaluate("async () => (await (await fetch('/api/me/notices')).json()).devices[0].id")
        page.evaluate(
            """async (device) => {
              const csrf = document.cookie.split('kantor_csrf=')[1].split(';')[0];
              await fetch(`/api/me/push/${device}`, { method: 'DELETE', headers: { 'x-kantor-csrf': csrf } });
            }""",
            device,
        )
        with page.expect_response(lambda answer: answer.url.endswith("/api/me/push") and answer.ok):
            page.goto(server.address)
        page.goto(server.address + "/account")
        expect(page.locator("[data-device=here]")).to_have_count(1)
        page.locator("[data-device=here] button").click()
        expect(page.locator("[data-device]")).to_have_count(0)
        expect(page.locator("[data-push-here]")).to_be_visible()
        page.locator("[data-push-kind=turn]").click()
        expect(page.locator("[data-push-kind=turn]")).not_to_be_checked()
        expect(page.locator("[data-push-here]")).to_have_count(0)


def test_a_server_without_a_key_offers_no_push(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(server.address)
    page.locator("[data-play-now]").first.click()
    page.locator("[data-table-page]").wait_for()
    page.goto(server.address + "/account")
    page.locator("[data-webhook]").wait_for()
    expect(page.locator("[data-push]")).to_have_count(0)
