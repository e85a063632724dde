"""The panels beside the canvas: their widths, what hides them, and what inspectors have fields for."""
import unittest

from flow import FIELD, HEADER, HEIGHT, SIGN_IN, FlowTestCase
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from stand import ROOT
from test_building import EMPTY
from test_hands import LABEL, MADE


class WidthTests(FlowTestCase):
    documents = SIGN_IN

    def setUp(self):
        super().setUp()
        self.openSignIn(select=FIELD)
        self.script("localStorage.clear()")
        self.openSignIn(select=FIELD)
        self.addCleanup(self.script, "localStorage.clear()")

    def width(self, name):
        return self.script("return document.getElementById(arguments[0]).getBoundingClientRect().width", name)

    def test_a_button_hides_each_panel_and_shows_it_as_wide_as_it_was(self):
        before, canvas = self.width("navigator"), self.width("canvas")
        edge = self.one(".panel-edge.navigator")
        ActionChains(self.driver).drag_and_drop_by_offset(edge, 60, 0).perform()
        self.assertAlmostEqual(self.width("navigator"), before + 60, delta=4)
        wide = self.width("navigator")
        for name in ["navigator", "inspector"]:
            title = name.capitalize()
            self.one(f"[aria-label='Hide {title}']").click()
            self.wait(f"document.getElementById('{name}').getBoundingClientRect().width === 0")
            # Nothing of it is seen or gets the focus.
            self.assertEqual(self.script("return [...document.querySelectorAll(`#${arguments[0]} :is(button, input, [tabindex='0']):not(.panel-edge)`)].filter((each) => each.checkVisibility()).length", name), 0)
        self.assertGreater(self.width("canvas"), canvas + 400)
        # It is so the next time.
        self.openSignIn(select=FIELD)
        self.assertEqual((self.width("navigator"), self.width("inspector")), (0, 0))
        self.one("[aria-label='Show Navigator']").click()
        self.one("[aria-label='Show Inspector']").click()
        self.assertAlmostEqual(self.width("navigator"), wide, delta=1)
        self.assertGreater(self.width("inspector"), 200)
        self.openSignIn(select=FIELD)
        self.assertAlmostEqual(self.width("navigator"), wide, delta=1)


