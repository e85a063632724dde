// Taps, drags, the wheel and keys for the app that is shown.
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { track } from "../canvas/gesture.js";
import * as viewport from "../canvas/viewport.js";
import { act, type } from "./model.js";

/** Whether the pointer is a finger for the app, and selects nothing. */
export const isTouching = () => state.program !== null && state.pointer === "use" && state.mode !== "layers";

/** A finger goes down on the app: a tap, unless it moves. */
export function beginTouch(event, canvas, device, start) {
  const place = (point) => ({ x: limited(point.x - device.x, device.size.width), y: limited(point.y - device.y, device.size.height) });
  const finger = h("div", { class: "finger" });
  device.element.append(finger);
  const move = (point) => Object.assign(finger.style, { left: `${point.x}px`, top: `${point.y}px` });
  const from = place(start);
  let to = from;
  move(from);
  set({ hover: null });
  track(canvas, event, (next) => move(to = place(viewport.toWorld(next))), (isDone) => {
    finger.remove();
    if (!isDone) return;
    if (Math.hypot(to.x - from.x, to.y - from.y) * state.zoom < 4) act({ action: "tap", ...from });
    else act({ action: "drag", ...from, toX: to.x, toY: to.y });
  });
}

const limited = (value, most) => Math.round(Math.max(0, Math.min(most - 0.5, value)) * 100) / 100;

let wheel = null;

/** The wheel over the app scrolls it. Turns that follow each other are one drag; false where it is for the canvas. */
export function scroll(event, device, point) {
  if (!isTouching() || !device || event.ctrlKey || event.metaKey) return false;
  const unit = event.deltaMode === 1 ? 16 : 1;
  clearTimeout(wheel?.timer);
  wheel ??= { x: point.x - device.x, y: point.y - device.y, dx: 0, dy: 0 };
  wheel.dx -= event.deltaX * unit;
  wheel.dy -= event.deltaY * unit;
  wheel.timer = setTimeout(() => {
    const { x, y, dx, dy } = wheel;
    wheel = null;
    act({ action: "drag", x: limited(x, device.size.width), y: limited(y, device.size.height), toX: limited(x + dx, device.size.width), toY: limited(y + dy, device.size.height) });
  }, 90);
  return true;
}

/** A key that was pressed on the canvas; false where it is none for the app. */
export function press(event) {
  if (!isTouching() || event.target.id !== "canvas" || event.metaKey || event.ctrlKey || event.altKey) return false;
  if (event.key === "Enter") type("\n");
  else if (event.key === "Backspace") act({ action: "delete", count: 1 });
  else if ([...event.key].length === 1) type(event.key);
  else return false;
  return true;
}
