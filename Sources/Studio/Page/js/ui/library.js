// The library: views to add, by a click or by a drag onto the canvas.
import { h, s } from "../dom.js";
import { set, state } from "../store.js";
import { outlineObject, outlineScene, select } from "../model/selection.js";
import { perform } from "../model/session.js";
import { objects } from "../model/tree.js";
import { focusedDevice } from "../canvas/devices.js";
import { showGesture, target } from "../canvas/gesture.js";
import { snapped } from "../canvas/snapping.js";
import { closeMenu, showMenu } from "./menu.js";
import { tell } from "./messages.js";

/** Opens the list of views. */
export function libraryMenu(below) {
  showMenu([
    { heading: "Click to add, or drag onto the canvas" },
    ...state.library.map((part) => ({ title: part.name, action: () => addTo(container(), part), onpointerdown: (event) => dragFrom(event, part) })),
  ], { below, label: "Library" });
}

/** The view that gets what is added by a click: the selected one if it can have subviews, else the one around it. */
function container() {
  const holders = /View$|^Control$/;
  const leaves = /^(Image|Text|Progress|Picker|Activity Indicator|Web|Map) View$/;
  let found = outlineObject(state.selection.at(-1));
  while (found && (found.object.kind !== "view" || leaves.test(found.object.className) || !holders.test(found.object.className))) found = outlineObject(found.parent?.id);
  return found?.object.id ?? objects(outlineScene()).find(({ object }) => object.kind === "view")?.object.id;
}

/** Adds a view, with its middle where the pointer was if it was. */
async function addTo(into, part, point) {
  if (!into) return tell("This scene has no view that can contain another view.", "error");
  const change = { verb: "add", kind: part.kind, into };
  const holder = focusedDevice()?.places.byID.get(into);
  if (point && holder) change.frame = [...placed(part, point, holder), part.width, part.height];
  const made = await perform([change], `Add ${part.name}`);
  if (made?.length) select([made[0]]);
}

/** The corner of a new view in its superview, on guidelines where it is near to some. */
function placed(part, point, holder) {
  const device = focusedDevice();
  const wanted = { x: point.x - part.width / 2, y: point.y - part.height / 2, width: part.width, height: part.height };
  const { rect } = snapped(wanted, null, { parent: holder }, device);
  return [Math.round(rect.x - holder.x), Math.round(rect.y - holder.y)];
}

/** Where a view that is carried would be, with the guidelines that take it. */
function showPlace(event, part) {
  const { device, views, point } = target(event);
  if (!device) return showGesture(null);
  if (device.index !== state.focus) set({ focus: device.index });
  const holder = views.find((view) => outlineObject(view.id)) ?? device.places.list[0];
  if (!holder) return;
  const wanted = { x: point.x - device.x - part.width / 2, y: point.y - device.y - part.height / 2, width: part.width, height: part.height };
  const { rect, lines } = snapped(wanted, null, { parent: holder }, device);
  showGesture(() => [s("rect", { class: "becomes", ...rect }), ...lines.map((line) => s("line", { class: "snap", ...line }))]);
}

/** Follows the pointer with the name of the view; where it is let go over a device, the view is added. */
function dragFrom(event, part) {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  let label = null;
  const move = (next) => {
    if (!label && Math.hypot(next.clientX - start.x, next.clientY - start.y) < 5) return;
    if (!label) {
      closeMenu(true);
      label = h("div", { class: "carried", "aria-hidden": "true" }, part.name);
      document.getElementById("toolbar").append(label);
    }
    Object.assign(label.style, { left: `${next.clientX}px`, top: `${next.clientY}px` });
    showPlace(next, part);
  };
  const end = (isDone) => (last) => {
    for (const [name, handler] of handlers) removeEventListener(name, handler);
    if (!label) return;
    label.remove();
    showGesture(null);
    if (!isDone) return;
    const { device, views, point } = target(last);
    if (!device) return tell("Release the view over a device to add it there.");
    const holder = views.find((view) => outlineObject(view.id)) ?? device.places.list.find((view) => view.id);
    set({ focus: device.index });
    addTo(holder?.id, part, { x: point.x - device.x, y: point.y - device.y });
  };
  // Without capture, for what is no drag is a click on the entry.
  const handlers = [["pointermove", move], ["pointerup", end(true)], ["pointercancel", end(false)]];
  for (const [name, handler] of handlers) addEventListener(name, handler);
}
