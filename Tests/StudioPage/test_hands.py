"""What a hand reaches for first: a view that stays where it was, a font, a color, copies, outlets, several views at once."""
import re
import time
import unittest

from flow import BUTTON, FIELD, HEADER, SIGN_IN, FlowTestCase
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_building import EMPTY, ROOT_VIEW

MADE = EMPTY.replace('<viewLayoutGuide key="safeArea"', '''<subviews>
                            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="one-aa-001" userLabel="One">
                                <rect key="frame" x="40" y="120" width="120" height="80"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            </view>
                            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="two-aa-001" userLabel="Two">
                                <rect key="frame" x="200" y="120" width="120" height="80"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            </view>
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
                                <rect key="frame" x="40" y="300" width="120" height="21"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <nil key="textColor"/>
                                <nil key="highlightedColor"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-001">
                                <rect key="frame" x="200" y="300" width="80" height="30"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <state key="normal" title="Go"/>
                            </button>
                        </subviews>
                        <viewLayoutGuide key="safeArea"''').replace('<viewController id=', '<viewController customClass="HandController" customModule="App" id=')
ONE, TWO, LABEL, GO, CONTROLLER = "one-aa-001", "two-aa-001", "lab-aa-001", "but-aa-001", "vc1-aa-001"
SOURCE = """import UIKit
final class HandController: UIViewController {
  @IBOutlet private weak var greeting: UILabel!
  @IBOutlet var boxes: [UIView]!
  @IBAction func go(_ sender: UIButton) {}
}
"""


class HandTestCase(FlowTestCase):
    documents = {"Main.storyboard": MADE, "Other.storyboard": EMPTY, "HandController.swift": SOURCE}

    def text(self):
        return self.studio.text("Main.storyboard")

    def openMade(self, **state):
        return self.open("Main.storyboard", devices="retina6_12", focus=0, **state)

    def type(self, selector, value):
        self.wait(f"document.querySelector({selector!r})")
        field = self.one(selector)
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(value, Keys.ENTER)

    def keys(self, *keys):
        self.one("#canvas").send_keys(*keys)

    def middle(self, row, part=0.5):
        """A place on a row of the outline, by its name or its number."""
        return self.script("""
          const rows = [...document.querySelectorAll("#navigator [role=treeitem]")];
          const row = typeof arguments[0] === "number" ? rows[arguments[0]] : rows.find((each) => each.querySelector(".name").textContent === arguments[0]);
          const { left, top, height } = row.getBoundingClientRect();
          return [left + 40, top + height * arguments[1]];""", row, part)

    def undoAll(self):
        """Every step is taken back, to the byte."""
        steps = self.state("document")["state"]["version"] - 1
        self.assertEqual(steps, 1, "one step for one thing done")
        self.keys(Keys.CONTROL, "z")
        self.waitForState("document", lambda value: not value["state"].get("undo"))
        self.assertEqual(self.text(), MADE)


class SizeTests(HandTestCase):
    """The size inspector of several views."""

    def fields(self):
        return self.script("""return Object.fromEntries([...document.querySelectorAll("#panel-Inspectors .section:nth-of-type(1) .number input")].map((each) => [each.getAttribute("aria-label"), each.value || each.placeholder]))""")

    def test_values_that_differ_are_mixed(self):
        self.openMade(select=f"{ONE},{TWO}", inspector="size")
        self.wait("document.querySelector(\"#inspector [aria-label='X']:not(:disabled)\")")
        self.assertEqual(self.fields(), {"X": "Mixed", "Y": "120", "Width": "120", "Height": "80"})
        self.openMade(select=f"{LABEL},{GO}", inspector="size")
        self.wait("document.querySelector(\"#inspector [aria-label='Hugging ↔, priority'][placeholder='Mixed']\")")
        self.assertEqual(self.fields(), {"X": "Mixed", "Y": "300", "Width": "Mixed", "Height": "Mixed"})

    def test_a_number_that_is_typed_is_of_all_views(self):
        self.openMade(select=f"{ONE},{TWO}", inspector="size")
        self.wait("document.querySelector(\"#inspector [aria-label='Y']:not(:disabled)\")")
        self.type("#inspector [aria-label='Y']", "200")
        self.waitForFrame(ONE, [40, 200, None, None])
        self.waitForFrame(TWO, [200, 200, None, None])
        self.undoAll()


