"""Documents beside the one that is open: Save As, what lists tell of each, and the cards of their issues."""
import os
import unittest

import stand
from flow import ROOT, FlowTestCase
from selenium.webdriver.common.keys import Keys
from states import CONNECTED, SEVERAL, XIB
from test_building import EMPTY
from test_hands import CONTROLLER, GO, LABEL, MADE, ONE, SOURCE


class SaveAsTests(FlowTestCase):
    documents = {"Main.storyboard": MADE, "Taken.storyboard": EMPTY}

    def deleted(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0, select=ONE)
        (self.studio.folder / "Main.storyboard").unlink()
        self.wait("!document.querySelector('#strip').hidden")
        self.assertIn("deleted or moved", self.one("#strip").text)

    def saveAs(self, path):
        next(button for button in self.all("#strip button") if button.text == "Save As…").click()
        self.wait("document.querySelector('.save-as input')")
        field = self.one(".save-as input")
        proposal = field.get_attribute("value")
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(path, Keys.ENTER)
        return proposal

    def test_a_deleted_file_goes_on_under_another_name(self):
        self.deleted()
        self.assertEqual(self.saveAs("Copies/Other"), "Main copy.storyboard")
        self.waitForState("file", lambda value: value == self.studio.file("Copies/Other.storyboard"))
        self.assertEqual(self.studio.text("Copies/Other.storyboard"), MADE)
        self.assertFalse((self.studio.folder / "Main.storyboard").exists())
        self.wait("document.querySelector('#strip').hidden && !document.querySelector('.save-as')")
        # The next edit is one of the new file.
        self.one("#canvas").send_keys(Keys.CONTROL, "a")
        self.waitForState("selection", lambda value: value)
        self.one("#canvas").send_keys(Keys.ARROW_DOWN)
        self.waitForState("document", lambda value: value["state"]["version"] == 2 and value["state"]["isSaved"])
        self.assertNotEqual(self.studio.text("Copies/Other.storyboard"), MADE)

    def test_no_file_is_replaced(self):
        self.deleted()
        self.saveAs("Taken")
        self.wait("document.querySelector('.save-as .problem').textContent.includes('already exists')")
        self.assertEqual(self.studio.text("Taken.storyboard"), EMPTY)
        field = self.one(".save-as input")
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("../Outside", Keys.ENTER)
        self.wait("document.querySelector('.save-as .problem').textContent.includes('below the folder')")
        self.assertFalse((self.studio.folder.parent / "Outside.storyboard").exists())
        self.assertEqual(sorted(os.listdir(self.studio.folder)), ["Taken.storyboard"])

    def test_a_broken_file_can_be_saved_elsewhere(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0)
        (self.studio.folder / "Main.storyboard").write_text(MADE[:900])
        self.wait("!document.querySelector('#strip').hidden")
        self.assertEqual([button.text for button in self.all("#strip button")], ["Try Again", "Save As…"])
        self.saveAs("Rescued")
        self.waitForState("file", lambda value: value == self.studio.file("Rescued.storyboard"))
        self.assertEqual(self.studio.text("Rescued.storyboard"), MADE)
        self.assertEqual(self.studio.text("Main.storyboard"), MADE[:900])


