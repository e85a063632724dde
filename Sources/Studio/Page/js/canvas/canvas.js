// The canvas: devices side by side, and what the pointer does with them.
import { h } from "../dom.js";
import { on, set, state } from "../store.js";
import { select, selectConstraints } from "../model/selection.js";
import { inspect, refreshOutline } from "../model/session.js";
import { Device } from "./device.js";
import { editConstant } from "./constant.js";
import * as measure from "./measure.js";
import { beginMarquee } from "./marquee.js";
import { editTextOf } from "./text.js";
import { key } from "../model/tree.js";
import { beginDrag } from "./drag.js";
import { beginConnection, isConnecting } from "./connect.js";
import { beginTouch, isTouching, scroll } from "../program/touches.js";
import * as programBar from "../program/bar.js";
import { showTools } from "./tools.js";
import * as layers from "./layers.js";
import * as map from "./map.js";
import { contextMenu } from "./context.js";
import { devices, focusedDevice } from "./devices.js";
import { shownGesture, target, track } from "./gesture.js";
import { variantNames } from "../model/surfaces.js";
import * as viewport from "./viewport.js";
import { pageScale } from "../ui/scale.js";

const gap = 76;
let canvas;
let world;
let fitted = "";
let fittedZoom = 1;

/** Builds the canvas. */
export function start(element) {
  canvas = element;
  world = h("div", { class: "world" });
  canvas.append(world);
  // What is under the wheel decides whose it is.
  canvas.addEventListener("wheel", wheel, { passive: false });
  viewport.start(canvas, world, () => { if (isFitted()) fitAll(); });
  programBar.start(canvas);
  layers.start(canvas);
  map.start(canvas);
  measure.start();
  showTools(canvas, { fitAll, fitFocused });
  on(["surfaces", "pictures", "ghost"], showPictures);
  on(["issues", "verdicts", "widthVerdicts"], () => { devices.forEach((device) => device.recaption()); drawOverlays(); });
  on(["selection", "constraints", "hover", "focus", "zoom", "covered", "numbers", "isMeasuring", "showsBounds"], drawOverlays);
  on(["focus"], () => { refreshOutline(); inspect(); if (state.mode === "layers") fitAll(); });
  on(["selection", "constraints", "pictures"], inspect);
  canvas.addEventListener("pointerdown", press);
  canvas.addEventListener("pointermove", hover);
  canvas.addEventListener("blur", () => canvas.classList.remove("pointed"));
  canvas.addEventListener("pointerleave", () => set({ hover: null, numbers: "" }));
  canvas.addEventListener("contextmenu", (event) => { event.preventDefault(); if (!event.ctrlKey) contextMenu(event, target(event)); });
  addEventListener("resize", () => fitAll());
}

function showPictures() {
  while (devices.length > state.pictures.length) devices.pop().element.remove();
  while (devices.length < state.pictures.length) {
    const device = new Device(devices.length);
    devices.push(device);
    world.append(device.element);
  }
  devices.forEach((device, index) => device.show(state.surfaces[index] ?? { device: "" }, state.pictures[index], state.ghost?.pictures[index]));
  arrange(fittedZoom);
  drawOverlays();
  const arrangement = `${state.file} ${state.scene} ${state.mode} ${devices.map((device) => `${device.size.width}×${device.size.height}`)}`;
  if (fitted.split(" ").slice(0, -1).join(" ") !== arrangement.split(" ").slice(0, -1).join(" ") || (fitted !== arrangement && state.width === null)) fitAll();
  // Without devices nothing was fitted, whatever their sizes will be.
  fitted = devices.length ? arrangement : "";
}

/** Side by side; a matrix has several rows. Captions keep their size, so that gaps grow as the zoom shrinks. */
function arrange(zoom = 1) {
  if (!devices.length) return;
  world.classList.toggle("matrix", state.mode === "matrix");
  const rows = state.mode === "matrix" ? rowsOfMatrix(zoom) : [devices];
  const columns = widthsOf(rows, zoom);
  const { across, down } = gapsAt(zoom);
  const rims = rimOf(devices);
  let y = 0;
  for (const row of rows) {
    const height = Math.max(...row.map((device) => device.size.height)) + 2 * rims;
    let x = 0;
    // Captions of a row are on one line, whatever rims its devices have.
    const rim = `${rimOf(row)}px`;
    row.forEach((device, column) => {
      device.element.style.setProperty("--caption", rim);
      device.place(x, y);
      x += columns[column] + across;
    });
    y += height + down;
  }
  showHeaders(rows, columns, zoom);
}

