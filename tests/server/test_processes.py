"""Two processes on one database: the second writer of an entry loads the table again."""

from __future__ import annotations

from pathlib import Path

from tests.server.clients import Person, run
from tests.server.serving import Server

BOTH = [{"sitter": "me"}, {"sitter": "me", "name": "Bo"}]


def test_two_processes_never_both_win(tmp_path: Path) -> None:
    async def scenario(first: Server, second: Server) -> None:
        async with Person(first.address) as ada, Person(second.address) as same:
            await ada.sign_in("Ada")
            same.http.cookies.set("kantor_session", ada.http.cookies["kantor_session"])
            table = (await ada.open_table(players=2, seats=BOTH, start=True))["id"]
            async with ada.at(table) as here, same.at(table) as there:
                await here.until(here.to_move)
                await there.until(there.to_move)
                (seat,) = here.to_move()
                assert (await here.play(seat))["type"] == "done"
                # The second process has not heard of it (no channels between them), and can't enter the same number.
                answer = await there.play(seat)
                assert answer["error"] in ("stale", "not-your-turn")
                await there.until(lambda: there.sights[seat]["entry"] == here.sights[seat]["entry"])
                assert there.sights[seat]["view"] == here.sights[seat]["view"]
                assert there.logs[seat] == here.logs[seat]
                await there.until(there.to_move)
                (seat,) = there.to_move()
                assert (await there.play(seat))["type"] == "done"

    servers = [Server(tmp_path / "data"), Server(tmp_path / "data")]
    try:
        for server in servers:
            server.start()
        run(scenario(*servers))
    finally:
        for server in servers:
            server.stop()
