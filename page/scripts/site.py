"""Builds the edition without a server: the folder `site/`, for any web server that serves files (docs/site.md).

    python page/scripts/site.py [--out FOLDER] [--plain]

`--plain` is for tests: it writes no compressed copies, no documentation, and the tiles of one map only. Files that take
long to make are cached in `.cache/site`, under a hash of their sources.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from PIL import Image, ImageDraw

from zahlenschlacht import __version__
from zahlenschlacht.atlas.cells import LAYERS
from zahlenschlacht.atlas.tiles import PARITIES, tile
from zahlenschlacht.colours import Layer, Parity
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.learn.puzzles import DAYS
from zahlenschlacht.service.browser import answer
from zahlenschlacht.service.match import play
from zahlenschlacht.service.stored import StoredMatch
from zahlenschlacht.service.tokens import hash_secret
from zahlenschlacht.strategies import STRATEGIES, Careless, strategies_for

ROOT = Path(__file__).parents[2]
PAGE, CACHE = ROOT / "page", ROOT / ".cache" / "site"
DOCS = ROOT / "src/zahlenschlacht/service/web/docs"
"""The documentation, which `make docs` builds; with it, the site has it under docs/."""
WHEELS = ("pydantic", "pydantic_core", "annotated-types", "typing_extensions", "typing-inspection")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp")
TILES = {50: (2, 2), 51: (3, 2), 52: (4, 3), 53: (5, 3)}
"""How many tiles of each zoom are written, to the right and upwards; zoom 53 only where both parities are shown."""
OPENING_MAP: tuple[Layer, Parity, Player] = ("winner", "odd", Player.A)
FIXED = (
    *("/variants", "/strategies", "/catalogue", "/family", "/answers", "/paper"),
    *("/path", "/lessons", "/puzzles", "/recipes"),
)
SHARES = (0.25, 0.5, 0.75)
"""The shares of random moves with which first moves are prepared: those of the ladder, and the default."""
SAMPLES = 12
"""How many replies to a first move are prepared, if the strategy draws them."""
TOKEN = "prepared"
"""The token of every prepared match: without a server a match is in one browser, and its token protects nothing."""
PREPARED_DAYS = 30
"""For how many days puzzles are prepared. Python in the browser makes those of later days."""
NOT_STORED = ("404.html", "offline.js", "offline.json", "scorm.zip", "docs/", "puzzles/day")
"""Files and folders that the service worker does not store."""
NOT_PACKED = (*NOT_STORED, "about.txt", "manifest.webmanifest")
"""Files and folders that the package for learning platforms does not need."""
ROOM = 2000
"""How many characters longer than the default an assignment in the package may be."""
ICON_SIZES = (180, 192, 512)


def main() -> None:
    """Build the site and print its size."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, default=ROOT / "site")
    parser.add_argument("--plain", action="store_true")
    options = parser.parse_args()
    out: Path = options.out.resolve()

    python = _cached("python", [*_sources("**/*.py"), *_scripts(), ROOT / "constraints.txt"], _write_python)
    maps = [OPENING_MAP] if options.plain else [*product(LAYERS, PARITIES, [Player.A]), ("winner", "even", Player.B)]
    sources = _sources("atlas/*.py", "solution/*.py", "colours.py")
    tiles = _cached(f"tiles{len(maps)}", sources, partial(_write_tiles, maps=maps))
    rules = _sources(
        "game/*.py", "solution/*.py", "strategies/*.py", "explanations/*.py", "learn/*.py", "service/**/*.py"
    )
    boards = _boards()
    games = _cached("games", rules, partial(_write_games, boards=boards))
    first = datetime.now(UTC).date() - timedelta(days=1)
    last = first + timedelta(days=2 if options.plain else PREPARED_DAYS)
    days = _cached(f"days-{first}-{last}", rules, partial(_write_days, first=first, last=last))
    files = {str(file.relative_to(python)): file.stat().st_size for file in _files(python)}
    info = json.loads((PAGE / "node_modules/pyodide/pyodide-lock.json").read_text())["info"]
    answers = json.dumps(_answers(), separators=(",", ":")).encode()
    prepared: dict[str, Any] = {
        "python": {"folder": f"python-{_digest(_files(python))}", "files": files, "info": info},
        "answers": f"answers-{sha256(answers).hexdigest()[:10]}.json",
        "games": {"folder": f"games-{_digest(_files(games))}", "boards": [f"{n}-{d}" for n, d in boards]},
        "days": {"folder": f"days-{_digest(_files(days))}", "first": str(first), "last": str(last)},
        "tiles": f"tiles-{_digest(_files(tiles))}",
        "hasDocs": not options.plain and (DOCS / "index.html").is_file(),
    }
    environment = {**os.environ, "ZAHLENSCHLACHT_SITE": json.dumps(prepared)}
    vite = ["npx", "vite", "build", "--mode", "site", "--outDir", str(out), "--emptyOutDir", "--logLevel", "warn"]
    subprocess.run(vite, cwd=PAGE, env=environment, check=True)
    (out / prepared["answers"]).write_bytes(answers)
    _write_icons(out)
    _write_pages(out, prepared["answers"], sorted(file.stem for file in _files(days)))
    if not options.plain:
        _compress(out)
        for folder in (python, games, days):
            _compress(folder)
    ignore = _compressed_copies if options.plain else None
    shutil.copytree(tiles, out / prepared["tiles"])
    for folder, name in ((python, "python"), (games, "games"), (days, "days")):
        shutil.copytree(folder, out / prepared[name]["folder"], ignore=ignore)
    if prepared["hasDocs"]:
        shutil.copytree(DOCS, out / "docs")
    _write_service_worker(out)
    _write_package(out)
    _report(out)


