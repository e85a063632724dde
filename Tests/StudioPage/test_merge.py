"""An open merge of git: both versions, questions with answers, the result, the file, and what is left to do."""
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import stand
import test_accessibility
from flow import HEADER, HEIGHT, SIGN_IN, FlowTestCase
from selenium.webdriver.common.keys import Keys

NAME = "Main.storyboard"
ENVIRONMENT = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}
LABEL = "Gre-et-ing"


def git(folder, *words, fails=False):
    done = subprocess.run(["git", "-C", str(folder), "-c", "user.name=N", "-c", "user.email=n@example.com", "-c", "commit.gpgsign=false", *words], capture_output=True, text=True, env=ENVIRONMENT)
    assert (done.returncode != 0) == fails, f"git {words}: {done.stdout}{done.stderr}"
    return done.stdout


def terminal(folder, *words):
    return subprocess.run([stand.TRELLIS, "merge", *words], cwd=folder, capture_output=True, text=True, env=ENVIRONMENT)


@unittest.skipUnless(shutil.which("git"), "git is missing")
class MergeTestCase(FlowTestCase):
    documents = SIGN_IN

    def version(self, height, greeting, *more):
        """The document with the height of the header, the text of a label in another scene, and what the side changes alone."""
        text = self.base.replace(f'constant="80" id="{HEIGHT}"', f'constant="{height}" id="{HEIGHT}"').replace('text="Hello"', f'text="{greeting}"')
        for old, new in more:
            self.assertIn(old, text)
            text = text.replace(old, new)
        return text

    def conflict(self, withDriver=True):
        """Two branches that changed the same height and the same text, and one thing each alone; git merges them, and both are open."""
        folder = self.studio.folder
        self.base = self.studio.text(NAME)
        self.assertIn(f'constant="80" id="{HEIGHT}"', self.base)

        def commit(text):
            (folder / NAME).write_text(text)
            git(folder, "add", "-A")
            git(folder, "commit", "-q", "-m", "change")
        git(folder, "init", "-q", "-b", "main")
        if withDriver:
            self.assertEqual(terminal(folder, "--install").returncode, 0)
        commit(self.base)
        git(folder, "checkout", "-q", "-b", "side")
        commit(self.version(120, "Welcome", ('title="Sign In" id="Nav-it-emm"', 'title="Log In" id="Nav-it-emm"')))
        git(folder, "checkout", "-q", "main")
        commit(self.version(100, "Good day", ("<outlet property=\"headerHeight\" destination=\"Csg-04-aaa\" id=\"Out-03-aaa\"/>\n", "<outlet property=\"height\" destination=\"Csg-04-aaa\" id=\"Out-03-aaa\"/>\n")))
        git(folder, "merge", "-q", "side", fails=True)
        self.assertEqual(self.stages(), 3)

    def stages(self):
        return len(git(self.studio.folder, "ls-files", "-u").splitlines())

    def inTerminal(self, *answers):
        """The bytes that the same answers on the terminal give, in a copy of the repository."""
        with tempfile.TemporaryDirectory() as scratch:
            copy = Path(scratch) / "copy"
            shutil.copytree(self.studio.folder, copy, symlinks=True)
            done = terminal(copy, "--questions", NAME, *[f"--take={answer}" for answer in answers])
            self.assertIn(done.returncode, (0, 1), done.stderr)
            return (copy / NAME).read_bytes()

    def openMerge(self):
        self.open(NAME)
        self.wait("document.querySelector('#strip .button')")
        self.assertIn("Git has an open merge", self.one("#strip").text)
        self.one("#strip .button").click()
        self.waitForDialog()

    def waitForDialog(self):
        self.wait("document.querySelectorAll('dialog.merge[open] .question').length === 2")

    def choice(self, number, side):
        return self.all("dialog.merge .question")[number - 1].find_element("css selector", f".choice[data-side={side}]")

    def answer(self, number, side):
        self.choice(number, side).click()
        self.wait(f"""document.querySelectorAll('dialog.merge .question')[{number - 1}].querySelector('.choice[data-side={side}]').getAttribute('aria-pressed') === 'true'""")

    def save(self):
        self.one(".merge-save").click()

    def foot(self, text):
        self.wait(f"document.querySelector('.merge-foot').textContent.includes({text!r})")
        return self.one(".merge-foot").text

    def pane(self, version, id):
        """Whether a picture has the view, by its marks in the drawing."""
        return self.script("return document.querySelector(`.merge-pane[data-version=${arguments[0]}] [data-id='${arguments[1]}']`) !== null", version, id)

    def drawn(self, version):
        return self.script("return document.querySelector(`.merge-pane[data-version=${arguments[0]}] .merge-screen`).textContent", version)


