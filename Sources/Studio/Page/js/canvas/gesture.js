// What all gestures of the pointer have in common: where it is, following it, and what they show meanwhile.
import { devices, focusedDevice } from "./devices.js";
import * as viewport from "./viewport.js";

let gesture = null;

/** What the gesture that is under way shows; null for nothing. */
export const shownGesture = () => gesture;

/** Draws what a gesture shows over the device in focus: a function of the places of its views; null for nothing. */
export function showGesture(draw) {
  gesture = draw;
  focusedDevice()?.draw(true, gesture);
}

/** What is under the pointer: a device, the view with an id, a handle, or a constraint. */
export function target(event) {
  const point = viewport.toWorld(event);
  // Overlays are drawn anew while a pointer is down, so that the event may name what is gone.
  const under = document.elementFromPoint(event.clientX, event.clientY) ?? event.target;
  const device = devices.find((each) => each.contains(point)) ?? devices.find((each) => each.element.contains(under) && !under.closest(".caption"));
  const handle = under.closest(".handle");
  const constraint = under.closest(".overlay [data-constraint]")?.dataset.constraint;
  return { point, device, handle, constraint, views: device?.viewsAt(point) ?? [] };
}

/** Follows the pointer until it is let go or the gesture is cancelled by Escape. */
export function track(element, event, move, end) {
  element.setPointerCapture(event.pointerId);
  const finish = (isDone) => (last) => {
    for (const [name, handler] of handlers) element.removeEventListener(name, handler);
    removeEventListener("keydown", escape, true);
    end?.(isDone, last);
  };
  const escape = (pressed) => { if (pressed.key === "Escape") { pressed.preventDefault(); pressed.stopPropagation(); finish(false)(event); } };
  const handlers = [["pointermove", move], ["pointerup", finish(true)], ["pointercancel", finish(false)]];
  for (const [name, handler] of handlers) element.addEventListener(name, handler);
  addEventListener("keydown", escape, true);
}
