"""A running app on the page: what a user does in it, its views, and what goes wrong with it."""
import os
import shutil
import time
import unittest

from flow import FlowTestCase
from selenium.webdriver.common.keys import Keys
from stand import ROOT, Studio, program

# Views of the example's storyboard.
NAME, PASSWORD, SIGN_IN, STACK, CONTACT = "nam-ef-001", "pas-sf-001", "but-to-001", "sta-ck-001", "cel-lo-001"


class ProgramTestCase(FlowTestCase):
    documents = {}
    executable = "ExampleProgram"
    environment = {}

    def setUp(self):
        self.studio = Studio(self.documents, program(self.executable), self.environment)
        self.addCleanup(self.studio.end)
        self.addCleanup(self.driver.get, "about:blank")

    def openProgram(self, **state):
        self.open("App", **state)
        self.waitForState("pictures", lambda value: len(value) == 1)

    def screenCalled(self, name, seconds=10):
        return self.waitForState("program", lambda value: value and value.get("document") and value["document"]["outline"]["scenes"][0]["name"] == name, seconds)

    def tap(self, id):
        self.wait(f"!document.querySelector('.finger')")
        self.click(self.place(id))

    def type(self, text):
        self.one("#canvas").send_keys(text)

    def text(self, id):
        """The text that a field shows, as its attribute in the live document."""
        _, facts = self.studio.request(f"api/inspect?file={self.studio.file('App')}&id={id}")
        return next((part["value"] for part in facts["attributes"] if part["name"] == "text"), None)

    def waitForText(self, id, text):
        end = time.monotonic() + 10
        while time.monotonic() < end:
            found = self.text(id)
            if found == text:
                return
            time.sleep(0.05)
        self.fail(f"{id} shows {found}")

    def signIn(self):
        """Taps and types through the first screen."""
        self.openProgram()
        self.screenCalled("Sign In")
        self.tap(NAME)
        self.waitForSteps(["Tap “Name”"])
        self.type("Ann")
        self.waitForText(NAME, "Ann")
        self.tap(PASSWORD)
        self.waitForState("program", lambda value: len(value["steps"]) == 3)
        self.type("secret")
        self.waitForState("program", lambda value: value["steps"][-1]["title"] == "Type “secret”")
        self.tap(SIGN_IN)
        self.screenCalled("Hello, Ann")

    def steps(self):
        return [step["title"] for step in self.state("program")["steps"]]

    def waitForSteps(self, titles):
        self.waitForState("program", lambda value: [step["title"] for step in value["steps"]] == titles)

    def note(self):
        self.wait("!document.querySelector('.program-note').hidden", 40)
        return self.one(".program-note").text


