"""The calculator of the guide from an empty scene, by mouse and keys: fonts, colors and variations included."""
import re
import subprocess
import unittest

from stand import ROOT, TRELLIS
from flow import FlowTestCase
from test_things import Hand

# The ground of the guide's keys, of its commands and of its functions.
DIGIT, COMMAND = "#505050", "#D4D4D2"
FUNCTION = "#2C2C2E"
TITLES = ["(", ")", "C", "±", "%", "÷", "√", "x²", "7", "8", "9", "×", "π", "e", "4", "5", "6", "−", "ln", "log", "1", "2", "3", "+", "sin", "cos", "0", ".", "="]
FUNCTIONS = {"(", ")", "√", "x²", "π", "e", "ln", "log", "sin", "cos"}


class CalculatorTests(FlowTestCase):
    documents = {"Main.storyboard": ROOT / "Examples/Editing/Empty.storyboard"}

    def settle(self):
        """Until the last step is shown."""
        self.driver.execute_async_script("""
          const done = arguments[0];
          import(new URL("js/model/session.js", document.baseURI)).then(({ settled }) => settled().then(() => setTimeout(done, 60)));""")

    def find(self, pattern, nth=0):
        return re.findall(pattern, self.studio.text("Main.storyboard"))[nth]

    def stacks(self):
        return re.findall(r'<stackView [^>]*id="([^"]*)"', self.studio.text("Main.storyboard"))

    def buttons(self):
        return re.findall(r'<button [^>]*id="([^"]*)"', self.studio.text("Main.storyboard"))

    def test_the_calculator(self):
        self.open("Main.storyboard", devices="retina4_7", focus=0, inspector="attributes")
        hand = Hand(self)

        def do(*step):
            hand.do(step)
            self.settle()

        def row(id):
            return f"#navigator [role=treeitem][data-key='{id}'] .name"

        def color(field, text):
            do("click", f"#attribute-{field}")
            do("write", text)

        # One key, as all of them are.
        do("press", "Control+Shift+l")
        do("write", "button")
        do("fill", "[aria-label='Font, size']", "36")
        do("pick", "[aria-label='Vary Font for size classes']", "Height Compact")
        do("write", "24")
        color("titleColor", "white 1")
        color("backgroundColor", DIGIT)
        # Five rows of keys, each with its title.
        do("press", "g")
        do("write on", "6", 2)
        do("write on", "10", 1)
        do("write", " ".join(TITLES))
        # Where they are: at the foot, four to five where there is room, below the result on its side.
        do("press", "p")
        do("write", "leading trailing bottom 12, ratio 4:5 in hR, top 90 to safe area in hC")
        self.titled = dict(zip(TITLES, self.buttons()))
        at = lambda title, x, y: self.place(self.titled[title], x, y)
        # The functions at the left have a ground of their own.
        self.sweep(hand, at("(", -0.1, -0.3), at("cos", 1.02, 1.1))
        color("backgroundColor", FUNCTION)
        # Of the last row zero is as wide as two keys beside it.
        for start, end in [(("sin", -0.1, 1.1), ("cos", 1.02, -0.05)), (("=", 1.1, 1.1), (".", -0.02, -0.05))]:
            self.sweep(hand, at(*start), at(*end))
            do("press", "e")
            do("choose", "#attribute-distribution", "fillEqually")
        # The functions are there on its side alone: the rubber band takes the stack view of the last two, which are hidden as well.
        self.sweep(hand, at("(", -0.1, -0.3), at("cos", 1.05, 1.1))
        do("shiftclick", row(self.titled["sin"]))
        do("shiftclick", row(self.titled["cos"]))
        do("click", "#attribute-hidden")
        do("pick", "[aria-label='Vary Hidden for size classes']", "Height Compact")
        # The colors of the commands and of the operators.
        self.sweep(hand, at("C", -0.05, -0.3), at("%", 1.04, 1.06))
        color("backgroundColor", COMMAND)
        color("titleColor", "white 0")
        self.sweep(hand, at("÷", 1.1, -0.3), at("=", -0.04, 1.1))
        color("backgroundColor", "systemOrange")
        # The result.
        root = self.find(r'<view key="view"[^>]*id="([^"]*)"')
        do("click", row(root))
        color("backgroundColor", "white 0")
        do("press", "Control+Shift+l")
        do("drag", ".library-entry[data-kind='label']", f"view {root} 0.5 0.15")
        do("fill", "[aria-label='Font, size']", "72")
        do("choose", "[aria-label='Font, weight']", "light")
        do("pick", "[aria-label='Vary Font for size classes']", "Height Compact")
        do("write", "64")
        color("textColor", "white 1")
        do("choose", "#attribute-textAlignment", "right")
        do("fill", "#attribute-text", "0")
        do("press", "p")
        do("write", "leading trailing 8, bottom 8 in hR, bottom 2 in hC")
        print(f"the calculator: {hand.count} actions")
        self.verify()
        self.assertLessEqual(hand.count, 55)

    def sweep(self, hand, start, end):
        """A rubber band is one action."""
        self.drag(start, end, steps=8)
        hand.count += 1
        self.settle()

    def frames(self, *options, device="iPhone 8"):
        path = str(self.studio.folder / "Main.storyboard")
        return subprocess.run([TRELLIS, "frames", "--device", device, *options, path], capture_output=True, text=True).stdout

    def verify(self):
        """The frames of the guide: 12 points from the safe area, four to five, ten points apart; 90 points from above on its side."""
        upright, side = self.frames(), self.frames("--orientation", "landscape")

        def numbers(pattern, text):
            return [[float(each) for each in found.split(", ")] for found in re.findall(pattern, text)]

        def shown(text):
            """The frames of the buttons that are seen, by their titles."""
            lines = [line for line in text.splitlines() if "UIButton" in line and "hidden" not in line]
            return {re.search(r'UIButton "([^"]*)"', line).group(1): numbers(r"\(([\d., -]+)\)$", re.sub(r"\)[^)]*$", ")", line))[0] for line in lines}

        stacks = numbers(r"UIStackView [^(]*\(([^)]*)\)", upright)
        self.assertEqual(stacks[0][0], 12)
        self.assertEqual(stacks[0][2], 351)
        # 351 by 5 to 4 is 438.75, on a screen of two pixels a point.
        self.assertAlmostEqual(stacks[0][3], 438.75, delta=0.26)
        self.assertAlmostEqual(stacks[0][1], 667 - 12 - 438.75, delta=0.26)
        keys = shown(upright)
        self.assertEqual(set(keys), set(TITLES) - FUNCTIONS)
        # Four keys of (351 - 30) / 4, five rows of (438.75 - 40) / 5; zero is as wide as two keys and what is between them.
        for title, (x, y, width, height) in keys.items():
            self.assertAlmostEqual(width, 170.5 if title == "0" else 80.25, delta=0.51, msg=title)
            self.assertAlmostEqual(height, 79.75, delta=0.51, msg=title)
        label = numbers(r"UILabel [^(]*\(([^)]*)\)", upright)[0]
        self.assertAlmostEqual(label[1] + label[3], stacks[0][1] - 8, delta=0.26)
        self.assertEqual([label[0], label[2]], [8, 375 - 16])
        # On its side: 667 - 24 points for six keys and five gaps, 375 - 90 - 12 for five rows and four gaps.
        turned = numbers(r"UIStackView [^(]*\(([^)]*)\)", side)[0]
        self.assertEqual(turned, [12, 90, 643, 273])
        keys = shown(side)
        self.assertEqual(set(keys), set(TITLES))
        for title, (x, y, width, height) in keys.items():
            self.assertAlmostEqual(width, (643 - 20) / 3 if title == "0" else (643 - 50) / 6, delta=0.51, msg=title)
            self.assertAlmostEqual(height, (273 - 40) / 5, delta=0.51, msg=title)
        label = numbers(r"UILabel [^(]*\(([^)]*)\)", side)[0]
        self.assertAlmostEqual(label[1] + label[3], 88, delta=0.26)
        titles = re.findall(r'<state key="normal" title="([^"]*)"', self.studio.text("Main.storyboard"))
        self.assertEqual(titles, TITLES)
        # The constraints of the size classes are installed in theirs alone.
        for device, options in [("iPhone 8", ()), ("iPhone 14 Pro Max", ()), ("iPhone 8", ("--orientation", "landscape"))]:
            self.assertNotIn("conflict", self.frames(*options, device=device))
        text = self.studio.text("Main.storyboard")
        self.assertEqual(text.count('pointSize="36"'), len(TITLES))
        self.assertEqual(text.count('pointSize="24"'), len(TITLES))
        self.assertEqual(text.count('systemColor="systemOrangeColor"'), 5)
        self.assertRegex(text, r'type="system" weight="light" pointSize="72"')
        self.assertRegex(text, r'type="system" weight="light" pointSize="64"')


if __name__ == "__main__":
    unittest.main()
