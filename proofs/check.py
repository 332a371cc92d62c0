"""Two checks that the compiler does not make: assumptions and controls.

``check.py assumptions FILE`` asks Coq for the assumptions of every lemma and
theorem, and fails unless each rests on none and every theorem that FILE (a CSV
with the header statement,coq,file) names is one of them.

``check.py controls`` compiles the files in controls/ and fails unless each wrong
bound is refused at its marked line and with the error named there, and an axiom
and an admitted lemma are noticed.
"""

import csv
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD = HERE / "build"
COQC = os.environ.get("COQC", "coqc -q -w none -Q build Zahlenschlacht").split()
CLOSED = "Closed under the global context"
MARK = re.compile(r"\(\* expected error: (.*) \*\)")
STATEMENT = re.compile(r"^(?:Theorem|Lemma|Corollary|Example) (\w+)", re.MULTILINE)
FORBIDDEN = re.compile(r"\b(Admitted|Axiom|Axioms|Parameter|Parameters|Conjecture|admit|give_up)\b")
COMMENT = re.compile(r"\(\*.*?\*\)", re.DOTALL)


def compile_copy(source: Path) -> subprocess.CompletedProcess[str]:
    """Run the compiler on a copy of the source in the build folder."""
    copy = BUILD / source.name
    if copy != source:
        copy.write_text(source.read_text())
    command = [*COQC, str(copy.relative_to(HERE))]
    return subprocess.run(command, cwd=HERE, text=True, capture_output=True, check=False)


def answer_to(question: str) -> str:
    """Return the output of Coq for a question about the compiled theorems."""
    source = BUILD / f"question_of_{sys.argv[1]}.v"
    source.write_text(question)
    result = compile_copy(source)
    if result.returncode:
        raise SystemExit(f"proofs: Coq does not know a named theorem\n{result.stderr}")
    return result.stdout.strip()


def assumptions(theorems: list[tuple[str, str]]) -> str:
    """Return the output of Coq about the assumptions of all theorems (name, module) together."""
    modules = " ".join(sorted({module for _, module in theorems}))
    together = ", ".join(f"@Zahlenschlacht.{module}.{name}" for name, module in theorems)
    return answer_to(
        f"From Zahlenschlacht Require {modules}.\nDefinition together := ({together}).\nPrint Assumptions together.\n"
    )


def check_assumptions(table: Path) -> None:
    """Fail unless every theorem of the table exists and is closed."""
    sources = {path.stem: COMMENT.sub("", path.read_text()) for path in sorted(HERE.glob("*.v"))}
    for module, text in sources.items():
        if word := FORBIDDEN.search(text):
            raise SystemExit(f"proofs: {module}.v contains {word.group()}")
    with table.open(newline="") as lines:
        names = [(row["coq"], Path(row["file"]).stem) for row in csv.DictReader(lines)]
    statements = [(name, module) for module, text in sources.items() for name in STATEMENT.findall(text)]
    for name, module in names:
        if (name, module) not in statements:
            raise SystemExit(f"proofs: {table.name} names {name}, which {module}.v does not state")
    if (answer := assumptions(statements)) != CLOSED:
        raise SystemExit(f"proofs: the theorems rest on axioms:\n{answer}")
    print(f"proofs: {len(statements)} statements rest on no axiom, {len(names)} of them in {table.name}.")


def check_refused(source: Path) -> None:
    """Fail unless the file fails to compile at its marked line, with the error named there."""
    text = source.read_text()
    mark = MARK.search(text)
    if mark is None:
        raise SystemExit(f"proofs: {source.name} does not say where it must fail")
    line = text.count("\n", 0, mark.start()) + 1
    result = compile_copy(source)
    if result.returncode == 0:
        raise SystemExit(f"proofs: {source.name} compiles, though its bound is wrong")
    place = re.search(r"line (\d+), characters [\d-]+:\nError:(.*)", result.stderr, re.DOTALL)
    if place is None or int(place.group(1)) != line or mark.group(1) not in place.group(2):
        raise SystemExit(f"proofs: {source.name} fails for another reason:\n{result.stderr}")
    print(f"proofs: {source.name} is refused at line {line}, as it must be.")


def check_noticed(source: Path, names: dict[str, str]) -> None:
    """Fail unless the assumptions of each theorem name the axiom it rests on."""
    result = compile_copy(source)
    if result.returncode:
        raise SystemExit(f"proofs: {source.name} does not compile:\n{result.stderr}")
    for name, axiom in names.items():
        answer = assumptions([(name, source.stem)])
        if answer == CLOSED or axiom not in answer:
            raise SystemExit(f"proofs: the axiom {axiom} of {name} goes unnoticed")
    print(f"proofs: the axioms of {source.name} are noticed, as they must be.")


def main() -> None:
    """Run the check that the first argument names."""
    match sys.argv[1:]:
        case ["assumptions", table]:
            check_assumptions(HERE / table)
        case ["controls"]:
            for source in sorted((HERE / "controls").glob("wrong_*.v")):
                check_refused(source)
            check_noticed(
                HERE / "controls" / "axiom.v",
                {"by_axiom": "wishful_thinking", "by_admission": "left_open"},
            )
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
