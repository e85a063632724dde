"""Two screens of an app that `trellis new` made, built from nothing in the page by mouse and keys, and run as they were saved.

TRELLIS_APP is the folder in which apps are built, BUILD/plugin-client by default: it has UIKit already after the gate `plugin`."""
import os
import re
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from selenium.webdriver.common.keys import Keys
from flow import FlowTestCase
from stand import ROOT, TRELLIS, Studio
from test_things import Hand

SOURCES = {
    "ListViewController.swift": """import UIKit

class ListViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var countLabel: UILabel!
    private var names = ["Apples", "Bread"]

    override func viewDidLoad() {
        super.viewDidLoad()
        countLabel.text = "2 things"
    }

    @IBAction private func addThing(_ sender: Any) {
        names.append("Cheese")
        countLabel.text = "\\(names.count) things"
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Thing", for: indexPath) as! ThingCell
        cell.nameLabel.text = names[indexPath.row]
        return cell
    }
}
""",
    "ThingCell.swift": """import UIKit

class ThingCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}
""",
    "GreetingViewController.swift": """import UIKit

class GreetingViewController: UIViewController {
    @IBOutlet private weak var greetingLabel: UILabel!

    @IBAction private func greet(_ sender: UIButton) {
        greetingLabel.text = "Hello there"
    }
}
""",
}
TOUR = """import AppHost

@testable import Shop

@main
@MainActor
struct Tour {
  static func main() throws {
    try Screen(.named("iPhone 14")).tour(AppDelegate.self, [TourStop("Start")]) { _ in }
  }
}
"""


