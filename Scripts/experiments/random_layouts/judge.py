"""Optima of a linear system by HiGHS, level of priority by level, and what of a layout differs from them."""
import numpy
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

REQUIRED = 1000
# A pixel of the devices is half a point or less: edges are rounded to the nearest, and contents up to the next.
TOLERANCE = 0.51
# What a number of HiGHS may be off by, and what is another place and not noise.
NOISE, APART = 1e-6, 0.05
FAR = 100_000


class Program:
    """A linear program that grows: columns, equations and inequalities."""

    def __init__(self):
        self.bounds, self.equal, self.most = [], ([], []), ([], [])

    def column(self, low, high=None):
        self.bounds.append((low, high))
        return len(self.bounds) - 1

    def add(self, terms, relation, side):
        """`terms` relation (0, 1, -1) `side`."""
        if relation == 0:
            self.equal[0].append(terms)
            self.equal[1].append(side)
        else:
            self.most[0].append({k: -relation * v for k, v in terms.items()})
            self.most[1].append(-relation * side)

    def matrix(self, rows):
        if not rows:
            return None
        values, places, columns = [], [], []
        for i, row in enumerate(rows):
            for column, value in row.items():
                values.append(value), places.append(i), columns.append(column)
        return coo_matrix((values, (places, columns)), shape=(len(rows), len(self.bounds))).tocsr()

    def minimum(self, cost):
        """The solution, or None where there is none."""
        objective = numpy.zeros(len(self.bounds))
        for column, value in cost.items():
            objective[column] = value
        result = linprog(objective, A_ub=self.matrix(self.most[0]), b_ub=self.most[1] or None, A_eq=self.matrix(self.equal[0]),
                         b_eq=self.equal[1] or None, bounds=self.bounds, method='highs')
        if result.status == 2:
            return None
        if result.status != 0:
            raise ArithmeticError(result.message)
        return result

    def copy(self):
        other = Program()
        other.bounds = list(self.bounds)
        other.equal, other.most = tuple(map(list, self.equal)), tuple(map(list, self.most))
        return other


def variables(model, has_bounds=True):
    """A program with the columns of a model, no size below zero."""
    program = Program()
    for _, quantity in model.names:
        program.column(0 if quantity > 1 and has_bounds else -FAR, FAR)
    return program


def is_feasible(model, rows, has_bounds=True):
    program = variables(model, has_bounds)
    for row in rows:
        program.add(row.terms, row.relation, -row.constant)
    return program.minimum({}) is not None


def irreducible(model, rows):
    """The rows of an infeasible set without those that are not needed for it."""
    kept = list(rows)
    for row in rows:
        rest = [r for r in kept if r is not row]
        if not is_feasible(model, rest):
            kept = rest
    return kept


