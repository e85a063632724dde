"""Systems of linear constraints with operations on them, and the text format `.lw` that README.md describes."""
import json

EQUAL, AT_LEAST, AT_MOST = 0, 1, -1
REQUIRED = 1000
# Offsets of a view's variables from its first one. The root is view 0.
X, Y, WIDTH, HEIGHT = range(4)
ROOT = 0


class System:
    """Constraints mean Σ coefficient · variable + constant RELATION 0; terms are pairs of a variable and its coefficient."""

    def __init__(self):
        self.variables = 0
        self.constraints = []
        # How many of the constraints are added at first; None for all.
        self.initial = None
        # Edit variables as (variable, priority, value).
        self.edits = []
        # Tuples such as ('K', constraint, constant), as the format has them.
        self.operations = []
        # Values by a closed form after building and after all operations, where there is one.
        self.built = self.edited = None

    def view(self):
        """Four more variables; the first of them."""
        self.variables += 4
        return self.variables - 4

    def add(self, relation, priority, constant, *terms):
        """The number of the new constraint."""
        self.constraints.append((relation, priority, constant, terms))
        return len(self.constraints) - 1

    def require(self, constant, *terms):
        return self.add(EQUAL, REQUIRED, constant, *terms)

    def root(self, width, height, edits_width):
        """Places the root, its width as an edit variable if told so. Returns the root's values."""
        self.view()
        self.require(0, (ROOT + X, 1))
        self.require(0, (ROOT + Y, 1))
        if edits_width:
            self.edits.append((ROOT + WIDTH, 999, width))
        else:
            self.require(-width, (ROOT + WIDTH, 1))
        self.require(-height, (ROOT + HEIGHT, 1))
        return [0, 0, width, height]

    def lines(self):
        initial = len(self.constraints) if self.initial is None else self.initial
        yield f'S {self.variables} {initial} {len(self.constraints)} {len(self.edits)} {len(self.operations)}'
        for relation, priority, constant, terms in self.constraints:
            cells = ' '.join(f'{variable} {number(coefficient)}' for variable, coefficient in terms)
            yield f'C {relation} {priority} {number(constant)} {len(terms)} {cells}'
        for variable, priority, value in self.edits:
            yield f'E {variable} {priority} {number(value)}'
        for kind, *values in self.operations:
            yield ' '.join(['O', kind, *map(number, values)])


def number(value):
    return str(int(value)) if float(value) == int(value) else repr(float(value))


def write(folder, name, size, systems):
    """Writes NAME_SIZE.lw and NAME_SIZE.exp.json."""
    path = folder / f'{name}_{size}.lw'
    lines = [f'LW1 {name} {size} {len(systems)}']
    for system in systems:
        lines += system.lines()
    path.write_text('\n'.join(lines) + '\n')
    expected = [{'exp0': system.built, 'exp1': system.edited} for system in systems]
    path.with_suffix('.exp.json').write_text(json.dumps(expected))
