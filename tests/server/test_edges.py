"""The edges behind TLS: names of cookies, HSTS, origins. A proxy says by a header that it spoke https."""

from __future__ import annotations

import httpx

from tests.server.clients import Person, run
from tests.server.serving import Server
from tests.server.test_middleware import ME

TLS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.1"}


def set_cookies(answer: httpx.Response) -> dict[str, str]:
    return {text.partition("=")[0]: text for text in answer.headers.get_list("set-cookie")}


def test_over_https_cookies_have_the_strict_name_and_hsts_is_said(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/session", headers=TLS)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    cookies = set_cookies(answer)
    assert list(cookies) == ["__Host-kantor_csrf"]
    assert "Secure" in cookies["__Host-kantor_csrf"]
    assert "Path=/" in cookies["__Host-kantor_csrf"]
    token = cookies["__Host-kantor_csrf"].split("=")[1].split(";")[0]
    headers = {**TLS, "x-kantor-csrf": token, "Cookie": f"__Host-kantor_csrf={token}"}
    answer = httpx.post(f"{server.address}/api/session", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == 201
    session = set_cookies(answer)["__Host-kantor_session"]
    assert "HttpOnly" in session
    assert "Secure" in session
    assert "Domain" not in session
    mine = session.split(";")[0]
    assert httpx.get(f"{server.address}/api/session", headers={**TLS, "Cookie": mine}).json() == {"name": "Ada"}


def test_plain_http_keeps_its_names(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/session")
    assert list(set_cookies(answer)) == ["kantor_csrf"]
    assert "strict-transport-security" not in answer.headers


def test_a_guest_who_came_before_is_not_lost(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
            token = ada.http.cookies["kantor_session"]
            async with httpx.AsyncClient(base_url=server.address, headers=TLS) as browser:
                answer = await browser.get("/api/session", headers={"Cookie": f"kantor_session={token}"})
                assert answer.json() == {"name": "Ada"}
                given = answer.headers.get_list("set-cookie")
                assert any(text.startswith(f"__Host-kantor_session={token};") for text in given)
                assert any(text.startswith("kantor_session=; ") and "Max-Age=0" in text for text in given)
                # Where both came, the strict one counts: the other may be somebody else's doing.
                both = f"kantor_session=forged; __Host-kantor_session={token}"
                answer = await browser.get("/api/session", headers={"Cookie": both})
                assert answer.json() == {"name": "Ada"}
                assert not any(
                    text.startswith("__Host-kantor_session") for text in answer.headers.get_list("set-cookie")
                )
            async with ada.socket(table, **TLS, Cookie=f"__Host-kantor_session={token}") as socket:
                assert '"yours":true' in str(await socket.recv()).replace(" ", "")

    run(scenario())


def test_over_https_an_origin_of_http_is_foreign(server: Server) -> None:
    async def scenario() -> None:
        host = server.address.removeprefix("http://")
        for scheme, wanted in (("http", "foreign-origin"), ("https", None)):
            async with Person(server.address) as ada:
                origin = {"Origin": f"{scheme}://{host}"}
                answer = await ada.request("POST", "/api/session", {"name": "Ada"}, **TLS, **origin)
                assert answer.json().get("error") == wanted

    run(scenario())


def test_the_policy_names_every_kind_of_content(server: Server) -> None:
    policy = httpx.get(server.address).headers["content-security-policy"]
    for part in ("default-src 'none'", "media-src 'self'", "object-src 'none'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe-eval" not in policy
    assert "script-src 'self';" in policy
