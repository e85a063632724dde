"""Small things that a person sees at once: what lies over a text, rows and fields of one height, names that tell apart, words of one grammar."""
import time
import unittest

from flow import BUTTON, FIELD, HEADER, HEIGHT
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from stand import ROOT
from states import CONNECTED, SEVERAL, XIB
from test_hands import CONTROLLER, GO, LABEL, ONE, TWO
from test_looks import SIZES, LookTestCase


class MannersTestCase(LookTestCase):
    documents = LookTestCase.documents | {"Priorities.storyboard": ROOT / "Examples/Guides/Priorities.storyboard", "Contact.xib": XIB, "Connected.storyboard": CONNECTED, "Several.storyboard": SEVERAL}


class OverlayTests(MannersTestCase):
    def test_a_line_of_centres_strikes_out_no_text(self):
        self.open("Contact.xib", devices="retina4_7,retina6_9", select="nam-aa-001")
        self.wait("document.querySelectorAll('.device .overlay .line').length > 3")
        for index in range(2):
            self.assertEqual(self.script("""const device = document.querySelectorAll(".device")[arguments[0]];
              const text = device.querySelector(".screen svg text, .screen svg g[data-id=nam-aa-001] path").getBoundingClientRect();
              const middle = (text.top + text.bottom) / 2;
              return [...device.querySelectorAll(".overlay line.line")].map((each) => each.getBoundingClientRect()).filter((box) => box.width > box.height && Math.abs(box.top - middle) < 4 && box.left < text.right - 4 && box.right > text.left + 4).length""", index), 0)

    def test_handles_leave_first_letters_free(self):
        for name, id, state in [("Contact.xib", "nam-aa-001", {}), ("Sign.storyboard", FIELD, {"scene": "Sig-ni-nvc"}), ("Made.storyboard", LABEL, {})]:
            with self.subTest(name):
                self.open(name, devices="retina6_12", focus=0, select=id, **state)
                self.wait("document.querySelectorAll('.overlay .handle').length === 8")
                view = self.view(id)
                inner = {**view, "left": view["left"] + 0.5, "right": view["right"] - 0.5, "top": view["top"] + 5, "bottom": view["bottom"] - 5}
                self.assertEqual(self.overlaps([box for box in self.boxes(".overlay .handle")], [inner], 0), [])

    def test_badges_are_not_over_the_clock(self):
        self.open("Several.storyboard", tab="issues")
        self.wait("document.querySelectorAll('.issue-card').length > 3 && !document.querySelector('.checking')", 40)
        self.all(".issue-card button")[-1].click()
        self.wait("document.querySelectorAll('.overlay .needs').length === 3")
        found = self.driver.execute_async_script("""const done = arguments[0];
          import(new URL("js/canvas/devices.js", document.baseURI)).then(({ devices }) => done(devices.map((device) => {
            const top = device.screen.getBoundingClientRect().top + (device.scene.safeArea?.top ?? 0) * device.zoom;
            return [...device.overlay.querySelectorAll(".needs rect")].every((each) => each.getBoundingClientRect().top >= top - 1);
          })));""")
        self.assertEqual(found, [True] * 3)

    def test_outlines_end_at_the_glass(self):
        """A screen has rounded corners, which the outline of its view follows."""
        self.sign(select="Sig-ro-oot", devices="retina6_12")
        self.wait("document.querySelector('.overlay .selection')")
        radius, corner = self.script("return [Number(document.querySelector('.overlay .selection').getAttribute('rx')), parseFloat(document.querySelector('.device .screen').style.borderRadius)]")
        self.assertAlmostEqual(radius, corner, delta=3)
        clip = self.script("const outline = document.querySelector('.overlay .selection').parentElement; return [outline.getAttribute('clip-path'), document.querySelector('.overlay clipPath').id]")
        self.assertEqual(clip[0], f"url(#{clip[1]})")
        # Nothing is drawn on the body, nor in the corner beside it.
        inside = self.script("""const path = document.querySelector(".overlay clipPath path");
          const point = (x, y) => Object.assign(document.querySelector(".overlay").createSVGPoint(), { x, y });
          const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
          shape.setAttribute("d", path.getAttribute("d")); shape.setAttribute("fill-rule", "evenodd");
          document.querySelector(".overlay").append(shape);
          return [[1, 1], [-5, 400], [-8, -8], [200, 400], [60, 1], [-40, 400]].map(([x, y]) => shape.isPointInFill(point(x, y)));""")
        self.assertEqual(inside, [False, False, False, True, True, True])

    def test_a_distance_past_another_view_stands_beside_the_screen(self):
        """Between the button and the header lies the field, whose gaps it would be taken for."""
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                self.size(width, height)
                self.sign(select=BUTTON, devices="retina6_12")
                self.move(self.place(HEADER)).key_down(Keys.ALT).perform()
                self.addCleanup(lambda: ActionChains(self.driver).key_up(Keys.ALT).perform())
                self.wait("document.querySelector('.overlay .gap')")
                body = self.boxes(".device .body")[0]
                gap, = self.boxes(".overlay .gap")
                self.assertEqual(gap["text"], "74")
                self.assertGreater(gap["left"], body["right"])
                ends = sorted(self.script("const box = document.querySelector('.overlay line.snap').getBoundingClientRect(); return [box.top, box.bottom]"))
                self.assertAlmostEqual(ends[0], self.view(HEADER)["bottom"], delta=2)
                self.assertAlmostEqual(ends[-1], self.view(BUTTON)["top"], delta=2)
                ActionChains(self.driver).key_up(Keys.ALT).perform()

    def test_ties_leave_narrow_gaps_and_views_free(self):
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                self.size(width, height)
                self.sign(select=BUTTON)
                self.one("[aria-label^='Add New']").click()
                field = self.one("dialog label[data-edge=bottom] input")
                field.send_keys(Keys.CONTROL, "a")
                field.send_keys("200", Keys.TAB)
                self.wait("document.querySelector('.device.focused .tie')")
                time.sleep(0.2)
                scale = self.script("return Number(getComputedStyle(document.documentElement).getPropertyValue('--scale'))")
                views = [self.view(id) for id in [HEADER, FIELD, BUTTON]]
                self.assertEqual(self.overlaps(self.boxes(".device.focused .tie"), views, scale), [])
                ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()

    def test_what_a_connection_would_break_can_be_read(self):
        """Numbers without a frame, too; and the wire runs beside them."""
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                self.size(width, height)
                self.sign(devices="retina6_12,retina6_9")
                self.drag(self.place(FIELD, 0.3), self.place(BUTTON, 0.7), Keys.CONTROL)
                self.wait("document.querySelectorAll('.overlay .constant.broken').length === 2")
                time.sleep(0.1)
                contrasts = self.script("""
                  const light = (color) => { const [r, g, b] = color.match(/[\\d.]+/g).map((each) => { const v = Number(each) / 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
                  return [...document.querySelectorAll(".overlay .constant")].map((each) => {
                    const [ground, text] = ["rect", "text"].map((name) => light(getComputedStyle(each.querySelector(name)).fill));
                    return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
                  });""")
                self.assertGreaterEqual(min(contrasts), 4.5)
                crossed = self.script("""const wire = document.querySelector(".overlay .wire");
                  const length = wire.getTotalLength(), matrix = wire.getScreenCTM();
                  const points = Array.from({ length: 60 }, (_, index) => wire.getPointAtLength((length * index) / 59).matrixTransform(matrix));
                  return [...document.querySelectorAll(".device.focused .constant")].map((each) => each.getBoundingClientRect())
                    .filter((box) => points.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)).length;""")
                self.assertEqual(crossed, 0)
                ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()


