// The size inspector: frame, which constraints decide it, and all constraints of the view.
import { h, number } from "../dom.js";
import { set, state } from "../store.js";
import { get } from "../api.js";
import { key, places } from "../model/tree.js";
import { focused, perform, preview, endPreview } from "../model/session.js";
import { halvesOf, titleOf } from "../model/constraints.js";
import { outlineConstraint, outlineObject, selectConstraints } from "../model/selection.js";
import { numberInput, withStepper } from "../ui/controls.js";
import { report } from "../ui/messages.js";
import { setConstant } from "../canvas/constant.js";
import { changesFor } from "../canvas/drag.js";
import { foldable } from "./fold.js";
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

/** What the inspectors know of all that are selected; null until it is known, and of a single view. */
const factsOfSelection = () => (state.selection.length > 1 && state.others?.key === state.selection.join(" ") ? state.others.list : null);

/** Whether several views are selected of which not all have the same value. */
const differs = (values) => values.some((value) => Math.abs(value - values[0]) > 0.005);

/** Numbers that are typed change the constants that decide, or the frame where no constraint does; those of all views that are selected. */
function frameSection(view, device, picture, inspection) {
  const all = places(picture).byID;
  const isAlone = state.selection.length < 2;
  const views = isAlone ? [view] : state.selection.map((id) => all.get(id)).filter(Boolean);
  const facts = factsOfSelection();
  const factsOf = (each) => (each.id === view.id ? inspection : facts?.find((part) => part.object?.id === each.id));
  const isKnown = inspection && (isAlone || views.every(factsOf));
  const changes = (name, typed) => {
    const made = new Map();
    for (const each of views) {
      const start = { x: each.x, y: each.y, width: each.width, height: each.height };
      for (const change of changesFor({ ...start, [name]: start[name] + typed - each.frame[name] }, start, each, { picture }, factsOf(each))) made.set(change.object, change);
    }
    return [...made.values()];
  };
  const isMixed = (name) => differs(views.map((each) => each.frame[name]));
  const field = (title, name) => h("label", { class: "number" }, h("span", {}, title), withStepper(numberInput(title, isMixed(name) ? null : view.frame[name], (typed) => {
    const list = changes(name, typed);
    if (list.length) return perform(list, `Change ${title}`);
    report({ message: `No constraint in the document decides ${title}`, status: 1 });
    return null;
  }, { disabled: !isKnown || views.some((each) => !each.parent), placeholder: isMixed(name) ? "Mixed" : null, "data-live": isMixed(name) ? null : `frame ${name}`, onpreview: (typed) => (typed === null || !isKnown ? endPreview() : preview(changes(name, typed))) })));
  return foldable(`Frame on ${device}`, h("div", { class: "grid2" }, field("X", "x"), field("Y", "y"), field("Width", "width"), field("Height", "height")), { key: "Frame" });
}

/** What a shorter or a longer text would come to. */
function textSection(object, inspection) {
  const text = inspection?.attributes.find((part) => part.name === "text")?.value;
  if (!text || inspection.tag !== "label") return null;
  const values = [...new Set([...textsLike(text), text])].sort((a, b) => a.length - b.length);
  return whatIfSection({ object: object.id, attribute: "text", title: "Text", values, labels: values.map((each) => `${each.length} characters`), current: text, view: object.id, quantity: "width" });
}

/** A button for each part of the frame, which tells why it is as it is. */
function whyButtons(facts) {
  const list = facts.decidedBy ?? [];
  if (!list.length) return "";
  return [h("span", { class: "grow" }), h("span", { class: "decides" }, h("span", {}, "Why?"), list.map((part) => h("button", {
    class: `axis ${part.by[0] === "nothing" ? "nothing" : ""}`, type: "button", "aria-label": `Why does ${part.quantity} have this value?`, title: `Why does ${titles[part.quantity]} have this value?`,
    "aria-pressed": String(state.explanation?.id === facts.id && state.explanation.quantity === part.quantity), onclick: () => explain(facts.id, part.quantity),
  }, letters[part.quantity])))];
}

