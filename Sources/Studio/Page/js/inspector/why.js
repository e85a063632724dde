// Why an edge is where it is: the sum of what the constraints on the way contribute.
import { h, number } from "../dom.js";
import { outlineConstraint, selectConstraints } from "../model/selection.js";

/** The explanation of `{ quantity, explanation, text }`. */
export function whySection({ explanation, text }) {
  const { item, attribute, value, steps } = explanation;
  const shares = steps.filter((step) => Math.abs(step.share) > 0.005);
  const sum = shares.map((step, index) => `${index && step.share >= 0 ? "+ " : index ? "− " : step.share < 0 ? "−" : ""}${number(Math.abs(step.share))}`).join(" ");
  return h("div", { class: "why" },
    h("h3", {}, `${item}.${attribute} is ${number(value)}`),
    shares.length > 1 && h("p", { class: "sum" }, `${sum} = ${number(value)}`),
    h("dl", { class: "steps" }, steps.flatMap(step)),
    remarks(explanation).map((remark) => h("p", { class: "remark" }, remark)),
    h("details", {}, h("summary", {}, "Full explanation"), h("pre", {}, text)));
}

function step({ constraint, share, inset }) {
  const known = constraint.identifier && outlineConstraint(constraint.identifier);
  const plain = constraint.text.replace(" == ", " = ").replace(" >= ", " ≥ ").replace(" <= ", " ≤ ");
  const source = { contentHugging: "size of the content", compressionResistance: "size of the content", imposed: "given", autoresizingMask: "autoresizing mask", hiding: "hidden" }[constraint.kind];
  return [
    h("dt", {}, number(share)),
    h("dd", {}, known ? h("button", { class: "link", type: "button", onclick: () => selectConstraints([constraint.identifier]) }, plain) : plain,
      source && h("span", { class: "dim" }, ` ${source}`), Math.abs(inset ?? 0) > 0.005 && h("span", { class: "dim" }, ` including ${number(inset)} of margins or safe area`)),
  ];
}

/** What wants the edge elsewhere, and what is open. */
function remarks({ against, rests, freedom }) {
  const made = (against ?? []).map((part) => `${part.constraint.text} requires ${number(part.wanted)}, but has a lower priority${part.losesTo?.length ? ` than ${part.losesTo.map((other) => other.text).join(", ")}` : ""}.`);
  for (const rest of rests ?? []) made.push(rest.isLeast ? `${rest.quantity} is zero, because a size cannot be negative.` : `Nothing decides ${rest.quantity}.`);
  if (freedom) made.push("Other values also satisfy all constraints: the position or size is ambiguous.");
  return made;
}