/** The widths of columns; those of a matrix have room for the texts above them. */
const widthsOf = (rows, zoom) => rows[0].map((_, column) => Math.max(state.mode === "matrix" ? (112 * pageScale()) / zoom : 0, ...rows.map((row) => row[column]?.size.width ?? 0)));
const rimOf = (list) => Math.max(0, ...list.map((device) => device.rim));

/** In a matrix the bodies are so small that their rims hardly count, and a row has two lines above: its name and the sizes. */
const gapsAt = (zoom) => (state.mode === "matrix"
  ? { across: (20 * pageScale()) / zoom + 2 * rimOf(devices), down: (50 * pageScale()) / zoom }
  : { across: Math.max(gap, (34 * pageScale()) / zoom), down: Math.max(gap, (64 * pageScale()) / zoom) });

/** Whether variants are the columns of the matrix, and devices its rows. */
let isTurned = false;

/** A row for each variant, and in it a column for each device; the other way round where that is larger on the canvas. */
function rowsOfMatrix(zoom) {
  const count = Math.max(1, state.devices.length);
  const plain = Array.from({ length: Math.ceil(devices.length / count) }, (_, row) => devices.slice(row * count, (row + 1) * count));
  const turned = Array.from({ length: Math.min(count, devices.length) }, (_, column) => plain.map((row) => row[column]).filter(Boolean));
  const box = canvas.getBoundingClientRect();
  const { across, down } = gapsAt(zoom);
  const rims = 2 * rimOf(devices);
  const fits = (rows) => {
    const width = widthsOf(rows, zoom).reduce((sum, each) => sum + each + across, 0);
    const height = rows.reduce((sum, row) => sum + Math.max(...row.map((device) => device.size.height)) + rims + down, 0);
    return Math.min(box.width / width, box.height / height);
  };
  isTurned = fits(turned) > fits(plain) * 1.15;
  return isTurned ? turned : plain;
}

let headers = [];

/** The names of columns above them, and those of rows above the sizes of each row: a line of its own, so that none is cut or lies on another. */
function showHeaders(rows, columns, zoom) {
  for (const header of headers) header.remove();
  headers = [];
  if (state.mode !== "matrix" || !rows[0]?.length) return;
  const put = (text, x, y, name, width) => {
    const header = h("div", { class: `matrix-header ${name}` }, text);
    Object.assign(header.style, { left: `${x}px`, top: `${y}px`, ...(width ? { width: `${width}px` } : {}) });
    header.title = text;
    headers.push(header);
    world.append(header);
  };
  const rim = rimOf(devices);
  const line = pageScale() / zoom;
  const deviceName = (device) => state.deviceList.find((each) => each.id === device.surface?.device)?.name ?? "";
  rows[0].forEach((device, column) => put(isTurned ? variantNames()[column] ?? "" : deviceName(device), device.x, device.y - rim - 64 * line, "column", ((columns[column] + 2 * rim) * zoom + 12 * pageScale()) / pageScale()));
  rows.forEach((row, index) => put(isTurned ? deviceName(row[0]) : variantNames()[index] ?? "", row[0].x, row[0].y - rim - 42 * line, "line"));
}

/** Where the last fit has put the canvas; whoever zooms or pans wants it otherwise. */
let fittedAt = null;
const isFitted = () => state.mode === "map" || (fittedAt?.zoom === state.zoom && fittedAt.pan === state.pan);

/** Shows all devices. */
export function fitAll() {
  fitShown();
  fittedAt = { zoom: state.zoom, pan: state.pan };
}

function fitShown() {
  if (state.mode === "map") return map.fit();
  if (!devices.length) return;
  // Of the device in focus alone there are layers, at the origin.
  if (state.mode === "layers") {
    // What is turned is larger than what lies flat, and the sliders are above it.
    const { size } = devices[Math.min(state.focus, devices.length - 1)];
    const margin = { top: 66, side: 40, bottom: 72 };
    viewport.fit({ x: 0, y: 0, ...size }, { top: 104, side: 110, bottom: 104 });
    layers.fit((box) => viewport.fitShown(box, margin));
    fittedZoom = state.zoom;
    return;
  }
  // Gaps and zoom depend on each other; three rounds bring them together.
  for (let round = 0; round < 3; round++) {
    arrange(round ? state.zoom : 1);
    const rim = rimOf(devices);
    const right = Math.max(...devices.map((device) => device.x + device.size.width));
    const bottom = Math.max(...devices.map((device) => device.y + device.size.height));
    viewport.fit({ x: -rim, y: -rim, width: right + 2 * rim, height: bottom + 2 * rim }, state.mode === "matrix" ? { top: 76, side: 20, bottom: 66 } : { top: 54, side: 36, bottom: 66 });
    fittedZoom = state.zoom;
  }
}