class CanvasTests(HandTestCase):
    def test_views_that_are_not_decided_stay_where_they_are(self):
        self.openMade(select=f"{ONE},{TWO}")
        self.keys("p")
        self.wait("document.querySelector('dialog[open]')")
        next(label for label in self.all("dialog label") if label.text.strip() == "Equal Widths").click()
        self.one("dialog button.main").click()
        self.waitForVersion(2)
        self.waitForFrame(ONE, [40, 120, 120, 80])
        self.waitForFrame(TWO, [200, 120, 120, 80])
        self.wait("document.querySelectorAll('.overlay .needs').length === 2")
        self.assertIn("needs", self.one(".needs text").text)
        # As the app would have it.
        self.one(".as-run").click()
        self.waitForFrame(ONE, [None, None, 0, 0])
        self.one(".as-run").click()
        self.waitForFrame(ONE, [40, 120, 120, 80])

    def test_constants_are_measured_on_what_is_shown(self):
        self.openMade(select=ONE)
        self.drag(self.place(ONE), self.place(ROOT_VIEW, 0.5, 0.95), Keys.CONTROL)
        self.entry("Top Space to Safe Area").click()
        self.waitForVersion(2)
        # 120 less the 59 points of the device's safe area.
        self.assertRegex(self.text(), r'firstItem="one-aa-001" firstAttribute="top" secondItem="saf-aa-001" secondAttribute="top" constant="61"')
        self.waitForFrame(ONE, [40, 120, 120, 80])

    def test_stored_frames_follow(self):
        self.openMade(select=ONE)
        self.keys("p")
        self.wait("document.querySelector('dialog[open]')")
        for edge in ["top", "leading"]:
            self.one(f"dialog .beam.{edge}").click()
        for name in ["Width", "Height"]:
            self.one(f"dialog [aria-label='{name}']").click()
        self.one("dialog button.main").click()
        self.waitForVersion(2)
        self.wait("!document.querySelector('.needs')")
        width = re.search(r'<constraint firstAttribute="width" constant="120" id="([^"]*)"', self.text()).group(1)
        self.type(f'#inspector [data-constraint="{width}"] input', "90")
        self.waitForVersion(3)
        self.assertIn('<rect key="frame" x="40" y="120" width="90" height="80"/>', self.text())

    def test_the_view_wins_over_the_line_inside_it(self):
        self.open("Main.storyboard", devices="retina6_12", select=ONE)
        self.one("[aria-label^='Align']").click()
        self.entry("Horizontally in Container").click()
        self.waitForVersion(2)
        self.script("document.getElementById('canvas').focus()")
        self.click(self.place(ROOT_VIEW, 0.5, 0.9))
        self.waitForState("selection", lambda value: value == [ROOT_VIEW])
        self.click(self.place(ONE))
        self.waitForState("selection", lambda value: value == [ONE])
        self.assertEqual(self.state("constraints"), [])

    def test_a_double_click_edits_a_text(self):
        self.openMade()
        self.move(self.place(LABEL)).double_click().perform()
        self.wait("document.querySelector('.text-editor input')")
        self.press("Good day", Keys.ENTER)
        self.waitForVersion(2)
        self.assertEqual(self.attribute(LABEL, "text"), "Good day")
        self.undoAll()

    def test_a_double_click_edits_a_title(self):
        self.openMade()
        self.move(self.place(GO)).double_click().perform()
        self.wait("document.querySelector('.text-editor input')")
        self.press("Start", Keys.ENTER)
        self.waitForVersion(2)
        self.assertIn('<state key="normal" title="Start"/>', self.text())

    def test_a_marquee_begins_inside_a_screen(self):
        self.openMade()
        x, y = self.place(ONE, 0, 0)
        end = self.place(TWO, 1, 1)
        self.drag((x - 8, y - 8), (end[0] + 6, end[1] + 6))
        self.waitForState("selection", lambda value: set(value) == {ONE, TWO})

    def test_arrows_move_and_tab_walks(self):
        self.openMade(select=ONE)
        self.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_DOWN)
        self.waitForVersion(2)
        self.waitForFrame(ONE, [42, 121, 120, 80])
        self.keys(Keys.SHIFT, Keys.ARROW_RIGHT)
        self.waitForVersion(3)
        self.waitForFrame(ONE, [52, 121, 120, 80])
        self.keys(Keys.TAB)
        self.waitForState("selection", lambda value: value == [TWO])
        self.keys(Keys.SHIFT, Keys.TAB)
        self.waitForState("selection", lambda value: value == [ONE])

    def test_several_views_are_dragged_as_one_step(self):
        self.openMade(select=f"{ONE},{TWO}")
        start = self.place(ONE)
        zoom = self.state("zoom")
        self.drag(start, (start[0], start[1] + 100 * zoom), steps=8)
        self.waitForVersion(2)
        self.waitForState("ghost", lambda value: value is None)
        one, two = self.frame(ONE), self.frame(TWO)
        self.assertGreater(one[1], 190)
        self.assertEqual(one[1], two[1])
        self.undoAll()


