// What stands in the toolbar for a program, and the note over its picture where something went wrong.
import { h, update } from "../dom.js";
import { on, set, state } from "../store.js";
import { iconButton, segments } from "../ui/controls.js";
import { buildNote } from "../playground/note.js";
import { act, launch, replay, stop } from "./model.js";

/** The pointer's use, the back button, the clock, and starting anew. */
export function programControls() {
  const { isRunning } = state.program;
  return [
    segments("Pointer", [["use", "Use the app", "finger"], ["inspect", "Inspect views", "view"]], state.pointer, (pointer) => set({ pointer })),
    iconButton("left-arrow", "Back", () => act({ action: "back" }), { disabled: !isRunning }),
    iconButton("clock", "Wait for one second", () => act({ action: "wait", seconds: 1 }), { disabled: !isRunning }),
    iconButton("again", "Launch Again", launch),
    iconButton("replay", "Replay All Steps", replay, { disabled: !state.program.steps.length }),
  ];
}

/** Builds the note. */
export function start(canvas) {
  const note = h("div", { class: "program-note", role: "alert", hidden: true });
  canvas.append(note);
  const show = () => {
    const parts = state.program ? saying() : [];
    note.hidden = !parts.length;
    canvas.classList.toggle("ended", state.program?.failure !== null && state.program?.failure !== undefined && !state.program.isRunning);
    update(note, parts);
  };
  on(["program", "isProgramBusy", "build", "slowPhase"], show);
  on(["program", "pointer", "mode"], () => canvas.classList.toggle("using", state.program !== null && state.pointer === "use" && state.mode !== "layers"));
}

function saying() {
  if (state.isProgramBusy || state.slowPhase === "launching") return busy();
  const build = buildNote();
  return build.length ? build : state.program.failure ? failed(state.program) : [];
}

const button = (title, action) => h("button", { class: "button", type: "button", onclick: action }, title);

function busy() {
  return [h("p", {}, "The program has not responded yet."), h("div", { class: "row-actions" }, button("Stop Program", stop))];
}

function failed({ failure, isRunning, steps }) {
  const place = failure.number ? `Step ${failure.number} of ${Math.max(failure.number, steps.length)}, ${failure.step}: ` : `${failure.step}: `;
  return [
    h("b", {}, isRunning ? "The steps could not be repeated" : "The program has ended"),
    h("p", {}, `${place}${failure.message}.`),
    h("div", { class: "row-actions" }, button(isRunning ? "Launch Again" : "Start Again", launch), steps.length ? button("Replay All Steps", replay) : null),
  ];
}
