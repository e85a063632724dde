// The note over the picture where a file cannot be built, or takes long.
import { h } from "../dom.js";
import { state } from "../store.js";
import { messages, reveal } from "./model.js";

/** What the note says; empty for nothing. */
export function buildNote() {
  if (state.slowPhase === "building") return [h("p", {}, "The compiler is at work.")];
  if (state.build?.phase !== "failed") return [];
  const errors = messages("error");
  const rest = errors.length - 3;
  return [
    h("b", {}, "The file cannot be built"),
    h("ul", { class: "build-errors" }, errors.slice(0, 3).map(({ line, message }) => h("li", {}, h("button", { class: "link", type: "button", onclick: () => reveal(line) }, `Line ${line}: ${message}`)))),
    rest > 0 && h("p", {}, rest === 1 ? "One more error." : `${rest} more errors.`),
    h("p", { class: "dim" }, state.program?.picture ? "The picture is that of the last build that succeeded." : "There is no picture yet."),
  ];
}
