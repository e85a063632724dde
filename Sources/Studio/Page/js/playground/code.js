// The text of the file that was built last, with what the compiler says at its lines.
import { h } from "../dom.js";
import { set, state } from "../store.js";

/** A longer file is shown in part: the lines around messages. */
const most = 4000;
let shown = null;

/** Shows the lines. */
export function codePanel(panel) {
  const { build } = state;
  const trap = trapOf(state.program?.failure);
  if (!build?.lines?.length) {
    shown = null;
    return panel.replaceChildren(h("div", { class: "empty" }, build?.messages.length ? sentences(build.messages) : "The file has not been built yet."));
  }
  const key = `${build.number} ${trap?.line} ${trap?.message}`;
  if (shown !== key || !panel.firstChild) {
    const top = panel.scrollTop;
    const messages = trap ? [...build.messages, trap] : build.messages;
    panel.replaceChildren(list(build.lines, messages));
    panel.scrollTop = top;
    const first = messages.find((message) => message.severity === "error");
    if (first && shown !== key) scrollTo(panel, first.line);
    shown = key;
  }
  if (state.codeLine) {
    scrollTo(panel, state.codeLine);
    queueMicrotask(() => set({ codeLine: null }));
  }
}

const sentences = (messages) => messages.map(({ message }) => h("p", {}, message));

/** Where the app has ended, as a message; null where the reason has no line of the file. */
function trapOf(failure) {
  const found = /Playground\/[^:]+:(\d+): (Fatal error.*)$/.exec(failure?.message ?? "");
  return found && state.build.phase !== "failed" ? { severity: "error", line: Number(found[1]), column: 1, message: found[2] } : null;
}

function list(lines, messages) {
  const byLine = Map.groupBy ? Map.groupBy(messages, (message) => message.line) : grouped(messages);
  const isNear = (number) => lines.length <= most || messages.some((message) => Math.abs(message.line - number) < 20);
  const items = lines.flatMap((line, index) => (isNear(index + 1) ? [item(line, index + 1, byLine.get(index + 1) ?? [])] : []));
  return h("ol", { class: "code", tabindex: 0, "aria-label": "Code" }, items);
}

function grouped(messages) {
  const map = new Map();
  for (const message of messages) map.set(message.line, [...(map.get(message.line) ?? []), message]);
  return map;
}

function item(line, number, messages) {
  const gravest = messages.find(({ severity }) => severity === "error") ?? messages[0];
  return h("li", { value: number, class: gravest?.severity, "data-line": number },
    h("code", {}, gravest ? marked(line, gravest.column) : line || " "),
    messages.map(({ severity, message }) => h("p", { class: severity }, h("b", {}, { error: "Error: ", warning: "Warning: ", note: "Note: " }[severity]), message)));
}

/** The word that a message is about, by its column in bytes. */
function marked(line, column) {
  if (column === 1) return line || " ";
  const bytes = new TextEncoder().encode(line);
  const start = new TextDecoder().decode(bytes.slice(0, column - 1)).length;
  const word = /^(\w+|.)/u.exec(line.slice(start))?.[0];
  if (!word) return line || " ";
  return [line.slice(0, start), h("mark", {}, word), line.slice(start + word.length)];
}

function scrollTo(panel, line) {
  panel.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: "center" });
}