class FieldTests(HandTestCase):
    def test_a_font_is_chosen(self):
        self.openMade(select=LABEL, inspector="attributes")
        self.wait("document.querySelector('#attribute-fontDescription')")
        self.script("const popup = document.querySelector('#attribute-fontDescription'); popup.value = 'style headline'; popup.dispatchEvent(new Event('change'))")
        self.waitForVersion(2)
        self.assertIn('<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>', self.text())
        self.wait("document.querySelector('#attribute-fontDescription').value === 'style headline'")
        self.undoAll()

    def test_the_system_font_has_weight_and_size(self):
        self.openMade(select=LABEL, inspector="attributes")
        self.type("[aria-label='Font, size']", "30")
        self.waitForVersion(2)
        self.wait("document.querySelector(\"[aria-label='Font, size']\").value === '30'")
        self.script("const popup = document.querySelector(\"[aria-label='Font, weight']\"); popup.value = 'semibold'; popup.dispatchEvent(new Event('change'))")
        self.waitForVersion(3)
        self.assertIn('<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="30"/>', self.text())

    def chooseColor(self, field, name):
        self.wait(f"document.querySelector('#attribute-{field}')")
        self.one(f"#attribute-{field}").click()
        self.wait("document.querySelector('.color-panel')")
        self.one(f'.color-panel [data-color="{name}"]').click()

    def test_a_color_of_the_system_is_chosen(self):
        self.openMade(select=LABEL, inspector="attributes")
        self.chooseColor("textColor", "systemRedColor")
        self.waitForVersion(2)
        self.assertIn('<color key="textColor" systemColor="systemRedColor"/>', self.text())
        self.wait("document.querySelector('#attribute-textColor').textContent.includes('System Red')")
        self.undoAll()

    def test_a_color_is_typed(self):
        self.openMade(select=ONE, inspector="attributes")
        self.wait("document.querySelector('#attribute-backgroundColor')")
        self.one("#attribute-backgroundColor").click()
        self.wait("document.querySelector('.color-panel')")
        self.press("#336699", Keys.ENTER)
        self.waitForVersion(2)
        self.assertIn('<color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="1"', self.text())

    def test_several_views_are_changed_by_one_edit(self):
        self.openMade(select=f"{ONE},{TWO},{LABEL}", inspector="attributes")
        self.wait("document.querySelector('#attribute-alpha') && document.querySelectorAll('#inspector .section').length")
        self.type("#attribute-alpha", "0.5")
        self.waitForVersion(2)
        for id in [ONE, TWO, LABEL]:
            self.assertEqual(self.attribute(id, "alpha"), "0.5")
        self.undoAll()

    def test_values_that_differ_are_mixed(self):
        self.openMade(select=f"{LABEL},{ONE}", inspector="attributes")
        self.wait("document.querySelector('#attribute-contentMode')?.selectedOptions[0].textContent === 'Mixed'")
        self.assertEqual(self.all("#attribute-fontDescription"), [])

    def test_an_unknown_attribute_is_refused_with_the_nearest(self):
        self.openMade(select=LABEL, inspector="attributes")
        self.wait("document.querySelector(\"[aria-label='Name of a new attribute']\")")
        self.one("[aria-label='Name of a new attribute']").send_keys("numberOfLine")
        self.one("[aria-label='Value of a new attribute']").send_keys("2")
        next(button for button in self.all("#inspector button") if button.text == "Add Attribute").click()
        self.wait("document.querySelector('.message.error')?.textContent.includes('numberOfLines')")
        self.assertEqual(self.text(), MADE)


