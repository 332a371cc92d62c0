"""Answers to requests about lessons, the coach's help and puzzles."""

from ...explanations.messages import Message
from ...game import rules
from ...game.errors import MoveError
from ...learn import coach, exercises, puzzles
from ...learn.lessons import LESSONS, known_lesson, lesson_exercise
from ...learn.path import PATH
from ...solution.theory import Verdict, solve
from ..match import check_size
from ..schemas import learn as schemas
from ..schemas.positions import PositionQuery, PublicPosition


def path() -> schemas.Path:
    """The path: games, lessons and puzzles in a suggested order."""
    return schemas.Path(stations=PATH)


def lessons() -> list[schemas.PublicLesson]:
    """The lessons in order, without their answers."""
    return [lesson(name) for name in LESSONS]


def lesson(name: schemas.LessonName) -> schemas.PublicLesson:
    """A lesson, without its answers."""
    return schemas.PublicLesson.model_validate(known_lesson(name))


def judge(name: schemas.LessonName, place: schemas.Place, request: schemas.AnswerRequest) -> schemas.PublicFlaw | None:
    """The flaw of an answer to an exercise, with a game that shows it; null if the answer is right."""
    return _flaw(lesson_exercise(name, place).flaw(request.answer))


def solution(name: schemas.LessonName, place: schemas.Place) -> schemas.ExerciseAnswer:
    """A right answer to an exercise, for a pupil who gives up. There may be others."""
    solution: schemas.ExerciseAnswer | rules.Position = lesson_exercise(name, place).solution
    return solution.crossed if isinstance(solution, rules.Position) else solution


def solutions() -> dict[str, list[schemas.ExerciseAnswer]]:
    """A right answer to every exercise of each lesson, for the teacher's paper."""
    return {
        name: [solution(name, place) for place in range(1, len(lesson.exercises) + 1)]
        for name, lesson in LESSONS.items()
    }


def help_about(query: PositionQuery) -> schemas.Help:
    """The question that the coach asks about a position, and the hints that follow, each saying more."""
    position = query.position()
    check_size(position.variant)
    verdict = solve(position)
    exercise = _coach_exercise(position, verdict)
    question = schemas.HelpQuestion(
        **vars(schemas.QuestionFields.model_validate(exercise)),
        messages=coach.explain_exercise(exercise),
        answer=exercise.solution,
        explanation=coach.explain_solution(exercise),
    )
    return schemas.Help(question=question, hints=coach.hints(position, verdict))


def judge_help(request: schemas.HelpAnswerRequest) -> schemas.PublicFlaw | None:
    """The flaw of an answer to the coach's question; null if the answer is right."""
    position = request.variant.variant().position(request.crossed)
    check_size(position.variant)
    return _flaw(_coach_exercise(position).flaw(request.answer))


def _coach_exercise(position: rules.Position, verdict: Verdict | None = None) -> exercises.Exercise:
    """The coach's first exercise. A position in which the game is over is refused."""
    exercise = coach.coach_exercise(position, verdict)
    if exercise is None:
        raise MoveError("no-move-left")
    return exercise


def _flaw(flaw: exercises.Flaw | None) -> schemas.PublicFlaw | None:
    return None if flaw is None else schemas.PublicFlaw.model_validate(flaw)


def themes() -> list[schemas.Theme]:
    """The themes of puzzles, from easy to hard for each role."""
    names = (*puzzles.THEMES, puzzles.MIXED, puzzles.BOARDS, puzzles.DAY)
    return [schemas.Theme(name=name, role=puzzles.ROLE.get(name)) for name in names]


def puzzle(theme: schemas.ThemeName, seed: schemas.Seed) -> schemas.PublicPuzzle:
    """The puzzle of a theme and a seed. It never changes."""
    return schemas.PublicPuzzle.model_validate(puzzles.puzzle(theme, seed))


def puzzle_solution(theme: schemas.ThemeName, seed: schemas.Seed) -> schemas.PuzzleSolution:
    """The solution of a puzzle, for the answers of a worksheet."""
    return schemas.PuzzleSolution.model_validate(puzzles.puzzle(theme, seed))


def progress(theme: schemas.ThemeName, seed: schemas.Seed, request: schemas.PuzzleRequest) -> schemas.PuzzleProgress:
    """Judge the moves so far, or the proof that the position is lost. Each move gets the hardest reply."""
    puzzle = puzzles.puzzle(theme, seed)
    if request.claims_lost:
        return _proof_progress(puzzle, request)
    moves = puzzles.progress(puzzle, request.moves)
    position = PublicPosition.of(moves.refutation or moves.position)
    own_theme = puzzle.theme if moves.status == "solved" else None
    return schemas.PuzzleProgress(
        status=moves.status, position=position, messages=moves.messages, theme=own_theme, proof=None, flaw=None
    )


def _proof_progress(puzzle: puzzles.Puzzle, request: schemas.PuzzleRequest) -> schemas.PuzzleProgress:
    """The progress of a solver who claims that the position is lost and may have sent a proof."""
    proof = request.numbers if puzzle.proof == "mark-set" else request.pairs
    flaw = None if proof is None or not puzzle.is_lost else puzzle.flaw(proof)
    status: schemas.PuzzleStatus = (
        "not-lost" if not puzzle.is_lost else "show" if proof is None or flaw is not None else "solved"
    )
    opponent = puzzle.player.other.value
    task = Message(f"puzzle-show-{puzzle.proof}", {"opponent": opponent, "least": puzzle.proof_size})
    messages: dict[schemas.PuzzleStatus, tuple[Message, ...]] = {
        "not-lost": (Message("puzzle-not-lost"),),
        "show": (Message("puzzle-lost"), task),
        "solved": (Message("puzzle-lost-shown", {"opponent": opponent}),),
    }
    return schemas.PuzzleProgress(
        status=status,
        position=PublicPosition.of(puzzle.position),
        messages=messages[status],
        theme=puzzle.theme if status == "solved" else None,
        proof=puzzle.proof,
        flaw=_flaw(flaw),
    )
