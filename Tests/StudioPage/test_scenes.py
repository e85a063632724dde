"""The storyboard as a map: scenes, segues, the entry point; new scenes, and those that are embedded."""
import re
import unittest

from flow import FlowTestCase
from selenium.webdriver.common.keys import Keys
from test_hands import GO, SOURCE
from test_things import STARTS

SECOND = "vc2-aa-001"


class SceneTests(FlowTestCase):
    documents = {"Main.storyboard": STARTS["scenes"], "HandController.swift": SOURCE}

    def text(self):
        return self.studio.text("Main.storyboard")

    def openMap(self, **state):
        self.open("Main.storyboard", devices="retina6_12", mode="map", **state)
        self.wait("document.querySelectorAll('.map-scene .map-body svg').length === 2")

    def middle(self, selector, x=0.5, y=0.5):
        return self.script("const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect(); return [left + width * arguments[1], top + height * arguments[2]]", selector, x, y)

    def scene(self, id, x=0.5, y=0.5):
        return self.middle(f".map-scene[data-scene='{id}']", x, y)

    def test_the_map_has_scenes_and_the_entry_point(self):
        self.openMap()
        self.assertEqual([each.text.split("\n")[0] for each in self.all(".map-title")], ["HandController", "Second"])
        self.assertEqual(len(self.all(".map-scene[data-scene='vc1-aa-001'] .map-entry")), 1)
        self.assertEqual(len(self.all(".map-entry")), 1)

    def test_a_scene_is_dragged_on_the_map(self):
        self.openMap()
        start = self.scene(SECOND)
        zoom = self.script("return document.querySelector('.map-scene').getBoundingClientRect().width / 393")
        self.drag(start, (start[0], start[1] + 100 * zoom), steps=6)
        self.waitForVersion(2)
        x, y = re.search(r'id="vc2-aa-001"[\s\S]*?canvasLocation" x="([^"]*)" y="([^"]*)"', self.text()).groups()
        self.assertEqual(x, "940")
        self.assertAlmostEqual(float(y), 100, delta=3)

    def test_a_drag_from_a_button_makes_a_segue(self):
        self.openMap()
        # The button lies at 200, 300 and is 80 by 30 points large.
        self.drag(self.scene("vc1-aa-001", 240 / 393, 315 / 852), self.scene(SECOND), Keys.CONTROL, steps=8)
        self.entry("Present Modally").click()
        self.waitForVersion(2)
        id = re.search(rf'id="{GO}"[\s\S]*?<segue destination="{SECOND}" kind="presentation" id="([^"]*)"/>', self.text()).group(1)
        self.wait(f"document.querySelector('.map-segue[data-segue=\"{id}\"]')")
        # It is selected on the map, gets an identifier in the inspector, and goes by a key.
        self.script("document.querySelector(`.map-segue[data-segue='${arguments[0]}'] circle`).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))", id)
        self.waitForState("selection", lambda value: value == [id])
        self.wait("document.querySelector('#attribute-identifier')")
        field = self.one("#attribute-identifier")
        field.click()
        field.send_keys("go", Keys.ENTER)
        self.waitForVersion(3)
        self.assertIn(f'<segue destination="{SECOND}" kind="presentation" identifier="go" id="{id}"/>', self.text())
        self.one("#canvas").send_keys(Keys.DELETE)
        self.waitForVersion(4)
        self.assertNotIn("<segue", self.text())
        self.assertEqual(self.text(), STARTS["scenes"])

    def test_a_scene_is_dropped_on_the_map(self):
        self.openMap()
        self.one("[aria-label^='Library']").click()
        entry = self.one(".library-entry[data-kind='tabBarController']")
        entry.location_once_scrolled_into_view
        start = self.middle(".library-entry[data-kind='tabBarController']")
        self.drag(start, self.middle("#canvas", 0.5, 0.85), steps=6)
        self.waitForVersion(2)
        self.assertEqual(len(re.findall("<scene ", self.text())), 5)
        self.assertEqual(len(re.findall('relationship="viewControllers"', self.text())), 2)
        self.wait("document.querySelectorAll('.map-scene').length === 5")
        self.wait("document.querySelectorAll('.map-segue.relationship').length === 2")

    def test_a_scene_is_embedded_and_a_second_becomes_a_tab(self):
        self.openMap(scene="vc1-aa-001")
        self.one(".canvas-tools [aria-label^='Embed']").click()
        self.entry("Tab Bar Controller").click()
        self.waitForVersion(2)
        tabs = re.search(r'<tabBarController id="([^"]*)"', self.text()).group(1)
        self.assertIn(f'initialViewController="{tabs}"', self.text())
        self.wait(f"document.querySelector('.map-scene[data-scene=\"{tabs}\"] .map-entry')")
        self.drag(self.scene(tabs), self.scene(SECOND), Keys.CONTROL, steps=8)
        self.entry("View Controllers").click()
        self.waitForVersion(3)
        self.assertEqual(len(re.findall('relationship="viewControllers"', self.text())), 2)
        self.assertEqual(len(re.findall('<tabBarItem key="tabBarItem"', self.text())), 2)

    def test_the_entry_point_is_set_in_the_identity_inspector(self):
        self.open("Main.storyboard", devices="retina6_12", scene=SECOND, select=SECOND, inspector="identity")
        self.wait("document.querySelector('#initial-scene')")
        self.one("#initial-scene").click()
        self.waitForVersion(2)
        self.assertIn(f'initialViewController="{SECOND}"', self.text())

    def test_a_scene_is_deleted(self):
        self.openMap()
        self.click(self.scene(SECOND))
        self.waitForState("selection", lambda value: value == [SECOND])
        self.one(f".map-scene[data-scene='{SECOND}']").send_keys(Keys.DELETE)
        self.waitForVersion(2)
        self.assertNotIn(SECOND, self.text())
        self.wait("document.querySelectorAll('.map-scene').length === 1")

    def test_bar_items_come_into_an_embedded_scene(self):
        self.open("Main.storyboard", devices="retina6_12", scene="vc1-aa-001", inspector="attributes")
        self.one(".canvas-tools [aria-label^='Embed']").click()
        self.entry("Navigation Controller").click()
        self.waitForVersion(2)
        self.one("[aria-label^='Library']").click()
        self.press("add bar", Keys.ENTER)
        self.waitForVersion(3)
        item = re.search(r'<barButtonItem key="rightBarButtonItem" systemItem="add" id="([^"]*)"/>', self.text()).group(1)
        self.waitForState("selection", lambda value: value == [item])
        # It is inspected as any view is.
        self.wait("document.querySelector('#attribute-systemItem')")
        self.script("const popup = document.querySelector('#attribute-systemItem'); popup.value = 'edit'; popup.dispatchEvent(new Event('change'))")
        self.waitForVersion(4)
        self.assertIn('systemItem="edit"', self.text())

    def test_cells_and_gestures_come_where_they_belong(self):
        self.open("Main.storyboard", devices="retina6_12", scene=SECOND)
        for version, word in enumerate(["table view", "table view cell", "tap gesture"], 2):
            self.one("[aria-label^='Library']").click()
            self.press(word, Keys.ENTER)
            self.waitForVersion(version)
        self.assertRegex(self.text(), r"<prototypes>\s*<tableViewCell ")
        self.assertRegex(self.text(), r'<tapGestureRecognizer id="([^"]*)"/>')
        self.assertRegex(self.text(), r'<outletCollection property="gestureRecognizers" destination="[^"]*" appends="YES"')


if __name__ == "__main__":
    unittest.main()
