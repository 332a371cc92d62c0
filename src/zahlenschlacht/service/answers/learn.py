"""Answers to requests about lessons, the coach's help and puzzles."""

from ...explain.messages import Message
from ...game import rules
from ...game.rules import MoveError
from ...learn import coach, exercises, puzzles
from ...learn.lessons import LESSONS, lesson_exercise
from ...solution.theory import Verdict, solve
from ..match import check_size
from ..schemas.learn import (
    Answer,
    AnswerRequest,
    ExerciseSolution,
    Flaw,
    Help,
    HelpAnswerRequest,
    Judgement,
    Lesson,
    LessonName,
    LessonSolutions,
    Place,
    Puzzle,
    PuzzleProgress,
    PuzzleRequest,
    Seed,
    Status,
    Theme,
    ThemeName,
)
from ..schemas.positions import Position, PositionQuery


def lessons() -> list[Lesson]:
    """The lessons in order, without their answers."""
    return [Lesson.of(lesson) for lesson in LESSONS.values()]


def judge(name: LessonName, place: Place, request: AnswerRequest) -> Judgement:
    """The judgement of an answer to an exercise of a lesson."""
    return _judgement(lesson_exercise(name, place).flaw(request.answer))


def solution(name: LessonName, place: Place) -> ExerciseSolution:
    """A right answer to an exercise of a lesson. If the exercise is a game, the answer is all of its moves."""
    return ExerciseSolution(answer=_answer(lesson_exercise(name, place)))


def solutions() -> list[LessonSolutions]:
    """A right answer to every exercise of all lessons."""
    return [
        LessonSolutions(name=lesson.name, answers=[_answer(exercise) for exercise in lesson.exercises])
        for lesson in LESSONS.values()
    ]


def _answer(exercise: exercises.Exercise) -> Answer:
    solution: Answer | rules.Position = exercise.solution
    return solution.crossed if isinstance(solution, rules.Position) else solution


def help_about(query: PositionQuery) -> Help:
    """The question that the coach asks about a position, and the hints that follow it."""
    position = query.position()
    check_size(position.variant)
    verdict = solve(position)
    return Help.of(_coach_exercise(position, verdict), coach.hints(position, verdict))


def judge_help(request: HelpAnswerRequest) -> Judgement:
    """The judgement of an answer to the coach's question."""
    position = request.variant.variant().position(request.crossed)
    check_size(position.variant)
    return _judgement(_coach_exercise(position).flaw(request.answer))


def _coach_exercise(position: rules.Position, verdict: Verdict | None = None) -> exercises.Exercise:
    """The coach's first exercise. A position in which the game is over is refused."""
    exercise = coach.coach_exercise(position, verdict)
    if exercise is None:
        raise MoveError("no-move-left", "no number can be crossed out: the game is over")
    return exercise


def _judgement(flaw: exercises.Flaw | None) -> Judgement:
    return Judgement(is_right=flaw is None, flaw=Flaw.of(flaw))


def themes() -> list[Theme]:
    """The themes of puzzles, from easy to hard for each role."""
    ladders = [
        Theme(name=theme, role=role, recipe=str(rung))
        for role, ladder in puzzles.LADDERS.items()
        for theme, rung in ladder.items()
    ]
    return [
        *ladders,
        *(Theme(name=name, role=None, recipe=None) for name in (puzzles.MIXED, puzzles.BOARDS, puzzles.DAY)),
    ]


def puzzle(theme: ThemeName, seed: Seed) -> Puzzle:
    """The puzzle of a theme and a seed."""
    return Puzzle.of(puzzles.puzzle(theme, seed))


def progress(theme: ThemeName, seed: Seed, request: PuzzleRequest) -> PuzzleProgress:
    """How far a puzzle is solved, by moves or by a proof that the position is lost."""
    puzzle = puzzles.puzzle(theme, seed)
    if request.claims_lost:
        return _proof_progress(puzzle, request)
    moves = puzzles.progress(puzzle, request.moves)
    position = Position.of(moves.refutation or moves.position)
    return PuzzleProgress(status=moves.status, position=position, messages=moves.messages, flaw=None)


def _proof_progress(puzzle: puzzles.Puzzle, request: PuzzleRequest) -> PuzzleProgress:
    """The progress of a solver who claims that the position is lost and may have sent a proof."""
    proof = request.numbers if puzzle.proof == "mark-set" else request.pairs
    flaw = None if proof is None or not puzzle.is_lost else puzzle.flaw(proof)
    status: Status = "not-lost" if not puzzle.is_lost else "show" if proof is None or flaw is not None else "solved"
    opponent = puzzle.player.other.value
    task = Message(f"puzzle-show-{puzzle.proof}", {"opponent": opponent, "least": puzzle.proof_size})
    messages: dict[Status, tuple[Message, ...]] = {
        "not-lost": (Message("puzzle-not-lost"),),
        "show": (Message("puzzle-lost"), task),
        "solved": (Message("puzzle-lost-shown", {"opponent": opponent}),),
    }
    return PuzzleProgress(
        status=status, position=Position.of(puzzle.position), messages=messages[status], flaw=Flaw.of(flaw)
    )
