"""The table in lines of text, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from kantor.core.text import Texts
from kantor.games.hansa import view
from kantor.games.hansa.data import BOX_FILE
from kantor.games.hansa.realm_view import RealmView
from kantor.games.hansa.turn import HansaPosition
from kantor.games.hansa.view import CityView, PlayerView, RouteView, TableView


def lines(at: HansaPosition, seats: frozenset[int], texts: Texts, seat_name: Callable[[int], str]) -> str:
    return "\n".join(_Lines(at, seats, texts, seat_name).all())


class _Lines:
    def __init__(self, at: HansaPosition, seats: frozenset[int], texts: Texts, seat_name: Callable[[int], str]) -> None:
        self.at = at
        self.seats = seats
        self.texts = texts
        self.seat_name = seat_name

    def all(self) -> Iterator[str]:
        table = view.table(self.at, None)
        yield self.texts.say("board-routes")
        yield from (f"  {self.route(ident, route, table.realm)}" for ident, route in table.routes.items())
        yield self.texts.say("board-cities")
        yield from (f"  {self.city(ident, city)}" for ident, city in table.cities.items())
        yield from self.middle(table)
        for player in table.players:
            yield from self.player(player)

    def piece(self, text: str | None) -> str:
        """A piece by its kind and its owner's name."""
        if text is None:
            return "-"
        kind, owner = text.split(" ")
        return f"{self.texts.say(f'piece-{kind}')} {self.owner(owner)}"

    def owner(self, owner: str | int) -> str:
        return self.texts.say("board-neutral") if owner == "neutral" else self.seat_name(int(owner))

    def route(self, ident: str, route: RouteView, realm: RealmView | None) -> str:
        token = "none" if route.token is None else self.texts.say(f"token-{route.token}")
        posts = [self.piece(post) for post in route.posts]
        name = self.texts.say(f"route-{ident}")
        if realm is not None:
            for place in realm.merchant_posts.get(ident, ()):
                if route.posts[place] is None:
                    posts[place] = self.texts.say("board-merchant-post")
            if ident in realm.countries:
                name = f"{name} ({self.texts.say(f'country-{realm.countries[ident]}')})"
        return self.texts.say("board-route", route=name, posts=", ".join(posts), token=token)

    def city(self, ident: str, city: CityView) -> str:
        row = [f"+{self.piece(piece)}" for piece in city.additional] + [self.piece(piece) for piece in city.offices]
        controller = "none" if city.controller is None else self.owner(city.controller)
        name = self.texts.say(f"city-{ident}")
        return self.texts.say("board-city", city=name, offices=", ".join(row) or "-", controller=controller)

    def middle(self, table: TableView) -> Iterator[str]:
        taken = zip(self.at.board.prestige_points, table.prestige, strict=True)
        prestige = ", ".join(f"{points}: {'-' if seat is None else self.seat_name(seat)}" for points, seat in taken)
        yield self.texts.say("board-middle", full=table.full_cities, tokens=table.tokens_left, prestige=prestige)
        if table.realm is not None:
            yield from self.realm(table.realm)
        if table.favours:
            favours = ", ".join(self.texts.say(f"favour-{favour}") for favour in table.favours)
            yield self.texts.say("board-favours", favours=favours)

    def realm(self, realm: RealmView) -> Iterator[str]:
        for route, bonus in realm.bonuses.items():
            yield self.texts.say(
                "board-bonus", route=self.texts.say(f"route-{route}"), bonus=self.texts.say(f"bonus-{bonus}")
            )
        for found in realm.permissions:
            countries = ", ".join(self.texts.say(f"country-{country}") for country in found.countries)
            holder = "none" if found.holder is None else self.seat_name(found.holder)
            used = "yes" if found.used else "no"
            city = self.texts.say(f"city-{found.city}")
            yield self.texts.say("board-permission", city=city, countries=countries, holder=holder, used=used)
        for country, standings in realm.standings.items():
            named = self.texts.say(f"country-{country}")
            for seat, own in enumerate(standings):
                if own.offices:
                    yield self.texts.say(
                        "board-standing",
                        country=named,
                        seat=self.seat_name(seat),
                        cities=own.cities,
                        offices=own.offices,
                        points=own.points,
                    )

    def player(self, player: PlayerView) -> Iterator[str]:
        yield self.texts.say(
            "board-player",
            turn="yes" if self.at.actor() == player.seat else "no",
            seat=self.seat_name(player.seat),
            points=player.points,
            personal=self.counts("piece", player.personal),
            general=self.counts("piece", player.general),
        )
        yield self.texts.say(
            "board-player-more",
            abilities=self.counts("ability", player.abilities),
            tokens=self.counts("token", player.tokens),
            used=self.counts("token", player.used_tokens),
            favours=", ".join(self.texts.say(f"favour-{favour}") for favour in player.favours) or "-",
        )
        mission = int(self.at.missions[player.seat])
        if player.seat in self.seats and mission >= 0:
            cities = ", ".join(self.texts.say(f"city-{city}") for city in BOX_FILE.missions[mission].cities)
            yield self.texts.say("board-mission", cities=cities)

    def counts(self, kind: str, counts: Mapping[Any, int]) -> str:
        found = [f"{self.texts.say(f'{kind}-{ident}')} {count}" for ident, count in counts.items() if count]
        return ", ".join(found) or "-"
