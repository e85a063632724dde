// The widths of navigator and inspector: dragged at their edge, hidden by a double click there or by a button of the toolbar, and kept for the next time.
import { h } from "../dom.js";
import { set, state } from "../store.js";
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
    handles.set(name, handle);
    mark(side);
  }
}

/** The handles of both panels. */
const handles = new Map();

/** Hides a panel, or shows it again as wide as it was. */
export const togglePanel = (name) => fold(name, sides[name], handles.get(name));

/** What is hidden has nothing that gets the focus. */
function mark(side) {
  const isHidden = width(side) === 0;
  document.getElementById(side.name).classList.toggle("folded", isHidden);
  if (state.hiddenPanels.includes(side.name) !== isHidden) set({ hiddenPanels: [...state.hiddenPanels.filter((name) => name !== side.name), ...(isHidden ? [side.name] : [])] });
}

const read = (name) => { try { return localStorage.getItem(`trellis ${name}`); } catch { return null; } };
const width = ({ property, name }) => { const text = document.body.style.getPropertyValue(property); return text ? parseFloat(text) : document.getElementById(name).getBoundingClientRect().width; };
const bounded = (value) => Math.max(least * pageScale(), Math.min(most * pageScale(), innerWidth * 0.4, value));

/** Folds a panel away, or shows it as wide as it was, else as the style sheet has it for the window. */
function fold(name, side, handle) {
  const now = width(side);
  if (now) {
    keep(`${name} before`, now);
    return change(name, side, handle, 0);
  }
  const before = Number(read(`${name} before`));
  if (before) return change(name, side, handle, bounded(before));
  document.body.style.removeProperty(side.property);
  document.getElementById(side.name).classList.remove("folded");
  return change(name, side, handle, width(side));
}

const keep = (name, value) => { try { localStorage.setItem(`trellis ${name}`, String(Math.round(value))); } catch { /* It is as usual the next time. */ } };

function apply({ property }, value) {
  document.body.style.setProperty(property, `${value}px`);
}

function change(name, side, handle, value) {
  apply(side, value);
  handle.setAttribute("aria-valuenow", Math.round(value));
  keep(name, value);
  mark(side);
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
