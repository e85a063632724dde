"""Takes pictures of sixteen states of the studio, in both appearances, for documentation and for looking at them.

    TRELLIS=.build/release/trellis python Tests/StudioPage/screenshots.py FOLDER [WIDTHxHEIGHT] [NAME…]
"""
import re
import sys
import time
from pathlib import Path

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

import stand
from stand import ROOT
from flow import FlowTestCase

FIELD, HEADER, BUTTON = "Nam-fi-eld", "Hea-de-ree", "Con-bu-ton"


class Screenshots(FlowTestCase):
    documents = {
        f"{name}.storyboard": ROOT / f"Examples/{name}/Main.storyboard"
        for name in ["SignIn", "Conflict", "Calculator", "MissingConstraint", "Profile", "StackViews"]
    } | {"Empty.storyboard": ROOT / "Examples/Editing/Empty.storyboard"}

    def signIn(self, **state):
        self.open("SignIn.storyboard", scene="Sig-ni-nvc", **state)

    def selection(self):
        self.signIn(select=FIELD)
        self.wait("document.querySelector('.decides')")

    def conflict(self):
        self.open("Conflict.storyboard", tab="issues")
        self.wait("document.querySelector('.issue-card button')")
        self.one(".issue-card button").click()
        self.wait("document.querySelector('.fix button')")

    def fix(self):
        self.conflict()
        ActionChains(self.driver).move_to_element(self.all(".fix button")[0]).perform()
        self.waitForState("ghost", lambda value: value and value["pictures"][0])

    def why(self):
        self.signIn(select=BUTTON)
        self.wait("document.querySelector('.decides')")
        self.one("[aria-label='Why does y have this value?']").click()
        self.wait("document.querySelector('.why')")

    def drag(self):
        self.signIn(select=HEADER, devices="retina6_12")
        start = self.place(HEADER, 0.5, 1)
        actions = self.move(start).click_and_hold()
        for step in range(1, 9):
            actions.w3c_actions.pointer_action.move_to_location(round(start[0]), round(start[1] + 9 * step))
            actions.pause(0.05)
        actions.perform()
        self.waitForState("ghost", lambda value: value and any(value["pictures"]))

    def connect(self):
        self.signIn(devices="retina6_12,retina6_9")
        super().drag(self.place(FIELD, 0.3), self.place(BUTTON, 0.7), Keys.CONTROL)
        self.wait("document.querySelector('[role=menu]')")
        self.wait("document.querySelector('.trial')")

    def matrix(self):
        self.open("Calculator.storyboard", mode="matrix", devices="retina4_0,retina6_12,ipad9_7")
        time.sleep(1)

    def missing(self):
        self.open("MissingConstraint.storyboard", tab="issues")
        self.wait("document.querySelector('.issue-card button')")
        self.one(".issue-card button").click()
        self.wait("document.querySelector('.fix button')")

    def attributes(self):
        self.open("Calculator.storyboard", inspector="attributes", appearance="dark", devices="retina6_12,ipad9_7")
        row = next(row for row in self.all("[role=treeitem]") if "Button" in row.text)
        row.click()
        self.wait("document.querySelector('.attribute')")

    def pin(self):
        self.signIn(select=BUTTON)
        self.one("[aria-label^='Add New']").click()
        self.one("dialog label[data-edge=bottom] input").send_keys(Keys.CONTROL, "a")
        self.one("dialog label[data-edge=bottom] input").send_keys("200", Keys.TAB)
        self.waitForState("ghost", lambda value: value and value["pictures"][0])

    def layers(self):
        self.signIn(mode="layers", select=FIELD, devices="retina6_12")
        self.wait("document.querySelector('.layers .frame')")

    def whatIf(self):
        self.signIn(select=HEADER, constraints="Csg-04-aaa", devices="retina6_12,retina6_9")
        self.wait("document.querySelector('.what-if button')")
        self.one(".what-if button").click()
        self.wait("document.querySelector('.what-if .curve-line')?.getAttribute('d').split('L').length === 21")

    def storyboard(self):
        self.open("SignIn.storyboard", mode="map", devices="retina6_12")
        self.wait("document.querySelector('.map-scene .map-body svg')")

    def library(self):
        self.signIn(select="Sig-ro-oot")
        self.one("[aria-label^='Library']").click()
        self.wait("document.querySelector('.library-list button')")

    def words(self):
        self.signIn(select=BUTTON, devices="retina6_12")
        self.one("#canvas").send_keys("p")
        self.wait("document.querySelector('dialog[open]')")
        ActionChains(self.driver).send_keys("height ≥ 60 @750, width 200").perform()
        self.waitForState("ghost", lambda value: value and value["pictures"][0])

    def grid(self):
        self.open("Empty.storyboard", devices="retina6_12")
        self.one("#canvas").send_keys(Keys.CONTROL, Keys.SHIFT, "l")
        ActionChains(self.driver).send_keys("button", Keys.ENTER).perform()
        self.waitForState("selection", lambda value: len(value) == 1)
        self.waitForState("document", lambda value: value["state"]["version"] > 1 and value["state"]["undo"])
        time.sleep(0.5)
        self.one("#canvas").send_keys("g")
        self.wait("document.querySelector('.grid-panel')")
        ActionChains(self.driver).send_keys("4", Keys.TAB, Keys.TAB, "10", Keys.TAB, "7 8 9 ÷ 4 5 6 × 1 2 3 −").perform()

    names = ["selection", "conflict", "fix", "why", "drag", "connect", "matrix", "missing", "attributes", "pin", "layers", "whatIf", "storyboard", "library", "words", "grid"]

    def take(self, folder, names):
        for isDark in [False, True]:
            stand.setDark(self.driver, isDark)
            for name in names or self.names:
                getattr(self, name)()
                # Until the slider of widths is done.
                time.sleep(1.6)
                self.driver.save_screenshot(str(folder / f"{name}-{'dark' if isDark else 'light'}.png"))
                # A drag that is let go would be an edit, which the next pictures show.
                ActionChains(self.driver).send_keys(Keys.ESCAPE).release().perform()
                ActionChains(self.driver).reset_actions()


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:]
    Screenshots.setUpClass()
    if wanted and re.fullmatch(r"\d+x\d+", wanted[0]):
        width, height = map(int, wanted.pop(0).split("x"))
        Screenshots.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    camera = Screenshots()
    camera.setUp()
    try:
        camera.take(target, wanted)
    finally:
        camera.doCleanups()
        Screenshots.tearDownClass()
