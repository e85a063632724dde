"""W8 and W10, systems drawn at random, the same in every language; and W12, the trap for weighted sums."""
from system import AT_LEAST, AT_MOST, EQUAL, REQUIRED, System


class Generator:
    """A linear congruential generator modulo 2³²."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 8) % limit


def random_priorities(count):
    """W8. The required relations hold at a hidden point."""
    system, random = System(), Generator(12345 + count)
    system.variables = count
    point = [random.below(1000) for _ in range(count)]
    for i in range(count):
        if i:
            require_at(system, random, point, i)
        for _ in range(2):
            priority = (900, 750, 500, 250)[random.below(4)]
            relation = (EQUAL, AT_LEAST, AT_MOST)[random.below(3)]
            j = random.below(count)
            offset = random.below(400) - 200
            if j == i:
                system.add(relation, priority, -(point[i] + offset), (i, 1))
            else:
                system.add(relation, priority, -offset, (i, 1), (j, -1))
        system.add(EQUAL, 50, -random.below(1000), (i, 1))
    return system


def require_at(system, random, point, i):
    """One required inequality about variable i that the point satisfies."""
    j, kind = random.below(i), random.below(3)
    if kind == 0:
        system.add(AT_LEAST, REQUIRED, -(point[i] - point[j] - random.below(20)), (i, 1), (j, -1))
    elif kind == 1:
        system.add(AT_MOST, REQUIRED, -(point[i] - point[j] + random.below(20)), (i, 1), (j, -1))
    else:
        system.add(AT_LEAST, REQUIRED, -(point[i] - random.below(50)), (i, 1))


def random_rows(count):
    """W10. Every row holds at a hidden point; weak stays bound every solution."""
    system, random = System(), Generator(777 + count)
    system.variables = count
    point = [random.below(200) - 100 for _ in range(count)]
    for i in range(count):
        terms = random_terms(random, count) or {i: 1}
        constant = -sum(coefficient * point[variable] for variable, coefficient in terms.items())
        relation = EQUAL
        if random.below(100) < 12:
            relation = AT_LEAST
            constant += random.below(30)
        system.add(relation, REQUIRED, constant, *terms.items())
    for variable in range(count):
        system.add(EQUAL, 50, -point[variable], (variable, 1))
    middle = count // 2
    system.edits = [(0, 750, point[0]), (middle, 750, point[middle])]
    for k in range(1000):
        system.operations += [('S', 0, point[0] + k % 40), ('S', 1, point[middle] - k % 30), ('V',)]
    return system


def random_terms(random, count):
    """One to three coefficients from -5 to 5; those that cancel out are left out."""
    terms = {}
    for _ in range(1 + random.below(3)):
        variable, coefficient = random.below(count), random.below(10) - 5
        terms[variable] = terms.get(variable, 0) + (coefficient if coefficient < 0 else coefficient + 1)
    return {variable: coefficient for variable, coefficient in terms.items() if coefficient}


def trap(count):
    """W12. x is 0 at 251, and `count` variables that equal it would be 100 at 250."""
    system = System()
    system.variables = count + 2
    x, z = 0, 1
    for value, priority in enumerate((900, 750, 500, 50)):
        system.add(EQUAL, priority, -value, (z, 1))
    system.add(EQUAL, 251, 0, (x, 1))
    for follower in range(2, count + 2):
        system.require(0, (follower, 1), (x, -1))
        system.add(EQUAL, 250, -100, (follower, 1))
    system.built = [0] * (count + 2)
    return system
