// Guidelines: edges and centers of neighbors, of the superview, and the usual distances inside it and inside the safe area.
import { places } from "../model/tree.js";

const reach = 5;

/** The rectangle at the nearest guidelines, and the lines to show. Whole points where there is none. */
export function snapped(rect, sides, view, device) {
  const result = { ...rect };
  const lines = [];
  for (const axis of ["x", "y"]) {
    const length = axis === "x" ? "width" : "height";
    const targets = guidelines(axis, length, view, device);
    const own = sides ? (sides[axis] === 0 ? [0] : sides[axis] === 1 ? [1] : []) : [0, 0.5, 1];
    let best = null;
    for (const fraction of own) {
      const place = rect[axis] + rect[length] * fraction;
      for (const target of targets) {
        const distance = target.at - place;
        if (Math.abs(distance) * device.zoom <= reach && (!best || Math.abs(distance) < Math.abs(best.distance))) best = { distance, target };
      }
    }
    const shift = best ? best.distance : wholeShift(rect, axis, length, sides);
    if (!sides) result[axis] += shift;
    else if (sides[axis] === 0) {
      // No edge goes beyond the other one.
      const by = Math.min(shift, result[length]);
      result[axis] += by;
      result[length] -= by;
    } else if (sides[axis] === 1) result[length] = Math.max(0, result[length] + shift);
    if (best) lines.push(line(axis, best.target, device));
  }
  return { rect: result, lines };
}

/** The distances to the nearest neighbors, or to the edges of the superview, of a view that is dragged at its `sides`; none of more than 60 points. */
export function gaps(rect, view, device, sides) {
  const { parent } = view;
  const others = device.places.list.filter((other) => isBeside(other, view));
  const made = [];
  for (const [axis, length, cross, breadth] of [["x", "width", "y", "height"], ["y", "height", "x", "width"]]) {
    for (const isFar of [false, true]) {
      // An edge that stays has the distance that it had.
      if (sides && sides[axis] !== Number(isFar)) continue;
      const edge = isFar ? rect[axis] + rect[length] : rect[axis];
      const [own, ownEnd] = [rect[cross], rect[cross] + rect[breadth]];
      let best = { gap: isFar ? parent[axis] + parent[length] - edge : edge - parent[axis], from: own, to: ownEnd };
      for (const other of others) {
        const gap = isFar ? other[axis] - edge : edge - other[axis] - other[length];
        const [from, to] = [Math.max(own, other[cross]), Math.min(ownEnd, other[cross] + other[breadth])];
        if (to > from && gap > 0.5 && gap < best.gap) best = { gap, from, to };
      }
      if (best.gap < 1 || best.gap > 60) continue;
      const middle = (best.from + best.to) / 2;
      const end = isFar ? edge + best.gap : edge - best.gap;
      made.push(axis === "x" ? { x1: edge, y1: middle, x2: end, y2: middle, length: best.gap } : { x1: middle, y1: edge, x2: middle, y2: end, length: best.gap });
    }
  }
  return made;
}

/** Whether a view lies beside another one in its superview: by their paths, for a trial has views of its own. */
function isBeside(other, view) {
  return other.parent?.path === view.parent.path && other.path !== view.path && !other.isHidden && !(view.moving ?? []).includes(other.id);
}

/** Whether a trial moves a view: its edges are no guidelines, for they go where the drag goes. */
function movesAlong(other, device) {
  if (!device.ghost || !other.id) return false;
  const before = places(device.picture).byID.get(other.id);
  return before !== undefined && (Math.abs(before.x - other.x) > 0.3 || Math.abs(before.y - other.y) > 0.3);
}

function wholeShift(rect, axis, length, sides) {
  const place = sides?.[axis] === 1 ? rect[axis] + rect[length] : rect[axis];
  return Math.round(place) - place;
}

function guidelines(axis, length, view, device) {
  const { parent } = view;
  const list = [];
  const edges = (rect) => { for (const fraction of [0, 0.5, 1]) list.push({ at: rect[axis] + rect[length] * fraction }); };
  edges(parent);
  const inside = (near, far) => { for (const inset of [0, 8, 16, 20]) list.push({ at: near + inset }, { at: far - inset }); };
  inside(parent[axis], parent[axis] + parent[length]);
  const safe = device.scene.safeArea ?? {};
  const [near, far] = axis === "x" ? [safe.left, safe.right] : [safe.top, safe.bottom];
  inside(near ?? 0, device.size[length] - (far ?? 0));
  for (const other of device.places.list) {
    if (!isBeside(other, view) || movesAlong(other, device)) continue;
    edges(other);
    // The standard distance between neighbors.
    list.push({ at: other[axis] + other[length] + 8 }, { at: other[axis] - 8 });
  }
  return list;
}

function line(axis, { at }, device) {
  return axis === "x" ? { x1: at, y1: 0, x2: at, y2: device.size.height } : { x1: 0, y1: at, x2: device.size.width, y2: at };
}
