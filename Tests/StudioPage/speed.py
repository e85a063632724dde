"""Measures the studio on a scene of 300 views, by the page's clock, its memory after many edits, and the largest document of the corpus.

    TRELLIS=.build/release/trellis python Tests/StudioPage/speed.py
"""
import os
import re
import statistics
import sys
import time
from pathlib import Path

from flow import FlowTestCase
from stand import ROOT, Studio

ROWS = 100


def document():
    """A hundred rows of a label and a button in a view, each below the other, so that a constant of the first moves all."""
    def constraint(id, first, attribute, second=None, other=None, constant=0):
        to = f' secondItem="{second}" secondAttribute="{other}"' if second else ""
        return f'<constraint firstItem="{first}" firstAttribute="{attribute}"{to} constant="{constant}" id="{id}"/>'
    rows, own = [], []
    for row in range(ROWS):
        view, label, button = (f"{kind}-{row:03}" for kind in ["row-aa", "lab-aa", "but-aa"])
        inside = [
            constraint(f"lle-{row:03}", label, "leading", view, "leading", 4), constraint(f"lce-{row:03}", label, "centerY", view, "centerY"),
            constraint(f"bce-{row:03}", button, "centerY", view, "centerY"), constraint(f"ble-{row:03}", button, "leading", label, "trailing", 8),
        ]
        rows.append(f"""
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="{view}">
            <rect key="frame" x="16" y="{60 + row * 7}" width="361" height="6"/>
            <subviews>
              <label opaque="NO" contentMode="left" text="Row {row}" translatesAutoresizingMaskIntoConstraints="NO" id="{label}"><rect key="frame" x="4" y="0" width="60" height="6"/><fontDescription key="fontDescription" type="system" pointSize="5"/></label>
              <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="{button}"><rect key="frame" x="70" y="0" width="60" height="6"/><fontDescription key="fontDescription" type="system" pointSize="5"/><state key="normal" title="Button {row}"/></button>
            </subviews>
            <constraints>{"".join(inside)}<constraint firstAttribute="height" constant="6" id="hei-{row:03}"/></constraints>
          </view>""")
        above = ("roo-aa-001", "top", 60) if row == 0 else (f"row-aa-{row - 1:03}", "bottom", 1)
        own += [constraint(f"top-{row:03}", view, "top", *above), constraint(f"lea-{row:03}", view, "leading", "roo-aa-001", "leading", 16),
                constraint(f"tra-{row:03}", "roo-aa-001", "trailing", view, "trailing", 16)]
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc1-aa-001">
  <device id="retina6_12" orientation="portrait" appearance="light"/>
  <scenes><scene sceneID="sc1-aa-001"><objects><viewController title="Large" id="vc1-aa-001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="roo-aa-001"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>{"".join(rows)}</subviews>
      <constraints>{"".join(own)}</constraints>
    </view></viewController></objects></scene></scenes>
