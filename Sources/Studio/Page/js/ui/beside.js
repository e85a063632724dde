// Panels beside a view of the canvas: never over it. Where there is no room, the canvas makes some, and takes it back afterwards.
import { on, set, state } from "../store.js";
import { devices, focusedDevice } from "../canvas/devices.js";
import { pageScale, putAt } from "./scale.js";

/** The panel that is open, what it is about, and how the canvas was before it made room. */
let open = null;

/** Where views are on the page: the box around all of them; null where none is shown. */
export function boxOf(ids) {
  const device = focusedDevice();
  const canvas = document.getElementById("canvas").getBoundingClientRect();
  const views = ids.map((id) => device?.places.byID.get(id)).filter(Boolean);
  if (!views.length) return null;
  const x = (value) => canvas.left + state.pan.x + (device.x + value * device.scale) * state.zoom;
  const y = (value) => canvas.top + state.pan.y + (device.y + value * device.scale) * state.zoom;
  return {
    left: x(Math.min(...views.map((view) => view.x))), top: y(Math.min(...views.map((view) => view.y))),
    right: x(Math.max(...views.map((view) => view.x + view.width))), bottom: y(Math.max(...views.map((view) => view.y + view.height))),
    screenLeft: x(-device.rim), screenRight: x(device.size.width + device.rim),
  };
}

/** Puts a panel beside the views with the ids. */
export function placeBeside(panel, ids) {
  open = { panel, ids, before: null, made: null };
  place();
}

/** Ends what a panel needs; the canvas is as it was before, unless somebody moved it meanwhile. */
export function endBeside(panel) {
  if (open?.panel !== panel) return;
  const { before, made } = open;
  open = null;
  set({ covered: null, ...(before && made && state.zoom === made.zoom && state.pan === made.pan ? before : {}) });
}

// What is tried may make the view larger, or move it below the panel.
on(["ghost"], () => {
  const { covered } = state;
  if (!open || !covered) return;
  const box = boxOf(open.ids);
  if (box && box.left < covered.right && box.right > covered.left && box.top < covered.bottom && box.bottom > covered.top) place();
});

const gap = () => 14 * pageScale();

/** The part of the canvas that is free: without its edge and the tools. */
function freeArea() {
  const canvas = document.getElementById("canvas").getBoundingClientRect();
  const scale = pageScale();
  return { left: canvas.left + 8 * scale, top: canvas.top + 8 * scale, right: canvas.right - 8 * scale, bottom: canvas.bottom - 62 * scale };
}

function place() {
  const { panel, ids } = open;
  const { width, height } = panel.getBoundingClientRect();
  const area = freeArea();
  let box = boxOf(ids) ?? boxOf(ids.slice(0, 1));
  if (box && !spot(box, area, width, height)) box = makeRoom(box, area, width) ?? box;
  const found = (box && spot(box, area, width, height)) ?? { x: area.right - width, y: area.top };
  const x = Math.max(8, Math.min(found.x, innerWidth - width - 8));
  const y = Math.max(8, Math.min(found.y, innerHeight - height - 8));
  putAt(panel, x, y);
  set({ covered: { left: x, top: y, right: x + width, bottom: y + height } });
}

/** The first side with room: right, left, below, above; a large panel stands beside the whole screen where that has room. Null for none. */
function spot(box, area, width, height) {
  const distance = gap();
  if (height < 300 * pageScale()) box = { ...box, screenRight: box.right - 2 * distance, screenLeft: box.left + 2 * distance };
  // Above a large panel the heads of the devices that it covers are free, with their captions.
  const isLow = devices.length > 1 && height >= 300 * pageScale();
  const y = Math.max(area.top, isLow ? area.bottom - height : Math.min((box.top + box.bottom) / 2 - height / 2, area.bottom - height));
  if (box.right + distance + width <= area.right) return { x: Math.max(box.right + distance, Math.min(box.screenRight + 3 * distance, area.right - width)), y };
  if (box.left - distance - width >= area.left) return { x: Math.min(box.left - distance - width, Math.max(box.screenLeft - 3 * distance - width, area.left)), y };
  const x = Math.max(area.left, Math.min((box.left + box.right) / 2 - width / 2, area.right - width));
  // With room for the numbers of the view.
  const room = 2.4 * distance;
  if (box.bottom + room + height <= area.bottom) return { x, y: box.bottom + room };
  if (box.top - room - height >= area.top) return { x, y: box.top - room - height };
  return null;
}

/** Moves the canvas so that the views are at its left and the panel has room at the right; what is too wide for that gets smaller. */
function makeRoom(box, area, width) {
  const canvas = document.getElementById("canvas").getBoundingClientRect();
  const margin = 26 * pageScale();
  const room = area.right - area.left - width - gap() - margin;
  const factor = Math.min(1, room / Math.max(1, box.right - box.left));
  if (factor < 0.2) return null;
  open.before ??= { zoom: state.zoom, pan: state.pan };
  const zoom = state.zoom * factor;
  // The middle of the views stays at its height.
  const middle = (box.top + box.bottom) / 2 - canvas.top;
  const pan = { x: state.pan.x * factor, y: middle - (middle - state.pan.y) * factor };
  const left = canvas.left + pan.x + (box.left - canvas.left - state.pan.x) * factor;
  pan.x += area.left + margin - left;
  set({ zoom, pan });
  open.made = { zoom, pan };
  return boxOf(open.ids);
}
