// What a constraint or a view has for some size classes alone.
import { h } from "../dom.js";
import { state } from "../store.js";
import { iconButton, numberInput, withStepper } from "../ui/controls.js";
import { showMenu } from "../ui/menu.js";
import { perform } from "../model/session.js";
import { colorWell } from "./colors.js";
import { fontField } from "./fonts.js";
import { foldable } from "./fold.js";
import { imageField } from "./images.js";

const classes = [
  ["wC", "Width Compact"], ["wR", "Width Regular"], ["hC", "Height Compact"], ["hR", "Height Regular"],
  ["wC hR", "Width Compact, Height Regular"], ["wC hC", "Width Compact, Height Compact"], ["wR hC", "Width Regular, Height Compact"], ["wR hR", "Width Regular, Height Regular"],
];

const titleOf = (key) => classes.find((each) => each[0] === key)?.[1] ?? key;

/** Puts the focus on what a change brings, as soon as it is there: on the first of the controls inside of it, in this order, if there are some. */
export function focusOn(selector, controls = [], tries = 40) {
  const found = document.querySelector(selector);
  const inside = found && controls.map((each) => found.querySelector(each)).find(Boolean);
  if (found && (inside || !controls.length)) return (inside ?? found).focus();
  if (tries) setTimeout(() => focusOn(selector, controls, tries - 1), 50);
  return null;
}

/** A row for each variation, and a plus. `constant` is the one for all classes; undefined for a view. */
export function variationSection(id, inspection, constant) {
  const isConstraint = constant !== undefined;
  // Of a view the fields show what varies; here is where it is installed.
  const list = (inspection?.variations ?? []).filter((part) => isConstraint || (part.isInstalled !== undefined && part.isInstalled !== null));
  const introduce = (event) => showMenu([
    { heading: isConstraint ? "Constant" : "Not Installed for" },
    ...classes.filter(([key]) => !list.some((part) => part.classes === key)).map(([key, title]) => ({
      title, key, action: async () => {
        if (!isConstraint) return install(id, key, false);
        await vary([id], key, { constant: String(constant) }, "Add Variation");
        return focusOn(`#inspector .variation[data-classes="${key}"] input[type="text"]`);
      },
    })),
    ...(isConstraint ? [{ heading: "Installed Only for" }, ...classes.slice(0, 4).map(([key, title]) => ({ title: `Only for ${title}`, key, action: () => only(id, key) }))] : []),
  ], { below: event.currentTarget, label: "Introduce variation" });
  return foldable(isConstraint ? "Size Classes" : "Installed", list.length ? list.map((part) => row(id, part, constant)) : h("p", { class: "dim" }, "The same for all size classes."),
    { beside: iconButton("plus", "Introduce Variation", introduce) });
}

function row(id, { classes: key, attributes, isInstalled }, constant) {
  const varied = attributes.find((part) => part.name === "constant")?.value;
  const others = attributes.filter((part) => part.name !== "constant").map((part) => `${part.name} ${part.value}`).join(", ");
  const remove = () => perform([
    ...(attributes.length ? [{ verb: "vary", object: id, sizeClass: key, values: Object.fromEntries(attributes.map((part) => [part.name, null])) }] : []),
    ...(isInstalled === undefined || isInstalled === null ? [] : [{ verb: "install", objects: [id], sizeClass: key, isInstalled: !isInstalled }]),
  ], "Remove Variation");
  return h("div", { class: "variation", "data-classes": key }, h("b", { title: titleOf(key) }, key), constant !== undefined && others && h("span", { class: "dim" }, others),
    constant !== undefined && h("label", { class: "number" }, withStepper(numberInput(`Constant for ${key}`, varied === undefined ? null : Number(varied), (value) => vary([id], key, { constant: String(value) }, "Vary Constant"), { placeholder: String(constant) }))),
    h("label", {}, h("input", { type: "checkbox", checked: isInstalled !== false, onchange: (event) => install(id, key, event.target.checked) }), " Installed"),
    iconButton("minus", `Remove the variation for ${key}`, remove));
}