class ScreenTests(FlowTestCase):
    documents = {}

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.work = Path(tempfile.mkdtemp(prefix="screens-"))
        cls.addClassCleanup(shutil.rmtree, cls.work, True)
        made = subprocess.run([TRELLIS, "new", "Shop", "--trellis", str(ROOT)], cwd=cls.work, capture_output=True, text=True)
        assert made.returncode == 0, made.stderr
        cls.app = cls.work / "Shop"
        (cls.app / "Shop/ViewController.swift").unlink()
        shutil.rmtree(cls.app / "Tests")
        for name, text in SOURCES.items():
            (cls.app / "Shop" / name).write_text(text)
        (cls.app / "Tour/Tour.swift").write_text(TOUR)
        package = (cls.app / "Package.swift").read_text()
        (cls.app / "Package.swift").write_text(re.sub(r"    \.testTarget\([\s\S]*?\]\),\n(?=  \])", "", re.sub(r"    \.testTarget\([\s\S]*?swiftLanguageMode\(\.v5\)\]\),\n", "", package)))

    def setUp(self):
        self.studio = Studio({}, folder=self.app)
        self.addCleanup(lambda: self.studio.end())
        self.addCleanup(self.driver.get, "about:blank")
        self.path = self.app / "Shop/Base.lproj/Main.storyboard"

    def show(self, file, **state):
        values = "&".join(f"{key}={value}" for key, value in {"file": file, **state}.items())
        self.driver.get("about:blank")
        self.driver.get(f"{self.studio.address}#{values}")
        self.wait("document.body.dataset.ready")

    def text(self):
        return self.path.read_text()

    # The hand

    def settle(self):
        self.driver.execute_async_script("""
          const done = arguments[0];
          import(new URL("js/model/session.js", document.baseURI)).then(({ settled }) => settled().then(() => setTimeout(done, 120)));""")

    def do(self, *step):
        self.hand.do(step)
        self.settle()

    def library(self, word):
        self.do("press", "Control+Shift+l")
        self.do("write", word)
        return self.state("selection")[0]

    def row(self, key):
        """The place of a row of the outline."""
        self.wait(f"document.querySelector(`#navigator [role=treeitem][data-key='{key}']`)")
        return self.script("""const row = document.querySelector(`#navigator [role=treeitem][data-key='${arguments[0]}']`);
          row.scrollIntoView({ block: "nearest" }); const { left, top, height } = row.getBoundingClientRect(); return [left + 60, top + height / 2]""", key)

    def choose(self, key):
        self.click(self.row(key))
        self.settle()

    def connect(self, start, end, title):
        """A control-drag from row to row of the outline, and an entry of its menu."""
        self.row(end)
        self.drag(self.row(start), self.row(end), Keys.CONTROL, steps=6)
        self.do("menu", title)

    def inspector(self, name):
        self.tab("inspector", name)
        time.sleep(0.1)

    def become(self, name):
        """The class of what is selected, in the identity inspector."""
        self.inspector("Identity")
        self.do("fill", "#attribute-customClass", name)
        self.do("fill", "#attribute-customModule", "Shop")

    def scene(self, id, x=0.5, y=0.5):
        return self.script("const { left, top, width, height } = document.querySelector(`.map-scene[data-scene='${arguments[0]}']`).getBoundingClientRect(); return [left + width * arguments[1], top + height * arguments[2]]", id, x, y)

    def find(self, pattern):
        found = re.search(pattern, self.text())
        self.assertTrue(found, pattern)
        return found.group(1)

    def test_two_screens_from_nothing(self):
        self.build_screens()
        text = self.text()
        for part in ['<tabBarController ', '<navigationController ', '<tableViewCell ', 'property="nameLabel"', 'property="tableView"', 'property="countLabel"', 'property="dataSource"', 'property="greetingLabel"',
                     '<action selector="addThing:"', '<action selector="greet:"', 'reuseIdentifier="Thing"']:
            self.assertIn(part, text)
        check = subprocess.run([TRELLIS, "check", str(self.path)], capture_output=True, text=True)
        self.assertEqual(check.returncode, 0, check.stdout)
        self.use(self.build())

    def build_screens(self):
        self.show(self.path, devices="retina6_1", mode="map", focus=0)
        self.hand = Hand(self)
        self.wait("document.querySelector('.map-scene')")
        # The template's screen goes.
        self.do("click", ".map-scene")
        self.do("press", "Delete")
        self.assertNotIn("<scene ", self.text())
        # The first screen, in a navigation controller within a tab bar controller.
        first = self.library("view controller")
        self.wait("document.querySelectorAll('.map-scene').length === 1")
        self.become("ListViewController")
        self.do("pick", ".canvas-tools [aria-label^='Embed']", "Navigation Controller")
        navigation = self.find(r'<navigationController [^>]*id="([^"]*)"')
        self.click(self.scene(navigation))
        self.settle()
        self.do("pick", ".canvas-tools [aria-label^='Embed']", "Tab Bar Controller")
        tabs = self.find(r'<tabBarController [^>]*id="([^"]*)"')
        self.assertIn(f'initialViewController="{tabs}"', self.text())
        # The second one is a tab, too.
        second = self.library("view controller")
        self.become("GreetingViewController")
        self.drag(self.scene(tabs), self.scene(second), Keys.CONTROL, steps=8)
        self.do("menu", "View Controllers")
        self.assertEqual(len(re.findall('relationship="viewControllers"', self.text())), 2)
        # The first one: a label above a table with a cell.
        self.move(self.scene(first)).double_click().perform()
        self.wait("document.querySelector('.device .screen svg')")
        self.waitForState("scene", lambda value: value == first)
        self.settle()
        root = self.find(rf'id="{first}"[\s\S]*?<view key="view"[^>]*id="([^"]*)"')
        item = self.find(rf'id="{first}"[\s\S]*?<navigationItem key="navigationItem"[^>]*id="([^"]*)"')
        self.choose(item)
        self.inspector("Attributes")
        self.do("fill", "#attribute-title", "Things")
        self.choose(root)
        label = self.library("label")
        self.do("press", "p")
        self.do("write", "leading trailing 16, top 8 to safe area")
        self.choose(root)
        table = self.library("table view")
        self.do("press", "p")
        self.do("write", "leading trailing bottom 0 to safe area, top 8 to label")
        cell = self.library("table view cell")
        self.inspector("Attributes")
        self.do("fill", "#attribute-reuseIdentifier", "Thing")
        self.become("ThingCell")
        content = self.find(rf'id="{cell}"[\s\S]*?<tableViewCellContentView [^>]*id="([^"]*)"')
        self.choose(content)
        name = self.library("label")
        self.do("press", "p")
        self.do("write", "leading 20, trailing 20, top bottom 12")
        self.connect(cell, name, "nameLabel")
        self.connect(table, first, "dataSource")
        self.connect(first, table, "tableView")
        self.connect(first, label, "countLabel")
        add = self.library("add bar button item")
        self.connect(add, first, "addThing:")
        # The second one: a label and a button.
        self.do("click", f"#navigator [role=treeitem][data-key='scene {second}'] .name")
        self.waitForState("scene", lambda value: value == second)
        self.settle()
        bar = self.find(rf'id="{second}"[\s\S]*?<tabBarItem key="tabBarItem"[^>]*id="([^"]*)"')
        self.choose(bar)
        self.inspector("Attributes")
        self.do("fill", "#attribute-title", "Greeting")
        view = self.find(rf'id="{second}"[\s\S]*?<view key="view"[^>]*id="([^"]*)"')
        self.choose(view)
        greeting = self.library("label")
        self.do("press", "p")
        self.do("write", "leading trailing 20, top 40 to safe area")
        self.choose(view)
        button = self.library("button")
        self.inspector("Attributes")
        self.do("fill", "#attribute-title", "Greet")
        self.do("press", "p")
        self.do("write", "center horizontally, top 120 to safe area")
        self.connect(second, greeting, "greetingLabel")
        self.connect(button, second, "greet:")
        print(f"two screens: {self.hand.count} actions")

    # The app

    def build(self):
        # The release build is in BUILD/TRIPLE/release, and that of all tests in BUILD/tests/TRIPLE/debug.
        builds = [each / "plugin-client" for each in list(Path(TRELLIS).resolve().parents)[2:4]] or [ROOT / ".build/plugin-client"]
        folder = Path(os.environ.get("TRELLIS_APP") or next((each for each in builds if each.exists()), builds[0]))
        if not shutil.which("swift") or not folder.exists():
            self.skipTest(f"the screens are built; nothing to build the app with in {folder}")
        made = subprocess.run(["swift", "build", "--package-path", str(self.app), "--scratch-path", str(folder), "--product", "Tour"], capture_output=True, text=True)
        self.assertEqual(made.returncode, 0, made.stdout[-3000:] + made.stderr[-3000:])
        return folder / "debug/Tour"

    def use(self, program):
        self.driver.get("about:blank")
        self.studio.end()
        self.studio = Studio({}, program, folder=self.app)
        before = self.text()
        self.show(program)
        self.waitForState("pictures", lambda value: value and value[0], 30)
        # The table has the cells that the app's code fills, and the label what it says.
        for name in ["2 things", "Apples", "Bread"]:
            self.shows(name)
        bar = self.object("Navigation Bar")
        x, y, width, height = self.frame(bar)
        # The only item at the trailing edge, in the middle of the bar's lower 54 points.
        self.click(self.place(bar, (width - 36) / width, (height - 27) / height))
        for name in ["3 things", "Cheese"]:
            self.shows(name)
        # The other tab, and its button.
        tabs = self.object("Tab Bar")
        self.click(self.place(tabs, 0.62, 0.4))
        self.shows("Greet")
        self.click(self.place(self.object("Greet")))
        self.shows("Hello there")
        steps = [step["title"] for step in self.state("program")["steps"]]
        self.assertEqual(len(steps), 3, steps)
        self.assertIsNone(self.state("program").get("failure"))
        self.assertEqual(self.text(), before)

    def objects(self):
        """All objects of the app's screen."""
        pending = list(self.state("program")["document"]["outline"]["scenes"][0]["objects"])
        while pending:
            each = pending.pop()
            yield each
            pending += each.get("children") or []

    def object(self, name):
        return next(each["id"] for each in self.objects() if each["name"] == name)

    def shows(self, name):
        """Waits until the screen has an object of the name, which of a label or a button is its text."""
        end = time.monotonic() + 15
        while time.monotonic() < end:
            names = {each["name"] for each in self.objects()}
            if name in names:
                return
            time.sleep(0.05)
        self.fail(f"{name} is not shown, but {sorted(names)}")


if __name__ == "__main__":
    unittest.main()
