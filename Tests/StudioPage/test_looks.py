"""What the page looks like, as far as numbers tell it: nothing lies over what it should not, texts are not cut, and counts agree."""
import time
import unittest

from flow import BUTTON, FIELD, HEADER, HEIGHT, FlowTestCase
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from stand import ROOT, setDark
from test_building import EMPTY
from test_hands import MADE

SIZES = [(1440, 900), (1920, 1080), (3840, 2160)]

# Boxes of what selectors find, as far as they are seen.
BOXES = """
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => [each, each.getBoundingClientRect()]).filter(([each, box]) => box.width && box.height && each.checkVisibility())
    .map(([each, { left, top, right, bottom }]) => ({ left, top, right, bottom, text: each.textContent }));
  const overlap = (a, b, by = 1) => a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by;
"""


class LookTestCase(FlowTestCase):
    documents = {
        "Sign.storyboard": ROOT / "Examples/SignIn/Main.storyboard", "Conflict.storyboard": ROOT / "Examples/Conflict/Main.storyboard",
        "Calculator.storyboard": ROOT / "Examples/Calculator/Main.storyboard", "Missing.storyboard": ROOT / "Examples/MissingConstraint/Main.storyboard",
        "Empty.storyboard": EMPTY, "Made.storyboard": MADE, "Ties.storyboard": ROOT / "Examples/Guides/HuggingAndResistance.storyboard",
    }

    def tearDown(self):
        self.size(1440, 900)
        setDark(self.driver, False)
        super().tearDown()

    def size(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def sign(self, **state):
        self.open("Sign.storyboard", scene="Sig-ni-nvc", **state)

    def boxes(self, selector):
        return self.script(BOXES + "return boxes(arguments[0])", selector)

    def view(self, id):
        (left, top), (right, bottom) = self.place(id, 0, 0), self.place(id, 1, 1)
        return {"left": left, "top": top, "right": right, "bottom": bottom}

    def overlaps(self, some, others, by=1):
        """Pairs of texts of boxes that lie over each other."""
        return self.script(BOXES + """const [some, others, by] = arguments;
          return some.flatMap((one) => others.filter((other) => JSON.stringify(one) !== JSON.stringify(other) && overlap(one, other, by)).map((other) => [one.text, other.text]))""", some, others, by)


class PanelTests(LookTestCase):
    """A panel never covers the view that it edits."""

    def words(self):
        self.one("#canvas").send_keys("p")
        self.wait("document.querySelector('dialog[open]')")
        ActionChains(self.driver).send_keys("height ≥ 60 @750, width 200").perform()
        self.wait("[...document.querySelectorAll('.overlay .constant')].some((each) => each.textContent.startsWith('200 →'))")
        time.sleep(0.1)

    def test_new_constraints(self):
        for width, height in SIZES:
            for devices in ["retina6_12", "retina4_0,retina6_12,retina6_9", "ipad9_7"]:
                with self.subTest(f"{width} × {height}, {devices}"):
                    self.size(width, height)
                    self.sign(select=BUTTON, devices=devices)
                    before = self.state("pan"), self.state("zoom")
                    self.words()
                    dialog = self.boxes("dialog[open]")
                    self.assertEqual(self.overlaps(dialog, [self.view(BUTTON)]), [])
                    self.assertEqual(self.overlaps(dialog, self.boxes(".device.focused .constant, .device:only-child .constant")), [])
                    self.assertTrue(all(0 <= box["left"] and box["right"] <= width and 0 <= box["top"] and box["bottom"] <= height for box in dialog))
                    ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
                    self.wait("!document.querySelector('dialog[open]')")
                    self.waitForState("covered", lambda value: value is None)
                    self.assertEqual((self.state("pan"), self.state("zoom")), before, "the canvas is as it was")

    def test_what_is_tried_may_grow(self):
        """A view that becomes wider than its superview does not slide below the panel."""
        self.sign(select=BUTTON, devices="retina4_0")
        self.one("#canvas").send_keys("p")
        self.wait("document.querySelector('dialog[open]')")
        ActionChains(self.driver).send_keys("height 300, leading 0").perform()
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        time.sleep(0.3)
        self.assertEqual(self.overlaps(self.boxes("dialog[open]"), [self.view(BUTTON)]), [])

    def shown(self, live):
        return self.script("return document.querySelector(`#inspector [data-live='${arguments[0]}']`)?.value", live)

    def test_panel_inspector_and_canvas_show_the_same_numbers(self):
        self.sign(select=BUTTON, devices="retina6_12")
        self.wait("document.querySelector('#inspector [data-live-count]')")
        before = self.one("#inspector [data-live-count]").text
        self.assertFalse(self.one("#inspector .preview-mark").is_displayed())
        self.one("#canvas").send_keys("p")
        self.wait("document.querySelector('dialog [aria-label=\"Height in points\"]')?.value")
        field = self.one("dialog label[data-edge=bottom] input")
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("200", Keys.TAB)
        ghost = self.waitForState("ghost", lambda value: value and value["pictures"][0])
        time.sleep(0.3)
        tall = self.script("return document.querySelector('.overlay .becomes')?.getAttribute('height')")
        self.assertGreater(float(tall), 100)
        self.assertEqual(self.shown("frame height"), f"{float(tall):g}")
        # What is not ticked has the present value: who ticks it adds that.
        self.assertEqual(self.one("dialog [aria-label='Height in points']").get_attribute("value"), "30")
        self.assertEqual(self.one("dialog label[data-edge=top] input").get_attribute("value"), "20")
        self.assertEqual(self.one("dialog label[data-edge=leading] input").get_attribute("value"), "16")
        self.assertTrue(self.one("#inspector .preview-mark").is_displayed())
        self.assertEqual(self.one("#inspector [data-live-count]").text, f"{before} → {int(before) + 1}")
        # As many rows as the count says, and the chips of what holds stay.
        self.assertEqual(len(self.all("#inspector .constraint[data-constraint]")), int(before))
        self.assertEqual(["".join(row.find_element("css selector", ".words").text.split()) for row in self.all("#inspector .constraint.tried")], ["SafeArea.bottom=Continue.bottom+200"])
        self.assertTrue(all(chip.is_displayed() for chip in self.all("#inspector .axes i")))
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.wait("!document.querySelector('#inspector .trial, #inspector.trial') && !document.querySelector('#panel-Inspectors').classList.contains('trial')")
        self.assertEqual((self.shown("frame height"), self.one("#inspector [data-live-count]").text), ("30", before))
        self.assertEqual(self.all("#inspector .constraint.tried"), [])

    def test_the_priority_of_a_fix_that_is_tried(self):
        self.open("Conflict.storyboard", tab="issues")
        self.wait("document.querySelector('.issue-card button')")
        self.one(".issue-card button").click()
        self.wait("document.querySelector('.fix button') && document.querySelector('#inspector [data-live^=priority]')")
        live = self.script("return document.querySelector('#inspector [data-live^=priority]').dataset.live")
        self.assertEqual(self.shown(live), "1000")
        ActionChains(self.driver).move_to_element(self.all(".fix button")[0]).perform()
        self.waitForState("ghost", lambda value: value and value["pictures"][0])
        self.wait(f"document.querySelector('#inspector [data-live=\"{live}\"]').value === '999'")
        self.assertTrue(self.one("#inspector .preview-mark").is_displayed())

    def test_a_grid(self):
        for width, height in SIZES:
            self.size(width, height)
            self.sign(select=BUTTON, devices="retina6_12")
            self.one("#canvas").send_keys("g")
            self.wait("document.querySelector('.grid-panel')")
            self.assertEqual(self.overlaps(self.boxes(".grid-panel"), [self.view(BUTTON)]), [])
            # A small panel is near its view.
            panel, view = self.boxes(".grid-panel")[0], self.view(BUTTON)
            away = [panel["left"] - view["right"], view["left"] - panel["right"], panel["top"] - view["bottom"], view["top"] - panel["bottom"]]
            self.assertLess(max(away), 60 * self.script("return Number(getComputedStyle(document.documentElement).getPropertyValue('--scale'))"))
            # The labels end where the fields begin.
            titles, fields = self.boxes(".grid-panel .title"), self.boxes(".grid-panel input")
            aligned = self.script("return [...document.querySelectorAll('.grid-panel .title')].map((each) => getComputedStyle(each).textAlign)")
            self.assertEqual(set(aligned), {"right"})
            self.assertEqual(len(titles), len(fields))
            ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()


class CanvasTests(LookTestCase):
    LABELS = ".overlay .constant, .overlay .gap, .overlay .tie, .overlay .needs"

    def check(self, *ids):
        labels = self.boxes(".device.focused :is(.constant, .gap, .tie, .needs), .device:only-child :is(.constant, .gap, .tie, .needs)")
        self.assertEqual(self.overlaps(labels, labels), [], "a number over a number")
        self.assertEqual(self.overlaps(labels, self.boxes(".overlay .handle")), [], "a number over a handle")
        for id in ids:
            numbers = [each for each in labels if not each["text"].startswith(("@", "needs", "content"))]
            self.assertEqual(self.overlaps(numbers, [self.view(id)], 2), [], "a number over the view that is selected")
        return labels

    def test_fields_on_the_canvas_are_as_large_as_the_page(self):
        for width, height in SIZES:
            self.size(width, height)
            self.sign(devices="retina6_12")
            self.move(self.place(BUTTON)).double_click().perform()
            self.wait("document.querySelector('.text-editor input')")
            scale, text, high = self.script("const input = document.querySelector('.text-editor input'); return [Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')), parseFloat(getComputedStyle(input).fontSize), input.offsetHeight]")
            view = self.view(BUTTON)
            self.assertGreaterEqual(text, 12 * scale)
            self.assertGreaterEqual(high + 1, view["bottom"] - view["top"])
            ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()

    def test_numbers(self):
        for width, height in SIZES:
            for id in [FIELD, HEADER, BUTTON]:
                with self.subTest(f"{width} × {height}, {id}"):
                    self.size(width, height)
                    self.sign(select=id)
                    self.measure(id)
                    self.assertTrue(self.check(id))

    def measure(self, id):
        """Holds the Option key over a view."""
        self.move(self.place(id)).key_down(Keys.ALT).perform()
        self.addCleanup(lambda: ActionChains(self.driver).key_up(Keys.ALT).perform())
        self.wait("document.querySelector('.overlay .constant')")

    def test_a_number_in_a_narrow_gap_leaves_both_views(self):
        """The field is 20 below the header and above the button: of neither more than an edge is covered."""
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                self.size(width, height)
                self.sign(select=FIELD)
                self.measure(FIELD)
                self.wait("document.querySelectorAll('.device.focused .constant').length === 2")
                scale = self.script("return Number(getComputedStyle(document.documentElement).getPropertyValue('--scale'))")
                labels = self.boxes(".device.focused .constant")
                self.assertEqual(self.overlaps(labels, [self.view(HEADER), self.view(FIELD), self.view(BUTTON)], scale), [])

    def test_a_tie_beside_a_number(self):
        for width, height in SIZES:
            self.size(width, height)
            self.sign(select=BUTTON, devices="retina6_12")
            self.one("#canvas").send_keys("p")
            self.wait("document.querySelector('dialog[open]')")
            ActionChains(self.driver).send_keys("bottom 200").perform()
            self.waitForState("ghost", lambda value: value and value["pictures"][0])
            self.wait("document.querySelector('.overlay .tie')")
            self.check()
            ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()

    def test_handles_leave_the_text_of_a_small_view_free(self):
        for width, height in SIZES:
            self.size(width, height)
            self.open("Calculator.storyboard", devices="retina4_0,retina6_12,ipad9_7", select="btn-se-sev")
            self.wait("document.querySelectorAll('.overlay .handle').length === 8")
            view = self.view("btn-se-sev")
            inner = {side: view[side] + (4 if side in ["left", "top"] else -4) for side in view}
            if view["right"] - view["left"] < 60:
                self.assertEqual(self.overlaps(self.boxes(".overlay .handle"), [inner]), [])

    def test_handles_are_as_large_as_the_page(self):
        sides = []
        for width, height in SIZES:
            self.size(width, height)
            self.sign(select=HEADER)
            self.wait("document.querySelector('.overlay .handle')")
            box = self.boxes(".overlay .handle")[0]
            sides.append((box["right"] - box["left"]) / self.script("return Number(getComputedStyle(document.documentElement).getPropertyValue('--scale'))"))
        self.assertLess(max(sides) - min(sides), 0.6, sides)

    def test_the_numbers_of_other_devices_can_be_read(self):
        self.open("Conflict.storyboard", select="btn-wi-dth")
        self.wait("document.querySelectorAll('.overlay.pale .constant.broken').length === 2")
        contrasts = self.script("""
          const light = (color) => { const [r, g, b] = color.match(/[\\d.]+/g).map((each) => { const v = Number(each) / 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
          return [...document.querySelectorAll(".overlay :is(.constant, .tie, .needs, .gap)")].map((each) => {
            let opacity = 1;
            for (let outer = each; outer; outer = outer.parentElement) opacity *= Number(getComputedStyle(outer).opacity);
            const [ground, text] = ["rect", "text"].map((name) => light(getComputedStyle(each.querySelector(name)).fill));
            return opacity === 1 ? (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05) : 0;
          });""")
        self.assertTrue(contrasts)
        self.assertGreaterEqual(min(contrasts), 4.5, contrasts)

    def test_captions_keep_off_the_bodies(self):
        for width, height in SIZES:
            self.size(width, height)
            self.open("Calculator.storyboard", devices="retina6_12,ipad9_7")
            self.assertEqual(self.overlaps(self.boxes(".caption > *"), self.boxes(".device .body"), 0), [])
            self.assertGreaterEqual(min(box["top"] for box in self.boxes(".caption")), self.boxes("#canvas")[0]["top"])

    def test_captions_are_on_one_line(self):
        """Devices with thick rims and with thin ones."""
        for width, height in SIZES:
            for devices in ["retina4_0,retina6_12,retina6_9", "retina6_12,ipad9_7"]:
                self.size(width, height)
                self.open("Calculator.storyboard", devices=devices)
                self.wait("[...document.querySelectorAll('.device .screen')].every((each) => each.querySelector('svg'))")
                bottoms = [box["bottom"] for box in self.boxes(".device .caption")]
                self.assertLess(max(bottoms) - min(bottoms), 1, devices)

    def test_a_view_without_a_background_is_seen(self):
        self.open("Made.storyboard", devices="retina6_12")
        self.assertEqual(len(self.all(".overlay .bounds")), 2)

    def test_a_view_that_the_device_hides_is_told(self):
        self.open("Calculator.storyboard", devices="retina6_12,ipad9_7", focus=0, select="btn-lp-lpa")
        self.wait("document.querySelector('#inspector .heading')?.textContent.includes('hidden on iPhone')")
        row = self.one("#navigator [data-key=btn-lp-lpa]")
        self.assertIn("hidden", row.text)
        self.assertIn("dimmed", row.get_attribute("class"))
        self.open("Calculator.storyboard", devices="retina6_12", select="btn-se-sev")
        self.wait("document.querySelector('#inspector .heading')")
        self.assertNotIn("hidden", self.one("#inspector .heading").text)

    def test_all_scenes_of_a_storyboard_are_screens_of_one_device(self):
        self.open("Sign.storyboard", mode="map")
        self.wait("document.querySelectorAll('.map-scene .map-body svg').length > 1")
        time.sleep(0.3)
        sizes = self.script("return [...document.querySelectorAll('.map-scene')].map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])")
        self.assertEqual(len(set(map(tuple, sizes))), 1, sizes)

    def test_the_headers_of_a_matrix(self):
        for width, height in [*SIZES, (1180, 760)]:
            with self.subTest(f"{width} × {height}"):
                self.size(width, height)
                self.open("Calculator.storyboard", mode="matrix", devices="retina4_0,retina6_12,ipad9_7")
                self.wait("document.querySelectorAll('.matrix-header').length === 6 && document.querySelectorAll('.device .screen > svg').length === 24")
                self.assertEqual(list(dict.fromkeys(each.text for each in self.all(".matrix-column"))), ["Current Settings", "Text Size AX3", "Right to Left", "Double-Length Text"])
                texts = self.boxes(".matrix-header, .caption")
                self.assertEqual(self.overlaps(texts, texts), [])
                self.assertEqual(self.overlaps(texts, self.boxes(".device .body")), [])
                self.assertEqual(self.cut(".matrix-header, .matrix-column"), [])
                # Each sheet stands below the name of its column, to the pixel, and no tool covers it.
                columns, sheets = self.boxes(".matrix-column"), self.boxes(".device .body")
                self.assertEqual([round(sheet["left"]) for sheet in sheets if min(abs(sheet["left"] - column["left"]) for column in columns) > 1.5], [])
                self.assertEqual({sum(abs(each["top"] - sheet["top"]) < 1 and (each["left"] < self.half(columns)) == (sheet["left"] < self.half(columns)) for each in sheets) for sheet in sheets}, {4})
                ground = self.boxes(".matrix-ground")[0]
                self.assertLess(ground["top"], self.boxes(".canvas-tools")[0]["top"])
                self.assertRegex(self.one(".canvas-tools .zoom").text, r"^\d+–\d+ %$")

    def half(self, columns):
        """Where the second block of a matrix begins, if it is beside the first."""
        return columns[4]["left"] - 1 if len(columns) > 4 else float("inf")

    def test_a_matrix_has_no_holes(self):
        """Each row has sheets of one size side by side, and its name is nearer to it than to the row above. Upright sheets are large enough to be read."""
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                self.size(width, height)
                self.open("Calculator.storyboard", mode="matrix", devices="retina4_0,retina6_12,ipad9_7")
                self.wait("document.querySelectorAll('.device .screen > svg').length === 24")
                time.sleep(0.3)
                scale = self.script("return Number(getComputedStyle(document.documentElement).getPropertyValue('--scale'))")
                sheets = self.boxes(".device .body")
                rows = {}
                for box in sheets:
                    rows.setdefault((round(box["top"]), box["right"] - box["left"] > box["bottom"] - box["top"]), []).append(box)
                for row in rows.values():
                    heights = [round(box["bottom"] - box["top"]) for box in row]
                    self.assertLessEqual(max(heights) - min(heights), 1)
                self.assertGreaterEqual(min(box["right"] - box["left"] for box in sheets), 158 * scale)
                for head in self.boxes(".matrix-header"):
                    above = [head["top"] - box["bottom"] for box in sheets if box["bottom"] < head["top"] + 1 and box["left"] < head["right"] and head["left"] < box["right"]]
                    below = [box["top"] - head["bottom"] for box in sheets if box["top"] > head["bottom"] - 1 and box["left"] < head["right"] and head["left"] < box["right"]]
                    if above:
                        self.assertLess(min(below), min(above) + 1, head["text"])

    def test_a_view_of_a_sheet_is_clicked_and_dragged(self):
        """Also where a sheet is not as large as the others."""
        self.open("Made.storyboard", mode="matrix", devices="retina4_0,retina6_12,ipad9_7")
        self.wait("document.querySelectorAll('.device .screen > svg').length === 24")
        time.sleep(0.3)
        for index in [2, 5]:
            x, y = self.driver.execute_async_script("""const done = arguments[1];
              import(new URL("js/canvas/devices.js", document.baseURI)).then(({ devices }) => {
                const device = devices[arguments[0]];
                const view = device.places.byID.get("one-aa-001");
                const box = device.screen.getBoundingClientRect();
                const zoom = box.width / device.size.width;
                done([box.left + (view.x + view.width / 2) * zoom, box.top + (view.y + view.height / 2) * zoom]);
              });""", index)
            if y < 800:
                self.click((x, y))
                self.waitForState("selection", lambda value: value == ["one-aa-001"])
                self.assertEqual(self.state("focus"), index)
        before = self.frame("one-aa-001", 2)
        if y < 800:
            self.drag((x, y), (x + 20, y))
            self.waitForState("document", lambda value: value["state"]["version"] == 2)
            self.assertGreater(self.frame("one-aa-001", 2)[0], before[0] + 20, "a pixel is several points")

    def cut(self, selector):
        return self.script("return [...document.querySelectorAll(arguments[0])].filter((each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)", selector)

    def test_the_layers_are_below_their_bar(self):
        for width, height in SIZES:
            self.size(width, height)
            self.sign(mode="layers", select=FIELD, devices="retina6_12")
            self.wait("document.querySelector('.layers .frame')")
            time.sleep(0.3)
            bar = self.boxes(".layer-controls")[0]
            self.assertGreater(min(box["top"] for box in self.boxes(".layers .plate")), bar["bottom"] - 1)
            self.assertLess(max(box["bottom"] for box in self.boxes(".layers .plate")), self.boxes("#canvas")[0]["bottom"])

    def test_the_canvas_fits_again_below_a_strip(self):
        self.sign(devices="retina6_12")
        before = self.boxes(".device .body")[0]
        self.script("const strip = document.getElementById('strip'); strip.hidden = false; strip.className = 'strip'; strip.textContent = 'Something lasts.'")
        self.wait("document.querySelector('.device .body').getBoundingClientRect().bottom < document.querySelector('.canvas-tools').getBoundingClientRect().top")
        self.assertLess(self.boxes(".device .body")[0]["bottom"] - self.boxes(".device .body")[0]["top"], before["bottom"] - before["top"])

    def test_a_storyboard_tells_its_zoom(self):
        self.open("Sign.storyboard", mode="map")
        self.wait("document.querySelector('.map-scene .map-body svg')")
        shown = int(self.one(".canvas-tools .zoom").text.split()[0])
        self.assertEqual(shown, round(self.state("mapZoom") * 100))
        self.one(".canvas-tools [aria-label='Zoom In']").click()
        self.wait(f"parseInt(document.querySelector('.canvas-tools .zoom').textContent) > {shown}")
        self.one(".canvas-tools .zoom").click()
        self.wait("document.querySelector('.canvas-tools .zoom').textContent.startsWith('100')")


class DragTests(LookTestCase):
    def drag_edge(self, by):
        start = self.place(HEADER, 0.5, 1)
        actions = self.move(start).click_and_hold()
        for step in range(1, 9):
            actions.w3c_actions.pointer_action.move_to_location(round(start[0]), round(start[1] + by * step / 8))
            actions.pause(0.05)
        actions.perform()
        self.waitForState("ghost", lambda value: value and any(value["pictures"]))
        time.sleep(0.3)

    def test_each_gap_has_one_number_and_the_inspector_follows(self):
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                self.size(width, height)
                self.sign(select=HEADER, devices="retina6_12")
                self.wait(f"document.querySelector('#inspector [data-live=\"constant {HEIGHT}\"]')")
                self.drag_edge(60)
                trial = self.driver.execute_async_script("""const done = arguments[0];
                  Promise.all([import(new URL("js/store.js", document.baseURI)), import(new URL("js/model/tree.js", document.baseURI))]).then(([{ state }, { places }]) => {
                    const all = places(state.ghost.pictures[0]).byID;
                    done(["Hea-de-ree", "Nam-fi-eld"].map((id) => all.get(id)).map(({ y, height }) => [y, height]));
                  });""")
                (y, tall), (below, _) = trial
                self.assertGreater(tall, 90)
                # The field below moves along: the gap is what it was, and is told once.
                self.assertEqual(self.script("return [...document.querySelectorAll('.overlay .gap')].map((each) => each.textContent)"), [f"{below - y - tall:g}"])
                self.assertEqual(below - y - tall, 20)
                shown = self.script("return ['frame height', arguments[0]].map((each) => document.querySelector(`#inspector [data-live='${each}']`).value)", f"constant {HEIGHT}")
                self.assertEqual(shown, [f"{tall:g}"] * 2)
                labels = self.boxes(".overlay :is(.constant, .gap)")
                self.assertEqual(self.overlaps(labels, labels), [])
                ActionChains(self.driver).send_keys(Keys.ESCAPE).release().perform()
                ActionChains(self.driver).reset_actions()
                self.wait("document.querySelector('#inspector [data-live=\"frame height\"]').value === '80'")

    def test_what_a_connection_would_do_is_shown_on_all_devices(self):
        self.sign(devices="retina6_12,retina6_9")
        self.drag(self.place(FIELD, 0.3), self.place(BUTTON, 0.7), Keys.CONTROL)
        self.wait("document.querySelectorAll('.device .caption .trial').length === 2")

    def test_a_line_that_is_dragged_runs_below_its_number(self):
        self.sign(devices="retina6_12")
        self.drag(self.place(FIELD, 0.3), self.place(BUTTON, 0.7), Keys.CONTROL)
        self.wait("document.querySelector('[role=menu]') && document.querySelector('.overlay .constant')")
        order = self.script("const all = [...document.querySelector('.overlay').children]; return [all.findIndex((each) => each.matches('.wire')), all.findIndex((each) => each.matches('.constant'))]")
        self.assertLess(order[0], order[1])
        # The menu is below the view, whose change it previews.
        self.assertEqual(self.overlaps(self.boxes("[role=menu]"), [self.view(BUTTON)]), [])


class CountTests(LookTestCase):
    """Badge, captions, list, summary of the scene and widths tell of the same issues."""

    def counts(self):
        return self.script("""
          const number = (text) => Number(text?.match(/(\\d+) issue/)?.[1] ?? 0);
          return { badge: Number(document.querySelector("#tab-issues .badge")?.textContent ?? 0), captions: [...document.querySelectorAll(".device .caption")].map((each) => number(each.textContent)),
            says: document.querySelector(".says span:nth-child(2)").textContent, marks: [...document.querySelectorAll(".widths .mark")].map((each) => each.className.split(" ")[1]) };""")

    def settle(self):
        """Until devices and widths are known."""
        self.wait("!document.querySelector('.widths.stale') && !document.querySelector('.says').textContent.includes('Checking')", 40)
        self.waitForState("verdicts", lambda value: value)
        self.waitForState("widthVerdicts", lambda value: value)
        time.sleep(0.3)

    def colors(self):
        """The colors of the bar of widths."""
        return {each for each in self.script("return [...document.querySelectorAll('.widths .bar svg rect:not(.track)')].map((each) => each.getAttribute('class'))")}

    def chips(self):
        return [chip.text for chip in self.all(".issue-card .chip")]

    def listed(self):
        self.tab("navigator", "Issues")
        time.sleep(0.2)
        return len(self.all(".issue-card"))

    def summary(self):
        return int(self.script("const rows = [...document.querySelectorAll('#inspector .attribute')]; return rows.find((row) => row.textContent.startsWith('Issues'))?.lastChild.textContent ?? -1"))

    def test_what_the_document_alone_says(self):
        self.open("Empty.storyboard", devices="retina6_12")
        self.one("#canvas").send_keys(Keys.CONTROL, Keys.SHIFT, "l")
        ActionChains(self.driver).send_keys("button", Keys.ENTER).perform()
        self.waitForState("issues", lambda value: value and len(value["issues"]) == 1, 20)
        self.one("#canvas").send_keys(Keys.ESCAPE)
        self.settle()
        found = self.counts()
        self.assertEqual((found["badge"], found["captions"]), (1, [1]))
        self.assertRegex(found["says"], "^1 issue at every width: .*Button")
        # The bar has the color of its sentence.
        self.assertEqual(self.colors(), {"unsure"})
        self.assertEqual(self.summary(), 1)
        self.assertEqual(self.listed(), 1)

    def test_what_only_a_device_of_the_matrix_shows(self):
        self.open("Calculator.storyboard", mode="matrix", devices="retina4_0,retina6_12,ipad9_7")
        self.settle()
        found = self.counts()
        # The tablet on its side, in each of its variants.
        self.assertEqual(found["captions"], [0] * 12 + [0, 0, 1] * 4, found)
        self.assertEqual(found["badge"], 1)
        self.assertIn("Result extends beyond the screen", found["says"])
        self.assertEqual(self.summary(), 1)
        self.assertEqual(self.listed(), 1)
        self.assertIn("iPad mini", self.one(".issue-card").text)

    def test_what_only_some_widths_show(self):
        self.open("Calculator.storyboard", devices="retina6_12")
        self.settle()
        self.assertEqual((self.counts()["badge"], self.counts()["captions"]), (1, [0]))
        self.assertEqual(self.listed(), 1)
        self.assertIn("points wide", self.one(".issue-card .chip").text)
        # A click shows it: the window gets the first of the widths.
        self.one(".issue-card button").click()
        width = self.waitForState("width", lambda value: value)
        self.assertIn(f"{width:g} to 1024 points wide", self.one(".issue-card .chip").text)
        self.wait("document.querySelector('.device .caption').textContent.includes('1 issue')", 20)

    def test_a_conflict_on_some_devices(self):
        self.open("Conflict.storyboard", devices="retina4_0,retina4_7,retina6_9")
        self.settle()
        found = self.counts()
        self.assertEqual((found["badge"], found["captions"], found["marks"]), (1, [1, 0, 1], ["bad", "good", "bad"]))
        self.assertEqual(self.listed(), 1)
        # The sound width is seen among the others.
        good = self.script("return [...document.querySelectorAll('.widths .bar svg .good')].map((each) => each.getBoundingClientRect().width)")
        self.assertGreaterEqual(max(good), 4)

    def test_a_card_names_the_devices_of_the_canvas_that_show_its_issue(self):
        """One that is sound upright is named with the orientation that breaks it."""
        sound = "iPhone SE (3rd gen.)"
        self.open("Conflict.storyboard", devices="retina4_0,retina4_7,retina6_9", tab="issues")
        self.settle()
        chips = self.chips()
        self.assertEqual(set(chips[:2]), {"iPhone SE (1st gen.)", "iPhone 17 Pro Max"}, chips)
        self.assertNotIn(sound, chips)
        self.open("Conflict.storyboard", devices="retina4_7", tab="issues")
        self.settle()
        self.assertEqual(self.counts()["captions"], [0])
        chips = self.chips()
        self.assertNotIn(sound, chips)
        self.assertIn(f"{sound}, landscape", chips)
        self.open("Conflict.storyboard", devices="retina4_7", orientation="landscape", tab="issues")
        self.settle()
        self.assertEqual(self.chips()[0], f"{sound}, landscape")

    def test_a_card_stays_while_its_devices_become_known(self):
        """Its button is the same, and its details stay open."""
        self.open("Conflict.storyboard", tab="issues")
        self.wait("document.querySelector('.issue-card button')")
        self.one(".issue-card button").click()
        self.wait("document.querySelector('.fix button')")
        self.script("window.card = document.querySelector('.issue-card h4 button'); document.querySelector('.issue-card summary').click()")
        before = self.chips()
        self.settle()
        self.assertTrue(self.script("return window.card.isConnected && document.querySelector('.issue-card details').open"))
        # Other devices have other chips, and the card is still the same.
        self.driver.execute_async_script("const done = arguments[0]; import(new URL('js/store.js', document.baseURI)).then(({ set }) => { set({ devices: ['retina6_12'], focus: 0 }); done(); })")
        self.wait("document.querySelectorAll('.device').length === 1")
        time.sleep(0.3)
        self.settle()
        self.assertNotEqual(self.chips(), before)
        self.assertTrue(self.script("return window.card.isConnected && document.querySelector('.issue-card details').open"))

    def test_nothing_is_counted_before_all_have_answered(self):
        self.open("Calculator.storyboard", devices="retina6_12")
        self.script("""window.shownCounts = []; window.shownLists = [];
          window.watching = setInterval(() => {
            window.shownCounts.push([...document.querySelectorAll("#inspector .attribute")].find((row) => row.textContent.startsWith("Issues"))?.lastChild.textContent);
            window.shownLists.push(document.querySelector("#panel-Navigators").textContent);
          }, 5);""")
        self.tab("navigator", "Issues")
        self.settle()
        shown, lists = self.script("clearInterval(window.watching); return [[...new Set(window.shownCounts)], window.shownLists]")
        self.assertIn("Checking…", shown)
        self.assertNotIn("0", shown)
        self.assertEqual([text for text in lists if "No issues" in text], [])
        self.assertEqual(self.summary(), 1)

    def test_an_issue_of_a_caption_is_marked(self):
        """On the canvas of each device that tells of it, and in the outline."""
        for name, state in [("Made.storyboard", {}), ("Missing.storyboard", {}), ("Conflict.storyboard", dict(devices="retina4_0")), ("Calculator.storyboard", dict(devices="ipad9_7", orientation="landscape"))]:
            with self.subTest(name):
                self.open(name, tab="outline", **state)
                self.settle()
                found = self.script("""return [...document.querySelectorAll(".device")].map((device) => [!!device.querySelector(".caption .flag"), device.querySelectorAll(".overlay :is(.issue-mark, .needs, .ambiguous, .tie, .line.broken)").length > 0])""")
                self.assertTrue(found[0][0], found)
                self.assertEqual([flagged for flagged, _ in found], [marked for _, marked in found])
                self.assertTrue(self.all("#navigator .row .issue-sign"))
        # Where nothing else tells of it, the mark says what is wrong.
        self.open("Made.storyboard", devices="retina6_12")
        self.settle()
        self.assertEqual(len(self.all(".overlay .issue-mark")), 4, "each of the views")
        self.assertIn(self.script("return document.querySelector('.issue-mark title').textContent"), [issue["message"] for issue in self.state("issues")["issues"]])

    def test_a_mark_is_on_the_device_that_it_is_of(self):
        """On its side a part of the tablet's scene is beyond its screen."""
        for mode in ["matrix", "devices"]:
            self.open("Calculator.storyboard", mode=mode, devices="retina4_0,ipad9_7", orientation="landscape")
            self.settle()
            found = self.script(BOXES + """return [...document.querySelectorAll(".device")].flatMap((device) => {
              const screen = device.querySelector(".screen").getBoundingClientRect();
              return [...device.querySelectorAll(arguments[0] === "matrix" ? ".issue-mark, .flawed" : ".issue-mark")].map((mark) => mark.getBoundingClientRect()).map((box) => Math.max(screen.left - box.left, screen.top - box.top, box.right - screen.right, box.bottom - screen.bottom));
            });""", mode)
            self.assertTrue(found)
            self.assertLess(max(found), 3, found)

    def test_cards_that_begin_with_the_same_words_are_told_apart(self):
        self.open("Ties.storyboard", tab="issues")
        self.wait("document.querySelectorAll('.issue-card').length > 1")
        cards = self.script("""return [...document.querySelectorAll(".issue-card .what")].map((each) => [each.textContent, each.scrollHeight > each.clientHeight + 1])""")
        self.assertEqual([text for text, isCut in cards if isCut], [])
        self.assertIn("hugging", cards[0][0])
        self.assertIn("resistance", cards[1][0])

    def test_nothing(self):
        self.sign()
        self.settle()
        found = self.counts()
        self.assertEqual((found["badge"], found["captions"]), (0, [0, 0, 0]))
        self.assertTrue(found["says"].startswith("No issue at any"), found["says"])

    def test_the_widths_say_that_they_are_looked_at(self):
        self.sign()
        self.assertIn("Checking widths", self.one(".says").text)


class TextTests(LookTestCase):
    def cut(self, selector):
        return self.script("""return [...document.querySelectorAll(arguments[0])].filter((each) => each.offsetParent && !each.closest(".hidden-text") && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline")
          .map((each) => each.textContent || each.placeholder || each.value)""", selector)

    def test_no_text_is_cut(self):
        states = [("Sign.storyboard", dict(scene="Sig-ni-nvc", select=HEADER, constraints=HEIGHT)), ("Sign.storyboard", dict(scene="Sig-ni-nvc", select=HEADER)),
                  ("Calculator.storyboard", dict(select="btn-se-sev", inspector="attributes")), ("Missing.storyboard", dict(tab="issues"))]
        for width, height in SIZES:
            for name, state in states:
                with self.subTest(f"{width} × {height}, {name}, {state}"):
                    self.size(width, height)
                    self.open(name, **state)
                    self.wait("document.querySelector('#inspector .heading')")
                    time.sleep(0.4)
                    self.assertEqual(self.cut("#navigator .row .name, #navigator .row .half, #navigator .kind, #navigator .chip, #inspector .words, #inspector .title, #inspector .heading b, #inspector .constraint .words span, .tabs button"), [])
                    # Words of popups and placeholders are as wide as their field has room.
                    narrow = self.script("""const context = document.createElement("canvas").getContext("2d");
                      return [...document.querySelectorAll("#inspector select, #inspector input[placeholder]")].filter((each) => each.offsetParent).filter((each) => {
                        const style = getComputedStyle(each);
                        context.font = style.font;
                        const text = each.matches("select") ? each.selectedOptions[0]?.textContent ?? "" : each.value ? "" : each.placeholder;
                        return context.measureText(text).width > each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + 1.5;
                      }).map((each) => `${each.getAttribute("aria-label")}: ${each.value || each.placeholder}`)""")
                    self.assertEqual(narrow, [])

    def test_a_constraint_is_called_the_same_everywhere(self):
        title = "Continue.top = Name.bottom + 20"
        self.sign(select=BUTTON)
        self.wait("document.querySelector('#inspector .constraint[data-constraint=Csg-10-aaa]')")
        row = self.one("#inspector .constraint[data-constraint=Csg-10-aaa]")
        self.assertEqual(" ".join(row.find_element("css selector", ".words").text.split()), "Continue.top = Name.bottom + 20")
        self.assertEqual(row.find_element("css selector", "input").get_attribute("value"), "20")
        self.assertEqual(row.find_element("css selector", "input").get_attribute("aria-label"), f"Constant of {title}")
        self.one("[aria-label='Why does y have this value?']").click()
        self.wait("document.querySelector('.why .steps')")
        why = self.one(".why .steps").text
        self.assertIn(title, why)
        self.assertIn("View.top = Safe Area.top + 24", why)
        self.assertNotIn("root", why)
        self.assertRegex(why.replace("\xa0", " "), r"(\d+) = 24 \+ \d+ \(safe area\)")
        self.one("#inspector .constraint[data-constraint=Csg-10-aaa] .words").click()
        self.wait("document.querySelector('#inspector .heading b').textContent.includes('=')")
        self.assertEqual(self.one("#inspector .heading b").text, title)
        self.assertEqual(" ".join(self.one("#navigator [data-key='Csg-10-aaa'] .name").text.split()), title)

    def test_the_view_that_has_a_constraint_is_named_too(self):
        self.open("Conflict.storyboard", tab="issues")
        self.wait("document.querySelector('.issue-card button')")
        self.assertIn("“Button.width = 214” is broken", self.one(".issue-card").text)
        self.one(".issue-card button").click()
        self.wait("document.querySelector('.fix button')")
        fixes = self.script("return [...document.querySelectorAll('.fix button')].map((each) => each.textContent)")
        self.assertEqual(fixes, ["Set its priority to 999", "Set the priority to 999: “Button.leading = View.leading + 80”", "Set the priority to 999: “View.trailing = Button.trailing + 81”"])
        self.assertEqual(len(self.boxes(".fix button")), 1, "one fix is shown, the others are behind a disclosure")
        self.one(".issue-card summary").click()
        self.wait("[...document.querySelectorAll('.fix button')].filter((each) => each.checkVisibility()).length === 3")
        self.assertEqual(self.one("#inspector .heading b").text, "Button.width = 214")

    def test_the_title_is_in_the_middle(self):
        for width, height in SIZES:
            self.size(width, height)
            self.sign()
            box = self.boxes("#toolbar > .title")[0]
            self.assertLess(abs((box["left"] + box["right"]) / 2 - width / 2), 3)
        # Where there is no room for that, it lies over nothing.
        self.size(1100, 700)
        self.sign()
        parts = self.boxes("#toolbar > :is(.begin, .title, .end)")
        self.assertEqual(self.overlaps(parts, parts), [])

    def test_every_control_has_a_word_beside_it(self):
        """Check boxes of variations, too."""
        self.open("Calculator.storyboard", inspector="attributes", devices="retina6_12,ipad9_7")
        next(row for row in self.all("[role=treeitem]") if "Button" in row.text).click()
        self.wait("document.querySelector('.varied input[type=checkbox]')")
        bare = self.script("return [...document.querySelectorAll('#inspector input[type=checkbox]')].filter((each) => each.offsetParent && !each.closest('label')?.textContent.trim()).map((each) => each.getAttribute('aria-label'))")
        self.assertEqual(bare, [])

    def test_what_is_ambiguous_together_is_told_together(self):
        self.open("Ties.storyboard", devices="retina4_7")
        self.wait("document.querySelector('.says').textContent.includes('Blue and Yellow are ambiguous')", 30)

    def test_what_is_called_by_its_class_is_told_what_it_is(self):
        self.open("Made.storyboard", devices="retina6_12", focus=0, select="vc1-aa-001")
        self.wait("document.querySelector('#inspector .heading span')?.textContent === 'View Controller'")
        self.assertEqual(self.one("#inspector .heading b").text, "HandController")

    def test_rows_of_lists_are_not_cut_through(self):
        self.sign()
        self.one("[aria-label^='Library']").click()
        self.wait("document.querySelector('.library-list button')")
        list_, = self.boxes(".library-list")
        last = [box for box in self.boxes(".library-list > *") if box["top"] < list_["bottom"] - 1][-1]
        self.assertLess(last["bottom"], list_["bottom"] + 1)
        # A list that is scrolled stops at a row.
        self.script("document.querySelector('.library-list').scrollTop = 101")
        time.sleep(0.3)
        self.assertEqual(self.script("return document.querySelector('.library-list').scrollTop % 24"), 0)

    def test_images_begin_with_words(self):
        self.open("Calculator.storyboard", devices="retina6_12", focus=0, select="btn-se-sev", inspector="attributes")
        self.wait("document.querySelector('[aria-label=\"Choose: Image\"]')")
        self.one("[aria-label='Choose: Image']").click()
        self.wait("document.querySelector('.color-entry svg')")
        self.assertEqual(self.all(".color-entry")[1].text, "airplane")

    def test_captions_are_not_cut(self):
        """Also where devices are narrow."""
        self.size(1100, 800)
        self.open("Ties.storyboard", devices="retina4_0,retina4_7,retina6_9")
        self.wait("[...document.querySelectorAll('.device .screen')].every((each) => each.querySelector('svg'))")
        self.assertEqual(self.cut(".device .caption b"), [])

    def test_a_studio_that_is_gone_checks_nothing(self):
        self.open("Made.storyboard", devices="retina6_12")
        self.wait("document.querySelector('.says').textContent.includes('at every width')", 30)
        self.driver.execute_async_script("const done = arguments[0]; import(new URL('js/store.js', document.baseURI)).then(({ set }) => { set({ isDisconnected: true }); done(); })")
        self.wait("document.querySelector('.says').textContent.includes('Not checked')")
        # What was found before is told nowhere, as if it were still so.
        self.assertIn("not checked", self.one(".device .caption").text)
        self.assertEqual(self.all("#tab-issues .badge, .overlay .issue-mark, #navigator .issue-sign, .widths .mark"), [])
        self.assertEqual(self.summaryText(), "Not checked")
        self.assertNotIn("1 issue", self.one("body").text)
        self.driver.execute_async_script("const done = arguments[0]; import(new URL('js/store.js', document.baseURI)).then(({ set }) => { set({ isDisconnected: false }); done(); })")
        self.wait("document.querySelector('.device .caption').textContent.includes('1 issue of 4 views')")

    def summaryText(self):
        return self.script("return [...document.querySelectorAll('#inspector .attribute')].find((row) => row.textContent.startsWith('Issues')).lastChild.textContent")

    def test_the_library_has_a_sign_for_each_kind(self):
        self.sign()
        self.one("[aria-label^='Library']").click()
        self.wait("document.querySelector('.library-list button')")
        paths = self.script("return Object.fromEntries([...document.querySelectorAll('.library-entry')].map((each) => [each.textContent, each.querySelector('path').outerHTML]))")
        kinds = ["Slider", "Switch", "Stepper", "Segmented Control", "Page Control", "Progress View", "Activity Indicator View", "Date Picker", "Label", "Button", "Text Field", "View", "Plain Button", "Gray Button", "Tinted Button", "Filled Button"]
        self.assertEqual(len({paths[name] for name in kinds}), len(kinds))

    def test_panels_are_wider_on_wide_windows(self):
        widths = []
        for width, height in SIZES:
            self.size(width, height)
            self.sign()
            widths.append([(box["right"] - box["left"]) / self.script("return Number(getComputedStyle(document.documentElement).getPropertyValue('--scale'))") for box in [self.boxes("#navigator")[0], self.boxes("#inspector")[0]]])
        self.assertGreater(widths[1][0], widths[0][0] + 40)
        self.assertGreater(widths[1][1], widths[0][1] + 40)
        self.assertGreaterEqual(widths[2][0] + 1, widths[1][0])


if __name__ == "__main__":
    unittest.main()
