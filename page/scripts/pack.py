"""Packs the Python code that the edition without a server needs into one zip of compiled modules.

It runs inside Pyodide (`python.mjs` starts it), because only Python of the same version can compile the modules. A
module of the standard library or of pydantic is needed if one of the requests below loads it.
"""

import json
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from io import BytesIO
from pathlib import Path
from types import CodeType

PACKAGE = Path("/package/zahlenschlacht")
WHEELS = Path("/wheels")
EXTENSIONS = Path("/extensions")
"""pydantic_core: its extension module cannot be loaded from a zip."""
WHOLE_PACKAGES = ("encodings", "collections", "importlib", "zipfile", "json", "re")
"""Packages of the standard library that are packed completely, although the requests load only parts of them."""
ENCODINGS = ("idna", "punycode", "cp", "iso", "mac_", "koi", "big5", "gb", "euc_", "shift_", "johab", "hz", "palmos")
"""Prefixes of the encodings that are left out: those of other languages."""

LEARNER = {"kind": "strategy", "name": "learner"}
REQUESTS = (
    ("GET", "/catalogue", None),
    ("GET", "/variants", None),
    ("GET", "/lessons", None),
    ("GET", "/solve?n=15&d=7&crossed=2,8", None),
    ("GET", "/solve?n=12&bond=coprime", None),
    ("GET", "/solve?n=x&d=7", None),
    ("GET", "/help?n=9&d=4&crossed=1,2", None),
    ("GET", "/puzzles/mixed/1", None),
    ("GET", "/puzzles/day/2026-11-17", None),
    ("GET", "/atlas/cell?n=15&d=7", None),
    ("POST", "/notation", {"text": "Z(15, 7): 8 8"}),
    ("POST", "/recipes/check", {"recipe": "superfluous;larger", "variant": {"n": 9, "d": 4}}),
    ("POST", "/recipes/duel", {"a": "superfluous", "b": "partner", "variant": {"n": 9, "d": 4}}),
    ("POST", "/matches", {"variant": {"n": 9, "d": 4}, "seats": {"A": LEARNER, "B": {"kind": "person"}}}),
)


def load_everything() -> None:
    """Answer the requests, and play a game to its end."""
    from zahlenschlacht.service.browser import answer

    for method, address, body in REQUESTS:
        reply = answer(method, address, None if body is None else json.dumps(body))
    ((match_id, record),) = reply.records.items()
    match = json.loads(reply.text)
    move = json.dumps({"ply": match["state"]["position"]["ply"], "version": match["state"]["version"]})
    reply = answer("POST", f"/matches/{match_id}/play-out", move, match["tokens"]["B"], record["fields"])
    answer("GET", f"/matches/{match_id}/review", None, None, reply.records[match_id]["fields"])


def compile_module(source: bytes, name: str) -> bytes:
    """Compile a module to bytecode that is never compared with a source file."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(_without_line_numbers(code), bytes(8), checked=False))


def _without_line_numbers(code: CodeType) -> CodeType:
    """The code without its table of line numbers, which is a third of its size."""
    constants = tuple(_without_line_numbers(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=constants)


def pack() -> bytes:
    """The zip. It is not compressed, because the web server compresses the whole file better."""
    sys.path[:0] = [str(PACKAGE.parent), str(WHEELS), str(EXTENSIONS)]
    library = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
    load_everything()
    module_files = {getattr(module, "__file__", None) or "" for module in [*sys.modules.values()]}
    files: dict[str, bytes] = {}
    for name in library.namelist():
        path = f"{library.filename}/{name}"
        parts = name.split("/")
        is_whole = parts[0] in WHOLE_PACKAGES and not (parts[0] == "encodings" and parts[-1].startswith(ENCODINGS))
        if name.endswith(".py") and (path in module_files or is_whole):
            files[name] = library.read(name)
    for path in sorted(module_files):
        if path.startswith(f"{WHEELS}/"):
            files[path.removeprefix(f"{WHEELS}/")] = Path(path).read_bytes()
    for path in sorted(PACKAGE.rglob("*")):
        name = str(path.relative_to(PACKAGE.parent))
        if path.suffix in (".py", ".toml", ".json", ".ftl"):
            # The page words the messages. Python needs the names of the languages, the ids of the English messages and
            # the English texts of errors.
            is_for_page = path.suffix == ".ftl" and path.name not in ("en.ftl", "errors.en.ftl")
            files[name] = b"" if is_for_page else path.read_bytes()
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w") as target:
        for name, content in sorted(files.items()):
            is_module = name.endswith(".py")
            entry = zipfile.ZipInfo(name + "c" if is_module else name)
            target.writestr(entry, compile_module(content, name) if is_module else content)
    return buffer.getvalue()


def pack_extensions() -> dict[str, bytes]:
    """The files of pydantic_core by their paths: compiled modules, and the extension module as WebAssembly."""
    files = {}
    for path in sorted((EXTENSIONS / "pydantic_core").iterdir()):
        name = str(path.relative_to(EXTENSIONS))
        if path.suffix == ".py":
            files[name + "c"] = compile_module(path.read_bytes(), name)
        elif path.suffix == ".so":
            files[f"{name.partition('.')[0]}.wasm"] = path.read_bytes()
    return files
