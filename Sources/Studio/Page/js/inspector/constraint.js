// The inspector of a constraint.
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { endPreview, perform, preview } from "../model/session.js";
import { key, places } from "../model/tree.js";
import { halvesOf, titleOf, withTitles } from "../model/constraints.js";
import { numberInput, popup, withStepper } from "../ui/controls.js";
import { showMenu } from "../ui/menu.js";
import { attributeField } from "./attributes.js";
import { foldable } from "./fold.js";
import { variationSection } from "./variations.js";
import { constantsAround, usualPriorities, whatIfSection } from "./whatif.js";

/** The sections for a constraint of the outline. */
export function constraintInspector({ constraint, owner }) {
  const report = state.pictures[state.focus]?.scene?.constraints.find((part) => part.id === constraint.id);
  const attributes = Object.fromEntries((state.inspection?.id === constraint.id ? state.inspection.attributes : []).map(({ name, value }) => [name, value]));
  const change = (values) => [{ verb: "set", object: constraint.id, values }];
  const live = { constant: `constant ${constraint.id}`, priority: `priority ${constraint.id}` };
  const field = (title, name, value, after) => told(title, h("span", { class: "with-button" }, h("label", { class: "number" }, withStepper(numberInput(title, value, (typed) => perform(change({ [name]: String(typed) }), `Change ${title}`),
    { "data-live": live[name] ?? null, onpreview: (typed) => (typed === null ? endPreview() : preview(change({ [name]: String(typed) }))) }))), after));
  const constant = Number(attributes.constant ?? report?.constant ?? 0);
  const priority = Number(attributes.priority ?? report?.priority ?? 1000);
  const title = titleOf(constraint, owner);
  const [first, second] = halvesOf(title);
  const usual = (event) => showMenu(priorities.map(([value, name]) => ({ title: name, isMarked: Number(value) === priority, action: () => perform(change({ priority: value }), "Change Priority") })), { below: event.currentTarget, label: "Usual priorities" });
  const other = second.replace(/^[=≤≥] /, "").replace(/ [+-] [\d.]+$/, "");
  return [
    h("div", { class: "heading" }, h("b", {}, title), h("span", {}, `Constraint of ${owner.name} · ${place(constraint)}`), previewMark()),
    (constraint.issues ?? []).length ? h("section", { class: "section" }, constraint.issues.map((issue) => h("div", { class: "why" }, withTitles(issue)))) : "",
    foldable("Constraint", [
      told("First Item", h("span", {}, first)),
      told("Relation", popup("Relation", [["equal", "Equal"], ["greaterThanOrEqual", "Greater Than or Equal"], ["lessThanOrEqual", "Less Than or Equal"]], attributes.relation ?? "equal", (value) => perform(change({ relation: value }), "Change Relation"))),
      /^-?[\d.]+$/.test(other) ? "" : told("Second Item", h("span", {}, other)),
      field("Constant", "constant", constant),
      field("Priority", "priority", priority, state.program ? "" : h("button", { class: "button", type: "button", "aria-haspopup": "menu", "aria-label": "Usual priorities", title: "Usual priorities", onclick: usual }, "▾")),
      told("Multiplier", h("label", { class: "number" }, withStepper(multiplierInput(attributes.multiplier ?? "1", change)))),
      ...(state.program ? [] : [
        attributeField({ id: constraint.id }, { name: "identifier", title: "Identifier", value: attributes.identifier }),
        attributeField({ id: constraint.id }, { name: "placeholder", title: "Remove at build time", kind: "flag", usual: "NO", value: attributes.placeholder })])]),
    ...(state.program ? [] : edits(constraint, report, { constant, priority, attributes })),
  ];
}

/** A number, or a ratio such as `4:5`. Arrows change a number by a tenth and the first part of a ratio by 1, with Shift ten times as much. */
function multiplierInput(value, change) {
  const finish = () => {
    if (input.value.trim() && input.value !== value) return perform(change({ multiplier: input.value.trim() }), "Change Multiplier");
    input.value = value;
    return endPreview();
  };
  const input = h("input", {
    type: "text", "aria-label": "Multiplier", value, onblur: finish, onfocus: () => input.select(),
    onkeydown: (event) => {
      if (event.key === "Enter") { event.preventDefault(); input.blur(); }
      if (event.key === "Escape") { input.value = value; input.blur(); event.stopPropagation(); }
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      const next = step && stepped(input.value, step * (event.shiftKey ? 10 : 1));
      if (!next) return;
      event.preventDefault();
      input.value = next;
      preview(change({ multiplier: next }));
    },
  });
  return input;
}

/** A multiplier some steps further; null for what is none, and where it would not be positive. */
export function stepped(text, steps) {
  const match = /^\s*(\d+(?:\.\d+)?)(\s*[:/]\s*\d+(?:\.\d+)?)?\s*$/.exec(text);
  if (!match) return null;
  const value = match[2] ? Number(match[1]) + steps : Math.round((Number(match[1]) + steps / 10) * 1000) / 1000;
  return value > 0 ? `${value}${match[2] ?? ""}` : null;
}

/** Tells that numbers are those of a change that is only tried; seen while one is. */
export const previewMark = () => h("i", { class: "preview-mark" }, "Preview");

const told = (title, control) => h("div", { class: "attribute" }, h("span", { class: "title" }, title), control);
const priorities = [["1000", "Required (1000)"], ["999", "Almost Required (999)"], ["750", "High (750)"], ["250", "Low (250)"]];

/** What documents can be changed to. */
function edits(constraint, report, { constant, priority, attributes }) {
  return [
    variationSection(constraint.id, state.inspection?.id === constraint.id ? state.inspection : null, constant),
    whatIf(constraint, report, { constant, priority, first: attributes.firstAttribute }),
    h("section", { class: "section row-actions" },
      h("button", { class: "button", type: "button", onclick: () => makeOptional(constraint) }, "Make Optional (999)"),
      h("button", { class: "button", type: "button", onclick: async () => { if (await perform([{ verb: "delete", objects: [constraint.id] }], "Delete Constraint")) set({ constraints: [] }); } }, "Delete")),
  ];
}

/** Where the document, or the app's files, have it. */
function place(constraint) {
  if (!state.program) return `line ${constraint.line}`;
  return (state.inspection?.id === constraint.id && state.inspection.place) || "created by the app";
}

/** What it would come to for the selected view, or for the first that the constraint names. */
function whatIf(constraint, report, { constant, priority, first }) {
  const named = report?.firstItem && places(state.pictures[state.focus]).byPath.get(key(report.firstItem))?.id;
  const view = state.selection.at(-1) ?? named;
  // Before the attributes are there, nobody knows the present values.
  if (!view || !first) return [];
  const quantity = /width/i.test(first) ? "width" : /height/i.test(first) ? "height" : /top|bottom|centerY|baseline/i.test(first) ? "y" : "x";
  const priorities = [...new Set([...usualPriorities, String(priority)])].sort((a, b) => a - b);
  return [
    whatIfSection({ object: constraint.id, attribute: "constant", title: "Constant", values: constantsAround(constant), current: String(constant), view, quantity }),
    whatIfSection({ object: constraint.id, attribute: "priority", title: "Priority", values: priorities, current: String(priority), view, quantity }),
  ];
}

function makeOptional(constraint) {
  return perform([{ verb: "set", object: constraint.id, values: { priority: "999" } }], "Make Optional");
}
