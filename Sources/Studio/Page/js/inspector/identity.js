// The identity inspector: label, class, id, and where the document has the object.
import { h } from "../dom.js";
import { state } from "../store.js";
import { attributeField } from "./attributes.js";

/** The sections. */
export function identityInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  const value = (name) => inspection.attributes.find((part) => part.name === name)?.value ?? "";
  const told = (name, text) => h("div", { class: "attribute" }, h("span", { class: "dim" }, name), h("span", {}, text));
  return [
    h("section", { class: "section" }, h("h2", {}, "Custom Class"), attributeField(object, { name: "customClass", title: "Class", value: value("customClass") }), attributeField(object, { name: "customModule", title: "Module", value: value("customModule") })),
    h("section", { class: "section" }, h("h2", {}, "Document"), attributeField(object, { name: "userLabel", title: "Label", value: value("userLabel") }), told("Object ID", object.id), told("Element", state.program ? inspection.tag : `${inspection.tag}, line ${inspection.line}`), inspection.place && told("Place", inspection.place)),
  ];
}
