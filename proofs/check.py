"""Check what the compiler alone does not: assumptions and controls.

``check.py assumptions FILE`` asks Coq for the assumptions of every theorem that
FILE (a CSV with the header statement,coq,file) names, and fails unless each one
exists in its file and rests on none.

``check.py controls`` compiles the files in controls/ and fails unless each wrong
bound is refused at its marked line, and an axiom is noticed.
"""

import csv
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD = HERE / "build"
COQC = os.environ.get("COQC", "coqc -q -Q build Zahlenschlacht").split()
CLOSED = "Closed under the global context"
MARK = "(* expected error *)"
FORBIDDEN = re.compile(r"\b(Admitted|Axiom|Axioms|Parameter|Parameters|Conjecture|admit|give_up)\b")
COMMENT = re.compile(r"\(\*.*?\*\)", re.DOTALL)


def compiled(source: Path) -> subprocess.CompletedProcess[str]:
    """Run the compiler on a copy of the source in the build folder."""
    copy = BUILD / source.name
    if copy != source:
        copy.write_text(source.read_text())
    command = [*COQC, str(copy.relative_to(HERE))]
    return subprocess.run(command, cwd=HERE, text=True, capture_output=True, check=False)


def assumptions(theorems: list[tuple[str, str]]) -> dict[str, str]:
    """Return what Coq prints about the assumptions of each (name, module)."""
    lines = [f"From Zahlenschlacht Require {module}." for module in sorted({m for _, m in theorems})]
    for name, module in theorems:
        lines.append(f'Goal True. idtac "theorem {name}". Abort.')
        lines.append(f"Print Assumptions Zahlenschlacht.{module}.{name}.")
    question = BUILD / "assumptions.v"
    question.write_text("\n".join(lines) + "\n")
    result = compiled(question)
    if result.returncode:
        raise SystemExit(f"proofs: a named theorem does not exist\n{result.stderr}")
    answers = re.split(r"^theorem (\w+)\n", result.stdout, flags=re.MULTILINE)[1:]
    return dict(zip(answers[::2], answers[1::2], strict=True))


def check_assumptions(table: Path) -> None:
    """Fail unless every theorem of the table exists and is closed."""
    with table.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    theorems = [(row["coq"], Path(row["file"]).stem) for row in rows]
    answers = assumptions(theorems)
    for name, module in theorems:
        if answers.get(name, "").strip() != CLOSED:
            raise SystemExit(f"proofs: {module}.{name} is not closed:\n{answers.get(name)}")
    for source in sorted(HERE.glob("*.v")):
        if found := FORBIDDEN.search(COMMENT.sub("", source.read_text())):
            raise SystemExit(f"proofs: {source.name} contains {found.group()}")
    print(f"proofs: {len(theorems)} theorems exist and rest on no axiom.")


def check_refused(source: Path) -> None:
    """Fail unless the file fails to compile at its marked line, and only there."""
    lines = source.read_text().splitlines()
    marked = next(number for number, line in enumerate(lines, 1) if MARK in line)
    result = compiled(source)
    if result.returncode == 0:
        raise SystemExit(f"proofs: {source.name} compiles, though its bound is wrong")
    place = re.search(r'line (\d+), characters .*?\n(Error:.*)', result.stderr, re.DOTALL)
    if place is None or int(place.group(1)) != marked:
        raise SystemExit(f"proofs: {source.name} fails for another reason:\n{result.stderr}")
    print(f"proofs: {source.name} is refused at line {marked}, as it must be.")


def check_noticed(source: Path, names: dict[str, str]) -> None:
    """Fail unless the assumptions of each theorem name the axiom it rests on."""
    result = compiled(source)
    if result.returncode:
        raise SystemExit(f"proofs: {source.name} does not compile:\n{result.stderr}")
    answers = assumptions([(name, source.stem) for name in names])
    for name, axiom in names.items():
        if answers[name].strip() == CLOSED or axiom not in answers[name]:
            raise SystemExit(f"proofs: the axiom {axiom} of {name} goes unnoticed")
    print(f"proofs: the axioms of {source.name} are noticed, as they must be.")


def main() -> None:
    """Run the check that the first argument names."""
    match sys.argv[1:]:
        case ["assumptions", table]:
            check_assumptions(HERE / table)
        case ["controls"]:
            check_refused(HERE / "controls" / "wrong_bound.v")
            check_refused(HERE / "controls" / "wrong_half.v")
            check_noticed(
                HERE / "controls" / "axiom.v",
                {"by_axiom": "wishful_thinking", "by_admission": "left_open"},
            )
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
