"""Runs one program on one workload file and judges what it computed."""
import json, os, subprocess, sys
import workloads

# glibc's malloc keeps what is freed, as CHeap makes it do in our own programs.
KEEPING = {"MALLOC_TRIM_THRESHOLD_": str(1 << 30), "MALLOC_MMAP_THRESHOLD_": str(1 << 30)}

CHECK = os.path.join(workloads.TOOLS, "check.py")


def measure(command: list[str], path: str, folder: str, limit: float, timeout: float) -> dict:
    """The program's line of JSON with the judgement as "check"; only "check" where it did not end well."""
    dump = os.path.join(folder, "dump")
    if os.path.exists(dump):
        os.remove(dump)
    try:
        out = subprocess.run([*command, path, "--dump", dump, "--limit", str(limit)], capture_output=True, text=True,
                             timeout=timeout, env={**os.environ, **KEEPING})
    except subprocess.TimeoutExpired:
        return {"check": "over limit"}
    if out.returncode:
        return {"check": f"exit {out.returncode}"}
    row = json.loads(out.stdout)
    row["check"] = judge(path, dump)
    return row


def judge(path: str, dump: str) -> str:
    out = subprocess.run([sys.executable, CHECK, path, dump], capture_output=True, text=True)
    if out.returncode:
        return "check failed"
    result = json.loads(out.stdout)
    if (result["req"] or 0) > 1e-6:
        return f"required off by {result['req']:.2g}"
    return result["lex"] or "no reference"


def is_good(row: dict) -> bool:
    return row["check"] in ("ok", "no reference") and not row.get("fails")