class RhythmTests(MannersTestCase):
    """Rows are 24 or 32 pixels apart, two lines 40; all fields are 24 high."""

    def heights(self, selector):
        return self.script("""const scale = Number(getComputedStyle(document.documentElement).getPropertyValue("--scale"));
          return Object.fromEntries([...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility() && each.offsetParent).map((each) => [Math.round(each.getBoundingClientRect().height / scale * 10) / 10, `${each.className} ${each.getAttribute("aria-label") ?? ""}`]))""", selector)

    def test_fields_and_rows(self):
        fields = "#inspector :is(select.popup, .number, .well), #inspector .attribute input:not([type=checkbox], .number input), .filter input, .issue-filter input, .issue-filter select"
        rows = "#navigator .row, #inspector .attribute, #inspector .constraint, #inspector .connection, #inspector .heading"
        states = [("Sign.storyboard", dict(scene="Sig-ni-nvc", select=HEADER)), ("Sign.storyboard", dict(scene="Sig-ni-nvc", select=HEADER, constraints=HEIGHT)), ("Sign.storyboard", dict(scene="Sig-ni-nvc")),
                  ("Calculator.storyboard", dict(select="btn-se-sev", inspector="attributes", tab="files")), ("Missing.storyboard", dict(tab="issues")),
                  ("Connected.storyboard", dict(select=CONTROLLER, inspector="connections")), ("Made.storyboard", dict(select=f"{ONE},{TWO}"))]
        for name, state in states:
            with self.subTest(f"{name}, {state}"):
                self.open(name, **state)
                self.wait("document.querySelector('#inspector .heading')")
                time.sleep(0.5)
                self.assertEqual(set(self.heights(fields)) - {"24"}, set(), self.heights(fields))
                self.assertEqual({height for height in self.heights(rows) if float(height) % 8}, set(), self.heights(rows))

    def test_steppers_are_of_one_size(self):
        self.sign()
        self.wait("document.querySelector('#inspector .numbers .stepper')")
        sizes = self.script("return [...document.querySelectorAll('.stepper')].map((each) => [each.offsetWidth, each.offsetHeight, getComputedStyle(each).fontSize].join(' '))")
        self.sign(select=HEADER)
        self.wait("document.querySelector('#inspector .constraint .stepper')")
        sizes += self.script("return [...document.querySelectorAll('.stepper')].map((each) => [each.offsetWidth, each.offsetHeight, getComputedStyle(each).fontSize].join(' '))")
        self.assertEqual(len(set(sizes)), 1, sizes)


