"""Theorem R against the inequality on counts, and the counts that follow from it."""

import pytest

from zahlenschlacht import InputError, Player, Variant, explain, ray, solve, winner
from zahlenschlacht.explanations.verdicts import explain_ray
from zahlenschlacht.solution.rays import count_divisors_of_a, count_odd_divisors_of_a, nearest_ray
from zahlenschlacht.solution.residues import tally
from zahlenschlacht.solution.theory import margin_of


def wins_by_the_table(n: int, d: int) -> bool:
    """Whether the closing Divider wins, read from the four rows of the theorem: every k is tried."""
    distances = [(k, abs(n - k * d)) for k in range(1, n + 2)]
    if n % 2 and d % 2:
        return d == n + 2 or any(distance <= k - 1 for k, distance in distances)
    if n % 2:
        return (n + 1) % d == 0 or any(distance <= 2 * k - 3 for k, distance in distances if k >= 2)
    if d % 2:
        return d == n + 1 or any(distance <= k - 2 for k, distance in distances if k >= 2)
    return any(distance <= 2 * k - 4 for k, distance in distances if k >= 2)


@pytest.mark.parametrize("n", range(4, 80))
def test_the_rays_agree_with_counts_and_with_the_four_rows(n: int) -> None:
    closer = Player.A if n % 2 else Player.B
    for d in range(2, n + 6):
        by_counts = margin_of(tally(Variant(n, d, divider=closer).start())) >= 0
        assert by_counts == wins_by_the_table(n, d), d
        assert (winner(n, d, divider=closer) is closer) == by_counts, d
        pairs_off = d == n + 1 or (n % 2 == 1 and d == n + 2)
        assert (ray(n, d) is not None or pairs_off) == by_counts, d


def test_no_other_multiple_is_needed() -> None:
    for n in range(4, 60):
        for d in range(2, n + 6):
            slope, base = (1, -2) if d % 2 else (2, -4)
            rays = [k for k in range(1, n + 2) if abs(n - k * d) <= slope * k + base + n % 2]
            assert (ray(n, d) is None) == (not rays), (n, d)
            assert not rays or nearest_ray(n, d).k in rays, (n, d)


def test_a_wins_for_the_root_of_twice_n_odd_divisors() -> None:
    for n in range(5, 300, 2):
        assert count_odd_divisors_of_a(n) == sum(winner(n, d) is Player.A for d in range(3, n + 3, 2)), n


def test_a_wins_for_about_3_41_times_the_root_of_n_divisors() -> None:
    for n in range(5, 300, 2):
        assert count_divisors_of_a(n) == sum(winner(n, d) is Player.A for d in range(2, n + 3)), n
    assert abs(count_divisors_of_a(10**8 + 1) / 10**4 - (2 + 2**0.5)) < 0.01


def test_a_ray_is_refused_where_there_is_no_board() -> None:
    for n, d in ((3, 7), (9, 1), (9, "coprime")):
        with pytest.raises(InputError):
            ray(n, d)  # type: ignore[arg-type]


def test_the_explanation_of_a_start_names_the_ray() -> None:
    assert "n = 29 is 1 away from 4 · 7 = 28: ray k = 4 has room for 3." in explain("Z(29, 7)").splitlines()
    assert "n = 17 liegt 3 neben 2 · 7 = 14: Der Strahl k = 2 hat nur Platz für 1." in explain("Z(17, 7)", "de")
    assert "The multiple of 10 nearest to n = 9 is 10: ray k = 1 has no room." not in explain("Z(9, 10)")
    assert "The multiple of 6 nearest to n = 7 is 6: ray k = 1 has no room." in explain("Z(7, 6)")
    assert "ray" not in explain("Z(29, 7): 1") + explain("Z(28, 7)") + explain("Z(9, coprime)")


def test_the_sentence_about_the_ray_agrees_with_the_verdict() -> None:
    for n in range(4, 40):
        for d in range(2, n + 9):
            variant = Variant(n, d, divider=Player.A if n % 2 else Player.B)
            for message in explain_ray(variant):
                assert (message.id == "ray-on") == (solve(variant).winner is variant.divider), variant
