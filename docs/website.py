"""Builds the documentation as a website: `make docs`.

The pages are copied to build/docs, with the notebook and its results, CONTRIBUTING.md and the changelog. MkDocs makes
HTML of them in src/zahlenschlacht/service/web/docs, where the server serves them under /docs. Afterwards inline scripts
are moved to files, because the server's Content-Security-Policy forbids them, and files that no page needs are removed.
"""

from __future__ import annotations

import ast
import io
import re
import shutil
import subprocess
import sys
from contextlib import chdir, redirect_stdout
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGES, SITE = ROOT / "build/docs", ROOT / "src/zahlenschlacht/service/web/docs"
OTHERS = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages outside docs/, and their names on the site."""
UNNEEDED = ("**/*.map", "assets/javascripts/lunr/**/*", "sitemap.xml*", "objects.inv")
INLINE_SCRIPT = re.compile(r"<script>(.+?)</script>", re.DOTALL)


def prepare() -> None:
    """Copy the pages, and write the notebook as a page."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.py", "*.1", "__pycache__"))
    for source, name in OTHERS.items():
        text = (ROOT / source).read_text(encoding="utf-8").replace("](docs/", "](")
        (PAGES / name).write_text(text, encoding="utf-8")
    for page in PAGES.glob("**/*.md"):
        page.write_text(page_text(page.read_text(encoding="utf-8")), encoding="utf-8")
    (PAGES / "notebook.md").write_text(notebook((ROOT / "docs/notebook.py").read_text(encoding="utf-8")), "utf-8")


def page_text(text: str) -> str:
    """The text of a page with links as the site has them; links to files outside the docs become the files' names."""
    for source, name in OTHERS.items():
        text = text.replace(f"](../{source})", f"]({name})")
    text = re.sub(r"\[(\w+)\.(?:md|py)\]\(", r"[\1](", text.replace("](notebook.py)", "](notebook.md)"))
    return re.sub(r"\[([^\]]*)\]\(((?:\.\./|[a-z]+/)[^):#]+\.(?!png|svg)\w+|[a-z]+\.py|[a-z]+/)\)", r"`\1`", text)


def notebook(source: str) -> str:
    """The notebook as a page: its texts, its code, and what each cell prints and shows."""
    names: dict[str, Any] = {"__name__": "__main__", "__file__": str(PAGES / "notebook.py")}
    parts = []
    for cell in re.split(r"^# %%", source, flags=re.MULTILINE)[1:]:
        head, _, body = cell.partition("\n")
        if "[markdown]" in head:
            parts.append(re.sub(r"^# ?", "", body, flags=re.MULTILINE).strip())
            continue
        parts.append(f"```python\n{body.strip()}\n```")
        parts += results(body, names)
    return "\n\n".join(parts) + "\n"


def results(code: str, names: dict[str, Any]) -> list[str]:
    """Run a cell, and return what it prints and the value of its last expression."""
    tree, value = ast.parse(code), None
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with chdir(PAGES), redirect_stdout(io.StringIO()) as output:
        exec(compile(tree, "notebook", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), "notebook", "eval"), names)
    shown = [f"```text\n{output.getvalue().rstrip()}\n```"] if output.getvalue().strip() else []
    for method in ("_repr_svg_", "_repr_html_"):
        if (picture := getattr(value, method, None)) is not None:
            return [*shown, f"<div>{picture()}</div>".replace("\n", "")]
    return [*shown, f"```text\n{value}\n```"] if value is not None else shown


def clean() -> None:
    """Move inline scripts to files, and remove what no page needs."""
    for pattern in UNNEEDED:
        for file in SITE.glob(pattern):
            if file.is_file():
                file.unlink()
    for page in SITE.glob("**/*.html"):
        base = "../" * (len(page.relative_to(SITE).parts) - 1)

        def to_file(match: re.Match[str], base: str = base) -> str:
            name = f"assets/inline-{sha256(match[1].encode()).hexdigest()[:12]}.js"
            (SITE / name).write_text(match[1], encoding="utf-8")
            return f'<script src="{base or "./"}{name}"></script>'

        page.write_text(INLINE_SCRIPT.sub(to_file, page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    prepare()
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--clean"], cwd=ROOT, check=True)
    clean()
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"{SITE.relative_to(ROOT)}: {size:,} bytes; `zahlenschlacht serve` has it under /docs/")
