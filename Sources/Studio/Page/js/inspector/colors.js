// Fields of colors: a well with the present color in both appearances, and a panel with those of the app and of the system.
import { h, number } from "../dom.js";
import { state } from "../store.js";
import { numberInput, withStepper } from "../ui/controls.js";
import { closePopover, showPopover } from "../ui/popover.js";

/** Usual ones first. */
const first = ["labelColor", "secondaryLabelColor", "systemBackgroundColor", "secondarySystemBackgroundColor", "systemGroupedBackgroundColor", "tintColor", "linkColor", "separatorColor",
  "systemRedColor", "systemOrangeColor", "systemYellowColor", "systemGreenColor", "systemMintColor", "systemTealColor", "systemCyanColor", "systemBlueColor", "systemIndigoColor",
  "systemPurpleColor", "systemPinkColor", "systemBrownColor", "systemGrayColor"];

/** `System Red Color` for `systemRedColor`; names of the app's colors stay. */
export function titleOf(name) {
  if (/^white [01]$/.test(name)) return name === "white 1" ? "White" : "Black";
  if (!state.systemColors.some((part) => part.name === name)) return name;
  const words = name.replace(/Color$/, "").replace(/([a-z])([A-Z0-9])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a text of the field is in both appearances, as CSS; null for a color that nobody knows. */
export function valuesOf(text) {
  if (!text) return null;
  const known = [...(state.document?.colors ?? []), ...state.systemColors].find((part) => part.name === text || part.name === `${text}Color`);
  if (known) return [known.light, known.dark];
  if (text.startsWith("#")) return [text, text];
  const [word, ...rest] = text.split(" ");
  const numbers = rest.map(Number);
  if (word === "white" && numbers.length && numbers.every((each) => each >= 0)) {
    const gray = Math.round(numbers[0] * 255);
    return Array(2).fill(`rgb(${gray} ${gray} ${gray} / ${numbers[1] ?? 1})`);
  }
  return null;
}

const swatch = (values, empty = "none") => {
  const made = h("span", { class: `swatch ${values ? "" : empty}`, "aria-hidden": "true" });
  if (values) made.style.background = `linear-gradient(115deg, ${values[0]} 50%, ${values[1]} 50%), repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 8px 8px`;
  return made;
};

/** The well. `commit` gets a text such as `systemRedColor` or `#336699`, or null for no color of its own. */
export function colorWell(id, title, value, isMixed, commit) {
  const words = isMixed ? "Mixed" : value ? titleOf(value) : "Default";
  return h("button", { id, class: "well", type: "button", "aria-label": `${title}: ${words}`, "aria-haspopup": "dialog", onclick: (event) => panel(event.currentTarget, title, isMixed ? null : value, commit) },
    swatch(isMixed ? null : valuesOf(value), isMixed ? "mixed" : "none"), h("span", { class: isMixed ? "dim" : null }, words));
}

function panel(below, title, value, commit) {
  const choose = (text) => { closePopover(); commit(text); };
  const entry = (name, text, values) => h("button", { type: "button", class: "color-entry", "data-color": text ?? "", "aria-pressed": String((value ?? null) === text), onclick: () => choose(text) }, swatch(values), h("span", {}, name));
  const list = h("div", { class: "color-list", role: "group", "aria-label": "Colors" });
  const own = state.document?.colors ?? [];
  const system = [...state.systemColors].sort((a, b) => rank(a.name) - rank(b.name));
  const fill = (wanted) => {
    const fits = (name) => !wanted || titleOf(name).toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted);
    const part = (heading, colors) => (colors.length ? [h("div", { class: "menu-heading" }, heading), colors.map((each) => entry(titleOf(each.name), each.name, [each.light, each.dark]))] : []);
    list.replaceChildren(...[!wanted && entry("Default", null, null), part("App", own.filter((each) => fits(each.name))), part("System", system.filter((each) => fits(each.name)))].flat(3).filter(Boolean));
  };
  fill("");
  const search = h("input", { type: "search", placeholder: "Name, or #RRGGBB", "aria-label": `${title}: name or hexadecimal value`, spellcheck: "false", oninput: () => fill(search.value.trim().toLowerCase()),
    onkeydown: (event) => {
      if (event.key !== "Enter" || !search.value.trim()) return;
      event.preventDefault();
      choose(/^#?[0-9a-f]{6}([0-9a-f]{2})?$/i.test(search.value.trim()) ? `#${search.value.trim().replace("#", "")}` : list.querySelector("button")?.dataset.color || search.value.trim());
    } });
  const present = components(value);
  const picker = h("input", { type: "color", value: present.hex, "aria-label": `${title}: custom color`, onchange: () => custom() });
  const opacity = numberInput(`${title}: opacity in percent`, Math.round(present.alpha * 100), () => custom());
  const custom = () => {
    const alpha = Math.max(0, Math.min(100, Number(opacity.value.replace("−", "-")) || 0));
    const byte = Math.round(alpha * 2.55).toString(16).padStart(2, "0");
    choose(`${picker.value}${alpha >= 100 ? "" : byte}`.toUpperCase());
  };
  showPopover([search, list, h("div", { class: "custom-color" }, h("label", {}, h("span", {}, "Custom"), picker), h("label", { class: "number" }, h("span", {}, "Opacity"), withStepper(opacity)[0], h("span", {}, "%"), withStepper(opacity)[1]))], { below, label: `${title}`, className: "color-panel" });
}

const rank = (name) => { const index = first.indexOf(name); return index < 0 ? first.length : index; };

/** What the present color is in the light appearance. */
function components(value) {
  const text = valuesOf(value)?.[0] ?? "#000000";
  if (text.startsWith("#")) return { hex: text.slice(0, 7).toLowerCase(), alpha: text.length > 7 ? parseInt(text.slice(7), 16) / 255 : 1 };
  const [gray, , , alpha] = text.match(/[\d.]+/g).map(Number);
  return { hex: `#${gray.toString(16).padStart(2, "0").repeat(3)}`, alpha: Number(number(alpha)) };
}
