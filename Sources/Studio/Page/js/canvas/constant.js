// Typing a constraint's constant on the canvas.
import { h } from "../dom.js";
import { state } from "../store.js";
import { numberInput } from "../ui/controls.js";
import { endPreview, perform, preview } from "../model/session.js";

let editor = null;

/** Opens a field over a constraint of a device. While a number is typed, the canvas shows what it would do. */
export function editConstant(id, device, canvas) {
  close();
  const constraint = device?.scene?.constraints.find((part) => part.id === id);
  if (!constraint) return;
  const segment = constraint.segments?.[0];
  const middle = segment ? { x: (segment.from.x + segment.to.x) / 2, y: (segment.from.y + segment.to.y) / 2 } : { x: device.size.width / 2, y: device.size.height / 2 };
  let isDone = false;
  const input = numberInput("Constant", constraint.constant ?? 0, (value) => {
    isDone = true;
    close();
    perform([setConstant(id, value)], "Change Constant");
  }, { onpreview: (value) => { if (value === null) { endPreview(); close(); } else if (!isDone) preview([setConstant(id, value)]); } });
  editor = h("div", { class: "constant-editor", role: "dialog", "aria-label": "Constant of the constraint" }, input);
  Object.assign(editor.style, {
    left: `${state.pan.x + (device.x + middle.x * device.scale) * state.zoom}px`, top: `${state.pan.y + (device.y + middle.y * device.scale) * state.zoom}px`,
  });
  editor.addEventListener("keydown", (event) => { if (event.key === "Escape") { endPreview(); close(); canvas.focus(); } });
  canvas.append(editor);
  input.focus();
}

function close() {
  const old = editor;
  editor = null;
  old?.remove();
}

/** The change of a constant. */
export function setConstant(id, value) {
  return { verb: "set", object: id, values: { constant: String(Math.round(value * 1000) / 1000) } };
}
