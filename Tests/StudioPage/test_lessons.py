"""A lesson beside the canvas: its text, hints, and a check that ticks itself off."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from flow import FlowTestCase
from stand import ROOT, TRELLIS, Studio
import test_accessibility


class Teaching(Studio):
    """A studio with a lesson in a folder of its own."""

    def __init__(self, lesson):
        self.isOwn = True
        self.folder = Path(tempfile.mkdtemp(prefix="lesson-"))
        command = [TRELLIS, "studio", "--lesson", lesson, self.file("rows")]
        if "STUDIO_PAGE" in os.environ:
            command += ["--page", os.environ["STUDIO_PAGE"]]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "XDG_STATE_HOME": str(self.folder / ".state")})
        self.address = self.process.stdout.readline().strip()
        self.host, self.port = self.address.split("/")[2].split(":")

    def edit(self, *arguments):
        subprocess.run([TRELLIS, "edit", self.file("rows/Screen.storyboard"), *arguments], check=True, capture_output=True)


class LessonTestCase(FlowTestCase):
    documents = {}
    lesson = "6"

    def setUp(self):
        self.studio = Teaching(self.lesson)
        self.addCleanup(self.studio.end)
        self.addCleanup(self.driver.get, "about:blank")

    def openLesson(self):
        self.driver.get("about:blank")
        self.driver.get(self.studio.address)
        self.wait("document.body.dataset.ready")
        return self.waitForVerdict(lambda verdict: not verdict["isRight"])

    def waitForVerdict(self, test):
        return self.waitForState("verdict", lambda verdict: verdict and test(verdict))

    def checks(self):
        return [(item.text.split("\n")[0].replace(" is right", "").replace(" is not right", ""), "right" in item.get_attribute("class")) for item in self.all(".lesson-checks li")]

    def button(self, title):
        found = next(button for button in self.all("#lesson button") if button.text.startswith(title))
        self.script("arguments[0].scrollIntoView({ block: 'center' })", found)
        return found


class LearningTests(LessonTestCase):
    def test_the_lesson_ticks_itself_off(self):
        """Three rows: the starter's have distances of their own to the top, which lesson.yaml says is wrong when Red is higher."""
        self.openLesson()
        self.assertTrue(self.state("file").endswith("rows/Screen.storyboard"))
        self.assertIn("Three rows", self.one("#lesson").text)
        self.assertIn(("Yellow", False), self.checks())
        # In the words of the inspectors, without identifiers.
        said = self.one(".lesson-checks").text
        self.assertIn("The top comes from Yellow.top = View.top + 180.", said)
        self.assertNotIn("==", said)
        self.assertNotIn("yellow-from", said)
        self.studio.edit("delete", "yellow-from-the-top", "green-from-the-top")
        self.studio.edit("constrain", "Yellow.top = Red.bottom + 20")
        # The task asks for 30.
        verdict = self.waitForVerdict(lambda verdict: any("10 points too high" in (view.get("complaint") or "") for view in verdict["views"]))
        self.assertEqual([view["isRight"] for view in verdict["views"]][:2], [True, False])
        self.wait("document.querySelector('.lesson-checks').textContent.includes('Yellow is 10 points too high on an iPhone SE')")

    def test_an_edit_on_the_page_is_checked_before_it_is_saved(self):
        self.openLesson()
        self.script("import(new URL('js/store.js', document.baseURI)).then(({ set }) => set({ saves: false }))")
        perform = """
          const done = arguments[1];
          import(new URL("js/model/session.js", document.baseURI)).then(({ perform }) => perform(arguments[0], "Edit")).then(done);"""
        before = self.studio.text("rows/Screen.storyboard")
        self.driver.execute_async_script(perform, [{"verb": "delete", "objects": ["yellow-from-the-top", "green-from-the-top"]}])
        for text in ["Yellow.top = Red.bottom + 30", "Green.top = Yellow.bottom + 30"]:
            self.driver.execute_async_script(perform, [{"verb": "constrain", "text": text}])
        self.waitForVerdict(lambda verdict: verdict["isRight"])
        self.wait("document.querySelector('.lesson-correct')")
        self.assertEqual(self.studio.text("rows/Screen.storyboard"), before)
        self.assertEqual([isRight for _, isRight in self.checks()], [True, True, True])

    def test_hints_come_one_after_another_and_then_the_answer(self):
        self.openLesson()
        for number in [1, 2, 3]:
            self.button(f"Show Hint {number} of 3").click()
            self.wait(f"document.querySelectorAll('.lesson-hints li').length === {number}")
        self.button("Show Answer").click()
        self.wait("document.querySelector('#lesson pre')")
        self.assertIn("Yellow.top", self.one("#lesson").text)

    def test_the_next_lesson_is_made_beside_this_one(self):
        self.openLesson()
        self.button("Next:").click()
        lesson = self.waitForState("lesson", lambda lesson: lesson["number"] == 7)
        self.waitForState("file", lambda file: file == lesson["file"])
        self.assertTrue(Path(lesson["file"]).exists())
        self.assertEqual(Path(lesson["file"]).parents[1], self.studio.folder)
        self.waitForVerdict(lambda verdict: not verdict["isRight"])

    def test_the_panel_can_be_hidden(self):
        self.openLesson()
        self.one("[aria-label='Hide Lesson']").click()
        self.wait("document.querySelector('.lesson-body').hidden")
        self.one("[aria-label='Show Lesson 6']").click()
        self.wait("!document.querySelector('.lesson-body').hidden")

    def test_a_lesson_is_accessible(self):
        self.openLesson()
        self.button("Show Hint 1").click()
        self.check("a lesson")

    def test_nothing_is_wider_than_the_page(self):
        self.openLesson()
        for width in [390, 768, 1440, 3840]:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
            self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), width)
            self.assertGreater(self.script("return document.querySelector('.lesson-body').getBoundingClientRect().width"), 200)
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": False})

    violations, check = test_accessibility.AccessibilityTests.violations, test_accessibility.AccessibilityTests.check


