"""Layers, the keys, widths, the device bar, the matrix, and logs."""
import math
import unittest

from flow import BUTTON, FIELD, HEADER, HEIGHT, SIGN_IN, FlowTestCase
from selenium.webdriver.common.keys import Keys
from stand import ROOT


class LayerTests(FlowTestCase):
    documents = SIGN_IN

    def layers(self):
        self.openSignIn()
        next(button for button in self.all("[aria-label='Arrangement'] button") if button.text == "Layers").click()
        self.wait("document.querySelector('.layers .frame')")

    def depth(self, id):
        """How far in front of the screen a view is drawn, in points."""
        return self.script("""
          const frame = document.querySelector(`.layers .frame[data-id="${arguments[0]}"]`);
          return new DOMMatrix(getComputedStyle(frame).transform).m43""", id)

    def test_layers_stand_apart_by_their_depth(self):
        self.layers()
        self.assertEqual([self.depth(id) for id in ["Sig-ro-oot", FIELD]], [0, 36])
        self.script("const slider = document.querySelector(\"[aria-label='Distance of the layers']\"); slider.value = 100; slider.dispatchEvent(new Event('input'))")
        self.assertEqual(self.depth(FIELD), 100)
        self.wait("location.hash.includes('mode=layers')")

    def test_the_layers_stand_in_the_middle(self):
        self.openSignIn(devices="retina4_0,retina6_12,retina6_9", mode="layers")
        self.wait("document.querySelector('.layers .frame')")
        middle, canvas = self.script("""
          return ['.layers .stack', '#canvas'].map((each) => { const { left, width } = document.querySelector(each).getBoundingClientRect(); return left + width / 2; })""")
        self.assertAlmostEqual(middle, canvas, delta=60)

    def test_a_drag_turns_and_a_click_selects(self):
        self.layers()
        before = self.script("return document.querySelector('.layers .stack').style.transform")
        box = self.script("const { left, top, width, height } = document.querySelector('.layers').getBoundingClientRect(); return [left + width / 2, top + height / 2]")
        self.drag(box, (box[0] + 60, box[1] + 20))
        self.assertNotEqual(self.script("return document.querySelector('.layers .stack').style.transform"), before)
        place = self.script("""const { left, top, width, height } = document.querySelector('.layers .frame[data-id="Nam-fi-eld"]').getBoundingClientRect(); return [left + width / 2, top + height / 2]""")
        self.click(place)
        self.waitForState("selection", lambda value: value == [FIELD])
        self.assertTrue(self.all(f".layers .frame.selected[data-id='{FIELD}']"))

    def test_each_view_is_drawn_on_one_layer(self):
        self.layers()
        texts = [layer.get_attribute("textContent") for layer in self.all(".layers .drawn")]
        self.assertEqual(sum("Continue" in "".join(text.split()) for text in texts), 1)


class KeyTests(FlowTestCase):
    documents = SIGN_IN

    def test_the_inspectors_have_the_keys_of_xcode(self):
        self.openSignIn(select=FIELD)
        for digit, inspector in [("4", "identity"), ("5", "attributes"), ("7", "connections"), ("6", "size")]:
            self.one("#canvas").send_keys(Keys.CONTROL, Keys.ALT, digit)
            self.waitForState("inspector", lambda value: value == inspector)

    def test_the_navigators_have_keys(self):
        self.openSignIn()
        for digit, tab in [("1", "files"), ("3", "issues"), ("4", "log"), ("2", "outline")]:
            self.one("#canvas").send_keys(Keys.CONTROL, digit)
            self.waitForState("tab", lambda value: value == tab)

    def test_zoom_follows_keys_and_the_wheel(self):
        self.openSignIn()
        before = self.state("zoom")
        self.one("#canvas").send_keys("+")
        self.waitForState("zoom", lambda value: abs(value - before * 1.25) < 1e-6)
        self.one("#canvas").send_keys("0")
        self.waitForState("zoom", lambda value: abs(value - before) < 1e-6)
        point = self.place(FIELD)
        self.script("document.getElementById('canvas').dispatchEvent(new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, clientX: arguments[0], clientY: arguments[1], bubbles: true, cancelable: true }))", *point)
        self.waitForState("zoom", lambda value: value > before)
        after = self.place(FIELD)
        self.assertAlmostEqual(after[0], point[0], delta=1)
        self.assertAlmostEqual(after[1], point[1], delta=1)

    def test_all_views_beside_are_selected(self):
        self.openSignIn(select=FIELD)
        self.one("#canvas").send_keys(Keys.CONTROL, "a")
        self.waitForState("selection", lambda value: set(value) >= {FIELD, BUTTON, HEADER})

    def test_the_brackets_change_the_device_in_focus(self):
        self.openSignIn(devices="retina4_0,retina6_12,retina6_9")
        self.assertEqual(self.state("focus"), 1)
        self.one("#canvas").send_keys("]")
        self.waitForState("focus", lambda value: value == 2)
        self.one("#canvas").send_keys("]")
        self.waitForState("focus", lambda value: value == 0)

    def test_escape_ends_a_drag(self):
        self.openSignIn(select=FIELD)
        x, y = self.place(FIELD)
        actions = self.move((x, y)).click_and_hold()
        actions.w3c_actions.pointer_action.move_to_location(round(x), round(y + 40))
        actions.send_keys(Keys.ESCAPE).release().perform()
        self.waitForState("ghost", lambda value: value is None)
        self.assertEqual(self.state("document")["state"]["version"], 1)


