"""Numbers of the canvas: they come where the pointer asks for them, with the Option key for all of the selection, and lie on no view."""
import time
import unittest

from flow import BUTTON, FIELD, HEADER, HEIGHT
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_looks import SIZES, LookTestCase


class NumberTests(LookTestCase):
    def tearDown(self):
        ActionChains(self.driver).key_up(Keys.ALT).release().perform()
        ActionChains(self.driver).reset_actions()
        super().tearDown()

    def numbers(self, name="constant"):
        return sorted(each.text for each in self.all(f".overlay .{name}"))

    def select(self, id, **state):
        self.sign(select=id, **state)
        self.wait("document.querySelector('.overlay .handle')")

    def hover(self, id, x=0.5, y=0.5):
        self.move(self.place(id, x, y)).perform()
        time.sleep(0.1)

    def test_a_selection_shows_lines_and_no_numbers(self):
        self.select(FIELD, devices="retina6_12")
        self.assertTrue(self.all(".overlay .line"))
        self.assertEqual(self.numbers(), [])

    def test_an_edge_under_the_pointer_tells_what_ends_there(self):
        """The header is 80 high and 20 above the field; both end at its lower edge. 24 is at its upper edge, beside the height."""
        self.select(HEADER, devices="retina6_12")
        self.hover(HEADER, 0.3, 1)
        self.assertEqual(self.numbers(), ["20", "80"])
        self.hover(HEADER, 0.3, 0)
        self.assertEqual(self.numbers(), ["24", "80"])
        self.hover(HEADER, 0.3, 0.5)
        self.assertEqual(self.numbers(), [])

    def test_the_option_key_tells_all_of_the_selection(self):
        self.select(HEADER, devices="retina6_12")
        self.hover(HEADER)
        ActionChains(self.driver).key_down(Keys.ALT).perform()
        self.wait("document.querySelectorAll('.overlay .constant').length === 5")
        self.assertEqual(self.numbers(), ["16", "16", "20", "24", "80"])
        ActionChains(self.driver).key_up(Keys.ALT).perform()
        self.wait("!document.querySelector('.overlay .constant')")

    def test_the_option_key_measures_to_the_view_under_the_pointer(self):
        """From the field to the button there are 20 points; to the screen of 393 by 852 there are 16 on both sides."""
        self.select(FIELD, devices="retina6_12")
        y, height = self.frame(FIELD)[1], self.frame(FIELD)[3]
        self.hover(BUTTON)
        ActionChains(self.driver).key_down(Keys.ALT).perform()
        self.wait("document.querySelector('.overlay .gap')")
        self.assertEqual(self.numbers("gap"), ["20"])
        self.hover("Sig-ro-oot", 0.5, 0.9)
        self.assertEqual(self.numbers("gap"), sorted(["16", "16", f"{y:g}", f"{852 - y - height:g}"]))
        self.assertEqual(self.numbers(), [])

    def test_what_is_typed_has_no_option_key(self):
        self.select(HEADER, devices="retina6_12")
        field = self.one("#inspector [data-live='frame height']")
        field.click()
        ActionChains(self.driver).key_down(Keys.ALT).perform()
        time.sleep(0.1)
        self.assertEqual(self.numbers(), [])

    def test_no_number_lies_on_a_view(self):
        """All of the selection, on each of the usual devices at once, in all sizes of windows."""
        views = [HEADER, FIELD, BUTTON]
        for width, height in SIZES:
            for id in views:
                with self.subTest(f"{width} × {height}, {id}"):
                    self.size(width, height)
                    self.select(id)
                    self.hover(id)
                    ActionChains(self.driver).key_down(Keys.ALT).perform()
                    self.wait("document.querySelector('.overlay .constant')")
                    labels = self.boxes(".device.focused .constant")
                    scale = self.script("return Number(getComputedStyle(document.documentElement).getPropertyValue('--scale'))")
                    self.assertEqual(self.overlaps(labels, [self.view(each) for each in views], 1.5 * scale), [])
                    self.assertEqual(self.overlaps(labels, labels), [])
                    ActionChains(self.driver).key_up(Keys.ALT).perform()

    def test_a_trial_tells_what_it_changes(self):
        self.select(BUTTON, devices="retina6_12")
        self.one("#canvas").send_keys("p")
        self.wait("document.querySelector('dialog[open]')")
        ActionChains(self.driver).send_keys("height 60").perform()
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        self.wait("[...document.querySelectorAll('.overlay .constant')].some((each) => each.textContent === '60')")
        self.assertEqual(self.numbers(), ["60"])
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()

    def test_a_double_click_on_the_number_of_an_edge_edits_it(self):
        """The number stays when the pointer goes over to it."""
        self.select(HEADER, devices="retina6_12")
        self.hover(HEADER, 0.3, 1)
        box = next(box for box in self.boxes(".overlay .constant") if box["text"] == "80")
        self.move(((box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2)).double_click().perform()
        self.wait("document.querySelector('.constant-editor')")


class OutlineTests(LookTestCase):
    def test_bounds_rectangles_have_a_switch(self):
        self.open("Made.storyboard", devices="retina6_12")
        self.assertEqual(len(self.all(".overlay .bounds")), 2)
        button = next(button for button in self.all(".canvas-tools button") if button.text == "Bounds")
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        button.click()
        self.wait("!document.querySelector('.overlay .bounds')")
        self.assertEqual(button.get_attribute("aria-pressed"), "false")
        # It is kept in the address.
        self.wait("location.hash.includes('bounds=no')")
        self.driver.refresh()
        self.wait("document.body?.dataset.ready && document.querySelector('.device .screen svg')")
        self.assertEqual(self.all(".overlay .bounds"), [])

    def test_a_text_that_is_edited_has_no_handles(self):
        self.sign(devices="retina6_12")
        self.move(self.place(BUTTON)).double_click().perform()
        self.wait("document.querySelector('.text-editor input')")
        self.assertEqual(self.all(".overlay .handle"), [])
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.wait("document.querySelector('.overlay .handle')")

    def test_a_copy_that_is_dragged_has_a_plus(self):
        self.open("Made.storyboard", devices="retina6_12", focus=0)
        start = self.place("lab-aa-001")
        actions = self.move(start).key_down(Keys.ALT).click_and_hold()
        for step in range(1, 5):
            actions.w3c_actions.pointer_action.move_to_location(round(start[0] + 5 * step), round(start[1] + 20 * step))
        actions.perform()
        self.wait("document.querySelector('.overlay .copy-sign')")
        ActionChains(self.driver).key_up(Keys.ALT).send_keys(Keys.ESCAPE).release().perform()
        ActionChains(self.driver).reset_actions()
        self.assertEqual(self.state("document")["state"]["version"], 1)

    def test_a_wire_from_the_outline_stays_until_its_menu_ends(self):
        self.open("Made.storyboard", devices="retina6_12", focus=0)
        row = self.script("const { left, top, height } = document.querySelector(`#navigator [data-key='lab-aa-001']`).getBoundingClientRect(); return [left + 60, top + height / 2]")
        self.drag(row, self.place("but-aa-001"), Keys.CONTROL, steps=6)
        self.wait("document.querySelector('[role=menu]')")
        self.assertEqual(len(self.all(".page-wire")), 1)
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.wait("!document.querySelector('.page-wire')")

    def test_a_large_panel_leaves_the_heads_of_devices_free(self):
        for width, height in SIZES[:2]:
            self.size(width, height)
            self.sign(select=BUTTON)
            self.one("#canvas").send_keys("p")
            self.wait("document.querySelector('dialog[open]')")
            self.assertEqual(self.overlaps(self.boxes("dialog[open]"), self.boxes(".device .caption")), [])
            ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()


if __name__ == "__main__":
    unittest.main()
