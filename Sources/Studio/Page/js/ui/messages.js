// Short messages at the lower edge, which screen readers read out.
import { h } from "../dom.js";
import { set } from "../store.js";
import { outlineConstraint, sceneOf } from "../model/selection.js";

/** Shows a message for a while; the same one is not there twice. */
export function tell(text, kind = "") {
  const area = document.getElementById("messages");
  for (const old of [...area.children]) if (old.textContent === text) old.remove();
  const message = h("div", { class: `message ${kind}` }, text);
  area.append(message);
  while (area.children.length > 2) area.firstChild.remove();
  setTimeout(() => message.remove(), kind === "error" ? 7000 : 3500);
}

/** Takes back what a later step made old. */
export function takeBack(pattern) {
  for (const message of [...document.getElementById("messages").children]) if (pattern.test(message.textContent)) message.remove();
}

/** Shows why something failed. What lasts is in the strip. */
export function report(error) {
  const text = error.message ?? String(error);
  if (error instanceof TypeError && /fetch/i.test(text)) return set({ isDisconnected: true });
  tell(sentence(named(text)), "error");
  if (!error.status) console.error(error);
}

/** Names in the place of ids. */
function named(text) {
  return text.replace(/\b[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3,4}\b/g, (id) => {
    const found = sceneOf(id)?.object.name ?? outlineConstraint(id)?.constraint.name;
    return found ? `“${found}”` : id;
  });
}

function sentence(text) {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
