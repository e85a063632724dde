// Issues in a few words, for cards: what is wrong of what, without the heading that the kind of issue has. The sentences are those of `trellis check`.

import { sceneOf } from "./selection.js";

/** Without ids and with one kind of quotation marks. */
export const plain = (text) => text.replace(/\[[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3,4}\]/g, "").replace(/"([^"]*)"/g, "“$1”");

/** A sentence with a capital letter, without ids. */
export const capital = (text) => { const words = plain(text); return words.charAt(0).toUpperCase() + words.slice(1); };

/** `X and Y or H` for `X position, and for the Y position or height`, as the canvas says it. */
const needs = (list) => list.replace(/([XY]) position/g, "$1").replace(/,? and (?:for )?the /, " and ").replace(/\bwidth\b/g, "W").replace(/\bheight\b/g, "H");

const short = [
  [/^.* (?:is|are) ambiguous for (“.+?”): add (?:a constraint|constraints) for the (.*?)(?: \(also ambiguous: .*)?$/s, (name, list) => `${name} needs ${needs(list)}`],
  [/^(“.+?”) and (“.+?”) have the same (horizontal|vertical) (hugging|compression resistance) priority, ([\d.]+),.*$/s, (one, other, axis, kind, priority) => `Same ${axis} ${kind} (${priority}): ${one} and ${other}`],
  [/^Scrollable content (.*?) is ambiguous for (“.+?”)\..*$/s, (what, name) => `The content of ${name} has no ${what}`],
  [/^The frame of (“.+?”) at run time differs from the frame in the document: the constraints produce (.*?), but the document stores .*$/s, (name, frame) => `${name} at run time: ${frame.replaceAll(" = ", " ")}`],
  [/^Text of (“.+?”) is clipped: the text is (.*?) points (wide|high), but the view has only (.*?) points.*$/s, (name, wanted, side, given) => `${name} needs a ${side === "wide" ? "width" : "height"} of ${wanted}, and has ${given}`],
  [/^(“.+?”) has no constraints, so the view .*$/s, (name) => name],
  [/^(“.+?”) extends (.*?) points beyond the screen.*$/s, (name, by) => `${name} extends ${by} points beyond the screen`],
  [/^(“.+?”) is unreachable: .*$/s, (name) => `${name} has no entry point and no identifier`],
];

/** `“One”, “Two” and “Go”`; of many the first, and how many there are more. */
function listed(names) {
  const quoted = names.map((name) => `“${name}”`);
  if (quoted.length > 5) return `${quoted.slice(0, 4).join(", ")} and ${quoted.length - 4} more`;
  return [quoted.slice(0, -1).join(", "), quoted.at(-1)].join(" and ");
}

const kinds = {
  conflicting_constraints: "Conflicting constraints", ambiguous_layout: "Ambiguous layout", clipped_text: "Clipped text", outside_screen: "Outside the screen",
  duplicate_constraint: "Duplicate constraint", arranged_subview_edge: "Constraint to the edge of a stack view", misplaced_view: "Misplaced view", overlapping_views: "Overlapping views",
};

/** The heading of the issues of a rule. */
export const kindOf = (rule) => kinds[rule] ?? `${rule.charAt(0).toUpperCase()}${rule.slice(1).replaceAll("_", " ")}`;

/** The issue in a line or two. Of a conflict that is told which constraint breaks; with which others is among the details. */
export function briefOf(issue) {
  const text = plain(issue.message);
  if (issue.rule === "missing_constraints" && issue.elements.length > 1) return listed(issue.elements.map((id) => sceneOf(id)?.object.name ?? id));
  if (issue.rule === "conflicting_constraints") return text.replace(/^iOS breaks (.*?)(?: \(expected |, which conflicts |\. iOS breaks ).*$/s, "$1 is broken");
  for (const [pattern, words] of short) {
    const match = pattern.exec(text);
    if (match) return words(...match.slice(1));
  }
  return capital(text);
}
