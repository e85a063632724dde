// The storyboard as a map: scenes where the document has them, the entry point, and what leads from one to another.
import { pageScale } from "../ui/scale.js";
import { drawing, h, s } from "../dom.js";
import { post } from "../api.js";
import { on, set, state } from "../store.js";
import { select } from "../model/selection.js";
import { mapScene, segueEntries } from "../model/scenes.js";
import { segueTitle } from "../model/items.js";
import { focused, perform, showScene } from "../model/session.js";
import { Places } from "../model/tree.js";
import { showMenu } from "../ui/menu.js";
import { tell } from "../ui/messages.js";

let map;
let ground;
const view = { x: 0, y: 0, zoom: 0.4, fitted: "" };
/** Pictures of scenes by id, with what they are of. */
const pictures = new Map();

/** Builds what lies over the canvas. */
export function start(canvas) {
  ground = h("div", { class: "map-ground" });
  map = h("div", { class: "map", hidden: true, role: "group", "aria-label": "Storyboard" }, ground);
  canvas.append(map);
  map.addEventListener("pointerdown", press);
  map.addEventListener("wheel", wheel, { passive: false });
  addEventListener("mapzoom", (event) => zoomBy(event.detail));
  on(["mode", "document", "selection", "scene", "settings", "focus"], show);
}

/** The size of a scene on the map: as wide as in the document, and as high as the picture on the device in focus asks. */
function size(scene) {
  const drawn = pictures.get(scene.id)?.scene?.size;
  // What has no picture, as a navigation controller, is a screen of the same device.
  const known = state.document.map.scenes.find((each) => each.width && pictures.get(each.id)?.scene?.size.width);
  const isPlaceholder = scene.kind === "viewControllerPlaceholder";
  const width = scene.width || (!isPlaceholder && known?.width) || 375;
  const like = drawn ?? (isPlaceholder || scene.width ? null : pictures.get(known?.id)?.scene.size);
  if (like?.width) return { width, height: (width * like.height) / like.width };
  return { width, height: scene.height || (isPlaceholder ? 160 : 667) };
}

function show() {
  map.hidden = state.mode !== "map";
  if (map.hidden || !state.document?.map) return;
  const { scenes } = state.document.map;
  // What is new is in sight.
  const content = `${state.file} ${scenes.map((each) => each.id)}`;
  if (view.fitted !== content) { view.fitted = content; fit(); }
  ground.replaceChildren(wires(), ...scenes.map(box));
  if (!scenes.length) ground.replaceChildren(h("div", { class: "empty" }, "The document has no scenes. A xib contains only objects."));
  place();
  draw();
}

function place() {
  ground.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;
  ground.style.setProperty("--inverse", 1 / view.zoom);
  set({ mapZoom: view.zoom });
}

/** Shows all scenes. */
export function fit() {
  const scenes = state.document?.map?.scenes ?? [];
  const area = map.getBoundingClientRect();
  if (!scenes.length || !area.width) return;
  const left = Math.min(...scenes.map((each) => each.x)) - 140;
  const top = Math.min(...scenes.map((each) => each.y)) - 90;
  const right = Math.max(...scenes.map((each) => each.x + size(each).width)) + 60;
  const bottom = Math.max(...scenes.map((each) => each.y + size(each).height)) + 120;
  view.zoom = Math.max(0.04, Math.min(pageScale(), area.width / (right - left), area.height / (bottom - top)));
  view.x = (area.width - (right - left) * view.zoom) / 2 - left * view.zoom;
  view.y = (area.height - (bottom - top) * view.zoom) / 2 - top * view.zoom;
  place();
}

function box(scene) {
  const { width, height } = size(scene);
  const isSelected = state.selection.includes(scene.id);
  const made = h("div", { class: `map-scene ${isSelected ? "selected" : ""} ${scene.id === state.scene ? "shown" : ""}`, tabindex: 0, role: "button", "aria-label": `${scene.name} Scene${scene.isInitial ? ", the app begins here" : ""}`, "data-scene": scene.id, onkeydown: key },
    h("div", { class: "map-title" }, h("b", {}, scene.name), scene.name === scene.kindName ? null : h("span", {}, scene.customClass ?? scene.kindName)),
    h("div", { class: "map-body" }, pictures.get(scene.id)?.drawn ?? h("div", { class: "map-kind" }, scene.kindName)),
    scene.isInitial && h("div", { class: "map-entry", title: "The app begins here", "aria-hidden": "true" }, "→"));
  Object.assign(made.style, { left: `${scene.x}px`, top: `${scene.y}px`, width: `${width}px`, height: `${height}px` });
  return made;
}

