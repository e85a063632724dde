// The first page of a folder with several documents: what was open last, all there is by folders, lessons, and a new scene.
import { h, update } from "../dom.js";
import { on, set, state } from "../store.js";
import { commonFolder, folderBelow } from "../model/folders.js";
import { factsOf } from "../model/overview.js";
import { open } from "../model/session.js";
import { issueBadge } from "./badge.js";
import { get, post } from "../api.js";
import { begin } from "../lesson/model.js";
import { report } from "./messages.js";
import { libraryMenu } from "./library.js";

/** What was opened last, as far as it is still there. */
const recent = () => state.recent.filter((file) => state.documents.some((part) => part.file === file));

/** The studio keeps it, for the next start has another address. */
function remember() {
  const { file } = state;
  if (!file || state.program) return;
  set({ recent: [file, ...state.recent.filter((other) => other !== file)] });
  post("opened", { file }).catch(() => {});
}

let page = null;
/** The document that stands behind the page before one was chosen counts as none that was opened. */
let behind = null;

/** Keeps what is opened, from now on; `isWanted` tells that what is shown was asked for. */
export function start(isWanted) {
  if (isWanted) remember();
  on(["file"], () => { if (!page || state.file !== behind) { close(); remember(); } });
  on(["documents", "issues", "verdicts", "widthVerdicts"], () => { if (page) fill(document.getElementById("canvas")); });
  on(["isFirstPage"], () => {
    // What stands behind the page was not chosen: it is not shown as if it were.
    document.body.classList.toggle("first-page", state.isFirstPage);
    if (!state.isFirstPage && page) { close(); remember(); }
    askForLessons();
  });
}

/** Shows the page over the canvas. */
export function showWelcome(canvas) {
  behind = state.file;
  page = h("div", { class: "welcome", role: "dialog", "aria-label": "Documents", onkeydown: (event) => { if (event.key === "Escape") { event.stopPropagation(); close(); canvas.focus(); } } }, h("div", { class: "welcome-body" }));
  canvas.append(page);
  set({ isFirstPage: true });
  fill(canvas);
  page.querySelector(".welcome-entry")?.focus({ preventScroll: true });
}

const nameOf = (file) => file.split("/").at(-1);

/** What is known of documents comes while the page is open. */
function fill(canvas) {
  const root = commonFolder(state.documents.map((part) => part.file));
  const all = state.documents.filter((part) => !part.isProgram).map((part) => part.file);
  // No document is listed twice.
  const last = recent().filter((file) => all.includes(file)).slice(0, 6);
  const guides = all.filter((file) => /\/(Guides|Lessons)\//.test(file) && !last.includes(file)).slice(0, 12);
  const others = all.filter((file) => !last.includes(file) && !guides.includes(file)).slice(0, 18);
  const shown = last.length + others.length + guides.length;
  // To go on is to go on with what was open last.
  const next = last[0] ?? state.file;
  const list = (title, files) => (files.length ? h("section", {}, h("h2", {}, title), h("div", { class: "welcome-list" }, files.map((file) => entry(file, root)))) : null);
  const newScene = async () => {
    if (next && next !== state.file) await open(next);
    else remember();
    close();
    libraryMenu(document.querySelector("[aria-label^='Library']"));
    const field = document.querySelector(".library input");
    field.value = "controller";
    field.dispatchEvent(new Event("input"));
  };
  update(page.firstChild, [
    h("h1", {}, "Choose a document"),
    h("p", { class: "dim", title: root }, `${all.length} documents in ${root.split("/").at(-2) ?? "this folder"}${shown < all.length ? `, of which ${shown} are listed here. To see all of them, choose Files.` : "."}`),
    h("div", { class: "row-actions" },
      h("button", { class: "button", type: "button", onclick: newScene }, `New Scene in ${titleOf(next ?? "", root, all)}`),
      h("button", { class: "button", type: "button", onclick: () => { choose(next); canvas.focus(); } }, `Continue with ${titleOf(next ?? "", root, all)}`)),
    h("div", { class: "welcome-columns" }, h("div", { class: "welcome-documents" }, list("Recent", last), list("Documents", others), list("Guides", guides)), lessonList())]);
}

/** The name of a document, with its folder where another one has the same name. */
const titleOf = (file, root, all) => (all.some((other) => other !== file && nameOf(other) === nameOf(file)) ? [folderBelow(file, root), nameOf(file)].filter(Boolean).join("/") : nameOf(file));

/** Goes on with a document. */
function choose(file) {
  close();
  if (!file || file === state.file) remember();
  else open(file);
}

/** A document with its folder, what kind it is, and how many issues it has. */
function entry(file, root) {
  const part = state.documents.find((each) => each.file === file) ?? { file };
  const folder = folderBelow(file, root);
  return h("button", { class: "welcome-entry", type: "button", title: file, onclick: () => { choose(file); set({ tab: "outline" }); } },
    h("span", { class: "head" }, h("b", { class: "file-name" }, nameOf(file).split(/(?=\.[a-z]+$)/).map((half, index, halves) => h("span", { vars: { "--rest": halves[index + 1]?.length ?? 0 } }, half))), issueBadge(part)), h("span", { class: "facts" }, [folder, factsOf(part)].filter(Boolean).join(" · ")));
}

/** The lessons that the studio teaches, by chapters: what each asks for, step by step. */
function lessonList() {
  const chapters = new Map();
  for (const lesson of lessons ?? []) chapters.set(lesson.chapter, [...chapters.get(lesson.chapter) ?? [], lesson]);
  if (!chapters.size) return null;
  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  return h("section", { class: "lessons" }, h("h2", {}, "Learn Auto Layout"), [...chapters].map(([chapter, members]) =>
    h("details", { open: openChapters.has(chapter), ontoggle: (event) => { if (event.currentTarget.open) openChapters.add(chapter); else openChapters.delete(chapter); } }, h("summary", {}, chapter, h("span", { class: "dim" }, ` ${count(members.length, "lesson")}`)),
      h("ol", { class: "lesson-steps" }, members.map(({ number, title, task, views, screens, folder }) => h("li", {}, h("button", { class: "welcome-entry", type: "button", title: `Creates ${folder}`, onclick: () => { close(); begin(number); } },
        h("span", { class: "head" }, h("b", {}, `${number} ${title}`)), h("span", { class: "task" }, task), h("span", { class: "facts" }, `Check: ${count(views, "view")} on ${count(screens, "screen")}`))))))));
}

/** All lessons; null before they are asked for. Those of the first chapter are shown at once. */
let lessons = null;
const openChapters = new Set();

async function askForLessons() {
  if (lessons || !page) return;
  try {
    lessons = await get("lessons");
    openChapters.add(lessons[0]?.chapter);
    if (page) fill(document.getElementById("canvas"));
  } catch (error) {
    // A studio without lessons has none to list.
    if (error.status !== 404) report(error);
  }
}

function close() {
  page?.remove();
  page = null;
  set({ isFirstPage: false });
}
