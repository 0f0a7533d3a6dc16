"""What people are told of a table before its match: an invitation, a seat that has filled, all seats taken."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import exists, select

from kantor.core.text import Texts
from kantor.server import schema
from kantor.server.notices import Notice
from kantor.server.store import Store
from kantor.server.table import Table
from kantor.server.talk_schema import invitations

WHILE_OPEN: Final = ("invite", "seats")
# `news` names the game in the sentence, `push` has it in the title.
Said = Literal["news", "push"]

tables, seats, people = schema.tables, schema.seats, schema.people


async def still_open(store: Store, notice: Notice) -> bool:
    """Whether it is still so: the match hasn't begun, the invitation waits, the seat is still taken."""
    is_open = exists().where(tables.c.id == notice.table, tables.c.state == "open")
    asked = exists().where(
        invitations.c.table_id == notice.table, invitations.c.person == notice.person, invitations.c.declined == 0
    )
    sits = exists().where(seats.c.table_id == notice.table, seats.c.person == notice.person)
    taken = exists().where(
        seats.c.table_id == notice.table,
        seats.c.seat == notice.seat,
        seats.c.person.is_not(None) | seats.c.bot.is_not(None),
    )
    query = select(is_open.label("is_open"), asked.label("asked"), sits.label("sits"), taken.label("taken"))
    async with store.engine.connect() as connection:
        row = (await connection.execute(query)).one()
    return bool(row.is_open and (row.asked and not row.sits if notice.kind == "invite" else row.taken))


async def open_table_news(store: Store, how: Said, notice: Notice, table: Table, words: Texts) -> str:
    game = table.game.titles[words.language]
    if notice.kind == "invite":
        query = select(people.c.name).join(invitations, invitations.c.inviter == people.c.id)
        this = invitations.c.table_id == notice.table, invitations.c.person == notice.person
        async with store.engine.connect() as connection:
            name = await connection.scalar(query.where(*this)) or ""
        return words.say(f"{how}-invite", game=game, name=name)
    free = sum(holder.empty for holder in table.holders)
    if not free:
        return words.say(f"{how}-full", game=game)
    return words.say(f"{how}-seat", game=game, name=table.holders[notice.seat].name, free=free)
