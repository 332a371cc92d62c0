"""`zahlenschlacht serve`, as a person runs it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx
import pytest

from helpers.servers import Server
from zahlenschlacht.cli import run

PACKAGE = Path(__file__).parents[3] / "src" / "zahlenschlacht"

# A test run in the background ignores SIGINT, and its child processes would inherit that.
ENABLE_CTRL_C = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
START = f"{ENABLE_CTRL_C}; from zahlenschlacht.cli import main; main()"
SERVE = [sys.executable, "-c", START, "serve", "--no-open"]


def serve(*arguments: str, home: Path | None = None, **variables: str) -> subprocess.Popen[str]:
    """Start the command with these arguments and environment variables."""
    folders = {"XDG_DATA_HOME": str(home), "HOME": str(home)} if home else {}
    environment = {**os.environ, **folders, **variables}
    return subprocess.Popen(
        [*SERVE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def address_of(process: subprocess.Popen[str]) -> str:
    """The address that the command prints."""
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Zahlenschlacht is at http://127.0.0.1:"), line
    return line.split()[3]


@pytest.mark.slow
def test_the_server_uses_the_users_data_folder_and_ends_cleanly_at_ctrl_c(tmp_path: Path) -> None:
    process = serve("--port", "0", home=tmp_path)
    address = address_of(process)
    assert httpx.get(f"{address}healthz", timeout=60, verify=False).json()["status"] == "ok"
    assert list(tmp_path.rglob("matches.sqlite3"))
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Traceback" not in errors


@pytest.fixture
def _same_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop a server in this process from changing the limit of open files."""
    monkeypatch.setattr("zahlenschlacht.service.web.server.raise_open_files", lambda _: None)


@pytest.mark.usefixtures("_same_open_files")
@pytest.mark.slow
def test_a_port_in_use_is_named_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'matches.sqlite3'}"
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = str(listener.getsockname()[1])
        assert run(["serve", "--no-open", "--port", port, "--database", database]) == 2
    errors = capfd.readouterr().err
    assert errors.count("\n") == 1
    assert f"port {port}" in errors


@pytest.mark.usefixtures("_same_open_files")
@pytest.mark.slow
def test_a_second_server_on_the_same_file_is_refused_in_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'matches.sqlite3'}"
    with Server(database):
        assert run(["serve", "--no-open", "--port", "0", "--database", database]) == 2
        output, errors = capfd.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    assert "another server already uses" in errors


@pytest.mark.usefixtures("_same_open_files")
@pytest.mark.slow
def test_a_database_that_does_not_answer_is_named_in_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    database = "postgresql://nobody:secret@127.0.0.1:1/nothing"
    assert run(["serve", "--no-open", "--port", "0", "--database", database]) == 2
    errors = capfd.readouterr().err
    assert errors.count("\n") == 1
    assert "secret" not in errors


@pytest.mark.slow
def test_an_installation_without_the_page_warns_and_serves_the_api(tmp_path: Path) -> None:
    copy = tmp_path / "zahlenschlacht"
    shutil.copytree(
        PACKAGE, copy, ignore=lambda folder, names: {"page"} & {*names} if folder.endswith("web") else set()
    )
    database = f"sqlite:///{tmp_path / 'matches.sqlite3'}"
    process = serve("--port", "0", "--database", database, PYTHONPATH=str(tmp_path), LANGUAGE="en")
    address = address_of(process)
    assert process.stderr is not None
    assert "make play" in process.stderr.readline()
    assert httpx.get(f"{address}api/solve?n=15&d=7", timeout=60, verify=False).json()["verdict"]["winner"] == "A"
    process.terminate()
    process.communicate(timeout=120)


def test_an_invalid_host_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'matches.sqlite3'}"
    assert run(["serve", "--no-open", "--host", "a..b", "--database", database, "--port", "0"]) == 2
    errors = capsys.readouterr().err
    assert "cannot listen on a..b" in errors
    assert errors.count("\n") == 1


def test_a_port_in_use_is_refused_and_a_free_one_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["serve", "--no-open", "--database", f"sqlite:///{tmp_path / 'matches.sqlite3'}", "--port"]
    with socket.create_server(("127.0.0.1", 0)) as other:
        used_port = other.getsockname()[1]
        assert run([*command, str(used_port)]) == 2
    errors = capsys.readouterr().err
    [free_port] = {int(port) for port in re.findall(r"--port (\d+)", errors)}
    assert used_port < free_port <= used_port + 100
    assert f"port {used_port} is already in use" in errors
    assert errors.count("\n") == 1
