"""What the HTTP routes and the sockets share: the tables, the people, their accounts and the limits."""

from __future__ import annotations

from kantor.server.accounts import Accounts
from kantor.server.auth import People
from kantor.server.limits import Limits
from kantor.server.mail_links import MailLinks
from kantor.server.one_use import OneUse
from kantor.server.passkeys import Passkeys
from kantor.server.settings import Settings
from kantor.server.tables import Tables


class Context:
    def __init__(self, tables: Tables, people: People, settings: Settings, limits: Limits) -> None:
        self.tables = tables
        self.people = people
        self.settings = settings
        self.limits = limits
        self.accounts = Accounts(tables.store, settings, OneUse(tables.store, tables.clock))
        self.passkeys = Passkeys(self.accounts)
        self.mail_links = MailLinks(self.accounts)
