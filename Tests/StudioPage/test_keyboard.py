"""The keyboard alone: from an empty file to a conflict that is fixed and a view that is moved. Nothing here touches the pointer."""
import re
import unittest

from flow import FlowTestCase
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_building import EMPTY


class KeyboardTests(FlowTestCase):
    documents = {"Main.storyboard": EMPTY}

    def key(self, *keys):
        """Keys for whatever has the focus; those before the last are held."""
        actions = ActionChains(self.driver)
        for key in keys[:-1]:
            actions.key_down(key)
        actions.send_keys(keys[-1])
        for key in reversed(keys[:-1]):
            actions.key_up(key)
        actions.perform()

    def write(self, text):
        ActionChains(self.driver).send_keys(text).perform()

    def focus(self):
        return self.script("return document.activeElement.id || document.activeElement.getAttribute('aria-label') || document.activeElement.tagName")

    def region(self, id, key=Keys.F6):
        """F6 until the focus is in a region."""
        for _ in range(5):
            if self.script("return Boolean(document.getElementById(arguments[0]).contains(document.activeElement))", id):
                return
            self.key(key)
        self.fail(f"F6 does not lead to {id}: {self.focus()}")

    def text(self):
        return self.studio.text("Main.storyboard")

    def constants(self):
        """Constants by the first attribute."""
        found = {}
        for tag in re.findall(r"<constraint [^>]*/>", self.text()):
            value = dict(re.findall(r'(\w+)="([^"]*)"', tag))
            found.setdefault(value["firstAttribute"], []).append(float(value.get("constant", 0)))
        return found

    def test_from_an_empty_file_to_a_fixed_conflict_with_a_moved_view(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0)
        # A view from the library, by its name.
        self.key(Keys.CONTROL, Keys.SHIFT, "l")
        self.wait("document.activeElement.matches('.library input')")
        self.write("view")
        self.key(Keys.ENTER)
        view = self.waitForState("selection", lambda value: len(value) == 1 and value[0] != "roo-aa-001")[0]
        self.waitForVersion(2)
        # Where it is and how large, in words.
        self.region("canvas")
        self.write("p")
        self.wait("document.querySelector('dialog[open]')")
        self.write("leading 40, top 60, width height 100")
        self.key(Keys.ENTER)
        self.waitForVersion(3)
        # 59 points are the status bar of the device, from which the safe area is measured.
        self.waitForFrame(view, [40, 59 + 60, 100, 100])
        # A second width, which the first one contradicts.
        self.wait("document.activeElement.id === 'canvas'")
        self.write("p")
        self.wait("document.querySelector('dialog[open]')")
        self.write("width 220")
        self.key(Keys.ENTER)
        self.waitForVersion(4)
        issues = self.waitForState("issues", lambda value: value and value["version"] == 4 and any(each["rule"] == "conflicting_constraints" for each in value["issues"]))
        self.assertEqual(sorted(self.constants()["width"]), [100, 220])
        # The issue, its first fix, and no issue any more.
        self.key(Keys.CONTROL, "3")
        self.wait("document.activeElement.closest('.issue-card')")
        self.key(Keys.ENTER)
        self.wait("document.querySelector('.fix button')")
        self.key(Keys.TAB)
        self.wait("document.activeElement.closest('.fix')")
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        self.key(Keys.ENTER)
        self.waitForVersion(5)
        self.waitForState("issues", lambda value: value and value["version"] == 5 and not any(each["severity"] == "error" for each in value["issues"]))
        self.assertEqual(len([each for each in self.constants().get("width", []) if each in (100, 220)]), len(self.constants().get("width", [])))
        self.wait("document.activeElement.closest('#navigator')")
        # To the canvas, and the view moves by eleven points to the right.
        self.region("canvas")
        if self.state("selection") != [view]:
            self.key(Keys.ESCAPE)
            self.key(Keys.CONTROL, "a")
            self.waitForState("selection", lambda value: value == [view])
        self.key(Keys.SHIFT, Keys.ARROW_RIGHT)
        self.key(Keys.ARROW_RIGHT)
        self.waitForVersion(6)
        self.assertEqual(self.constants()["leading"], [51])
        self.assertEqual(self.constants()["top"], [60])
        self.waitForFrame(view, [51, 59 + 60, None, 100])
        # All of it is taken back by keys.
        for version in range(7, 12):
            self.key(Keys.CONTROL, "z")
            self.waitForVersion(version)
        self.assertEqual(self.text(), EMPTY)

    def test_the_regions_follow_each_other(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0, select="roo-aa-001", inspector="attributes")
        self.wait("document.querySelector('#inspector .heading')")
        self.region("canvas")
        order = []
        for _ in range(4):
            self.key(Keys.F6)
            order.append(self.script("return ['navigator', 'canvas', 'inspector', 'toolbar'].find((id) => document.getElementById(id).contains(document.activeElement))"))
        self.assertEqual(order, ["inspector", "toolbar", "navigator", "canvas"])
        self.key(Keys.SHIFT, Keys.F6)
        self.assertTrue(self.script("return document.getElementById('navigator').contains(document.activeElement)"))


if __name__ == "__main__":
    unittest.main()
