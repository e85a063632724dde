// The inspector of a constraint.
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { endPreview, perform, preview } from "../model/session.js";
import { key, places } from "../model/tree.js";
import { numberInput, popup } from "../ui/controls.js";
import { attributeField } from "./attributes.js";
import { variationSection } from "./variations.js";
import { constantsAround, usualPriorities, whatIfSection } from "./whatif.js";

/** The sections for a constraint of the outline. */
export function constraintInspector({ constraint, owner }) {
  const report = state.pictures[state.focus]?.scene?.constraints.find((part) => part.id === constraint.id);
  const attributes = Object.fromEntries((state.inspection?.id === constraint.id ? state.inspection.attributes : []).map(({ name, value }) => [name, value]));
  const change = (values) => [{ verb: "set", object: constraint.id, values }];
  const field = (title, name, value) => h("label", { class: "number" }, h("span", {}, title), numberInput(title, value, (typed) => perform(change({ [name]: String(typed) }), `Change ${title}`),
    { onpreview: (typed) => (typed === null ? endPreview() : preview(change({ [name]: String(typed) }))) }));
  const constant = Number(attributes.constant ?? report?.constant ?? 0);
  const priority = Number(attributes.priority ?? report?.priority ?? 1000);
  return [
    h("div", { class: "heading" }, h("b", {}, constraint.name), h("span", {}, `Constraint of ${owner.name} · ${place(constraint)}`)),
    (constraint.issues ?? []).length ? h("section", { class: "section" }, constraint.issues.map((issue) => h("div", { class: "why" }, issue))) : "",
    h("section", { class: "section" }, h("h2", {}, "Constraint"), h("p", {}, `${constraint.subject}: ${constraint.text}`)),
    h("section", { class: "section" }, h("h2", {}, "Values"), h("div", { class: "grid2" },
      field("Constant", "constant", constant), field("Priority", "priority", priority),
      popup("Relation", [["equal", "Equal"], ["greaterThanOrEqual", "Greater or equal"], ["lessThanOrEqual", "Less or equal"]], attributes.relation ?? "equal", (value) => perform(change({ relation: value }), "Change Relation")),
      h("label", { class: "number" }, h("span", {}, "Multiplier"), h("input", {
        type: "text", "aria-label": "Multiplier", value: attributes.multiplier ?? "1", onchange: (event) => perform(change({ multiplier: event.target.value }), "Change Multiplier"),
      }))),
      ...(state.program ? [] : [h("div", { class: "spaced" },
        popup("Usual priorities", [["", "Usual Priorities…"], ["1000", "Required (1000)"], ["750", "High (750)"], ["250", "Low (250)"], ["999", "Almost Required (999)"]], "", (value) => value && perform(change({ priority: value }), "Change Priority"))),
      attributeField({ id: constraint.id }, { name: "identifier", title: "Identifier", value: attributes.identifier }),
      attributeField({ id: constraint.id }, { name: "placeholder", title: "Remove at build time", kind: "flag", usual: "NO", value: attributes.placeholder })])),
    ...(state.program ? [] : edits(constraint, report, { constant, priority, attributes })),
  ];
}

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
