"""Whole trees of views through the public API of UIKit, in one table."""
import json, subprocess


def run(program: str, names: list[str], limit: float, json_path: str | None) -> bool:
    """Prints the table and what follows from it. Whether every tree was laid out right."""
    process = subprocess.Popen([program, "--limit", str(limit), *names], stdout=subprocess.PIPE, text=True)
    rows, lines = [], []
    print(f"{'tree':12} {'views':>6} {'operation':14} {'runs':>4} {'µs':>10} {'µs/view':>8} {'/first':>7} {'allocs':>8} "
          f"{'allocs/view':>11} {'bytes/view':>10}")
    for text in process.stdout:
        row = json.loads(text)
        rows.append(row)
        lines.append(text)
        print(line(row, of(rows, row["tree"], row["N"], "first layout")), flush=True)
    if process.wait():
        print(f"exit {process.returncode}")
        return False
    if json_path:
        with open(json_path, "w") as file:
            file.writelines(lines)
    print_growth(rows)
    return print_checks(rows)


def of(rows: list[dict], tree: str, size: int, operation: str) -> dict | None:
    return next((r for r in rows if (r["tree"], r["N"], r["op"]) == (tree, size, operation)), None)


def line(row: dict, first: dict | None) -> str:
    ratio = f"{row['ns'] / first['ns']:7.2f}" if first else " " * 7
    return (f"{row['tree'] + ' ' + str(row['N']):12} {row['views']:6} {row['op']:14} {row['runs']:4} "
            f"{row['ns'] / 1e3:10.1f} {row['ns'] / 1e3 / row['views']:8.2f} {ratio} {row['allocs']:8} "
            f"{row['allocs'] / row['views']:11.1f} {bytes_of_view(row)}")


def bytes_of_view(row: dict) -> str:
    return f"{row['bytes'] / row['views']:10.0f}" if row["bytes"] is not None else ""


def print_growth(rows: list[dict]) -> None:
    """Time of the large tree over that of the small one, divided by how many times as many views it has."""
    print("\ncost of a view in the large tree, as a multiple of that in the small one (1 is linear)")
    for tree in dict.fromkeys(r["tree"] for r in rows):
        sizes = sorted({r["N"] for r in rows if r["tree"] == tree})
        parts = []
        for large in (r for r in rows if r["tree"] == tree and r["N"] == sizes[-1]):
            small = of(rows, tree, sizes[0], large["op"])
            parts.append(f"{large['op']} {large['ns'] / large['views'] / (small['ns'] / small['views']):.2f}")
        print(f"{tree:9} {sizes[0]} to {sizes[-1]}: " + ", ".join(parts))


def print_checks(rows: list[dict]) -> bool:
    bad = {f"{r['tree']} {r['N']}": r["check"] for r in rows if r["check"] != "ok"}
    print("\nall trees ok" if not bad else f"\nnot ok: {bad}")
    return not bad
