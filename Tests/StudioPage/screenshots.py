"""Takes pictures of states of the studio, in both appearances, for documentation and for looking at them.

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
from test_building import EMPTY
from states import States
from test_hands import MADE, SOURCE

FIELD, HEADER, BUTTON = "Nam-fi-eld", "Hea-de-ree", "Con-bu-ton"
ONE, LABEL = "one-aa-001", "lab-aa-001"


class Screenshots(States, FlowTestCase):
    documents = {
        f"{name}.storyboard": ROOT / f"Examples/{name}/Main.storyboard"
        for name in ["SignIn", "Conflict", "Calculator", "MissingConstraint", "Profile", "StackViews"]
    } | {
        "Empty.storyboard": ROOT / "Examples/Editing/Empty.storyboard", "Made.storyboard": MADE, "HandController.swift": SOURCE,
        "Guides/Priorities.storyboard": ROOT / "Examples/Guides/Priorities.storyboard", "Guides/Margins.storyboard": ROOT / "Examples/Guides/Margins.storyboard",
        "Guides/HuggingAndResistance.storyboard": ROOT / "Examples/Guides/HuggingAndResistance.storyboard", "Shop/Cart/Main.storyboard": EMPTY, "Shop/Account/Main.storyboard": EMPTY,
        "Pasted.storyboard": MADE,
    } | States.moreDocuments

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
        self.wait("document.querySelector('.what-if .button')")
        self.one(".what-if .button").click()
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
        (self.studio.folder / "Empty.storyboard").write_text(EMPTY)
        time.sleep(0.4)
        self.open("Empty.storyboard", devices="retina6_12")
        self.one("#canvas").send_keys(Keys.CONTROL, Keys.SHIFT, "l")
        ActionChains(self.driver).send_keys("button", Keys.ENTER).perform()
        self.waitForState("selection", lambda value: len(value) == 1)
        self.waitForState("document", lambda value: value["state"]["version"] > 1 and value["state"]["undo"])
        time.sleep(0.5)
        self.one("#canvas").send_keys("g")
        self.wait("document.querySelector('.grid-panel')")
        ActionChains(self.driver).send_keys("4", Keys.TAB, Keys.TAB, "10", Keys.TAB, "7 8 9 ÷ 4 5 6 × 1 2 3 −").perform()

    def made(self, name="Made.storyboard", **state):
        self.open(name, **{"devices": "retina6_12", "focus": 0, **state})

    def other(self, **state):
        """A studio of its own, to which something happens."""
        other = stand.Studio({"Main.storyboard": MADE})
        self.driver.get("about:blank")
        self.driver.get(f"{other.address}#file={other.file('Main.storyboard')}&devices=retina6_12&focus=0{''.join(f'&{key}={value}' for key, value in state.items())}")
        self.wait("document.body.dataset.ready")
        self.addCleanup(lambda: other.isAlive() and other.end())
        return other

    def paste(self):
        (self.studio.folder / "Pasted.storyboard").write_text(MADE)
        time.sleep(0.4)
        self.made("Pasted.storyboard")
        self.click(self.place(ONE))
        self.one("#canvas").send_keys(Keys.CONTROL, "c")
        time.sleep(0.4)
        self.one("#canvas").send_keys(Keys.CONTROL, "v")
        self.waitForState("selection", lambda value: value != [ONE])
        self.wait("document.querySelector('#inspector .heading')")

    def outlineDrag(self):
        self.made(select=ONE)
        # Where the row of the label is: its lower half means behind it.
        row = lambda key, part: self.script("const { left, top, height } = document.querySelector(`#navigator [data-key='${arguments[0]}']`).getBoundingClientRect(); return [left + 60, top + height * arguments[1]]", key, part)
        start, end = row(ONE, 0.5), row(LABEL, 0.9)
        actions = self.move(start).click_and_hold()
        for step in range(1, 7):
            actions.w3c_actions.pointer_action.move_to_location(round(start[0] + 4 * step), round(start[1] + (end[1] - start[1]) * step / 6))
        actions.perform()
        self.wait("document.querySelector('.drop-mark:not([hidden])')")

    def editText(self):
        self.signIn(devices="retina6_12")
        self.move(self.place(BUTTON)).double_click().perform()
        self.wait("document.querySelector('.text-editor input')")

    def mixed(self):
        self.open("Calculator.storyboard", inspector="attributes", devices="retina6_12")
        rows = [row for row in self.all("[role=treeitem]") if row.find_element("css selector", ".name").text in ["C", "7", "÷"]]
        rows[0].click()
        for row in rows[1:3]:
            ActionChains(self.driver).key_down(Keys.SHIFT).click(row).key_up(Keys.SHIFT).perform()
        self.wait("document.querySelector('#inspector').textContent.includes('Mixed')")

    def outlets(self):
        self.made(select="vc1-aa-001", inspector="connections")
        self.wait("document.querySelector('.connection .socket')")

    def connectOutlet(self):
        self.made()
        row = lambda key: self.script("const { left, top, height } = document.querySelector(`#navigator [data-key='${arguments[0]}']`).getBoundingClientRect(); return [left + 60, top + height / 2]", key)
        super().drag(row("vc1-aa-001"), self.place(LABEL), Keys.CONTROL, steps=6)
        self.wait("document.querySelector('[role=menu]')")

    def rubberBand(self):
        self.made()
        start = self.place(ONE, -0.25, -0.6)
        actions = self.move(start).click_and_hold()
        end = self.place("two-aa-001", 1.1, 1.4)
        for step in range(1, 9):
            actions.w3c_actions.pointer_action.move_to_location(round(start[0] + (end[0] - start[0]) * step / 8), round(start[1] + (end[1] - start[1]) * step / 8))
        actions.perform()
        self.wait("document.querySelector('.marquee:not([hidden])')")

    def nudge(self):
        (self.studio.folder / "Pasted.storyboard").write_text(MADE)
        time.sleep(0.4)
        self.made("Pasted.storyboard")
        self.click(self.place(ONE))
        self.one("#canvas").send_keys(Keys.SHIFT, Keys.ARROW_DOWN)
        self.waitForState("ghost", lambda value: value and any(value["pictures"]))

    def broken(self):
        other = self.other()
        (other.folder / "Main.storyboard").write_text(MADE[:900])
        self.wait("!document.querySelector('#strip').hidden")

    def deleted(self):
        (self.other().folder / "Main.storyboard").unlink()
        self.wait("!document.querySelector('#strip').hidden")

    def disconnected(self):
        self.other().end()
        self.wait("!document.querySelector('#strip').hidden")

    def files(self):
        self.open("Calculator.storyboard", tab="files", devices="retina6_12")
        self.wait("document.querySelectorAll('#navigator [role=treeitem]').length > 5")
        self.waitForCounts()

    def welcome(self):
        self.driver.get("about:blank")
        self.driver.get(self.studio.address)
        self.wait("document.body.dataset.ready && document.querySelector('.welcome')")
        self.waitForCounts()

    def colors(self):
        self.open("Calculator.storyboard", inspector="attributes", devices="retina6_12", select="btn-se-sev")
        self.wait("document.querySelector('#attribute-backgroundColor')")
        self.one("#attribute-backgroundColor").click()
        self.wait("document.querySelector('.color-panel')")

    def environment(self):
        self.open("Calculator.storyboard", devices="retina6_12")
        self.one(".environment-button").click()
        self.wait("document.querySelector('.environment:not([hidden])')")

    def issues(self):
        self.open("Guides/HuggingAndResistance.storyboard", tab="issues")
        self.wait("document.querySelectorAll('.issue-card').length > 1")

    names = ["selection", "conflict", "fix", "why", "drag", "connect", "matrix", "missing", "attributes", "pin", "layers", "whatIf", "storyboard", "library", "words", "grid",
             "paste", "outlineDrag", "editText", "mixed", "outlets", "connectOutlet", "rubberBand", "nudge", "broken", "deleted", "disconnected", "files", "welcome", "colors", "environment", "issues", *States.moreNames]

    def rest(self, name):
        """Until the widths are done; those of the picture of the check never are."""
        time.sleep(0.8)
        end = time.monotonic() + (0.8 if name == "checking" else 12)
        while time.monotonic() < end and self.script("return /Checking/.test(document.querySelector('.says')?.textContent ?? '')"):
            time.sleep(0.1)
        time.sleep(0.3)

    def take(self, folder, names):
        for isDark in [False, True]:
            stand.setDark(self.driver, isDark)
            for name in names or self.names:
                getattr(self, name)()
                self.rest(name)
                self.driver.save_screenshot(str(folder / f"{name}-{'dark' if isDark else 'light'}.png"))
                # A drag that is let go would be an edit, which the next pictures show.
                ActionChains(self.driver).key_up(Keys.ALT).send_keys(Keys.ESCAPE).release().perform()
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
