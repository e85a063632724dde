// Fields of fonts: a text style, the system's font with its weight and size, or a font of the app.
import { h, parsed } from "../dom.js";
import { state } from "../store.js";
import { numberInput, popup, withStepper } from "../ui/controls.js";

const weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"];
const words = (name) => { const text = name.replace(/([a-z])([A-Z0-9])/g, "$1 $2"); return text.charAt(0).toUpperCase() + text.slice(1); };

/** The sizes of text styles at the usual text size, in points, which the menu shows behind their names. */
const sizes = { extraLargeTitle: 36, extraLargeTitle2: 28, largeTitle: 34, title0: 34, title1: 28, title2: 22, title3: 20, headline: 17, subheadline: 15, body: 17, callout: 16, footnote: 13, caption1: 12, caption2: 11 };

/** What a text such as `system semibold 17` says. */
export function parts(text) {
  if (!text) return { kind: "", weight: "regular", size: null };
  if (state.textStyles.includes(text)) return { kind: `style ${text}`, weight: "regular", size: 17 };
  const list = text.split(" ");
  const size = Number(list.at(-1)) || 17;
  if (list[0] === "system") return { kind: "system", weight: list.length > 2 ? list[1] : "regular", size };
  if (list.length === 2 && ["bold", "italic"].includes(list[0])) return { kind: list[0], weight: "regular", size };
  return { kind: `named ${list.slice(0, -1).join(" ")}`, weight: "regular", size };
}

/** The text that says it. */
function text({ kind, weight, size }) {
  if (!kind) return null;
  const [word, ...rest] = kind.split(" ");
  if (word === "style") return rest.join(" ");
  if (word === "system") return weight === "regular" ? `system ${size}` : `system ${weight} ${size}`;
  return word === "named" ? `${rest.join(" ")} ${size}` : `${word} ${size}`;
}

/** The controls. `commit` gets the text, or null for the usual font of the class. */
export function fontField(id, title, value, isMixed, commit) {
  const now = parts(isMixed ? null : value);
  const families = [...new Set([...(state.document?.fonts ?? []), ...(now.kind.startsWith("named ") ? [now.kind.slice(6)] : [])])];
  const group = (label, list) => list.length > 0 && h("optgroup", { label }, list.map(([key, name, size]) => h("option", { value: key, "data-size": size }, name)));
  // What the controls show counts, for the panel is not drawn anew while one of them has the focus.
  // A size that is typed where there is no font of the view's own is one of the system's.
  const commitAll = (typed) => commit(text({ kind: typed !== undefined && !kind.value ? "system" : kind.value, weight: weight?.value ?? "regular", size: typed ?? parsed(size?.value ?? "") ?? now.size ?? 17 }));
  const kind = h("select", { id, class: "popup rich", "aria-label": title, onchange: () => commitAll() },
    h("option", { value: "" }, isMixed ? "Mixed" : "Default"),
    group("System", [["system", "System"], ["bold", "System Bold"], ["italic", "System Italic"]]),
    group("Text Styles", state.textStyles.map((style) => [`style ${style}`, words(style), sizes[style]])),
    group("App", families.map((name) => [`named ${name}`, name])));
  kind.value = now.kind;
  const isStyle = now.kind.startsWith("style ");
  const weight = !isStyle && now.kind === "system" ? popup(`${title}, weight`, weights.map((each) => [each, words(each)]), now.weight, () => commitAll()) : null;
  const size = isStyle ? null : numberInput(`${title}, size`, now.kind ? now.size : null, (typed) => commitAll(typed), { placeholder: isMixed ? "Mixed" : "size" });
  return h("div", { class: "font" }, kind, weight, size && h("label", { class: "number size" }, withStepper(size)));
}
