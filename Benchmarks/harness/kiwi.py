"""Kiwi from the Python package index beside Trellis, in one table."""
import os
import packages, peer, workloads

VERSION = "1.5.1"
PEER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "peers", "kiwi.py")


def run(solver: str, data: str, folder: str, patterns: list[str], limit: float, timeout: float) -> bool:
    """Prints the table and, where both are right, the range of ratios. False only if Trellis was wrong."""
    program = packages.interpreter("kiwisolver", f"kiwisolver=={VERSION}")
    slow: set[str] = set()
    builds: list[tuple[float, str]] = []
    operations: list[tuple[float, str]] = []
    outcomes: dict[str, list[str]] = {}
    is_right = True
    print(f"{'':18} {'':>6} | {'kiwisolver':^34} | {'trellis':^16} | {'kiwi / trellis':^14} |\n"
          f"{'workload':18} {'m':>6} | {'ns/con':>8} {'overhead':>8} {'op µs':>9} {'o.head':>6} | {'ns/con':>7} {'op µs':>8} "
          f"| {'build':>7} {'op':>6} | kiwisolver's result")
    for name in workloads.files(data, patterns):
        path, (w, n) = os.path.join(data, name), workloads.parts(name)
        ours = peer.measure([solver], path, folder, limit, timeout)
        is_right = is_right and peer.is_good(ours)
        # What was too much for a size is too much for a larger one.
        theirs = {"check": "over limit"} if w in slow else peer.measure([program, PEER], path, folder, limit, timeout)
        if theirs["check"] == "over limit":
            slow.add(w)
        result = verdict(theirs)
        outcomes.setdefault(result.split(":")[0].split(" (")[0], []).append(name[:-3])
        print(line(name[:-3], theirs, ours, result), flush=True)
        if peer.is_good(theirs) and peer.is_good(ours):
            builds.append((theirs["build_ns"] / ours["build_ns"], name[:-3]))
            if ours["op_ns"]:
                operations.append((theirs["op_ns"] / ours["op_ns"], name[:-3]))
    print_summary("build", builds)
    print_summary("operation", operations)
    for result, names in outcomes.items():
        if result != "ok":
            print(f"{result}: {' '.join(names)}")
    return is_right


def verdict(row: dict) -> str:
    """ok, over limit, wrong: … as check.py says, or the exception; how many operations there was time for."""
    if row.get("error"):
        return f"{row['error']} ({row['fails']} times)"
    result = row["check"]
    if result not in ("ok", "no reference", "over limit") and not result.startswith(("exit", "check failed")):
        result = f"wrong: {result}"
    if row.get("ops", 0) < row.get("ops_total", 0):
        result += f" (only {row['ops']} of {row['ops_total']} operations, their end not checked)"
    return result


def line(name: str, theirs: dict, ours: dict, result: str) -> str:
    if "m" not in theirs or "m" not in ours:
        return f"{name:18} {ours.get('m', ''):>6} | {'':34} | {own(ours)} | {'':14} | {result}"
    overhead = theirs["overhead_ns"] / theirs["m"]
    has_operations = theirs["ops_total"] > 0
    op = f"{theirs['op_ns'] / 1e3:9.1f} {theirs['op_overhead_ns'] / 1e3:6.1f}" if has_operations else " " * 16
    op_ratio = f"{theirs['op_ns'] / ours['op_ns']:6.0f}" if has_operations and ours["op_ns"] else " " * 6
    return (f"{name:18} {ours['m']:6} | {theirs['ns_per_con']:8.0f} {overhead:8.0f} {op} | {own(ours)} "
            f"| {theirs['build_ns'] / ours['build_ns']:7.1f} {op_ratio} | {result}")


def own(row: dict) -> str:
    if "m" not in row:
        return f"{row['check']:>16}"
    return f"{row['ns_per_con']:7.0f} " + (f"{row['op_ns'] / 1e3:8.2f}" if row["op_ns"] else " " * 8)


def print_summary(what: str, ratios: list[tuple[float, str]]) -> None:
    if not ratios:
        return
    ordered = sorted(ratios)
    (low, first), (middle, _), (high, last) = ordered[0], ordered[len(ordered) // 2], ordered[-1]
    print(f"kiwisolver / trellis, {what}, where both are right: {low:.1f} ({first}) to {high:.0f} ({last}), "
          f"median {middle:.0f}, over {len(ordered)} workloads")
