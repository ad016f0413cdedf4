"""The files in `deploy/`: real proxies with TLS before two nodes, the systemd unit, the compose file."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.nodes.cluster import BROKEN, Cluster, caught_up
from tests.server.support.server_process import Client, free_port
from tools.postgres import Postgres

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "games.example.org"
START_SECONDS = 30.0


def make_certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*command, *files, "-subj", f"/CN={NAME}", "-days", "1"], check=True, capture_output=True)
    return certificate, key


def nginx_command(folder: Path, ports: list[int], port: int) -> list[str]:
    """nginx with our file, as a host would change it."""
    certificate, key = make_certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text()
    text = text.replace("127.0.0.1:8181", f"127.0.0.1:{ports[0]}").replace("127.0.0.1:8191", f"127.0.0.1:{ports[1]}")
    text = re.sub(r"listen \[::\].*\n", "", text).replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}").replace(NAME, f"{NAME} localhost")
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {certificate};", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", text)
    (folder / "highlands.conf").write_text(text)
    temporary = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error.log'};\nevents {{}}\n"
        f"http {{ access_log off; {temporary} include {folder / 'highlands.conf'}; }}\n"
    )
    return ["nginx", "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]


def caddy_command(folder: Path, ports: list[int], port: int) -> list[str]:
    """Caddy with our file, as a host would change it, and a certificate of its own making."""
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace("127.0.0.1:8181", f"127.0.0.1:{ports[0]}").replace("127.0.0.1:8191", f"127.0.0.1:{ports[1]}")
    text = text.replace(f"{NAME} {{", f"https://localhost:{port} {{\n\ttls internal")
    options = (
        f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system {folder}\n}}\n"
    )
    (folder / "Caddyfile").write_text(options + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def running_proxy(program: str, folder: Path, ports: list[int]) -> Iterator[int]:
    """A proxy before these ports; gives its own."""
    port = free_port()
    command = (nginx_command if program == "nginx" else caddy_command)(folder, ports, port)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)})
    try:
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                assert httpx.get(f"https://localhost:{port}/api/games", verify=False).status_code == 200
                break
            except (httpx.TransportError, AssertionError):
                assert time.monotonic() < until, (folder / "log").read_text()
                time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait(START_SECONDS)


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.parametrize("program", ["nginx", "caddy"])
def test_a_game_goes_on_behind_a_proxy_with_tls_while_its_nodes_are_restarted(
    program: str, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    if shutil.which(program) is None:
        pytest.skip(f"there is no {program}; on Debian: apt install {program}")

    async def rejoin(client: Client) -> None:
        until = time.monotonic() + 30
        while True:
            try:
                await client.join()
            except BROKEN:
                assert time.monotonic() < until
                await asyncio.sleep(0.1)
            else:
                return

    async def move(*clients: Client) -> None:
        for client in clients:
            await rejoin(client)
        await caught_up(*clients)
        mover = next(client for client in clients if client.is_to_move)
        assert (await mover.move(random.choice(mover.state["moves"])))["type"] == "ack"
        await caught_up(*clients)

    with postgres.database() as url:
        cluster = Cluster(url, tmp_path, 2, "--behind-proxy", "127.0.0.1")
        cluster.start()
        ports = [node.port for node in cluster.nodes]
        try:
            with running_proxy(program, tmp_path, ports) as port:
                monkeypatch.setattr(Client, "proxy", f"wss://localhost:{port}")

                async def play() -> None:
                    created = cluster.nodes[0].create_table()
                    ann = await cluster.seat(created, 0, "Ann", 0)
                    ben = await cluster.seat(created, 1, "Ben", 0)
                    await move(ann, ben)
                    for node in cluster.nodes:
                        await asyncio.to_thread(node.stop)
                        await move(ann, ben)
                        await asyncio.to_thread(node.start)
                        await asyncio.sleep(2.5)  # until the proxy tries it again
                    await move(ann, ben)

                cluster.run(play())
                headers = httpx.get(f"https://localhost:{port}/", verify=False).headers
                assert "strict-transport-security" in headers
        finally:
            cluster.kill()


def test_the_systemd_unit_is_valid(tmp_path: Path):
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd here")
    text = (DEPLOY / "highlands.service").read_text()
    command = re.search(r"ExecStart=(\S+)", text)
    assert command is not None
    unit = tmp_path / "highlands.service"
    unit.write_text(text.replace(command[1], sys.executable))
    done = subprocess.run([program, "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
