"""Inspectors: frames, attributes, size classes, and what other values would come to."""
import unittest

from flow import BUTTON, FIELD, HEADER, HEIGHT, SIGN_IN, FlowTestCase
from selenium.webdriver.common.keys import Keys


class InspectorTests(FlowTestCase):
    documents = SIGN_IN

    def chooseConstraint(self):
        self.openSignIn(select=HEADER)
        self.wait("document.querySelector('.constraint .words')")
        self.one(f'#inspector [data-constraint="{HEIGHT}"] .words').click()
        self.wait("document.querySelector('#inspector .what-if')")
        self.waitForState("inspection", lambda value: value and value["id"] == HEIGHT)

    def test_a_variation_is_introduced_with_the_plus(self):
        self.chooseConstraint()
        self.one("[aria-label='Introduce Variation']").click()
        self.entry("Height Compact").click()
        self.waitForVersion(2)
        self.wait("document.querySelector('.variation input')")
        field = self.one("[aria-label='Constant for hC']")
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("40", Keys.ENTER)
        self.waitForVersion(3)
        self.assertRegex(self.studio.text("Main.storyboard"), r'<variation key="heightClass=compact" constant="40"')
        self.waitForFrame(HEADER, [None, None, None, 80])
        self.one("[aria-label='Landscape']").click()
        self.waitForFrame(HEADER, [None, None, None, 40])

    def test_a_variation_is_removed(self):
        self.test_a_variation_is_introduced_with_the_plus()
        self.wait("document.querySelector(\"[aria-label='Remove the variation for hC']\")")
        self.one("[aria-label='Remove the variation for hC']").click()
        self.waitForVersion(4)
        self.assertNotIn("<variation", self.studio.text("Main.storyboard"))
        self.wait("!document.querySelector('.variation')")

    def test_a_constraint_is_uninstalled_for_a_size_class(self):
        self.chooseConstraint()
        self.one("[aria-label='Introduce Variation']").click()
        self.entry("Width Regular").click()
        self.waitForVersion(2)
        self.wait("document.querySelector('.variation input[type=checkbox]')")
        self.one(".variation input[type=checkbox]").click()
        self.waitForVersion(3)
        self.assertRegex(self.studio.text("Main.storyboard"), rf'<exclude reference="{HEIGHT}"/>')

    def test_buttons_are_those_of_the_chosen_constraint(self):
        """The sections of two constraints look alike, and do not do the same."""
        self.chooseConstraint()
        other = next(row.get_attribute("data-key") for row in self.rowsOfConstraints() if row.get_attribute("data-key") != HEIGHT)
        next(row for row in self.rowsOfConstraints() if row.get_attribute("data-key") == other).click()
        self.waitForState("constraints", lambda value: value == [other])
        self.wait(f"document.querySelector('#inspector [data-of$=\"{other}\"]')")
        next(button for button in self.all("#inspector .row-actions button") if button.text == "Delete").click()
        self.waitForVersion(2)
        self.assertNotIn(f'id="{other}"', self.studio.text("Main.storyboard"))
        self.assertIn(f'id="{HEIGHT}"', self.studio.text("Main.storyboard"))

    def rowsOfConstraints(self):
        return [row for row in self.all("[role=treeitem]") if row.get_attribute("data-key").startswith("Csg-")]

    def test_what_if_the_constant_were_another(self):
        self.chooseConstraint()
        next(button for button in self.all(".what-if .button") if button.text == "Show Curve").click()
        self.wait("document.querySelector('.what-if .curve-line')?.getAttribute('d').split('L').length === 21")
        self.script("""const popup = document.querySelector("[aria-label='What the curve shows']"); popup.value = "height"; popup.dispatchEvent(new Event("change"))""")
        self.wait("document.querySelector('.reading').textContent.includes('Height 80')")
        slider = self.one(".what-if .curve input[type=range]")
        # The knob is below the point of the curve.
        point, left, wide = self.script("const middle = ({ left, right }) => (left + right) / 2; const slider = document.querySelector('.what-if .curve input[type=range]'); const { left, width } = slider.getBoundingClientRect(); return [middle(document.querySelector('.what-if .now').getBoundingClientRect()), left + 8, width - 16]")
        self.assertLess(abs(left + wide * int(slider.get_attribute("value")) / int(slider.get_attribute("max")) - point), 2)
        slider.send_keys(Keys.ARROW_RIGHT)
        self.wait("document.querySelector('.reading').textContent.includes('Height 88')")
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        self.assertEqual(self.state("document")["state"]["version"], 1)
        next(button for button in self.all(".what-if .button") if button.text == "Apply").click()
        self.waitForVersion(2)
        self.assertIn('constant="88"', self.constant(HEIGHT))

    def test_the_priorities_of_the_content_fold_and_have_steppers(self):
        self.openSignIn(select=FIELD)
        self.wait("document.querySelector(\"#inspector [aria-label='Hugging ↔, priority']\")")
        fields = self.script("return [...document.querySelectorAll('#inspector .number input')].map((each) => [each.getAttribute('aria-label'), !!each.parentElement.querySelector('.stepper')])")
        self.assertEqual([name for name, hasStepper in fields if not hasStepper], [])
        # Of no number a figure is cut.
        self.assertEqual(self.script("return [...document.querySelectorAll('#inspector .number input')].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.getAttribute('aria-label'))"), [])
        next(button for button in self.all("#inspector .disclosure") if button.text == "Content").click()
        self.assertFalse(self.one("#inspector [aria-label='Hugging ↔, priority']").is_displayed())
        next(button for button in self.all("#inspector .disclosure") if button.text == "Content").click()
        self.assertTrue(self.one("#inspector [aria-label='Hugging ↔, priority']").is_displayed())

    def test_a_curve_is_hidden_again(self):
        self.chooseConstraint()
        button = self.one(".what-if .button")
        button.click()
        self.wait("document.querySelector('.what-if .curve-line')")
        self.assertEqual(self.one(".what-if .button").text, "Hide Curve")
        self.one(".what-if .button").click()
        self.wait("!document.querySelector('.what-if .curve-line')")
        self.assertEqual(self.one(".what-if .button").text, "Show Curve")

    def test_what_if_the_priority_were_lower(self):
        self.chooseConstraint()
        [button for button in self.all(".what-if .button") if button.text == "Show Curve"][1].click()
        self.wait("document.querySelectorAll('.what-if .curve input').length === 1")
        self.wait("document.querySelector('.reading')?.textContent.startsWith('Priority 1000')")

    def test_a_frame_is_typed(self):
        self.openSignIn(select=HEADER)
        self.wait("document.querySelector('.decides')")
        field = self.one("[aria-label='Height']")
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("95", Keys.ENTER)
        self.waitForVersion(2)
        self.assertIn('constant="95"', self.constant(HEIGHT))

    def test_a_priority_of_the_content_is_typed(self):
        self.openSignIn(select=BUTTON)
        self.wait("document.querySelector(\"[aria-label='Hugging ↔, priority']\")")
        field = self.one("[aria-label='Hugging ↔, priority']")
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("700", Keys.ENTER)
        self.waitForVersion(2)
        self.assertEqual(self.attribute(BUTTON, "horizontalHuggingPriority"), "700")

    def test_attributes_are_changed_and_taken_away(self):
        self.openSignIn(select=FIELD, inspector="attributes")
        self.wait("document.querySelector('#attribute-placeholder')")
        field = self.one("#attribute-placeholder")
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("Family <name>", Keys.ENTER)
        self.waitForVersion(2)
        self.assertEqual(self.attribute(FIELD, "placeholder"), "Family &lt;name&gt;")
        self.waitForState("inspection", lambda value: value and any(part["value"] == "Family <name>" for part in value["attributes"]))
        self.one("#canvas").click()
        self.one("#canvas").send_keys(Keys.CONTROL, "z")
        self.waitForVersion(3)
        self.assertEqual(self.attribute(FIELD, "placeholder"), "Name")

    def test_fields_show_what_undo_brings_back(self):
        self.openSignIn(select=FIELD, inspector="attributes")
        self.wait("document.querySelector('#attribute-enabled')?.checked === true")
        self.one("#attribute-enabled").click()
        self.waitForVersion(2)
        self.wait("document.querySelector('#attribute-enabled')?.checked === false")
        self.one("[aria-label^='Undo']").click()
        self.waitForVersion(3)
        self.wait("document.querySelector('#attribute-enabled')?.checked === true")

    def test_a_view_of_an_embedded_scene_leads_to_its_scene(self):
        self.open("Main.storyboard", scene="Nav-sc-ene", select=FIELD)
        self.wait("document.querySelector('#inspector .empty')?.textContent.includes('The view belongs to the Sign In Scene')")
        self.one("#inspector .empty button").click()
        self.waitForState("scene", lambda value: value == "Sig-ni-nvc")
        self.wait("document.querySelector('#inspector .decides')")
        self.assertEqual(self.state("selection"), [FIELD])

    def test_attributes_have_controls_by_kind(self):
        self.openSignIn(select=FIELD, inspector="attributes")
        self.wait("document.querySelector('#attribute-clearButtonMode')")
        self.script("""const popup = document.querySelector("#attribute-clearButtonMode"); popup.value = "whileEditing"; popup.dispatchEvent(new Event("change"))""")
        self.waitForVersion(2)
        self.assertEqual(self.attribute(FIELD, "clearButtonMode"), "whileEditing")
        self.wait("document.querySelector('#attribute-enabled')?.checked === true")
        self.one("#attribute-enabled").click()
        self.waitForVersion(3)
        self.assertEqual(self.attribute(FIELD, "enabled"), "NO")
        self.wait("document.querySelector('#attribute-enabled')?.checked === false")
        self.one("#attribute-enabled").click()
        self.waitForVersion(4)
        self.assertIsNone(self.attribute(FIELD, "enabled"), "what holds anyway is taken out")
        self.wait("document.querySelector('#attribute-enabled')?.checked === true")
        field = self.one("#attribute-alpha")
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("0.5", Keys.ENTER)
        self.waitForVersion(5)
        self.assertEqual(self.attribute(FIELD, "alpha"), "0.5")
        self.assertIn("Text Field", [heading.text for heading in self.all(".section h2")])

    def test_the_identity_has_a_label(self):
        self.openSignIn(select=FIELD, inspector="identity")
        self.wait("document.querySelector('#attribute-userLabel')")
        self.one("#attribute-userLabel").send_keys("First field", Keys.ENTER)
        self.waitForVersion(2)
        self.wait("[...document.querySelectorAll('[role=treeitem] .name')].some((name) => name.textContent === 'First field')")

    def test_connections_lead_to_the_other_end(self):
        self.openSignIn(select=BUTTON, inspector="connections")
        self.wait("document.querySelector('.connection .link')")
        self.one(".connection .link").click()
        self.waitForState("selection", lambda value: value and value != [BUTTON])

    def test_sums_may_be_typed(self):
        self.openSignIn(select=HEADER)
        field = self.one(f'#inspector [data-constraint="{HEIGHT}"] input')
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("80+16", Keys.ENTER)
        self.waitForVersion(2)
        self.assertIn('constant="96"', self.constant(HEIGHT))

    def test_a_value_that_is_refused_is_taken_back(self):
        self.chooseConstraint()
        field = self.one("[aria-label='Priority']")
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("5000", Keys.ENTER)
        self.wait("document.querySelector('.message.error')")
        self.assertEqual(self.state("document")["state"]["version"], 1)
        self.wait("document.querySelector(\"[aria-label='Priority']\").value === '1000'")


if __name__ == "__main__":
    unittest.main()