class WidthTests(FlowTestCase):
    """A button that is 32 points narrower than the window."""
    documents = {"Main.storyboard": (ROOT / "Examples/SignIn/Main.storyboard").read_text().replace(
        '<state key="normal" title="Continue"/>', '<state key="normal" title="Continue to the next page of the form and to its end"/>')}

    def test_the_width_at_which_a_title_is_cut(self):
        self.openSignIn()
        self.wait("document.querySelector('.says').textContent.includes('Continue') || document.querySelector('.says').textContent.includes('Nothing')", 30)
        fit = next(view for view in self.state("pictures")[2]["scene"]["root"]["children"] if view["id"] == BUTTON)["textFit"]
        needed = fit["needed"]["width"]
        # The rule takes 1.5 % for what measuring may be wrong by; 32 points are margins.
        last = math.ceil(needed * 0.985 + 32) - 1
        self.assertTrue(320 < last < 440)
        self.wait(f"document.querySelector('.says').textContent.includes('320 to {last}: Continue')", 30)
        self.assertIn("is clipped", self.one(".says").text)
        self.assertTrue(self.all(".widths .unsure"))
        verdicts = self.studio.request("api/widths", {
            "file": self.studio.file("Main.storyboard"), "scene": "Sig-ni-nvc", "surface": {"device": "retina6_12"}, "widths": [last, last + 1]})[1]["verdicts"]
        self.assertEqual([[issue["rule"] for issue in part["issues"]] for part in verdicts], [["clipped_text"], []])


    def test_the_slider_follows_the_pointer(self):
        self.openSignIn()
        left, top, width = self.script("const box = document.querySelector('.widths input').getBoundingClientRect(); return [box.left, box.top + box.height / 2, box.width]")
        # A thumb is 16 pixels wide; its middle is at the value.
        place = lambda value: round(left + 8 + (value - 320) / 704 * (width - 16))
        now = self.state("pictures")[1]["scene"]["size"]["width"]
        actions = self.move((place(now), top)).click_and_hold()
        for value in [500, 640, 800]:
            actions.w3c_actions.pointer_action.move_to_location(place(value), round(top))
            actions.pause(0.1)
        actions.release().perform()
        self.waitForState("width", lambda value: value and abs(value - 800) < 4)
        self.wait("document.querySelector('.says').textContent.includes('points')")