class NameTests(MannersTestCase):
    def test_neighbors_of_one_name_are_told_apart(self):
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                self.size(width, height)
                self.sign(select=BUTTON)
                self.one("[aria-label^='Add New']").click()
                self.one("dialog label[data-edge=top] .more").click()
                self.wait("[...document.querySelectorAll('[role=menu] button')].length > 4")
                names = self.script("return [...document.querySelectorAll('[role=menu] button')].map((each) => each.querySelector('span:not(.mark, .key)').textContent)")
                self.assertEqual(len(set(names)), len(names))
                self.assertIn("View (superview)", names)
                self.assertIn("View (above)", names)
                # The panel stays in sight.
                self.assertEqual(self.overlaps(self.boxes("[role=menu]"), self.boxes("dialog[open]")), [])
                ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
                ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()

    def test_sentences_name_constraints_by_their_titles(self):
        """Also those of views whose names have spaces, and where the studio says an id."""
        self.open("Priorities.storyboard", tab="issues")
        self.wait("document.querySelector('.issue-card button')", 20)
        self.assertIn("“Green View.width = 240” is broken", self.one(".issue-card").text)
        self.assertNotIn("”.“", self.one(".issue-card").text)
        self.one(".issue-card button").click()
        self.wait("document.querySelector('#inspector .why')")
        said = self.one("#inspector .why").text
        self.assertNotRegex(said, r"\b\w{3}-\w{2}-\w{3}\b")
        self.assertIn("“Green View.leading = ", said)

    def test_actions_name_their_event(self):
        self.open("Connected.storyboard", devices="retina6_12", focus=0, select=GO, inspector="connections")
        self.wait("document.querySelector('.connection .socket.full')")
        self.assertEqual(" ".join(self.one(".connection .link-text").text.split()), "Touch Up Inside go: to HandController")
        self.open("Connected.storyboard", devices="retina6_12", focus=0, select=CONTROLLER, inspector="connections")
        self.wait("document.querySelectorAll('.connection .socket.full').length > 3")
        self.assertIn("go: from Go, Touch Up Inside", [" ".join(each.text.split()) for each in self.all(".connection .link-text")])

    def test_an_issue_that_every_width_has_is_named(self):
        self.open("Made.storyboard", devices="retina6_12")
        self.wait("document.querySelector('.says').textContent.includes('at every width')", 40)
        self.assertIn("One", self.one(".says .summary").text)
        self.wait("document.querySelector('.device .caption').textContent.includes('1 issue of 4 views')")
        self.assertEqual(len(self.all(".overlay .issue-mark")), 4)


