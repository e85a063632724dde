// What a constraint or a view has for some size classes alone.
import { h } from "../dom.js";
import { iconButton, numberInput } from "../ui/controls.js";
import { showMenu } from "../ui/menu.js";
import { perform } from "../model/session.js";

const classes = [
  ["wC", "Width Compact"], ["wR", "Width Regular"], ["hC", "Height Compact"], ["hR", "Height Regular"],
  ["wC hR", "Width Compact, Height Regular"], ["wC hC", "Width Compact, Height Compact"], ["wR hC", "Width Regular, Height Compact"], ["wR hR", "Width Regular, Height Regular"],
];

/** A row for each variation, and a plus. `constant` is the one for all classes; undefined for a view. */
export function variationSection(id, inspection, constant) {
  const list = inspection?.variations ?? [];
  const isConstraint = constant !== undefined;
  const introduce = (event) => showMenu([
    { heading: isConstraint ? "Introduce Variation of the Constant" : "Install for Some Size Classes" },
    ...classes.filter(([key]) => !list.some((part) => part.classes === key)).map(([key, title]) => ({
      title, key, action: () => (isConstraint ? vary(id, key, { constant: String(constant) }, "Add Variation") : install(id, key, false)),
    })),
  ], { below: event.currentTarget, label: "Introduce variation" });
  return h("section", { class: "section" }, h("h2", {}, "Size Classes", h("span", { class: "grow" }), iconButton("plus", "Introduce Variation", introduce)),
    list.length ? list.map((part) => row(id, part, constant)) : h("p", { class: "dim" }, "The same for all size classes."));
}

function row(id, { classes: key, attributes, isInstalled }, constant) {
  const varied = attributes.find((part) => part.name === "constant")?.value;
  const others = attributes.filter((part) => part.name !== "constant").map((part) => `${part.name} ${part.value}`).join(", ");
  const remove = () => perform([
    ...(attributes.length ? [{ verb: "vary", object: id, sizeClass: key, values: Object.fromEntries(attributes.map((part) => [part.name, null])) }] : []),
    ...(isInstalled === undefined || isInstalled === null ? [] : [{ verb: "install", objects: [id], sizeClass: key, isInstalled: !isInstalled }]),
  ], "Remove Variation");
  return h("div", { class: "variation", "data-classes": key }, h("b", { title: classes.find((each) => each[0] === key)?.[1] }, key), others && h("span", { class: "dim" }, others),
    constant !== undefined && numberInput(`Constant for ${key}`, varied === undefined ? null : Number(varied), (value) => vary(id, key, { constant: String(value) }, "Vary Constant"), { placeholder: String(constant) }),
    h("label", {}, h("input", { type: "checkbox", checked: isInstalled !== false, onchange: (event) => install(id, key, event.target.checked) }), " Installed"),
    iconButton("minus", `Remove the variation for ${key}`, remove));
}

const vary = (id, sizeClass, values, title) => perform([{ verb: "vary", object: id, sizeClass, values }], title);
const install = (id, sizeClass, isInstalled) => perform([{ verb: "install", objects: [id], sizeClass, isInstalled }], isInstalled ? "Install" : "Uninstall");
