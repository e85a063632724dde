"""Python interpreters that have a package of the Python package index."""
import os, subprocess, sys, venv


def interpreter(module: str, requirement: str) -> str:
    """One that can import `module`: this one, or one in a folder of the user's cache, made where there is none yet."""
    program = find(module, requirement)
    if not program:
        sys.exit(f"error: {requirement} could not be installed; get it with: python3 -m pip install {requirement}")
    return program


def find(module: str, requirement: str) -> str | None:
    """The same; None if the package cannot be installed."""
    if has(sys.executable, module):
        return sys.executable
    cache = os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache"))
    folder = os.path.join(cache, "trellis-benchmarks", requirement.replace("==", "-"))
    program = os.path.join(folder, "bin", "python")
    if not has(program, module):
        print(f"installing {requirement} into {folder}", file=sys.stderr)
        try:
            venv.create(folder, with_pip=True, clear=True)
            subprocess.run([program, "-m", "pip", "install", "--quiet", requirement], check=True)
        except subprocess.CalledProcessError:
            return None
    return program if has(program, module) else None


def has(program: str, module: str) -> bool:
    if not os.path.exists(program):
        return False
    return subprocess.run([program, "-c", f"import {module}"], capture_output=True).returncode == 0
