// Keys of the whole page, those of Xcode where it has any.
import { set, state } from "./store.js";
import { perform, redo, save, undo } from "./model/session.js";
import { outlineObject, outlineScene, select } from "./model/selection.js";
import { objects } from "./model/tree.js";
import { isMenuOpen } from "./ui/menu.js";
import { copy, cut, paste, selectedViews } from "./model/clipboard.js";
import { duplicate, nudge } from "./canvas/drag.js";
import { focusedDevice } from "./canvas/devices.js";
import { gridPanel } from "./ui/grid.js";
import { pinDialog } from "./ui/pins.js";
import { deleteSelection, embed, resolveMenu } from "./ui/verbs.js";
import { editTextOf } from "./canvas/text.js";
import { fitAll, fitFocused } from "./canvas/canvas.js";
import { zoomBy } from "./canvas/viewport.js";
import * as touches from "./program/touches.js";

const tabs = { 1: "files", 2: "outline", 3: "issues", 4: "log" };
/** Those of Xcode with Option and Command. */
const inspectors = { 4: "identity", 5: "attributes", 6: "size", 7: "connections" };

/** Follows the keys. */
export function start() {
  addEventListener("keydown", press);
  addEventListener("keyup", (event) => { if (event.key === " ") state.isSpaceDown = false; });
}

/** The regions of the page in which keys work, in the order in which F6 goes through them, and what of each gets the focus. */
const regions = [
  ["navigator", "#panel-Navigators :is([role=treeitem][tabindex='0'], .issue-card h4 button, textarea, input), #navigator [role=tab][tabindex='0']"], ["canvas", "#canvas"],
  ["inspector", "#panel-Inspectors :is(input, select, button), #inspector [role=tab][tabindex='0']"], ["toolbar", "#toolbar button:not(:disabled)"],
];

/** F6 goes on to the next region, with Shift to the one before. */
function nextRegion(step) {
  const index = regions.findIndex(([id]) => document.getElementById(id)?.contains(document.activeElement));
  for (let count = 1; count <= regions.length; count++) {
    const [, inside] = regions[(index + step * count + regions.length * 2) % regions.length];
    const found = [...document.querySelectorAll(inside)].find((each) => each.offsetParent !== null || each.id === "canvas");
    if (found) return found.focus({ preventScroll: true });
  }
}

function press(event) {
  if (isMenuOpen() || document.querySelector("dialog[open]")) return;
  if (event.key === "F6" && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    return nextRegion(event.shiftKey ? -1 : 1);
  }
  const isCommand = event.metaKey || event.ctrlKey;
  const isTyping = event.target.matches("input, textarea, select");
  if (isCommand && command(event, isTyping)) return event.preventDefault();
  if (isTyping) return;
  if (touches.press(event)) return event.preventDefault();
  if (plain(event)) event.preventDefault();
}

function command(event, isTyping) {
  const letter = event.key.toLowerCase();
  if (letter === "s") { save(); return true; }
  if (isTyping) return false;
  if (letter === "z") { event.shiftKey ? redo() : undo(); return true; }
  if (letter === "y") { redo(); return true; }
  if (letter === "=" || letter === "+") { zoomBy(1.25); return true; }
  if (letter === "-") { zoomBy(1 / 1.25); return true; }
  if (letter === "0") { fitAll(); return true; }
  if (event.shiftKey && letter === "l") { document.querySelector("[aria-label^='Library']")?.click(); return true; }
  if (!state.program && !event.altKey && !event.shiftKey) {
    if (letter === "c" && selectedViews().length && !getSelection()?.toString()) { copy(); return true; }
    if (letter === "x" && selectedViews().length) { cut(); return true; }
    if (letter === "v") { paste(); return true; }
    // Also where nothing is selected, for the browser would keep a bookmark.
    if (letter === "d") { if (selectedViews().length) duplicate(selectedViews()); return true; }
  }
  if (letter === "a") { select(siblings()); return true; }
  if (event.altKey && inspectors[event.code.slice(-1)]) { set({ inspector: inspectors[event.code.slice(-1)] }); return true; }
  if (tabs[letter]) {
    set({ tab: tabs[letter] });
    // The keys go on where they lead to.
    requestAnimationFrame(() => document.querySelector("#panel-Navigators :is([role=treeitem][tabindex='0'], .issue-card h4 button, textarea)")?.focus({ preventScroll: true }));
    return true;
  }
  // Update Frames, as in Xcode.
  if (event.altKey && event.code === "Equal") { perform([{ verb: "resolve", objects: state.selection, resolution: "updateFrames" }], "Update Frames"); return true; }
  return false;
}

