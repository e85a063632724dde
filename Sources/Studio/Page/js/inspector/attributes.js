// The attributes inspector: attributes as the document has them.
import { h } from "../dom.js";
import { perform } from "../model/session.js";

/** A field for an attribute; an empty one takes it away. */
export function attributeField(object, name, value, title = name) {
  const commit = (typed) => perform([{ verb: "set", object: object.id, values: { [name]: typed === "" ? null : typed } }], `Change ${title}`);
  const isSwitch = /^(YES|NO)$/.test(value);
  return h("div", { class: "attribute" }, h("label", { for: `attribute-${name}`, title: name }, title),
    isSwitch
      ? h("span", {}, h("input", { id: `attribute-${name}`, type: "checkbox", checked: value === "YES", onchange: (event) => commit(event.target.checked ? "YES" : "NO") }))
      : h("input", {
        id: `attribute-${name}`, type: "text", value, spellcheck: "false", onchange: (event) => commit(event.target.value),
        onkeydown: (event) => { if (event.key === "Enter") event.target.blur(); },
      }));
}

const ofIdentity = ["userLabel", "customClass", "customModule", "customModuleProvider"];

/** Each attribute with a field, and a pair of fields for another one. */
export function attributesInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  const name = h("input", { type: "text", placeholder: "name", "aria-label": "Name of a new attribute" });
  const value = h("input", { type: "text", placeholder: "value", "aria-label": "Value of a new attribute" });
  const add = () => { if (name.value) perform([{ verb: "set", object: object.id, values: { [name.value]: value.value || null } }], `Change ${name.value}`); };
  return [
    h("section", { class: "section" }, h("h2", {}, "Attributes"),
      inspection.attributes.filter((part) => !ofIdentity.includes(part.name)).map((part) => attributeField(object, part.name, part.value)),
      h("div", { class: "attribute" }, name, value),
      h("div", { class: "row-actions" }, h("button", { class: "button", type: "button", onclick: add }, "Add Attribute"))),
  ];
}
