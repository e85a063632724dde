"""Documents on disk, in two windows, in several languages, and a server that cannot have what it wants."""
import os
import re
import socket
import subprocess
import unittest

import stand
from flow import HEADER, HEIGHT, ROOT, SIGN_IN, FlowTestCase
from selenium.webdriver.common.keys import Keys


class OutsideTests(FlowTestCase):
    documents = SIGN_IN

    def write(self, old, new):
        path = self.studio.folder / "Main.storyboard"
        path.write_text(path.read_text().replace(old, new))

    def height(self, value):
        """Types the height of the header."""
        field = self.one(f'#inspector [data-constraint="{HEIGHT}"] input')
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(f"{value}", Keys.ENTER)

    def saveOnRequest(self):
        self.one("[aria-label^='Each edit is saved']").click()
        self.waitForState("saves", lambda value: value is False)

    def test_a_change_outside_is_shown_while_the_document_is_open(self):
        self.openSignIn(select=HEADER)
        self.write('constant="80"', 'constant="200"')
        self.waitForFrame(HEADER, [None, None, None, 200])
        self.one("[aria-label^='Undo Change on Disk']").click()
        self.waitForFrame(HEADER, [None, None, None, 80])
        self.assertIn('constant="80"', self.constant(HEIGHT))

    def test_changes_of_both_sides_are_joined(self):
        self.openSignIn(select=HEADER)
        self.saveOnRequest()
        self.height(120)
        self.waitForVersion(2)
        self.assertIn('constant="80"', self.constant(HEIGHT))
        # Stored frames follow the edit, so that a change beside one of them would be a conflict.
        self.write('appearance="light"', 'appearance="dark"')
        self.waitForVersion(3)
        self.one("#canvas").send_keys(Keys.CONTROL, "s")
        self.waitForState("document", lambda value: value["state"]["isSaved"])
        self.assertIn('constant="120"', self.constant(HEIGHT))
        self.assertIn('appearance="dark"', self.studio.text("Main.storyboard"))

    def conflict(self):
        self.openSignIn(select=HEADER)
        self.saveOnRequest()
        self.height(120)
        self.waitForVersion(2)
        self.write('constant="80"', 'constant="50"')
        self.waitForState("document", lambda value: value["state"]["isConflicting"])
        self.assertIn('constant="50"', self.constant(HEIGHT))
        self.wait("document.querySelectorAll('#strip button').length === 3")

    def choose(self, title):
        next(button for button in self.all("#strip button") if button.text == title).click()

    def test_a_conflict_ends_with_the_version_of_the_page(self):
        self.conflict()
        self.choose("Keep My Version")
        self.waitForState("document", lambda value: not value["state"]["isConflicting"] and value["state"]["isSaved"])
        self.assertIn('constant="120"', self.constant(HEIGHT))

    def test_a_conflict_ends_with_the_version_on_disk(self):
        self.conflict()
        self.choose("Use Version on Disk")
        self.waitForFrame(HEADER, [None, None, None, 50])
        self.assertIn('constant="50"', self.constant(HEIGHT))

    def test_a_file_that_is_half_written_changes_nothing(self):
        self.openSignIn()
        text = self.studio.text("Main.storyboard")
        (self.studio.folder / "Main.storyboard").write_text(text[:900])
        self.waitForState("document", lambda value: value["state"].get("problem"))
        self.assertEqual(self.frame(HEADER)[3], 80)
        (self.studio.folder / "Main.storyboard").write_text(text)
        self.waitForState("document", lambda value: not value["state"].get("problem"))
        self.assertEqual(self.state("document")["state"]["version"], 1)

    def test_a_file_that_cannot_be_written_keeps_its_edits_on_the_page(self):
        """The folder takes no new file, by which the old one would be replaced; root is stopped by an attribute of the file system only."""
        self.openSignIn(select=HEADER)
        path = self.studio.folder / "Main.storyboard"
        before = path.read_text()
        path.chmod(0o444)
        self.studio.folder.chmod(0o555)
        isRoot = os.geteuid() == 0
        if isRoot and subprocess.run(["chattr", "+i", str(path)], capture_output=True).returncode != 0:
            self.skipTest("root can write everything here")
        try:
            self.height(120)
            self.wait("document.querySelector('#strip:not([hidden])')?.textContent.includes('was not saved')")
            self.waitForFrame(HEADER, [None, None, None, 120])
            self.assertFalse(self.state("document")["state"]["isSaved"])
            self.assertEqual(path.read_text(), before)
        finally:
            if isRoot:
                subprocess.run(["chattr", "-i", str(path)])
            self.studio.folder.chmod(0o755)
            path.chmod(0o644)
        self.one("#canvas").send_keys(Keys.CONTROL, "s")
        self.waitForState("document", lambda value: value["state"]["isSaved"])
        self.assertIn('constant="120"', self.constant(HEIGHT))


