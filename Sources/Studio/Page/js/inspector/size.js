// The size inspector: frame, which constraints decide it, and all constraints of the view.
import { h, number } from "../dom.js";
import { set, state } from "../store.js";
import { get } from "../api.js";
import { key, places } from "../model/tree.js";
import { focused, perform, preview, endPreview } from "../model/session.js";
import { outlineConstraint, selectConstraints } from "../model/selection.js";
import { numberInput } from "../ui/controls.js";
import { report } from "../ui/messages.js";
import { setConstant } from "../canvas/constant.js";
import { changesFor } from "../canvas/drag.js";
import { variationSection } from "./variations.js";
import { textsLike, whatIfSection } from "./whatif.js";
import { whySection } from "./why.js";

const edges = { x: "left", y: "top", width: "width", height: "height" };
const titles = { x: "X", y: "Y", width: "Width", height: "Height" };

/** The sections for a view. */
export function sizeInspector(object, inspection) {
  const picture = state.pictures[state.focus];
  const view = places(picture).byID.get(object.id);
  const facts = inspection?.object ?? object;
  const device = picture?.name.split(",")[0] ?? "canvas";
  if (!view) return [h("section", { class: "section" }, h("p", {}, object.kind === "guide" ? "A layout guide: an area that constraints can refer to." : "This view is not part of this layout."))];
  return [
    frameSection(view, device, picture, inspection), constraintSection(view, picture.scene, facts, inspection), contentSection(facts, inspection),
    ...(state.program ? [] : [variationSection(object.id, inspection), textSection(object, inspection)]),
  ].filter(Boolean);
}

/** Numbers that are typed change the constants that decide, or the frame where no constraint does. */
function frameSection(view, device, picture, inspection) {
  const { frame } = view;
  const start = { x: view.x, y: view.y, width: view.width, height: view.height };
  const changes = (name, typed) => changesFor({ ...start, [name]: start[name] + typed - frame[name] }, start, view, { picture }, inspection);
  const field = (title, name) => h("label", { class: "number" }, h("span", {}, title), numberInput(title, frame[name], (typed) => {
    const list = changes(name, typed);
    if (list.length) return perform(list, `Change ${title}`);
    report({ message: `No constraint in the document decides ${title}`, status: 1 });
    return null;
  }, { disabled: !inspection || !view.parent, onpreview: (typed) => (typed === null || !inspection ? endPreview() : preview(changes(name, typed))) }));
  return h("section", { class: "section" }, h("h2", {}, `Frame on ${device}`),
    h("div", { class: "grid2" }, field("X", "x"), field("Y", "y"), field("Width", "width"), field("Height", "height")));
}

/** What a shorter or a longer text would come to. */
function textSection(object, inspection) {
  const text = inspection?.attributes.find((part) => part.name === "text")?.value;
  if (!text || inspection.tag !== "label") return null;
  const values = [...new Set([...textsLike(text), text])].sort((a, b) => a.length - b.length);
  return whatIfSection({ object: object.id, attribute: "text", title: "Text", values, labels: values.map((each) => `${each.length} characters`), current: text, view: object.id, quantity: "width" });
}

/** What decides each part of the frame: a count of constraints, which stand below with the letters of what they decide, or what else does. */
function decisions(facts, inspection) {
  if (!inspection) return h("p", { class: "dim" }, "…");
  const list = facts.decidedBy ?? [];
  if (!list.length) return h("p", {}, "The frame and the autoresizing mask place this view, not constraints.");
  const why = state.explanation?.id === facts.id ? state.explanation : null;
  return [h("dl", { class: "decides" },
    list.flatMap((part) => [
      h("dt", {}, titles[part.quantity]),
      h("dd", { class: part.by[0] === "nothing" ? "nothing" : "" }, words(part)),
      h("dd", {}, h("button", { class: "link", type: "button", "aria-label": `Why does ${part.quantity} have this value?`, onclick: () => explain(facts.id, part.quantity) }, "Why?")),
    ])), why && whySection(why)];
}

function words(part) {
  if (part.by[0] === "nothing") return "nothing (ambiguous)";
  const others = part.by.filter((text) => !text.endsWith("]"));
  const count = part.constraints.length;
  return [
    count > 0 && h("button", { class: "link", type: "button", onclick: () => selectConstraints(part.constraints) }, count === 1 ? "1 constraint" : `${count} constraints`),
    count > 0 && others.length > 0 && ", ", others.join(", "),
  ];
}

async function explain(id, quantity) {
  if (state.explanation?.id === id && state.explanation.quantity === quantity) return set({ explanation: null });
  try {
    const answer = await get("explain", { file: state.file, id, edge: edges[quantity], surface: focused() });
    set({ explanation: { id, quantity, ...answer } });
  } catch (error) {
    report(error);
  }
}

