// What lasts, in one strip below the toolbar: the studio that is gone, a file that is broken, deleted, changed by others or not written.
import { h } from "../dom.js";
import { on, set, state } from "../store.js";
import { openMerge } from "../merge/dialog.js";
import { openText } from "../merge/model.js";
import { saveAsPanel } from "./saveas.js";
import { recreate, resolveConflict, retry, save } from "../model/session.js";

/** Builds the strip. */
export function start(element) {
  element.hidden = true;
  const show = () => {
    const now = lasting();
    document.body.classList.toggle("disconnected", state.isDisconnected);
    element.hidden = !now;
    if (!now) return element.replaceChildren();
    element.className = `strip ${now.kind}`;
    const line = [h("b", {}, now.title), h("span", {}, now.text), ...now.actions.map(([title, action]) => h("button", { class: "button", type: "button", onclick: (event) => action(event) }, title))];
    if (element.dataset.shown !== now.title + now.text) element.replaceChildren(...line);
    element.dataset.shown = now.title + now.text;
  };
  on(["document", "isDisconnected", "saveProblem", "program", "merge", "mergeProblem"], show);
  show();
}

/** A path as it is typed in a terminal. */
const inShell = (path) => (/^[\w./+-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

const saveElsewhere = ["Save As…", (event) => saveAsPanel(event.currentTarget)];

/** What is the matter; null for nothing. The gravest comes first. */
function lasting() {
  if (state.isDisconnected) {
    return { kind: "error", title: "Trellis Studio does not respond.", text: `You cannot edit until it runs again. Start it in a terminal: trellis studio ${inShell(state.file ?? "")}`, actions: [["Try Again", () => location.reload()]] };
  }
  const now = state.document?.state;
  if (!now || state.program) return null;
  const { problem } = now;
  if (state.merge?.file === state.file) {
    return { kind: "warning", title: "Git has an open merge of this document.", text: openText(state.merge), actions: [["Resolve Merge…", openMerge]] };
  }
  if (state.mergeProblem) return { kind: "warning", title: "Git has a conflict in this document.", text: state.mergeProblem, actions: [] };
  if (problem?.status === 410) {
    return { kind: "error", title: "The file was deleted or moved.", text: "The page shows the last version.", actions: [["Recreate File", () => recreate()], saveElsewhere] };
  }
  if (problem) {
    const place = problem.line ? ` (line ${problem.line})` : "";
    return { kind: "error", title: "The file cannot be read.", text: `${problem.message.charAt(0).toUpperCase()}${problem.message.slice(1)}${place}. The page shows the last version that could be read.`, actions: [["Try Again", () => retry()], saveElsewhere] };
  }
  if (now.isConflicting) {
    return { kind: "warning", title: "Another program changed the file in the same place.", text: "", actions: [["Keep My Version", () => resolveConflict(true)], ["Use Version on Disk", () => resolveConflict(false)], saveElsewhere] };
  }
  if (state.saveProblem && !now.isSaved) return { kind: "error", title: "The last change was not saved.", text: state.saveProblem, actions: [["Save Again", () => save()], saveElsewhere] };
  return null;
}

/** Whether the studio answers. */
export function connected(isThere) { set({ isDisconnected: !isThere }); }
