// Interface Builder's document outline.
import { h } from "../dom.js";
import { glyph } from "../icons.js";
import { set, state } from "../store.js";
import { outlineScene, select, selectConstraints } from "../model/selection.js";
import { showScene } from "../model/session.js";
import { tree } from "./rows.js";

/** What is closed, by id; groups of constraints are closed unless they are in `opened`. */
const closed = new Set();
const opened = new Set();
let lastShown = "";

/** Shows the outline of the scene. */
export function outlinePanel(panel) {
  const scenes = state.document?.outline.scenes ?? [];
  if (!scenes.length) return panel.replaceChildren(h("div", { class: "empty" }, state.document ? "The document has no scene." : "…"));
  panel.querySelector(".empty")?.remove();
  const rows = [];
  for (const scene of scenes) {
    const isShown = scene.id === state.scene;
    rows.push({
      key: `scene ${scene.id}`, depth: 0, glyph: "scene", name: `${scene.name} Scene`, isOpen: isShown, isSelected: false, toggle: () => showScene(scene.id), choose: () => showScene(scene.id),
    });
    if (isShown) addObjects(rows, scene.objects, 1, panel);
  }
  const list = tree(panel, "Outline", rows);
  const wanted = `${state.selection} ${state.constraints}`;
  if (wanted !== lastShown) list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  lastShown = wanted;
}

function addObjects(rows, objects, depth, panel) {
  const again = () => outlinePanel(panel);
  const selection = new Set(state.selection);
  const chosen = new Set(state.constraints);
  const visit = (object, level) => {
    const children = object.children ?? [];
    const constraints = object.constraints ?? [];
    const isBranch = children.length > 0 || constraints.length > 0;
    const isOpen = !closed.has(object.id);
    rows.push({
      key: object.id ?? `${object.name} ${object.line}`, depth: level, glyph: glyph(object), name: object.name, detail: object.kind === "view" && object.className !== object.name ? object.className : "",
      isSelected: selection.has(object.id), classes: [object.kind === "guide" && "dimmed", (object.issues ?? []).length && "ambiguous"].filter(Boolean).join(" "), title: (object.issues ?? []).join("\n") || undefined,
      isOpen: isBranch ? isOpen : undefined, toggle: () => { flip(closed, object.id); again(); }, hover: (isOver) => set({ hover: isOver ? object.id : null }),
      choose: (event) => { if (object.id) select([object.id], { adds: event.metaKey || event.ctrlKey || event.shiftKey && event.type === "click" }); },
    });
    if (!isBranch || !isOpen) return;
    for (const child of children) visit(child, level + 1);
    if (constraints.length) addConstraints(rows, object, constraints, level + 1, chosen, again);
  };
  for (const object of objects) visit(object, depth);
}

function addConstraints(rows, owner, constraints, depth, chosen, again) {
  const isBroken = constraints.some((part) => (part.issues ?? []).length);
  const isOpen = opened.has(owner.id) || constraints.some((part) => chosen.has(part.id));
  rows.push({
    key: `constraints ${owner.id}`, depth, glyph: "group", name: "Constraints", detail: String(constraints.length), isOpen, classes: isBroken ? "issue" : "",
    toggle: () => { flip(opened, owner.id); again(); }, choose: () => {},
  });
  if (!isOpen) return;
  for (const part of constraints) {
    rows.push({
      key: part.id ?? part.name, depth: depth + 1, glyph: "constraint", name: part.name, isSelected: chosen.has(part.id), title: [part.text, ...(part.issues ?? [])].join("\n"),
      classes: [(part.issues ?? []).length && "issue", !part.isInstalled && "dimmed"].filter(Boolean).join(" "), choose: () => { if (part.id) selectConstraints([part.id]); },
    });
  }
}

function flip(keys, key) {
  if (!keys.delete(key)) keys.add(key);
}
