// The widths of navigator and inspector: dragged at their edge, folded by a double click there, and kept for the next time.
import { h } from "../dom.js";
import { fitAll } from "../canvas/canvas.js";
import { pageScale } from "./scale.js";

const least = 200;
const most = 640;
const sides = { navigator: { name: "navigator", sign: 1, property: "--navigator" }, inspector: { name: "inspector", sign: -1, property: "--inspector" } };

/** Puts a handle at the inner edge of both panels. */
export function start() {
  for (const [name, side] of Object.entries(sides)) {
    const kept = Number(read(name));
    if (kept || kept === 0 && read(name) === "0") apply(side, kept);
    const handle = h("div", {
      class: `panel-edge ${name}`, role: "separator", tabindex: 0, "aria-orientation": "vertical", "aria-label": `Width of the ${name}`, "aria-valuenow": width(side), "aria-valuemin": 0, "aria-valuemax": most,
      title: "Drag to resize; double-click to hide or show", onpointerdown: (event) => drag(event, name, side, handle), ondblclick: () => fold(name, side, handle),
      onkeydown: (event) => {
        const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
        if (event.key === "Enter") fold(name, side, handle);
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
const width = ({ property, name }) => { const text = document.body.style.getPropertyValue(property); return text ? parseFloat(text) : document.getElementById(name).getBoundingClientRect().width; };
const bounded = (value) => Math.max(least * pageScale(), Math.min(most * pageScale(), innerWidth * 0.4, value));

/** Folds a panel away, or shows it as wide as the style sheet has it for the window. */
function fold(name, side, handle) {
  if (width(side)) return change(name, side, handle, 0);
  document.body.style.removeProperty(side.property);
  const usual = width(side);
  return change(name, side, handle, usual);
}

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
