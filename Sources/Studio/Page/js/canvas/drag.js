// Dragging views and their edges: the constants of the constraints that decide them change.
import { s } from "../dom.js";
import { get } from "../api.js";
import { set, state } from "../store.js";
import { endPreview, factsOf, focused, perform, preview } from "../model/session.js";
import { select } from "../model/selection.js";
import { key, places } from "../model/tree.js";
import { report } from "../ui/messages.js";
import { pageScale } from "../ui/scale.js";
import { showGesture, track } from "./gesture.js";
import { gaps, snapped } from "./snapping.js";
import { setConstant } from "./constant.js";
import * as viewport from "./viewport.js";

/**
 * Begins to drag what is selected: all of it where several are. Without a movement it is a click, after which `clicked` is selected. With
 * the Option key copies go where the views were dragged.
 */
export function beginDrag(event, canvas, { point, device, handle, views }, clicked) {
  const id = handle ? state.selection.at(-1) : (views.find((each) => state.selection.includes(each.id)) ?? views[0]).id;
  const view = device.places.byID.get(id);
  if (!view?.parent) {
    return track(canvas, event, () => {}, (isDone) => { if (isDone && clicked) select([clicked]); });
  }
  const sides = handle ? { x: Number(handle.dataset.x), y: Number(handle.dataset.y) } : null;
  const start = { x: view.x, y: view.y, width: view.width, height: view.height };
  const moving = sides ? [id] : outermost([...new Set([...state.selection, id])], device);
  let facts = null;
  let isMoved = false;
  let rect = start;
  let copies = false;
  const change = () => (moving.length > 1 ? changesForAll(moving, { x: rect.x - start.x, y: rect.y - start.y }, device, facts) : changesFor(rect, start, view, device, facts.get(id)));
  const asked = factsOfAll(moving).then((answer) => { facts = answer; });
  // A click does not care.
  asked.catch(() => {});
  const move = (next) => {
    const now = viewport.toWorld(next);
    const delta = { x: (now.x - point.x) / device.scale, y: (now.y - point.y) / device.scale };
    if (!isMoved && Math.hypot(delta.x, delta.y) * device.zoom < 4) return;
    isMoved = true;
    copies = (event.altKey || next.altKey) && !sides;
    const wanted = next.metaKey ? { rect: moved(start, delta, sides), lines: [] } : snapped(moved(start, delta, sides), sides, { ...view, moving }, device);
    const by = { x: wanted.rect.x - start.x, y: wanted.rect.y - start.y };
    const shows = (all) => [
      ...moving.filter((each) => each !== id).map((each) => all.byID.get(each)).filter(Boolean)
        .map((other) => s("rect", { class: "becomes", x: other.x + by.x, y: other.y + by.y, width: other.width, height: other.height })),
      copies && drawnCopy(device, id, wanted.rect), s("rect", { class: "becomes", ...wanted.rect }), copies && copySign(wanted.rect, device),
      ...wanted.lines.map((line) => s("line", { class: "snap", ...line })),
    ].filter(Boolean);
    // Distances are those of what is drawn: a trial moves neighbors along.
    shows.gaps = (all) => gaps(device.ghost && all.byID.get(id) && !copies ? all.byID.get(id) : wanted.rect, { ...view, moving }, device, sides);
    showGesture(shows);
    ({ rect } = wanted);
    if (copies) return endPreview();
    const changes = facts ? change() : [];
    if (changes.length) preview(changes, { isQuick: true, label: "Dragging" });
  };
  track(canvas, event, move, async (isDone) => {
    showGesture(null);
    if (!isMoved || !isDone) {
      if (isMoved) endPreview();
      else if (clicked) select([clicked]);
      return;
    }
    if (copies) return duplicate(moving, { x: rect.x - start.x, y: rect.y - start.y });
    try {
      // What decides the view may still be on its way.
      await asked;
    } catch (error) {
      endPreview();
      return report(error);
    }
    const changes = change();
    if (changes.length) return perform(changes, sides ? "Resize View" : moving.length > 1 ? "Move Views" : "Move View");
    endPreview();
    report({ message: "No constraint in the document decides this edge, so you cannot drag it", status: 1 });
  });
  set({ hover: null });
}

