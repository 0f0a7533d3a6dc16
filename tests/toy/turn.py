"""The rules of the toy game: sealed bids for a card; the winner may ask a rival, who pays, shows a card or refuses."""

from __future__ import annotations

from kantor.core.catalogue import Catalogue, Move
from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY, Position
from kantor.core.result import Result, rank
from kantor.core.sink import Sink
from tests.toy import pieces
from tests.toy.pieces import HIGHEST_BID, VALUES, Ask, Bid, Card, Keep, Pay, Refuse, Show, State


class FairPosition(Position):
    def __init__(self, state: State, catalogue: Catalogue) -> None:
        super().__init__(state.players)
        self.state, self.catalogue = state, catalogue

    def actors(self) -> list[int]:
        match self.state.agenda[-1:]:
            case []:
                return []
            case [("bid", _)]:
                return [seat for seat, player in enumerate(self.state.seats) if player.bid is None]
            case [("ask" | "answer", seat)]:
                return [seat]
        return [CHANCE]

    def actor(self) -> int:
        return next(iter(self.actors()), NOBODY)

    def options(self, seat: int, out: Options) -> None:
        for index in range(len(self.catalogue)):
            if self.why_not(seat, index) is None:
                out.add(index)

    def why_not(self, seat: int, move: int) -> str | None:
        player = self.state.seats[seat]
        match self.state.agenda[-1][0], self.catalogue.moves[move]:
            case "bid", Bid(coins):
                return None if coins <= player.coins else "bid-purse"
            case "ask", Ask(rival):
                return None if rival != seat else "ask-rival"
            case "answer", Pay():
                return None if player.coins else "pay-purse"
            case "answer", Show(value):
                return None if player.hand()[value - 1] else "show-held"
            case ("ask", Keep()) | ("answer", Refuse()):
                return None
        return "in-order"

    def asked(self, seat: int, task: str) -> dict[str, int | str]:
        """What the texts of a prompt need."""
        if task == "answer":
            return {"pay": "yes" if self.state.seats[seat].coins else "no"}
        return {"value": self.state.card} if self.state.card else {}

    def chance(self, out: Options) -> None:
        for value, count in zip(VALUES, self.state.deck(), strict=True):
            if count:
                out.add_weighted(self.catalogue.index(f"card {value}"), count)

    def play(self, seat: int, move: int, sink: Sink | None = None) -> None:
        state, heard = self.state, sink or Sink()
        match self.catalogue.moves[move]:
            case Card(value):
                self._take_card(value, heard)
            case Bid(coins):
                state.seats[seat].bid = coins
                heard.emit(pieces.BidSealed(seat, coins))
                if not self.actors():
                    self._open_bids(heard)
            case Keep():
                heard.emit(pieces.Kept(seat))
                self._go_on(heard)
            case Ask(rival):
                heard.emit(pieces.Asked(seat, rival))
                state.agenda.append(("answer", rival))
            case answer:
                self._answer(seat, answer, heard)

    def _take_card(self, value: int, sink: Sink) -> None:
        state, (task, seat) = self.state, self.state.agenda[-1]
        if task == "turn-up":
            state.card, state.agenda = value, [("bid", 0)]
            sink.emit(pieces.CardTurned(value))
            return
        state.seats[seat].secret[value - 1] += 1
        sink.emit(pieces.CardDrawn(seat, value))
        if task == "deal" and seat + 1 < state.players:
            state.agenda = [("deal", seat + 1)]
        else:
            self._go_on(sink)

    def _open_bids(self, sink: Sink) -> None:
        state, card = self.state, self.state.card or 0
        bids = [player.bid or 0 for player in state.seats]
        winner, best = bids.index(max(bids)), max(bids)
        sink.emit(pieces.BidsOpened(tuple(bids), best))
        state.card, state.agenda = None, [("ask", winner)]
        for player in state.seats:
            player.bid = None
        if bids.count(best) > 1:
            state.burnt[card - 1] += state.settings["burn"]
            sink.emit(pieces.Tied(card, state.settings["burn"]))
            self._go_on(sink)
            return
        state.seats[winner].coins -= best
        state.seats[winner].known[card - 1] += 1
        sink.emit(pieces.Won(winner, card, best))
        if state.full():
            self._go_on(sink)

    def _answer(self, seat: int, answer: Move, sink: Sink) -> None:
        player, asker = self.state.seats[seat], self.state.agenda[0][1]
        match answer:
            case Pay():
                player.coins -= 1
                self.state.seats[asker].coins += 1
                sink.emit(pieces.Paid(seat, asker))
            case Show(value):
                if not player.known[value - 1]:
                    player.secret[value - 1] -= 1
                    player.known[value - 1] += 1
                sink.emit(pieces.Shown(seat, value))
            case _:
                sink.emit(pieces.Refused(seat))
                if any(self.state.deck()):
                    self.state.agenda[-1] = ("draw", asker)
                    return
        self._go_on(sink)

    def _go_on(self, sink: Sink) -> None:
        """A new card for sale, or the end, when all hands are shown."""
        state = self.state
        state.agenda = [("turn-up", 0)]
        if state.full() or not any(state.deck()):
            state.agenda = []
            for player in state.seats:
                player.known, player.secret = player.hand(), [0, 0, 0]
            sink.emit(pieces.Ended(self.result().totals, self.result().winners))

    def copy(self) -> FairPosition:
        return FairPosition(self.state.copy(), self.catalogue)

    def resample(self, seat: int, dice: Dice) -> FairPosition:
        other = self.copy()
        rivals = [player for at, player in enumerate(other.state.seats) if at != seat]
        sizes = [sum(player.secret) for player in rivals]
        for player in rivals:
            player.secret = [0, 0, 0]
        for player, size in zip(rivals, sizes, strict=True):
            for _ in range(size):
                player.secret[draw(other.state.deck(), dice)] += 1
            if player.bid is not None:
                player.bid = dice.below(min(player.coins, HIGHEST_BID) + 1)
        return other

    def observe(self, seat: int, out: Observation) -> None:
        state, actors, turns = self.state, self.actors(), range(self.players)
        task = state.agenda[-1][0] if state.agenda else None
        for name in ("bid", "ask", "answer"):
            out.flag(task == name)
        for turn in turns:
            out.flag((seat + turn) % self.players in actors)
        out.one_hot(state.card - 1 if state.card else -1, len(VALUES))
        own = state.seats[seat]
        for value in (*state.burnt, sum(state.deck()), *own.secret, -1 if own.bid is None else own.bid):
            out.add(value)
        for player in (state.seats[(seat + turn) % self.players] for turn in turns):
            for value in (player.coins, sum(player.secret), *player.known):
                out.add(value)

    def scores(self, seat: int | None = None, whole: bool = False) -> tuple[dict[str, int], ...]:
        """By source: with all cards, or with those that a seat knows of."""
        hands = [p.hand() if whole or at == seat else p.known for at, p in enumerate(self.state.seats)]
        return tuple({"cards": worth(hand), "coins": p.coins} for hand, p in zip(hands, self.state.seats, strict=True))

    def result(self) -> Result:
        return rank(self.scores(whole=True))

    def evaluate(self, seat: int) -> float:
        totals = [sum(score.values()) for score in self.scores(seat)]
        return float(totals.pop(seat) - max(totals))


def worth(hand: list[int]) -> int:
    return sum(value * count for value, count in zip(VALUES, hand, strict=True))


def draw(deck: list[int], dice: Dice) -> int:
    """The place of a card in the deck, each card as likely as any other."""
    left = dice.below(sum(deck))
    return next(at for at in range(len(deck)) if left < sum(deck[: at + 1]))
