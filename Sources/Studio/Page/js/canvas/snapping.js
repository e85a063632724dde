// Guidelines: edges and centres of neighbours, of the superview, and the usual distances inside it and inside the safe area.
import { state } from "../store.js";

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
        if (Math.abs(distance) * state.zoom <= reach && (!best || Math.abs(distance) < Math.abs(best.distance))) best = { distance, target };
      }
    }
    const shift = best ? best.distance : wholeShift(rect, axis, length, sides);
    if (!sides) result[axis] += shift;
    else if (sides[axis] === 0) { result[axis] += shift; result[length] -= shift; } else if (sides[axis] === 1) result[length] += shift;
    if (best) lines.push(line(axis, best.target, device));
  }
  return { rect: result, lines };
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
  for (const other of device.places.list) if (other.parent === parent && other !== view && !other.isHidden) edges(other);
  return list;
}

function line(axis, { at }, device) {
  return axis === "x" ? { x1: at, y1: 0, x2: at, y2: device.size.height } : { x1: 0, y1: at, x2: device.size.width, y2: at };
}
