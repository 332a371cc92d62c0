"""A primality test for the bond "prime sum"."""

_BASES = (2, 3, 5, 7, 11, 13, 17)


def is_prime(candidate: int) -> bool:
    """Whether the number is prime, by Miller-Rabin tests that are certain below 3.4 * 10**14 [Jaeschke 1993].

    >>> [number for number in range(-3, 30) if is_prime(number)]
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
    """
    if candidate < 2 or any(candidate % base == 0 for base in _BASES):
        return candidate in _BASES
    odd, twos = candidate - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(_passes(candidate, base, odd, twos) for base in _BASES)


def _passes(candidate: int, base: int, odd: int, twos: int) -> bool:
    """Whether the candidate passes the test with this base, where candidate - 1 = odd * 2**twos."""
    power = pow(base, odd, candidate)
    if power == 1:
        return True
    for _ in range(twos):
        if power == candidate - 1:
            return True
        power = power * power % candidate
    return False
