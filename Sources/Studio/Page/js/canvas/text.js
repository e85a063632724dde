// Typing the text or the title of a view on the canvas.
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { pageScale } from "../ui/scale.js";
import { report } from "../ui/messages.js";
import { factsOf, perform, settled } from "../model/session.js";
import { outlineScene, select } from "../model/selection.js";
import { objects } from "../model/tree.js";

let editor = null;

/** The views of the scene that have a text to edit, in the order of the outline. */
const textViews = () => objects(outlineScene()).map(({ object }) => object).filter((object) => object.kind === "view" && /Label|Button|Text Field|Text View/.test(object.className)).map((object) => object.id);

/** Opens a field over a view that has a text; a longer text has an area of several lines, where Return ends and Shift-Return breaks a line. */
export async function editTextOf(id, device, canvas, { isNext = false } = {}) {
  close();
  // The step before is about to be shown; what follows is asked of the document that it made.
  if (isNext) await settled();
  const view = device?.places.byID.get(id);
  if (!view || state.program) return;
  let field;
  try {
    const facts = await factsOf(id);
    field = facts.sections.flatMap((section) => section.fields).find((each) => ["text", "title"].includes(each.name) && each.kind === "text");
  } catch (error) {
    return report(error);
  }
  if (!field) return;
  const before = field.value ?? "";
  const isLong = before.includes("\n") || view.height > 44;
  const input = h(isLong ? "textarea" : "input", { "aria-label": `${field.title} of the view`, value: before, spellcheck: "false", ...(isLong ? {} : { type: "text" }) });
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    close();
    if (input.value !== before) perform([{ verb: "set", object: id, values: { [field.name]: input.value } }], `Change ${field.title}`);
  };
  /** Tab goes on to the next view with a text, as in a form. What was typed becomes one step by itself. */
  const next = async (step) => {
    finish();
    const ids = textViews();
    const other = ids[ids.indexOf(id) + step];
    canvas.focus();
    if (!other) return;
    select([other]);
    await editTextOf(other, device, canvas, { isNext: true });
  };
  editor = h("div", { class: `text-editor ${state.settings.isDark ? "dark" : ""}`, role: "dialog", "aria-label": `${field.title} of the view` }, input);
  const width = Math.max(90, view.width * device.zoom + 4);
  Object.assign(editor.style, {
    left: `${state.pan.x + (device.x + (view.x + view.width / 2) * device.scale) * state.zoom}px`, top: `${state.pan.y + (device.y + (view.y + view.height / 2) * device.scale) * state.zoom}px`, width: `${width}px`,
  });
  // As large as the text that it stands for, and never smaller than the page's own.
  const height = view.height * device.zoom;
  input.style.fontSize = `${Math.max(12 * pageScale(), Math.min(17 * device.zoom, height * 0.6))}px`;
  input.style.height = `${Math.max((isLong ? 44 : 24) * pageScale(), height)}px`;
  editor.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Tab") { event.preventDefault(); next(event.shiftKey ? -1 : 1); }
    if (event.key === "Escape") { isDone = true; close(); canvas.focus(); }
    if (event.key === "Enter" && !(isLong && event.shiftKey)) { event.preventDefault(); finish(); canvas.focus(); }
  });
  input.addEventListener("blur", finish);
  canvas.append(editor);
  const { left, top, right, bottom } = editor.getBoundingClientRect();
  set({ covered: { left, top, right, bottom }, isEditingText: true });
  input.focus();
  input.select();
}

function close() {
  const old = editor;
  editor = null;
  if (old) set({ covered: null, isEditingText: false });
  old?.remove();
}