/** Lines from scene to scene, with a mark in the middle that can be selected. */
function wires() {
  const layer = s("svg", { class: "map-wires" });
  const between = new Map();
  for (const segue of state.document.map.segues) {
    const [from, to] = [mapScene(segue.from), mapScene(segue.to)];
    if (!from || !to) continue;
    const nth = between.get(`${from.id} ${to.id}`) ?? 0;
    between.set(`${from.id} ${to.id}`, nth + 1);
    const [a, b] = ends(from, to, nth);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const isChosen = segue.id && state.selection.includes(segue.id);
    const bend = Math.max(60, Math.abs(b.x - a.x) / 2);
    layer.append(s("g", { class: `map-segue ${segue.kind} ${isChosen ? "chosen" : ""}`, "data-segue": segue.id ?? null },
      s("path", { d: `M${a.x} ${a.y}C${a.x + bend} ${a.y} ${b.x - bend} ${b.y} ${b.x} ${b.y}` }),
      s("path", { class: "head", d: `M${b.x - 14} ${b.y - 9}L${b.x} ${b.y}L${b.x - 14} ${b.y + 9}` }),
      s("g", { transform: `translate(${middle.x} ${middle.y}) scale(${pageScale() / view.zoom})` }, s("circle", { r: 9 }), s("text", { y: 4 }, segue.kind === "relationship" ? "○" : { show: "›", presentation: "↑", popoverPresentation: "◊", embed: "□", unwind: "‹" }[segue.kind] ?? "›"), s("title", {}, `${segueTitle(segue)}${segue.identifier ? `, ${segue.identifier}` : ""}`))));
  }
  return layer;
}

function ends(from, to, nth) {
  const [one, other] = [size(from), size(to)];
  const shift = (nth + 1) * 70;
  return [{ x: from.x + one.width, y: from.y + Math.min(one.height - 20, one.height * 0.25 + shift) }, { x: to.x, y: to.y + Math.min(other.height - 20, other.height * 0.25 + shift) }];
}

// MARK: Pictures

let drawingNow = 0;

/** Draws the scenes one after the other; those that changed since they were drawn stay until the new picture is there. */
async function draw() {
  const turn = ++drawingNow;
  const surface = focused();
  const { file } = state;
  const { version } = state.document.state;
  if (!surface) return;
  const key = JSON.stringify([file, version, { ...surface, width: undefined }]);
  for (const scene of state.document.map.scenes) {
    if (!scene.width || pictures.get(scene.id)?.key === key) continue;
    try {
      const { pictures: [picture] } = await post("layout", { file, scene: scene.id, surfaces: [{ ...surface, width: undefined }], places: [1000 + state.document.map.scenes.indexOf(scene)], constraintsOf: [] });
      if (turn !== drawingNow || file !== state.file) return;
      const made = picture?.svg ? drawing(picture.svg) : null;
      pictures.set(scene.id, { key, drawn: made, scene: picture?.scene });
      const { width, height } = size(scene);
      if (made) {
        made.setAttribute("viewBox", `0 0 ${picture.scene.size.width} ${picture.scene.size.height}`);
        Object.assign(made.style, { width: `${width}px`, height: `${height}px` });
      }
      const shown = ground.querySelector(`[data-scene="${scene.id}"]`);
      for (const each of state.document.map.scenes) {
        const asked = size(each);
        Object.assign(ground.querySelector(`[data-scene="${each.id}"]`)?.style ?? {}, { width: `${asked.width}px`, height: `${asked.height}px` });
      }
      shown?.querySelector(".map-body")?.replaceChildren(made ?? "");
      ground.querySelector(".map-wires")?.replaceWith(wires());
    } catch {
      return;
    }
  }
}

// MARK: Pointer and keys

function toMap(event) {
  const area = map.getBoundingClientRect();
  return { x: (event.clientX - area.left - view.x) / view.zoom, y: (event.clientY - area.top - view.y) / view.zoom };
}

/** Where a scene that is let go at a place of the page would be; undefined where the map is not shown. */
export function placeOnMap(event) {
  if (state.mode !== "map") return undefined;
  const point = toMap(event);
  return [Math.round(point.x - 187), Math.round(point.y - 60)];
}

function wheel(event) {
  event.preventDefault();
  event.stopPropagation();
  if (!event.ctrlKey && !event.metaKey) {
    view.x -= event.deltaX;
    view.y -= event.deltaY;
    return place();
  }
  const before = toMap(event);
  view.zoom = Math.max(0.04, Math.min(2, view.zoom * Math.exp(-event.deltaY * 0.004)));
  const area = map.getBoundingClientRect();
  view.x = event.clientX - area.left - before.x * view.zoom;
  view.y = event.clientY - area.top - before.y * view.zoom;
  place();
  return ground.querySelector(".map-wires")?.replaceWith(wires());
}

