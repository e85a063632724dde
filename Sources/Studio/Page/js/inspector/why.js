// Why an edge is where it is: the sum of what the constraints on the way contribute.
import { h, number } from "../dom.js";
import { state } from "../store.js";
import { titleOf } from "../model/constraints.js";
import { outlineConstraint, outlineScene, selectConstraints } from "../model/selection.js";
import { objects } from "../model/tree.js";

/** The explanation of `{ quantity, explanation, text }`. */
export function whySection({ explanation, text }) {
  const { item, attribute, value, steps } = explanation;
  const shares = steps.filter((step) => Math.abs(step.share) > 0.005);
  const sum = shares.map((step, index) => `${index && step.share >= 0 ? "+ " : index ? "− " : step.share < 0 ? "−" : ""}${number(Math.abs(step.share))}`).join(" ");
  return h("div", { class: "why" },
    h("h3", {}, `${nameOfItem(item)}.${attribute} is ${number(value)}`),
    shares.length > 1 && h("p", { class: "sum" }, `${sum} = ${number(value)}`),
    h("dl", { class: "steps" }, steps.flatMap(step)),
    remarks(explanation).map((remark) => h("p", { class: "remark" }, remark)),
    h("details", {}, h("summary", {}, "Full explanation"), h("pre", {}, text)));
}

/** The name of an item of an explanation, which calls the view of the screen its root. */
function nameOfItem(item) {
  const root = objects(outlineScene()).find(({ object }) => object.kind === "view")?.object.name ?? "View";
  return item.replace(/\bsafe area of root\b/g, "Safe Area").replace(/\bsafe area of /g, "Safe Area of ").replace(/\broot\b/g, root);
}

/** A constraint in the words of the outline, also one that the document does not have. */
function titleOfMention({ identifier, text }) {
  const known = identifier && outlineConstraint(identifier);
  if (known) return titleOf(known.constraint, known.owner);
  return nameOfItem(text).replace(" == ", " = ").replace(" >= ", " ≥ ").replace(" <= ", " ≤ ").replace(/\.minX\b/g, ".x").replace(/\.minY\b/g, ".y");
}

const sources = { contentHugging: "the size of the content", compressionResistance: "the size of the content", autoresizingMask: "from the autoresizing mask", hiding: "from a hidden view" };

function step({ constraint, share, inset }) {
  const isKnown = constraint.identifier && outlineConstraint(constraint.identifier);
  const title = titleOfMention(constraint);
  // Where the screen begins, and how large it is, no constraint says.
  const content = constraint.kind === "imposed" ? h("span", {}, `${title.replace(/^.*\.(x|y) = 0$/, "The screen begins here")}`, h("span", { class: "dim" }, title.endsWith("= 0") ? "" : " from the device")) : title;
  return [
    h("dt", {}, number(share)),
    h("dd", {}, isKnown ? h("button", { class: "link", type: "button", onclick: () => selectConstraints([constraint.identifier]) }, title) : content,
      sources[constraint.kind] && h("span", { class: "dim" }, `, ${sources[constraint.kind]}`), Math.abs(inset ?? 0) > 0.005 && h("span", { class: "dim" }, `: ${sumOf(share, inset, insetOf(title, inset))}`)),
  ];
}

/** `98 = 24 + 74 (safe area)`: what of a share the constant is, and what the inset. */
export function sumOf(share, inset, name) {
  const signed = (value) => `${value < 0 ? "−" : "+"}\u00a0${number(Math.abs(value))}`;
  const rest = share - inset;
  // A sum is on one line.
  const parts = Math.abs(rest) > 0.005 ? `${number(rest)}\u00a0${signed(inset)}` : number(inset);
  return parts === number(share) ? name : `${number(share)}\u00a0=\u00a0${parts} (${name})`;
}

/** What insets an edge: a constraint names the safe area, or a margin, which may contain it. */
export function insetOf(title, inset, safeArea = state.pictures[state.focus]?.scene?.safeArea ?? {}) {
  if (!/margin/i.test(title)) return "safe area";
  const isSafe = Object.values(safeArea).some((side) => side > 0.5 && Math.abs(inset) > side + 0.5);
  return /Safe Area/.test(title) || isSafe ? "margin and safe area" : "margin";
}

/** What wants the edge elsewhere, and what is open. */
function remarks({ against, rests, freedom }) {
  const made = (against ?? []).map((part) => `“${titleOfMention(part.constraint)}” requires ${number(part.wanted)}, but has a lower priority${part.losesTo?.length ? ` than ${part.losesTo.map((other) => `“${titleOfMention(other)}”`).join(", ")}` : ""}.`);
  for (const rest of rests ?? []) made.push(rest.isLeast ? `${nameOfItem(rest.quantity)} is zero, because a size cannot be negative.` : `Nothing decides ${nameOfItem(rest.quantity)}.`);
  if (freedom) made.push("Other values also satisfy all constraints: the position or size is ambiguous.");
  return made;
}