class ListTests(FlowTestCase):
    documents = {
        "Calm.storyboard": EMPTY, "Shop/Conflict.storyboard": ROOT / "Examples/Conflict/Main.storyboard", "Shop/Missing.storyboard": ROOT / "Examples/MissingConstraint/Main.storyboard",
        "Contact.xib": XIB, "Broken.storyboard": EMPTY[:300], "Other.storyboard": MADE,
    }

    def rows(self):
        return self.script("""return Object.fromEntries([...document.querySelectorAll("#navigator [role=treeitem]")].filter((row) => row.querySelector(".second"))
          .map((row) => [row.querySelector(".name").textContent.replace(/\\s/g, ""), [row.querySelector(".second").textContent, row.querySelector(".badge")?.textContent ?? "", row.querySelector(".badge")?.className ?? ""]]))""")

    def test_files_have_two_lines_and_the_issues_of_each_that_was_checked(self):
        self.open("Calm.storyboard", tab="files", devices="retina6_12")
        self.wait("document.querySelectorAll('#navigator .badge').length === 3", 30)
        rows = self.rows()
        self.assertEqual(rows["Calm.storyboard"], ["Storyboard · 1 scene", "", ""])
        self.assertEqual(rows["Conflict.storyboard"], ["Storyboard · 1 scene", "1", "badge"])
        self.assertEqual(rows["Missing.storyboard"], ["Storyboard · 2 scenes", "1", "badge warning"])
        self.assertEqual(rows["Other.storyboard"][1], "1")
        self.wait("[...document.querySelectorAll('#navigator .second')].some((each) => each.textContent.includes('cannot be read'))")
        self.assertEqual(self.rows()["Broken.storyboard"], ["Storyboard · cannot be read", "", ""])
        self.assertEqual(self.rows()["Contact.xib"], ["Xib", "", ""])

    def test_documents_are_checked_only_where_a_list_is_in_sight(self):
        self.open("Calm.storyboard", tab="outline", devices="retina6_12")
        self.wait("document.querySelector('.says').textContent.includes('No issue')", 30)
        self.assertEqual([part for part in self.state("documents") if part.get("summary") and part["file"] != self.studio.file("Calm.storyboard")], [])

    def test_the_first_page_has_what_was_open_last_with_its_issues(self):
        self.open("Shop/Missing.storyboard")
        self.driver.get("about:blank")
        self.driver.get(self.studio.address)
        self.wait("document.querySelector('.welcome .badge')", 30)
        first = self.one(".welcome-entry")
        self.assertEqual(self.one(".welcome h2").text, "Recent")
        self.assertEqual(first.find_element("css selector", "b").text, "Missing.storyboard")
        self.wait("document.querySelector('.welcome-entry .facts').textContent === 'Shop · Storyboard · 2 scenes'", 20)
        self.wait("document.querySelector('.welcome-entry .badge')?.textContent === '1'", 20)


class RestartTests(FlowTestCase):
    documents = {"A.storyboard": EMPTY, "B.storyboard": EMPTY, "C.storyboard": EMPTY, "D.storyboard": EMPTY}

    def test_the_next_start_of_the_studio_knows_what_was_open(self):
        """Its address is another one, with a storage of its own in the browser."""
        self.open("C.storyboard")
        self.waitForState("recent", lambda value: value)
        self.wait("true")
        again = stand.Studio({}, folder=self.studio.folder, environment={"XDG_STATE_HOME": self.studio.kept})
        self.addCleanup(again.end)
        self.addCleanup(self.driver.get, "about:blank")
        self.driver.get("about:blank")
        self.driver.get(again.address)
        self.wait("document.querySelector('.welcome')")
        self.assertEqual(self.one(".welcome h2").text, "Recent")
        self.assertEqual(self.one(".welcome-entry b").text, "C.storyboard")


class CardTests(FlowTestCase):
    documents = {"Several.storyboard": SEVERAL, "Missing.storyboard": ROOT / "Examples/MissingConstraint/Main.storyboard", "Conflict.storyboard": ROOT / "Examples/Conflict/Main.storyboard",
                 "Ties.storyboard": ROOT / "Examples/Guides/HuggingAndResistance.storyboard"}

    def lines(self):
        """How many lines of text the chosen card has: its height without paddings by the height of a line is an upper bound."""
        return self.script("""const card = document.querySelector(".issue-card.selected");
          const tops = new Set();
          for (const each of card.querySelectorAll(".what, .where > *, .fix button, .fixes > p")) for (const box of each.getClientRects()) tops.add(Math.round(box.top / 4));
          const height = (selector) => { const each = card.querySelector(selector); return each ? Math.round(each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight)) : 0; };
          return height(".what") + 1 + Math.max(1, Math.round((card.querySelector(".foot").getBoundingClientRect().height - 6) / 18));""")

    def test_a_card_has_four_lines_at_most(self):
        for name in ["Missing", "Conflict", "Ties", "Several"]:
            with self.subTest(name):
                self.open(f"{name}.storyboard", tab="issues")
                self.wait("document.querySelector('.issue-card button')")
                self.one(".issue-card button").click()
                self.wait("document.querySelector('.fix button, .fixes > p:not(.busy)')", 20)
                self.assertLessEqual(self.lines(), 4)
                cut = self.script("return [...document.querySelectorAll('.issue-card .what')].filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)")
                self.assertEqual(cut, [])
                wide = self.script("return [...document.querySelectorAll('.issue-card .where')].filter((each) => each.scrollWidth > each.clientWidth + 1).length")
                self.assertEqual(wide, 0)

    def test_cards_stand_below_their_scene_and_kind_errors_first(self):
        self.open("Several.storyboard", tab="issues")
        self.wait("document.querySelectorAll('.issue-card').length > 3 && !document.querySelector('.checking')", 40)
        groups = self.script("""return [...document.querySelectorAll(".issue-group")].map((group) => [group.querySelector("h2").textContent.split(" · ")[0],
          [...group.querySelectorAll(".issue-kind")].map((kind) => [kind.querySelector(".kind").textContent, kind.querySelectorAll(".issue-card.error").length, kind.querySelectorAll(".issue-card").length])])""")
        self.assertEqual(groups[0][0], "Exercise Main", groups)
        self.assertTrue(groups[0][1][0][0].startswith("!Conflicting constraints"), groups)
        self.assertEqual([errors for _, errors, _ in groups[0][1]][1:], [0] * (len(groups[0][1]) - 1))
        # A kind is named once in its scene.
        for _, kinds in groups:
            self.assertEqual(len({name for name, _, _ in kinds}), len(kinds))

    def test_the_check_tells_how_far_it_is(self):
        self.open("Several.storyboard", tab="issues")
        self.script("window.seen = []; window.watch = setInterval(() => { const bar = document.querySelector('.checking progress'); if (bar) window.seen.push([bar.value, bar.max]); }, 10)")
        self.wait("window.seen.length > 0 && !document.querySelector('.checking')", 40)
        seen = self.script("clearInterval(window.watch); return window.seen")
        self.assertGreater(len({value for value, _ in seen}), 3, seen[:5])
        self.assertTrue(all(value <= most for value, most in seen))


