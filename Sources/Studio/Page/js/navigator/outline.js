// Interface Builder's document outline.
import { h, s } from "../dom.js";
import { glyph } from "../icons.js";
import { set, state } from "../store.js";
import { outlineObject, outlineScene, select, selectConstraints } from "../model/selection.js";
import { halvesOf, titleOf } from "../model/constraints.js";
import { selectedViews } from "../model/clipboard.js";
import { perform, showScene } from "../model/session.js";
import { offer } from "../canvas/connect.js";
import { target } from "../canvas/gesture.js";
import { issuesByID } from "../model/issues.js";
import { titleOfScene } from "../model/scenes.js";
import { places } from "../model/tree.js";
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
      key: `scene ${scene.id}`, depth: 0, glyph: state.file?.endsWith(".xib") ? "view" : "scene", name: titleOfScene(scene), detail: state.document.initialScene === scene.id ? "Entry" : "", isOpen: isShown, isSelected: false, toggle: () => showScene(scene.id), choose: () => showScene(scene.id),
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
  const flawed = issuesByID();
  // What the device in focus does not show is pale, as in Interface Builder.
  const { byID } = places(state.pictures[state.focus]);
  const isUnseen = (object) => object.kind === "view" && (byID.get(object.id)?.isHidden ?? false);
  const visit = (object, level) => {
    const children = object.children ?? [];
    const constraints = object.constraints ?? [];
    const isBranch = children.length > 0 || constraints.length > 0;
    const isOpen = !closed.has(object.id);
    const issues = flawed.get(object.id) ?? [];
    rows.push({
      key: object.id ?? `${object.name} ${object.line}`, depth: level, glyph: glyph(object), name: object.name, detail: [object.kind === "view" && object.className !== object.name && object.className, isUnseen(object) && "hidden"].filter(Boolean).join(", "),
      isSelected: selection.has(object.id), classes: [selection.has(object.id) && chosen.size && "behind", (object.kind === "guide" || isUnseen(object)) && "dimmed", ((object.issues ?? []).length || issues.length) && "ambiguous"].filter(Boolean).join(" "), title: [...new Set([...object.issues ?? [], ...issues.map((issue) => issue.message)])].join("\n") || undefined,
      badge: issues.length ? mark(issues) : null,
      isOpen: isBranch ? isOpen : undefined, toggle: () => { flip(closed, object.id); again(); }, hover: (isOver) => set({ hover: isOver ? object.id : null }), press: state.program || !object.id ? undefined : (event) => pressRow(event, object, panel),
      choose: (event) => { if (object.id) select([object.id], { adds: event.metaKey || event.ctrlKey || event.shiftKey && event.type === "click" }); },
    });
    if (!isBranch || !isOpen) return;
    for (const child of children) visit(child, level + 1);
    if (constraints.length) addConstraints(rows, object, constraints, level + 1, chosen, again, flawed);
  };
  for (const object of objects) visit(object, depth);
}

/** The sign of an issue, in the color of the gravest. */
const mark = (issues) => h("span", { class: issues.some((issue) => issue.severity === "error") ? "issue-sign" : "issue-sign warning", role: "img", "aria-label": issues.length === 1 ? "1 issue" : `${issues.length} issues` }, "!");

function addConstraints(rows, owner, constraints, depth, chosen, again, flawed) {
  const issues = [...new Set(constraints.flatMap((part) => flawed.get(part.id) ?? []))];
  const isBroken = issues.length > 0 || constraints.some((part) => (part.issues ?? []).length);
  const isOpen = opened.has(owner.id) || constraints.some((part) => chosen.has(part.id));
  rows.push({
    key: `constraints ${owner.id}`, depth, glyph: "group", name: "Constraints", detail: String(constraints.length), isOpen, badge: issues.length && !isOpen ? mark(issues) : null, classes: isBroken ? "issue" : "",
    toggle: () => { flip(opened, owner.id); again(); }, choose: () => {},
  });
  if (!isOpen) return;
  for (const part of constraints) {
    rows.push({
      key: part.id ?? part.name, depth: depth + 1, glyph: "constraint", name: titleOf(part, owner), halves: halvesOf(titleOf(part, owner)), isSelected: chosen.has(part.id), title: [titleOf(part, owner), ...(part.issues ?? [])].join("\n"),
      badge: flawed.has(part.id) ? mark(flawed.get(part.id)) : null,
      classes: ["wraps", ((part.issues ?? []).length || flawed.has(part.id)) && "issue", !part.isInstalled && "dimmed"].filter(Boolean).join(" "), choose: () => { if (part.id) selectConstraints([part.id]); },
    });
  }
}

