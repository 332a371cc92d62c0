"""Builds the program to double-click with PyInstaller, and tries it: `make app`, or `python deploy/build_app.py`.

It needs the package with its page, `pip install '.[web]' 'pyinstaller>=6.22,<7'`, in an environment of its own:
PyInstaller would also pack what else is installed.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("atlas", "explanations", "game", "learn", "service", "solution", "strategies")
"""The folders of the package whose modules are packed. Some are imported by name, which PyInstaller cannot see."""
METADATA = ("zahlenschlacht", "numpy", "pillow")
"""The distributions whose versions the program asks for."""
START_SECONDS = 120


def build() -> Path:
    """Pack everything into one file in `dist/`, and return it."""
    import PyInstaller.__main__

    import zahlenschlacht

    name, work = "zahlenschlacht-app", ROOT / "build" / "app"
    options = ["--onefile", "--noconfirm", "--log-level", "WARN", "--name", name, "--collect-data", "zahlenschlacht"]
    options += ["--distpath", str(ROOT / "dist"), "--workpath", str(work), "--specpath", str(work)]
    options += [part for folder in FOLDERS for part in ("--collect-submodules", f"zahlenschlacht.{folder}")]
    options += [part for distribution in METADATA for part in ("--copy-metadata", distribution)]
    package = Path(zahlenschlacht.__file__).parent
    # Alembic reads the migrations as files.
    migrations = Path("service", "storage", "migrations")
    options += ["--add-data", f"{package / migrations}{os.pathsep}{'zahlenschlacht' / migrations}"]
    PyInstaller.__main__.run([*options, str(ROOT / "deploy" / "app.py")])
    return ROOT / "dist" / (f"{name}.exe" if os.name == "nt" else name)


def try_out(program: Path) -> None:
    """Start the program, load the page, open a classroom, draw a tile of the map, and end the program by its button."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        folders = dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "APPDATA"), home)
        environment = {**os.environ, **folders, "BROWSER": "true"}
        start = time.monotonic()
        with subprocess.Popen([program, "127.0.0.1", str(port)], env=environment) as process:
            try:
                while not _answers(f"{address}/healthz"):
                    if process.poll() is not None or time.monotonic() - start > START_SECONDS:
                        raise RuntimeError(f"the program does not answer; its status is {process.returncode}")
                    time.sleep(0.2)
                seconds = time.monotonic() - start
                if b"<title>Zahlenschlacht" not in _read(f"{address}/class"):
                    raise RuntimeError("the page is not in the program")
                code = json.loads(_read(f"{address}/api/classrooms", {"language": "en"}))["code"]
                _read(f"{address}/api/atlas/winner/50/0/0.png")
                _read(f"{address}/api/quit", {})
                status = process.wait(30)
            finally:
                process.kill()
    if status != 0:
        raise RuntimeError(f"the button ended the program with status {status}")
    size = program.stat().st_size / 1e6
    print(f"{program.name}: {size:.0f} MB, up after {seconds:.0f} s, opened the classroom {code}")


def _answers(address: str) -> bool:
    try:
        return bool(_read(address))
    except OSError:
        return False


def _read(address: str, body: dict[str, str] | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as response:
        content: bytes = response.read()
        return content


if __name__ == "__main__":
    try_out(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else build())
