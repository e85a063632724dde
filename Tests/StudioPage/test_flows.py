"""What people do with the page, in a browser: selecting, editing, issues, devices."""
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from flow import FIELD, HEIGHT, SIGN_IN, FlowTestCase
from stand import ROOT


class SelectionTests(FlowTestCase):
    documents = SIGN_IN

    def test_a_click_selects_and_the_inspector_tells_what_decides(self):
        self.openSignIn()
        self.click(self.place(FIELD))
        self.waitForState("selection", lambda value: value == [FIELD])
        self.wait("document.querySelector('.decides')")
        text = self.one("#inspector").text
        self.assertIn("Name.leading = View.leading", text)
        self.assertEqual(len(self.all(".decides .axis")), 4)
        self.assertEqual(self.one('[role=treeitem][aria-selected="true"] .name').text, "Name")

    def test_the_outline_selects(self):
        self.openSignIn()
        row = next(row for row in self.all("[role=treeitem]") if row.text.startswith("Continue"))
        row.click()
        self.waitForState("selection", lambda value: value == ["Con-bu-ton"])
        self.assertEqual(len(self.all(".overlay .selection")), 3)

    def test_a_marquee_selects_what_is_in_it(self):
        self.openSignIn()
        x, y = self.place(FIELD, 0, 0)
        end = self.place("Con-bu-ton", 1, 1)
        # From outside of the device, where no view is.
        self.drag((x - 26, y - 4), (end[0] + 4, end[1] + 4))
        self.waitForState("selection", lambda value: set(value) == {FIELD, "Con-bu-ton"})

    def test_the_arrows_walk_through_the_views(self):
        self.openSignIn(select=FIELD)
        canvas = self.one("#canvas")
        canvas.send_keys(Keys.ALT, Keys.ARROW_UP)
        self.waitForState("selection", lambda value: value == ["Sig-ro-oot"])
        canvas.send_keys(Keys.ALT, Keys.ARROW_DOWN)
        canvas.send_keys(Keys.ALT, Keys.ARROW_RIGHT)
        self.waitForState("selection", lambda value: value == [FIELD])

    def test_why_an_edge_is_there(self):
        self.openSignIn(select=FIELD)
        self.wait("document.querySelector('.decides .axis')")
        self.one(".decides .axis").click()
        self.wait("document.querySelector('.why')")
        self.assertIn("Name.left is 16", self.one(".why").text)

    def test_the_address_keeps_the_state(self):
        self.openSignIn()
        self.click(self.place(FIELD))
        self.wait("location.hash.includes('select=Nam-fi-eld')")
        address = self.driver.current_url
        self.driver.get("about:blank")
        self.driver.get(address)
        self.wait("document.body.dataset.ready")
        self.assertEqual(self.state("selection"), [FIELD])
        self.assertEqual(self.state("scene"), "Sig-ni-nvc")


