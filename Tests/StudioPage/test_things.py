"""The things of an Interface Builder user's day: rows of things.json, each of them a flow with the bytes that it comes to."""
import difflib
import json
import re
import time
import unittest
from pathlib import Path

from flow import FlowTestCase
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_building import EMPTY
from test_hands import MADE, SOURCE

ROWS = json.loads((Path(__file__).parent / "things.json").read_text())

# A second scene, to which segues can lead.
SECOND = """        <scene sceneID="sc2-aa-001">
            <objects>
                <viewController title="Second" id="vc2-aa-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="ro2-aa-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    </view>
                </viewController>
            </objects>
            <point key="canvasLocation" x="940" y="0.0"/>
        </scene>
    </scenes>"""
# The first view with constraints for all of its frame.
PINNED = MADE.replace(' fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="one-aa-001"', ' translatesAutoresizingMaskIntoConstraints="NO" id="one-aa-001"').replace("""                        </subviews>
                        <viewLayoutGuide""", """                        </subviews>
                        <constraints>
                            <constraint firstItem="one-aa-001" firstAttribute="top" secondItem="saf-aa-001" secondAttribute="top" constant="61" id="top-aa-001"/>
                            <constraint firstItem="one-aa-001" firstAttribute="leading" secondItem="saf-aa-001" secondAttribute="leading" constant="40" id="lea-aa-001"/>
                        </constraints>
                        <viewLayoutGuide""").replace("""                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            </view>
                            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="two-aa-001\"""", """                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <constraints>
                                    <constraint firstAttribute="width" constant="120" id="wid-aa-001"/>
                                    <constraint firstAttribute="height" constant="80" id="hei-aa-001"/>
                                </constraints>
                            </view>
                            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="two-aa-001\"""")
STARTS = {"made": MADE, "empty": EMPTY, "pinned": PINNED, "scenes": MADE.replace("    </scenes>", SECOND)}
NAMES = {"Control": Keys.CONTROL, "Shift": Keys.SHIFT, "Option": Keys.ALT, "Return": Keys.ENTER, "Escape": Keys.ESCAPE, "Delete": Keys.DELETE, "Tab": Keys.TAB,
         "Left": Keys.ARROW_LEFT, "Right": Keys.ARROW_RIGHT, "Up": Keys.ARROW_UP, "Down": Keys.ARROW_DOWN}


class Hand:
    """Does the steps of a row."""

    def __init__(self, case):
        self.case = case
        self.count = 0

    def do(self, step):
        verb, *rest = step
        getattr(self, verb.replace(" ", "_"))(*rest)
        # A field that is clicked and filled takes both hands.
        # Pointing at something is no step.
        self.count += {"fill": 2, "over": 0}.get(verb, 1)

    def element(self, selector):
        """The one that is seen: what is named like it may be folded."""
        end = time.monotonic() + 8
        while time.monotonic() < end:
            found = [each for each in self.case.all(selector) if each.is_displayed()]
            if found:
                return found[0]
            time.sleep(0.02)
        self.case.fail(f"nothing is {selector}")

    def point(self, place):
        """`view ID [x y]`, `row NAME [part]`, `handle x y`, `beside ID x y`, or a selector."""
        kind, *rest = place.split(" ")
        case = self.case
        if kind == "view":
            case.wait(f"document.querySelector('.device')")
            return case.place(rest[0], *[float(each) for each in rest[1:]])
        if kind == "row":
            part = float(rest.pop()) if re.fullmatch(r"[\d.]+", rest[-1]) and len(rest) > 1 else 0.5
            name = " ".join(rest)
            return case.script("""
              const row = [...document.querySelectorAll("#navigator [role=treeitem]")].find((each) => each.querySelector(".name").textContent === arguments[0]);
              const { left, top, height } = row.getBoundingClientRect();
              return [left + 44, top + height * arguments[1]];""", name, part)
        if kind == "handle":
            place = f".device .handle[data-x='{rest[0]}'][data-y='{rest[1]}']"
        return case.script("const { left, top, width, height } = arguments[0].getBoundingClientRect(); return [left + width / 2, top + height / 2]", self.element(place))

    # The steps

    def click(self, place):
        if place.split(" ")[0] in ["view", "row", "handle"]:
            self.case.click(self.point(place))
        else:
            self.click_element(place)

    def click_element(self, place):
        # A page that is drawn anew between finding an element and clicking it has another one in its place.
        for remaining in reversed(range(3)):
            try:
                return self.element(place).click()
            except StaleElementReferenceException:
                if not remaining:
                    raise

    def shiftclick(self, place):
        ActionChains(self.case.driver).key_down(Keys.SHIFT).perform()
        self.click(place)
        ActionChains(self.case.driver).key_up(Keys.SHIFT).perform()

    def over(self, place):
        """The pointer over a place, without a click."""
        self.element(".overlay .handle")
        self.case.move(self.point(place)).perform()

    def double(self, place):
        self.case.move(self.point(place)).double_click().perform()
        self.case.wait("document.querySelector('.text-editor, .constant-editor') || true")

    def drag(self, start, end, key=None):
        begin = self.point(start)
        if end.startswith("by "):
            zoom = self.case.state("zoom")
            dx, dy = (float(each) for each in end.split(" ")[1:])
            target = (begin[0] + dx * zoom, begin[1] + dy * zoom)
        else:
            target = self.point(end)
        self.case.drag(begin, target, NAMES[key] if key else None, steps=8)

    def press(self, keys):
        parts = keys.split("+") if len(keys) > 1 else [keys]
        actions = ActionChains(self.case.driver)
        for part in parts[:-1]:
            actions.key_down(NAMES[part])
        actions.send_keys(NAMES.get(parts[-1], parts[-1]))
        for part in reversed(parts[:-1]):
            actions.key_up(NAMES[part])
        actions.perform()

    def write(self, text):
        """Types into what has the focus, over what it holds, and Return."""
        end = time.monotonic() + 5
        while not self.case.script("return document.activeElement.matches('input, textarea')") and time.monotonic() < end:
            time.sleep(0.02)
        self.case.driver.switch_to.active_element.send_keys(Keys.CONTROL, "a")
        self.case.driver.switch_to.active_element.send_keys(text, Keys.ENTER)

    def fill(self, selector, text):
        self.element(selector).click()
        self.write(text)

    def type(self, selector, text):
        """Types into a field without Return: another one follows."""
        self.element(selector).click()
        field = self.case.driver.switch_to.active_element
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text)

    def tab(self, text):
        """Types into the field that has the focus, and goes on to the next with Tab."""
        end = time.monotonic() + 5
        while not self.case.script("return document.activeElement.matches('.text-editor :is(input, textarea)')") and time.monotonic() < end:
            time.sleep(0.02)
        self.case.driver.switch_to.active_element.send_keys(Keys.CONTROL, "a")
        self.case.driver.switch_to.active_element.send_keys(text, Keys.TAB)

    def write_on(self, text, fields):
        """Types into what has the focus, over what it holds, and goes on by Tab to a field after it."""
        field = self.case.driver.switch_to.active_element
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text, *([Keys.TAB] * fields))

    def pick(self, selector, title):
        """An entry of a menu and what opens it: one press and one choice, as of a popup."""
        self.element(selector).click()
        self.menu(title)

    def menu(self, title):
        self.case.entry(title).click()

    def choose(self, selector, value):
        """An entry of a popup: one press and one choice, as in Xcode."""
        self.case.script("const popup = arguments[0]; popup.value = arguments[1]; popup.dispatchEvent(new Event('change'))", self.element(selector), value)