/** A drag of a row moves views; with the Control key it connects. */
function pressRow(event, object, panel) {
  if (event.button !== 0) return;
  if (event.ctrlKey) return connectFrom(event, object);
  if (object.kind !== "view") return;
  const start = { x: event.clientX, y: event.clientY };
  const ids = state.selection.includes(object.id) ? selectedViews() : [object.id];
  let mark = null;
  let target = null;
  const move = (next) => {
    if (!mark && Math.hypot(next.clientX - start.x, next.clientY - start.y) < 5) return;
    mark ??= panel.appendChild(h("div", { class: "drop-mark", "aria-hidden": "true" }));
    target = dropTarget(next, ids, panel);
    mark.hidden = !target;
    if (target) Object.assign(mark.style, { top: `${target.y}px`, left: `${target.x}px`, height: `${target.height}px` });
    mark.classList.toggle("inside", target?.isInside === true);
  };
  follow(move, (isDone) => {
    mark?.remove();
    if (!isDone || !target) return;
    perform([{ verb: "move", objects: ids, into: target.into, at: target.at }], ids.length > 1 ? "Move Views" : "Move View").then((made) => { if (made) select(ids); });
  });
}

/** Before, behind or into the view whose row is under the pointer; null where the views cannot go. */
function dropTarget(event, ids, panel) {
  const row = document.elementFromPoint(event.clientX, event.clientY)?.closest("[role=treeitem]");
  const found = row && outlineObject(row.dataset.key);
  if (!found || found.object.kind !== "view" || !panel.contains(row)) return null;
  for (let outer = found; outer; outer = outer.parent?.id ? outlineObject(outer.parent.id) : null) if (ids.includes(outer.object.id)) return null;
  const box = row.getBoundingClientRect();
  const outer = panel.getBoundingClientRect();
  const part = (event.clientY - box.top) / box.height;
  const x = Number(getComputedStyle(row).getPropertyValue("--depth")) * 14 + 18;
  const zoom = panel.currentCSSZoom ?? 1;
  const top = (box.top - outer.top) / zoom + panel.scrollTop;
  const siblings = (found.parent?.children ?? []).filter((each) => each.kind === "view");
  const index = siblings.indexOf(found.object);
  const canHold = /View$|^Control$/.test(found.object.className) && !/^(Image|Text|Progress|Picker|Activity Indicator|Web|Map) View$/.test(found.object.className);
  if (found.parent?.kind !== "view" || (canHold && part > 0.25 && part < 0.75)) return { into: found.object.id, at: undefined, isInside: true, x, y: top, height: box.height / zoom };
  const isBehind = part >= 0.5;
  // What is moved within its superview leaves a place there.
  const before = siblings.slice(0, index + (isBehind ? 1 : 0)).filter((each) => !ids.includes(each.id)).length;
  return { into: found.parent.id, at: before, isInside: false, x, y: top + (isBehind ? box.height / zoom : 0) - 1, height: 2 };
}

/** A wire from a row to another row, or to a view of the canvas. */
function connectFrom(event, object) {
  event.preventDefault();
  const start = { x: event.clientX, y: event.clientY };
  const wire = s("svg", { class: "page-wire", "aria-hidden": "true" }, s("path", {}));
  document.getElementById("toolbar").append(wire);
  const over = (next) => {
    const row = document.elementFromPoint(next.clientX, next.clientY)?.closest("#navigator [role=treeitem]");
    if (row) return rowTarget(row.dataset.key);
    const { device, views } = target(next);
    return device ? views[0]?.id ?? null : null;
  };
  follow((next) => {
    wire.firstChild.setAttribute("d", `M${start.x} ${start.y}L${next.clientX} ${next.clientY}`);
    set({ hover: over(next) });
  }, (isDone, last) => {
    set({ hover: null });
    const to = isDone ? over(last) : null;
    // As long as the menu is open the wire tells what it is about.
    if (to) offer(object.id, to, { x: last.clientX, y: last.clientY }, () => wire.remove());
    else wire.remove();
  });
}

/** What a row stands for: an object, or the controller of another scene. */
export const rowTarget = (key) => (key.startsWith("scene ") ? key.slice(6) : outlineObject(key) ? key : null);

/** Follows the pointer until it is let go; Escape ends without doing anything. */
function follow(move, end) {
  const finish = (isDone) => (last) => {
    for (const [name, handler] of handlers) removeEventListener(name, handler, true);
    end(isDone, last);
  };
  const handlers = [["pointermove", move], ["pointerup", finish(true)], ["pointercancel", finish(false)], ["keydown", (event) => { if (event.key === "Escape") finish(false)(event); }]];
  for (const [name, handler] of handlers) addEventListener(name, handler, true);
}

function flip(keys, key) {
  if (!keys.delete(key)) keys.add(key);
}
