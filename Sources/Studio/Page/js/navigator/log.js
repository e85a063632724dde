// Logs of a console, pasted and explained.
import { drawing, h } from "../dom.js";
import { post } from "../api.js";
import { report } from "../ui/messages.js";
import { set, state } from "../store.js";
import { objects } from "../model/tree.js";
import { showScene } from "../model/session.js";

/** Shows the field and what came of it. */
export function logPanel(panel) {
  if (panel.firstChild) return;
  const text = h("textarea", { "aria-label": "Console log", placeholder: "Paste the output of the Xcode console:\nUnable to simultaneously satisfy constraints…", spellcheck: "false" });
  const answer = h("div", { "aria-live": "polite" });
  const explain = async () => {
    if (!text.value.trim()) return;
    try {
      const result = await post("log", { text: text.value, file: state.file });
      answer.replaceChildren(...parts(result));
    } catch (error) {
      report(error);
    }
  };
  text.addEventListener("paste", () => setTimeout(explain, 0));
  panel.append(h("div", { class: "log" }, text, h("button", { class: "button main", type: "button", onclick: explain }, "Explain"), answer));
}

function parts({ conflicts, notes }) {
  const made = conflicts.flatMap((conflict) => [h("pre", {}, words(conflict)), ...(conflict.svg ? [picture(conflict.svg)] : []), inDocument(conflict)]);
  made.push(...notes.map((note) => h("pre", {}, note)));
  return made.length ? made : [h("div", { class: "empty" }, "This text contains no message about constraints.")];
}

/** The explanation; without the drawing made of letters where there is a better one. */
function words({ text, svg }) {
  return svg ? text.split("\n\n").filter((part) => !/\[=+|<-{3}/.test(part)).join("\n\n") : text;
}

/** A drawing is wider than the navigator: a click shows it in its size. */
function picture(svg) {
  const enlarge = () => {
    const dialog = h("dialog", { class: "dialog picture", "aria-label": "Drawing of the conflict", onclick: () => dialog.close(), onclose: () => dialog.remove() },
      h("div", { class: "log" }, drawing(svg)), h("div", { class: "actions" }, h("button", { class: "button", type: "button" }, "Close")));
    document.getElementById("toolbar").append(dialog);
    dialog.showModal();
  };
  return h("button", { class: "picture", type: "button", title: "Show larger", "aria-label": "Enlarge the drawing", onclick: enlarge }, drawing(svg));
}

/** Which of the constraints the open document has. */
function inDocument({ entries }) {
  const found = entries.filter((entry) => entry.constraints.length);
  if (!found.length) return h("p", { class: "dim" }, "None of these constraints is in the open document.");
  return h("div", { class: "found" }, h("h2", {}, "In this document"), found.map((entry) =>
    h("button", { class: "link", type: "button", onclick: () => reveal(entry.constraints) }, entry.sentence, entry.constraints.length > 1 && h("span", { class: "dim" }, ` one of ${entry.constraints.length} similar constraints`))));
}

/** Shows the scene that has the constraints, with them selected. */
function reveal(ids) {
  for (const scene of state.document?.outline.scenes ?? []) {
    const owner = objects(scene).find(({ object }) => (object.constraints ?? []).some((part) => ids.includes(part.id)));
    if (!owner) continue;
    showScene(scene.id);
    return set({ selection: [], constraints: ids });
  }
}
