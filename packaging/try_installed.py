"""Try an installed Kantor as somebody would who has neither a compiler nor Node: play, serve the client, let bots move.

usage: python packaging/try_installed.py
"""

import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

import kantor

CHECKOUT = Path(__file__).resolve().parents[1]
SECONDS = 60.0


def main() -> None:
    assert not Path(kantor.__file__).is_relative_to(CHECKOUT / "src"), "this is the checkout, not an install"
    assert kantor.COMPILED, "the engine isn't compiled"
    print(f"kantor {kantor.__version__}, compiled, in {Path(kantor.__file__).parent}")
    print(f"on the PATH: compiler {shutil.which('cc') or shutil.which('gcc')}, Node {shutil.which('node')}")
    for game in kantor.GAMES:
        match, pick = kantor.Match(game, players=kantor.GAMES[game].seats[0], seed=1), random.Random(1)
        while match.actors:
            match.play(match.actors[0], pick.choice(match.options(match.actors[0])))
        assert kantor.Match.load(match.record()).result == match.result
        print(f"{game}: played to the end in {match.ply} plies")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kantor.cli", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+:\d+/", server.stdout.readline())
            assert found is not None, "the server didn't say its address"
            try_server(found[0])
        finally:
            server.terminate()
            server.wait()


def try_server(address: str) -> None:
    with httpx.Client(base_url=address, timeout=SECONDS) as client:
        page = client.get("/").raise_for_status().text
        parts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        assert parts, "the client isn't in the install"
        for part in parts:
            assert client.get(part).raise_for_status().content
        print(f"the client is served with {len(parts)} scripts and styles")
        client.get("/api/session").raise_for_status()
        send(client, "/api/session", {"name": "Ada"})
        bots = [{"sitter": "bot", "bot": "greedy"}] * 3
        table = send(client, "/api/tables", {"game": "merchants", "players": 3, "seats": bots, "start": True})
        until = time.monotonic() + SECONDS
        while client.get(f"/api/tables/{table['id']}").raise_for_status().json()["entry"] < table["entry"] + 3:
            assert time.monotonic() < until, "the bots didn't move"
            time.sleep(0.1)
        print("bots move at a table")


def send(client: httpx.Client, path: str, body: object) -> Any:
    return (
        client.post(path, json=body, headers={"x-kantor-csrf": client.cookies["kantor_csrf"]}).raise_for_status().json()
    )


if __name__ == "__main__":
    main()