class UseTests(ProgramTestCase):
    def test_a_user_goes_through_the_app(self):
        self.signIn()
        self.tap(CONTACT)
        self.waitForState("program", lambda value: value["document"]["outline"]["scenes"][0]["name"] not in ["Hello, Ann", "Sign In"])
        self.one("#toolbar [aria-label=Back]").click()
        self.screenCalled("Hello, Ann")
        self.assertEqual(self.steps()[1], "Type “Ann”")
        self.assertEqual(self.steps()[-1], "Back")

    def test_keys_are_deleted_and_the_return_key_is_pressed(self):
        self.openProgram()
        self.tap(NAME)
        self.waitForState("program", lambda value: len(value["steps"]) == 1)
        self.type("Bo")
        self.type(Keys.BACKSPACE)
        self.waitForText(NAME, "B")

    def test_the_device_is_turned_and_texts_are_enlarged(self):
        self.signIn()
        self.one("[aria-label='Landscape']").click()
        picture = self.waitForState("pictures", lambda value: value[0]["scene"]["size"]["width"] > value[0]["scene"]["size"]["height"])[0]
        before = max(view["frame"]["height"] for view in self.labels(picture["scene"]["root"]))
        self.script("""const popup = document.querySelector("[aria-label='Text size']"); popup.value = "AX3"; popup.dispatchEvent(new Event("change"))""")
        picture = self.waitForState("pictures", lambda value: "AX3" in value[0]["name"])[0]
        self.assertGreater(max(view["frame"]["height"] for view in self.labels(picture["scene"]["root"])), before)
        # The app goes on where it was.
        self.assertEqual(self.state("program")["document"]["outline"]["scenes"][0]["name"], "Hello, Ann")

    def labels(self, view):
        own = [view] if view["class"] == "UILabel" else []
        return own + [label for child in view.get("children", []) for label in self.labels(child)]

    def test_another_device_language_and_appearance(self):
        self.openProgram()
        self.screenCalled("Sign In")
        self.one("#toolbar [aria-haspopup=menu]").click()
        self.entry("iPhone SE (3rd generation)").click()
        self.waitForState("pictures", lambda value: value and value[0]["scene"]["size"]["width"] == 375)
        self.one("[aria-label='Dark']").click()
        self.waitForState("program", lambda value: value["surface"].get("isDark"))
        self.script("""const popup = document.querySelector("[aria-label='Language']"); popup.value = "de"; popup.dispatchEvent(new Event("change"))""")
        self.wait("[...document.querySelectorAll('#navigator .row .name')].some((name) => name.textContent === 'Anmelden')")

    def test_the_wheel_and_a_drag_scroll(self):
        self.signIn()
        offset = lambda: self.script("""
          const find = (view) => (view.class === "UITableView" ? view : (view.children ?? []).map(find).find(Boolean));
          return find(arguments[0]).boundsOrigin?.y ?? 0""", self.state("pictures")[0]["scene"]["root"])
        # Three rows fit on the screen unless their texts are large.
        self.script("""const popup = document.querySelector("[aria-label='Text size']"); popup.value = "AX5"; popup.dispatchEvent(new Event("change"))""")
        self.waitForState("pictures", lambda value: "AX5" in value[0]["name"])
        before = offset()
        x, y = self.place(CONTACT)
        self.drag((x, y + 40), (x, y - 80))
        self.waitForState("program", lambda value: value["steps"][-1]["title"].startswith("Drag"))
        self.assertGreater(offset(), before)
        after = offset()
        self.script("document.querySelector('.device .screen').dispatchEvent(new WheelEvent('wheel', { deltaY: -60, clientX: arguments[0], clientY: arguments[1], bubbles: true, cancelable: true }))", x, y)
        end = time.monotonic() + 5
        while offset() >= after and time.monotonic() < end:
            time.sleep(0.05)
        self.assertLess(offset(), after)

    def test_two_pages_show_one_app(self):
        self.openProgram()
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("window")
        second = self.driver.current_window_handle
        try:
            self.driver.get(f"{self.studio.address}#file={self.studio.file('App')}")
            self.wait("document.body.dataset.ready")
            self.screenCalled("Sign In")
            self.one("[aria-label='Landscape']").click()
            self.waitForState("program", lambda value: value["surface"].get("orientation") == "landscape")
        finally:
            self.driver.close()
            self.driver.switch_to.window(first)
        self.assertNotEqual(first, second)
        self.waitForState("settings", lambda value: value["orientation"] == "landscape")
        self.waitForState("pictures", lambda value: value[0]["scene"]["size"]["width"] > 800)


