// The library: views to add, by a click or by a drag onto the canvas.
import { h } from "../dom.js";
import { state } from "../store.js";
import { outlineObject, outlineScene, select } from "../model/selection.js";
import { perform } from "../model/session.js";
import { objects } from "../model/tree.js";
import { focusedDevice } from "../canvas/devices.js";
import { target } from "../canvas/gesture.js";
import { closeMenu, showMenu } from "./menu.js";
import { tell } from "./messages.js";

/** Opens the list of views. */
export function libraryMenu(below) {
  showMenu([
    { heading: "Click to add, or drag onto the canvas" },
    ...state.library.map(({ kind, name }) => ({ title: name, action: () => addTo(container(), kind), onpointerdown: (event) => dragFrom(event, kind, name) })),
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

async function addTo(into, kind, point) {
  if (!into) return tell("This scene has no view that can contain another view.", "error");
  const made = await perform([{ verb: "add", kind, into }], "Add View");
  if (!made?.length) return;
  select([made[0]]);
  if (point) await moveTo(made[0], point);
}

/** Puts the middle of a view that was added where the pointer was. */
async function moveTo(id, point) {
  const view = focusedDevice()?.places.byID.get(id);
  if (!view) return;
  const { width, height } = view.frame;
  const x = Math.round(view.frame.x + point.x - view.x - width / 2);
  const y = Math.round(view.frame.y + point.y - view.y - height / 2);
  await perform([{ verb: "set", object: id, values: { frame: [x, y, width, height].join(",") } }], "Place View");
}

/** Follows the pointer with the name of the view; where it is let go over a device, the view is added. */
function dragFrom(event, kind, name) {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  let label = null;
  const move = (next) => {
    if (!label && Math.hypot(next.clientX - start.x, next.clientY - start.y) < 5) return;
    if (!label) {
      closeMenu(true);
      label = h("div", { class: "carried", "aria-hidden": "true" }, name);
      document.getElementById("toolbar").append(label);
    }
    Object.assign(label.style, { left: `${next.clientX}px`, top: `${next.clientY}px` });
  };
  const end = (isDone) => (last) => {
    for (const [name, handler] of handlers) removeEventListener(name, handler);
    if (!label) return;
    label.remove();
    if (!isDone) return;
    const { device, views, point } = target(last);
    if (!device) return tell("Release the view over a device to add it there.");
    const holder = views.find((view) => outlineObject(view.id)) ?? device.places.list.find((view) => view.id);
    addTo(holder?.id, kind, { x: point.x - device.x, y: point.y - device.y });
  };
  // Without capture, for what is no drag is a click on the entry.
  const handlers = [["pointermove", move], ["pointerup", end(true)], ["pointercancel", end(false)]];
  for (const [name, handler] of handlers) addEventListener(name, handler);
}