class PartTests(HandTestCase):
    """What documents have in elements inside of an object."""

    def choose(self, field, value):
        self.wait(f"document.getElementById('attribute-{field}')")
        self.script("const popup = document.getElementById(`attribute-${arguments[0]}`); popup.value = arguments[1]; popup.dispatchEvent(new Event('change'))", field, value)

    def unfold(self, title):
        button = next(button for button in self.all(".disclosure") if button.text == title)
        if button.get_attribute("aria-expanded") == "false":
            button.click()

    def test_a_button_gets_a_configuration(self):
        self.openMade(select=GO, inspector="attributes")
        self.choose("configuration.style", "filled")
        self.waitForVersion(2)
        self.assertIn('<buttonConfiguration key="configuration" style="filled" title="Go"/>', self.text())
        self.choose("configuration.style", "")
        self.waitForVersion(3)
        self.assertEqual(self.text(), MADE)

    def test_a_state_has_a_title_of_its_own(self):
        self.openMade(select=GO, inspector="attributes")
        self.wait("document.getElementById('attribute-state.highlighted.title')")
        self.unfold("State Highlighted")
        self.type("[id='attribute-state.highlighted.title']", "Pressed")
        self.waitForVersion(2)
        self.assertIn('<state key="highlighted" title="Pressed"/>', self.text())
        self.undoAll()

    def test_insets_are_four_numbers(self):
        self.openMade(select=GO, inspector="attributes")
        self.type("[aria-label='Content, left']", "12")
        self.waitForVersion(2)
        self.assertIn('<inset key="contentEdgeInsets" minX="12" minY="0.0" maxX="0.0" maxY="0.0"/>', self.text())
        # What is typed into stays as it is until it is left.
        self.press(Keys.TAB)
        self.press("5", Keys.TAB)
        self.waitForVersion(3)
        self.assertIn('<inset key="contentEdgeInsets" minX="12" minY="0.0" maxX="0.0" maxY="5"/>', self.text())
        self.wait("document.querySelector(\"[aria-label='Remove Content']\")")
        # At once: the inspector that is drawn anew for the last change has another button.
        self.script("document.querySelector(\"[aria-label='Remove Content']\").click()")
        self.waitForVersion(4)
        self.assertEqual(self.text(), MADE)

    def test_accessibility_has_a_label_and_traits(self):
        self.openMade(select=LABEL, inspector="identity")
        self.type("[id='attribute-accessibility.label']", "Greeting")
        self.waitForVersion(2)
        self.wait("document.querySelector(\"[aria-label='Traits: Header']\")")
        self.one("[aria-label='Traits: Header']").click()
        self.waitForVersion(3)
        self.assertRegex(self.text(), r'<accessibility key="accessibilityConfiguration" label="Greeting">\s*<accessibilityTraits key="traits" header="YES"/>')

    def test_metrics_of_a_controller_are_simulated(self):
        self.openMade(select=CONTROLLER, inspector="attributes")
        self.choose("simulatedTopBarMetrics", "navigationBar")
        self.waitForVersion(2)
        self.assertIn('<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>', self.text())
        self.choose("simulatedTopBarMetrics", "")
        self.waitForVersion(3)
        self.assertEqual(self.text(), MADE)

    def test_a_storyboard_id_is_typed(self):
        self.openMade(select=CONTROLLER, inspector="identity")
        self.type("#attribute-storyboardIdentifier", "hand")
        self.waitForVersion(2)
        self.assertEqual(self.attribute(CONTROLLER, "storyboardIdentifier"), "hand")
        self.undoAll()


