"""States of the studio that pictures are taken of and that need several steps: menus, copies, connections, conflicts, panels, numbers, lessons."""
import re
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

import stand
from flow import BUTTON, FIELD, HEADER, HEIGHT
from stand import ROOT
from test_hands import CONTROLLER, GO, LABEL, MADE, ONE, SOURCE, TWO
from test_lessons import Teaching

# A controller whose outlet and action are connected.
CONNECTED = MADE.replace(f'id="{CONTROLLER}" sceneMemberID="viewController">', f"""id="{CONTROLLER}" sceneMemberID="viewController">
                    <connections>
                        <outlet property="greeting" destination="{LABEL}" id="cn1-aa-001"/>
                        <outletCollection property="boxes" destination="{ONE}" collectionClass="NSMutableArray" id="cn2-aa-001"/>
                    </connections>""").replace('<state key="normal" title="Go"/>', f"""<state key="normal" title="Go"/>
                                <connections>
                                    <action selector="go:" destination="{CONTROLLER}" eventType="touchUpInside" id="cn3-aa-001"/>
                                </connections>""")

# A conflict in the third scene, whose other views, and those of the second, are ambiguous.
SEVERAL = (ROOT / "Examples/Guides/Ambiguity.storyboard").read_text().replace('<constraint firstAttribute="height" constant="100" id="Kjh-oC-FYS"/>', '<constraint firstAttribute="height" constant="100" id="Kjh-oC-FYS"/><constraint firstAttribute="width" constant="100" id="Kjh-oC-FYT"/>')

XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Contact" rowHeight="72" id="cel-aa-001" userLabel="Contact">
            <rect key="frame" x="0.0" y="0.0" width="320" height="72"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cel-aa-001" id="con-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="72"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Ada Lovelace" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="nam-aa-001">
                        <rect key="frame" x="20" y="26" width="280" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="nam-aa-001" firstAttribute="leading" secondItem="con-aa-001" secondAttribute="leading" constant="20" id="xc1-aa-001"/>
                    <constraint firstAttribute="trailing" secondItem="nam-aa-001" secondAttribute="trailing" constant="20" id="xc2-aa-001"/>
                    <constraint firstItem="nam-aa-001" firstAttribute="centerY" secondItem="con-aa-001" secondAttribute="centerY" id="xc3-aa-001"/>
                </constraints>
            </tableViewCellContentView>
        </tableViewCell>
    </objects>
