#!/usr/bin/env python3
"""Flexbox engines through their Python packages, on the workloads that are flexboxes: W1, W2, W3 and the edits of W6chain and W6sib.

--engine taffy needs the package stretchable, --engine yoga the package poga. Prints the line of JSON that solver-workload prints.
"layout_ns" is the one call that lays a new tree out, "op_ns" the one that does so after the root got another width: the engine alone,
without making nodes and reading frames in Python, which "build_ns" includes.
"""
import argparse, gc, json, sys, time


def median(samples: list[int]) -> int:
    return sorted(samples)[len(samples) // 2] if samples else 0


# --- The trees, in words that every engine translates. "gap" is what lies before a child, "inset" what lies around all. ---

def siblings(count: int) -> dict:
    children = [{"absolute": (1 + i % 10, 1 + i % 7, 2 + i % 5, 2 + i % 3)} for i in range(count)]
    return {"size": (1024, 768), "children": children}


def row(count: int) -> dict:
    return {"size": (24 * count + 8, 100), "inset": (0, 10, 8, 10), "children": [{"gap": 8, "grow": 1} for _ in range(count)]}


def nested(count: int) -> dict:
    tree: dict = {"grow": 1}
    for _ in range(count - 1):
        tree = {"grow": 1, "inset": (1, 1, 1, 1), "children": [tree]}
    return {"size": (2 * count + 100, 2 * count + 60), "inset": (1, 1, 1, 1), "children": [tree]}


TREES = {"W1": siblings, "W2": row, "W3": nested, "W6chain": row, "W6sib": siblings}


class Taffy:
    def __init__(self):
        import stretchable
        from importlib.metadata import version
        from stretchable import style
        self.version, self.node, self.style = version("stretchable"), stretchable.Node, style
        self.edge = stretchable.Edge.BORDER
        from stretchable import taffylib
        from stretchable.context import taffy
        from stretchable.style.geometry.size import SizeAvailableSpace
        self.lib, self.context, self.space = taffylib, taffy, SizeAvailableSpace.default().to_dict()

    def make(self, tree: dict):
        words: dict = {}
        if "size" in tree:
            words["size"] = tree["size"]
        if "absolute" in tree:
            left, top, right, bottom = tree["absolute"]
            words |= {"position": self.style.Position.ABSOLUTE, "inset": self.style.Rect(top, right, bottom, left)}
        if "inset" in tree:
            left, top, right, bottom = tree["inset"]
            words["padding"] = self.style.Rect(top, right, bottom, left)
        if "gap" in tree:
            words["margin"] = self.style.Rect(0, 0, 0, tree["gap"])
        if "grow" in tree:
            words |= {"flex_grow": tree["grow"], "flex_basis": 0}
        return self.node(*[self.make(child) for child in tree.get("children", [])], **words)

    def widen(self, root, width: float) -> None:
        root.style = self.style.Style(**{
            name: getattr(root.style, name) for name in ("padding", "display")},
            size=(width, root.style.size.height))

    def lay_out(self, root) -> None:
        root.compute_layout(use_rounding=False)

    def lay_out_alone(self, root) -> None:
        self.context.use_rounding = False
        self.lib.node_compute_layout_with_measure(self.context._ptr, root._node_id, self.space, lambda *_: (0, 0))

    def read(self, root) -> list[float]:
        values: list[float] = []
        stack = [(root, 0.0, 0.0)]
        while stack:
            node, x, y = stack.pop()
            box = node.get_box(self.edge)
            x, y = x + box.x, y + box.y
            values += [x, y, box.width, box.height]
            stack.extend((child, x, y) for child in reversed(node))
        return values

    def free(self, root) -> None:
        pass


class Yoga:
    def __init__(self):
        from importlib.metadata import version
        import poga.libpoga_capi as yoga
        self.version, self.yoga = version("poga"), yoga
        self.config = yoga.YGConfigNew()
        # Frames are not rounded to pixels.
        yoga.YGConfigSetPointScaleFactor(self.config, 0)
        self.edges = [yoga.YGEdge.Left, yoga.YGEdge.Top, yoga.YGEdge.Right, yoga.YGEdge.Bottom]

    def make(self, tree: dict):
        y = self.yoga
        node = y.YGNodeNewWithConfig(self.config)
        y.YGNodeStyleSetFlexDirection(node, y.YGFlexDirection.Row)
        if "size" in tree:
            y.YGNodeStyleSetWidth(node, tree["size"][0])
            y.YGNodeStyleSetHeight(node, tree["size"][1])
        if "absolute" in tree:
            y.YGNodeStyleSetPositionType(node, y.YGPositionType.Absolute)
            for edge, distance in zip(self.edges, tree["absolute"]):
                y.YGNodeStyleSetPosition(node, edge, distance)
        for edge, distance in zip(self.edges, tree.get("inset", ())):
            y.YGNodeStyleSetPadding(node, edge, distance)
        if "gap" in tree:
            y.YGNodeStyleSetMargin(node, y.YGEdge.Left, tree["gap"])
        if "grow" in tree:
            y.YGNodeStyleSetFlexGrow(node, tree["grow"])
            y.YGNodeStyleSetFlexBasis(node, 0)
        for index, child in enumerate(tree.get("children", [])):
            y.YGNodeInsertChild(node, self.make(child), index)
        return node

    def widen(self, root, width: float) -> None:
        self.yoga.YGNodeStyleSetWidth(root, width)

    def lay_out(self, root) -> None:
        y = self.yoga
        y.YGNodeCalculateLayout(root, y.YGUndefined, y.YGUndefined, y.YGDirection.LTR)

    lay_out_alone = lay_out

    def read(self, root) -> list[float]:
        g, values = self.yoga, []
        stack = [(root, 0.0, 0.0)]
        while stack:
            node, x, y = stack.pop()
            x, y = x + g.YGNodeLayoutGetLeft(node), y + g.YGNodeLayoutGetTop(node)
            values += [x, y, g.YGNodeLayoutGetWidth(node), g.YGNodeLayoutGetHeight(node)]
            stack.extend((g.YGNodeGetChild(node, i), x, y) for i in reversed(range(g.YGNodeGetChildCount(node))))
        return values

    def free(self, root) -> None:
        self.yoga.YGNodeFreeRecursive(root)


class Sampler:
    """Times of builds, of layouts alone and of edits, within a limit of thread time for each."""

    def __init__(self, engine, tree: dict, widths: list[float], limit: float):
        self.engine, self.tree, self.widths, self.limit = engine, tree, widths, limit * 1e9
        now = time.thread_time_ns
        self.clock = median([-(now() - now()) for _ in range(1001)])

    def timed(self, work) -> int:
        start = time.thread_time_ns()
        work()
        return max(0, time.thread_time_ns() - start - self.clock)

    def build(self):
        root = self.engine.make(self.tree)
        self.engine.lay_out(root)
        self.values = self.engine.read(root)
        return root

    def repeat(self, work) -> list[int]:
        samples, end = [], time.thread_time_ns() + self.limit / 2
        while len(samples) < 3 or (len(samples) < 2000 and time.thread_time_ns() < end):
            samples.append(work())
        return samples

    def build_and_free(self) -> int:
        roots = []
        taken = self.timed(lambda: roots.append(self.build()))
        self.engine.free(roots[0])
        return taken

    def lay_out_and_free(self) -> int:
        root = self.engine.make(self.tree)
        taken = self.timed(lambda: self.engine.lay_out_alone(root))
        self.engine.free(root)
        return taken

    def edits(self, root) -> list[int]:
        samples, end = [], time.thread_time_ns() + self.limit
        for width in self.widths:
            self.engine.widen(root, width)
            samples.append(self.timed(lambda: self.engine.lay_out_alone(root)))
            if time.thread_time_ns() > end:
                break
        self.engine.lay_out(root)
        self.values = self.engine.read(root)
        return samples


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", choices=["taffy", "yoga"], required=True)
    parser.add_argument("file")
    parser.add_argument("--dump")
    parser.add_argument("--limit", type=float, default=5, help="seconds of thread time")
    args = parser.parse_args()
    gc.disable()
    sys.setrecursionlimit(100_000)
    with open(args.file) as file:
        _, name, size, _ = file.readline().split()
        _, _, constraints, *_ = file.readline().split()
        widths = [float(line.split()[3]) for line in file if line.startswith("O S")]
    engine = {"taffy": Taffy, "yoga": Yoga}[args.engine]()
    sampler = Sampler(engine, TREES[name](int(size)), widths, args.limit)
    root = sampler.build()
    lines = ["D 0 0 " + " ".join(map(repr, sampler.values))]
    operations = sampler.edits(root)
    if widths and len(operations) == len(widths):
        lines.append("D 0 1 " + " ".join(map(repr, sampler.values)))
    if args.dump:
        with open(args.dump, "w") as file:
            file.write("\n".join(lines) + "\n")
    builds = sampler.repeat(sampler.build_and_free)
    layouts = sampler.repeat(sampler.lay_out_and_free)
    print(json.dumps({
        "peer": args.engine, "version": engine.version, "w": name, "N": int(size), "m": int(constraints), "runs": len(builds),
        "build_ns": median(builds), "layout_ns": median(layouts), "op_ns": median(operations), "ops": len(operations),
        "ops_total": len(widths), "fails": 0}))


if __name__ == "__main__":
    main()