class ThingTests(FlowTestCase):
    documents = {"Main.storyboard": MADE, "Other.storyboard": EMPTY, "HandController.swift": SOURCE}

    def run_row(self, row):
        start = STARTS[row.get("document", "made")]
        path = self.studio.folder / "Main.storyboard"
        if start != MADE:
            path.write_text(start)
            time.sleep(0.25)
        self.open("Main.storyboard", **{"devices": "retina6_12", "focus": 0, **row.get("open", {})})
        self.wait("document.querySelector('.device .screen svg')")
        self.script("document.getElementById('canvas').focus()")
        if "select" in row.get("open", {}):
            self.wait("document.querySelector('#inspector .heading')")
        hand = Hand(self)
        for step in row["steps"]:
            hand.do(step)
            time.sleep(0.15)
        for expression in row.get("until", []):
            self.wait(expression)
        for key, value in row.get("state", {}).items():
            self.waitForState(key, lambda found: found == value)
        if "xcode" in row:
            self.assertLessEqual(hand.count, row["xcode"], "no more steps than in Xcode")
        self.check(start, row.get("diff", []), path)

    def check(self, start, expected, path):
        """The file holds the document with these lines in the place of those, each in its place."""
        pattern = "\n".join(expected)
        end = time.monotonic() + 8
        while True:
            text = path.read_text()
            found = [line for line in difflib.ndiff(start.splitlines(), text.splitlines()) if line[0] in "+-"]
            shown = "\n".join(line[0] + line[1:].strip() for line in found)
            if re.fullmatch(self.expression(pattern), shown) or time.monotonic() > end:
                break
            time.sleep(0.05)
        self.assertRegex(shown, f"^{self.expression(pattern)}$")
        # Each new line is as far in as the tree has it.
        depth = 0
        for line in text.splitlines()[1:]:
            bare = line.strip()
            if bare.startswith("</"):
                depth -= 1
            self.assertEqual(len(line) - len(line.lstrip()), depth * 4, line)
            if bare.startswith("<") and not bare.startswith(("</", "<!--")) and not bare.endswith("/>") and "</" not in bare:
                depth += 1

    @staticmethod
    def expression(pattern):
        """`{a}` stands for a new id; a second one for the same."""
        known = set()
        made = ""
        for part in re.split(r"(\{[a-z]\})", pattern):
            if re.fullmatch(r"\{[a-z]\}", part):
                name = part[1]
                made += f"(?P={name})" if name in known else rf"(?P<{name}>\w{{3}}-\w{{2}}-\w{{3}})"
                known.add(name)
            else:
                made += re.escape(part)
        return made


for index, row in enumerate(ROWS):
    def test(self, row=row):
        self.run_row(row)
    test.__doc__ = row["name"]
    setattr(ThingTests, f"test_{index + 1:02}_{re.sub('[^a-z0-9]+', '_', row['name'].lower()).strip('_')}", test)
del test


class NumberTests(unittest.TestCase):
    def test_there_are_forty_things(self):
        self.assertGreaterEqual(len(ROWS), 40)
        self.assertEqual(len({row["name"] for row in ROWS}), len(ROWS))


if __name__ == "__main__":
    unittest.main()