def _sources(*patterns: str) -> list[Path]:
    """The files of the package that match one of the patterns, without the built page."""
    package = ROOT / "src/zahlenschlacht"
    return [file for pattern in patterns for file in package.glob(pattern) if "web/page" not in str(file)]


def _scripts() -> list[Path]:
    """The files that decide how Python is packed."""
    return [PAGE / "scripts/pack.py", PAGE / "scripts/python.mjs", PAGE / "node_modules/pyodide/package.json"]


def _files(folder: Path) -> list[Path]:
    """The files of a folder, without compressed copies."""
    return sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix not in (".br", ".gz"))


def _compressed_copies(_folder: str, names: list[str]) -> list[str]:
    """The names of compressed copies, for `shutil.copytree` to ignore."""
    return [name for name in names if name.endswith((".br", ".gz"))]


def _digest(files: Iterable[Path]) -> str:
    """Ten digits of a hash of the names and contents of files."""
    digest = sha256()
    for file in sorted(files):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:10]


def _cached(name: str, sources: list[Path], write: Callable[[Path], None]) -> Path:
    """The folder that `write` fills; it is written again only if a source or this program has changed."""
    folder = CACHE / f"{name}-{_digest([*sources, Path(__file__)])}"
    if not folder.exists():
        for old in CACHE.glob(f"{name}-*"):
            shutil.rmtree(old)
        part = CACHE / f"part-{name}-{os.getpid()}"
        part.mkdir(parents=True)
        write(part)
        part.rename(folder)
    return folder


def _write_python(folder: Path) -> None:
    """Write Python, compiled for the browser, with its wheels from PyPI."""
    versions = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line)
    versions = {name.lower().replace("-", "_"): version for name, version in versions.items()}
    wheels = CACHE / "wheels"
    pins = [f"{name}=={versions[name.replace('-', '_')]}" for name in WHEELS]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    shutil.rmtree(wheels, ignore_errors=True)
    subprocess.run([*pip, "--dest", wheels, "--only-binary=:all:", "--abi", "cp314", *PLATFORM, *pins], check=True)
    subprocess.run(["node", "scripts/python.mjs", wheels, folder], cwd=PAGE, check=True)


def _write_tiles(folder: Path, maps: list[tuple[Layer, Parity, Player]]) -> None:
    """Write the tiles of these maps around the opening view, a file for each map."""
    for layer, parity, divider in maps:
        index, pictures = {}, b""
        for z, (columns, rows) in TILES.items():
            if z < 53 or parity == "all":
                for x, y in product(range(columns), range(rows)):
                    picture = tile(layer, z, x, y, parity, divider=divider)
                    index[f"{z}/{x}/{y}"] = [len(pictures), len(picture)]
                    pictures += picture
        header = json.dumps(index, separators=(",", ":")).encode()
        (folder / f"{layer}-{parity}-{divider}.tiles").write_bytes(len(header).to_bytes(4) + header + pictures)


def _answers() -> dict[str, object]:
    """The answers that the page has before Python loads: all that never change, and the start of each listed board."""
    paths = [*FIXED, *(f"/solve?n={n}&d={d}" for n, d in _boards())]
    return {path: json.loads(answer("GET", path).text) for path in paths}


def _boards() -> list[tuple[int, int]]:
    """The n and d of the boards that a visitor reaches by one press: the path, the 57 and the paper's example."""
    variants, path = (json.loads(answer("GET", name).text) for name in ("/variants", "/path"))
    games = [station for station in path["stations"] if station["kind"] == "game" and station["bond"].isdigit()]
    starts = {(board["n"], board["d"]) for board in (*variants["website"], variants["school"])}
    return sorted(starts | {(game["n"], int(game["bond"])) for game in games})


