// The attributes inspector: fields by class, and the other attributes as the document has them.
import { h, parsed } from "../dom.js";
import { state } from "../store.js";
import { objects } from "../model/tree.js";
import { outlineScene } from "../model/selection.js";
import { variedFields } from "./variations.js";
import { perform } from "../model/session.js";
import { numberInput, popup, withStepper } from "../ui/controls.js";
import { colorWell } from "./colors.js";
import { fontField } from "./fonts.js";
import { foldable } from "./fold.js";
import { imageField } from "./images.js";

/** A row with a title; the control has the title as its name. */
const row = (title, hint, control, kind = "") => h("div", { class: `attribute ${kind}` }, h("span", { class: "title", title: hint }, title), control);

/** A field for a number in its frame, with arrows. */
const stepped = (input) => h("label", { class: "number" }, withStepper(input));

/** The objects that a field changes: all that are selected, where what is shown is one of them. */
const targets = (object) => (state.selection.length > 1 && state.selection.includes(object.id) ? state.selection : [object.id]);

/** Sets an attribute of the object, or of all that are selected. */
export function setAttribute(object, name, value, title) {
  const objects = targets(object);
  return perform([{ verb: "set", ...(objects.length > 1 ? { objects } : { object: objects[0] }), values: { [name]: value } }], `Change ${title}`);
}

/** The control of a field. What holds anyway is taken out of the document, as Interface Builder does, unless that always writes it. */
export function attributeField(object, { name, title = name, kind = "text", words, value, usual, isMixed }) {
  const commit = (typed) => setAttribute(object, name, typed, title);
  const id = `attribute-${name}`;
  switch (kind) {
    case "flag": {
      const isOn = (value ?? usual) === "YES";
      const set = (event) => { const typed = event.target.checked ? "YES" : "NO"; commit(typed === usual ? null : typed); };
      const box = h("input", { id, type: "checkbox", "aria-label": title, checked: isOn && !isMixed, onchange: set });
      if (isMixed) { box.indeterminate = true; box.setAttribute("data-mixed", ""); }
      return h("div", { class: "attribute flag" }, h("span", {}), h("label", { title: name }, box, h("span", {}, title), isMixed && h("span", { class: "dim" }, "Mixed")));
    }
    case "words": {
      const choices = words.map((word) => [word.value, word.title]);
      if (isMixed) choices.unshift(["", "Mixed"]);
      else if (!usual) choices.unshift(["", "Default"]);
      const menu = popup(title, choices, isMixed ? "" : value ?? usual ?? "", (chosen) => commit(chosen || null));
      menu.id = id;
      return row(title, name, menu);
    }
    case "number": {
      const present = isMixed ? undefined : value ?? usual;
      return row(title, name, stepped(numberInput(title, present === undefined || present === null ? null : Number(present), (typed) => commit(String(typed) === usual ? null : String(typed)), { id, placeholder: isMixed ? "Mixed" : null })));
    }
    case "numbers": return row(title, name, numbersField(id, title, words, value, isMixed, commit), "tall");
    case "flags": {
      const chosen = new Set((value ?? "").split(" ").filter(Boolean));
      const change = (word, isOn) => { if (isOn) chosen.add(word); else chosen.delete(word); commit(words.map((each) => each.value).filter((each) => chosen.has(each)).join(" ") || (value === undefined || value === null ? null : "")); };
      return row(title, name, h("div", { id, class: "flags", role: "group", "aria-label": title }, words.map((word) => h("label", {}, h("input", { type: "checkbox", "aria-label": `${title}: ${word.title}`, checked: chosen.has(word.value), onchange: (event) => change(word.value, event.target.checked) }), h("span", {}, word.title)))), "tall");
    }
    case "object": return row(title, name, objectPopup(id, title, value, commit));
    case "font": return row(title, name, fontField(id, title, value, isMixed, commit), "tall");
    case "image": return row(title, name, imageField(id, title, value, isMixed, commit));
    case "color": return row(title, name, colorWell(id, title, value, isMixed, commit));
    default:
      return row(title, name, h("input", {
        id, type: "text", "aria-label": title, value: isMixed ? "" : value ?? "", placeholder: isMixed ? "Mixed" : null, spellcheck: "false",
        onchange: (event) => commit(event.target.value === "" ? null : event.target.value), onkeydown: (event) => { if (event.key === "Enter") event.target.blur(); },
      }));
  }
}

