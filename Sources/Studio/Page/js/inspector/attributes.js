// The attributes inspector: fields by class, and the other attributes as the document has them.
import { h } from "../dom.js";
import { state } from "../store.js";
import { perform } from "../model/session.js";
import { numberInput, popup } from "../ui/controls.js";

/** A row with a title; the control has the title as its name. */
const row = (title, hint, control) => h("div", { class: "attribute" }, h("span", { class: "title", title: hint }, title), control);

/** The control of a field. What holds anyway is taken out of the document, as Interface Builder does, unless that always writes it. */
export function attributeField(object, { name, title = name, kind = "text", words, value, usual }) {
  const commit = (typed) => perform([{ verb: "set", object: object.id, values: { [name]: typed } }], `Change ${title}`);
  const id = `attribute-${name}`;
  switch (kind) {
    case "flag": {
      const isOn = (value ?? usual) === "YES";
      const set = (event) => { const typed = event.target.checked ? "YES" : "NO"; commit(typed === usual ? null : typed); };
      return row(title, name, h("span", {}, h("input", { id, type: "checkbox", "aria-label": title, checked: isOn, onchange: set })));
    }
    case "words": {
      const choices = words.map((word) => [word.value, word.title]);
      if (!value && !usual) choices.unshift(["", ""]);
      const menu = popup(title, choices, value ?? usual ?? "", (chosen) => commit(chosen || null));
      menu.id = id;
      return row(title, name, menu);
    }
    case "number": {
      const present = value ?? usual;
      return row(title, name, numberInput(title, present === undefined || present === null ? null : Number(present), (typed) => commit(String(typed) === usual ? null : String(typed)), { id }));
    }
    default:
      return row(title, name, h("input", {
        id, type: "text", "aria-label": title, value: value ?? "", spellcheck: "false", onchange: (event) => commit(event.target.value === "" ? null : event.target.value),
        onkeydown: (event) => { if (event.key === "Enter") event.target.blur(); },
      }));
  }
}

// What the other inspectors have fields for.
const elsewhere = [
  "userLabel", "customClass", "customModule", "customModuleProvider", "horizontalHuggingPriority", "verticalHuggingPriority",
  "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
];

/** The fields of the object's classes, and those of what else the document says, with a pair for another attribute. */
export function attributesInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  const name = h("input", { type: "text", placeholder: "name", "aria-label": "Name of a new attribute" });
  const value = h("input", { type: "text", placeholder: "value", "aria-label": "Value of a new attribute" });
  const add = () => { if (name.value) perform([{ verb: "set", object: object.id, values: { [name.value]: value.value || null } }], `Change ${name.value}`); };
  const told = new Set([...elsewhere, ...inspection.sections.flatMap((section) => section.fields.map((field) => field.name))]);
  const others = inspection.attributes.filter((part) => !told.has(part.name));
  return [
    ...inspection.sections.map(({ title, fields }) => h("section", { class: "section" }, h("h2", {}, title), fields.map((field) => attributeField(object, field)))),
    h("section", { class: "section" }, h("h2", {}, inspection.sections.length ? "Other Attributes" : "Attributes"),
      others.map((part) => attributeField(object, { ...part, ...(/^(YES|NO)$/.test(part.value) ? { kind: "flag" } : {}) })),
      ...(state.program ? [] : [h("div", { class: "attribute" }, name, value), h("div", { class: "row-actions" }, h("button", { class: "button", type: "button", onclick: add }, "Add Attribute"))])),
  ];
}
