// The widths of navigator and inspector: dragged at their edge, folded by a double click there, and kept for the next time.
import { h } from "../dom.js";
import { fitAll } from "../canvas/canvas.js";
import { pageScale } from "./scale.js";

const least = 200;
const most = 640;
const sides = { navigator: { sign: 1, property: "--navigator", usual: 264 }, inspector: { sign: -1, property: "--inspector", usual: 296 } };

/** Puts a handle at the inner edge of both panels. */
export function start() {
  for (const [name, side] of Object.entries(sides)) {
    const kept = Number(read(name));
    if (kept || kept === 0 && read(name) === "0") apply(side, kept);
    const handle = h("div", {
      class: `panel-edge ${name}`, role: "separator", tabindex: 0, "aria-orientation": "vertical", "aria-label": `Width of the ${name}`, "aria-valuenow": width(side), "aria-valuemin": 0, "aria-valuemax": most,
      title: "Drag to resize; double-click to hide or show", onpointerdown: (event) => drag(event, name, side, handle), ondblclick: () => change(name, side, handle, width(side) ? 0 : side.usual * pageScale()),
      onkeydown: (event) => {
        const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
        if (event.key === "Enter") change(name, side, handle, width(side) ? 0 : side.usual * pageScale());
        else if (step) change(name, side, handle, bounded(width(side) + side.sign * step));
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    });
    document.getElementById(name).append(handle);
  }
}

const read = (name) => { try { return localStorage.getItem(`trellis ${name}`); } catch { return null; } };
const width = ({ property, usual }) => { const text = document.body.style.getPropertyValue(property); return text ? parseFloat(text) : usual * pageScale(); };
const bounded = (value) => Math.max(least * pageScale(), Math.min(most * pageScale(), innerWidth * 0.4, value));

function apply({ property }, value) {
  document.body.style.setProperty(property, `${value}px`);
}

function change(name, side, handle, value) {
  apply(side, value);
  handle.setAttribute("aria-valuenow", Math.round(value));
  try { localStorage.setItem(`trellis ${name}`, String(Math.round(value))); } catch { /* It is as usual the next time. */ }
  fitAll();
}

function drag(event, name, side, handle) {
  event.preventDefault();
  const start = { x: event.clientX, width: width(side) };
  handle.setPointerCapture(event.pointerId);
  const move = (next) => {
    if (Math.abs(next.clientX - start.x) < 3) return;
    change(name, side, handle, bounded(start.width + side.sign * (next.clientX - start.x)));
  };
  const end = () => {
    handle.removeEventListener("pointermove", move);
    handle.removeEventListener("pointerup", end);
    handle.removeEventListener("pointercancel", end);
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener("pointerup", end);
  handle.addEventListener("pointercancel", end);
}
