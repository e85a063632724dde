// Selecting by a rectangle.
import { h } from "../dom.js";
import { state } from "../store.js";
import { select } from "../model/selection.js";
import { track } from "./gesture.js";
import * as viewport from "./viewport.js";

/**
 * Selects the views that the rectangle touches, of those that are in it as a whole if there are any. `within` is the device in which it
 * begins, if it does in one; a click selects `clicked` then.
 */
export function beginMarquee(event, canvas, devices, { within, clicked } = {}) {
  const start = viewport.toWorld(event);
  const before = event.shiftKey ? state.selection : [];
  const frame = h("div", { class: "marquee", hidden: true });
  canvas.append(frame);
  let isMoved = false;
  track(canvas, event, (next) => {
    const end = viewport.toWorld(next);
    if (!isMoved && Math.hypot(end.x - start.x, end.y - start.y) * state.zoom < 4) return;
    isMoved = true;
    const rect = { x: Math.min(start.x, end.x), y: Math.min(start.y, end.y), width: Math.abs(end.x - start.x), height: Math.abs(end.y - start.y) };
    frame.hidden = false;
    Object.assign(frame.style, {
      left: `${state.pan.x + rect.x * state.zoom}px`, top: `${state.pan.y + rect.y * state.zoom}px`, width: `${rect.width * state.zoom}px`, height: `${rect.height * state.zoom}px`,
    });
    const found = (within ? [within] : devices).flatMap((device) => inside(device, rect, Boolean(within)));
    select([...new Set([...before, ...found])]);
  }, (isDone) => {
    frame.remove();
    if (isDone && !isMoved && clicked) select([clicked], { adds: event.shiftKey });
  });
}

function inside(device, rect, touches) {
  const { x, y } = device.local(rect);
  const [width, height] = [rect.width / device.scale, rect.height / device.scale];
  const views = device.places.list.filter((view) => view.id && view.parent && !view.isHidden);
  const isIn = (view) => view.x >= x && view.y >= y && view.x + view.width <= x + width && view.y + view.height <= y + height;
  const whole = views.filter(isIn);
  if (!whole.length && touches) {
    const touched = views.filter((view) => !view.parent.parent && view.x < x + width && view.y < y + height && view.x + view.width > x && view.y + view.height > y);
    return touched.map((view) => view.id);
  }
  // A view whose superview is in as well comes with it.
  return whole.filter((view) => !whole.includes(view.parent)).map((view) => view.id);
}