/** Shows the device in focus as large as it fits. */
export function fitFocused() {
  const device = devices[state.focus];
  if (device) viewport.fit({ x: device.x - device.rim, y: device.y - device.rim, width: device.size.width + 2 * device.rim, height: device.size.height + 2 * device.rim }, { top: 54, side: 36, bottom: 66 });
}

function drawOverlays() {
  devices.forEach((device, index) => device.draw(index === state.focus, shownGesture()));
}

function wheel(event) {
  const { device, point } = target(event);
  if (!scroll(event, device, point)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function press(event) {
  if (event.target.closest(".map, .welcome, .canvas-tools, .constant-editor, .text-editor, .canvas-note, .layer-controls, .program-note")) return;
  canvas.focus({ preventScroll: true });
  // A key makes browsers mark the focus; who came with the pointer knows where it is.
  canvas.classList.add("pointed");
  if (event.button === 1 || (event.button === 0 && state.isSpaceDown)) return pan(event);
  if (event.button !== 0) return;
  const found = target(event);
  if (found.device) set({ focus: found.device.index });
  const view = found.views[0];
  if (state.program) return pressProgram(event, found);
  if ((event.ctrlKey || isConnecting()) && view) return beginConnection(event, canvas, found);
  if (found.handle) return beginDrag(event, canvas, found);
  if (found.constraint && isOverLine(event, found)) return pressConstraint(event, found);
  if (view && isSecondPress(event, view.id) && !event.shiftKey) return editText(event, view, found);
  if (view && !view.parent && !event.metaKey) return beginMarquee(event, canvas, devices, { within: found.device, clicked: view.id });
  if (!view) {
    if (!event.shiftKey) select([]);
    return beginMarquee(event, canvas, devices);
  }
  const adds = event.shiftKey || event.metaKey;
  // What is selected already can be dragged, also through what lies over it.
  const held = !adds && found.views.find((each) => state.selection.includes(each.id));
  if (!held) select([view.id], { adds });
  if (!adds) beginDrag(event, canvas, found, held ? view.id : null);
}

/** The pointer is a finger, or selects. */
function pressProgram(event, found) {
  if (isTouching()) {
    if (found.device) beginTouch(event, canvas, found.device, found.point);
    return;
  }
  if (found.constraint) return selectConstraints([found.constraint]);
  const adds = event.shiftKey || event.metaKey;
  if (found.views[0]) select([found.views[0].id], { adds });
  else if (!adds) select([]);
}

function pan(event) {
  event.preventDefault();
  canvas.classList.add("panning");
  let last = event;
  track(canvas, event, (next) => {
    set({ pan: { x: state.pan.x + next.clientX - last.clientX, y: state.pan.y + next.clientY - last.clientY } });
    last = next;
  }, () => canvas.classList.remove("panning"));
}

function hover(event) {
  if (event.buttons) return;
  const found = target(event);
  set({ hover: isTouching() ? null : found.views[0]?.id ?? null, numbers: state.program ? "" : measure.numbersAt(found) });
}

/** Whether a press means the line of a constraint: on its number, outside of the views that it is about, or where it was chosen already. */
function isOverLine(event, { constraint, views, device }) {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  if (under?.closest(".constant") || state.constraints.includes(constraint)) return true;
  const top = views[0];
  if (!top) return true;
  const part = device?.scene?.constraints.find((each) => each.id === constraint);
  const isAround = (path) => path !== undefined && path !== top.path && (top.path === "" || path.startsWith(`${top.path}.`));
  return [part?.firstItem, part?.secondItem].some((item) => item && isAround(key(item)));
}

let lastView = { id: null, time: 0, x: 0, y: 0 };

/** Whether the same view is pressed for the second time in a row, at the same place. */
function isSecondPress(event, id) {
  const isSecond = lastView.id === id && event.timeStamp - lastView.time < 450 && Math.hypot(event.clientX - lastView.x, event.clientY - lastView.y) < 5;
  lastView = { id: isSecond ? null : id, time: event.timeStamp, x: event.clientX, y: event.clientY };
  return isSecond;
}

/** Edits the text or title of a view where it is; of a view without one nothing happens but that it is selected. */
async function editText(event, view, { device }) {
  event.preventDefault();
  select([view.id]);
  await editTextOf(view.id, device, canvas);
}

let lastPress = { constraint: null, time: 0 };

/** Selects; the second time in a row it edits. No event tells of that, for the overlay was drawn anew meanwhile. */
function pressConstraint(event, { constraint, device }) {
  event.preventDefault();
  const isSecond = lastPress.constraint === constraint && event.timeStamp - lastPress.time < 500;
  lastPress = { constraint: isSecond ? null : constraint, time: event.timeStamp };
  selectConstraints([constraint]);
  if (isSecond) editConstant(constraint, device ?? focusedDevice(), canvas);
}