class CodeLessonTests(LessonTestCase):
    lesson = "60"

    def test_code_is_checked_at_each_save(self):
        self.openLesson()
        self.assertIn("Constraints.swift", self.one("#lesson").text)
        answer = (ROOT / "Lessons/60-centred-in-code/Answer.swift").read_text()
        (self.studio.folder / "rows/Constraints.swift").write_text(answer)
        self.waitForVerdict(lambda verdict: verdict["isRight"])


class FirstPageTests(FlowTestCase):
    documents = {f"{name}.storyboard": ROOT / "Examples/Conflict/Main.storyboard" for name in "ABCDE"}

    def test_the_first_page_offers_lessons(self):
        self.driver.get("about:blank")
        self.driver.get(self.studio.address)
        self.wait("document.querySelectorAll('.lesson-steps li').length >= 60")
        # The first chapter is open: what each lesson asks for, and what its check looks at.
        shown = self.script("return [...document.querySelectorAll('.lesson-steps li')].filter((each) => each.checkVisibility()).map((each) => [...each.querySelectorAll('b, .task, .facts')].map((part) => part.textContent))")
        self.assertGreater(len(shown), 3)
        self.assertLess(len(shown), 20)
        self.assertEqual(shown[0][0], "1 Four numbers")
        for _, task, facts in shown:
            self.assertGreater(len(task), 20)
            self.assertRegex(facts, r"^Check: \d+ views? on \d+ screens?$")
        self.one(".lesson-steps .welcome-entry").click()
        lesson = self.waitForState("lesson", lambda lesson: lesson and lesson["number"] == 1)
        self.assertEqual(Path(lesson["file"]).parents[1], self.studio.folder)
        self.wait("!document.querySelector('#lesson').hidden")


if __name__ == "__main__":
    unittest.main()
