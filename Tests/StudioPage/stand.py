"""A studio that shows documents of its own, and a browser that looks at it."""
import atexit
import json
import os
import shutil
import subprocess
import tempfile
import time
import unittest
import urllib.error
import urllib.request
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

ROOT = Path(__file__).resolve().parents[2]
# What was open last is no business of whoever runs the tests.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="studio-state-")
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)
TRELLIS = os.environ.get("TRELLIS", str(ROOT / ".build/release/trellis"))


def program(name):
    """The path of an executable of the package: beside the studio, or of a debug build; skips the test without one."""
    # The release build is in BUILD/TRIPLE/release, to which BUILD/release leads, and the build of all tests in BUILD/tests.
    build = Path(TRELLIS).resolve().parents[2]
    for folder in [Path(TRELLIS).parent, Path(TRELLIS).parents[1] / "debug", build / "tests/debug"]:
        if (folder / name).exists():
            return folder / name
    raise unittest.SkipTest(f"not built: {name}")


class Studio:
    """A running studio over copies of example documents, and possibly a program, in a folder of its own; or over a folder that stays, and a
    program where it lies."""

    def __init__(self, documents, program=None, environment=None, folder=None):
        self.isOwn = folder is None
        self.folder = Path(folder or tempfile.mkdtemp(prefix="studio-"))
        for name, source in documents.items():
            target = self.folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(source, Path):
                shutil.copy(source, target)
            else:
                target.write_text(source)
        arguments = [str(self.folder)] if documents or folder else []
        if program and folder:
            arguments += ["--program", str(program)]
        elif program:
            shutil.copy2(program, self.folder / "App")
            arguments += ["--program", str(self.folder / "App")]
        # What was open last is kept for each stand by itself.
        self.kept = tempfile.mkdtemp(prefix="studio-state-")
        self.process = subprocess.Popen(
            [TRELLIS, "studio", *arguments, *(["--page", os.environ["STUDIO_PAGE"]] if "STUDIO_PAGE" in os.environ else [])], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "XDG_STATE_HOME": self.kept, **(environment or {})})
        self.address = self.process.stdout.readline().strip()
        self.host, self.port = self.address.split("/")[2].split(":")

    def file(self, name):
        return str(self.folder / name)

    def text(self, name):
        return (self.folder / name).read_text()

    def isAlive(self):
        return self.process.poll() is None

    def request(self, path, body=None, headers=None):
        """Status and JSON of an answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data=data, headers={
            **({"Content-Type": "application/json"} if data else {}), **(headers or {})})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or b"null")

    def end(self):
        self.process.terminate()
        self.process.wait(timeout=10)
        self.process.stdout.close()
        self.process.stderr.close()
        shutil.rmtree(getattr(self, "kept", ""), ignore_errors=True)
        if self.isOwn:
            shutil.rmtree(self.folder, ignore_errors=True)


def browser(width=1440, height=900, isDark=False, scale=1):
    """A browser without a window."""
    options = Options()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": scale, "mobile": False})
    setDark(driver, isDark)
    return driver


def setDark(driver, isDark):
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": "dark" if isDark else "light"}]})


class PageTestCase(unittest.TestCase):
    """Tests with a page that is new for each of them."""

    documents = {"Conflict.storyboard": ROOT / "Examples/Conflict/Main.storyboard"}
    driver = None

    @classmethod
    def setUpClass(cls):
        cls.driver = browser()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def setUp(self):
        self.studio = Studio(self.documents)
        self.addCleanup(self.studio.end)
        # Before the studio ends, so that its page does not notice.
        self.addCleanup(self.driver.get, "about:blank")

    def open(self, name=None, **state):
        name = name or next(iter(self.documents))
        values = "&".join(f"{key}={value}" for key, value in {"file": self.studio.file(name), **state}.items())
        self.driver.get("about:blank")
        self.driver.get(f"{self.studio.address}#{values}")
        self.wait("document.body.dataset.ready")
        return self

    def script(self, text, *values):
        return self.driver.execute_script(text, *values)

    def wait(self, condition, seconds=10):
        """Waits until an expression of the page holds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.script(f"return {condition}")
            if value:
                return value
            time.sleep(0.01)
        log = "\n".join(entry["message"] for entry in self.driver.get_log("browser"))
        self.fail(f"not within {seconds} s: {condition}\n{log}")

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def state(self, key):
        """A part of the page's state."""
        return self.driver.execute_async_script(
            "const done = arguments[1]; import(new URL('js/store.js', document.baseURI)).then(({ state }) => done(state[arguments[0]]))", key)

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
