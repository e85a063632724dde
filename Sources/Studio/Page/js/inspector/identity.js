// The identity inspector: label, class, id, and where the document has the object.
import { h } from "../dom.js";
import { state } from "../store.js";
import { attributeField } from "./attributes.js";

/** The sections. */
export function identityInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  const value = (name) => inspection.attributes.find((part) => part.name === name)?.value ?? "";
  const told = (name, text) => h("div", { class: "attribute" }, h("span", { class: "dim" }, name), h("span", {}, text));
  const isController = /[cC]ontroller$/.test(inspection.tag);
  const plain = (name, title) => attributeField(object, { name, title, value: value(name) });
  return [
    h("section", { class: "section" }, h("h2", {}, "Custom Class"), attributeField(object, { name: "customClass", title: "Class", value: value("customClass") }), attributeField(object, { name: "customModule", title: "Module", value: value("customModule") })),
    (isController || object.kind === "view") && h("section", { class: "section" }, h("h2", {}, "Identity"), isController && plain("storyboardIdentifier", "Storyboard ID"), plain("restorationIdentifier", "Restoration ID"),
      isController && attributeField(object, { name: "useStoryboardIdentifierAsRestorationIdentifier", title: "Use Storyboard ID", kind: "flag", usual: "NO", value: value("useStoryboardIdentifierAsRestorationIdentifier") || undefined })),
    h("section", { class: "section" }, h("h2", {}, "Document"), attributeField(object, { name: "userLabel", title: "Label", value: value("userLabel") }), told("Object ID", object.id), told("Element", state.program ? inspection.tag : `${inspection.tag}, line ${inspection.line}`), inspection.place && told("Place", inspection.place)),
  ].filter(Boolean);
}
