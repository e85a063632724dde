"""The workload files: generated into a folder, in the order of the table."""
import os, re, shutil, subprocess, sys


HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# gen.py, check.py, and the optima that HiGHS found.
TOOLS = os.environ.get("TRELLIS_BENCH") or os.path.join(HERE, "workloads")
# Where a developer may have W9, which is not part of this repository.
MORE = os.path.join(os.environ.get("TRELLIS_SHARED") or os.path.join(HERE, "..", "..", "shared"), "benchmarks", "data")


def generate(tools: str, folder: str, big: bool = False) -> str:
    """Copies the tools and lets gen.py write its files beside the copy. Returns the folder of the files."""
    for name in ("gen.py", "check.py"):
        shutil.copy(os.path.join(tools, name), folder)
    if big:
        enlarge(os.path.join(folder, "gen.py"))
    subprocess.run([sys.executable, "gen.py"], cwd=folder, check=True)
    data = os.path.join(folder, "data")
    for source in (MORE, os.path.join(tools, "data")):
        for name in os.listdir(source) if os.path.isdir(source) else []:
            if name.startswith("W9") or name.endswith(".ref.json") and source != MORE:
                shutil.copy(os.path.join(source, name), data)
    return data


def enlarge(path: str) -> None:
    text = open(path).read()
    text = text.replace("for N in (10,30,100,300,1000): write('W4'", "for N in (10,30,100,300,1000,3000,5000): write('W4'")
    text = text.replace("5000): write('W1'", "5000,25000): write('W1'")
    text = text.replace("1000,3000): write('W2',N,[w2(N)[0]]); write('W3'",
                        "1000,3000,5000,25000): write('W2',N,[w2(N)[0]]); write('W3'")
    text = text.replace("write('W5',100,", "write('W5',1000,[w5cell(c) for c in range(1000)]); write('W5',100,")
    open(path, "w").write(text)


def parts(name: str) -> tuple[str, int]:
    """W6chain_100.lw is ("W6chain", 100)."""
    w, n = re.match(r"(.*)_(\d+)\.lw$", name).groups()
    return w, int(n)


def files(data: str, patterns: list[str]) -> list[str]:
    """Names that begin with one of the patterns, by number, name and size."""
    def key(name: str) -> tuple[int, str, int]:
        w, n = parts(name)
        return int(re.match(r"W(\d+)", w).group(1)), w, n
    names = sorted((n for n in os.listdir(data) if n.endswith(".lw")), key=key)
    return [n for n in names if not patterns or any(n.startswith(p) for p in patterns)]


def systems(path: str) -> int:
    return int(open(path).readline().split()[3])
