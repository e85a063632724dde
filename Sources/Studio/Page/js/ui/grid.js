// Repeat in a Grid: copies of a view in rows and columns, within stack views that share the space evenly, each with a text of its own.
import { h, parsed } from "../dom.js";
import { state } from "../store.js";
import { perform } from "../model/session.js";
import { outlineObject, select } from "../model/selection.js";
import { focusedDevice } from "../canvas/devices.js";
import { closePopover, showPopover } from "./popover.js";
import { tell } from "./messages.js";

/** More than fit on a screen; a step has no more changes than the studio makes at once. */
const most = 80;
const whole = (text) => { const value = parsed(text); return Number.isInteger(value) && value > 0 ? value : null; };

/** The texts of a line: with commas between them, or with spaces where there is no comma. A comma alone is a text. */
export function textsOf(line) {
  const parts = line.trim().split(/\s+/).filter(Boolean);
  if (!line.includes(",") || parts.includes(",")) return parts;
  return line.split(",").map((part) => part.trim());
}

/**
 * The changes that make a grid of a view: copies where they belong, their texts, a stack view for each row and one around the rows. The last
 * row may have fewer views. What is made is named by the number of the change that makes it.
 */
export function gridChanges(id, { columns, count, spacing, texts, width, height }) {
  const changes = [];
  const add = (change) => `$${changes.push(change) - 1}`;
  const cells = [id];
  for (let index = 1; index < count; index++) {
    cells.push(add({ verb: "duplicate", objects: [id], by: [(index % columns) * (width + spacing), Math.floor(index / columns) * (height + spacing)] }));
  }
  texts.slice(0, cells.length).forEach((text, index) => { if (text) add({ verb: "set", object: cells[index], values: { text } }); });
  const stack = (objects, axis) => add({ verb: "embed", objects, kind: "stackView", axis, spacing, distribution: "fillEqually" });
  if (columns === 1) return [...(stack(cells, "vertical"), changes)];
  const rows = Math.ceil(count / columns);
  const lines = Array.from({ length: rows }, (_, row) => stack(cells.slice(row * columns, (row + 1) * columns), "horizontal"));
  if (rows > 1) stack(lines, "vertical");
  return changes;
}

/** Opens the panel for the selected view, beside it. Return repeats it. */
export function gridPanel() {
  const id = state.selection.at(-1);
  const found = outlineObject(id);
  const view = focusedDevice()?.places.byID.get(id);
  if (state.selection.length !== 1 || found?.object.kind !== "view" || !view?.parent) return tell("Select one view first; the screen itself cannot be repeated.");
  if (/Stack View$/.test(found.parent?.className ?? "")) return tell("The view is in a stack view already. Duplicate it there, or unembed it first.");
  const hasText = /^(Label|Button|Text Field|Text View)$/.test(found.object.className);
  const field = (title, value, attributes = {}) => h("input", { type: "text", "aria-label": title, value, spellcheck: "false", autocomplete: "off", oninput: () => show(), onfocus: (event) => event.target.select(), ...attributes });
  const columns = field("Columns", "2", { inputmode: "numeric" });
  const rows = field("Rows", "", { inputmode: "numeric", placeholder: "1" });
  const spacing = field("Spacing", "8", { inputmode: "decimal" });
  const texts = hasText ? field("Texts", "", { placeholder: "one for each, with spaces between" }) : null;
  const button = h("button", { class: "button main", type: "submit" });
  const wanted = () => {
    const list = texts ? textsOf(texts.value) : [];
    const across = whole(columns.value);
    // Without a number of rows there are as many views as texts.
    const down = rows.value.trim() ? whole(rows.value) : Math.max(1, Math.ceil(list.length / (across ?? 1)));
    const count = rows.value.trim() || !list.length ? (across ?? 0) * (down ?? 0) : list.length;
    const gap = parsed(spacing.value);
    return { columns: across, rows: down, count, spacing: gap, texts: list, width: view.width, height: view.height, isValid: across !== null && down !== null && gap !== null && gap >= 0 && count > 1 && count <= most };
  };
  const show = () => {
    const now = wanted();
    rows.placeholder = String(now.rows ?? 1);
    button.disabled = !now.isValid;
    button.textContent = now.isValid ? (now.count === now.columns * now.rows ? `Make ${now.columns} × ${now.rows}` : `Make ${now.count} Views`) : now.count > most ? `At most ${most} views` : "Make Grid";
  };
  const submit = async (event) => {
    event.preventDefault();
    const now = wanted();
    if (!now.isValid) return;
    closePopover();
    const made = await perform(gridChanges(id, now), "Repeat in a Grid");
    if (made?.length) select([made.at(-1)]);
    document.getElementById("canvas").focus({ preventScroll: true });
  };
  const row = (title, input) => h("div", { class: "attribute" }, h("span", { class: "title" }, title), input);
  const form = h("form", { class: "grid-form", onsubmit: submit }, h("h2", {}, "Repeat in a Grid"), row("Columns", columns), row("Rows", rows), row("Spacing", spacing), texts && row("Texts", texts), h("div", { class: "actions" }, button));
  show();
  showPopover(form, { beside: [id], label: "Repeat in a Grid", className: "grid-panel" });
  columns.select();
}
