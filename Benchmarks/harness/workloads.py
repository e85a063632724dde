"""The workload files: generated into a folder, in the order of the table."""
import os, re, shutil, subprocess, sys

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOLS = os.path.join(HERE, "workloads")
# Where a developer may have W9, which is not part of this repository.
MORE = os.path.join(os.environ.get("TRELLIS_SHARED") or os.path.join(HERE, "..", "..", "shared"), "benchmarks", "data")


def generate(folder: str, big: bool = False) -> None:
    """Writes the workloads, their expected values and the optima that HiGHS found."""
    command = [sys.executable, os.path.join(TOOLS, "generate.py"), folder]
    subprocess.run(command + ["--big"] * big, check=True)
    shutil.copytree(os.path.join(TOOLS, "optima"), folder, dirs_exist_ok=True)
    for name in os.listdir(MORE) if os.path.isdir(MORE) else []:
        if name.startswith("W9"):
            shutil.copy(os.path.join(MORE, name), folder)


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