/** What decides a part of the frame beside constraints, which have rows of their own: the content, the mask, or nothing. */
function otherDeciders(facts) {
  const found = new Map();
  for (const part of facts.decidedBy ?? []) {
    const words = part.by[0] === "nothing" ? ["Nothing decides this (ambiguous)"] : part.by.filter((text) => !text.endsWith("]")).map(capital);
    for (const text of words) found.set(text, [...(found.get(text) ?? []), part.quantity]);
  }
  return [...found].map(([text, quantities]) => h("div", { class: "constraint other" }, h("i", { class: `dot ${text.startsWith("Nothing") ? "open" : "none"}` }), h("span", { class: "words" }, text), axes(quantities, text.startsWith("Nothing") ? "open" : "")));
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const axes = (quantities, look = "") => h("span", { class: `axes ${look}`, title: "Parts of the frame that this decides" }, quantities.map((quantity) => h("i", {}, letters[quantity])));

async function explain(id, quantity) {
  if (state.explanation?.id === id && state.explanation.quantity === quantity) return set({ explanation: null });
  try {
    const answer = await get("explain", { file: state.file, id, edge: edges[quantity], surface: focused() });
    set({ explanation: { id, quantity, ...answer } });
  } catch (error) {
    report(error);
  }
}

/** The constraints that name a view, each once. */
function constraintsNaming(view, scene) {
  const list = (scene?.constraints ?? []).filter((part) => part.id && [part.firstItem, part.secondItem].some((path) => path && key(path) === view.path));
  return [...new Map(list.map((part) => [part.id, part])).values()];
}

function constraintSection(view, scene, facts, inspection) {
  const unique = constraintsNaming(view, scene);
  const decides = new Map();
  for (const part of facts.decidedBy ?? []) for (const id of part.constraints) decides.set(id, [...(decides.get(id) ?? []), part.quantity]);
  const why = state.explanation?.id === facts.id ? state.explanation : null;
  // A view has constraints that place it, or it has a mask: what nothing refers to is told in one sentence.
  const isPlaced = inspection && !(facts.decidedBy ?? []).length;
  const title = state.selection.length > 1 ? `Constraints of ${outlineObject(view.id)?.object.name ?? view.name}` : "Constraints";
  return foldable(title, [why && whySection(why), unique.map((part) => row(part, decides.get(part.id) ?? [])), inspection ? otherDeciders(facts) : "",
    isPlaced && h("p", {}, !view.parent ? "The screen decides the frame of this view." : unique.length ? "The stored frame and the autoresizing mask place this view; its constraints place other views." : "No constraint refers to this view. The stored frame and the autoresizing mask place it.")],
  { key: "Constraints", beside: [h("span", { class: "dim", "data-live-count": facts.id ?? view.id }, String(unique.length)), inspection ? whyButtons(facts) : ""] });
}

const letters = { x: "X", y: "Y", width: "W", height: "H" };

/** The second half of a title with another constant: `= View.bottom + 20`, `= 214`. */
export function withConstant(half, constant) {
  const size = /^([=≤≥]) -?[\d.−]+$/.exec(half);
  if (size) return `${size[1]} ${number(constant).replace("−", "-")}`;
  const base = half.replace(/ [+-]\s[\d.]+$/, "");
  return constant ? `${base} ${constant < 0 ? "-" : "+"} ${number(Math.abs(constant))}` : base;
}

/** The same with no break between the sign and the number. */
export const unbroken = (half) => half.replace(/ ([+-]) (?=[\d.]+$)/, " $1\u00a0");

function titleOfPart(constraint) {
  const found = outlineConstraint(constraint.id);
  return found ? titleOf(found.constraint, found.owner) : constraint.text.replace(" == ", " = ").replace(" >= ", " ≥ ").replace(" <= ", " ≤ ").replace(/\bUIViewSafeAreaLayoutGuide\b/g, "Safe Area");
}

/** ` @750` of an optional constraint; the space is no part of the box, which would drop it. */
const priorityOf = ({ priority }) => ((priority ?? 1000) < 1000 ? [" ", h("span", { class: "dim" }, `@${number(priority)}`)] : []);

/** A constraint that is only tried: its words and its constant, which nobody can change yet. */
function triedRow(constraint) {
  const title = titleOfPart(constraint);
  const [first, rest] = halvesOf(title);
  return h("div", { class: "constraint tried", title: `${title} (preview)` },
    h("i", { class: "dot" }), h("span", { class: "words" }, h("span", {}, first), " ", h("span", {}, unbroken(rest)), ...priorityOf(constraint)),
    h("span", { class: "of-preview" }, "Preview"), h("b", {}, number(constraint.constant ?? 0)));
}

/** Lists what a trial adds below the constraints that there are, and strikes out what it removes, so that rows and count agree. */
function showTried(panel, view, tried) {
  for (const old of panel.querySelectorAll(".constraint.tried")) old.remove();
  const rows = [...panel.querySelectorAll(".constraint[data-constraint]")];
  const after = view && tried ? constraintsNaming(places(tried).byID.get(view.id) ?? view, tried.scene) : null;
  for (const each of rows) each.classList.toggle("leaves", after !== null && !after.some((part) => part.id === each.dataset.constraint));
  const known = new Set(rows.map((each) => each.dataset.constraint));
  const fresh = (after ?? []).filter((part) => !known.has(part.id)).map(triedRow);
  if (!fresh.length) return;
  if (rows.length) rows.at(-1).after(...fresh);
  else panel.querySelector("[data-live-count]")?.closest("section")?.querySelector(".fold")?.prepend(...fresh);
}

/** A constraint by its title, with a field for the constant. */
function row(constraint, quantities) {
  const title = titleOfPart(constraint);
  const [first, rest] = halvesOf(title);
  const isOptional = constraint.priority !== undefined && constraint.priority < 1000;
  const look = constraint.isBroken ? "broken" : constraint.isSatisfied === false ? "open" : isOptional ? "optional" : "";
  const field = numberInput(`Constant of ${title}`, constraint.constant ?? 0, (value) => perform([setConstant(constraint.id, value)], "Change Constant"),
    { "data-live": `constant ${constraint.id}`, onpreview: (value) => (value === null ? endPreview() : preview([setConstant(constraint.id, value)])) });
  return h("div", { class: `constraint ${state.constraints.includes(constraint.id) ? "chosen" : ""}`, "data-constraint": constraint.id },
    h("i", { class: `dot ${look}`, title: { broken: "Broken in a conflict", open: "Not satisfied", optional: `Priority ${constraint.priority}` }[look] }),
    h("button", { class: "words", type: "button", title, onclick: () => selectConstraints([constraint.id]) }, h("span", {}, first), " ", h("span", { "data-live-half": constraint.id }, unbroken(rest)), ...priorityOf(constraint)),
    axes(quantities), h("span", { class: "number" }, withStepper(field)));
}

const priorities = [
  ["Hugging ↔", "horizontalHuggingPriority", "hugging", 0], ["Hugging ↕", "verticalHuggingPriority", "hugging", 1],
  ["Resistance ↔", "horizontalCompressionResistancePriority", "resistance", 0], ["Resistance ↕", "verticalCompressionResistancePriority", "resistance", 1],
];

function contentSection(facts) {
  if (!facts.hugging) return null;
  const size = facts.contentWidth === undefined && facts.contentHeight === undefined ? "none" : `${facts.contentWidth === undefined ? "–" : number(facts.contentWidth)} × ${facts.contentHeight === undefined ? "–" : number(facts.contentHeight)}`;
  const others = (factsOfSelection() ?? []).map((part) => part.object).filter((object) => object?.hugging);
  const field = ([title, name, list, axis]) => {
    const isMixed = differs([facts, ...others].map((object) => object[list][axis]));
    const objects = state.selection.length > 1 ? state.selection : null;
    const change = (value) => [{ verb: "set", ...(objects ? { objects } : { object: facts.id }), values: { [name]: String(value) } }];
    return h("label", { class: "number" }, h("span", {}, title), withStepper(numberInput(`${title}, priority`, isMixed ? null : facts[list][axis], (value) => perform(change(value), "Change Priority"),
      { placeholder: isMixed ? "Mixed" : null, onpreview: (value) => (value === null ? endPreview() : preview(change(value))) })));
  };
  return foldable("Content", [h("div", { class: "value" }, h("span", {}, "Size"), h("b", {}, others.some((object) => object.contentWidth !== facts.contentWidth || object.contentHeight !== facts.contentHeight) ? "Mixed" : size)), h("div", { class: "grid2 spaced priorities" }, priorities.map(field))]);
}

/** Shows in the fields what a trial comes to, or again what holds; what is being typed stays. */
export function followTrial(panel) {
  const tried = state.ghost?.pictures[state.focus] ?? null;
  const picture = tried ?? state.pictures[state.focus];
  const id = state.selection.at(-1);
  panel.classList.toggle("trial", tried !== null);
  if (!picture?.scene) return;
  const frame = places(picture).byID.get(id)?.frame;
  const known = new Map(picture.scene.constraints.map((part) => [part.id, part]));
  for (const field of panel.querySelectorAll("[data-live]")) {
    const [kind, name] = field.dataset.live.split(" ");
    const value = kind === "frame" ? frame?.[name] : kind === "priority" ? known.has(name) ? known.get(name).priority ?? 1000 : undefined : known.get(name)?.constant ?? (known.has(name) ? 0 : undefined);
    if (value !== undefined && field !== document.activeElement && field.value !== number(value)) field.value = number(value);
  }
  for (const half of panel.querySelectorAll("[data-live-half]")) {
    const part = known.get(half.dataset.liveHalf);
    if (part) half.textContent = unbroken(withConstant(half.textContent, part.constant ?? 0));
  }
  const counted = panel.querySelector("[data-live-count]");
  // A drag changes constants alone.
  if (counted) showTried(panel, places(picture).byID.get(counted.dataset.liveCount), state.ghost?.isQuick ? null : tried);
  for (const count of panel.querySelectorAll("[data-live-count]")) {
    const view = places(picture).byID.get(count.dataset.liveCount);
    const [now, before] = [picture, state.pictures[state.focus]].map((each) => (view ? constraintsNaming(places(each).byID.get(view.id) ?? view, each?.scene).length : null));
    if (view) count.textContent = now === before ? String(now) : `${before} → ${now}`;
  }
}
