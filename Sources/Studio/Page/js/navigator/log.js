// Logs of a console, pasted and explained.
import { drawing, h } from "../dom.js";
import { post } from "../api.js";
import { report } from "../ui/messages.js";

/** Shows the field and what came of it. */
export function logPanel(panel) {
  if (panel.firstChild) return;
  const text = h("textarea", { "aria-label": "Console log", placeholder: "Paste what Xcode’s console printed:\nUnable to simultaneously satisfy constraints…", spellcheck: "false" });
  const answer = h("div", { "aria-live": "polite" });
  const explain = async () => {
    if (!text.value.trim()) return;
    try {
      const result = await post("log", { text: text.value });
      answer.replaceChildren(...parts(result));
    } catch (error) {
      report(error);
    }
  };
  text.addEventListener("paste", () => setTimeout(explain, 0));
  panel.append(h("div", { class: "log" }, text, h("button", { class: "button main", type: "button", onclick: explain }, "Explain"), answer));
}

function parts({ conflicts, notes }) {
  const made = conflicts.flatMap((conflict) => [h("pre", {}, conflict.text), ...(conflict.svg ? [drawing(conflict.svg)] : [])]);
  made.push(...notes.map((note) => h("pre", {}, note)));
  return made.length ? made : [h("div", { class: "empty" }, "This text holds no message about constraints.")];
}
