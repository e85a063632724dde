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
import { isMatrix, layOutMatrix, margins } from "./matrix.js";
import * as viewport from "./viewport.js";
import { pageScale } from "../ui/scale.js";

const gap = 76;
let canvas;
let world;
let scrollMark;
/** The names of the columns of a matrix, and the ground of the tools, below which its rows are scrolled. */
let columnBar;
let toolGround;
let fitted = "";
let fittedZoom = 1;

/** Builds the canvas. */
export function start(element) {
  canvas = element;
  world = h("div", { class: "world" });
  scrollMark = h("div", { class: "matrix-scroll", "aria-hidden": "true", hidden: true });
  columnBar = h("div", { class: "matrix-columns", hidden: true });
  toolGround = h("div", { class: "matrix-ground", hidden: true });
  canvas.append(world, scrollMark, columnBar, toolGround);
  // What is under the wheel decides whose it is.
  canvas.addEventListener("wheel", wheel, { passive: false });
  viewport.start(canvas, world, () => { if (isFitted()) fitAll(); });
  viewport.limitPan(withinMatrix);
  programBar.start(canvas);
  layers.start(canvas);
  map.start(canvas);
  measure.start();
  showTools(canvas, { fitAll, fitFocused });
  on(["surfaces", "pictures", "ghost"], showPictures);
  on(["issues", "verdicts", "widthVerdicts", "trial", "isDisconnected"], () => { devices.forEach((device) => device.recaption()); drawOverlays(); });
  on(["selection", "constraints", "hover", "focus", "zoom", "covered", "numbers", "isMeasuring", "showsBounds"], drawOverlays);
  on(["focus"], () => { refreshOutline(); inspect(); if (state.mode === "layers") fitAll(); });
  on(["selection", "constraints", "pictures"], inspect);
  on(["zoom"], () => devices.forEach((device) => device.rename()));
  on(["zoom", "pan", "pictures", "mode"], showScroll);
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

/** Side by side, or as a matrix. Captions keep their size, so that gaps grow as the zoom shrinks. */
function arrange(zoom = 1) {
  if (!devices.length) return;
  world.classList.toggle("matrix", isMatrix());
  if (isMatrix()) return arrangeMatrix();
  showHeads([]);
  const across = Math.max(gap, (34 * pageScale()) / zoom);
  // Captions are on one line, whatever rims the devices have.
  const rim = `${rimOf(devices)}px`;
  let x = 0;
  for (const device of devices) {
    device.element.style.setProperty("--caption", rim);
    device.place(x, 0);
    x += device.size.width + across;
  }
}

const rimOf = (list) => Math.max(0, ...list.map((device) => device.rim));

/** What of a matrix is where. */
let matrix = null;

function arrangeMatrix() {
  matrix = layOutMatrix(devices, viewport.canvasSize());
  if (!matrix) return;
  for (const { device, x, y, scale } of matrix.places) {
    device.element.style.setProperty("--caption", `${device.rim}px`);
    device.place(x, y, scale);
  }
  showHeads(matrix.heads);
}

let heads = [];

/** The name of a row of a matrix before it: the device, how it lies, and its size. */
function showHeads(list) {
  for (const head of heads) head.remove();
  heads = list.map(({ id, orientation, size, x, y }) => {
    const name = state.deviceList.find((each) => each.id === id)?.name ?? "";
    const head = h("div", { class: "matrix-header" }, name, h("span", { class: "dim" }, orientation), h("span", { class: "dim" }, `${Math.round(size.width)}\u00a0×\u00a0${Math.round(size.height)}`));
    Object.assign(head.style, { left: `${x}px`, top: `${y}px` });
    world.append(head);
    return head;
  });
}

/** How high a matrix is on the canvas, with its margins and room for the tools. */
const heightOfMatrix = () => (isMatrix() && matrix && state.pictures.length ? (matrix.height / matrix.zoom) * state.zoom + (margins.top + margins.bottom) * pageScale() : 0);

/** A matrix is scrolled from its first row to its last, as a page is. */
function withinMatrix(pan) {
  const whole = heightOfMatrix();
  if (!whole) return pan;
  const top = margins.top * pageScale();
  return { x: state.zoom > matrix.zoom ? pan.x : state.pan.x, y: Math.min(top, Math.max(top - Math.max(0, whole - viewport.canvasSize().height), pan.y)) };
}

/** The names of the columns stay above them, however far the rows are scrolled. */
function showColumns() {
  columnBar.hidden = toolGround.hidden = !isMatrix() || !matrix;
  if (columnBar.hidden) return;
  columnBar.replaceChildren(...matrix.columns.map(({ name, x, width }) => {
    const column = h("div", { class: "matrix-column", title: name }, name);
    const scale = pageScale();
    Object.assign(column.style, { left: `${(state.pan.x + x * state.zoom) / scale}px`, width: `${(width * state.zoom) / scale}px` });
    return column;
  }));
}

/** How far a matrix that is higher than the canvas is scrolled. */
function showScroll() {
  showColumns();
  const { height } = viewport.canvasSize();
  const whole = heightOfMatrix();
  scrollMark.hidden = whole <= height + 1;
  if (scrollMark.hidden) return;
  const top = margins.top * pageScale() - state.pan.y;
  const length = Math.max(24, (height * height) / whole);
  Object.assign(scrollMark.style, { height: `${length}px`, top: `${Math.max(0, Math.min(1, top / (whole - height))) * (height - length)}px` });
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
  if (isMatrix()) {
    arrange();
    if (!matrix) return;
    const { width } = viewport.canvasSize();
    set({ zoom: matrix.zoom, pan: { x: Math.max(20 * pageScale(), (width - matrix.width) / 2), y: margins.top * pageScale() } });
    fittedZoom = matrix.zoom;
    return;
  }
  // Gaps and zoom depend on each other; three rounds bring them together.
  for (let round = 0; round < 3; round++) {
    arrange(round ? state.zoom : 1);
    const rim = rimOf(devices);
    const right = Math.max(...devices.map((device) => device.x + device.size.width));
    const bottom = Math.max(...devices.map((device) => device.y + device.size.height));
    viewport.fit({ x: -rim, y: -rim, width: right + 2 * rim, height: bottom + 2 * rim }, { top: 54, side: 36, bottom: 66 });
    fittedZoom = state.zoom;
  }
}

/** Shows the device in focus as large as it fits. */
export function fitFocused() {
  const device = devices[state.focus];
  if (!device) return;
  const { x, y, rim, size, scale } = device;
  viewport.fit({ x: x - rim * scale, y: y - rim * scale, width: (size.width + 2 * rim) * scale, height: (size.height + 2 * rim) * scale }, { top: 54, side: 36, bottom: 66 });
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
  if (event.target.closest(".map, .welcome, .canvas-tools, .constant-editor, .text-editor, .canvas-note, .layer-controls, .program-note, .matrix-columns, .matrix-ground")) return;
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
