"""What flows have in common: the pointer, places and frames of views, and the state of the page."""
import re
import time

from selenium.webdriver.common.action_chains import ActionChains

from stand import ROOT, PageTestCase

SIGN_IN = {"Main.storyboard": ROOT / "Examples/SignIn/Main.storyboard"}
FIELD, HEADER, BUTTON = "Nam-fi-eld", "Hea-de-ree", "Con-bu-ton"
# The height of the header.
HEIGHT = "Csg-04-aaa"


class FlowTestCase(PageTestCase):
    def tearDown(self):
        # A refused request is logged by the browser; the page tells it.
        self.assertEqual([error for error in self.errors() if "status of 4" not in error], [])

    def place(self, id, x=0.5, y=0.5):
        """The place of a view on the page, on the device in focus."""
        return self.driver.execute_async_script("""
          const done = arguments[3];
          import(new URL("js/canvas/devices.js", document.baseURI)).then(({ focusedDevice }) => {
            const device = focusedDevice();
            const view = device.places.byID.get(arguments[0]);
            const box = device.screen.getBoundingClientRect();
            const zoom = box.width / device.size.width;
            done([box.left + (view.x + view.width * arguments[1]) * zoom, box.top + (view.y + view.height * arguments[2]) * zoom]);
          });""", id, x, y)

    def frame(self, id, device=None):
        """x, y, width and height of a view on the screen of a device."""
        return self.driver.execute_async_script("""
          const done = arguments[2];
          Promise.all([import(new URL("js/store.js", document.baseURI)), import(new URL("js/model/tree.js", document.baseURI))]).then(([{ state }, { places }]) => {
            const view = places(state.pictures[arguments[1] ?? state.focus]).byID.get(arguments[0]);
            done(view ? [view.x, view.y, view.width, view.height] : null);
          });""", id, device)

    def move(self, point):
        actions = ActionChains(self.driver, duration=0)
        actions.w3c_actions.pointer_action.move_to_location(round(point[0]), round(point[1]))
        return actions

    def click(self, point):
        self.move(point).click().perform()

    def drag(self, start, end, key=None, steps=4):
        actions = self.move(start)
        if key:
            actions.key_down(key)
        actions.click_and_hold()
        for step in range(1, steps + 1):
            actions.w3c_actions.pointer_action.move_to_location(
                round(start[0] + (end[0] - start[0]) * step / steps), round(start[1] + (end[1] - start[1]) * step / steps))
            actions.pause(0.03)
        actions.release()
        if key:
            actions.key_up(key)
        actions.perform()

    def waitForState(self, key, test, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.state(key)
            if test(value):
                return value
            time.sleep(0.02)
        self.fail(f"{key} is {str(value)[:600]}")

    def openSignIn(self, **state):
        self.open("Main.storyboard", scene="Sig-ni-nvc", **state)

    def constant(self, id):
        return re.search(rf'<constraint [^>]*id="{id}"', self.studio.text("Main.storyboard")).group()

    def press(self, *keys):
        """Keys for what has the focus, with those that are held at the beginning."""
        self.driver.switch_to.active_element.send_keys(*keys)

    def tab(self, bar, title):
        """Chooses a tab of the navigators or inspectors, at once: a badge that comes meanwhile makes the tabs anew."""
        self.script("[...document.querySelectorAll(`#${arguments[0]} [role=tab]`)].find((tab) => tab.textContent.startsWith(arguments[1])).click()", bar, title)

    def entry(self, title):
        """An entry of the menu, or of the library, that is open."""
        self.wait("document.querySelector('[role=menu], .library-list')")
        return next(button for button in self.all("[role=menu] button, .library-list button") if button.text.split("\n")[0] == title)

    def waitForVersion(self, version):
        return self.waitForState("document", lambda value: value["state"]["version"] == version)

    def waitForFrame(self, id, frame, device=None):
        end = time.monotonic() + 10
        while time.monotonic() < end:
            found = self.frame(id, device)
            if found and all(abs(a - b) < 0.34 for a, b in zip(found, frame) if b is not None):
                return
            time.sleep(0.02)
        self.fail(f"{id} is at {found}, not at {frame}")

    def attribute(self, id, name, file="Main.storyboard"):
        """An attribute of an element of the file; None for none."""
        tag = re.search(rf'<\w+ [^>]*id="{id}"[^>]*>', self.studio.text(file)).group()
        found = re.search(rf' {name}="([^"]*)"', tag)
        return found and found.group(1)