def _write_games(folder: Path, boards: list[tuple[int, int]]) -> None:
    """Write a file for each board with the answers to A's first moves against every strategy (firstMoves.ts)."""
    for n, d in boards:
        games, position = {}, None
        for name in strategies_for(Variant(n, d).start(), Player.B):
            for share in SHARES if isinstance(STRATEGIES[name], Careless) else (None,):
                games[name if share is None else f"{name} {share}"] = game = _game(n, d, name, share)
                position = game["opened"]["state"].pop("position")
        content = json.dumps({"position": position, "games": games}, separators=(",", ":"))
        (folder / f"{n}-{d}.json").write_text(content)


def _game(n: int, d: int, name: str, share: float | None) -> dict[str, Any]:
    """A match against a strategy, without ids: the answers of the API, its record, and replies to first moves."""
    seats = {"A": {"kind": "person"}, "B": {"kind": "strategy", "name": name, "share": share}}
    opened = answer("POST", "/matches", json.dumps({"variant": {"n": n, "d": d}, "seats": seats}))
    ((match_id, record),) = opened.records.items()
    response, fields = json.loads(opened.text), json.loads(record["fields"])
    match = StoredMatch.from_fields(fields).match
    move = json.dumps({"number": 1, "ply": 0, "version": 0})
    update = answer("POST", f"/matches/{match_id}/moves", move, response["tokens"]["A"], record["fields"])
    replies = {}
    for number in range(1, n + 1):
        games = [play(replace(match, seed=seed), Player.A, number, 0).match for seed in range(SAMPLES)]
        numbers = [game.position.crossed[-1] for game in games]
        replies[number] = numbers if len(set(numbers)) > 1 else numbers[:1]
    response |= {"id": "", "tokens": {"A": TOKEN}}
    response["state"]["id"] = ""
    fields |= {"id": "", "seed": 0, "tokens": {"A": hash_secret(TOKEN).hex()}}
    return {"opened": response, "fields": fields, "update": json.loads(update.text) | {"id": ""}, "replies": replies}


def _write_days(folder: Path, first: date, last: date) -> None:
    """Write a file for each day with its puzzles and the answers to their first moves."""
    for place in range((last - first).days + 1):
        day, puzzles = first + timedelta(days=place), {}
        for theme in DAYS:
            path = f"/puzzles/{theme}/{day}"
            puzzle = json.loads(answer("GET", path).text)
            moves = {number: json.dumps({"moves": [number]}) for number in puzzle["position"]["numbers"]}
            replies = {number: json.loads(answer("POST", path, body).text) for number, body in moves.items()}
            puzzles[theme] = {"puzzle": puzzle, "replies": replies}
        (folder / f"{day}.json").write_text(json.dumps(puzzles, separators=(",", ":")))


def _add_hash(file: Path) -> str:
    """Rename a file to carry a hash of its content, as in icon-0123456789.svg, and return its new name."""
    return file.rename(file.with_stem(f"{file.stem}-{_digest([file])}")).name