</document>
"""


class Speed(FlowTestCase):
    documents = {"Large.storyboard": document()}

    # Milliseconds until the page shows what `shown` waits for, after the frame in which it does was painted.
    CLOCK = """
      const [action, shown, done] = [ACTION, SHOWN, arguments[0]];
      // Events that are made here have no pointer that could be captured.
      document.getElementById("canvas").setPointerCapture = () => {};
      import(new URL("js/store.js", document.baseURI)).then(({ state }) => {
        const start = performance.now();
        action(state);
        const look = () => (shown(state) ? done(performance.now() - start) : requestAnimationFrame(look));
        requestAnimationFrame(look);
      });"""

    def clock(self, action, shown):
        return self.driver.execute_async_script(self.CLOCK.replace("ACTION", action).replace("SHOWN", shown))

    def tell(self, what, values):
        print(f"{what}: median {statistics.median(values):.0f} ms of {len(values)}, {min(values):.0f} to {max(values):.0f}")

    def selection(self):
        self.open(devices="retina4_0,retina6_12,retina6_9")
        time.sleep(4)
        values = []
        # Far from each other, for the numbers of constraints lie over what is near.
        for row in [step * 37 % ROWS for step in range(50)]:
            id = f"lab-aa-{row:03}"
            x, y = self.place(id)
            values.append(self.clock(
                f"""() => {{ const canvas = document.getElementById("canvas");
                  for (const type of ["pointerdown", "pointerup"]) document.elementFromPoint({x}, {y}).dispatchEvent(new PointerEvent(type, {{ clientX: {x}, clientY: {y}, button: 0, pointerId: 1, bubbles: true }})); }}""",
                f"""(state) => state.selection[0] === "{id}" && document.querySelector("#inspector [data-of='{id}'] .decides .axis")"""))
        self.tell("selection", values)

    def drag(self):
        """Each step of a drag is timed from the event to the frame with the new layout."""
        self.open(devices="retina4_0,retina6_12,retina6_9", select="row-aa-000")
        time.sleep(4)
        x, y = self.place("row-aa-000", 0.9)
        self.driver.execute_async_script("""
          const done = arguments[2];
          const canvas = document.getElementById("canvas");
          canvas.setPointerCapture = () => {};
          window.point = (type, x, y) => (document.elementFromPoint(x, y) ?? canvas).dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, button: 0, pointerId: 1, metaKey: true && type === "pointermove", bubbles: true }));
          point("pointerdown", arguments[0], arguments[1]);
          setTimeout(done, 300);""", x, y)
        zoom = self.state("zoom")
        values = []
        for step in range(1, 51):
            at = y + step * 2 * zoom
            values.append(self.clock(
                f'() => {{ window.before = null; import(new URL("js/store.js", document.baseURI)).then(({{ state }}) => {{ window.before = state.ghost; point("pointermove", {x}, {at + 6}); }}); }}',
                "(state) => window.before !== null && state.ghost && state.ghost !== window.before || (window.before === null && state.ghost)"))
        self.tell("dragged constant", values[1:])
        self.script(f"point('pointerup', {x}, {y})")

    def file(self):
        self.open(devices="retina4_0,retina6_12,retina6_9")
        time.sleep(4)
        path = self.studio.folder / "Large.storyboard"
        text = path.read_text()
        values = []
        for number in range(20):
            before = self.state("document")["state"]["version"]
            self.script(f"""import(new URL("js/store.js", document.baseURI)).then(({{ state, on }}) => {{
              const wanted = state.pictures; window.seen = 0;
              const look = () => {{ if (state.pictures !== wanted) window.seen = Date.now(); else requestAnimationFrame(look); }}; look(); }})""")
            time.sleep(0.3)
            path.write_text(text.replace('constant="60" id="top-000"', f'constant="{61 + number}" id="top-000"'))
            start = time.time() * 1000
            values.append(self.wait("window.seen") - start)
            self.waitForState("document", lambda value: value["state"]["version"] > before)
            time.sleep(1.5)
        self.tell("changed file", values)

    def first(self):
        values = []
        for _ in range(10):
            self.driver.get("about:blank")
            self.driver.get(f"{self.studio.address}#file={self.studio.file('Large.storyboard')}&devices=retina4_0,retina6_12,retina6_9")
            self.wait("document.querySelector('.screen svg')")
            values.append(self.script("return window.performance.getEntriesByName('first-picture')[0]?.startTime ?? performance.now()"))
            self.wait("document.body.dataset.ready")
        self.tell("first picture", values)

    def memory(self):
        file = self.studio.file("Large.storyboard")

        def resident():
            with open(f"/proc/{self.studio.process.pid}/status") as status:
                return int(next(line for line in status if line.startswith("VmRSS")).split()[1])
        sizes = []
        for number in range(1, 1001):
            status, answer = self.studio.request("api/edit", {"file": file, "version": number, "changes": [
                {"verb": "set", "object": "top-000", "values": {"constant": str(60 + number % 40)}}]})
            assert status == 200, answer
            self.studio.request("api/layout", {"file": file, "surfaces": [{"device": "retina6_12"}]})
            if number in (100, 1000):
                sizes.append(resident())
        print(f"memory: {sizes[0]} KB after 100 edits, {sizes[1]} KB after 1,000: {sizes[1] / sizes[0]:.2f} times")

    def largest(self):
        """The largest storyboard of the corpus: the page until its first picture and until its issues are known, an edit, and its undo."""
        corpus = Path(os.environ.get("TRELLIS_SHARED", ROOT.parent / "shared")) / "corpus/documents"
        found = sorted(corpus.rglob("*.storyboard"), key=lambda path: path.stat().st_size)
        if not found:
            return print(f"largest: skipped, no corpus in {corpus}")
        path = found[-1]
        own, self.studio = self.studio, Studio({"Main.storyboard": path})
        try:
            print(f"largest: {path.name}, {path.stat().st_size} bytes, load {os.getloadavg()[0]:.1f}")
            first, ready, edits, processor = [], [], [], []
            for _ in range(5):
                self.driver.get("about:blank")
                start = time.monotonic()
                self.driver.get(f"{self.studio.address}#file={self.studio.file('Main.storyboard')}")
                self.wait("document.querySelector('.screen svg')", 30)
                first.append((time.monotonic() - start) * 1000)
                self.wait("document.body.dataset.ready", 30)
                ready.append((time.monotonic() - start) * 1000)
            self.tell("first picture", first)
            self.tell("page with its issues", ready)
            # Constants of the scene with the most constraints, by the outline.
            ids = self.driver.execute_async_script("""
              const done = arguments[0];
              Promise.all(["store", "model/tree", "model/session"].map((name) => import(new URL(`js/${name}.js`, document.baseURI)))).then(([{ state }, { objects }, { showScene }]) => {
                const lists = state.document.outline.scenes.map((scene) => [scene.id, objects(scene).flatMap(({ object }) => object.constraints ?? []).map((part) => part.id).filter(Boolean)]);
                const [scene, ids] = lists.sort((a, b) => b[1].length - a[1].length)[0];
                showScene(scene);
                setTimeout(() => done(ids), 3000);
              });""")
            print(f"largest: {len(ids)} constraints in its largest scene")
            def used():
                with open(f"/proc/{self.studio.process.pid}/stat") as stat:
                    parts = stat.read().rsplit(")", 1)[1].split()
                return (int(parts[11]) + int(parts[12])) * 10
            for number, id in enumerate((ids * 10)[:10]):
                before = used()
                edits.append(self.clock(
                    f"""(state) => {{ window.wanted = state.document.state.version + 1; window.old = state.pictures;
                      import(new URL("js/model/session.js", document.baseURI)).then(({{ perform }}) => perform([{{ verb: "set", object: "{id}", values: {{ constant: "{31 + number}" }} }}], "Change Constant")); }}""",
                    "(state) => state.document.state.version >= window.wanted && state.pictures !== window.old"))
                time.sleep(1.5)
                processor.append(used() - before)
            self.tell("edit until it is shown", edits)
            self.tell("processor time of the studio for an edit and the issues after it", processor)
        finally:
            self.studio.end()
            self.studio = own

    names = ["selection", "drag", "file", "first", "memory", "largest"]


if __name__ == "__main__":
    Speed.setUpClass()
    stand = Speed()
    stand.driver.set_script_timeout(20)
    for name in sys.argv[1:] or Speed.names:
        stand.setUp()
        try:
            getattr(stand, name)()
        finally:
            stand.doCleanups()
    Speed.tearDownClass()