class EditingTests(FlowTestCase):
    documents = SIGN_IN

    def test_a_typed_constant_moves_views_and_is_undone(self):
        self.openSignIn(select="Hea-de-ree")
        before = self.studio.text("Main.storyboard")
        row = self.one(f'#inspector [data-constraint="{HEIGHT}"] input')
        row.click()
        row.send_keys("120" + Keys.ENTER)
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.assertIn('constant="120"', self.constant(HEIGHT))
        self.assertEqual(len(before.splitlines()), len(self.studio.text("Main.storyboard").splitlines()))
        self.waitForState("pictures", lambda _: self.frame("Hea-de-ree")[3] == 120)
        self.one("[aria-label^='Undo']").click()
        self.waitForState("document", lambda value: value["state"].get("redo"))
        self.assertEqual(self.studio.text("Main.storyboard"), before)
        self.one("#canvas").send_keys(Keys.CONTROL, Keys.SHIFT, "z")
        self.waitForState("document", lambda value: value["state"].get("undo"))
        self.assertIn('constant="120"', self.constant(HEIGHT))

    def test_a_double_click_on_a_constant_edits_it(self):
        self.openSignIn(select="Hea-de-ree")
        # The pointer over the edge asks for the number.
        self.move(self.place("Hea-de-ree", 0.3, 1)).perform()
        self.wait(f"document.querySelector('.device.focused .constant[data-constraint=\"{HEIGHT}\"] rect')")
        # By its place, for the overlay may be drawn anew meanwhile.
        self.move(self.script("const box = document.querySelector(arguments[0]).getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]", f'.device.focused .constant[data-constraint="{HEIGHT}"] rect')).double_click().perform()
        field = self.one(".constant-editor input")
        field.send_keys("90")
        self.waitForState("ghost", lambda value: value and value["pictures"])
        self.assertIn('constant="80"', self.constant(HEIGHT))
        field.send_keys(Keys.ENTER)
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.assertIn('constant="90"', self.constant(HEIGHT))

    def test_escape_leaves_a_constant_as_it_is(self):
        self.openSignIn(select="Hea-de-ree")
        self.move(self.place("Hea-de-ree", 0.3, 1)).perform()
        self.wait(f"document.querySelector('.device.focused .constant[data-constraint=\"{HEIGHT}\"] rect')")
        # By its place, for the overlay may be drawn anew meanwhile.
        self.move(self.script("const box = document.querySelector(arguments[0]).getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]", f'.device.focused .constant[data-constraint="{HEIGHT}"] rect')).double_click().perform()
        self.one(".constant-editor input").send_keys("90", Keys.ESCAPE)
        self.wait("!document.querySelector('.constant-editor')")
        self.waitForState("ghost", lambda value: value is None)
        self.assertEqual(self.state("document")["state"]["version"], 1)

    def test_dragging_a_view_changes_the_constant_that_decides(self):
        self.openSignIn(select=FIELD)
        start = self.place(FIELD)
        zoom = self.state("zoom")
        before = self.frame(FIELD)
        self.drag(start, (start[0], start[1] + 30 * zoom), steps=8)
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.waitForState("ghost", lambda value: value is None)
        moved = self.frame(FIELD)[1] - before[1]
        self.assertAlmostEqual(moved, 30, delta=7)
        self.assertEqual(self.frame(FIELD)[0], before[0])

    def test_a_control_drag_offers_constraints(self):
        self.openSignIn()
        self.drag(self.place(FIELD, 0.3), self.place("Con-bu-ton", 0.7), Keys.CONTROL)
        self.wait("document.querySelector('[role=menu]')")
        entry = next(button for button in self.all("[role=menu] button") if button.text == "Equal Heights")
        entry.click()
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.assertRegex(self.studio.text("Main.storyboard"), r'firstAttribute="height" secondItem="(Con-bu-ton|Nam-fi-eld)" secondAttribute="height"')

    def test_the_connect_button_needs_no_control_key(self):
        self.openSignIn(select=FIELD)
        self.one("[aria-label='Connect Two Views']").click()
        self.click(self.place("Con-bu-ton"))
        self.wait("document.querySelector('[role=menu]')")
        self.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.wait("!document.querySelector('[role=menu]')")
        self.assertEqual(self.state("document")["state"]["version"], 1)

    def test_the_delete_key_deletes(self):
        self.openSignIn(select="Con-bu-ton")
        self.one("#canvas").send_keys(Keys.DELETE)
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.assertNotIn('id="Con-bu-ton"', self.studio.text("Main.storyboard"))

    def test_embedding_in_a_stack_view(self):
        self.openSignIn(select=f"{FIELD},Con-bu-ton")
        self.one("[aria-label^='Embed']").click()
        next(button for button in self.all("[role=menu] button") if button.text == "Vertical Stack View").click()
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.assertIn("<stackView", self.studio.text("Main.storyboard"))

    def test_a_file_changed_on_disk_is_shown(self):
        self.openSignIn(select="Hea-de-ree")
        path = self.studio.folder / "Main.storyboard"
        path.write_text(self.studio.text("Main.storyboard").replace('constant="80"', 'constant="200"'))
        self.waitForState("pictures", lambda _: self.frame("Hea-de-ree")[3] == 200)
        self.assertEqual(self.state("document")["state"].get("undo"), "Change on Disk")


class IssueTests(FlowTestCase):
    def test_a_fix_is_tried_then_applied(self):
        self.open(tab="issues")
        self.wait("document.querySelector('.issue-card button')")
        self.one(".issue-card button").click()
        self.wait("document.querySelector('.fix button')")
        before = self.studio.text("Conflict.storyboard")
        fix = self.all(".fix button")[0]
        ActionChains(self.driver).move_to_element(fix).perform()
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        self.assertEqual(self.studio.text("Conflict.storyboard"), before)
        fix.click()
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.waitForState("issues", lambda value: value and value["version"] == 2)
        self.assertNotIn("conflicting_constraints", [issue["rule"] for issue in self.state("issues")["issues"]])
        self.assertNotEqual(self.studio.text("Conflict.storyboard"), before)

    def test_the_keys_are_enough_to_resolve_an_issue(self):
        """The focus stays among the issues from the first key to the last."""
        self.open()
        self.waitForState("issues", lambda value: value and value["issues"])
        self.one("#canvas").send_keys(Keys.CONTROL, "3")
        self.wait("document.activeElement.closest('.issue-card')")
        self.press(Keys.ENTER)
        self.wait("document.querySelector('.fix button')")
        self.assertTrue(self.script("return Boolean(document.activeElement.closest('.issue-card'))"))
        self.press(Keys.TAB)
        self.wait("document.activeElement.closest('.fix')")
        self.press(Keys.ENTER)
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.wait("document.activeElement.closest('#navigator')")

    def test_an_issue_shows_its_scene_and_place(self):
        self.open(tab="issues")
        self.wait("document.querySelector('.issue-card button')")
        self.one(".issue-card button").click()
        self.waitForState("selection", lambda value: value)
        self.assertEqual(len(self.all(".issue-card")[0].find_elements("css selector", ".what, .where")), 2)
        self.assertEqual([kind.text.split("\n")[-1] for kind in self.all(".issue-kind > .kind")], ["Conflicting constraints"])

    def test_a_log_is_explained(self):
        self.open(tab="log")
        log = (ROOT / "Fixtures/logs/own").iterdir()
        text = next(iter(sorted(log))).read_text()
        self.script("arguments[0].value = arguments[1]", self.one(".log textarea"), text)
        self.one(".log .button").click()
        self.wait("document.querySelector('.log pre')")
        self.assertTrue(self.one(".log pre").text)