class WindowTests(FlowTestCase):
    """Two windows on one document."""
    documents = SIGN_IN

    def setUp(self):
        super().setUp()
        self.first = self.driver.current_window_handle
        self.openSignIn(select=HEADER)
        self.driver.switch_to.new_window("window")
        self.second = self.driver.current_window_handle
        self.addCleanup(self.closeSecond)
        self.openSignIn(select=HEADER)

    def closeSecond(self):
        self.driver.switch_to.window(self.second)
        self.driver.get("about:blank")
        self.driver.close()
        self.driver.switch_to.window(self.first)

    def test_an_edit_in_one_is_shown_in_the_other(self):
        field = self.one(f'#inspector [data-constraint="{HEIGHT}"] input')
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("120", Keys.ENTER)
        self.waitForFrame(HEADER, [None, None, None, 120])
        self.driver.switch_to.window(self.first)
        self.waitForFrame(HEADER, [None, None, None, 120])
        self.one("[aria-label^='Undo Change']").click()
        self.waitForFrame(HEADER, [None, None, None, 80])
        self.driver.switch_to.window(self.second)
        self.waitForFrame(HEADER, [None, None, None, 80])

    def test_the_second_of_two_edits_that_collide_is_told(self):
        """The edit of the other window reaches the studio between the moment this window makes its own and the moment it is sent."""
        self.driver.execute_async_script("""
          const [file, id, done] = arguments;
          import(new URL("js/model/session.js", document.baseURI)).then(async ({ perform }) => {
            const change = (value) => ({ verb: "set", object: id, values: { constant: value } });
            const send = window.fetch;
            window.fetch = async (...request) => {
              window.fetch = send;
              await send(new URL("api/edit", document.baseURI), {
                method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ file, version: 1, changes: [change("100")] }) });
              return send(...request);
            };
            await perform([change("60")], "Change Constant");
            done();
          });""", self.studio.file("Main.storyboard"), HEIGHT)
        self.wait("document.querySelector('.message.error')?.textContent.includes('The document changed, and the page')")
        for window in [self.first, self.second]:
            self.driver.switch_to.window(window)
            self.waitForFrame(HEADER, [None, None, None, 100])
        self.assertIn('constant="100"', self.constant(HEIGHT))


class LanguageTests(FlowTestCase):
    documents = {
        **{f"Base.lproj/{name}": source for name, source in SIGN_IN.items()},
        "de.lproj/Main.strings": '"Con-bu-ton.normalTitle" = "Weiter zur Anmeldung";\n',
        "ar.lproj/Main.strings": '"Con-bu-ton.normalTitle" = "متابعة";\n',
    }

    def test_a_language_of_the_project_is_chosen(self):
        self.open("Base.lproj/Main.storyboard", scene="Sig-ni-nvc")
        before = self.state("pictures")[1]["svg"]
        self.script("""const popup = document.querySelector("[aria-label='Language']"); popup.value = "de"; popup.dispatchEvent(new Event("change"))""")
        self.waitForState("pictures", lambda value: "Anmeldung" in re.sub("<[^>]*>", "", value[1]["svg"]))
        self.assertNotIn("Anmeldung", re.sub("<[^>]*>", "", before))
        self.wait("location.hash.includes('language=de')")

    def test_an_arabic_screen_begins_at_the_right(self):
        self.open("Base.lproj/Main.storyboard", scene="Sig-ni-nvc", language="ar")
        self.one(".environment-button").click()
        titles = [option.text for option in self.all("[aria-label='Language'] option")]
        self.assertEqual(titles, ["Document Texts", "Arabic", "German", "Double-Length", "Accented", "Right-to-Left"])
        self.assertEqual(self.state("surfaces")[0]["language"], "ar")
        self.assertTrue(self.state("pictures")[1]["svg"])

    def test_a_pseudolanguage_makes_texts_longer(self):
        self.open("Base.lproj/Main.storyboard", scene="Sig-ni-nvc")
        self.script("""const popup = document.querySelector("[aria-label='Language']"); popup.value = "pseudo double"; popup.dispatchEvent(new Event("change"))""")
        self.waitForState("pictures", lambda value: re.sub("<[^>]*>", "", value[1]["svg"]).count("Continue") == 2)