/** Numbers with a name for each, of which one is typed at a time. */
function numbersField(id, title, names, value, isMixed, commit) {
  const present = (value ?? "").split(",");
  const isKnown = value !== undefined && value !== null && !isMixed;
  // What the fields show counts, for the panel is not drawn anew while one of them has the focus. Numbers that were not typed stay as they are said.
  const typed = new Set();
  const inputs = names.map((name, index) => numberInput(`${title}, ${name.title.toLowerCase()}`, isKnown ? Number(present[index]) : null, (number) => {
    typed.add(index);
    remove.hidden = false;
    return commit(names.map((_, other) => (other === index ? String(number) : typed.has(other) ? String(parsed(inputs[other].value) ?? 0) : present[other] || "0")).join(","));
  }, { placeholder: isMixed ? "Mixed" : "0" }));
  const remove = h("button", { class: "link", type: "button", "aria-label": `Remove ${title}`, onclick: () => commit(null) }, "Default");
  remove.hidden = !isKnown;
  return h("div", { id, class: "numbers" }, inputs.map((input, index) => h("label", { class: "number" }, h("span", {}, names[index].title), withStepper(input))), remove);
}

/** An object of the scene by its name. */
function objectPopup(id, title, value, commit) {
  const list = objects(outlineScene()).map(({ object }) => object).filter((object) => object.id);
  const menu = popup(title, [["", "None"], ...list.map((object) => [object.id, object.name]), ...(value && !list.some((object) => object.id === value) ? [[value, value]] : [])], value ?? "", (chosen) => commit(chosen || null));
  menu.id = id;
  return menu;
}

// What the other inspectors have fields for, and what only the document needs.
const elsewhere = [
  "userLabel", "customClass", "customModule", "customModuleProvider", "horizontalHuggingPriority", "verticalHuggingPriority",
  "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "translatesAutoresizingMaskIntoConstraints", "sceneMemberID", "key",
  "storyboardIdentifier", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "fixedFrame", "catalog",
];

/** The sections of all that are selected: those that they have in common, with values that differ as mixed. */
export function commonSections(inspection) {
  const others = state.others?.key === state.selection.join(" ") ? state.others.list : [];
  const title = /[cC]ontroller$|Item$/.test(inspection.tag) && !inspection.sections.some((section) => section.fields.some((field) => field.name === "title")) ? [{ title: "Title", fields: [{ name: "title", title: "Title", kind: "text", value: inspection.attributes.find((each) => each.name === "title")?.value }] }] : [];
  const all = [...title, ...inspection.sections];
  if (state.selection.length < 2) return all;
  return all.flatMap((section) => {
    const twins = others.map((other) => other.sections.find((each) => each.title === section.title));
    if (twins.some((twin) => !twin)) return [];
    return [{ ...section, fields: section.fields.map((field) => ({ ...field, isMixed: twins.some((twin) => (twin.fields.find((each) => each.name === field.name)?.value ?? null) !== (field.value ?? null)) })) }];
  });
}

/** The fields of the object's classes, and those of what else the document says, with a pair for another attribute. */
export function attributesInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  const name = h("input", { type: "text", placeholder: "name", "aria-label": "Name of a new attribute" });
  const value = h("input", { type: "text", placeholder: "value", "aria-label": "Value of a new attribute" });
  const add = () => { if (name.value) setAttribute(object, name.value, value.value || null, name.value); };
  const sections = commonSections(inspection);
  const told = new Set([...elsewhere, "text", "title", ...inspection.sections.flatMap((section) => section.fields.map((field) => field.name)), ...sections.flatMap((section) => section.fields.map((field) => field.name))]);
  const others = state.selection.length > 1 ? [] : inspection.attributes.filter((part) => !told.has(part.name));
  return [
    ...sections.map(({ title, fields }) => foldable(title, fields.map((field) => {
      const varied = variedFields(object, field, inspection);
      return varied ? [h("div", { class: "can-vary" }, attributeField(object, field), varied[0]), varied.slice(1)] : attributeField(object, field);
    }))),
    foldable(sections.length ? "Other Attributes" : "Attributes", [
      others.map((part) => attributeField(object, { ...part, ...(/^(YES|NO)$/.test(part.value) ? { kind: "flag" } : {}) })),
      ...(state.program ? [] : [h("div", { class: "attribute" }, name, value), h("div", { class: "row-actions" }, h("button", { class: "button", type: "button", onclick: add }, "Add Attribute"))]),
    ]),
  ];
}
