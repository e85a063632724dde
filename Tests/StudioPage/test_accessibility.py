"""What axe-core finds on the page, in both appearances, and that the page can be used without a pointer."""
import unittest
from pathlib import Path

import axe_selenium_python
from selenium.webdriver.common.keys import Keys

import test_programs
from stand import ROOT, PageTestCase, Studio, setDark

AXE = Path(axe_selenium_python.__file__).parent / "node_modules/axe-core/axe.min.js"


class AccessibilityTests(PageTestCase):
    maxDiff = None
    documents = {
        "Sign.storyboard": ROOT / "Examples/SignIn/Main.storyboard",
        "Conflict.storyboard": ROOT / "Examples/Conflict/Main.storyboard",
        "Missing.storyboard": ROOT / "Examples/MissingConstraint/Main.storyboard",
    }

    def violations(self):
        self.driver.execute_script(AXE.read_text())
        result = self.driver.execute_async_script(
            "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then(done, (error) => done({ violations: [String(error)] }))")
        return [f"{found['id']}: {node['html'][:160]} {node['failureSummary'][:300]}" for found in result["violations"] for node in found["nodes"]]

    def check(self, what):
        for isDark in [False, True]:
            setDark(self.driver, isDark)
            self.assertEqual(self.violations(), [], f"{what}, {'dark' if isDark else 'light'}")
        setDark(self.driver, False)

    def test_outline_and_size(self):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Nam-fi-eld")
        self.wait("document.querySelector('.decides')")
        self.check("outline and size")

    def test_files_and_attributes(self):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Nam-fi-eld", tab="files", inspector="attributes")
        self.wait("document.querySelector('.attribute')")
        self.check("files and attributes")

    def test_issues_with_fixes(self):
        self.open("Conflict.storyboard", tab="issues")
        self.wait("document.querySelector('.issue-card button')")
        self.one(".issue-card button").click()
        self.wait("document.querySelector('.fix button')")
        self.check("issues")

    def test_log_and_connections(self):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Con-bu-ton", tab="log", inspector="connections")
        self.wait("document.querySelector('.connection')")
        self.check("log and connections")

    def test_menus_and_dialogs(self):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Nam-fi-eld")
        self.one("[aria-haspopup=menu]").click()
        self.wait("document.querySelector('[role=menu]')")
        self.check("menu")
        self.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.one("[aria-label^='Add New']").click()
        self.wait("document.querySelector('dialog[open]')")
        self.check("dialog")
        words = self.one("dialog [aria-label='Constraints in words']")
        words.send_keys("upper 8")
        self.wait("document.querySelector('dialog .problem').textContent")
        self.check("words that mean nothing")
        words.send_keys(Keys.ESCAPE)
        self.wait("!document.querySelector('dialog[open]')")
        self.one("#canvas").send_keys("g")
        self.wait("document.querySelector('.grid-panel')")
        self.check("grid")

    def test_colors_and_connections(self):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Con-bu-ton", inspector="attributes")
        self.wait("document.querySelector('#attribute-titleColor')")
        self.one("#attribute-titleColor").click()
        self.wait("document.querySelector('.color-panel button')")
        self.check("colors")
        self.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.wait("!document.querySelector('.color-panel')")
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Con-bu-ton,Nam-fi-eld", inspector="attributes")
        self.wait("document.querySelector('#attribute-alpha')")
        self.check("several selected")
        self.open("Sign.storyboard", scene="Sig-ni-nvc", mode="matrix")
        self.wait("document.querySelectorAll('.matrix-header').length")
        self.check("matrix, and nothing selected")

    def test_lists_panels_and_the_strip(self):
        """The first page, the list of images, the font menu, Save As, hidden panels, the bar of the check, and numbers."""
        other = Studio({f"{name}.storyboard": ROOT / f"Examples/{name}/Main.storyboard" for name in ["SignIn", "Conflict", "Calculator", "MissingConstraint"]})
        self.addCleanup(other.end)
        self.addCleanup(self.driver.get, "about:blank")
        self.driver.get("about:blank")
        self.driver.get(other.address)
        self.wait("document.querySelector('.welcome .badge') && document.querySelector('.lesson-steps')", 30)
        self.check("first page")
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Con-bu-ton", inspector="attributes", tab="files")
        self.wait("document.querySelector('[aria-label=\"Choose: Image\"]')")
        self.one("[aria-label='Choose: Image']").click()
        self.wait("document.querySelector('.color-entry svg')")
        self.check("images")
        self.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.one("#attribute-fontDescription").click()
        self.wait("document.querySelector('#attribute-fontDescription').matches(':open')")
        self.check("fonts")
        self.open("Conflict.storyboard")
        (self.studio.folder / "Conflict.storyboard").unlink()
        self.wait("!document.querySelector('#strip').hidden")
        next(button for button in self.all("#strip button") if button.text == "Save As…").click()
        self.wait("document.querySelector('.save-as input')")
        self.check("Save As")
        self.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        for title in ["Hide Navigator", "Hide Inspector"]:
            self.one(f"[aria-label='{title}']").click()
        self.wait("document.querySelectorAll('.folded').length === 2")
        self.check("hidden panels")
        self.script("localStorage.clear()")
        self.open("Missing.storyboard", tab="issues")
        self.script("const ask = window.fetch; window.fetch = (...parts) => (String(parts[0]).includes('api/widths') ? new Promise(() => {}) : ask(...parts));")
        self.wait("document.querySelector('.checking progress')")
        self.check("the check")

    def test_layers(self):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Nam-fi-eld", mode="layers")
        self.wait("document.querySelector('.layers .frame')")
        self.check("layers")

    def test_a_constraint_with_variations_and_a_curve(self):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Hea-de-ree", constraints="Csg-04-aaa")
        self.wait("document.querySelector('.what-if .button')")
        self.one(".what-if .button").click()
        self.wait("document.querySelector('.what-if .curve-line')")
        self.one("[aria-label='Introduce Variation']").click()
        self.wait("document.querySelector('[role=menu]')")
        self.check("menu of variations")
        self.all("[role=menu] button")[0].click()
        self.wait("document.querySelector('.variation input')")
        self.check("variations")

    def test_identity_and_the_library(self):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Nam-fi-eld", inspector="identity")
        self.wait("document.querySelector('#attribute-userLabel')")
        self.check("identity")
        self.one("[aria-label^='Library']").click()
        self.wait("document.querySelector('.library-list button')")
        self.check("library")

    def test_the_storyboard_and_the_environment(self):
        self.open("Sign.storyboard", mode="map")
        self.wait("document.querySelectorAll('.map-scene .map-body svg').length === 2")
        self.check("storyboard")
        self.one(".environment-button").click()
        self.wait("document.querySelector('.environment:not([hidden])')")
        self.check("environment")

    def test_a_controller_and_an_item_of_a_bar(self):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Sig-ni-nvc", inspector="identity")
        self.wait("document.querySelector('#initial-scene')")
        self.check("identity of a controller")
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Sig-ni-nvc", inspector="attributes")
        self.wait("document.querySelector('#attribute-simulatedTopBarMetrics')")
        self.check("attributes of a controller")

    def test_the_keyboard_is_enough(self):
        """From the outline to a changed constant and back, without a pointer."""
        self.open("Sign.storyboard", scene="Sig-ni-nvc")
        self.script("document.querySelector('[role=treeitem][tabindex=\"0\"]').focus()")
        for _ in range(12):
            if self.state("selection") == ["Hea-de-ree"]:
                break
            self.driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        self.assertEqual(self.state("selection"), ["Hea-de-ree"])
        self.wait("document.querySelector('#inspector .constraint input')")
        self.script("document.querySelector('#inspector [data-constraint=\"Csg-04-aaa\"] input').focus()")
        self.driver.switch_to.active_element.send_keys(Keys.ARROW_UP, Keys.ENTER)
        self.wait("document.querySelector('[aria-label^=\"Undo Change\"]')")
        self.assertIn('constant="81" id="Csg-04-aaa"', self.studio.text("Sign.storyboard"))

    def test_nothing_moves_where_motion_is_reduced(self):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
        self.open("Sign.storyboard")
        moving = self.script("return [...document.querySelectorAll('*')].filter((element) => parseFloat(getComputedStyle(element).transitionDuration) > 0 || getComputedStyle(element).animationName !== 'none').length")
        self.assertEqual(moving, 0)

    def test_nothing_shifts_while_the_page_loads(self):
        """Layout shifts as browsers measure them; 0.1 counts as good."""
        self.open("Sign.storyboard", scene="Sig-ni-nvc", select="Nam-fi-eld")
        self.wait("document.querySelector('.decides')")
        shift = self.driver.execute_async_script("""
          const done = arguments[0];
          let sum = 0;
          new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => done(sum), 300);""")
        self.assertLess(shift, 0.1)


class ProgramAccessibilityTests(test_programs.ProgramTestCase):
    violations = AccessibilityTests.violations
    check = AccessibilityTests.check
    executable = "FaultyApp"
    environment = {"FAULTY_APP": "crash when turned"}

    def test_views_of_a_program_and_its_issues(self):
        self.openProgram(pointer="inspect", tab="issues", select="fir-st-002/UIView")
        self.wait("document.querySelector('.issue-card') && document.querySelector('.decides')")
        self.check("a program and its issues")

    def test_a_program_that_has_ended(self):
        self.openProgram(tab="steps")
        self.one("[aria-label='Landscape']").click()
        self.note()
        self.check("the steps of a program that has ended")
        self.tab("navigator", "Log")
        self.check("the log of a program that has ended")


if __name__ == "__main__":
    unittest.main()
