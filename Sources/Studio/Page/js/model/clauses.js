// What the bar of widths says: clauses become one sentence, so that a conflict is never read as the name of a view.

/** What holds: `conflict` alone; `there is a conflict, and Green and Blue are ambiguous` with others. */
export function joined(clauses, isConflict) {
  const all = [...(isConflict ? [clauses.length ? "there is a conflict" : "conflict"] : []), ...clauses];
  // Clauses have “and” within them: the comma tells where the next one begins.
  if (all.length < 2) return all[0] ?? "";
  return `${all.slice(0, -1).join(", ")}, and ${all.at(-1)}`;
}

/** The same of all widths that were tried. */
export function atEveryWidth(text) {
  const sentence = text === "conflict" ? "there is a conflict" : text;
  return `${sentence}${sentence.includes(", and ") ? "," : ""} at every width tried`;
}

/** `Result is clipped`, `Result and one more are clipped`. */
export function clipped(name, count) {
  if (count < 2) return `${name} is clipped`;
  return count === 2 ? `${name} and one more are clipped` : `${name} and ${count - 1} more are clipped`;
}