class MergeTests(MergeTestCase):
    def test_two_answers_give_the_bytes_of_the_terminal(self):
        self.conflict()
        expected = self.inTerminal("1=theirs", "2=ours")
        left = (self.studio.folder / NAME).read_bytes()
        self.assertIn(b'constant="100" id="Csg-04-aaa"', left)
        self.openMerge()
        # Three pictures of the scene of the first question, and its words.
        self.wait("document.querySelectorAll('.merge-pane svg [data-id]').length > 0")
        self.assertEqual([self.pane(version, HEADER) for version in ("ours", "theirs", "result")], [True] * 3)
        captions = [caption.text.split() for caption in self.all(".merge-pane figcaption")]
        self.assertEqual(captions[:2], [["Ours", "main"], ["Theirs", "side"]])
        first, second = [question.text for question in self.all("dialog.merge .question")]
        self.assertIn("before: 80", first)
        self.assertIn("before: “Hello”", second)
        # What either answer does to frames: the header is as high as the constant says.
        self.wait("document.querySelectorAll('.question .choice small').length === 4")
        self.assertRegex(self.choice(1, "ours").text, r"100\n.*height 100\b")
        self.assertRegex(self.choice(1, "theirs").text, r"120\n.*height 120\b")
        self.assertNotIn("height", self.choice(2, "ours").text)
        self.assertIn("“Good day”: x ", self.choice(2, "ours").text)
        self.assertIn("“Welcome”: x ", self.choice(2, "theirs").text)
        self.wait("document.querySelectorAll('.merge-marks rect').length > 0")
        # One click for each question; the result shows it, and the file is as git left it.
        self.answer(1, "theirs")
        self.foot("1 of 2 questions is open.")
        self.answer(2, "ours")
        self.foot("Everything is answered.")
        self.assertEqual((self.studio.folder / NAME).read_bytes(), left)
        self.wait("document.querySelector('.merge-pane[data-version=result] .merge-screen').textContent.includes('Good day')")
        self.assertIn("Welcome", self.drawn("theirs"))
        # One undo for each answer.
        self.one("dialog.merge [aria-label^='Undo Question 2: Ours']").click()
        self.foot("1 of 2 questions is open.")
        self.one("dialog.merge [aria-label^='Undo Question 1: Theirs']").click()
        self.foot("2 of 2 questions are open.")
        self.press(Keys.CONTROL, Keys.SHIFT, "z")
        self.foot("1 of 2 questions is open.")
        self.press(Keys.CONTROL, Keys.SHIFT, "z")
        self.foot("Everything is answered.")
        self.save()
        self.assertIn(f"git add {self.studio.file(NAME)}", self.foot("Saved. Everything is answered."))
        self.assertEqual((self.studio.folder / NAME).read_bytes(), expected)
        text = self.studio.text(NAME)
        for part in ['constant="120" id="Csg-04-aaa"', 'text="Good day"', 'title="Log In"', 'property="height"']:
            self.assertIn(part, text)
        # Git has the merge open until it is told.
        self.assertEqual(self.stages(), 3)
        git(self.studio.folder, "add", NAME)
        self.script("dispatchEvent(new Event('focus'))")
        self.wait("!document.querySelector('dialog.merge')")
        self.wait("document.querySelector('#strip').hidden")
        git(self.studio.folder, "commit", "-q", "-m", "merged")
        # The canvas shows what was written.
        self.waitForState("document", lambda value: value["state"]["version"] == 2)

    def test_a_question_that_is_left_open_stays_open(self):
        self.conflict()
        expected = self.inTerminal("2=theirs")
        self.openMerge()
        self.answer(2, "theirs")
        self.save()
        self.foot("Saved. 1 of 2 questions is open.")
        self.assertEqual((self.studio.folder / NAME).read_bytes(), expected)
        # Another answer to what was answered, in one more step.
        self.answer(2, "ours")
        self.foot("1 of 2 questions is open.")
        self.assertTrue(self.one("dialog.merge [aria-label^='Undo Question 2: Ours']").is_enabled())

    def test_a_document_with_markers_is_merged(self):
        self.conflict(withDriver=False)
        self.assertIn("<<<<<<<", self.studio.text(NAME))
        expected = self.inTerminal("1=ours", "2=theirs")
        self.driver.get("about:blank")
        self.driver.get(f"{self.studio.address}#file={self.studio.file(NAME)}")
        # It cannot be shown, and the merge opens at once.
        self.waitForDialog()
        self.answer(1, "ours")
        self.answer(2, "theirs")
        self.save()
        self.foot("Saved. Everything is answered.")
        self.assertEqual((self.studio.folder / NAME).read_bytes(), expected)
        self.waitForState("file", lambda value: value == self.studio.file(NAME))

    def test_a_merge_that_begins_while_the_document_is_open_is_offered(self):
        self.open(NAME)
        self.waitForState("pictures", lambda value: value and value[0])
        self.assertTrue(self.one("#strip").get_property("hidden"))
        self.conflict()
        self.wait("document.querySelector('#strip').textContent.includes('Git has an open merge')")
        self.wait("document.querySelector('#strip').textContent.includes('2 of 2 questions are open.')")
        self.tab("navigator", "Files")
        self.wait("[...document.querySelectorAll('#navigator [role=treeitem]')].some((row) => row.textContent.includes('merge'))")

    def test_what_another_program_wrote_is_not_overwritten_in_silence(self):
        self.conflict()
        self.openMerge()
        self.answer(1, "theirs")
        self.answer(2, "theirs")
        expected = self.inTerminal("all=theirs")
        path = self.studio.folder / NAME
        other = path.read_text().replace('title="Log In"', 'title="Other"')
        path.write_text(other)
        self.save()
        self.foot("Another program changed the file after you opened the merge. Trellis did not write the file.")
        self.assertEqual(path.read_text(), other)
        next(button for button in self.all(".merge-foot button") if button.text == "Replace It").click()
        self.foot("Saved. Everything is answered.")
        self.assertEqual(path.read_bytes(), expected)

    def test_a_merge_that_was_given_up_writes_nothing(self):
        self.conflict()
        self.openMerge()
        self.answer(1, "theirs")
        git(self.studio.folder, "merge", "--abort")
        before = self.studio.text(NAME)
        status, answer = self.studio.request("api/merge", {"file": self.studio.file(NAME), "action": "save"})
        self.assertEqual(status, 409)
        self.assertIn("the merge of these versions is no longer open", answer["message"])
        self.assertEqual(self.studio.text(NAME), before)
        # The page finds out by itself, for git wrote the file.
        self.wait("!document.querySelector('dialog.merge')")

    def test_changes_after_the_merge_are_warned_of(self):
        self.conflict()
        path = self.studio.folder / NAME
        path.write_text(path.read_text().replace('title="Log In"', 'title="Other"'))
        self.openMerge()
        self.foot("The file was changed after git merged it. Save replaces these changes.")

    def test_requests_that_make_no_sense_are_refused(self):
        file = self.studio.file(NAME)
        self.assertEqual(self.studio.request(f"api/merge?file={file}"), (200, {}))
        self.assertEqual(self.studio.request("api/merge", {"file": file, "action": "save"})[0], 409)
        self.assertEqual(self.studio.request("api/merge?file=/etc/passwd")[0], 404)
        self.conflict()
        status, answer = self.studio.request("api/merge", {"file": file, "action": "answer", "key": "none", "side": "ours"})
        self.assertEqual((status, answer["message"]), (409, "Another answer already answers this question."))
        self.assertEqual(self.studio.request("api/merge", {"file": file, "action": "undo"})[0], 409)
        self.assertEqual(self.studio.request("api/merge", {"file": file, "action": "answer", "key": "none", "side": "both"})[0], 409)
        self.assertEqual(self.studio.request("api/merge", {"file": file, "action": "burn"})[0], 400)

    def test_nothing_is_wrong_for_assistive_techniques(self):
        self.conflict()
        self.openMerge()
        self.wait("document.querySelectorAll('.question .choice small').length === 4")
        self.answer(1, "theirs")
        test_accessibility.AccessibilityTests.check(self, "merge")

    def violations(self):
        return test_accessibility.AccessibilityTests.violations(self)


class WithoutGitTests(MergeTestCase):
    """A studio that finds no git."""

    def setUp(self):
        super().setUp()
        self.conflict(withDriver=False)
        self.other = Path(tempfile.mkdtemp(prefix="no-git-"))
        self.addCleanup(shutil.rmtree, self.other)
        folder, process = self.studio.folder, self.studio.process
        process.terminate()
        process.wait(timeout=10)
        self.studio.process = subprocess.Popen(
            [stand.TRELLIS, "studio", str(folder), *(["--page", os.environ["STUDIO_PAGE"]] if "STUDIO_PAGE" in os.environ else [])], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PATH": str(self.other)})
        process.stdout.close()
        process.stderr.close()
        self.studio.address = self.studio.process.stdout.readline().strip()

    def test_the_reason_is_told(self):
        before = self.studio.text(NAME)
        self.driver.get("about:blank")
        self.driver.get(f"{self.studio.address}#file={self.studio.file(NAME)}")
        self.wait("[...document.querySelectorAll('.message')].some((message) => /conflict markers.*git, which is not installed or not in PATH/.test(message.textContent))")
        self.assertEqual(self.studio.text(NAME), before)


if __name__ == "__main__":
    unittest.main()
