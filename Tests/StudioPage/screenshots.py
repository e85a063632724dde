"""Takes pictures of ten states of the studio, in both appearances, for documentation and for looking at them.

    TRELLIS=.build/release/trellis python Tests/StudioPage/screenshots.py FOLDER [NAME…]
"""
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
    }

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
        self.script("[...document.querySelectorAll('.decides button')].filter((button) => button.textContent === 'Why?')[1].click()")
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

    names = ["selection", "conflict", "fix", "why", "drag", "connect", "matrix", "missing", "attributes", "pin", "layers", "whatIf"]

    def take(self, folder, names):
        for isDark in [False, True]:
            stand.setDark(self.driver, isDark)
            for name in names or self.names:
                getattr(self, name)()
                # Until the slider of widths is done.
                time.sleep(1.6)
                self.driver.save_screenshot(str(folder / f"{name}-{'dark' if isDark else 'light'}.png"))
                ActionChains(self.driver).reset_actions()
                # A drag that is let go would be an edit, which the next pictures show.
                ActionChains(self.driver).send_keys(Keys.ESCAPE).release().perform()


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    Screenshots.setUpClass()
    camera = Screenshots()
    camera.setUp()
    try:
        camera.take(target, sys.argv[2:])
    finally:
        camera.doCleanups()
        Screenshots.tearDownClass()