const arrows = { ArrowLeft: ["x", -1], ArrowRight: ["x", 1], ArrowUp: ["y", -1], ArrowDown: ["y", 1] };

function plain(event) {
  if (event.key === " " && event.target.id === "canvas") { state.isSpaceDown = true; return true; }
  if (event.key === "Escape") { select(state.constraints.length ? state.selection : []); return true; }
  if (state.program && !"+=-01[]".includes(event.key) && !arrows[event.key]) return false;
  if (event.key === "Backspace" || event.key === "Delete") { deleteSelection(); return true; }
  // Lists and tabs go their own way, but for the letters of what is done to the selection.
  if (event.target.closest?.("[role=tree], [role=menu], [role=tablist], [role=radiogroup]") && !"pegr".includes(event.key)) return false;
  switch (event.key) {
    case "+": case "=": zoomBy(1.25); return true;
    case "-": zoomBy(1 / 1.25); return true;
    case "0": fitAll(); return true;
    case "1": fitFocused(); return true;
    case "p": pinDialog(); return true;
    case "g": gridPanel(); return true;
    case "e": if (state.selection.length) embed("stackView"); return true;
    case "r": resolveMenu(document.querySelector("[aria-label^='Resolve']")); return true;
    case "[": case "]": set({ focus: (state.focus + (event.key === "]" ? 1 : -1) + state.surfaces.length) % Math.max(1, state.surfaces.length) }); return true;
    default: break;
  }
  if (event.target.id !== "canvas") return false;
  if (arrows[event.key]) return event.altKey || state.program || !state.selection.length ? walk(event) : move(event);
  if (event.key === "Tab") return tab(event);
  if (event.key === "Enter" && !state.program) return edit();
  return false;
}

/** All views beside the selected one; all of the root view where nothing is selected. */
function siblings() {
  const around = outlineObject(state.selection.at(-1))?.parent;
  const root = objects(outlineScene()).find(({ object }) => object.kind === "view")?.object;
  return ((around?.kind === "view" ? around : root)?.children ?? []).filter((object) => object.kind === "view" && object.id).map((object) => object.id);
}

/** Arrows move what is selected by a point, with Shift by ten. */
function move(event) {
  const [axis, sign] = arrows[event.key];
  const step = sign * (event.shiftKey ? 10 : 1);
  nudge(axis === "x" ? step : 0, axis === "y" ? step : 0, focusedDevice());
  return true;
}

/** Tab goes through the views of the scene; behind the last one, and without a selection, it leaves the canvas. */
function tab(event) {
  const id = state.selection.at(-1);
  if (!id) return false;
  const views = objects(outlineScene()).map(({ object }) => object).filter((object) => object.kind === "view" && object.id);
  const next = views[views.findIndex((object) => object.id === id) + (event.shiftKey ? -1 : 1)];
  if (!next) return false;
  select([next.id]);
  return true;
}

/** Return edits the text of the view. */
function edit() {
  const id = state.selection.at(-1);
  if (!id) return false;
  editTextOf(id, focusedDevice(), document.getElementById("canvas"));
  return true;
}

/** With Option arrows go to the superview, the first subview, and the views beside. */
function walk(event) {
  const found = outlineObject(state.selection.at(-1));
  if (!found) return false;
  const isView = (object) => object.kind === "view";
  const siblings = (found.parent?.children ?? []).filter(isView);
  const index = siblings.indexOf(found.object);
  const next = {
    ArrowUp: found.parent && isView(found.parent) ? found.parent : null, ArrowDown: (found.object.children ?? []).find(isView),
    ArrowLeft: siblings[index - 1], ArrowRight: siblings[index + 1],
  }[event.key];
  if (next?.id) select([next.id]);
  return true;
}
