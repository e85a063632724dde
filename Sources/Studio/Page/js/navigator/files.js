// Documents and their scenes.
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { open, showScene } from "../model/session.js";
import { tree } from "./rows.js";

/** Shows the list. */
export function filesPanel(panel) {
  if (!panel.firstChild) {
    panel.append(h("div", { class: "filter" }, h("input", { type: "search", placeholder: "Filter", "aria-label": "Filter documents", oninput: () => show(panel) })));
  }
  show(panel);
}

function show(panel) {
  const wanted = panel.querySelector("input").value.toLowerCase();
  const prefix = commonFolder(state.documents.map((part) => part.file));
  const rows = [];
  for (const part of state.documents) {
    if (!part.file.toLowerCase().includes(wanted)) continue;
    const isOpen = part.file === state.file;
    const names = part.file.slice(prefix.length).split("/");
    rows.push({
      key: part.file, depth: 0, name: names.at(-1), detail: names.slice(0, -1).join("/"), title: part.file, isSelected: isOpen && !state.scene,
      isOpen: isOpen ? true : undefined, toggle: () => {}, choose: () => { if (!isOpen) open(part.file); },
      glyph: part.isProgram ? "program" : "file", badge: part.state && !part.state.isSaved ? h("span", { class: "detail" }, "edited") : null,
    });
    if (!isOpen || part.isProgram) continue;
    for (const scene of state.document?.outline.scenes ?? []) {
      rows.push({
        key: `${part.file} ${scene.id}`, depth: 1, glyph: "scene", name: scene.name, isSelected: scene.id === state.scene, choose: () => showScene(scene.id),
      });
    }
  }
  tree(panel, "Documents", rows);
}

function commonFolder(files) {
  if (!files.length) return "";
  let prefix = files[0].slice(0, files[0].lastIndexOf("/") + 1);
  while (prefix && !files.every((file) => file.startsWith(prefix))) prefix = prefix.slice(0, prefix.lastIndexOf("/", prefix.length - 2) + 1);
  return prefix;
}
