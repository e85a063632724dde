// Add New Constraints: the distances of the selected view to its neighbors, its size and its ratio, as a panel beside it.
import { h, number, s } from "../dom.js";
import { get } from "../api.js";
import { on, state } from "../store.js";
import { places } from "../model/tree.js";
import { endPreview, measured, perform, preview } from "../model/session.js";
import { numberInput, popup } from "./controls.js";
import { showMenu } from "./menu.js";
import { endBeside, placeBeside } from "./beside.js";
import { report, tell } from "./messages.js";
import { changesOfWords, countOf, usage } from "./words.js";

const edges = ["top", "leading", "trailing", "bottom"];
const title = (edge) => edge.charAt(0).toUpperCase() + edge.slice(1);

/** An I-beam between the view and a neighbor: a line with a bar at both ends. */
const beamMark = (edge) => (edge === "top" || edge === "bottom"
  ? s("svg", { viewBox: "0 0 20 24", width: 20, height: 24, "aria-hidden": "true" }, s("path", { class: "shaft", d: "M10 2V22" }), s("path", { d: "M5.5 2H14.5M5.5 22H14.5" }))
  : s("svg", { viewBox: "0 0 24 20", width: 24, height: 20, "aria-hidden": "true" }, s("path", { class: "shaft", d: "M2 10H22" }), s("path", { d: "M2 5.5V14.5M22 5.5V14.5" })));

/** What the open panel does when another change is tried. */
let follow = null;
on(["ghost"], () => follow?.());