class DebuggerTests(ProgramTestCase):
    def test_the_layers_of_the_app_stand_apart(self):
        self.signIn()
        next(button for button in self.all("[aria-label='Arrangement'] button") if button.text == "Layers").click()
        self.wait("document.querySelector('.layers .frame')")
        depth = self.script("return new DOMMatrix(getComputedStyle(document.querySelector(`.layers .frame[data-id='${arguments[0]}']`)).transform).m43", CONTACT)
        self.assertGreater(depth, 36)
        self.one(".layer-controls .button").click()
        self.assertTrue(self.all(".layers.unclipped"))

    def test_a_view_is_inspected_and_explained(self):
        self.openProgram(pointer="inspect")
        self.click(self.place(SIGN_IN))
        self.waitForState("selection", lambda value: value == [SIGN_IN])
        self.assertEqual(self.state("program")["steps"], [])
        # Its stack view places the button; the stack has constraints of its own.
        next(row for row in self.all("#navigator .row") if row.get_attribute("data-key") == STACK).click()
        self.wait("document.querySelector('.decides')")
        width = next(part for part in self.waitForState("inspection", lambda value: value and value["object"].get("decidedBy"))["object"]["decidedBy"] if part["quantity"] == "width")
        self.assertTrue(width["constraints"])
        self.assertTrue(self.all("#inspector .constraint"))
        self.assertTrue(all(not field.is_enabled() for field in self.all("#inspector input")))
        self.one("[aria-label='Why does width have this value?']").click()
        self.wait("document.querySelector('.why h3')")
        self.assertIn("width is", self.one(".why h3").text)
        self.tab("inspector", "Identity")
        self.wait("document.querySelector('#inspector').textContent.includes('Main.storyboard:')")

    def test_nothing_of_a_program_is_edited(self):
        self.openProgram(select=SIGN_IN)
        self.one("#canvas").send_keys(Keys.CONTROL, "z")
        self.wait("document.querySelector('#messages').textContent.includes('source files')")
        self.assertEqual(self.studio.request("api/edit", {"file": self.studio.file("App"), "version": 1, "changes": []})[0], 404)
        self.assertFalse(any(tool.is_displayed() for tool in self.all(".canvas-tools .edits")))


class ConflictTests(ProgramTestCase):
    executable = "FaultyApp"

    def test_conflicts_and_the_log_are_live(self):
        self.openProgram()
        self.tab("navigator", "Issues")
        self.wait("document.querySelector('.issue-card.error')")
        self.assertIn("FirstViewController.swift:", self.one(".issue-card.error").text)
        self.assertTrue(self.all(".overlay .line.broken"))
        self.tab("navigator", "Log")
        self.wait("document.querySelector('#navigator').textContent.includes('Unable to simultaneously satisfy constraints')")
        self.assertIn("launched", self.one("#navigator").text)


class FailureTests(ProgramTestCase):
    executable = "FaultyApp"
    environment = {"FAULTY_APP": "crash when turned"}

    def crash(self):
        self.openProgram()
        self.screenCalled("First")
        self.one("#toolbar [aria-label='Wait for one second']").click()
        self.waitForSteps(["Wait a second"])
        self.one("[aria-label='Landscape']").click()
        return self.note()

    def answer(self, title):
        next(button for button in self.all(".program-note button") if button.text == title).click()

    def test_a_crash_is_told_and_the_app_starts_again(self):
        told = self.crash()
        self.assertIn("The program has ended", told)
        self.assertIn("Step 2 of 2, Show on iPhone 16, landscape", told)
        self.assertIn("no way to turn", told)
        self.assertTrue(self.studio.isAlive())
        # The device bar tells how the program was shown last.
        self.waitForState("settings", lambda value: value["orientation"] == "portrait")
        self.answer("Start Again")
        self.wait("document.querySelector('.program-note').hidden")
        self.waitForState("program", lambda value: value["isRunning"] and not value["steps"])

    def test_what_crashed_is_done_again(self):
        self.crash()
        serial = self.state("program")["state"]["serial"]
        self.answer("Replay All Steps")
        self.waitForState("program", lambda value: value["state"]["serial"] > serial and value.get("failure"))
        self.assertIn("no way to turn", self.note())
        self.assertEqual([step["isDone"] for step in self.state("program")["steps"]], [True, False])

    def test_an_app_that_has_ended_is_launched_on_another_device(self):
        self.crash()
        self.one("[aria-label='Landscape']").click()
        self.waitForState("program", lambda value: value["isRunning"] and value["surface"].get("orientation") == "landscape")
        self.wait("document.querySelector('.program-note').hidden")