def _write_pages(out: Path, answers: str, days: list[str]) -> None:
    """Write an index.html at every known address, each with paths relative to it, and a 404.html for all others."""
    icons = {size: _add_hash(out / f"icon{size}.png") for size in ICON_SIZES}
    drawing, start = _add_hash(out / "icon.svg"), _add_hash(out / "start.js")
    html = (out / "index.html").read_text()
    html = html.replace("./icon.svg", f"./{drawing}").replace("./start.js", f"./{start}")
    html = html.replace(
        "</head>",
        '  <link rel="manifest" href="./manifest.webmanifest" />\n'
        f'    <link rel="apple-touch-icon" href="./{icons[180]}" />\n'
        f'    <link rel="preload" href="./{answers}" as="fetch" crossorigin />\n  </head>',
    )
    (out / "index.html").write_text(html)
    paths = re.findall(r'path: "/([^"]+)"', (PAGE / "src/pages.ts").read_text())
    folders = sorted({path.split("/")[0] for path in paths})
    lessons = [str(place + 1) for place in range(len(json.loads(answer("GET", "/lessons").text)))]
    sheets = ("board", "worksheet", "lesson", "teacher", "recipe", *(f"lesson/{place}" for place in lessons))
    themes = [f"puzzles/{theme}" for theme in DAYS]
    puzzles = [f"{theme}/{day}" for theme in themes for day in days]
    below = [*(f"learn/{place}" for place in lessons), *(f"print/{sheet}" for sheet in sheets), *themes, *puzzles]
    below.append("homework/results")
    for path in [*folders, *(path for path in paths if path.split("/")[0] in folders), "match", *below]:
        folder = out / path
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text(html.replace('="./', '="' + "../" * (path.count("/") + 1)))
    (out / "404.html").write_text((PAGE / "scripts/404.html").read_text())
    (out / "zahlenschlacht.json").write_text(json.dumps({"version": __version__, "folders": [*folders, "match"]}))
    manifest = {
        "name": "Zahlenschlacht",
        "short_name": "Zahlenschlacht",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6f3ec",
        "theme_color": "#2b3b37",
        "icons": [
            {"src": icons[192], "sizes": "192x192", "type": "image/png"},
            {"src": icons[512], "sizes": "512x512", "type": "image/png"},
            {"src": icons[512], "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
            {"src": drawing, "sizes": "any", "type": "image/svg+xml"},
        ],
    }
    (out / "manifest.webmanifest").write_text(json.dumps(manifest, indent=1))
    shutil.copy(ROOT / "docs/site.md", out / "about.txt")


def _write_icons(out: Path) -> None:
    """Draw `icon.svg` again as pictures for home screens: a slate in a wooden frame, a Z, and a pink stroke."""
    side = 1024
    unit = side / 64
    picture = Image.new("RGB", (side, side), "#b98b58")
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle([6 * unit, 6 * unit, 58 * unit, 58 * unit], 5 * unit, "#2b3b37")
    curve = [
        ((1 - t) ** 2 * 14 + 2 * (1 - t) * t * 30 + t * t * 50, (1 - t) ** 2 * 48 + 2 * (1 - t) * t * 38 + t * t * 15)
        for t in (step / 40 for step in range(41))
    ]
    for colour, points in (("#f2f0e6", [(22, 18), (42, 18), (24, 46), (44, 46)]), ("#ff7eb6", curve)):
        scaled = [(x * unit, y * unit) for x, y in points]
        pen.line(scaled, colour, round(5 * unit), "curve")
        for x, y in scaled:
            pen.circle((x, y), 2.5 * unit, colour)
    for size in ICON_SIZES:
        picture.resize((size, size), Image.Resampling.LANCZOS).save(out / f"icon{size}.png")


def _compress(folder: Path) -> None:
    """Write compressed copies of the files of a folder, unless it has some."""
    if not any(folder.rglob("*.br")):
        subprocess.run(["node", "scripts/compress.mjs", folder], cwd=PAGE, check=True)


def _write_service_worker(out: Path) -> None:
    """Write the service worker, with the hash of every file. It is installed only if the visitor asks for it."""
    names = [str(file.relative_to(out)) for file in _files(out)]
    hashes = {name: sha256((out / name).read_bytes()).hexdigest() for name in names if not name.startswith(NOT_STORED)}
    version = sha256(json.dumps(hashes).encode()).hexdigest()[:16]
    size = sum((out / name).stat().st_size for name in hashes)
    source = (PAGE / "scripts/offline.js").read_text()
    source = source.replace('"__VERSION__"', json.dumps(version)).replace('"__FILES__"', json.dumps(hashes))
    (out / "offline.js").write_text(source)
    (out / "offline.json").write_text(json.dumps({"version": version, "bytes": size}))


def _write_package(out: Path) -> None:
    """Write the site as a package for learning platforms (SCORM 1.2), with a default assignment.

    The form for homework puts another assignment into its first file, the manifest (page/src/homework/scorm.ts).
    """
    names = [str(file.relative_to(out)) for file in _files(out)]
    packed = [name for name in names if not name.startswith(NOT_PACKED)]
    listed = "\n      ".join(f'<file href="{name}" />' for name in packed)
    manifest = (PAGE / "scripts/imsmanifest.xml").read_text().replace("<!-- files -->", listed)
    with ZipFile(out / "scorm.zip", "w", ZIP_DEFLATED) as package:
        package.writestr("imsmanifest.xml", manifest + " " * ROOM, ZIP_STORED)
        for name in packed:
            package.write(out / name, name)


def _report(out: Path) -> None:
    """Print the bytes of each part, and the bytes on the wire if the host compresses."""
    sizes: dict[str, list[int]] = {}
    for file in _files(out):
        part = file.relative_to(out).parts[0].partition("-")[0].partition(".")[0]
        copy = file.with_name(file.name + ".br")
        totals = sizes.setdefault(part if (out / file.relative_to(out).parts[0]).is_dir() else "other", [0, 0])
        totals[0] += file.stat().st_size
        totals[1] += (copy if copy.exists() else file).stat().st_size
    for part, (plain, brotli) in sorted(sizes.items(), key=lambda item: -item[1][1])[:6]:
        print(f"{part:10} {plain:>12,} bytes {brotli:>12,} compressed")
    plain, brotli = (sum(column) for column in zip(*sizes.values(), strict=True))
    print(f"{'all':10} {plain:>12,} bytes {brotli:>12,} compressed")


if __name__ == "__main__":
    main()