/** Opens the panel. What is chosen is shown on the canvas at once; Return adds it. */
export async function pinDialog() {
  if (!state.selection.length) return tell("Select a view first.");
  if (document.querySelector("dialog[open]")) return;
  const objects = state.selection;
  const isOne = objects.length === 1;
  let toMargins = false;
  const choices = new Map();
  const chosen = { edges: new Map(), neighbors: new Map(), sizes: new Map(), equalWidths: false, equalHeights: false, aspectRatio: false };
  let relation = "equal";
  let priority = 1000;

  /** The change; nothing where nothing is chosen. */
  const change = () => {
    const made = { verb: "pin", objects, edges: Object.fromEntries(chosen.edges) };
    const neighbors = [...chosen.neighbors].filter(([edge]) => chosen.edges.has(edge));
    if (neighbors.length) made.neighbors = Object.fromEntries(neighbors);
    for (const [name, value] of chosen.sizes) made[name] = value;
    if (chosen.equalWidths) made.equalWidths = true;
    if (chosen.equalHeights) made.equalHeights = true;
    if (chosen.aspectRatio) made.aspectRatio = /^\s*\d+(\.\d+)?\s*:\s*\d+(\.\d+)?\s*$/.test(ratio.value) ? ratio.value.replace(/\s/g, "") : "current";
    if (toMargins) made.toMargins = true;
    if (relation !== "equal") made.relation = relation;
    if (priority !== 1000) made.priority = priority;
    return made;
  };
  /** What is typed in words; none where nothing is, or something that is no constraint. */
  const typed = () => {
    if (!words.value.trim()) return [];
    try {
      const made = changesOfWords(words.value, objects, { toMargins, neighborsOf: (edge) => choices.get(objects[0])?.edges[edge] ?? [] });
      problem.textContent = "";
      return made;
    } catch (error) {
      problem.textContent = error.message;
      return [];
    }
  };
  const changes = () => [...(countOf([change()]) ? [change()] : []), ...typed()];
  const count = () => countOf(typed()) + objects.length * (chosen.edges.size + chosen.sizes.size + (chosen.aspectRatio ? 1 : 0)) + (objects.length - 1) * (Number(chosen.equalWidths) + Number(chosen.equalHeights));

  const add = h("button", { class: "button main", type: "submit" });
  const show = () => {
    const total = count();
    add.textContent = total ? `Add ${total} Constraint${total === 1 ? "" : "s"}` : "Add Constraints";
    add.disabled = !total;
    if (!words.value.trim()) problem.textContent = "";
    if (total) preview(changes(), { label: "Add New Constraints" });
    else endPreview();
  };

  /** The neighbor of an edge that counts now. */
  const neighbor = (edge) => {
    const list = choices.get(state.selection[0])?.edges[edge] ?? [];
    return list.find((each) => each.id === chosen.neighbors.get(edge)) ?? list[0];
  };
  /** The view, or another, as it is. */
  const rect = (id) => places(state.pictures[state.focus]).byID.get(id);
  /** The distance at an edge in the document: who ticks an edge means that, whatever else is tried. */
  const distanceNow = (edge) => neighbor(edge)?.distance;
  const fields = new Map();
  const toggle = (edge, value) => {
    if (value === undefined) chosen.edges.delete(edge);
    else chosen.edges.set(edge, value);
    fill(edge);
    show();
  };
  const fill = (edge) => {
    const { input, beam } = fields.get(edge);
    const value = chosen.edges.get(edge);
    const present = distanceNow(edge);
    if (document.activeElement !== input) input.value = typeof value === "number" ? number(value) : value === "standard" ? "Standard" : isOne && present !== undefined ? number(present) : "";
    input.placeholder = isOne ? edge : "current value";
    beam.setAttribute("aria-pressed", String(value !== undefined));
    input.closest("label").classList.toggle("on", value !== undefined);
  };
  const edgeField = (edge) => {
    const input = numberInput(`Distance at the ${edge} edge`, null, (value) => { if (input.dataset.typed) toggle(edge, value); }, { placeholder: edge, onpreview: (value) => { if (value !== null) { input.dataset.typed = "yes"; chosen.edges.set(edge, value); beamOf(edge, true); show(); } } });
    const beam = h("button", { class: `beam ${edge}`, type: "button", "aria-pressed": "false", "aria-label": `Constrain the ${edge} edge`, onclick: () => toggle(edge, chosen.edges.has(edge) ? undefined : "current") }, beamMark(edge));
    const menu = h("button", { class: "more", type: "button", "aria-label": `Neighbors of the ${edge} edge`, "aria-haspopup": "menu", onclick: (event) => neighborMenu(event.currentTarget, edge) }, "▾");
    fields.set(edge, { input, beam });
    return [h("label", { class: "number", "data-edge": edge }, input, menu), beam];
  };
  const beamOf = (edge, isOn) => {
    fields.get(edge).beam.setAttribute("aria-pressed", String(isOn));
    fields.get(edge).input.closest("label").classList.add("on");
  };
  /** What tells neighbors of one name apart: which of them is around the view, and where another is. */
  const relationTo = (id, edge) => {
    const [view, other] = [objects[0], id].map(rect);
    if (!view || !other) return "";
    if (view.parent?.id === other.id) return " (superview)";
    if (other.path === "" || view.path.startsWith(`${other.path}.`)) return " (around the superview)";
    return { top: " (above)", bottom: " (below)", leading: " (before)", trailing: " (after)" }[edge];
  };
  const neighborMenu = async (below, edge) => {
    // Who is quick does not miss the neighbors, which the studio is still asked for.
    await asked;
    if (!dialog.open) return;
    const list = choices.get(state.selection[0])?.edges[edge] ?? [];
    showMenu([
      { title: "Use Standard Value", isMarked: chosen.edges.get(edge) === "standard", action: () => toggle(edge, "standard") },
      { title: "Use Current Value", isMarked: chosen.edges.get(edge) === "current", action: () => toggle(edge, "current") },
      ...(isOne && list.length ? [{ heading: "Neighbor" }] : []),
      ...(isOne ? list.map((each, index) => ({
        title: list.some((other) => other !== each && other.name === each.name) ? `${each.name}${relationTo(each.id, edge)}` : each.name, key: number(each.distance), isMarked: neighbor(edge)?.id === each.id,
        action: () => { if (index) chosen.neighbors.set(edge, each.id); else chosen.neighbors.delete(edge); toggle(edge, "current"); },
      })) : []),
    ], { below, beside: dialog, label: "Neighbors" });
  };
  const sizeField = (name) => {
    const box = h("input", { type: "checkbox", "aria-label": title(name), onchange: () => { if (box.checked) chosen.sizes.set(name, "current"); else chosen.sizes.delete(name); show(); } });
    const input = numberInput(`${title(name)} in points`, null, (value) => { if (!input.dataset.typed) return; chosen.sizes.set(name, value); box.checked = true; show(); }, { placeholder: "current value", onpreview: (value) => { if (value !== null) { input.dataset.typed = "yes"; chosen.sizes.set(name, value); box.checked = true; show(); } } });
    fields.set(name, { input });
    return h("div", { class: "size-row" }, h("label", {}, box, ` ${title(name)}`), h("span", { class: "number" }, input));
  };
  const option = (name, action, isDisabled) => h("label", { class: isDisabled ? "off" : "" }, h("input", { type: "checkbox", "aria-label": name, disabled: isDisabled, onchange: (event) => { action(event.target.checked); show(); } }), ` ${name}`);

  const ratioCheck = h("input", { type: "checkbox", "aria-label": "Aspect Ratio", onchange: () => { chosen.aspectRatio = ratioCheck.checked; show(); } });
  const ratioBox = h("label", {}, ratioCheck, " Aspect Ratio");
  const ratio = h("input", { type: "text", "aria-label": "Ratio of width to height", placeholder: "current value", oninput: () => { ratioCheck.checked = chosen.aspectRatio = ratio.value.trim() !== ""; show(); } });
  const problem = h("p", { class: "problem", role: "status" });
  const hint = h("p", { class: "dim hint" }, "Edges, sizes or a ratio, then =, ≥ or ≤ and a number; @ and a priority; “to” and a neighbor; “in” and size classes.");
  const words = h("input", { type: "text", "aria-label": "Constraints in words", placeholder: "leading trailing 12, width ≥ 80", title: usage, spellcheck: "false", autocomplete: "off", oninput: () => show() });
  const form = h("form", {
    method: "dialog", class: "pin-form", onsubmit: async (event) => {
      event.preventDefault();
      document.activeElement?.blur?.();
      await asked;
      const total = count();
      if (!total || problem.textContent) return;
      isDone = true;
      const made = changes();
      dialog.close();
      perform(made, total === 1 ? "Add Constraint" : `Add ${total} Constraints`);
    },
    // Return adds from wherever it is pressed, as in Xcode; Space is what presses a button.
    onkeydown: (event) => {
      // A letter in a field for numbers is the beginning of words.
      if (/^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && event.target.matches("input[inputmode=decimal]")) {
        event.preventDefault();
        words.focus();
        words.value += event.key;
        return show();
      }
      if (event.key === "Enter" && !event.target.matches(".more, .cancel, select")) { event.preventDefault(); event.target.blur(); form.requestSubmit(); }
    },
  },
  h("h2", {}, "Add New Constraints"),
  h("div", { class: "pins" }, edges.map(edgeField), h("div", { class: "box" })),
  option("Constrain to margins", (isOn) => { toMargins = isOn; ask(); }),
  h("hr"),
  sizeField("width"), sizeField("height"),
  h("hr"),
  h("div", { class: "grid2" },
    option("Equal Widths", (isOn) => { chosen.equalWidths = isOn; }, isOne), option("Equal Heights", (isOn) => { chosen.equalHeights = isOn; }, isOne)),
  h("div", { class: "size-row" }, ratioBox, h("span", { class: "number" }, ratio)),
  h("div", { class: "grid2 spaced" },
    popup("Relation", [["equal", "Equal"], ["greaterThanOrEqual", "≥"], ["lessThanOrEqual", "≤"]], "equal", (value) => { relation = value; show(); }),
    popup("Priority", [["1000", "Required (1000)"], ["750", "High (750)"], ["250", "Low (250)"], ["999", "999"]], "1000", (value) => { priority = Number(value); show(); })),
  h("label", { class: "in-words" }, h("span", {}, "In words"), words), problem, hint,
  h("div", { class: "actions" }, h("button", { class: "button cancel", type: "button", onclick: () => dialog.close() }, "Cancel"), add));

  let present = {};
  follow = () => {
    if (!isOne) return;
    for (const edge of edges) if (!chosen.edges.has(edge) && !fields.get(edge).input.dataset.typed) fill(edge);
    for (const name of ["width", "height"]) {
      const { input } = fields.get(name);
      // What is tried elsewhere makes it larger or smaller; who ticks it means the size that it has now.
      if (present[name] !== undefined && !input.dataset.typed && document.activeElement !== input) input.value = number(present[name]);
    }
  };
  let isDone = false;
  let asked = Promise.resolve();
  const dialog = h("dialog", { class: "dialog pin-panel", "aria-label": "Add New Constraints" }, form);
  const outside = (event) => { if (!dialog.contains(event.target) && !event.target.closest(".menu")) dialog.close(); };
  dialog.addEventListener("close", () => {
    removeEventListener("pointerdown", outside, true);
    endBeside(dialog);
    follow = null;
    dialog.remove();
    if (!isDone) endPreview();
    document.getElementById("canvas").focus({ preventScroll: true });
  });
  dialog.addEventListener("keydown", (event) => { if (event.key === "Escape" && !event.defaultPrevented) { event.preventDefault(); event.stopPropagation(); dialog.close(); } });
  document.getElementById("toolbar").append(dialog);
  dialog.show();
  addEventListener("pointerdown", outside, true);
  for (const edge of edges) fill(edge);
  show();
  placeBeside(dialog, objects);
  dialog.querySelector("input").focus();

  const ask = () => { asked = request(); return asked; };
  const request = async () => {
    try {
      const answer = await get("pins", { file: state.file, id: objects[0], scene: state.scene, surface: measured(), margins: toMargins });
      choices.set(objects[0], answer);
      if (!dialog.open) return;
      chosen.neighbors.clear();
      present = answer;
      for (const edge of edges) fill(edge);
      for (const name of ["width", "height"]) if (isOne && answer[name] !== undefined && !chosen.sizes.has(name) && document.activeElement !== fields.get(name).input) fields.get(name).input.value = number(answer[name]);
      follow?.();
      const first = fields.get("top").input;
      if (words.value.trim()) show();
      if (document.activeElement === first && !first.dataset.typed && isOne) { first.value = number(answer.edges.top?.[0]?.distance ?? 0); first.select(); }
    } catch (error) {
      report(error);
    }
  };
  await ask();
}