class LaunchTests(ProgramTestCase):
    documents = {"Main.storyboard": ROOT / "Examples/SignIn/Main.storyboard"}
    executable = "FaultyApp"
    environment = {"FAULTY_APP": "hang"}

    def test_a_program_that_hangs_keeps_nobody_waiting(self):
        self.open("App")
        self.wait("!document.querySelector('.program-note').hidden", 10)
        self.assertIn("has not responded", self.note())
        # A document is laid out meanwhile.
        start = time.monotonic()
        status, answer = self.studio.request("api/layout", {"file": self.studio.file("Main.storyboard"), "surfaces": [{"device": "retina6_12"}]})
        self.assertEqual((status, len(answer["pictures"])), (200, 1))
        self.assertLess(time.monotonic() - start, 5)
        next(button for button in self.all(".program-note button") if button.text == "Stop Program").click()
        self.wait("document.querySelector('.program-note').textContent.includes('has ended')", 10)
        self.assertTrue(self.studio.isAlive())


class RebuildTests(ProgramTestCase):
    def rebuild(self, name):
        """Puts another executable in the place of the running one, as a linker does."""
        made = self.studio.folder / "App.new"
        shutil.copy(program(name), made)
        os.replace(made, self.studio.folder / "App")

    def test_a_new_build_is_led_to_where_the_old_one_was(self):
        self.signIn()
        steps, serial = self.steps(), self.state("program")["state"]["serial"]
        self.rebuild("ExampleProgram")
        self.waitForState("program", lambda value: value["state"]["serial"] > serial and value["isRunning"], 30)
        self.screenCalled("Hello, Ann")
        self.assertEqual(self.steps(), steps)
        self.assertIsNone(self.state("program").get("failure"))

    def test_a_step_that_fails_is_told(self):
        self.signIn()
        self.rebuild("FaultyApp")
        told = self.note()
        self.assertIn("Step 1 of 5, Tap “Name”: the screen “First” has no view “Name”", told)
        self.tab("navigator", "Steps")
        self.assertEqual(len(self.all(".steps-taken .failed")), 1)
        self.assertEqual(len(self.all(".steps-taken li")), 5)
        # The next build is led on again.
        self.rebuild("ExampleProgram")
        self.screenCalled("Hello, Ann", 30)


class SafetyTests(ProgramTestCase):
    def test_only_the_executable_of_the_command_line_is_started(self):
        for order in [{"action": "launch", "file": "/bin/true"}, {"action": "launch", "path": "/bin/true", "program": "/bin/true"}]:
            status, answer = self.studio.request("api/program", order)
            self.assertEqual((status, answer["file"]), (200, self.studio.file("App")))

    def test_orders_that_make_no_sense_are_refused(self):
        version = self.studio.request("api/program", {"action": "launch"})[1]["document"]["state"]["version"]
        for order in [
            {"action": "jump"}, {"action": "tap"}, {"action": "tap", "x": -1, "y": 5}, {"action": "tap", "x": 1e9, "y": 5}, {"action": "type"}, {"action": "type", "text": "x" * 1001},
            {"action": "wait", "seconds": 1e12}, {"action": "delete", "count": -1}, {"action": "change"}, {"action": "change", "surface": {"device": "Abacus"}},
            {"action": "change", "surface": {"device": "retina6_12", "pseudolanguage": "double"}}, {"action": "launch", "surface": {"device": "x"}}, {},
        ]:
            self.assertIn(self.studio.request("api/program", {"version": version, **order})[0], [400, 422], order)
        self.assertEqual(self.studio.request("api/program", {"action": "back", "version": version + 7})[0], 409)
        self.assertEqual(self.studio.request("api/program")[1]["isRunning"], True)


if __name__ == "__main__":
    unittest.main()
