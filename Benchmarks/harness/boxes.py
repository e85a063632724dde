"""The solver, Kiwi and two flexbox engines on the same trees of boxes, in one table."""
import os
import kiwi, packages, peer, workloads

PEERS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "peers")
FLEXBOX = os.path.join(PEERS, "flexbox.py")
# Name, module, requirement, and the command after the interpreter.
ENGINES = [("kiwi", "kiwisolver", f"kiwisolver=={kiwi.VERSION}", [kiwi.PEER]),
           ("yoga", "poga", "poga==0.1.19", [FLEXBOX, "--engine", "yoga"]),
           ("taffy", "stretchable", "stretchable==1.1.8", [FLEXBOX, "--engine", "taffy"])]
# The workloads that a flexbox can lay out.
TREES = ["W1_10", "W1_100", "W1_1000", "W2_10", "W2_100", "W2_1000", "W3_10", "W3_30", "W3_100", "W6chain_100", "W6sib_100"]


def run(solver: str, data: str, folder: str, patterns: list[str], limit: float, timeout: float) -> bool:
    """Prints the table. False only if Trellis was wrong."""
    engines = []
    for name, module, requirement, arguments in ENGINES:
        program = packages.find(module, requirement)
        if program:
            engines.append((name, [program, *arguments]))
        else:
            print(f"skipped: {name}, because {requirement} could not be installed")
    print("µs; a build and, in W6, an edit. In brackets: how many times as long as Trellis took.\n"
          f"{'tree':12} {'boxes':>6} {'trellis':>9}" + "".join(f"{name:>19}" for name, _ in engines))
    is_right, slow = True, set()
    for name in TREES:
        path = os.path.join(data, name + ".lw")
        if patterns and not any(name.startswith(p) for p in patterns):
            continue
        w, n = workloads.parts(name + ".lw")
        ours = peer.measure([solver], path, folder, limit, timeout)
        is_right = is_right and peer.is_good(ours)
        cells = []
        for engine, command in engines:
            theirs = {"check": "over limit"} if (engine, w) in slow else peer.measure(command, path, folder, limit, timeout)
            if theirs["check"] == "over limit":
                slow.add((engine, w))
            cells.append(cell(theirs, ours, w))
        print(f"{name:12} {n + 1:6} {time(ours, w) / 1e3 if peer.is_good(ours) else 0:9.1f}" + "".join(f"{c:>19}" for c in cells),
              flush=True)
    return is_right


def time(row: dict, workload: str) -> int:
    """Nanoseconds: of an edit where there are edits, else of the call that lays out, else of the build."""
    return row["op_ns"] if workload.startswith("W6") else row.get("layout_ns", row["build_ns"])


def cell(theirs: dict, ours: dict, workload: str) -> str:
    if not peer.is_good(theirs):
        return theirs["check"][:18]
    if not peer.is_good(ours):
        return f"{time(theirs, workload) / 1e3:.1f}"
    return f"{time(theirs, workload) / 1e3:.1f} ({time(theirs, workload) / time(ours, workload):.2g})"