class DeviceBarTests(FlowTestCase):
    documents = SIGN_IN

    def test_panels_grow_on_a_large_screen(self):
        """Texts of 12 pixels are those of a laptop; menus and panels still open at what they belong to."""
        def resize(width, height):
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.addCleanup(resize, 1440, 900)
        heights = {}
        for width, height in [(1440, 900), (2560, 1440), (3840, 2160)]:
            resize(width, height)
            self.open("Main.storyboard", scene="Sig-ni-nvc", select="Con-bu-ton")
            heights[width] = self.script("return document.querySelector('#navigator .row').getBoundingClientRect().height")
            # The device bar's menu begins below its button, the panel of a tool beside its own.
            left, bottom, menuLeft, menuTop = self.script("""const button = document.querySelector("#toolbar .settings > [aria-haspopup=menu]");
              button.click();
              const [a, b] = [button.getBoundingClientRect(), document.querySelector('.menu').getBoundingClientRect()];
              return [a.left, a.bottom, b.left, b.top];""")
            self.assertAlmostEqual(menuTop, bottom + 5, delta=1)
            self.assertTrue(menuLeft <= left + 1)
            self.press(Keys.ESCAPE)
            self.one("[aria-label^='Add New']").click()
            box = self.script("const { left, top, right, bottom } = document.querySelector('.pin-panel').getBoundingClientRect(); return [left, top, right, bottom]")
            self.assertTrue(0 <= box[0] < box[2] <= width and 0 <= box[1] < box[3] <= height, box)
            self.press(Keys.ESCAPE)
            # Pointer and canvas still agree.
            self.click(self.place("Nam-fi-eld"))
            self.waitForState("selection", lambda value: value == ["Nam-fi-eld"])
        self.assertAlmostEqual(heights[2560] / heights[1440], 1.25, delta=0.03)
        self.assertAlmostEqual(heights[3840] / heights[1440], 1.5, delta=0.03)

    def test_devices_are_added_and_removed(self):
        self.openSignIn(devices="retina6_12")
        self.one("#toolbar [aria-haspopup=menu]").click()
        next(button for button in self.all("[role=menu] button") if button.text.lstrip("✓\n ").startswith("iPhone SE (3rd generation)")).click()
        self.waitForState("pictures", lambda value: len(value) == 2 and all(value))
        self.assertEqual(len(self.all(".device")), 2)

    def test_a_tablet_is_split(self):
        self.openSignIn(devices="ipad11_0rounded")
        self.wait("document.querySelector(\"[aria-label='Split']\")")
        full = self.state("pictures")[0]["scene"]["size"]["width"]
        self.script("""const popup = document.querySelector("[aria-label='Split']"); popup.value = "slideOver"; popup.dispatchEvent(new Event("change"))""")
        self.waitForState("pictures", lambda value: value[0] and value[0]["scene"]["size"]["width"] < full)

    def test_texts_are_enlarged(self):
        self.openSignIn()
        self.script("""const popup = document.querySelector("[aria-label='Text size']"); popup.value = "AX3"; popup.dispatchEvent(new Event("change"))""")
        self.waitForState("surfaces", lambda value: all(surface.get("textSize") == "AX3" for surface in value))
        self.wait("location.hash.includes('textSize=AX3')")

    def test_the_direction_is_turned(self):
        self.openSignIn()
        self.one(".environment-button").click()
        self.one("[aria-label='Right to left']").click()
        self.waitForState("surfaces", lambda value: all(surface.get("isRightToLeft") for surface in value))
        self.waitForState("pictures", lambda value: all("right to left" in picture["name"] for picture in value))

    def test_an_address_shows_what_was_seen(self):
        self.openSignIn(devices="retina4_0,retina6_9", focus="1", width="700", appearance="dark", textSize="AX1", tab="issues", inspector="attributes", select=FIELD)
        self.assertEqual(self.state("focus"), 1)
        self.assertEqual(self.state("surfaces")[1], {"device": "retina6_9", "width": 700, "isDark": True, "textSize": "AX1"})
        self.assertEqual(self.frame("Sig-ro-oot")[2], 700)
        self.assertEqual(self.state("selection"), [FIELD])
        self.assertTrue(self.one("#tab-issues[aria-selected=true]") and self.one("#tab-attributes[aria-selected=true]"))


class MatrixTests(FlowTestCase):
    documents = {"Main.storyboard": ROOT / "Examples/Conflict/Main.storyboard"}

    def test_every_sheet_that_breaks_says_so(self):
        """The button has distances and a width that only some screens have room for; a device is in both orientations."""
        self.open(mode="matrix", devices="retina4_0,retina6_12,ipad9_7")
        pictures = self.waitForState("pictures", lambda value: len(value) == 24 and all(value))
        flags = self.script("return [...document.querySelectorAll('.device')].map((device) => !!device.querySelector('.flag'))")
        self.assertEqual(flags, [bool(picture["scene"].get("conflicts")) for picture in pictures])
        self.assertIn(True, flags)
        sizes = [picture["scene"]["size"] for picture in pictures]
        self.assertEqual([size["width"] > size["height"] for size in sizes], [False] * 12 + [True] * 12)


class LogTests(FlowTestCase):
    documents = SIGN_IN

    def test_the_constraints_of_a_log_are_found_in_the_document(self):
        self.openSignIn(tab="log")
        log = """2024-05-01 10:00:00.000 App[1:1] [LayoutConstraints] Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600001 UIView:0x7f01.height == 80   (active)>",
    "<NSLayoutConstraint:0x600002 UIView:0x7f01.height == 50   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600002 UIView:0x7f01.height == 50   (active)>
"""
        self.script("arguments[0].value = arguments[1]", self.one(".log textarea"), log)
        self.one(".log .button").click()
        self.wait("document.querySelector('.log .found .link')")
        self.one(".log .found .link").click()
        self.waitForState("constraints", lambda value: value == [HEIGHT])
        self.wait("document.querySelector(\"#inspector [aria-label='Constant']\")")

    def test_a_text_that_is_no_log_is_told(self):
        self.openSignIn(tab="log")
        self.script("arguments[0].value = 'hello'", self.one(".log textarea"))
        self.one(".log .button").click()
        self.wait("document.querySelector('.log .empty')")


if __name__ == "__main__":
    unittest.main()
