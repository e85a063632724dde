"""Constraints in words, and grids of copies: what is typed becomes changes, and these become bytes and frames."""
import re
import unittest

from flow import FlowTestCase
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_hands import MADE

ONE, TWO = "one-aa-001", "two-aa-001"
NEIGHBORS = [{"id": "saf-aa-001", "name": "Safe Area"}, {"id": "lab-aa-001", "name": "Hello"}]
# What is typed for one view, and the changes that it means.
MEANT = [
    ("leading trailing 12", [{"verb": "pin", "edges": {"leading": 12, "trailing": 12}}]),
    ("left right standard", [{"verb": "pin", "edges": {"leading": "standard", "trailing": "standard"}}]),
    ("edges 0", [{"verb": "pin", "edges": {"top": 0, "leading": 0, "trailing": 0, "bottom": 0}}]),
    ("bottom", [{"verb": "pin", "edges": {"bottom": "current"}}]),
    ("top -4.5, width 100", [{"verb": "pin", "edges": {"top": -4.5}}, {"verb": "pin", "width": 100}]),
    ("width height 44", [{"verb": "pin", "width": 44, "height": 44}]),
    ("width >= 80 @750", [{"verb": "pin", "width": 80, "relation": "greaterThanOrEqual", "priority": 750}]),
    ("height ≤ 200", [{"verb": "pin", "height": 200, "relation": "lessThanOrEqual"}]),
    ("ratio 16:9", [{"verb": "pin", "aspectRatio": "16:9"}]),
    ("aspect ratio", [{"verb": "pin", "aspectRatio": "current"}]),
    ("top 8 to safe area", [{"verb": "pin", "edges": {"top": 8}, "neighbors": {"top": "saf-aa-001"}}]),
    ("top 8 to hel", [{"verb": "pin", "edges": {"top": 8}, "neighbors": {"top": "lab-aa-001"}}]),
    ("center", [{"verb": "align", "centerX": 0, "centerY": 0}]),
    ("center horizontally", [{"verb": "align", "centerX": 0}]),
    ("center y 20 @999", [{"verb": "align", "centerY": 20, "priority": 999}]),
    ("ratio 4:5 in hR", [{"verb": "pin", "aspectRatio": "4:5"}, {"verb": "install", "objects": ["$0.*"], "isInstalled": False},
                         {"verb": "install", "objects": ["$0.*"], "sizeClass": "hR", "isInstalled": True}]),
    ("top 1, top 2 in wc HC", [{"verb": "pin", "edges": {"top": 1}}, {"verb": "pin", "edges": {"top": 2}}, {"verb": "install", "objects": ["$1.*"], "isInstalled": False},
                               {"verb": "install", "objects": ["$1.*"], "sizeClass": "wC hC", "isInstalled": True}]),
]
# What means nothing, with a word of the sentence that says so.
MEANINGLESS = [("upper 8", "upper"), ("8", "Write"), ("equal widths", "two views"), ("top 8 to moon", "moon"), ("width 8 to hello", "edges"), ("leading 4:5", "ratio"), ("center ≥ 4", "center")]


class WordTests(FlowTestCase):
    documents = {"Main.storyboard": MADE}

    def changes(self, text, objects=(ONE,)):
        return self.driver.execute_async_script("""
          const done = arguments[3];
          import(new URL("js/ui/words.js", document.baseURI)).then(({ changesOfWords, countOf }) => {
            try { const made = changesOfWords(arguments[0], arguments[1], { neighborsOf: () => arguments[2] }); done({ made, count: countOf(made) }); } catch (error) { done({ problem: error.message }); }
          });""", text, list(objects), NEIGHBORS)

    def test_words_mean_changes(self):
        self.open("Main.storyboard")
        for text, meant in MEANT:
            found = self.changes(text)
            self.assertEqual(found.get("made"), [{**change, "objects": change.get("objects", [ONE])} for change in meant], text)
        self.assertEqual(self.changes("equal widths, edges 0", [ONE, TWO])["count"], 1 + 8)

    def test_what_means_nothing_is_told(self):
        self.open("Main.storyboard")
        for text, word in MEANINGLESS:
            found = self.changes(text)
            self.assertIn(word, found.get("problem", ""), f"{text}: {found}")

    def test_typed_words_are_added_in_one_step(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0, select=ONE)
        self.one("#canvas").send_keys("p")
        self.wait("document.querySelector('dialog[open]')")
        # The field of the top edge has the focus: a letter leads to the words.
        ActionChains(self.driver).send_keys("leading 30, top 11 to safe area, width height 90").perform()
        self.wait("document.querySelector('dialog .main').textContent === 'Add 4 Constraints'")
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        ActionChains(self.driver).send_keys(Keys.ENTER).perform()
        self.waitForVersion(2)
        # The safe area of the device begins 59 points below its upper edge.
        self.waitForFrame(ONE, [30, 59 + 11, 90, 90])
        self.assertEqual(len(re.findall("<constraint ", self.studio.text("Main.storyboard"))), 4)
        self.one("#canvas").send_keys(Keys.CONTROL, "z")
        self.waitForVersion(3)
        self.assertEqual(self.studio.text("Main.storyboard"), MADE)

    def test_a_size_class_has_constraints_of_its_own(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0, select=ONE)
        self.one("#canvas").send_keys("p")
        self.wait("document.querySelector('dialog[open]')")
        ActionChains(self.driver).send_keys("leading 30, top 11, height 90, width 60 in hR, width 80 in hC", Keys.ENTER).perform()
        self.waitForVersion(2)
        self.waitForFrame(ONE, [30, None, 60, 90])
        self.one("[aria-label='Landscape']").click()
        self.wait("document.querySelector('.device').offsetWidth === 852")
        self.waitForFrame(ONE, [None, None, 80, 90])
        self.assertEqual(len(re.findall(r'<variation key="heightClass=(regular|compact)">', self.studio.text("Main.storyboard"))), 2)


