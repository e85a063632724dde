// Attributes as the document has them.
import { h } from "../dom.js";
import { perform } from "../model/session.js";

/** Each attribute with a field; an empty one takes it away. */
export function attributesInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  const commit = (name, value) => perform([{ verb: "set", object: object.id, values: { [name]: value === "" ? null : value } }], `Change ${name}`);
  const field = (name, value) => (/^(YES|NO)$/.test(value) ? choice(name, value) : typed(name, value));
  const choice = (name, value) => h("div", { class: "attribute" }, h("label", { for: `attribute-${name}`, title: name }, name), h("span", {}, h("input", {
    id: `attribute-${name}`, type: "checkbox", checked: value === "YES", onchange: (event) => commit(name, event.target.checked ? "YES" : "NO"),
  })));
  const typed = (name, value) => h("div", { class: "attribute" }, h("label", { for: `attribute-${name}`, title: name }, name), h("input", {
    id: `attribute-${name}`, type: "text", value, spellcheck: "false", onchange: (event) => commit(name, event.target.value),
    onkeydown: (event) => { if (event.key === "Enter") event.target.blur(); },
  }));
  const known = inspection.attributes;
  const label = known.find((part) => part.name === "userLabel")?.value ?? "";
  const name = h("input", { type: "text", placeholder: "name", "aria-label": "Name of a new attribute" });
  const value = h("input", { type: "text", placeholder: "value", "aria-label": "Value of a new attribute" });
  return [
    h("section", { class: "section" }, h("h2", {}, "Identity"), field("userLabel", label), field("customClass", known.find((part) => part.name === "customClass")?.value ?? ""),
      h("div", { class: "attribute" }, h("label", {}, "object ID"), h("span", {}, object.id)), h("div", { class: "attribute" }, h("label", {}, "element"), h("span", {}, `${inspection.tag}, line ${inspection.line}`))),
    h("section", { class: "section" }, h("h2", {}, "Attributes"), known.filter((part) => !["userLabel", "customClass"].includes(part.name)).map((part) => field(part.name, part.value)),
      h("div", { class: "attribute" }, name, value),
      h("div", { class: "row-actions" }, h("button", { class: "button", type: "button", onclick: () => { if (name.value) commit(name.value, value.value); } }, "Add Attribute"))),
  ];
}