class InspectorTests(FlowTestCase):
    documents = {**SIGN_IN, "Made.storyboard": MADE, "Calculator.storyboard": ROOT / "Examples/Calculator/Main.storyboard", "Empty.storyboard": EMPTY}

    def type(self, selector, value):
        self.wait(f"document.querySelector({selector!r})")
        field = self.one(selector)
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(value, Keys.ENTER)

    def test_the_list_of_constraints_keeps_constants(self):
        self.openSignIn(select=HEADER)
        self.wait(f"document.querySelector('#inspector [data-constraint=\"{HEIGHT}\"] .words')")
        words = lambda: " ".join(self.one(f'#inspector [data-constraint="{HEIGHT}"] .words').text.split())
        self.assertEqual(words(), "View.height = 80")
        # What is typed is tried, and the words follow it.
        field = self.one(f'#inspector [data-constraint="{HEIGHT}"] input')
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("120")
        self.waitForState("ghost", lambda value: value and value["pictures"])
        self.wait(f"document.querySelector('#inspector [data-constraint=\"{HEIGHT}\"] .words').textContent.includes('= 120')")
        field.send_keys(Keys.ESCAPE)
        self.wait(f"document.querySelector('#inspector [data-constraint=\"{HEIGHT}\"] .words').textContent.includes('= 80')")

    def test_sections_of_the_size_inspector_fold(self):
        self.openSignIn(select=HEADER)
        self.wait("document.querySelector('.decides')")
        titles = [each.text for each in self.all("#inspector .disclosure")]
        self.assertEqual(len(titles), len(self.all("#inspector .section h2")) , titles)
        button = next(each for each in self.all("#inspector .disclosure") if each.text.startswith("Frame"))
        button.click()
        self.wait("!document.querySelector('#inspector [data-live=\"frame height\"]').checkVisibility()")
        # It stays folded for another device and another view.
        self.openSignIn(select=FIELD)
        self.driver.refresh()

    def test_numbers_have_steppers(self):
        for name, state in [("Calculator.storyboard", dict(select="btn-se-sev", inspector="attributes")), ("Made.storyboard", dict(select=LABEL, inspector="attributes")), ("Made.storyboard", dict(select=LABEL, inspector="size")),
                            ("Main.storyboard", dict(scene="Sig-ni-nvc", select=HEADER, constraints=HEIGHT))]:
            with self.subTest(name, **state):
                self.open(name, devices="retina6_12", focus=0, **state)
                self.wait("document.querySelector('#inspector input[inputmode=decimal]')")
                bare = self.script("return [...document.querySelectorAll('#inspector input[inputmode=decimal]')].filter((each) => !each.parentElement.querySelector('.stepper')).map((each) => each.getAttribute('aria-label'))")
                self.assertEqual(bare, [])

    def test_a_stepper_changes_a_font_by_a_point(self):
        self.open("Calculator.storyboard", devices="retina6_12", focus=0, select="btn-se-sev", inspector="attributes")
        self.wait("document.querySelector('[aria-label=\"Font, size\"]')?.value === '36'")
        up = self.script("return document.querySelector('[aria-label=\"Font, size\"]').parentElement.querySelector('.stepper i')")
        ActionChains(self.driver).move_to_element(up).click().perform()
        self.press(Keys.ENTER)
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.assertIn('pointSize="37"', self.studio.text("Calculator.storyboard"))

    def test_the_scene_is_set_where_nothing_is_selected(self):
        self.open("Empty.storyboard", devices="retina6_12", focus=0)
        self.type("#attribute-title", "Greeting")
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.type("#attribute-customClass", "GreetingController")
        self.waitForState("document", lambda value: value["state"]["version"] == 3)
        self.wait("document.querySelector('#attribute-backgroundColor')")
        self.one("#attribute-backgroundColor").click()
        self.wait("document.querySelector('[data-color=systemTealColor]')")
        self.one("[data-color=systemTealColor]").click()
        self.waitForState("document", lambda value: value["state"]["version"] == 4)
        self.script("const popup = document.querySelector('#attribute-simulatedDestinationMetrics'); popup.value = 'freeform'; popup.dispatchEvent(new Event('change'))")
        self.waitForState("document", lambda value: value["state"]["version"] == 5)
        text = self.studio.text("Empty.storyboard")
        self.assertIn('title="Greeting"', text)
        self.assertIn('customClass="GreetingController"', text)
        self.assertIn("systemTealColor", text)
        self.assertIn('<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>', text)
        # What was set is shown, and nothing is selected.
        self.wait("document.querySelector('#attribute-title').value === 'Greeting'")
        self.assertEqual(self.state("selection"), [])

    def test_an_image_is_chosen_from_a_list(self):
        self.open("Calculator.storyboard", devices="retina6_12", focus=0, select="btn-se-sev", inspector="attributes")
        self.wait("document.querySelector('[aria-label=\"Choose: Image\"]')")
        self.one("[aria-label='Choose: Image']").click()
        self.wait("document.querySelectorAll('.color-entry svg').length > 50")
        ActionChains(self.driver).send_keys("paperplane").perform()
        self.wait("document.querySelectorAll('.color-entry').length < 5")
        self.one("[data-image='system:paperplane']").click()
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.assertRegex(self.studio.text("Calculator.storyboard"), r'image="paperplane" catalog="system"')

    def test_the_font_menu_has_text_styles_with_their_sizes(self):
        self.open("Calculator.storyboard", devices="retina6_12", focus=0, select="btn-se-sev", inspector="attributes")
        self.wait("document.querySelector('#attribute-fontDescription')")
        sizes = self.script("return Object.fromEntries([...document.querySelectorAll('#attribute-fontDescription optgroup[label=\"Text Styles\"] option')].map((each) => [each.textContent, each.dataset.size]))")
        # Apple's table of Dynamic Type sizes at the size Large.
        self.assertEqual({name: sizes[name] for name in ["Large Title", "Title 1", "Headline", "Body", "Caption 2"]}, {"Large Title": "34", "Title 1": "28", "Headline": "17", "Body": "17", "Caption 2": "11"})
        self.assertNotIn(None, sizes.values())


if __name__ == "__main__":
    unittest.main()
