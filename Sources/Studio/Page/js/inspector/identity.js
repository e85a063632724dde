// The identity inspector: label, class, id, and where the document has the object.
import { h } from "../dom.js";
import { attributeField } from "./attributes.js";

/** The sections. */
export function identityInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  const value = (name) => inspection.attributes.find((part) => part.name === name)?.value ?? "";
  const told = (name, text) => h("div", { class: "attribute" }, h("span", { class: "dim" }, name), h("span", {}, text));
  return [
    h("section", { class: "section" }, h("h2", {}, "Custom Class"), attributeField(object, "customClass", value("customClass"), "Class"), attributeField(object, "customModule", value("customModule"), "Module")),
    h("section", { class: "section" }, h("h2", {}, "Document"), attributeField(object, "userLabel", value("userLabel"), "Label"), told("Object ID", object.id), told("Element", `${inspection.tag}, line ${inspection.line}`)),
  ];
}