/** Zooms about the middle, as the tools ask. */
function zoomBy(factor) {
  const area = map.getBoundingClientRect();
  const zoom = Math.max(0.04, Math.min(2, view.zoom * factor));
  const scale = zoom / view.zoom;
  view.x = area.width / 2 - (area.width / 2 - view.x) * scale;
  view.y = area.height / 2 - (area.height / 2 - view.y) * scale;
  view.zoom = zoom;
  place();
  ground.querySelector(".map-wires")?.replaceWith(wires());
}

const sceneAt = (event) => document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest?.(".map-scene")).find(Boolean)?.dataset.scene ?? null;

/** The object of a scene that a drag begins at: the control or cell under the pointer, else the controller. */
function sourceAt(event, id) {
  const picture = pictures.get(id);
  const scene = mapScene(id);
  if (!picture?.scene) return id;
  const point = toMap(event);
  const { width, height } = size(scene);
  const found = new Places(picture.scene).at(((point.x - scene.x) / width) * picture.scene.size.width, ((point.y - scene.y) / height) * picture.scene.size.height);
  return found.find((each) => each.parent && /^UI(Button|Switch|Slider|Stepper|SegmentedControl|TableViewCell|CollectionViewCell|TextField)$|Container/.test(each.className))?.id ?? id;
}

function press(event) {
  if (event.button !== 0) return;
  event.stopPropagation();
  const segue = event.target.closest(".map-segue")?.dataset.segue;
  if (segue) {
    const from = state.document.map.segues.find((each) => each.id === segue)?.from;
    if (from && from !== state.scene) showScene(from, [segue]);
    return select([segue]);
  }
  const id = sceneAt(event);
  if (!id) return pan(event);
  if (event.ctrlKey) return connect(event, id);
  if (id !== state.scene) showScene(id, [id]);
  select([id]);
  return dragScene(event, id);
}

function follow(move, end) {
  const finish = (isDone) => (last) => {
    for (const [name, handler] of handlers) removeEventListener(name, handler, true);
    end?.(isDone, last);
  };
  const handlers = [["pointermove", move], ["pointerup", finish(true)], ["pointercancel", finish(false)]];
  for (const [name, handler] of handlers) addEventListener(name, handler, true);
}

function pan(event) {
  let last = event;
  select([]);
  follow((next) => {
    view.x += next.clientX - last.clientX;
    view.y += next.clientY - last.clientY;
    last = next;
    place();
  });
}

let lastPress = { id: null, time: 0 };

/** A second press shows the scene on devices; a drag moves it. */
function dragScene(event, id) {
  if (lastPress.id === id && event.timeStamp - lastPress.time < 450) return set({ mode: "devices" });
  lastPress = { id, time: event.timeStamp };
  const scene = mapScene(id);
  const start = toMap(event);
  let by = null;
  return follow((next) => {
    const now = toMap(next);
    if (!by && Math.hypot(now.x - start.x, now.y - start.y) * view.zoom < 4) return;
    by = { x: Math.round(now.x - start.x), y: Math.round(now.y - start.y) };
    Object.assign(ground.querySelector(`[data-scene="${id}"]`)?.style ?? {}, { left: `${scene.x + by.x}px`, top: `${scene.y + by.y}px` });
  }, (isDone) => {
    if (isDone && by) perform([{ verb: "place", object: id, at: [scene.x + by.x, scene.y + by.y] }], "Move Scene");
    else if (by) show();
  });
}

function connect(event, id) {
  event.preventDefault();
  const from = sourceAt(event, id);
  const start = { x: event.clientX, y: event.clientY };
  const wire = s("svg", { class: "page-wire", "aria-hidden": "true" }, s("path", {}));
  document.getElementById("toolbar").append(wire);
  if (id !== state.scene) showScene(id, []);
  let over = null;
  follow((next) => {
    wire.firstChild.setAttribute("d", `M${start.x} ${start.y}L${next.clientX} ${next.clientY}`);
    over = sceneAt(next);
    for (const each of ground.querySelectorAll(".map-scene")) each.classList.toggle("target", each.dataset.scene === over && over !== id);
  }, (isDone, last) => {
    wire.remove();
    for (const each of ground.querySelectorAll(".target")) each.classList.remove("target");
    if (!isDone || !over || over === id) return;
    const entries = segueEntries(from, over);
    if (!entries.length) return tell("A segue cannot begin at this view.");
    showMenu(entries, { x: last.clientX, y: last.clientY, label: "Segues" });
  });
}

function key(event) {
  const id = event.currentTarget.dataset.scene;
  if (event.key === "Enter") {
    event.preventDefault();
    event.stopPropagation();
    if (state.scene !== id) showScene(id, []);
    set({ mode: "devices" });
  }
  if (event.key === " ") {
    event.preventDefault();
    event.stopPropagation();
    if (state.scene !== id) showScene(id, [id]);
    select([id]);
  }
  if (event.key === "Backspace" || event.key === "Delete") {
    event.preventDefault();
    event.stopPropagation();
    perform([{ verb: "delete", objects: [id] }], "Delete Scene");
  }
}
