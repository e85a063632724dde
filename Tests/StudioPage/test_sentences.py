"""Sentences and places that the page makes by itself, asked of its modules: what the widths say, sums, badges, numbers beside lines."""
import unittest

from flow import BUTTON, FIELD, FlowTestCase
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from stand import ROOT
from states import SEVERAL, XIB


class SentenceTests(FlowTestCase):
    documents = {"Several.storyboard": SEVERAL, "Contact.xib": XIB, "Calculator.storyboard": ROOT / "Examples/Calculator/Main.storyboard", "Sign.storyboard": ROOT / "Examples/SignIn/Main.storyboard", "Guides/Margins.storyboard": ROOT / "Examples/Guides/Margins.storyboard",
                 "A/Main.storyboard": ROOT / "Examples/Conflict/Main.storyboard", "B/Main.storyboard": ROOT / "Examples/Conflict/Main.storyboard"}

    def ask(self, module, expression, *values):
        """What an expression comes to with the members of a module as `m` and values as `v`."""
        return self.driver.execute_async_script(f"""const [v, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
          import(new URL("js/{module}.js", document.baseURI)).then((m) => done({expression}))""", *values)

    def test_clauses_of_widths_become_a_sentence(self):
        self.open("Sign.storyboard")
        for clauses, isConflict, each, always in [
            [[], True, "conflict", "there is a conflict at every width tried"],
            [["Green and Blue are ambiguous"], True, "there is a conflict, and Green and Blue are ambiguous", "there is a conflict, and Green and Blue are ambiguous, at every width tried"],
            [["Hello is clipped"], False, "Hello is clipped", "Hello is clipped at every width tried"],
            [["Go is ambiguous", "Hello is clipped"], True, "there is a conflict, Go is ambiguous, and Hello is clipped", "there is a conflict, Go is ambiguous, and Hello is clipped, at every width tried"],
            [[], False, "", " at every width tried"],
        ]:
            made = self.ask("model/clauses", "m.joined(v[0], v[1])", clauses, isConflict)
            self.assertEqual(made, each)
            self.assertEqual(self.ask("model/clauses", "m.atEveryWidth(v[0])", made), always)
        self.assertEqual(self.ask("model/clauses", "[1, 2, 4].map((count) => m.clipped('Hello', count))"), ["Hello is clipped", "Hello and one more are clipped", "Hello and 3 more are clipped"])

    def test_a_share_is_told_as_a_sum(self):
        """A share of 98 is the constant, 24, and the inset, 74."""
        self.open("Sign.storyboard")
        told = self.ask("inspector/why", "[[98, 74, 'safe area'], [-20, -8, 'margin'], [74, 74, 'safe area']].map((each) => m.sumOf(...each))")
        self.assertEqual([each.replace("\xa0", " ") for each in told], ["98 = 24 + 74 (safe area)", "−20 = −12 − 8 (margin)", "safe area"])
        safe = {"top": 62, "left": 0, "right": 0, "bottom": 34}
        named = [["View.top = Safe Area.top + 24", 62, "safe area"], ["View.leading = View.leadingMargin", 16, "margin"], ["View.top = View.topMargin", 70, "margin and safe area"], ["View.top = View.topMargin", 8, "margin"]]
        for title, inset, name in named:
            self.assertEqual(self.ask("inspector/why", "m.insetOf(...v)", title, inset, safe), name)

    def test_badges_of_several_views_cover_no_other(self):
        """Red, Green and Blue lack constraints, and Blue is stored with no height: its badge tells its name, and it is drawn as a line."""
        self.open("Several.storyboard")
        scene = self.ask("store", "m.state.document.outline.scenes[2].id")
        self.open("Several.storyboard", scene=scene)
        self.wait("document.querySelectorAll('.needs').length === 9")
        for size in [(1440, 900), (1920, 1080), (3840, 2160)]:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False})
            boxes = self.script("return [...document.querySelectorAll('.needs rect')].map((each) => each.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom])")
            for index, one in enumerate(boxes):
                for other in boxes[index + 1:]:
                    self.assertFalse(one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3], (size, one, other))
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": False})
        texts = "[...document.querySelectorAll('.device.focused .needs')].map((each) => each.textContent)"
        self.assertEqual(self.script(f"return {texts}"), ["needs Y", "needs Y or H", "Blue needs X and Y or H"])
        self.assertEqual(len(self.all(".device.focused path.ambiguous")), 1)

    def test_a_number_is_not_beside_the_line_of_another(self):
        """Of two lines that cross, the number of the one stands where the other is not."""
        self.open("Sign.storyboard")
        place = self.ask("canvas/labels", """(() => {
          const across = { from: { x: 0, y: 0 }, to: { x: 200, y: 0 } }, down = { from: { x: 100, y: 0 }, to: { x: 100, y: 40 } };
          const label = { segment: across, isAcross: true, prefersAfter: true, anchor: { x: 100, y: 0 }, width: 60, height: 17, length: 200 };
          return m.placeLabels([label], { taken: [], soft: [], lines: [{ segment: down, x: 96, y: -4, width: 8, height: 48 }], bounds: null, unit: 1 })[0];
        })()""")
        self.assertTrue(place["x"] + 30 <= 96 or place["x"] - 30 >= 104 or place["y"] + 8.5 <= -4, place)

    def test_the_first_page_goes_on_with_what_was_open_last(self):
        self.open("B/Main.storyboard")
        self.open("Guides/Margins.storyboard")
        self.driver.get("about:blank")
        self.driver.get(self.studio.address)
        self.wait("document.querySelector('.welcome')")
        files = [entry.get_attribute("title") for entry in self.all(".welcome-list .welcome-entry")]
        self.assertEqual(len(files), len(set(files)))
        self.assertEqual(self.one(".welcome p").text.split(" ")[0], str(len(files)))
        goesOn = next(button for button in self.all(".welcome .button") if button.text.startswith("Continue"))
        self.assertEqual(goesOn.text, "Continue with Margins.storyboard")
        self.assertEqual(files[0], self.studio.file("Guides/Margins.storyboard"))
        goesOn.click()
        self.waitForState("file", lambda value: value == self.studio.file("Guides/Margins.storyboard"))
        # Of two documents of one name it tells the folder.
        self.open("A/Main.storyboard")
        self.driver.get("about:blank")
        self.driver.get(self.studio.address)
        self.wait("document.querySelector('.welcome')")
        self.assertIn("Continue with A/Main.storyboard", [button.text for button in self.all(".welcome .button")])

    def test_a_preview_counts_constraints_and_says_so(self):
        """Standard Vertical Spacing from the field to the button is one more."""
        self.open("Sign.storyboard", scene="Sig-ni-nvc", devices="retina6_12")
        told = "[...document.querySelectorAll('#inspector .attribute')].find((row) => row.textContent.startsWith('Constraints'))?.lastChild.textContent"
        self.wait(f"{told} === '10'")
        self.drag(self.place(FIELD, 0.3), self.place(BUTTON, 0.7), Keys.CONTROL)
        self.wait(f"{told} === '10 → 11'")
        self.assertTrue(self.one("#inspector .preview-mark").is_displayed())
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.wait(f"{told} === '10'")
        self.assertFalse(self.one("#inspector .preview-mark").is_displayed())

    def test_marks_agree_with_the_bar_below_them(self):
        """A tablet shows all of the result; a window of that width with the height of a phone does not, and the bar tells of that."""
        self.open("Calculator.storyboard", devices="retina6_12,ipad9_7", focus=0)
        self.wait("document.querySelector('.says').textContent.includes('Result extends')", 40)
        self.waitForState("verdicts", lambda value: value)
        marks = self.script("return [...document.querySelectorAll('.widths .mark')].map((each) => [each.title.split(':')[0], each.classList.contains('other')])")
        self.assertEqual([isOther for _, isOther in marks], [False, True], marks)

    def test_names_have_no_multiplication_sign(self):
        self.open("Sign.storyboard")
        self.assertEqual(self.script("return getComputedStyle(document.querySelector('#toolbar h1')).fontFeatureSettings"), '"calt" 0')

    def test_a_xib_has_no_scene(self):
        self.open("Contact.xib")
        self.wait("document.querySelector('#navigator [role=treeitem]')")
        self.assertNotIn("Scene", self.script("return document.querySelector('#navigator [role=treeitem]').textContent + document.querySelector('#toolbar h1').parentElement.textContent"))


if __name__ == "__main__":
    unittest.main()
