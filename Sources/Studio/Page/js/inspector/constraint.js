// The inspector of a constraint.
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { endPreview, perform, preview } from "../model/session.js";
import { numberInput, popup } from "../ui/controls.js";

/** The sections for a constraint of the outline. */
export function constraintInspector({ constraint, owner }) {
  const report = state.pictures[state.focus]?.scene?.constraints.find((part) => part.id === constraint.id);
  const attributes = Object.fromEntries((state.inspection?.id === constraint.id ? state.inspection.attributes : []).map(({ name, value }) => [name, value]));
  const change = (values) => [{ verb: "set", object: constraint.id, values }];
  const field = (title, name, value) => h("label", { class: "number" }, h("span", {}, title), numberInput(title, value, (typed) => perform(change({ [name]: String(typed) }), `Change ${title}`),
    { onpreview: (typed) => (typed === null ? endPreview() : preview(change({ [name]: String(typed) }))) }));
  return [
    h("div", { class: "heading" }, h("b", {}, constraint.name), h("span", {}, `Constraint of ${owner.name} · line ${constraint.line}`)),
    (constraint.issues ?? []).length ? h("section", { class: "section" }, constraint.issues.map((issue) => h("div", { class: "why" }, issue))) : "",
    h("section", { class: "section" }, h("h2", {}, "Constraint"), h("p", {}, `${constraint.subject}: ${constraint.text}`)),
    h("section", { class: "section" }, h("h2", {}, "Values"), h("div", { class: "grid2" },
      field("Constant", "constant", Number(attributes.constant ?? report?.constant ?? 0)), field("Priority", "priority", Number(attributes.priority ?? report?.priority ?? 1000)),
      popup("Relation", [["equal", "Equal"], ["greaterThanOrEqual", "Greater or equal"], ["lessThanOrEqual", "Less or equal"]], attributes.relation ?? "equal", (value) => perform(change({ relation: value }), "Change Relation")),
      h("label", { class: "number" }, h("span", {}, "Multiplier"), h("input", {
        type: "text", "aria-label": "Multiplier", value: attributes.multiplier ?? "1", onchange: (event) => perform(change({ multiplier: event.target.value }), "Change Multiplier"),
      })))),
    varySection(constraint),
    h("section", { class: "section row-actions" },
      h("button", { class: "button", type: "button", onclick: () => select(constraint) }, "Make Optional (999)"),
      h("button", { class: "button", type: "button", onclick: async () => { if (await perform([{ verb: "delete", objects: [constraint.id] }], "Delete Constraint")) set({ constraints: [] }); } }, "Delete")),
  ];
}

const classes = [["wC", "Width Compact"], ["wR", "Width Regular"], ["hC", "Height Compact"], ["hR", "Height Regular"], ["wC hR", "wC hR"], ["wC hC", "wC hC"], ["wR hC", "wR hC"], ["wR hR", "wR hR"]];

/** Another constant, or none of the constraint at all, for some size classes. */
function varySection(constraint) {
  const picker = popup("Size classes", classes, "wC", () => {});
  const vary = (change, title) => perform([{ object: constraint.id, objects: [constraint.id], sizeClass: picker.value.replace(" ", ""), ...change }], title);
  return h("section", { class: "section" }, h("h2", {}, "Vary for size classes"), h("div", { class: "grid2" }, picker,
    h("label", { class: "number" }, h("span", {}, "Constant"), numberInput("Constant for the size classes", null, (value) => vary({ verb: "vary", values: { constant: String(value) } }, "Vary Constant")))),
  h("div", { class: "row-actions spaced" },
    h("button", { class: "button", type: "button", onclick: () => vary({ verb: "install", isInstalled: false }, "Uninstall") }, "Uninstall"),
    h("button", { class: "button", type: "button", onclick: () => vary({ verb: "install", isInstalled: true }, "Install") }, "Install")));
}

function select(constraint) {
  return perform([{ verb: "set", object: constraint.id, values: { priority: "999" } }], "Make Optional");
}
