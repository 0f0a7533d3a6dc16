"""What the HTTP routes and the sockets share: the tables, the people, the limits and the house."""

from __future__ import annotations

from kantor.server.admin import Admin
from kantor.server.limits import Limits
from kantor.server.services import Services
from kantor.server.settings import Settings


class Context:
    def __init__(self, services: Services, settings: Settings, limits: Limits) -> None:
        tables, people = services.tables, services.people
        self.tables = tables
        self.people = people
        self.settings = settings
        self.limits = limits
        self.house = services.house
        self.admin = Admin(tables)
        self.replays = services.replays
