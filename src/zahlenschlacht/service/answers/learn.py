"""Answers to requests about lessons, the coach's help and puzzles."""

from ...game import rules
from ...game.errors import MoveError
from ...learn import coach, exercises, puzzles
from ...learn.lessons import LESSONS, known_lesson, lesson_exercise
from ...learn.path import PATH
from ...solution.theory import Verdict, solve
from ..match import check_size
from ..schemas import learn as schemas
from ..schemas.positions import PositionQuery


def path() -> schemas.Path:
    """The path: games, lessons and puzzles in a suggested order."""
    return schemas.Path(stations=PATH)


def lessons() -> list[schemas.PublicLesson]:
    """The lessons in order, without their answers."""
    return [lesson(name) for name in LESSONS]


def lesson(name: schemas.LessonName) -> schemas.PublicLesson:
    """A lesson, without its answers."""
    return schemas.PublicLesson.model_validate(known_lesson(name))


def judge(name: schemas.LessonName, place: schemas.Place, request: schemas.AnswerRequest) -> exercises.Flaw | None:
    """The flaw of an answer to an exercise, with a game that shows it; null if the answer is right."""
    return lesson_exercise(name, place).flaw(request.answer)


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
        kind=exercise.kind,
        question=exercise.question,
        none=exercise.none,
        options=exercise.options,
        messages=coach.explain_exercise(exercise),
        answer=exercise.solution,
        explanation=coach.explain_solution(exercise),
    )
    return schemas.Help(question=question, hints=coach.hints(position, verdict))


def judge_help(request: schemas.HelpAnswerRequest) -> exercises.Flaw | None:
    """The flaw of an answer to the coach's question; null if the answer is right."""
    position = request.variant.variant().position(request.crossed)
    check_size(position.variant)
    return _coach_exercise(position).flaw(request.answer)


def _coach_exercise(position: rules.Position, verdict: Verdict | None = None) -> exercises.Exercise:
    """The coach's first exercise. A position in which the game is over is refused."""
    exercise = coach.coach_exercise(position, verdict)
    if exercise is None:
        raise MoveError("no-move-left")
    return exercise


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


def progress(theme: schemas.ThemeName, seed: schemas.Seed, request: schemas.PuzzleRequest) -> puzzles.Progress:
    """Judge the moves so far, or the proof that the position is lost. Each move gets the hardest reply."""
    puzzle = puzzles.puzzle(theme, seed)
    if not request.claims_lost:
        return puzzles.progress(puzzle, request.moves)
    return puzzles.claim_progress(puzzle, request.numbers if puzzle.proof == "mark-set" else request.pairs)
