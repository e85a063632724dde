// Dragging views and their edges: the constants of the constraints that decide them change.
import { s } from "../dom.js";
import { set, state } from "../store.js";
import { endPreview, factsOf, perform, preview } from "../model/session.js";
import { select } from "../model/selection.js";
import { key } from "../model/tree.js";
import { report } from "../ui/messages.js";
import { showGesture, track } from "./gesture.js";
import { snapped } from "./snapping.js";
import { setConstant } from "./constant.js";
import * as viewport from "./viewport.js";

/** Begins to drag what is selected. Without a movement it is a click, after which `clicked` is selected. */
export function beginDrag(event, canvas, { point, device, handle, views }, clicked) {
  const id = handle ? state.selection.at(-1) : (views.find((each) => state.selection.includes(each.id)) ?? views[0]).id;
  const view = device.places.byID.get(id);
  if (!view?.parent) {
    return track(canvas, event, () => {}, (isDone) => { if (isDone && clicked) select([clicked]); });
  }
  const sides = handle ? { x: Number(handle.dataset.x), y: Number(handle.dataset.y) } : null;
  const start = { x: view.x, y: view.y, width: view.width, height: view.height };
  let facts = null;
  let isMoved = false;
  let rect = start;
  const change = () => changesFor(rect, start, view, device, facts);
  const asked = factsOf(id).then((answer) => { facts = answer; });
  // A click does not care.
  asked.catch(() => {});
  const move = (next) => {
    const now = viewport.toWorld(next);
    const delta = { x: now.x - point.x, y: now.y - point.y };
    if (!isMoved && Math.hypot(delta.x, delta.y) * state.zoom < 4) return;
    isMoved = true;
    const wanted = next.metaKey ? { rect: moved(start, delta, sides), lines: [] } : snapped(moved(start, delta, sides), sides, view, device);
    showGesture(() => [
      s("rect", { class: "becomes", ...wanted.rect }),
      ...wanted.lines.map((line) => s("line", { class: "snap", ...line })),
    ]);
    ({ rect } = wanted);
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
    try {
      // What decides the view may still be on its way.
      await asked;
    } catch (error) {
      endPreview();
      return report(error);
    }
    const changes = change();
    if (changes.length) return perform(changes, sides ? "Resize View" : "Move View");
    endPreview();
    report({ message: "No constraint in the document decides that, so there is nothing to drag", status: 1 });
  });
  set({ hover: null });
}

function moved(start, delta, sides) {
  const rect = { ...start };
  if (!sides) return { ...rect, x: start.x + delta.x, y: start.y + delta.y };
  for (const [place, length] of [["x", "width"], ["y", "height"]]) {
    if (sides[place] === 0) {
      rect[place] = start[place] + Math.min(delta[place], start[length]);
      rect[length] = start[length] - Math.min(delta[place], start[length]);
    }
    if (sides[place] === 1) rect[length] = Math.max(0, start[length] + delta[place]);
  }
  return rect;
}

/** The changes of constants, or of the stored frame, by which the view gets the rectangle. */
export function changesFor(wanted, start, view, device, facts) {
  const decisions = Object.fromEntries((facts.object?.decidedBy ?? []).map((part) => [part.quantity, part.constraints]));
  if (!Object.keys(decisions).length) {
    const { frame } = view;
    const rect = [frame.x + wanted.x - start.x, frame.y + wanted.y - start.y, wanted.width, wanted.height].map((value) => Math.round(value * 2) / 2);
    return [{ verb: "set", object: view.id, values: { frame: rect.join(",") } }];
  }
  const changes = new Map();
  for (const [place, length] of [["x", "width"], ["y", "height"]]) {
    const shift = wanted[place] - start[place];
    const growth = wanted[length] - start[length];
    const positions = named(decisions[place], device);
    const sizes = named(decisions[length], device).filter((constraint) => !positions.includes(constraint));
    if (Math.abs(shift) > 0.01) add(changes, positions[0], shift, view);
    if (Math.abs(growth) > 0.01) {
      const size = sizes.find((constraint) => constraint.kind === "size");
      // A far edge is placed by a constraint of its own: it moves by the growth and by what the near edge moves.
      if (size) add(changes, size, growth, view);
      else if (Math.abs(growth + shift) > 0.01) add(changes, sizes[0], growth + shift, view);
    }
  }
  return [...changes].map(([id, value]) => setConstant(id, Math.round(value * 2) / 2));
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