class Optimum:
    """The optimal solutions of a model without some of its rows; `levels` are those that count, from the highest."""

    def __init__(self, model, without=()):
        self.model, self.program, self.without = model, variables(model), without
        self.required = [r for r in model.rows if r.priority >= REQUIRED and r not in without]
        for row in self.required:
            self.program.add(row.terms, row.relation, -row.constant)
        self.is_feasible = self.program.minimum({}) is not None
        self.faces = [(REQUIRED, self.program.copy())]
        if self.is_feasible:
            self.descend([r for r in model.rows if r.priority < REQUIRED and r not in without])

    def descend(self, rows):
        levels = {}
        for row in rows:
            terms = dict(row.terms)
            costs = levels.setdefault(row.priority, [])
            for sign in (1, -1):
                if row.relation == 0 or row.relation == sign:
                    column = self.program.column(0)
                    terms[column] = sign
                    costs.append(column)
            self.program.add(terms, row.relation, -row.constant)
        for priority in sorted(levels, reverse=True):
            cost = dict.fromkeys(levels[priority], 1)
            for slack in (NOISE, 1e-5, 1e-4):
                result = self.program.minimum(cost)
                if result is not None:
                    break
                self.program.most[1][-1] += 10 * slack
            if result is None:
                raise ArithmeticError('no solution at level %g' % priority)
            self.program.add(cost, -1, result.fun + NOISE * max(1, abs(result.fun)))
            self.faces.append((priority, self.program.copy()))

    def distance(self, program, frames):
        """How far the edges of all views must move at least to be a solution, and the solution."""
        program = program.copy()
        most = program.column(0)
        for name, (x, y, width, height) in frames.items():
            column = self.model.columns.get(name)
            if column is None:
                continue
            for terms, value in (({column: 1}, x), ({column: 1, column + 2: 1}, x + width),
                                 ({column + 1: 1}, y), ({column + 1: 1, column + 3: 1}, y + height)):
                program.add({**terms, most: -1}, -1, value)
                program.add({**terms, most: 1}, 1, value)
        result = program.minimum({most: 1})
        return (float('inf'), None) if result is None else (result.fun, result.x)

    def first_difference(self, frames, tolerance=TOLERANCE):
        """The highest level at which frames are no optimum, and by how many points; None if they are."""
        if self.distance(self.program, frames)[0] <= tolerance:
            return None
        for priority, program in self.faces:
            distance, solution = self.distance(program, frames)
            if distance > tolerance:
                return priority, distance, self.compare(solution, frames) + '; broken: ' + self.broken_rows(priority, frames)
        return None

    def compare(self, solution, frames):
        if solution is None:
            return ''
        found = []
        for name, frame in frames.items():
            column = self.model.columns.get(name)
            if column is not None:
                best = solution[column:column + 4]
                found.append((max(abs(a - b) for a, b in zip(best, frame)), name, [round(float(v), 2) for v in best], list(frame)))
        found.sort(key=lambda f: -f[0])
        return '; '.join('%s %s is, could be %s' % (n, f, b) for _, n, b, f in found[:2])

    def broken_rows(self, priority, frames):
        """The rows that do most of the damage: those of the priority and above that the frames violate, with guides at their best."""
        program, slacks = variables(self.model), []
        for name, frame in frames.items():
            column = self.model.columns.get(name)
            for index in range(4) if column is not None else ():
                program.bounds[column + index] = frame[index] - TOLERANCE / 2, frame[index] + TOLERANCE / 2
        for row in self.model.rows:
            if row.priority < priority or row in self.without:
                continue
            terms = dict(row.terms)
            for sign in (1, -1):
                if row.relation == 0 or row.relation == sign:
                    column = program.column(0)
                    terms[column] = sign
                    slacks.append((column, row))
            program.add(terms, row.relation, -row.constant)
        result = program.minimum({c: max(1, r.priority - priority) for c, r in slacks})
        if result is None:
            return 'no sizes below zero'
        found = sorted(((result.x[c], repr(r)) for c, r in slacks if result.x[c] > .05), reverse=True)
        return ', '.join('%s by %.2f' % (r, v) for v, r in found[:4])

    def is_open(self, terms):
        """How far a quantity can move."""
        low = self.program.minimum(terms)
        high = self.program.minimum({k: -v for k, v in terms.items()})
        if low is None or high is None:
            raise ArithmeticError('empty')
        return -high.fun - low.fun

    def seen_open(self, quantities, random, apart=APART, rounds=3):
        """Which quantities {name: terms} differ between some of the optimal solutions."""
        found = set()
        lows, highs = {}, {}
        for _ in range(rounds):
            cost = {}
            for terms in quantities.values():
                weight = random.uniform(-1, 1)
                for column, value in terms.items():
                    cost[column] = cost.get(column, 0) + weight * value
            for sign in (1, -1):
                result = self.program.minimum({k: sign * v for k, v in cost.items()})
                if result is None:
                    raise ArithmeticError('empty')
                for name, terms in quantities.items():
                    value = sum(result.x[k] * v for k, v in terms.items())
                    lows[name] = min(lows.get(name, value), value)
                    highs[name] = max(highs.get(name, value), value)
                    if highs[name] - lows[name] > apart:
                        found.add(name)
        return found