class PriorityLessonTests(FlowTestCase):
    documents = {"Main.storyboard": ROOT / "Examples/Guides/HuggingAndResistance.storyboard"}
    SCENE, BLUE = "tXx-HS-uyQ", "6bg-ay-MlP"
    LESSON = "have the same horizontal hugging priority, 251, so Auto Layout cannot decide which view to stretch"

    def test_the_canvas_shows_the_priorities_that_are_tied(self):
        self.open("Main.storyboard", scene=self.SCENE)
        self.wait("document.querySelector('.overlay .priority')")
        self.assertEqual(set(self.script("return [...document.querySelectorAll('.overlay .priority')].map((text) => text.textContent)")), {"@251"})

    def test_the_issues_tell_the_lesson_with_its_fixes(self):
        self.open("Main.storyboard", scene=self.SCENE, tab="issues")
        issues = self.waitForState("issues", lambda value: value and value["issues"])["issues"]
        messages = [issue["message"] for issue in issues if issue["rule"] == "ambiguous_layout"]
        self.assertTrue(any(self.LESSON in message for message in messages), messages)
        self.assertFalse(any("ambiguous for" in message for message in messages), messages)


class DeviceTests(FlowTestCase):
    documents = SIGN_IN

    def test_the_device_bar_changes_all_surfaces(self):
        self.openSignIn()
        self.one("[aria-label='Landscape']").click()
        self.waitForState("pictures", lambda value: all(picture["scene"]["size"]["width"] > picture["scene"]["size"]["height"] for picture in value))
        self.one("[aria-label='Dark']").click()
        self.waitForState("surfaces", lambda value: all(surface.get("isDark") for surface in value))

    def test_the_matrix_shows_every_variant(self):
        self.openSignIn()
        next(button for button in self.all("[aria-label='Arrangement'] button") if button.text == "Matrix").click()
        self.waitForState("pictures", lambda value: len(value) == 24)

    def test_the_slider_of_widths_lays_out(self):
        self.openSignIn()
        self.script("const slider = document.querySelector('.widths input[type=range]'); slider.value = 700; slider.dispatchEvent(new Event('input'))")
        self.waitForState("pictures", lambda value: any(picture["scene"]["size"]["width"] == 700 for picture in value))


class HostileTextTests(FlowTestCase):
    """Texts of a document are texts."""
    documents = {"Main.storyboard": SIGN_IN["Main.storyboard"].read_text()
        .replace('placeholder="Name"', 'placeholder="&lt;img src=x onerror=window.isHacked=1&gt;"')
        .replace('title="Sign In" id="Sig-ni-nvc"', 'title="&lt;/script&gt;&lt;script&gt;window.isHacked=1&lt;/script&gt;" id="Sig-ni-nvc"')
        .replace('customClass="SignInController"', 'customClass="&quot;onmouseover=&quot;window.isHacked=1"')}

    def test_nothing_runs(self):
        self.openSignIn(select=FIELD)
        for tab in ["Files", "Issues", "Outline"]:
            next(button for button in self.all("#navigator [role=tab]") if button.text.startswith(tab)).click()
        for tab in ["Attributes", "Connections"]:
            next(button for button in self.all("#inspector [role=tab]") if button.text == tab).click()
            self.wait("document.querySelector('#inspector .section')")
        self.assertIn("<img src=x onerror=window.isHacked=1>", self.one("#navigator").text)
        self.assertIsNone(self.script("return window.isHacked"))
        self.assertEqual(self.all("img"), [])


if __name__ == "__main__":
    unittest.main()
