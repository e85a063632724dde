"""While a change is tried, captions, badge, sentence, bar and marks tell of the same: of the change. While fixes are tried, a bar tells how far that is."""
import time
import unittest

from flow import BUTTON, HEADER, HEIGHT, FlowTestCase
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from stand import ROOT
from states import SEVERAL
from test_hands import MADE


class PreviewTestCase(FlowTestCase):
    documents = {
        "Sign.storyboard": ROOT / "Examples/SignIn/Main.storyboard", "Conflict.storyboard": ROOT / "Examples/Conflict/Main.storyboard", "Several.storyboard": SEVERAL,
        "Made.storyboard": MADE,
    }

    def sign(self, **state):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", **state)

    def settle(self):
        self.wait("!document.querySelector('.widths.stale') && !document.querySelector('.says').textContent.includes('Checking')", 40)
        time.sleep(0.2)

    def told(self):
        """What the parts of the page tell of issues."""
        return self.script("""
          const number = (text) => Number(text?.match(/(\\d+) issue/)?.[1] ?? 0);
          return { captions: [...document.querySelectorAll(".device .caption")].map((each) => number(each.textContent)), says: document.querySelector(".says .summary").textContent,
            badge: Number(document.querySelector("#tab-issues .badge")?.textContent ?? 0), marks: [...document.querySelectorAll(".widths .mark")].map((each) => each.className.split(" ")[1]),
            bars: [...new Set([...document.querySelectorAll(".widths .bar svg rect:not(.track)")].map((each) => each.getAttribute("class")))], isStale: !!document.querySelector(".widths.stale") };""")

    def settlePreview(self):
        self.waitForState("trial", lambda value: value and value.get("list") is not None, 20)
        self.waitForState("trialWidths", lambda value: value, 20)
        self.settle()


class OneTruthTests(PreviewTestCase):
    def test_a_change_that_breaks_what_was_sound(self):
        self.sign(select=BUTTON, devices="retina6_12")
        self.settle()
        before = self.told()
        self.assertEqual((before["captions"], before["badge"], before["marks"], before["bars"]), ([0], 0, ["good"], ["good"]))
        self.one("#canvas").send_keys("p")
        self.wait("document.querySelector('dialog[open]')")
        ActionChains(self.driver).send_keys("height ≥ 60 @750, width 200").perform()
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        # Until the widths are known, nothing old is told of them.
        self.assertNotIn("No issue", self.told()["says"])
        self.settlePreview()
        tried = self.told()
        self.assertEqual((tried["captions"], tried["badge"], tried["marks"]), ([1], 1, ["bad"]))
        self.assertTrue(tried["says"].startswith("Preview: there is a conflict"), tried["says"])
        self.assertIn("bad", tried["bars"])
        self.assertFalse(tried["isStale"])
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.waitForState("ghost", lambda value: value is None)
        self.settle()
        self.assertEqual(self.told(), before)

    def test_a_fix_that_is_tried(self):
        self.open("Conflict.storyboard", tab="issues")
        self.settle()
        before = self.told()
        self.assertEqual((before["badge"], before["marks"]), (1, ["bad", "good", "bad"]))
        self.one(".issue-card button").click()
        self.wait("document.querySelector('.fix button')", 20)
        ActionChains(self.driver).move_to_element(self.one(".fix button")).perform()
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        self.settlePreview()
        tried = self.told()
        self.assertEqual((tried["captions"], tried["badge"], tried["marks"], tried["bars"]), ([0, 0, 0], 0, ["good"] * 3, ["good"]))
        self.assertTrue(tried["says"].startswith("Preview: no issue at any"), tried["says"])

    def test_the_summary_of_the_scene_counts_what_is_tried(self):
        self.sign(devices="retina6_12,retina6_9")
        self.settle()
        self.drag(self.place("Nam-fi-eld", 0.3), self.place(BUTTON, 0.7), Keys.CONTROL)
        self.wait("document.querySelector('[role=menu]')")
        self.settlePreview()
        tried = self.told()
        self.assertEqual((tried["captions"], tried["badge"], tried["marks"]), ([1, 1], 1, ["bad", "bad"]))
        shown = self.script("return [...document.querySelectorAll('#inspector .attribute')].find((row) => row.textContent.startsWith('Issues')).lastChild.textContent")
        self.assertEqual(shown, "0 → 1")

    def test_a_drag_says_that_widths_wait(self):
        self.sign(select=HEADER, devices="retina6_12")
        self.settle()
        start = self.place(HEADER, 0.5, 1)
        actions = self.move(start).click_and_hold()
        for step in range(1, 6):
            actions.w3c_actions.pointer_action.move_to_location(round(start[0]), round(start[1] + 8 * step))
            actions.pause(0.03)
        actions.perform()
        self.waitForState("ghost", lambda value: value and any(value["pictures"]))
        self.wait("document.querySelector('.says .summary').textContent === 'Preview: widths are not checked yet'")
        ActionChains(self.driver).send_keys(Keys.ESCAPE).release().perform()
        ActionChains(self.driver).reset_actions()


class FixProgressTests(PreviewTestCase):
    def test_a_bar_while_fixes_are_tried(self):
        """The studio tells how many changes it has tried, and the card shows it until the fixes are there."""
        self.open("Several.storyboard", tab="issues")
        self.wait("document.querySelectorAll('.issue-card').length > 3 && !document.querySelector('.checking')", 40)
        self.script("""window.bars = [];
          new MutationObserver(() => { const bar = document.querySelector(".issue-card .busy progress"); if (bar) window.bars.push([bar.value, bar.max, bar.closest(".busy").textContent]); })
            .observe(document.getElementById("navigator"), { subtree: true, childList: true, attributes: true });""")
        self.all(".issue-card button")[0].click()
        self.wait("document.querySelector('.fix button, .fixes > p')", 30)
        bars = self.script("return window.bars")
        values = [value for value, _, _ in bars]
        self.assertGreater(len(set(values)), 2, bars)
        self.assertEqual(values, sorted(values))
        self.assertTrue(all(0 <= value <= most for value, most, _ in bars))
        self.assertRegex(bars[-1][2], r"^Trying fixes…\d+ of \d+$")
        self.assertEqual(self.all(".issue-card .busy"), [])

    def test_the_studio_answers_meanwhile(self):
        """What is asked while fixes are tried does not wait for all of them."""
        self.open("Several.storyboard", tab="issues")
        self.wait("document.querySelectorAll('.issue-card').length > 3 && !document.querySelector('.checking')", 40)
        order = self.driver.execute_async_script("""const done = arguments[0];
          const order = [];
          import(new URL("js/store.js", document.baseURI)).then(async ({ state }) => {
            const ask = (path) => fetch(new URL(path, document.baseURI)).then((answer) => answer.json());
            const file = encodeURIComponent(state.file);
            const fixes = ask(`api/fixes?file=${file}&issue=0&version=${state.issues.version}`).then(() => order.push("fixes"));
            await new Promise((resolve) => setTimeout(resolve, 10));
            await ask("api/documents").then(() => order.push("documents"));
            await fixes;
            done(order);
          });""")
        self.assertEqual(order, ["documents", "fixes"])


if __name__ == "__main__":
    unittest.main()