class CopyTests(HandTestCase):
    def test_views_are_duplicated(self):
        self.openMade(select=ONE)
        self.keys(Keys.CONTROL, "d")
        self.waitForVersion(2)
        copy = self.waitForState("selection", lambda value: len(value) == 1 and value != [ONE])[0]
        self.waitForFrame(copy, [60, 140, 120, 80])
        self.undoAll()

    def test_a_drag_with_the_option_key_copies(self):
        self.openMade(select=ONE)
        start = self.place(ONE)
        zoom = self.state("zoom")
        self.drag(start, (start[0], start[1] + 260 * zoom), Keys.ALT, steps=8)
        self.waitForVersion(2)
        copy = self.waitForState("selection", lambda value: len(value) == 1 and value != [ONE])[0]
        self.waitForFrame(ONE, [40, 120, 120, 80])
        self.assertGreater(self.frame(copy)[1], 360)
        self.undoAll()

    def test_views_are_pasted_into_another_document(self):
        self.openMade(select=f"{ONE},{LABEL}")
        self.keys(Keys.CONTROL, "c")
        self.wait("document.querySelector('.message')")
        self.assertEqual(self.text(), MADE)
        self.driver.get("about:blank")
        self.open("Other.storyboard", devices="retina6_12")
        self.keys(Keys.CONTROL, "v")
        self.waitForVersion(2)
        made = self.waitForState("selection", lambda value: len(value) == 2)
        self.assertTrue(set(made).isdisjoint({ONE, LABEL}))
        text = self.studio.text("Other.storyboard")
        self.assertIn('text="Hello"', text)
        self.waitForFrame(made[0], [40, 120, 120, 80])

    def test_cut_and_paste_keep_the_view(self):
        self.openMade(select=ONE)
        self.keys(Keys.CONTROL, "x")
        self.waitForVersion(2)
        self.assertNotIn(ONE, self.text())
        self.keys(Keys.CONTROL, "v")
        self.waitForVersion(3)
        self.assertIn('userLabel="One"', self.text())

    def test_the_outline_reorders_and_reparents(self):
        self.openMade()
        self.drag(self.middle("One"), self.middle("Hello", 0.9), steps=8)
        self.waitForVersion(2)
        order = re.findall(r'id="(one-aa-001|two-aa-001|lab-aa-001)"', self.text())
        self.assertEqual(order, [TWO, LABEL, ONE])
        self.drag(self.middle("Hello"), self.middle("Two", 0.5), steps=8)
        self.waitForVersion(3)
        self.assertRegex(self.text(), r'(?s)id="two-aa-001".*?<subviews>.*?id="lab-aa-001"')


class ConnectionTests(HandTestCase):
    def test_what_a_row_is_connected_to_is_marked(self):
        self.openMade()
        self.drag(self.middle("HandController"), self.place(LABEL), Keys.CONTROL, steps=6)
        self.wait("document.querySelector('[role=menu]') && document.querySelector('.overlay .target')")
        box = self.script("return document.querySelector('.overlay .target').getBBox().width")
        self.assertEqual(box, self.frame(LABEL)[2])
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.wait("!document.querySelector('.overlay .target')")

    def test_a_row_of_the_outline_is_connected_to_a_view(self):
        self.openMade()
        self.drag(self.middle(1), self.place(LABEL), Keys.CONTROL, steps=8)
        self.entry("greeting").click()
        self.waitForVersion(2)
        self.assertRegex(self.text(), r'<outlet property="greeting" destination="lab-aa-001" id="\w{3}-\w{2}-\w{3}"/>')
        self.undoAll()

    def test_a_collection_takes_several(self):
        self.openMade()
        for version, id in enumerate([ONE, TWO], 2):
            self.drag(self.middle(1), self.place(id), Keys.CONTROL, steps=8)
            self.entry("boxes").click()
            self.waitForVersion(version)
        self.assertEqual(len(re.findall(r'<outletCollection property="boxes"', self.text())), 2)

    def test_an_action_is_made_by_a_drag_to_the_controller(self):
        self.openMade()
        self.drag(self.place(GO), self.middle(1), Keys.CONTROL, steps=8)
        self.entry("go:").click()
        self.waitForVersion(2)
        self.assertRegex(self.text(), r'<action selector="go:" destination="vc1-aa-001" eventType="touchUpInside" id="[^"]*"/>')

    def test_the_inspector_has_what_is_not_connected_yet(self):
        self.openMade(select=CONTROLLER, inspector="connections")
        self.wait("[...document.querySelectorAll('.connection')].some((row) => row.textContent.includes('greeting'))")
        socket = self.one("[aria-label='Drag to connect greeting']")
        self.drag(self.script("const { left, top, width, height } = arguments[0].getBoundingClientRect(); return [left + width / 2, top + height / 2]", socket), self.place(LABEL), steps=8)
        self.waitForVersion(2)
        self.assertIn('<outlet property="greeting" destination="lab-aa-001"', self.text())
        self.wait("document.querySelector(\"[aria-label='Disconnect greeting']\")")
        self.one("[aria-label='Disconnect greeting']").click()
        self.waitForVersion(3)
        self.assertEqual(self.text(), MADE)