/** What a view draws, at the place where a copy of it would be. */
function drawnCopy(device, id, { x, y }) {
  const drawn = device.screen.querySelector(`g[data-id="${CSS.escape(id)}"]`)?.cloneNode(true);
  if (!drawn) return null;
  drawn.removeAttribute("data-id");
  for (const inner of drawn.querySelectorAll("[data-id]")) inner.removeAttribute("data-id");
  drawn.setAttribute("transform", `translate(${x} ${y})`);
  return s("g", { class: "copy", "pointer-events": "none" }, drawn);
}

/** A plus at the lower right corner of what will be a copy. */
function copySign({ x, y, width, height }, device) {
  return s("g", { class: "copy-sign", transform: `translate(${x + width} ${y + height}) scale(${pageScale() / device.zoom})` }, s("circle", { r: 8 }), s("path", { d: "M-4 0H4M0 -4V4" }));
}

/** What decides each of some views; of one it is remembered. */
async function factsOfAll(ids) {
  const answers = await Promise.all(ids.map((id) => (ids.length === 1 ? factsOf(id) : get("inspect", { file: state.file, id, scene: state.scene, surface: focused() }))));
  return new Map(ids.map((id, index) => [id, answers[index]]));
}

/** Those that are in none of the others: what is in a view moves with it. */
function outermost(ids, device) {
  const chosen = new Set(ids);
  return ids.filter((id) => {
    const view = device.places.byID.get(id);
    for (let outer = view?.parent; outer; outer = outer.parent) if (chosen.has(outer.id)) return false;
    return view?.parent;
  });
}

/** The changes by which several views move as far. What places one of them by another moves both already. */
function changesForAll(ids, by, device, facts) {
  const moving = new Set(ids.map((id) => device.places.byID.get(id)?.path));
  const changes = new Map();
  for (const id of ids) {
    const view = device.places.byID.get(id);
    if (!view) continue;
    const start = { x: view.x, y: view.y, width: view.width, height: view.height };
    for (const made of changesFor({ ...start, x: start.x + by.x, y: start.y + by.y }, start, view, device, facts.get(id), moving)) changes.set(made.object, made);
  }
  return [...changes.values()];
}

let nudged = null;

/** Moves the selection by some points. Presses that follow each other are one step. */
export async function nudge(x, y, device) {
  const ids = device ? outermost(state.selection, device) : [];
  if (!ids.length) return;
  const selection = state.selection;
  const key = `${ids} ${state.document.state.version} ${device.index}`;
  if (nudged?.key !== key) nudged = { key, by: { x: 0, y: 0 }, facts: factsOfAll(ids), start: device, timer: null };
  const mine = nudged;
  mine.by = { x: mine.by.x + x, y: mine.by.y + y };
  clearTimeout(mine.timer);
  try {
    const facts = await mine.facts;
    if (nudged !== mine || selection !== state.selection) return;
    const change = () => {
      const picture = { places: places(device.picture), picture: device.picture };
      const changes = ids.length > 1 ? changesForAll(ids, mine.by, picture, facts) : [];
      if (ids.length > 1) return changes;
      const view = picture.places.byID.get(ids[0]);
      const start = { x: view.x, y: view.y, width: view.width, height: view.height };
      return changesFor({ ...start, x: start.x + mine.by.x, y: start.y + mine.by.y }, start, view, picture, facts.get(ids[0]));
    };
    const changes = change();
    if (!changes.length) {
      nudged = null;
      return report({ message: "No constraint in the document decides this position, so you cannot move the view", status: 1 });
    }
    preview(changes, { isQuick: true, label: "Moving" });
    mine.timer = setTimeout(() => { nudged = null; perform(change(), ids.length > 1 ? "Move Views" : "Move View"); }, 350);
  } catch (error) {
    nudged = null;
    report(error);
  }
}

