#!/usr/bin/env python3
"""Kiwi through its Python package kiwisolver, on one workload file.

Prints the line of JSON that solver-workload prints, and two things of its own: "overhead_ns" and "op_overhead_ns" are
the same run with a solver that does nothing, that is, what Python takes to make the constraint objects, to call, and to
read all values. Nothing is subtracted. Needs kiwisolver; installs nothing.
"""
import argparse, gc, json, operator, time
import kiwisolver
from kiwisolver import Constraint, Expression, Term, Variable

RELATIONS = {0: "==", 1: ">=", -1: "<="}


class System:
    """Constraints as (relation, priority, constant, [(variable, coefficient)]), edits as (variable, priority, value)."""

    def __init__(self, variables: int, initial: int):
        self.variables, self.initial = variables, initial
        self.constraints: list[tuple] = []
        self.edits: list[tuple] = []
        self.operations: list[tuple] = []


def read(path: str) -> tuple[str, int, list[System]]:
    systems: list[System] = []
    with open(path) as file:
        _, name, size, _ = file.readline().split()
        for line in file:
            kind, *words = line.split()
            if kind == "S":
                systems.append(System(int(words[0]), int(words[1])))
            elif kind == "C":
                terms = [(int(v), float(c)) for v, c in zip(words[4::2], words[5::2])]
                systems[-1].constraints.append((RELATIONS[int(words[0])], int(words[1]), float(words[2]), terms))
            elif kind == "E":
                systems[-1].edits.append((int(words[0]), int(words[1]), float(words[2])))
            else:
                systems[-1].operations.append((words[0], *map(float, words[1:])))
    return name, int(size), systems


def strengths(systems: list[System]) -> dict[int, float]:
    """One number per priority of the file, by rank (WORKLOADS.md, "Strength mapping"): with up to three soft priorities
    a factor of 1000 from one to the next, with more the whole range of 1e8 that Kiwi has below required, in equal steps."""
    used = {c[1] for s in systems for c in s.constraints} | {e[1] for s in systems for e in s.edits}
    soft = sorted(used - {1000})
    base = 1000 if len(soft) <= 3 else 10 ** (8 / (len(soft) - 1))
    return {1000: kiwisolver.strength.required, **{p: base ** rank for rank, p in enumerate(soft)}}


class Nothing:
    """A solver that does nothing, in functions written in C as those of the real one are."""
    addConstraint = removeConstraint = staticmethod(callable)
    addEditVariable = suggestValue = staticmethod(operator.is_)
    updateVariables = staticmethod(bool)


class Run:
    """One system inside a solver. Making it builds, solves and reads."""

    def __init__(self, system: System, strength: dict[int, float], solver):
        self.system, self.strength, self.solver = system, strength, solver
        self.errors: list[str] = []
        self.variables = [Variable() for _ in range(system.variables)]
        self.constraints: list[Constraint | None] = [None] * len(system.constraints)
        self.constants: dict[int, float] = {}
        for i in range(system.initial):
            self.activate(i)
        for variable, priority, value in system.edits:
            self.solver.addEditVariable(self.variables[variable], strength[priority])
            self.solver.suggestValue(self.variables[variable], value)
        self.solve()

    def activate(self, i: int) -> None:
        relation, priority, constant, terms = self.system.constraints[i]
        variables = self.variables
        expression = Expression([Term(variables[v], c) for v, c in terms], self.constants.get(i, constant))
        constraint = Constraint(expression, relation, self.strength[priority])
        try:
            self.solver.addConstraint(constraint)
            self.constraints[i] = constraint
        except Exception as error:
            self.errors.append(type(error).__name__)

    def deactivate(self, i: int) -> None:
        if self.constraints[i] is not None:
            self.solver.removeConstraint(self.constraints[i])
            self.constraints[i] = None

    def perform(self, operation: tuple) -> None:
        """Kiwi has no way to change a constant: the constraint is taken out and put in again."""
        match operation:
            case "S", edit, value:
                self.solver.suggestValue(self.variables[self.system.edits[int(edit)][0]], value)
            case "A", i:
                self.activate(int(i))
            case "R", i:
                self.deactivate(int(i))
            case "K", i, constant:
                self.constants[int(i)] = constant
                self.deactivate(int(i))
                self.activate(int(i))
            case _:
                self.solve()

    def solve(self) -> None:
        self.solver.updateVariables()
        self.values = [v.value() for v in self.variables]