class NameTests(FlowTestCase):
    documents = {"My App + é/Sign & In.storyboard": SIGN_IN["Main.storyboard"], "Other.storyboard": stand.ROOT / "Examples/Conflict/Main.storyboard"}

    def test_files_may_have_any_name(self):
        self.open("Other.storyboard", tab="files")
        row = next(row for row in self.all("[role=treeitem]") if "Sign & In" in row.text)
        row.click()
        self.waitForState("file", lambda value: value.endswith("My App + é/Sign & In.storyboard"))
        self.waitForState("pictures", lambda value: value and value[0] and value[0]["svg"])
        row = next(row for row in self.all("#navigator [role=treeitem]") if row.text.startswith("Sign In"))
        row.click()
        self.waitForState("scene", lambda value: value == "Sig-ni-nvc")

    def test_the_filter_finds_documents(self):
        self.open("Other.storyboard", tab="files")
        self.one("[aria-label='Filter documents']").send_keys("sign")
        self.wait("document.querySelectorAll('#navigator [role=treeitem]:not([data-key^=\"folder\"])').length === 1")


class PortTests(unittest.TestCase):
    def test_a_taken_port_is_told(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            ended = subprocess.run(
                [stand.TRELLIS, "studio", str(stand.ROOT / "Examples/SignIn"), "--port", str(port)], capture_output=True, text=True, timeout=30)
        self.assertEqual(ended.returncode, 1)
        self.assertEqual(ended.stdout, "")
        self.assertIn(f"trellis studio cannot listen on 127.0.0.1:{port}", ended.stderr)

    def test_a_folder_without_documents_is_told(self):
        ended = subprocess.run([stand.TRELLIS, "studio", str(stand.ROOT / "Scripts")], capture_output=True, text=True, timeout=30)
        self.assertEqual(ended.returncode, 66)
        self.assertIn("the specified paths contain no storyboard or xib", ended.stderr)

    def test_other_machines_are_let_in_with_a_warning_only(self):
        process = subprocess.Popen(
            [stand.TRELLIS, "studio", str(stand.ROOT / "Examples/SignIn"), "--host", "0.0.0.0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            self.assertTrue(process.stdout.readline().startswith("http://0.0.0.0:"))
        finally:
            process.terminate()
            _, errors = process.communicate(timeout=10)
        self.assertIn("warning: other people who can connect to 0.0.0.0", errors)



class FirstPageTests(FlowTestCase):
    documents = {f"{folder}/Main.storyboard": ROOT / "Examples/Conflict/Main.storyboard" for folder in ["A", "B", "Guides/C", "D"]}

    def test_a_folder_begins_with_its_documents(self):
        self.driver.get("about:blank")
        self.driver.get(self.studio.address)
        self.wait("document.body.dataset.ready")
        self.wait("document.querySelector('.welcome')")
        self.assertEqual([heading.text for heading in self.all(".welcome h2")][:2], ["Documents", "Guides"])
        self.assertEqual(len(self.all(".welcome-list .welcome-entry")), 4)
        # All of them are here, and their folders begin at the one that all are in.
        self.assertEqual(self.one(".welcome p").text, f"4 documents in {self.studio.folder.name}.")
        self.assertEqual(sorted(entry.text.split(" · ")[0] for entry in self.all(".welcome-list .facts")), ["A", "B", "D", "Guides/C"])
        next(entry for entry in self.all(".welcome-entry") if entry.get_attribute("title").endswith("B/Main.storyboard")).click()
        self.waitForState("file", lambda value: value == self.studio.file("B/Main.storyboard"))
        self.assertEqual(self.all(".welcome"), [])
        # The next time it is the first of those that were open.
        self.driver.get("about:blank")
        self.driver.get(self.studio.address)
        self.wait("document.querySelector('.welcome')")
        self.assertEqual(self.all(".welcome h2")[0].text, "Recent")
        self.press(Keys.ENTER)
        self.waitForState("file", lambda value: value == self.studio.file("B/Main.storyboard"))


if __name__ == "__main__":
    unittest.main()