/** Copies of views, some points away, which are selected then. */
export async function duplicate(ids, by = { x: 20, y: 20 }) {
  endPreview();
  const round = (value) => Math.round(value * 2) / 2;
  const made = await perform([{ verb: "duplicate", objects: ids, by: [round(by.x), round(by.y)] }], ids.length > 1 ? "Duplicate Views" : "Duplicate View");
  if (made?.length) select(made);
  return made;
}

function moved(start, delta, sides) {
  const rect = { ...start };
  if (!sides) return { ...rect, x: start.x + delta.x, y: start.y + delta.y };
  for (const [place, length] of [["x", "width"], ["y", "height"]]) {
    if (sides[place] === 0) {
      const by = Math.min(delta[place], start[length]);
      rect[place] = start[place] + by;
      rect[length] = start[length] - by;
    }
    if (sides[place] === 1) rect[length] = Math.max(0, start[length] + delta[place]);
  }
  return rect;
}

/**
 * The changes of constants, or of the stored frame, by which the view gets the rectangle. What nothing decides is as it is stored, so that
 * the stored frame changes. `moving` are the paths of views that move as far anyway.
 */
export function changesFor(wanted, start, view, device, facts, moving) {
  const parts = facts.object?.decidedBy ?? [];
  const decisions = Object.fromEntries(parts.map((part) => [part.quantity, part.constraints]));
  const open = new Set(state.isAsRun ? [] : parts.filter((part) => part.by[0] === "nothing").map((part) => part.quantity));
  const { frame } = view;
  const stored = (isIn) => ({
    verb: "set", object: view.id, values: {
      frame: [["x", frame.x + wanted.x - start.x, frame.x], ["y", frame.y + wanted.y - start.y, frame.y], ["width", wanted.width, frame.width], ["height", wanted.height, frame.height]]
        .map(([name, now, before]) => Math.round((isIn(name) ? now : before) * 2) / 2).join(","),
    },
  });
  if (!parts.length) return [stored(() => true)];
  const changes = new Map();
  const put = (constraint, distance) => {
    if (!constraint || (moving && [constraint.firstItem, constraint.secondItem].every((path) => path && moving.has(key(path))))) return;
    add(changes, constraint, distance, view);
  };
  let isStored = false;
  for (const [place, length] of [["x", "width"], ["y", "height"]]) {
    const shift = wanted[place] - start[place];
    const growth = wanted[length] - start[length];
    const positions = named(decisions[place], device);
    const sizes = named(decisions[length], device).filter((constraint) => !positions.includes(constraint));
    if (Math.abs(shift) > 0.01) {
      if (open.has(place)) isStored = true;
      else put(positions[0], shift);
    }
    if (Math.abs(growth) > 0.01) {
      if (open.has(length)) {
        isStored = true;
        continue;
      }
      const size = sizes.find((constraint) => constraint.kind === "size");
      // A far edge is placed by a constraint of its own: it moves by the growth and by what the near edge moves.
      if (size) put(size, growth);
      else if (Math.abs(growth + shift) > 0.01) put(sizes[0], growth + shift);
    }
  }
  const made = [...changes].map(([id, value]) => setConstant(id, Math.round(value * 2) / 2));
  return isStored ? [...made, stored((name) => open.has(name))] : made;
}

function named(ids, device) {
  return (ids ?? []).map((id) => device.picture.scene.constraints.find((part) => part.id === id)).filter(Boolean);
}

/** With the sign that moves the view to the right or down, or makes it larger. */
function add(changes, constraint, distance, view) {
  if (!constraint) return;
  const isFirst = key(constraint.firstItem) === view.path;
  const value = changes.get(constraint.id) ?? constraint.constant ?? 0;
  changes.set(constraint.id, value + (isFirst ? distance : -distance));
}