class SteppingTests(MannersTestCase):
    def test_the_multiplier_steps(self):
        self.sign(select=HEADER, constraints=HEIGHT)
        self.wait("document.querySelector('#inspector [aria-label=Multiplier]')")
        field = self.one("#inspector [aria-label=Multiplier]")
        self.assertTrue(self.script("return !!arguments[0].parentElement.querySelector('.stepper')", field))
        field.send_keys(Keys.ARROW_UP)
        self.assertEqual(field.get_attribute("value"), "1.1")
        field.send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
        self.assertEqual(field.get_attribute("value"), "0.9")
        field.send_keys(Keys.ESCAPE)
        self.assertEqual(self.one("#inspector [aria-label=Multiplier]").get_attribute("value"), "1")
        self.assertEqual(self.state("document")["state"]["version"], 1)
        steps = self.driver.execute_async_script("""const done = arguments[0]; import(new URL("js/inspector/constraint.js", document.baseURI)).then(({ stepped }) =>
          done([stepped("4:5", 1), stepped("0.1", -1), stepped("1:2", -1), stepped("1", 10), stepped("x", 1)]));""")
        self.assertEqual(steps, ["5:5", None, None, "2", None])

    def test_what_if_folds(self):
        self.sign(select=HEADER, constraints=HEIGHT)
        self.wait("document.querySelectorAll('.what-if').length === 2")
        self.one(".what-if .disclosure").click()
        self.assertEqual(self.one(".what-if .disclosure").get_attribute("aria-expanded"), "false")
        # Who asks for the curve wants to see it.
        self.one(".what-if h2 .button").click()
        self.wait("document.querySelector('.what-if .curve-line')?.checkVisibility()")
        self.assertEqual(self.one(".what-if .disclosure").get_attribute("aria-expanded"), "true")


class FirstPageTests(MannersTestCase):
    def test_nothing_behind_it_looks_chosen(self):
        self.driver.get("about:blank")
        self.driver.get(self.studio.address)
        self.wait("document.body.dataset.ready && document.querySelector('.welcome')")
        self.assertEqual(self.one("#toolbar .title").text.split("\n"), ["Trellis Studio", "No document chosen"])
        self.assertFalse(self.one("#inspector").is_displayed())
        self.assertFalse(self.one(".widths").is_displayed())
        self.assertEqual([tab.text for tab in self.all("#navigator [role=tab]")], ["Files"])
        self.assertEqual(self.all("#navigator [aria-selected=true].row"), [])
        # The document behind it is chosen like all others.
        name = self.state("file").split("/")[-1]
        next(row for row in self.all("#navigator .row.file") if name in row.get_attribute("title")).click()
        self.wait("!document.querySelector('.welcome')")
        self.assertTrue(self.one("#inspector").is_displayed())
        self.assertIn(name, self.one("#toolbar .title").text)
        self.assertEqual(self.state("recent")[0], self.state("file"))

    def test_names_of_files_have_one_line(self):
        self.open("Ties.storyboard", tab="files")
        self.script("document.querySelector('#navigator').style.width = '120px'")
        self.wait("document.querySelectorAll('#navigator .row.file').length > 4")
        heights = {box["bottom"] - box["top"] for box in self.boxes("#navigator .row.file")}
        self.assertEqual(len(heights), 1)


if __name__ == "__main__":
    unittest.main()
