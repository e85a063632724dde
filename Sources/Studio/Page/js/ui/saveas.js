// Save As: what is shown becomes another file, below the folder that is served.
import { h } from "../dom.js";
import { state } from "../store.js";
import { saveAs } from "../model/session.js";
import { closePopover, showPopover } from "./popover.js";

/** A name that says what it is of: `Main copy.storyboard` in the folder of the document. */
function proposal() {
  return (state.document?.path ?? state.file.split("/").at(-1)).replace(/(\.[a-z]+)?$/, " copy$1");
}

/** Asks for the path, below what opens it. Return saves; a refusal stays in the panel. */
export function saveAsPanel(below) {
  const path = h("input", { type: "text", value: proposal(), "aria-label": "Path of the new file", spellcheck: "false", autocomplete: "off", "aria-describedby": "save-as-problem" });
  const problem = h("p", { class: "problem", id: "save-as-problem", role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    const refusal = await saveAs(path.value);
    if (refusal === null) return closePopover();
    problem.textContent = refusal;
    path.focus();
  };
  const folder = state.document?.folder?.split("/").filter(Boolean).at(-1);
  showPopover(h("form", { class: "save-as-form", onsubmit: submit }, h("h2", {}, "Save As"), path, h("p", { class: "dim" }, folder ? `Below the folder ${folder}. Existing files are never replaced.` : "Existing files are never replaced."), problem,
    h("div", { class: "actions" }, h("button", { class: "button", type: "button", onclick: closePopover }, "Cancel"), h("button", { class: "button main", type: "submit" }, "Save"))), { below, label: "Save As", className: "save-as" });
  // The name is what is changed most, not the extension.
  const end = path.value.lastIndexOf(".");
  path.setSelectionRange(path.value.lastIndexOf("/") + 1, end < 0 ? path.value.length : end);
}
