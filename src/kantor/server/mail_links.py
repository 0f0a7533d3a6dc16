"""Links by mail that sign in once. A link is confirmed by a button: programs that look at mail follow links too."""

from __future__ import annotations

import asyncio
import logging
import re

from kantor.core.text import texts
from kantor.server.accounts import Accounts
from kantor.server.limits import Buckets
from kantor.server.mail import MailServer, mail_server
from kantor.server.one_use import Given
from kantor.server.refusals import FOLDER, Refusal

SECONDS = 3600
LONGEST = 254
KIND = "mail"

log = logging.getLogger("kantor.server")


class MailLinks:
    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._server: MailServer | None = mail_server(accounts.settings.smtp) if accounts.settings.url else None
        self._by_address = Buckets(accounts.settings.mails)
        self._by_mail = Buckets(accounts.settings.mails)
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        return self._server is not None

    async def send(self, address: str, person: str | None, mail: str, language: str) -> None:
        """Send a link. Whether an account has this mail address can't be told from outside."""
        if self._server is None:
            raise Refusal("no-mail", 409)
        to = checked_mail(mail)
        self._by_address.take(address)
        self._by_mail.take(to)
        owner = await self._accounts.with_mail(to)
        # A guest's person gets the address; a known address signs in its owner.
        target = owner or person
        if target is None:
            return
        token = await self._accounts.one_use.give(Given(KIND, target, {"mail": to}), SECONDS)
        words = texts(language, FOLDER)
        link = f"{self._accounts.settings.url}/account?mail={token}"
        task = asyncio.create_task(self._send(to, words.say("mail-link-subject"), words.say("mail-link", link=link)))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, to: str, subject: str, text: str) -> None:
        assert self._server is not None
        try:
            await self._server.send(to, subject, text)
        except Exception as error:
            log.warning("a link can't be sent by mail: %r", error)

    async def confirmed(self, token: str) -> str:
        """The person of a link, whose mail address it is now."""
        given = await self._accounts.one_use.take(token, KIND)
        if given is None or given.person is None:
            raise Refusal("link-used", 403)
        if await self._accounts.with_mail(given.data["mail"]) != given.person:
            await self._accounts.set_mail(given.person, given.data["mail"])
        return given.person


def checked_mail(mail: str) -> str:
    found = mail.strip().lower()
    if len(found) > LONGEST or not re.fullmatch(r"[!-?A-~]+@[a-z0-9-]+(\.[a-z0-9-]+)*", found):
        raise Refusal("mail", 400)
    return found