</document>
"""


class States:
    """For a test case with documents of its own; each method brings the page into a state."""

    # An app with images and colors of its own.
    app = {f"Travel/{path.relative_to(ROOT / 'Examples/App/App')}": path for path in [ROOT / "Examples/App/App/Base.lproj/Main.storyboard", *(ROOT / "Examples/App/App/Assets.xcassets").rglob("*")] if path.is_file()}
    moreDocuments = app | {"Connected.storyboard": CONNECTED, "Several.storyboard": SEVERAL, "Contact.xib": XIB, "Guides/RowHeights.storyboard": ROOT / "Examples/Guides/RowHeights.storyboard"}

    def fontMenu(self):
        self.open("Calculator.storyboard", inspector="attributes", devices="retina6_12", select="btn-se-sev")
        self.wait("document.querySelector('#attribute-fontDescription')")
        self.one("#attribute-fontDescription").click()
        self.wait("document.querySelector('#attribute-fontDescription').matches(':open')")

    def imageMenu(self):
        self.open("Travel/Base.lproj/Main.storyboard", scene="sig-ni-001", inspector="attributes", devices="retina6_12", select="but-to-001")
        self.wait("document.querySelector('[aria-label=\"Choose: Image\"]')")
        self.one("[aria-label='Choose: Image']").click()
        self.wait("document.querySelector('.color-entry svg')")

    def renew(self, name="Pasted.storyboard"):
        (self.studio.folder / name).write_text(MADE)
        time.sleep(0.4)

    def optionDrag(self):
        self.renew()
        self.made("Pasted.storyboard")
        start = self.place(LABEL)
        actions = self.move(start).key_down(Keys.ALT).click_and_hold()
        for step in range(1, 7):
            actions.w3c_actions.pointer_action.move_to_location(round(start[0] + 6 * step), round(start[1] + 18 * step))
            actions.pause(0.03)
        actions.perform()
        self.wait("document.querySelector('.copy-sign')")

    def duplicated(self):
        self.renew()
        self.made("Pasted.storyboard")
        self.click(self.place(LABEL))
        self.one("#canvas").send_keys(Keys.CONTROL, "d")
        self.waitForState("selection", lambda value: value and value != [LABEL])
        self.wait("document.querySelector('#inspector .heading')")

    def connected(self):
        self.made("Connected.storyboard", select=CONTROLLER, inspector="connections")
        self.wait("document.querySelectorAll('.connection .socket.full').length > 3")

    def sentEvents(self):
        self.made("Connected.storyboard", select=GO, inspector="connections")
        self.wait("document.querySelector('.connection .socket.full')")

    def sizeMixed(self):
        self.made(select=f"{ONE},{TWO},{LABEL}", inspector="size")
        self.wait("[...document.querySelectorAll('#inspector input')].some((field) => field.placeholder === 'Mixed')")

    def conflicting(self):
        other = self.other(saves="no")
        self.click(self.place(ONE))
        self.one("#canvas").send_keys(Keys.SHIFT, Keys.ARROW_DOWN)
        self.waitForState("document", lambda value: value["state"]["version"] > 1)
        (other.folder / "Main.storyboard").write_text(MADE.replace('x="40" y="120"', 'x="44" y="124"'))
        self.waitForState("document", lambda value: value["state"]["isConflicting"])

    def saveAs(self):
        self.deleted()
        next(button for button in self.all("#strip button") if button.text == "Save As…").click()
        self.wait("document.querySelector('.save-as input')")

    def cells(self):
        self.open("Guides/RowHeights.storyboard", devices="retina4_7,retina6_9")
        time.sleep(0.5)

    def xib(self):
        self.open("Contact.xib", devices="retina4_7,retina6_9", select="nam-aa-001")
        time.sleep(0.5)

    def widePanels(self):
        """Both panels dragged to other widths."""
        self.signIn(select=FIELD)
        for name, by in [("navigator", 90), ("inspector", -110)]:
            x, y = self.script("const { left, top, width, height } = document.querySelector(`.panel-edge.${arguments[0]}`).getBoundingClientRect(); return [left + width / 2, top + height / 2]", name)
            self.drag_from((x, y), (x + by, y))
        self.move((720, 20)).perform()
        self.addCleanup(self.script, "localStorage.clear()")

    def drag_from(self, start, end):
        actions = self.move(start).click_and_hold()
        for step in range(1, 5):
            actions.w3c_actions.pointer_action.move_to_location(round(start[0] + (end[0] - start[0]) * step / 4), round(start[1] + (end[1] - start[1]) * step / 4))
        actions.release().perform()

    def hiddenPanels(self):
        self.script("localStorage.clear()")
        self.signIn(select=FIELD)
        self.one("[aria-label='Hide Navigator']").click()
        self.one("[aria-label='Hide Inspector']").click()
        self.wait("document.querySelectorAll('.folded').length === 2")
        self.addCleanup(self.script, "localStorage.clear()")

    def numbersHover(self):
        """The pointer over the lower edge of the selected field."""
        self.script("localStorage.clear()")
        self.signIn(select=FIELD)
        self.wait("document.querySelector('.overlay .handle')")
        self.move(self.place(FIELD, 0.3, 1)).perform()
        self.wait("document.querySelector('.overlay .constant')")

    def numbersOption(self):
        """The Option key held, with the pointer over the selection."""
        self.signIn(select=HEADER, devices="retina6_12")
        self.move(self.place(HEADER)).key_down(Keys.ALT).perform()
        self.wait("document.querySelectorAll('.overlay .constant').length > 2")

    def numbersBetween(self):
        """The Option key held, with the pointer over another view."""
        self.signIn(select=BUTTON, devices="retina6_12")
        self.move(self.place(HEADER)).key_down(Keys.ALT).perform()
        self.wait("document.querySelector('.overlay .gap')")

    def neighbors(self):
        self.pin()
        self.one("dialog label[data-edge=top] .more").click()
        self.wait("document.querySelector('[role=menu]')")

    def recents(self):
        """The first page after some documents were open."""
        for name in ["SignIn.storyboard", "Guides/Margins.storyboard", "Shop/Cart/Main.storyboard"]:
            self.open(name)
        self.welcome()

    def lessons(self):
        """The first page, at the lessons with their steps."""
        self.welcome()
        self.wait("document.querySelector('.lesson-steps')")
        self.script("document.querySelector('.lessons').scrollIntoView()")

    def lessonSteps(self):
        teaching = Teaching("6")
        self.addCleanup(lambda: teaching.isAlive() and teaching.end())
        self.driver.get("about:blank")
        self.driver.get(teaching.address)
        self.wait("document.querySelector('.lesson-checks li')")
        self.script("[...document.querySelectorAll('#lesson button')].find((each) => each.textContent.startsWith('Show Hint')).click()")
        self.wait("document.querySelector('.lesson-hints')")

    def checking(self):
        """The issues while devices and widths are looked at: the answers to come are held back, so that the picture shows it."""
        self.driver.get("about:blank")
        self.driver.get(f"{self.studio.address}#file={self.studio.file('Several.storyboard')}&tab=issues")
        self.wait("document.body?.dataset.ready")
        self.script("let count = 0; const ask = window.fetch; window.fetch = (...parts) => (String(parts[0]).includes('api/widths') && ++count > 4 ? new Promise(() => {}) : ask(...parts));")
        self.wait("document.querySelector('.checking progress')?.value > 5", 20)

    def fixing(self):
        """A chosen card while fixes are tried: the answer is held back once the studio has told of some tries."""
        self.driver.get("about:blank")
        self.driver.get(f"{self.studio.address}#file={self.studio.file('Several.storyboard')}&tab=issues")
        self.wait("document.body?.dataset.ready")
        self.wait("document.querySelectorAll('.issue-card').length > 3 && !document.querySelector('.checking')", 30)
        self.script("const ask = window.fetch; window.fetch = (...parts) => (String(parts[0]).includes('api/fixes') ? ask(...parts).then(() => new Promise(() => {})) : ask(...parts));")
        self.driver.execute_async_script("""const done = arguments[0];
          Promise.all([import(new URL("js/store.js", document.baseURI)), import(new URL("js/navigator/issues.js", document.baseURI))]).then(([{ on, state, set }]) => {
            // What comes after the third try is not shown, so that the picture is of the middle.
            on(["fixProgress"], () => { if (state.fixProgress?.done > 3) set({ fixProgress: { ...state.fixProgress, done: 3 } }); });
            done();
          });""")
        self.all(".issue-card button")[0].click()
        self.wait("document.querySelector('.busy progress')?.value > 0", 20)

    def unconstrained(self):
        """The card of views without constraints, whose marks are on the canvas."""
        self.made(tab="issues")
        self.wait("document.querySelector('.issue-card') && !document.querySelector('.checking')", 30)
        self.one(".issue-card button").click()
        self.wait("document.querySelector('.fix button, .fixes > p')", 20)

    def matrixEnd(self):
        """The matrix scrolled to its last row."""
        self.matrix()
        self.script("document.getElementById('canvas').dispatchEvent(new WheelEvent('wheel', { deltaY: 6000, bubbles: true, cancelable: true }))")

    def multiplier(self):
        """The inspector of a constraint with its steppers and folded sections."""
        self.signIn(select=HEADER, constraints=HEIGHT)
        self.wait("document.querySelector('.what-if .disclosure')")
        next(button for button in self.all(".what-if .disclosure") if "Priority" in button.text).click()

    def severalIssues(self):
        """Errors before warnings, by scenes and kinds."""
        self.open("Several.storyboard", tab="issues")
        self.wait("document.querySelectorAll('.issue-card').length > 3 && !document.querySelector('.checking')", 30)
        self.all(".issue-card button")[-1].click()
        self.wait("document.querySelector('.fix button')", 20)

    def waitForCounts(self):
        """Until lists tell of each document."""
        self.waitForState("documents", lambda list: all(part.get("summary") or part["file"] == self.state("file") for part in list), 60)

    moreNames = ["fontMenu", "imageMenu", "optionDrag", "duplicated", "connected", "sentEvents", "sizeMixed", "conflicting", "saveAs", "cells", "xib", "widePanels", "hiddenPanels", "numbersHover",
                 "numbersOption", "numbersBetween", "neighbors", "recents", "lessons", "lessonSteps", "checking", "severalIssues", "fixing", "unconstrained", "matrixEnd", "multiplier"]
