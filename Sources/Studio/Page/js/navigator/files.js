// Documents and their scenes, in the folders that they are in.
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { commonFolder } from "../model/folders.js";
import { factsOf } from "../model/overview.js";
import { open, showScene } from "../model/session.js";
import { issueBadge } from "../ui/badge.js";
import { tree } from "./rows.js";

/** Folders that are closed, by path. */
const closed = new Set();

/** Shows the list. */
export function filesPanel(panel) {
  if (!panel.firstChild) {
    panel.append(h("div", { class: "filter" }, h("input", { type: "search", placeholder: "Filter", "aria-label": "Filter documents", oninput: () => show(panel) })));
  }
  show(panel);
}

function show(panel) {
  const wanted = panel.querySelector("input").value.toLowerCase();
  const documents = state.documents.filter((part) => part.file.toLowerCase().includes(wanted));
  const prefix = commonFolder(state.documents.map((part) => part.file));
  const rows = [];
  const root = { folders: new Map(), files: [] };
  for (const part of documents) {
    let place = root;
    for (const name of part.file.slice(prefix.length).split("/").slice(0, -1)) {
      if (!place.folders.has(name)) place.folders.set(name, { folders: new Map(), files: [] });
      place = place.folders.get(name);
    }
    place.files.push(part);
  }
  addFolder(rows, root, 0, prefix, wanted !== "", panel);
  tree(panel, "Documents", rows);
}

/** Folders first, then documents. A folder with one folder and nothing else is one row with it. */
function addFolder(rows, folder, depth, path, isFiltered, panel) {
  for (let [name, inner] of folder.folders) {
    while (!inner.files.length && inner.folders.size === 1) {
      const [[next, deeper]] = inner.folders;
      [name, inner] = [`${name}/${next}`, deeper];
    }
    const key = `${path}${name}/`;
    const isOpen = isFiltered || !closed.has(key);
    const toggle = () => { if (!closed.delete(key)) closed.add(key); show(panel); };
    rows.push({ key: `folder ${key}`, depth, name, glyph: "group", isOpen, toggle, choose: (event) => { if (event.type === "click") toggle(); }, title: key });
    if (isOpen) addFolder(rows, inner, depth + 1, key, isFiltered, panel);
  }
  for (const part of folder.files) addFile(rows, part, depth);
}

function addFile(rows, part, depth) {
  // Behind the first page there is a document that nobody has chosen yet.
  const isOpen = part.file === state.file && !state.isFirstPage;
  rows.push({
    key: part.file, depth, name: part.file.split("/").at(-1), title: part.file, isSelected: isOpen && !state.scene, second: factsOf(part),
    isOpen: isOpen ? true : undefined, toggle: () => {}, choose: () => { if (part.file === state.file) set({ isFirstPage: false }); else open(part.file); }, glyph: part.isProgram ? "program" : "file", badge: issueBadge(part), classes: "file", halves: part.file.split("/").at(-1).split(/(?=\.[a-z]+$)/).concat("").slice(0, 2),
  });
  if (!isOpen || part.isProgram) return;
  for (const scene of state.document?.outline.scenes ?? []) {
    rows.push({
      key: `${part.file} ${scene.id}`, depth: depth + 1, glyph: "scene", name: scene.name, isSelected: scene.id === state.scene, choose: () => showScene(scene.id),
    });
  }
}