class ConnectionTests(FlowTestCase):
    documents = {"Main.storyboard": CONNECTED, "Made.storyboard": MADE, "HandController.swift": SOURCE}

    def sections(self):
        return self.script("""return Object.fromEntries([...document.querySelectorAll("#inspector .section")].filter((part) => part.querySelector(".connection")).map((part) => [part.querySelector("h2").textContent,
          [...part.querySelectorAll(".connection")].map((row) => [row.querySelector("b").textContent, row.querySelector(".socket").classList.contains("full")])]))""")

    def test_a_controller_has_its_view_and_the_actions_that_it_gets(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0, select=CONTROLLER, inspector="connections")
        self.wait("document.querySelectorAll('.connection .socket.full').length === 4")
        found = self.sections()
        self.assertEqual(found["Outlets"][0], ["view", True])
        self.assertIn(["greeting", True], found["Outlets"])
        self.assertEqual(found["Received Actions"], [["go:", True]])
        self.assertEqual(found["Referencing Outlets"], [["New Referencing Outlet", False]])

    def test_a_view_has_what_refers_to_it(self):
        self.open("Main.storyboard", devices="retina6_12", focus=0, select=LABEL, inspector="connections")
        self.wait("document.querySelector('.connection .socket.full')")
        self.assertEqual(self.sections()["Referencing Outlets"], [["greeting", True], ["New Referencing Outlet", False]])
        self.open("Main.storyboard", devices="retina6_12", focus=0, select=GO, inspector="connections")
        self.wait("document.querySelector('.connection .socket.full')")
        self.assertEqual(self.sections()["Sent Events"][0], ["Touch Up Inside", True])

    def middle(self, element):
        return self.script("const { left, top, width, height } = arguments[0].getBoundingClientRect(); return [left + width / 2, top + height / 2]", element)

    def test_an_action_is_connected_from_its_empty_circle(self):
        self.open("Made.storyboard", devices="retina6_12", focus=0, select=CONTROLLER, inspector="connections")
        self.wait("document.querySelector('[aria-label=\"Drag to connect go:\"]')")
        self.drag(self.middle(self.one("[aria-label='Drag to connect go:']")), self.place(GO), steps=8)
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.assertRegex(self.studio.text("Made.storyboard"), r'<action selector="go:" destination="vc1-aa-001" eventType="touchUpInside" id="[^"]*"/>')

    def test_an_outlet_is_connected_from_what_it_refers_to(self):
        self.open("Made.storyboard", devices="retina6_12", focus=0, select=LABEL, inspector="connections")
        self.wait("document.querySelector('[aria-label=\"Drag to connect New Referencing Outlet\"]')")
        row = self.one(f"#navigator [data-key='{CONTROLLER}']")
        self.drag(self.middle(self.one("[aria-label='Drag to connect New Referencing Outlet']")), self.middle(row), steps=8)
        self.entry("greeting").click()
        self.waitForState("document", lambda value: value["state"]["version"] == 2)
        self.assertIn(f'<outlet property="greeting" destination="{LABEL}"', self.studio.text("Made.storyboard"))


if __name__ == "__main__":
    unittest.main()