class PinTests(HandTestCase):
    def test_present_distances_are_filled_in_and_return_adds(self):
        self.openMade(select=ONE)
        self.keys("p")
        self.wait("document.querySelector('dialog[open] label[data-edge=trailing] input').value === '40'")
        self.one("dialog .beam.trailing").click()
        self.one("dialog .beam.leading").click()
        self.wait("document.querySelector('dialog button.main').textContent === 'Add 2 Constraints'")
        self.one("dialog label[data-edge=leading] input").click()
        self.press(Keys.ENTER)
        self.waitForVersion(2)
        self.assertRegex(self.text(), r'secondItem="one-aa-001" secondAttribute="trailing" constant="40"')
        self.undoAll()

    def test_a_neighbor_and_the_standard_are_chosen(self):
        self.openMade(select=ONE)
        self.keys("p")
        self.wait("document.querySelector('dialog[open] label[data-edge=trailing] input').value === '40'")
        self.one("dialog [aria-label='Neighbors of the trailing edge']").click()
        self.entry("View").click()
        self.wait("document.querySelector('dialog label[data-edge=trailing] input').value === '233'")
        self.one("dialog [aria-label='Neighbors of the leading edge']").click()
        self.entry("Use Standard Value").click()
        self.one("dialog button.main").click()
        self.waitForVersion(2)
        self.assertRegex(self.text(), r'firstAttribute="trailing" secondItem="one-aa-001" secondAttribute="trailing" constant="233"')
        self.assertIn('symbolic="YES"', self.text())

    def test_neighbors_pinned_in_one_go_have_no_duplicates(self):
        self.openMade(select=f"{ONE},{TWO}")
        self.keys("p")
        self.wait("document.querySelector('dialog[open]')")
        for edge in ["leading", "trailing", "bottom"]:
            self.one(f"dialog .beam.{edge}").click()
        next(label for label in self.all("dialog label") if label.text.strip() == "Equal Widths").click()
        self.one("dialog button.main").click()
        self.waitForVersion(2)
        # Leading, the space between, trailing, two bottoms, equal widths.
        self.assertEqual(len(re.findall("<constraint ", self.text())), 6)


class ConstraintFieldTests(HandTestCase):
    def test_a_constraint_has_an_identifier(self):
        self.openMade(select=ONE)
        self.drag(self.place(ONE, 0.3), self.place(ONE, 0.7), Keys.CONTROL)
        self.entry("Width").click()
        self.waitForVersion(2)
        id = re.search(r'constant="120" id="([^"]*)"', self.text()).group(1)
        self.wait(f"document.querySelector('#inspector [data-constraint=\"{id}\"] .words')")
        self.one(f'#inspector [data-constraint="{id}"] .words').click()
        self.type("#attribute-identifier", "the width")
        self.waitForVersion(3)
        self.assertIn('identifier="the width"', self.text())


class LastingTests(HandTestCase):
    def assertTitle(self, word):
        """Nothing was edited: the title says what is the matter with the file. The strip has one height, with a button or without."""
        self.wait(f"document.querySelector('#toolbar .title').textContent.includes({word!r})")
        self.assertNotIn("edited", self.one("#toolbar .title").text)
        self.assertFalse(self.driver.title.startswith("•"))
        self.assertGreaterEqual(self.one("#strip").rect["height"], 36)

    def test_a_deleted_file_is_told_as_long_as_it_is_gone(self):
        self.openMade()
        (self.studio.folder / "Main.storyboard").unlink()
        self.wait("document.querySelector('#strip:not([hidden])')?.textContent.includes('deleted')")
        self.assertTitle("deleted")
        next(button for button in self.all("#strip button") if button.text == "Recreate File").click()
        self.wait("document.querySelector('#strip').hidden")
        self.assertEqual(self.text(), MADE)

    def test_a_broken_file_is_told_until_it_is_mended(self):
        self.openMade()
        (self.studio.folder / "Main.storyboard").write_text("<document")
        self.wait("document.querySelector('#strip:not([hidden])')?.textContent.includes('cannot be read')")
        self.assertTitle("cannot be read")
        self.assertEqual([button.text for button in self.all("#strip button")], ["Try Again", "Save As…"])
        self.one("#strip button").click()
        self.wait("document.querySelector('.message.error')?.textContent.includes('still cannot be read')")
        (self.studio.folder / "Main.storyboard").write_text(MADE)
        self.wait("document.querySelector('#strip').hidden")

    def test_a_studio_that_is_gone_is_told(self):
        self.openMade()
        self.studio.process.kill()
        self.wait("document.querySelector('#strip:not([hidden])')?.textContent.includes('does not respond')")
        self.assertTrue(self.script("return document.body.classList.contains('disconnected')"))
        self.driver.get_log("browser")


if __name__ == "__main__":
    unittest.main()
