// The first page of a folder with several documents: what was open last, all there is by folders, lessons, and a new scene.
import { h } from "../dom.js";
import { on, set, state } from "../store.js";
import { commonFolder, folderBelow } from "../model/folders.js";
import { open } from "../model/session.js";
import { get } from "../api.js";
import { begin } from "../lesson/model.js";
import { report } from "./messages.js";
import { libraryMenu } from "./library.js";

const place = "trellis recent";

function recent() {
  try { return JSON.parse(localStorage.getItem(place) ?? "[]").filter((file) => state.documents.some((part) => part.file === file)); } catch { return []; }
}

function remember() {
  if (!state.file || state.program) return;
  try { localStorage.setItem(place, JSON.stringify([state.file, ...recent().filter((file) => file !== state.file)].slice(0, 12))); } catch { /* Nothing is remembered. */ }
}

let page = null;
/** The document that stands behind the page before one was chosen counts as none that was opened. */
let behind = null;

/** Keeps what is opened, from now on. */
export function start() {
  on(["file"], () => { if (!page || state.file !== behind) { close(); remember(); } });
}

/** Shows the page over the canvas. */
export function showWelcome(canvas) {
  behind = state.file;
  const name = (file) => file.split("/").at(-1);
  const root = commonFolder(state.documents.map((part) => part.file));
  const choose = (file) => { close(); if (file === state.file) remember(); else open(file); set({ tab: "outline" }); };
  const entry = (file) => h("button", { class: "welcome-entry", type: "button", title: file, onclick: () => choose(file) }, h("b", {}, name(file)), folderBelow(file, root) ? h("span", {}, folderBelow(file, root)) : null);
  const list = (title, files) => (files.length ? h("section", {}, h("h2", {}, title), h("div", { class: "welcome-list" }, files.map(entry))) : null);
  const last = recent().slice(0, 6);
  const all = state.documents.filter((part) => !part.isProgram).map((part) => part.file);
  const lessons = all.filter((file) => /\/(Guides|Lessons)\//.test(file)).slice(0, 12);
  const others = all.filter((file) => !last.includes(file) && !lessons.includes(file)).slice(0, 18);
  const shown = new Set([...last, ...others, ...lessons]).size;
  page = h("div", { class: "welcome", role: "dialog", "aria-label": "Documents", onkeydown: (event) => { if (event.key === "Escape") { event.stopPropagation(); close(); canvas.focus(); } } },
    h("div", { class: "welcome-body" },
      h("h1", {}, "Choose a document"),
      h("p", { class: "dim", title: root }, `${all.length} documents in ${root.split("/").at(-2) ?? "this folder"}${shown < all.length ? `, of which ${shown} are listed here. To see all of them, choose Files.` : "."}`),
      list("Recent", last), list("Documents", others), list("Lessons", lessons), lessonList(),
      h("div", { class: "row-actions" },
        h("button", { class: "button", type: "button", onclick: () => { close(); libraryMenu(document.querySelector("[aria-label^='Library']")); const field = document.querySelector(".library input"); field.value = "controller"; field.dispatchEvent(new Event("input")); } }, `New Scene in ${name(state.file ?? "")}`),
        h("button", { class: "button", type: "button", onclick: () => { close(); canvas.focus(); } }, `Stay with ${name(state.file ?? "")}`))));
  canvas.append(page);
  page.querySelector(".welcome-entry")?.focus({ preventScroll: true });
}

/** The lessons that the studio teaches, which are asked for when they are wanted. */
function lessonList() {
  const entries = h("div", { class: "welcome-list" });
  const fill = async () => {
    if (entries.firstChild) return;
    try {
      entries.replaceChildren(...(await get("lessons")).map(({ number, title, chapter, folder }) => h("button", { class: "welcome-entry", type: "button", title: `Creates ${folder}`, onclick: () => { close(); begin(number); } }, h("b", {}, `${number} ${title}`), h("span", {}, chapter))));
    } catch (error) {
      report(error);
    }
  };
  return h("section", {}, h("details", { ontoggle: fill }, h("summary", {}, "Learn Auto Layout: lessons with a task and a check"), entries));
}

function close() {
  page?.remove();
  page = null;
}
