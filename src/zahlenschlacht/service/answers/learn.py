"""Lessons judged, puzzles set and followed, recipes checked. Pure functions, so that a worker can run them."""

from __future__ import annotations

from ...explain.messages import Message
from ...game import rules
from ...game.rules import InputError, MoveError
from ...learn import coach, puzzles, recipes
from ...learn.exercises import Exercise
from ...learn.lessons import lesson_exercise
from ...solution.theory import Verdict, solve
from ..match import check_size
from ..schemas.learn import (
    DUELS,
    LARGEST_CHECKED,
    LARGEST_DUELLED,
    DuelWish,
    Puzzle,
    PuzzleProgress,
    PuzzleWish,
    RecipeDuel,
    RecipeLine,
    RecipeResult,
    RecipeScore,
    RecipeWish,
    Status,
    StepSolution,
)
from ..schemas.matches import VariantWish
from ..schemas.positions import Position
from ..schemas.questions import Question
from ..schemas.steps import AnswerWish, Flaw, Help, HelpWish, Judgement


def judgement(name: str, place: int, wish: AnswerWish) -> Judgement:
    """Whether the answer to a step of a lesson is right."""
    flaw = lesson_exercise(name, place).flaw(wish.answer)
    return Judgement(right=flaw is None, flaw=Flaw.of(flaw))


def help_about(question: Question) -> Help:
    """What help asks of a position, and what it then tells, step by step."""
    position = question.position()
    check_size(position.variant)
    verdict = solve(position)
    return Help.of(_coach_exercise(position, verdict), coach.hints(position, verdict))


def help_judgement(wish: HelpWish) -> Judgement:
    """Whether the answer to that question is right."""
    position = wish.variant.variant().position(wish.crossed)
    check_size(position.variant)
    flaw = _coach_exercise(position).flaw(wish.answer)
    return Judgement(right=flaw is None, flaw=Flaw.of(flaw))


def _coach_exercise(position: rules.Position, verdict: Verdict | None = None) -> Exercise:
    """What the coach asks first; refused if the game is over."""
    exercise = coach.coach_exercise(position, verdict)
    if exercise is None:
        raise MoveError("no-move-left", "no number can be crossed out: the game is over")
    return exercise


def solution(name: str, place: int) -> StepSolution:
    """A right answer to a step of a lesson; of a game all moves."""
    answer = lesson_exercise(name, place).solution
    return StepSolution(answer=answer.crossed if isinstance(answer, rules.Position) else answer)


def puzzle(theme: str, seed: str) -> Puzzle:
    """The puzzle of a theme and a seed."""
    return Puzzle.of(puzzles.puzzle(theme, seed))


def progress(theme: str, seed: str, wish: PuzzleWish) -> PuzzleProgress:
    """How far a puzzle is solved by moves, or by showing that all is lost."""
    made = puzzles.puzzle(theme, seed)
    if wish.lost:
        return _shown(made, wish)
    found = puzzles.progress(made, wish.moves)
    position = Position.of(found.refutation or found.position)
    return PuzzleProgress(status=found.status, position=position, messages=found.messages, flaw=None)


def _shown(made: puzzles.Puzzle, wish: PuzzleWish) -> PuzzleProgress:
    """What becomes of the claim that all is lost."""
    shown = wish.numbers if made.proof == "mark-set" else wish.pairs
    flaw = None if shown is None or not made.lost else made.flaw(shown)
    position = Position.of(made.position)
    status: Status = "not-lost" if not made.lost else "show" if shown is None or flaw is not None else "solved"
    asked = {"opponent": made.player.other.value, "least": made.proof_size}
    said: dict[Status, tuple[Message, ...]] = {
        "not-lost": (Message("puzzle-not-lost"),),
        "show": (Message("puzzle-lost"), Message(f"puzzle-show-{made.proof}", asked)),
        "solved": (Message("puzzle-lost-shown", {"opponent": made.player.other.value}),),
    }
    return PuzzleProgress(status=status, position=position, messages=said[status], flaw=Flaw.of(flaw))


def score(wish: RecipeWish) -> RecipeScore:
    """What becomes of a recipe on one board, or on each of the 57."""
    recipe = recipes.parse_recipe(wish.recipe)
    boards = recipes.boards(wish.seat) if wish.variant is None else (_small(wish.variant, LARGEST_CHECKED),)
    results = [RecipeResult.of(recipes.check(recipe, variant, wish.seat)) for variant in boards]
    return RecipeScore(
        recipe=str(recipe),
        length=recipe.length,
        lines=[RecipeLine(when=it.when, words=it.words, clauses=recipes.explain_line(it)) for it in recipe.lines],
        conquered=sum(found.result == "wins" for found in results),
        results=results,
    )


def duel(wish: DuelWish) -> RecipeDuel:
    """A game between two recipes, and how many of all that were played A won."""
    a, b = recipes.parse_recipe(wish.a), recipes.parse_recipe(wish.b)
    variant = _small(wish.variant, LARGEST_DUELLED)
    games = [recipes.duel(a, b, variant, seed) for seed in range(wish.seed, wish.seed + DUELS)]
    won = sum(found.game.winner is rules.Player.A for found in games)
    return RecipeDuel(position=Position.of(games[0].game), lines=games[0].lines, games=DUELS, won=won)


def _small(wish: VariantWish, most: int) -> rules.Variant:
    """The variant, refused where it has too many numbers."""
    variant = wish.variant()
    if variant.n > most:
        text = "recipes are checked on at most {largest} numbers, not on {value}"
        raise InputError("recipe-board-too-large", text, largest=most, value=variant.n)
    return variant
