"""The table in lines of text, for terminals and screen readers."""

from collections.abc import Callable, Iterator

from kantor.core.text import Texts
from kantor.games.empire import view
from kantor.games.empire.data import MAPS
from kantor.games.empire.state import BIDDING, NONE, State
from kantor.games.empire.view import CardView, Holder, PlayerView, TableView

Name = Callable[[int], str]


def lines(at: State, seats: frozenset[int], texts: Texts, seat_name: Name) -> str:
    table = view.table(at, None)
    middle = [*_head(table, texts), *_row(table, texts), *_regions(table, texts, seat_name)]
    players = [_player(at, player, table.goal, texts, seat_name) for player in table.players]
    return "\n".join([*middle, *players, *_sealed(at, seats, texts, seat_name)])


def _head(table: TableView, texts: Texts) -> Iterator[str]:
    yield texts.say("board-game", map=table.map, game=table.game, games=table.games, deck=table.deck)


def _row(table: TableView, texts: Texts) -> Iterator[str]:
    for slot, (card, price) in enumerate(zip(table.row, table.prices, strict=True), 1):
        yield texts.say("board-slot", slot=slot, price=price, card=_card(card, texts) if card else "-")


def _card(card: CardView, texts: Texts) -> str:
    deeds = ", ".join(texts.say("item-deeds", action=part.action, n=part.n) for part in card.parts)
    return texts.say("board-card", good=card.good, count=card.count, op=card.op, deeds=deeds)


def _regions(table: TableView, texts: Texts, seat_name: Name) -> Iterator[str]:
    for continent in MAPS[table.map].continents:
        holder = table.continents.get(continent.id)
        yield texts.say("board-continent", continent=continent.id, holder=_holder(holder, texts, seat_name))
        for region in continent.regions:
            pieces = ", ".join(_pieces(table, region, texts, seat_name))
            token = table.tokens.get(region)
            if pieces or token:
                yield texts.say(
                    "board-region",
                    region=region,
                    token=token or "none",
                    pieces=pieces or "-",
                    holder=_holder(table.control.get(region), texts, seat_name),
                )


def _pieces(table: TableView, region: str, texts: Texts, seat_name: Name) -> Iterator[str]:
    for player in table.players:
        armies, cities = player.armies.get(region, 0), player.cities.get(region, 0)
        if armies or cities:
            yield texts.say("board-pieces", seat=seat_name(player.seat), armies=armies, cities=cities)
    if region in table.neutral:
        yield texts.say("board-pieces", seat=texts.say("board-neutral"), armies=table.neutral[region], cities=0)


def _holder(holder: Holder | None, texts: Texts, seat_name: Name) -> str:
    if holder is None:
        return "-"
    return seat_name(holder) if isinstance(holder, int) else texts.say("board-neutral")


def _player(at: State, player: PlayerView, goal: int, texts: Texts, seat_name: Name) -> str:
    symbols = {good: has.cards + has.tokens + has.jokers for good, has in player.goods.items()}
    goods = [
        texts.say("board-good", good=good, count=count, points=player.goods[good].points)
        for good, count in symbols.items()
        if count
    ]
    return texts.say(
        "board-player",
        turn="yes" if player.seat in at.actors() else "no",
        seat=seat_name(player.seat),
        coins=player.coins,
        cards=len(player.cards),
        goal=goal,
        supply=player.supply,
        cities=player.city_supply,
        goods=", ".join(goods) or "-",
        jokers=player.jokers,
    )


def _sealed(at: State, seats: frozenset[int], texts: Texts, seat_name: Name) -> Iterator[str]:
    """The own bids while they are sealed, all bids once they are open."""
    if at.agenda.depth > 0 and at.agenda.kind() == BIDDING:
        for seat in sorted(seats):
            if at.bids[seat] != NONE:
                yield texts.say("board-bid", seat=seat_name(seat), coins=int(at.bids[seat]))
