// The identity inspector: label, class, id, and where the document has the object.
import { h } from "../dom.js";
import { state } from "../store.js";
import { perform } from "../model/session.js";
import { iconButton, popup } from "../ui/controls.js";
import { focusOn } from "./variations.js";
import { attributeField, setAttribute } from "./attributes.js";
import { foldable } from "./fold.js";

/** The sections. */
export function identityInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  const value = (name) => inspection.attributes.find((part) => part.name === name)?.value ?? "";
  const told = (name, text) => h("div", { class: "attribute" }, h("span", { class: "dim" }, name), h("span", {}, text));
  const isController = /[cC]ontroller$/.test(inspection.tag);
  const plain = (name, title) => attributeField(object, { name, title, value: value(name) });
  return [
    foldable("Custom Class", [attributeField(object, { name: "customClass", title: "Class", value: value("customClass") }), attributeField(object, { name: "customModule", title: "Module", value: value("customModule") })]),
    (isController || object.kind === "view") && foldable("Identity", [isController && plain("storyboardIdentifier", "Storyboard ID"), plain("restorationIdentifier", "Restoration ID"),
      isController && attributeField(object, { name: "useStoryboardIdentifierAsRestorationIdentifier", title: "Use Storyboard ID", kind: "flag", usual: "NO", value: value("useStoryboardIdentifierAsRestorationIdentifier") || undefined })]),
    isController && !state.program && foldable("Storyboard", entryPoint(object)),
    !state.program && runtimeSection(object, inspection),
    inspection.accessibility && foldable("Accessibility", inspection.accessibility.fields.map((field) => attributeField(object, field))),
    foldable("Document", [attributeField(object, { name: "userLabel", title: "Label", value: value("userLabel") }), told("Object ID", object.id), told("Element", state.program ? inspection.tag : `${inspection.tag}, line ${inspection.line}`), inspection.place && told("Place", inspection.place)]),
  ].filter(Boolean);
}

/** Whether the app begins with the controller. */
function entryPoint(object) {
  const isInitial = state.document?.initialScene === object.id;
  return h("div", { class: "attribute flag" }, h("span", {}), h("label", {}, h("input", {
    id: "initial-scene", type: "checkbox", "aria-label": "Is Initial View Controller", checked: isInitial, disabled: isInitial, onchange: () => perform([{ verb: "initial", object: object.id }], "Set Initial View Controller"),
  }), h("span", {}, "Is Initial View Controller")));
}

const types = ["boolean", "number", "string", "localizedString", "color", "point", "size", "rect", "range", "image", "nil"];
const examples = { boolean: "YES", number: "0", color: "systemBlueColor", point: "0,0", size: "0,0", rect: "0,0,0,0", range: "0,0" };

/** The user-defined run-time attributes: key path, type and value of each, and a row for a new one. */
function runtimeSection(object, inspection) {
  const change = (path, type, value) => setAttribute(object, `runtime.${path}`, value === null ? null : `${type} ${value}`, path);
  const value = (part, use, id) => (part.type === "boolean"
    ? h("input", { id, type: "checkbox", "aria-label": `Value of ${part.keyPath}`, checked: part.value === "YES", onchange: (event) => use(event.target.checked ? "YES" : "NO") })
    : h("input", { id, type: "text", "aria-label": `Value of ${part.keyPath}`, value: part.value, spellcheck: "false", disabled: part.type === "nil", onchange: (event) => use(event.target.value), onkeydown: (event) => { if (event.key === "Enter") event.target.blur(); } }));
  const path = h("input", { type: "text", placeholder: "key path", "aria-label": "Key path of a new attribute", spellcheck: "false", onkeydown: (event) => { if (event.key === "Enter") add(); } });
  const type = popup("Type of a new attribute", types.map((each) => [each, each]), "number", () => {});
  // What has the focus is not drawn anew; the value of the new one is what is typed next.
  const add = async () => {
    const name = path.value.trim();
    if (!name) return;
    path.blur();
    if (await change(name, type.value, examples[type.value] ?? "")) focusOn(`#inspector .runtime[data-path="${CSS.escape(name)}"] input`);
  };
  return foldable("User Defined Runtime Attributes", [
    (inspection.runtime ?? []).map((part) => h("div", { class: "runtime", "data-path": part.keyPath },
      h("span", { title: part.keyPath }, part.keyPath), popup(`Type of ${part.keyPath}`, types.map((each) => [each, each]), part.type, (chosen) => change(part.keyPath, chosen, examples[chosen] ?? "")),
      value(part, (typed) => change(part.keyPath, part.type, typed)), iconButton("minus", `Remove ${part.keyPath}`, () => change(part.keyPath, "", null)))),
    h("div", { class: "runtime" }, path, type, h("button", { class: "button", type: "button", onclick: add }, "Add")),
  ]);
}
