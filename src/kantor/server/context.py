"""What the HTTP routes and the sockets share: tables, people, their accounts, limits, and what the admins decided."""

from __future__ import annotations

from kantor.server.accounts import Accounts
from kantor.server.admin import Admin
from kantor.server.channels import Channels
from kantor.server.fair_queue import FairQueue
from kantor.server.limits import Limits
from kantor.server.mail_links import MailLinks
from kantor.server.one_use import OneUse
from kantor.server.passkeys import Passkeys
from kantor.server.services import Services
from kantor.server.settings import Settings


class Context:
    def __init__(self, services: Services, settings: Settings, limits: Limits) -> None:
        tables, people = services.tables, services.people
        self.tables = tables
        self.people = people
        self.settings = settings
        self.limits = limits
        self.site = services.site
        self.database_file: tuple[int, int] | None = None  # SQLite's, as it was found at the start
        self.admin = Admin(tables)
        self.replays = services.replays
        self.costs = services.costs
        self.lessons = FairQueue("lesson", places=1, most_each=20)
        self.advisor = services.advisor
        self.talk = services.talk
        self.ahead = services.ahead
        self.accounts = Accounts(tables.store, settings, OneUse(tables.store, tables.clock))
        self.passkeys = Passkeys(self.accounts)
        self.mail_links = MailLinks(self.accounts)
        self.channels = Channels(self.accounts, services.reachable, self.mail_links.possible)