const vary = (objects, sizeClass, values, title) => perform([{ verb: "vary", ...(objects.length > 1 ? { objects } : { object: objects[0] }), sizeClass, values }], title);
const install = (id, sizeClass, isInstalled) => perform([{ verb: "install", objects: [id], sizeClass, isInstalled }], isInstalled ? "Install" : "Uninstall");

/** Installed for one size class and no other. */
const only = (id, sizeClass) => perform([{ verb: "install", objects: [id], isInstalled: false }, { verb: "install", objects: [id], sizeClass, isInstalled: true }], `Install Only for ${sizeClass}`);

// MARK: Fields of views

/** What Interface Builder lets vary. */
const varying = new Set(["fontDescription", "textColor", "backgroundColor", "tintColor", "hidden", "axis", "alignment", "distribution", "spacing", "numberOfLines", "image", "textAlignment"]);

/** The plus beside a field, as in Xcode, and a row for each size class that has a value of its own. */
export function variedFields(object, field, inspection) {
  if (state.program || !varying.has(field.name) || !inspection?.object || inspection.object.kind !== "view") return null;
  const ids = state.selection.length > 1 && state.selection.includes(object.id) ? state.selection : [object.id];
  const list = (inspection.variations ?? []).flatMap((part) => part.attributes.filter((each) => each.name === field.name).map((each) => ({ key: part.classes, value: each.value })));
  // A row that looks the same stays, so that it asks what holds when it is used.
  const first = () => {
    const now = state.inspection?.id === object.id ? state.inspection.sections.flatMap((section) => section.fields).find((each) => each.name === field.name) : null;
    const present = (now ?? field).value ?? field.usual;
    return valueFor(present);
  };
  const valueFor = (present) => ({ font: present ?? (inspection.tag === "button" ? "system 15" : "system 17"), color: present ?? "labelColor", flag: present === "YES" ? "NO" : "YES", number: present ?? "0", words: present ?? field.words?.[0]?.value })[field.kind] ?? present ?? "";
  const introduce = (event) => showMenu([
    { heading: `${field.title} for` },
    ...classes.filter(([key]) => !list.some((part) => part.key === key)).map(([key, title]) => ({
      title, key, action: async () => { await vary(ids, key, { [field.name]: first() }, `Vary ${field.title}`); focusOn(`#inspector .varied[data-field="${field.name}"][data-classes="${key}"]`, ["input[inputmode]", "input", "select", ".well"]); },
    })),
  ], { below: event.currentTarget, label: "Introduce variation" });
  const commit = (key) => (value) => vary(ids, key, { [field.name]: value }, `Vary ${field.title}`);
  return [
    h("button", { class: "vary", type: "button", title: `Vary ${field.title} for size classes`, "aria-label": `Vary ${field.title} for size classes`, onclick: introduce }, "+"),
    ...list.map(({ key, value }) => h("div", { class: "attribute varied", "data-field": field.name, "data-classes": key },
      h("span", { class: "title", title: titleOf(key) }, key), h("div", { class: "with-remove" }, control(field, key, value, commit(key)), iconButton("minus", `Remove ${field.title} for ${key}`, () => commit(key)(null))))),
  ];
}

function control(field, key, value, commit) {
  const label = `${field.title} for ${key}`;
  const id = `varied-${field.name}-${key.replace(" ", "-")}`;
  switch (field.kind) {
    case "font": return fontField(id, label, value, false, commit);
    case "color": return colorWell(id, label, value, false, commit);
    case "flag": return h("label", { class: "check" }, h("input", { id, type: "checkbox", "aria-label": label, checked: value === "YES", onchange: (event) => commit(event.target.checked ? "YES" : "NO") }), h("span", {}, field.title));
    case "words": return h("select", { id, class: "popup", "aria-label": label, value, onchange: (event) => commit(event.target.value) }, field.words.map((word) => h("option", { value: word.value, selected: word.value === value }, word.title)));
    case "number": return h("label", { class: "number" }, withStepper(numberInput(label, Number(value), (typed) => commit(String(typed)), { id })));
    case "image": return imageField(id, label, value, false, commit);
    default: return h("input", { id, type: "text", "aria-label": label, value, onchange: (event) => commit(event.target.value) });
  }
}