class GridTests(FlowTestCase):
    documents = {"Main.storyboard": MADE}

    def test_texts_are_parted(self):
        self.open("Main.storyboard")
        for line, parts in [("7 8  9", ["7", "8", "9"]), ("Sign in, Sign up", ["Sign in", "Sign up"]), ("1 2 , 0", ["1", "2", ",", "0"]), ("a,,b", ["a", "", "b"]), ("", [])]:
            found = self.driver.execute_async_script("""const done = arguments[1];
              import(new URL("js/ui/grid.js", document.baseURI)).then(({ textsOf }) => done(textsOf(arguments[0])));""", line)
            self.assertEqual(found, parts, line)

    def test_a_button_becomes_a_grid(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0, select="but-aa-001")
        self.one("#canvas").send_keys("g")
        self.wait("document.querySelector('.grid-panel')")
        ActionChains(self.driver).send_keys("3", Keys.TAB, "2", Keys.TAB, "10", Keys.TAB, "a b c d e").perform()
        self.wait("document.querySelector('.grid-panel .main').textContent === 'Make 3 × 2'")
        ActionChains(self.driver).send_keys(Keys.ENTER).perform()
        self.waitForVersion(2)
        text = self.studio.text("Main.storyboard")
        stacks = re.findall(r"<stackView [^>]*>", text)
        self.assertEqual(len(stacks), 3)
        for stack in stacks:
            self.assertIn('distribution="fillEqually"', stack)
            self.assertIn('spacing="10"', stack)
        self.assertEqual([("axis=\"vertical\"" in stack) for stack in stacks], [True, False, False])
        # The last cell has the title of the button that was repeated.
        self.assertEqual(re.findall(r'<state key="normal" title="([^"]*)"', text), ["a", "b", "c", "d", "e", "Go"])
        outer = re.search(r'<stackView [^>]*id="([^"]*)"', text).group(1)
        self.waitForState("selection", lambda value: value == [outer])
        # Three cells of 80 by 30 points with 10 between, where the button was.
        self.waitForFrame(outer, [200, 300, 260, 70])
        self.one("#canvas").send_keys(Keys.CONTROL, "z")
        self.waitForVersion(3)
        self.assertEqual(self.studio.text("Main.storyboard"), MADE)

    def test_there_are_as_many_views_as_texts(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0, select="but-aa-001")
        self.one("#canvas").send_keys("g")
        self.wait("document.querySelector('.grid-panel')")
        ActionChains(self.driver).send_keys("2", Keys.TAB, Keys.TAB, "10", Keys.TAB, "a b c").perform()
        self.wait("document.querySelector('.grid-panel .main').textContent === 'Make 3 Views'")
        ActionChains(self.driver).send_keys(Keys.ENTER).perform()
        self.waitForVersion(2)
        text = self.studio.text("Main.storyboard")
        self.assertEqual(re.findall(r'<state key="normal" title="([^"]*)"', text), ["a", "b", "c"])
        # The last row has one view, which fills it.
        last = re.findall(r'<button [^>]*id="([^"]*)"', text)[-1]
        self.waitForFrame(last, [200, 340, 170, 30])

    def test_a_view_in_a_stack_view_is_told(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0, select=f"{ONE},{TWO}")
        self.one("#canvas").send_keys("e")
        self.waitForVersion(2)
        # The stack view is selected once it is there.
        self.waitForState("selection", lambda value: value not in [[ONE, TWO], [ONE]])
        self.click(self.place(ONE))
        self.waitForState("selection", lambda value: value == [ONE])
        self.one("#canvas").send_keys("g")
        self.wait("document.querySelector('.message')")
        self.assertFalse(self.all(".grid-panel"))


if __name__ == "__main__":
    unittest.main()
