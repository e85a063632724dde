// Which numbers the canvas shows: those of the edge or the line under the pointer, and with the Option key held those of the selection, or its distances to
// the view under the pointer, as in Interface Builder.
import { set, state } from "../store.js";
import { key } from "../model/tree.js";
import { pageScale } from "../ui/scale.js";

/** How near an edge the pointer counts as over it, in points of the page. */
const reach = 6;

/** Follows the Option key. */
export function start() {
  const isTyping = (event) => event.target.matches?.("input, textarea, select");
  addEventListener("keydown", (event) => { if (event.key === "Alt" && !isTyping(event)) { event.preventDefault(); set({ isMeasuring: true }); } });
  addEventListener("keyup", (event) => { if (event.key === "Alt") { if (!isTyping(event)) event.preventDefault(); set({ isMeasuring: false }); } });
  addEventListener("blur", () => set({ isMeasuring: false }));
}

/** The ids of the constraints whose numbers the pointer asks for, with spaces between: that of the line under it, and those that end at the edge under it; zeros say nothing new. */
export function numbersAt({ device, constraint, point }) {
  const ids = new Set(constraint ? [constraint] : []);
  if (device && device.index === state.focus) {
    const place = device.local(point);
    const by = (reach * pageScale()) / device.zoom;
    for (const view of state.selection.map((id) => device.places.byID.get(id)).filter((each) => each?.parent)) {
      for (const part of device.scene?.constraints ?? []) {
        if (part.id && part.constant && [part.firstItem, part.secondItem].some((path) => path && key(path) === view.path) && endsAt(part, view, place, by)) ids.add(part.id);
      }
    }
  }
  return [...ids].join(" ");
}

/** Whether a line of a constraint ends at the edge of a view that a place is over. */
function endsAt(constraint, view, place, by) {
  const near = (a, b, distance) => Math.abs(a - b) <= distance;
  const isBeside = place.y >= view.y - by && place.y <= view.y + view.height + by;
  const isBelow = place.x >= view.x - by && place.x <= view.x + view.width + by;
  return (constraint.segments ?? []).some(({ from, to }) => {
    const isAcross = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
    const [start, length] = isAcross ? [view.x, view.width] : [view.y, view.height];
    const [at, isOver] = isAcross ? [place.x, isBeside] : [place.y, isBelow];
    const ends = isAcross ? [from.x, to.x] : [from.y, to.y];
    return isOver && [start, start + length].some((edge) => near(at, edge, by) && ends.some((end) => near(end, edge, 1)));
  });
}

/** The distances from a view to another: to the edges of one around it, else to the facing edges of one beside it. */
export function distancesTo(view, other) {
  const made = [];
  const isAround = view.path.startsWith(`${other.path}.`) || other.path === "";
  for (const [axis, length, cross, breadth] of [["x", "width", "y", "height"], ["y", "height", "x", "width"]]) {
    const [start, end] = [view[axis], view[axis] + view[length]];
    const [otherStart, otherEnd] = [other[axis], other[axis] + other[length]];
    const from = Math.max(view[cross], other[cross]);
    const to = Math.min(view[cross] + view[breadth], other[cross] + other[breadth]);
    const middle = to > from ? (from + to) / 2 : view[cross] + view[breadth] / 2;
    const add = (a, b) => { if (b - a > 0.4) made.push(axis === "x" ? { x1: a, y1: middle, x2: b, y2: middle, length: b - a } : { x1: middle, y1: a, x2: middle, y2: b, length: b - a }); };
    if (isAround) { add(otherStart, start); add(end, otherEnd); } else { add(otherEnd, start); add(end, otherStart); }
  }
  return made;
}
