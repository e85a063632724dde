"""Building layouts: the first example of Apple's guide from an empty scene, by the pointer alone, and what else the library and the tools do."""
import re
import unittest

from flow import BUTTON, FIELD, HEADER, SIGN_IN, FlowTestCase
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

EMPTY = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc1-aa-001">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="sc1-aa-001">
            <objects>
                <viewController id="vc1-aa-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="roo-aa-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="saf-aa-001"/>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
"""
ROOT_VIEW = "roo-aa-001"


class LibraryTests(FlowTestCase):
    documents = {"Main.storyboard": EMPTY}

    def carry(self, title, to):
        """Drags a view of the library onto the canvas, and gives its id."""
        self.one("[aria-label^='Library']").click()
        entry = self.entry(title)
        entry.location_once_scrolled_into_view
        box = self.script("const { left, top, width, height } = arguments[0].getBoundingClientRect(); return [left + width / 2, top + height / 2]", entry)
        self.drag(box, to, steps=6)
        return self.waitForState("selection", lambda value: len(value) == 1 and value[0] != ROOT_VIEW)[0]

    def pull(self, id, x, y, to):
        """Drags the handle of a view at a part of its size to a place of the screen."""
        self.wait(f"document.querySelector('.device.focused .handle[data-x=\"{x}\"][data-y=\"{y}\"]')")
        start = self.place(id, x, y)
        left, top, width, height = self.frame(ROOT_VIEW)
        self.drag(start, self.place(ROOT_VIEW, to[0] / width, to[1] / height), steps=8)

    def connect(self, id, title):
        """Connects a view with the root by the button and a click beside it."""
        before = self.state("document")["state"]["version"]
        self.one("[aria-label='Connect Two Views']").click()
        self.click(self.place(ROOT_VIEW, 0.5, 0.985))
        self.entry(title).click()
        self.waitForVersion(before + 1)

    def test_the_first_example_of_the_guide_by_the_pointer_alone(self):
        """Simple Constraints, Simple Single View: margins at both sides, 20 points to the safe area above and below."""
        self.open(devices="retina4_0,retina6_12")
        view = self.carry("View", self.place(ROOT_VIEW, 0.45, 0.4))
        self.waitForVersion(2)
        # The guidelines of the margins and of 20 points beside the safe area take the corners in.
        self.pull(view, 0, 0, (16.5, 79.5))
        self.waitForFrame(view, [16, 79, None, None])
        self.pull(view, 1, 1, (378, 798.5))
        self.waitForFrame(view, [16, 79, 361, 719])
        for title in ["Leading Space to Margin", "Trailing Space to Margin", "Top Space to Safe Area", "Bottom Space to Safe Area"]:
            self.connect(view, title)
        self.waitForFrame(view, [16, 79, 361, 719], 1)
        self.waitForFrame(view, [16, 40, 288, 508], 0)
        self.waitForState("issues", lambda value: value and value["version"] == self.state("document")["state"]["version"])
        self.assertEqual([issue["rule"] for issue in self.state("issues")["issues"] if issue["severity"] == "error"], [])
        constraints = re.findall(r"<constraint .*?/>", self.studio.text("Main.storyboard"))
        self.assertEqual(len(constraints), 4)

    def test_a_click_adds_to_the_selected_view(self):
        self.open(select=ROOT_VIEW)
        self.one("[aria-label^='Library']").click()
        self.entry("Label").click()
        label = self.waitForState("selection", lambda value: value and value != [ROOT_VIEW])[0]
        self.assertIn(f'id="{label}"', self.studio.text("Main.storyboard"))
        self.assertEqual(self.one('[role=treeitem][aria-selected="true"] .name').text, "Label")

    def test_the_keys_of_xcode_open_the_library(self):
        self.open()
        self.one("#canvas").send_keys(Keys.CONTROL, Keys.SHIFT, "l")
        self.entry("Button")
        self.press(Keys.ESCAPE)
        self.wait("!document.querySelector('.library-list')")
        self.assertEqual(self.state("document")["state"]["version"], 1)

    def test_what_is_let_go_beside_a_device_is_not_added(self):
        self.open()
        self.one("[aria-label^='Library']").click()
        entry = self.entry("Switch")
        entry.location_once_scrolled_into_view
        box = self.script("const { left, top } = arguments[0].getBoundingClientRect(); return [left + 20, top + 10]", entry)
        x, y = self.place(ROOT_VIEW, 0, 0)
        self.drag(box, (x - 40, y - 30), steps=6)
        self.wait("document.querySelector('.message')")
        self.assertEqual(self.state("document")["state"]["version"], 1)

    def test_new_views_are_undone(self):
        self.open(select=ROOT_VIEW)
        self.one("[aria-label^='Library']").click()
        self.entry("Stack View").click()
        self.waitForVersion(2)
        self.one("#canvas").send_keys(Keys.CONTROL, "z")
        self.waitForVersion(3)
        self.assertEqual(self.studio.text("Main.storyboard"), EMPTY)


class ToolTests(FlowTestCase):
    documents = SIGN_IN

    def test_pins_are_shown_before_they_are_made(self):
        self.openSignIn(select=BUTTON)
        self.one("[aria-label^='Add New']").click()
        self.one("dialog label[data-edge=bottom] input").send_keys(Keys.CONTROL, "a")
        self.one("dialog label[data-edge=bottom] input").send_keys("200", Keys.TAB)
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        self.assertEqual(self.state("document")["state"]["version"], 1)
        next(button for button in self.all("dialog button") if button.text == "Add 1 Constraint").click()
        self.waitForVersion(2)
        self.assertIn('constant="200"', self.studio.text("Main.storyboard"))

    def test_a_dialog_that_is_cancelled_changes_nothing(self):
        before = self.studio.text("Main.storyboard")
        self.openSignIn(select=BUTTON)
        self.one("#canvas").send_keys("p")
        self.wait("document.querySelector('dialog[open]')")
        self.one("dialog label[data-edge=top] input").send_keys(Keys.CONTROL, "a")
        self.one("dialog label[data-edge=top] input").send_keys("8", Keys.TAB)
        self.waitForState("ghost", lambda value: value)
        next(button for button in self.all("dialog button") if button.text == "Cancel").click()
        self.waitForState("ghost", lambda value: value is None)
        self.assertEqual(self.studio.text("Main.storyboard"), before)

    def test_views_are_aligned(self):
        self.openSignIn(select=f"{FIELD},{BUTTON}")
        self.one("[aria-label^='Align']").click()
        self.entry("Horizontal Centers").click()
        self.waitForVersion(2)
        self.assertRegex(self.studio.text("Main.storyboard"), r'firstAttribute="centerX" secondItem="(Con-bu-ton|Nam-fi-eld)" secondAttribute="centerX"')

    def test_an_entry_of_a_menu_shows_what_it_would_do(self):
        self.openSignIn(select=f"{FIELD},{BUTTON}")
        self.one("[aria-label^='Align']").click()
        ActionChains(self.driver).move_to_element(self.entry("Trailing Edges")).perform()
        self.waitForState("ghost", lambda value: value and value["label"] == "Trailing Edges")
        self.press(Keys.ESCAPE)
        self.waitForState("ghost", lambda value: value is None)
        self.assertEqual(self.state("document")["state"]["version"], 1)

    def test_a_stack_view_is_made_and_taken_apart(self):
        self.openSignIn(select=f"{FIELD},{BUTTON}")
        self.one("#canvas").send_keys("e")
        self.waitForVersion(2)
        stack = self.waitForState("selection", lambda value: len(value) == 1 and value[0] not in (FIELD, BUTTON))[0]
        self.assertRegex(self.studio.text("Main.storyboard"), rf'<stackView [^>]*id="{stack}"')
        self.one("[aria-label^='Embed']").click()
        self.entry("Unembed").click()
        self.waitForVersion(3)
        self.assertNotIn("<stackView", self.studio.text("Main.storyboard"))

    def test_constraints_are_cleared_and_suggested_again(self):
        self.openSignIn(select=HEADER)
        self.one("[aria-label^='Resolve']").click()
        self.entry("Clear Constraints").click()
        self.waitForVersion(2)
        self.one("[aria-label^='Resolve']").click()
        self.entry("Add Missing Constraints").click()
        self.waitForVersion(3)
        self.waitForFrame(HEADER, self.frame(HEADER))
        self.assertIn(HEADER, "".join(re.findall(r"<constraint .*?/>", self.studio.text("Main.storyboard"))))

    def test_a_constraint_of_one_view_from_itself_to_itself(self):
        self.openSignIn(select=BUTTON)
        self.drag(self.place(BUTTON, 0.3), self.place(BUTTON, 0.7), Keys.CONTROL)
        self.entry("Width").click()
        self.waitForVersion(2)
        self.assertRegex(self.studio.text("Main.storyboard"), r'<constraint firstAttribute="width" constant="[0-9.]+"')

    def test_the_second_button_offers_what_lies_below(self):
        self.openSignIn()
        x, y = self.place(FIELD)
        self.move((x, y)).context_click().perform()
        self.entry("View").click()
        self.waitForState("selection", lambda value: value == ["Sig-ro-oot"])


if __name__ == "__main__":
    unittest.main()
