// The steps that led to what a program shows, and what it has logged.
import { h, update } from "../dom.js";
import { state } from "../store.js";

/** The list of steps; those that could not be done again come last. */
export function stepsPanel(panel) {
  const { steps = [], failure } = state.program ?? {};
  const failed = failure?.number ? failure.number - 1 : -1;
  panel.replaceChildren(steps.length
    ? h("ol", { class: "steps-taken", "aria-label": "Steps since the launch" }, steps.map((step, index) => h("li", { class: index === failed ? "failed" : step.isDone ? "" : "open" }, step.title, index === failed && h("p", {}, failure.message))))
    : h("div", { class: "empty" }, h("b", {}, "No steps yet"), "Tap, drag or type on the device. After a new build of the program, all steps are repeated."));
}

/** What UIKit logged and the program printed. */
export function consolePanel(panel) {
  const { log = [], printed = "" } = state.program ?? {};
  const parts = [log.length ? h("section", { class: "log" }, h("h2", {}, "Layout"), log.map((message) => h("pre", {}, message))) : null, printed ? h("section", { class: "log" }, h("h2", {}, "Printed"), h("pre", {}, printed)) : null];
  const end = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 4;
  update(panel, log.length || printed ? parts : [h("div", { class: "empty" }, "UIKit has logged nothing, and the program has printed nothing.")]);
  if (end) panel.scrollTop = panel.scrollHeight;
}
