"""Advice for a person: what a strong bot would do in his place. It thinks in the bots' processes."""

from __future__ import annotations

import msgspec

from kantor.bots.hints import Hint
from kantor.core.dice import SystemDice
from kantor.core.errors import OutOfTurn, StaleMove
from kantor.server.fair_queue import FairQueue
from kantor.server.refusals import Refusal
from kantor.server.store import Change
from kantor.server.table import Table
from kantor.server.workers import Question, TooLate, Workers

ADVISER = "master"


class Advisor:
    """One asks at a time, so that advice never holds up the bots of other tables for long."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._queue = FairQueue("hint", places=1, most_each=2)

    async def hints(self, question: Question, client: str) -> tuple[Hint, ...]:
        try:
            async with self._queue.turn(client):
                return await self._workers.advise(question)
        except TooLate as error:
            raise Refusal("no-hint", 503) from error


def advice_told(table: Table, seat: int, person: str, decision: int) -> Change | int:
    """What all others are told when somebody asks for advice: once for each decision, and nothing where nobody else
    plays."""
    advice_wanted(table, seat, person, decision)
    if table.alone(seat) or (seat, decision) in table.advised:
        return table.entry
    return Change((table.next_entry("hint", seat, person=person, data={"decision": decision}),))


def advice_wanted(table: Table, seat: int, person: str, decision: int) -> Question:
    """What the adviser is asked, by what the seat may know. Refused where others play who aren't advised."""
    table.check_plays(seat, person)
    if table.row.state != "running":
        raise OutOfTurn("match-over")
    if not (table.alone(seat) or table.row.hints):
        raise Refusal("hints-alone", 403)
    match = table.playing
    if seat not in match.actors:
        raise OutOfTurn("not-your-turn", seat=seat, waiting=", ".join(map(str, match.actors)))
    now = table.decision(seat)
    if now != decision:
        raise StaleMove("stale", decision=str(decision), now=str(now))
    likely = match.sight(seat, SystemDice())
    position = msgspec.json.encode(match.game.position_to_json(likely, match.setup)).decode()
    return Question(match.game.key, ADVISER, seat, position)
