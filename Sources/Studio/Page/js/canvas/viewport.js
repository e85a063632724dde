// Zoom and place of the canvas.
import { pageScale } from "../ui/scale.js";
import { on, set, state } from "../store.js";

const smallest = 0.05;
const largest = 8;
let canvas;
let world;

/** Follows wheel, pinch and the keys of the canvas. `onresize` hears when the canvas has another size. */
export function start(element, content, onresize) {
  canvas = element;
  world = content;
  canvas.addEventListener("wheel", wheel, { passive: false });
  on(["zoom", "pan"], apply);
  new ResizeObserver(([{ contentRect }]) => {
    const isFirst = !size.width;
    size = { width: contentRect.width, height: contentRect.height };
    if (!isFirst) onresize();
  }).observe(canvas);
}

let size = { width: 0, height: 0 };

/** The size of the canvas, without asking the page to lay itself out. */
export const canvasSize = () => size;

function apply() {
  world.style.transform = `translate(${state.pan.x}px, ${state.pan.y}px) scale(${state.zoom})`;
  world.style.setProperty("--inverse", 1 / state.zoom);
  world.style.setProperty("--zoom", state.zoom);
}

function wheel(event) {
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 16 : 1;
  // A pinch on a trackpad comes as a wheel with Control.
  if (event.ctrlKey || event.metaKey) return zoomBy(Math.exp(-event.deltaY * unit * (Math.abs(event.deltaY) < 40 ? 0.01 : 0.002)), event);
  const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  set({ pan: limits({ x: state.pan.x - dx * unit, y: state.pan.y - dy * unit }) });
}

let limits = (pan) => pan;

/** Lets a function keep what is scrolled by the wheel within bounds. */
export function limitPan(limit) { limits = limit; }

/** Zooms; what is under the point, or in the middle, stays where it is. */
export function zoomBy(factor, point) {
  // What lies over the canvas zooms by itself.
  if (state.mode === "map") return dispatchEvent(new CustomEvent("mapzoom", { detail: factor }));
  const box = canvas.getBoundingClientRect();
  const x = point ? point.clientX - box.left : box.width / 2;
  const y = point ? point.clientY - box.top : box.height / 2;
  const zoom = Math.max(smallest, Math.min(largest, state.zoom * factor));
  const scale = zoom / state.zoom;
  set({ zoom, pan: { x: x - (x - state.pan.x) * scale, y: y - (y - state.pan.y) * scale } });
}

/** Shows a rectangle of the world as large as it fits, but no more than twice as large as life, on a large screen in proportion. */
export function fit(rect, margin = { top: 62, side: 44, bottom: 74 }) {
  const box = canvas.getBoundingClientRect();
  if (!rect || !rect.width || !box.width) return;
  // Captions and tools are as large as the panels.
  const scale = pageScale();
  margin = { top: margin.top * scale, side: margin.side * scale, bottom: margin.bottom * scale };
  const zoom = Math.max(smallest, Math.min(2 * scale, (box.width - 2 * margin.side) / rect.width, (box.height - margin.top - margin.bottom) / rect.height));
  set({
    zoom,
    pan: {
      x: (box.width - rect.width * zoom) / 2 - rect.x * zoom,
      y: margin.top + (box.height - margin.top - margin.bottom - rect.height * zoom) / 2 - rect.y * zoom,
    },
  });
}

/** Brings what is in a box of the page now into the canvas, as large as it fits. What is turned in space changes with that, so that it takes some rounds. */
export function fitShown(shown, margin) {
  const box = canvas.getBoundingClientRect();
  const scale = pageScale();
  const [width, height] = [box.width - 2 * margin.side * scale, box.height - (margin.top + margin.bottom) * scale];
  const factor = Math.min(width / shown.width, height / shown.height, (2 * scale) / state.zoom);
  const zoom = Math.max(smallest, state.zoom * factor);
  const by = zoom / state.zoom;
  const middle = { x: shown.x + shown.width / 2 - box.left, y: shown.y + shown.height / 2 - box.top };
  const wanted = { x: box.width / 2, y: margin.top * scale + height / 2 };
  set({ zoom, pan: { x: wanted.x - (middle.x - state.pan.x) * by, y: wanted.y - (middle.y - state.pan.y) * by } });
}

/** A point of an event in the coordinates of the world. */
export function toWorld(event) {
  const box = canvas.getBoundingClientRect();
  return { x: (event.clientX - box.left - state.pan.x) / state.zoom, y: (event.clientY - box.top - state.pan.y) / state.zoom };
}
