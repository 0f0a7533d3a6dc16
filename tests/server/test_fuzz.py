"""Whatever is sent over HTTP or a socket is answered, and the server stays up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Person, run
from tests.server.serving import Server

ANSWERS = {"table", "sight", "done", "preview", "refusal", "pong", "talk", "said"}

words = st.sampled_from(["move", "undo", "preview", "look", "resync", "ping", "say", "table", "", "\x00", "ż" * 50])
numbers = st.integers(-(2**70), 2**70) | st.floats() | st.booleans()
values = st.recursive(
    st.none() | numbers | words | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
fields = st.sampled_from(["type", "id", "seat", "decision", "move", "undoable", "text", "word", "extra"])
likely = st.fixed_dictionaries(
    {"type": st.sampled_from(["move", "undo", "preview", "look", "resync", "ping", "say", "unsay", "read"])},
    optional={
        "id": st.integers(0, 9) | values,
        "seat": st.integers(-1, 3) | values,
        "decision": st.integers(0, 9) | values,
        "undoable": st.integers(0, 2) | values,
        "text": st.text(max_size=20) | values,
        "preset": st.sampled_from(["hello", "nothing"]) | values,
        "word": st.integers(0, 9) | values,
        "move": st.integers(-2, 200) | st.sampled_from(["load grain", "pass", "sell"]) | values,
    },
)
messages = likely.map(json.dumps) | st.dictionaries(fields, values).map(json.dumps) | st.text() | st.binary()


@pytest.fixture
def quiet(server: Server) -> Iterator[None]:
    """Nothing that the server meets meanwhile is a traceback in its log."""
    before = server.errors.stat().st_size
    yield
    with server.errors.open("rb") as log:
        log.seek(before)
        assert b"Traceback" not in log.read()


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    described = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    return schemathesis.openapi.from_dict(described)


@pytest.mark.usefixtures("quiet")
def test_the_description_of_the_http_part_holds(server: Server, schema: Any) -> None:
    """Generated requests, good and bad, get what the OpenAPI says, and never a server error."""
    for operation in schema.get_all_operations():
        _try(operation.ok(), server.address)
    assert httpx.get(f"{server.address}/api/health").status_code == 200


def _signed_in(address: str) -> dict[str, str]:
    """The headers of a new guest: some requests end the session of whoever makes them."""
    with httpx.Client(base_url=address) as client:
        client.get("/api/session")
        headers = {"x-kantor-csrf": client.cookies["kantor_csrf"]}
        client.post("/api/session", json={"name": "Fuzz"}, headers=headers)
        return headers | {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}


def _try(operation: Any, address: str) -> None:
    headers = _signed_in(address)

    @settings(max_examples=15, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def attempt(case: Any) -> None:
        answer = case.call(base_url=address, headers=headers)
        case.validate_response(
            answer,
            checks=[
                schemathesis.checks.not_a_server_error,
                schemathesis.checks.response_schema_conformance,
                schemathesis.checks.status_code_conformance,
            ],
        )

    attempt()


@pytest.mark.usefixtures("quiet")
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(batch=st.lists(messages, min_size=1, max_size=10))
def test_whatever_comes_over_the_socket_is_answered(server: Server, batch: list[str | bytes]) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            seats = [{"sitter": "me"}, {"sitter": "me", "name": "Bo"}]
            table = (await ada.open_table(players=2, seats=seats, start=True))["id"]
            async with ada.socket(table) as socket:
                try:
                    for message in batch:
                        await socket.send(message)
                    await socket.send('{"type": "ping", "id": "last"}')
                    while True:
                        answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
                        assert answer["type"] in ANSWERS
                        assert answer.get("error") != "own-fault"
                        if answer.get("re") == "last":
                            break
                except ConnectionClosed as closed:
                    raise AssertionError(f"closed after {batch!r}") from closed

    run(scenario())