def median(samples: list[int]) -> int:
    return sorted(samples)[len(samples) // 2] if samples else 0


def clock_cost() -> int:
    now = time.thread_time_ns
    return median([-(now() - now()) for _ in range(1001)])


class Sampler:
    """Times of builds and operations with one kind of solver, within a limit of thread time for either."""

    def __init__(self, systems: list[System], make_solver, limit: float):
        self.systems, self.make_solver = systems, make_solver
        self.strength, self.limit, self.clock = strengths(systems), limit * 1e9, clock_cost()
        self.builds: list[int] = []
        self.operations: list[int] = []
        self.performed = 0
        self.errors: list[str] = []

    def build(self, system: System) -> tuple[Run, int]:
        start = time.thread_time_ns()
        run = Run(system, self.strength, self.make_solver())
        return run, max(0, time.thread_time_ns() - start - self.clock)

    def operate(self, run: Run, deadline: float) -> bool:
        """Whether there was time for all operations."""
        start = time.thread_time_ns()
        for operation in run.system.operations:
            run.perform(operation)
            if operation[0] == "V":
                end = time.thread_time_ns()
                self.operations.append(max(0, end - start - self.clock))
                if end > deadline:
                    return operation is run.system.operations[-1]
                start = time.thread_time_ns()
        return True

    def first(self) -> str:
        """Builds and operates once; the dump of it. A phase that there was no time for is not in the dump."""
        lines, total = [], 0
        for i, system in enumerate(self.systems):
            run, time_taken = self.build(system)
            total += time_taken
            lines.append(f"D {i} 0 " + " ".join(map(repr, run.values)))
            if system.operations and self.operate(run, time.thread_time_ns() + self.limit):
                lines.append(f"D {i} 1 " + " ".join(map(repr, run.values)))
            self.errors += run.errors
        self.builds.append(total)
        self.performed = len(self.operations)
        return "\n".join(lines) + "\n"

    def more(self) -> None:
        """At least seven builds if they fit into the limit, and operations for the same time again."""
        end = time.thread_time_ns() + self.limit
        while len(self.builds) < 2000 and time.thread_time_ns() < (end if len(self.builds) < 7 else end - self.limit / 2):
            self.builds.append(sum(self.build(system)[1] for system in self.systems))
        end = time.thread_time_ns() + self.limit / 2
        while any(s.operations for s in self.systems) and len(self.operations) < 20_000 and time.thread_time_ns() < end:
            for system in self.systems:
                self.operate(self.build(system)[0], end)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--dump")
    parser.add_argument("--limit", type=float, default=5, help="seconds of thread time, for builds and for operations")
    args = parser.parse_args()
    gc.disable()
    name, size, systems = read(args.file)
    kiwi = Sampler(systems, kiwisolver.Solver, args.limit)
    dump = kiwi.first()
    if args.dump:
        with open(args.dump, "w") as file:
            file.write(dump)
    kiwi.more()
    empty = Sampler(systems, Nothing, args.limit / 4)
    empty.first()
    empty.more()
    m = sum(s.initial + len(s.edits) for s in systems)
    built = median(kiwi.builds)
    print(json.dumps({
        "peer": "kiwisolver", "version": kiwisolver.__version__, "w": name, "N": size, "m": m, "runs": len(kiwi.builds),
        "build_ns": built, "ns_per_con": round(built / max(1, m), 1), "overhead_ns": median(empty.builds),
        "op_ns": median(kiwi.operations), "op_max_ns": max(kiwi.operations, default=0),
        "op_overhead_ns": median(empty.operations), "ops": kiwi.performed,
        "ops_total": sum(o[0] == "V" for s in systems for o in s.operations), "fails": len(kiwi.errors),
        "error": kiwi.errors[0] if kiwi.errors else None, "clock_ns": kiwi.clock,
        "thread_ms": time.thread_time_ns() // 1_000_000}))


if __name__ == "__main__":
    main()
