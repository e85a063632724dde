// Short messages at the lower edge, which screen readers read out.
import { h } from "../dom.js";

/** Shows a message for a while. */
export function tell(text, kind = "") {
  const area = document.getElementById("messages");
  const message = h("div", { class: `message ${kind}` }, text);
  area.append(message);
  while (area.children.length > 3) area.firstChild.remove();
  setTimeout(() => message.remove(), kind === "error" ? 9000 : 3500);
}

/** Shows why something failed. */
export function report(error) {
  const text = error.message ?? String(error);
  if (error instanceof TypeError && /fetch/i.test(text)) return tell("trellis studio is not running. Start it again, and open its new address.", "error");
  tell(sentence(text), "error");
  if (!error.status) console.error(error);
}

function sentence(text) {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
