// Panels beside what opens them: fields in a frame, closed by Escape and by a press elsewhere.
import { h } from "../dom.js";
import { endBeside, placeBeside } from "./beside.js";
import { putAt } from "./scale.js";

let open = null;

/** Shows a panel below or above an element, or beside views of the canvas. `onclose` hears of every end; the focus goes back to what had it. */
export function showPopover(content, { below, beside, label, onclose, className = "" } = {}) {
  closePopover();
  const before = document.activeElement;
  const panel = h("div", { class: `popover ${className}`, role: "dialog", "aria-label": label }, content);
  document.getElementById("toolbar").append(panel);
  open = { panel, before, onclose };
  if (beside) placeBeside(panel, beside);
  else place(panel, below.getBoundingClientRect());
  panel.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") closePopover();
  });
  panel.querySelector("input, button, select")?.focus();
  return panel;
}

/** At the side of a box that has room, within the window. */
function place(panel, box) {
  const { width, height } = panel.getBoundingClientRect();
  const isBelow = box.bottom + 6 + height < innerHeight || box.top < height + 12;
  putAt(panel, Math.max(8, Math.min(box.left, innerWidth - width - 8)), Math.max(8, Math.min(isBelow ? box.bottom + 6 : box.top - height - 6, innerHeight - height - 8)));
}

/** Closes the panel, if one is open. */
export function closePopover() {
  if (!open) return;
  const { panel, before, onclose } = open;
  open = null;
  endBeside(panel);
  panel.remove();
  if (before?.isConnected) before.focus?.({ preventScroll: true });
  onclose?.();
}

addEventListener("pointerdown", (event) => { if (open && !open.panel.contains(event.target)) closePopover(); }, true);
