"""The solver on all workloads, and beside the floor where there is one."""
import math, os
import peer, workloads

# The floor needs rows with one unknown each; see floor-workload.
WITH_FLOOR = ("W1", "W2", "W3")
WITH_GROWTH = ("W1", "W2", "W3", "W4", "W5", "W8", "W10", "W11rebuild")
TIMEOUT = 120


def run(solver: str, floor: str, data: str, folder: str, patterns: list[str], limit: float, repeat: int) -> bool:
    """Prints the table, the growth and the ratios. Whether all dumps were right."""
    rows, floors, bad = [], [], []
    print(f"{'workload':18} {'m':>7} {'ns/con':>9} {'build µs':>10} {'op µs':>9} {'max µs':>9} {'B/con':>6} {'allocs':>7} "
          f"{'/floor':>6}  check")
    for name in workloads.files(data, patterns):
        path = os.path.join(data, name)
        row = fastest([peer.measure([solver], path, folder, limit, TIMEOUT) for _ in range(repeat)])
        below = None
        if workloads.parts(name)[0] in WITH_FLOOR and "m" in row:
            below = fastest([peer.measure([floor], path, folder, limit, TIMEOUT) for _ in range(repeat)])
            floors.append((row, below))
        print(line(name, row, below, path), flush=True)
        if not all(peer.is_good(r) for r in (row, below) if r):
            bad.append(name[:-3])
        if "m" in row:
            rows.append(row)
    print_growth(rows)
    print_ratios(floors)
    print("all dumps ok" if not bad else f"not ok: {bad}")
    return not bad


def fastest(rows: list[dict]) -> dict:
    """One row of several processes: a busy machine only ever adds time. A wrong one is not passed over."""
    for row in rows:
        if not peer.is_good(row) or "m" not in row:
            return row
    times = ("ns_per_con", "build_ns", "op_ns", "op_max_ns")
    return rows[0] | {key: min(row[key] for row in rows) for key in times}


def line(name: str, row: dict, below: dict | None, path: str) -> str:
    if "m" not in row:
        return f"{name[:-3]:18} {row['check']}"
    check = row["check"] + (f" fails={row['fails']}" if row["fails"] else "")
    if below and not peer.is_good(below):
        check += f"; floor: {below['check']}"
    bytes_each = row["heap_kb"] * 1024 * workloads.systems(path) / row["m"]
    over = f"{row['build_ns'] / below['build_ns']:6.1f}" if below and "m" in below else " " * 6
    return (f"{name[:-3]:18} {row['m']:7} {row['ns_per_con']:9} {row['build_ns'] / 1e3:10.1f} {row['op_ns'] / 1e3:9.2f} "
            f"{row['op_max_ns'] / 1e3:9.1f} {bytes_each:6.0f} {row['steady_allocs']:7} {over}  {check}")


def growth(rows: list[dict]) -> float | None:
    """Slope of log(time) over log(constraints), least squares, for N >= 100."""
    points = [(math.log(r["m"]), math.log(r["build_ns"])) for r in rows if r["N"] >= 100]
    if len(points) < 2:
        return None
    mx = sum(x for x, _ in points) / len(points)
    my = sum(y for _, y in points) / len(points)
    return sum((x - mx) * (y - my) for x, y in points) / sum((x - mx) ** 2 for x, _ in points)


def print_growth(rows: list[dict]) -> None:
    for w in WITH_GROWTH:
        exponent = growth([r for r in rows if r["w"] == w])
        if exponent is not None:
            print(f"growth {w}: {exponent:.2f}")


def print_ratios(floors: list[tuple[dict, dict]]) -> None:
    for w in WITH_FLOOR:
        ratios = [row["build_ns"] / below["build_ns"] for row, below in floors if row["w"] == w and "m" in below]
        if ratios:
            print(f"trellis / floor {w}: {min(ratios):.1f} to {max(ratios):.1f}")