function constraintSection(view, scene, facts, inspection) {
  const list = (scene?.constraints ?? []).filter((part) => part.id && [part.firstItem, part.secondItem].some((path) => path && key(path) === view.path));
  const unique = [...new Map(list.map((part) => [part.id, part])).values()];
  const decides = new Map();
  for (const part of facts.decidedBy ?? []) for (const id of part.constraints) decides.set(id, [...(decides.get(id) ?? []), part.quantity]);
  return h("section", { class: "section" }, h("h2", {}, "Constraints", h("span", { class: "dim" }, String(unique.length))), decisions(facts, inspection),
    unique.length ? unique.map((part) => row(part, decides.get(part.id) ?? [], facts.name)) : h("p", {}, "No constraint in the document refers to this view."));
}

const opposite = { Top: "Bottom", Bottom: "Top", Leading: "Trailing", Trailing: "Leading", Left: "Right", Right: "Left" };

/** The words of another view's constraint in the grammar of this one's own: what is `Top Space to: Name` there is `Bottom Space to: Continue` here. */
function seenFrom(name, subject) {
  if (!name) return null;
  const place = name.text.indexOf(`to: ${subject}`);
  if (place < 0) return `${name.subject}: ${name.text}`;
  const turned = name.text.replace(/^(Top|Bottom|Leading|Trailing|Left|Right) Space/, (_, edge) => `${opposite[edge]} Space`);
  return turned.replace(`to: ${subject}`, `to: ${name.subject}`);
}

const letters = { x: "X", y: "Y", width: "W", height: "H" };

function row(constraint, quantities, subject) {
  const name = outlineConstraint(constraint.id)?.constraint;
  // The words are those of the subject's inspector; another view's constraint is told as an equation.
  const text = (name?.subject === subject ? name.text : seenFrom(name, subject) ?? constraint.text).replace(/ (Equals:|≥|≤)[^:]*$/, (match) => (match.includes("≥") ? " ≥" : match.includes("≤") ? " ≤" : ""));
  const isOptional = constraint.priority !== undefined && constraint.priority < 1000;
  const look = constraint.isBroken ? "broken" : constraint.isSatisfied === false ? "open" : isOptional ? "optional" : "";
  return h("div", { class: `constraint ${state.constraints.includes(constraint.id) ? "chosen" : ""}`, "data-constraint": constraint.id },
    h("i", { class: `dot ${look}`, title: { broken: "Broken in a conflict", open: "Not satisfied", optional: `Priority ${constraint.priority}` }[look] }),
    h("button", { class: "words", type: "button", title: name?.text ?? constraint.text, onclick: () => selectConstraints([constraint.id]) }, text),
    h("span", { class: "axes", title: "Parts of the frame that this constraint decides" }, quantities.map((quantity) => h("i", {}, letters[quantity]))),
    numberInput(`Constant of ${name?.name ?? constraint.text}`, constraint.constant ?? 0, (value) => perform([setConstant(constraint.id, value)], "Change Constant"),
      { onpreview: (value) => (value === null ? endPreview() : preview([setConstant(constraint.id, value)])) }));
}

const priorities = [
  ["Hugs ↔", "horizontalHuggingPriority", "hugging", 0], ["Hugs ↕", "verticalHuggingPriority", "hugging", 1],
  ["Resists ↔", "horizontalCompressionResistancePriority", "resistance", 0], ["Resists ↕", "verticalCompressionResistancePriority", "resistance", 1],
];

function contentSection(facts) {
  if (!facts.hugging) return null;
  const size = facts.contentWidth === undefined && facts.contentHeight === undefined ? "none" : `${facts.contentWidth === undefined ? "–" : number(facts.contentWidth)} × ${facts.contentHeight === undefined ? "–" : number(facts.contentHeight)}`;
  const field = ([title, name, list, axis]) => {
    const objects = state.selection.length > 1 ? state.selection : null;
    const change = (value) => [{ verb: "set", ...(objects ? { objects } : { object: facts.id }), values: { [name]: String(value) } }];
    return h("label", { class: "number" }, h("span", {}, title), numberInput(`${title}, priority`, facts[list][axis], (value) => perform(change(value), "Change Priority"),
      { onpreview: (value) => (value === null ? endPreview() : preview(change(value))) }));
  };
  return h("section", { class: "section" }, h("h2", {}, "Content"), h("div", { class: "value" }, h("span", {}, "Size"), h("b", {}, size)), h("div", { class: "grid2 spaced" }, priorities.map(field)));
}
