// Control-drag: from view to view, then a menu of the constraints that can be made.
import { h, s } from "../dom.js";
import { get } from "../api.js";
import { set, state } from "../store.js";
import { nameOf, outlineObject, select } from "../model/selection.js";
import { linksBetween } from "../model/links.js";
import { mapScene, segueEntries } from "../model/scenes.js";
import { focusedDevice } from "./devices.js";
import { endPreview, perform, preview } from "../model/session.js";
import { boxOf } from "../ui/beside.js";
import { showMenu } from "../ui/menu.js";
import { report, tell } from "../ui/messages.js";
import { showGesture, shownGesture, target, track } from "./gesture.js";

let mode = null;

/** Whether the next click or drag connects. */
export const isConnecting = () => mode !== null;

/** Waits for a drag, or for two clicks, as the button for those without a Control key does. */
export function waitForConnection(canvas) {
  if (mode) return stopWaiting(canvas);
  const note = h("div", { class: "canvas-note" }, state.selection.length ? `Choose what to connect ${nameOf(state.selection.at(-1))} to` : "Drag from one view to another",
    h("button", { class: "button", type: "button", onclick: () => stopWaiting(canvas) }, "Cancel"));
  canvas.classList.add("connecting");
  canvas.append(note);
  mode = { from: state.selection.at(-1) ?? null, note };
}

function stopWaiting(canvas) {
  mode?.note.remove();
  mode = null;
  canvas.classList.remove("connecting");
}

/** Begins at a view; ends at another, or at the same one for its own sizes. */
export function beginConnection(event, canvas, { device, views, point }) {
  event.preventDefault();
  const clicked = views[0].id;
  const from = mode?.from && mode.from !== clicked ? mode.from : clicked;
  const source = device.places.byID.get(from) ?? views[0];
  const start = { x: source.x + source.width / 2, y: source.y + source.height / 2 };
  let over = mode?.from ? views[0] : null;
  let row = null;
  let end = device.local(point);
  const draw = () => showGesture(Object.assign(() => [
    over && s("rect", { class: "target", x: over.x, y: over.y, width: over.width, height: over.height }),
    s("path", { class: "wire", d: `M${start.x} ${start.y}L${end.x} ${end.y}` }),
  ].filter(Boolean), { wire: () => ({ x1: start.x, y1: start.y, x2: end.x, y2: end.y }) }));
  draw();
  track(canvas, event, (next) => {
    const found = target(next);
    row = rowUnder(next);
    set({ hover: row });
    over = row ? null : found.views[0] ?? null;
    end = device.local(found.point);
    draw();
  }, async (isDone, last) => {
    const hit = isDone ? row ?? over?.id ?? null : null;
    // A click while the button is on chooses where the next one comes from.
    if (mode && isDone && !mode.from && hit === from) {
      showGesture(null);
      mode.from = from;
      select([from]);
      mode.note.firstChild.textContent = `Choose what to connect ${nameOf(from)} to`;
      return;
    }
    stopWaiting(canvas);
    if (hit) await offer(from, hit, { x: last.clientX, y: last.clientY });
    else showGesture(null);
  });
}

/** The id of the object whose row of the outline is under the pointer. */
export function rowUnder(event) {
  const id = document.elementFromPoint(event.clientX, event.clientY)?.closest("#navigator [role=treeitem]")?.dataset.key;
  if (id?.startsWith("scene ")) return id.slice(6);
  return id && outlineObject(id) ? id : null;
}

/** The menu of alternatives between two objects: outlets, actions and constraints. The one that has the focus is shown on the canvas. `onend` hears of the end. */
export async function offer(from, to, place, onend) {
  let isShown = false;
  try {
    const isLayout = (id) => ["view", "guide"].includes(outlineObject(id)?.object.kind);
    // A controller of another scene is reached by a segue.
    if (to !== state.scene && mapScene(to)) {
      const entries = segueEntries(from, to);
      showGesture(null);
      if (!entries.length) return tell(`A segue from ${nameOf(from)} to ${mapScene(to).name} is not possible.`);
      isShown = true;
      return showMenu(entries, { ...place, label: "Segues", onend });
    }
    const query = { file: state.file, from, to };
    const [found, links] = await Promise.all([isLayout(from) && isLayout(to) ? get("offers", query) : { offers: [] }, linksBetween(from, to)]);
    const offers = fitting(found.offers, from, to);
    if (!offers.length && !links.length) {
      showGesture(null);
      return tell(`No constraint, outlet or action is possible between ${nameOf(from)} and ${nameOf(to)}.`);
    }
    // A wire from a row of the outline or from an inspector leaves nothing on the canvas: what it ended at is marked as long as the menu is open.
    if (!shownGesture()) showGesture((all) => [all.byID.get(to)].filter(Boolean).map(({ x, y, width, height }) => s("rect", { class: "target", x, y, width, height })));
    const end = () => { showGesture(null); endPreview(); };
    isShown = true;
    showMenu([
      { heading: from === to ? nameOf(from) : `${nameOf(from)} to ${nameOf(to)}` },
      ...offers.map(({ title, changes }) => ({
        title, onfocus: () => preview(changes, { label: title }),
        action: async () => { showGesture(null); await perform(changes, `Add ${title}`); },
      })),
      ...(offers.length && links.length ? ["-"] : []),
      ...links.map((link) => (link.heading ? link : { ...link, onfocus: endPreview, action: () => { showGesture(null); link.action(place); } })),
    ], { ...besideTarget(place, to), label: "Constraints", onclose: end, onend });
  } catch (error) {
    showGesture(null);
    report(error);
  } finally {
    if (!isShown) onend?.();
  }
}

/** The place of a menu: below the view that the drag ended at, where that is on the canvas and low enough, so that what an entry would do is seen. */
function besideTarget(place, to) {
  const box = boxOf([to]);
  const isOver = box && place.x > box.left && place.x < box.right && place.y > box.top && place.y < box.bottom;
  return isOver && box.bottom - place.y < 90 ? { ...place, y: box.bottom + 6 } : place;
}

/** Between neighbors the drag tells what is meant: one from left to right offers nothing about the vertical distance. */
function fitting(offers, from, to) {
  const { byID } = focusedDevice()?.places ?? { byID: new Map() };
  const [one, other] = [byID.get(from), byID.get(to)];
  if (!one || !other || from === to) return offers;
  const isBeside = other.x >= one.x + one.width - 0.5 || one.x >= other.x + other.width - 0.5;
  const isBelow = other.y >= one.y + one.height - 0.5 || one.y >= other.y + other.height - 0.5;
  if (isBeside === isBelow) return offers;
  const against = isBeside ? /Vertical Spacing$/ : /Horizontal Spacing$/;
  return offers.filter(({ title }) => !against.test(title));
}
