// The library: what can be added, by a click, by Return, or by a drag onto the canvas; found by a word, in groups.
import { h, s } from "../dom.js";
import { glyph, icon } from "../icons.js";
import { set, state } from "../store.js";
import { outlineObject, outlineScene, select } from "../model/selection.js";
import { perform, showScene } from "../model/session.js";
import { objects } from "../model/tree.js";
import { focusedDevice } from "../canvas/devices.js";
import { showGesture, target } from "../canvas/gesture.js";
import { snapped } from "../canvas/snapping.js";
import { placeOnMap } from "../canvas/map.js";
import { closePopover, showPopover } from "./popover.js";
import { tell } from "./messages.js";

const groups = ["Controls", "Views", "Tables and Collections", "Bars", "Controllers", "Gestures"];

/** What is no element of its own, but one with some values. */
const variants = () => {
  const find = (kind) => state.library.find((part) => part.kind === kind);
  const stack = find("stackView");
  const item = (name, values) => ({ kind: `item ${name}`, name, group: "Bars", verb: "barItem", values, width: 44, height: 44 });
  const button = find("button");
  return [
    ...(stack ? [{ ...stack, name: "Horizontal Stack View", values: {} }, { ...stack, name: "Vertical Stack View", values: { axis: "vertical" } }] : []),
    ...(button ? [["Plain", "plain"], ["Gray", "gray"], ["Tinted", "tinted"], ["Filled", "filled"]].map(([name, style]) => ({ ...button, name: `${name} Button`, then: { "configuration.style": style } })) : []),
    item("Bar Button Item", { title: "Item" }), item("Flexible Space Bar Button Item", { systemItem: "flexibleSpace" }), item("Fixed Space Bar Button Item", { systemItem: "fixedSpace", width: "42" }),
    item("Add Bar Button Item", { systemItem: "add" }), item("Done Bar Button Item", { systemItem: "done" }), item("Cancel Bar Button Item", { systemItem: "cancel" }),
  ];
};

/** What the outline will show of it. */
function glyphOf({ name, kind, verb }) {
  const made = icon(glyph({ kind: verb === "scene" ? "controller" : /GestureRecognizer$/.test(kind) ? "item" : "view", tag: kind, className: name }));
  made.setAttribute("class", "glyph");
  return made;
}

/** All entries, by groups and names; what only documents call so comes last. */
function entries() {
  const list = [...state.library, ...variants()];
  return groups.flatMap((group) => list.filter((part) => (part.group ?? "Views") === group).sort((a, b) => a.name.localeCompare(b.name)));
}

/** Opens the library. */
export function libraryMenu(below) {
  const list = h("div", { class: "library-list", role: "listbox", "aria-label": "Library" });
  const entry = (part) => h("button", {
    type: "button", role: "option", class: "library-entry", "aria-selected": "false", "data-kind": part.kind, onclick: () => { closePopover(); add(part); }, onpointerdown: (event) => dragFrom(event, part),
  }, glyphOf(part), h("span", {}, part.name));
  const fill = () => {
    const wanted = search.value.trim().toLowerCase();
    const fits = entries().filter((part) => !wanted || part.name.toLowerCase().includes(wanted));
    // A word that is the whole name, or its beginning, is meant before one inside.
    const rank = (part) => { const name = part.name.toLowerCase(); return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2; };
    const made = wanted
      ? [...fits].sort((a, b) => rank(a) - rank(b)).map(entry)
      : groups.flatMap((group) => { const members = fits.filter((part) => (part.group ?? "Views") === group); return members.length ? [h("div", { class: "menu-heading" }, group), ...members.map(entry)] : []; });
    list.replaceChildren(...(made.length ? made : [h("div", { class: "dim" }, "No item in the library has this name.")]));
    if (wanted) list.querySelector("button")?.setAttribute("aria-selected", "true");
  };
  const search = h("input", {
    type: "search", placeholder: "Search", "aria-label": "Search the library", spellcheck: "false", oninput: fill, onkeydown: (event) => {
      const all = [...list.querySelectorAll("button")];
      if (event.key === "Enter") { event.preventDefault(); all[0]?.click(); }
      if (event.key === "ArrowDown") { event.preventDefault(); all[0]?.focus(); }
    },
  });
  list.addEventListener("keydown", (event) => {
    const all = [...list.querySelectorAll("button")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = all.indexOf(document.activeElement) + step;
    (next < 0 ? search : all[Math.min(next, all.length - 1)])?.focus();
  });
  fill();
  return showPopover([search, h("p", { class: "dim" }, `Click to add to ${placeName()}, or drag onto the canvas.`), list], { below, label: "Library", className: "library" });
}

/** Where a click adds: the selected view by its name, so that nobody looks for what went into it. */
function placeName() {
  const id = container();
  const found = id && outlineObject(id);
  return found && outlineObject(found.parent?.id)?.object.kind === "view" ? `the selected ${found.object.name === found.object.className ? found.object.name : `“${found.object.name}”`}` : "the screen";
}

/** The view that gets what is added by a click: the selected one if it can have subviews, else the one around it. */
function container() {
  const holders = /View$|^Control$/;
  const leaves = /^(Image|Text|Progress|Picker|Activity Indicator|Web|Map|Table|Collection) View$/;
  let found = outlineObject(state.selection.at(-1));
  while (found && (found.object.kind !== "view" || leaves.test(found.object.className) || !holders.test(found.object.className))) found = outlineObject(found.parent?.id);
  return found?.object.id ?? objects(outlineScene()).find(({ object }) => object.kind === "view")?.object.id;
}

/** Adds by a click: where it belongs by what is selected. */
function add(part) {
  const chosen = outlineObject(state.selection.at(-1));
  if (part.verb === "scene") return addScene(part);
  if (part.verb === "barItem") return addBarItem(part, chosen?.object);
  // Cells go into the table that is selected or around the selection, gestures to the selected view itself.
  if (/Cell$/.test(part.kind)) {
    const wanted = part.kind === "tableViewCell" ? /^Table View$/ : /^Collection View$/;
    const isTable = (object) => wanted.test(object.className) || object.tag === part.kind.replace("Cell", "");
    let found = chosen;
    while (found && !isTable(found.object)) found = outlineObject(found.parent?.id);
    const any = objects(outlineScene()).map(({ object }) => object).filter(isTable);
    const into = found?.object.id ?? (any.length === 1 ? any[0].id : null);
    if (!into) return tell(`Select a ${part.kind === "tableViewCell" ? "table" : "collection"} view first.`, "error");
    return addTo(into, part);
  }
  if (/GestureRecognizer$/.test(part.kind)) return addTo(chosen?.object.kind === "view" ? chosen.object.id : container(), part);
  return addTo(container(), part);
}

/** Adds a scene to the right of all others, or at a place of the map, and shows it. */
export async function addScene(part, point) {
  const made = await perform([{ verb: "scene", kind: part.kind, ...(point ? { at: point } : {}) }], `Add ${part.name}`);
  if (made?.length) {
    showScene(made[0], [made[0]]);
    select([made[0]]);
  }
}

/** Adds an item to a toolbar that is selected, else behind the title of the scene's navigation item. */
async function addBarItem(part, object, place) {
  const scene = outlineScene();
  const all = objects(scene).map((each) => each.object);
  const bar = /^(Toolbar|Navigation Bar)$/.test(object?.className ?? "") ? object : null;
  const item = object?.tag === "navigationItem" ? object : all.find((each) => each.tag === "navigationItem");
  const into = bar?.id ?? item?.id;
  if (!into) return tell("Embed the scene in a navigation controller first, or add a toolbar.", "error");
  const side = bar?.className === "Toolbar" ? "toolbar" : place ?? (/Cancel/.test(part.name) ? "left" : "right");
  const made = await perform([{ verb: "barItem", into, place: side, values: part.values }], `Add ${part.name}`);
  if (made?.length) select([made[0]]);
}

/** Adds a view, with its middle where the pointer was if it was. */
async function addTo(into, part, point) {
  if (!into) return tell("This scene has no view that can contain another view.", "error");
  const change = { verb: "add", kind: part.kind, into };
  if (part.values && Object.keys(part.values).length) change.values = part.values;
  const holder = focusedDevice()?.places.byID.get(into);
  if (point && holder) change.frame = [...placed(part, point, holder), part.width, part.height];
  const made = await perform([change], `Add ${part.name}`);
  if (!made?.length) return;
  select([made[0]]);
  if (part.then) await perform([{ verb: "set", object: made[0], values: part.then }], `Set Style of ${part.name}`);
}

/** The corner of a new view in its superview, on guidelines where it is near to some. */
function placed(part, point, holder) {
  const device = focusedDevice();
  const wanted = { x: point.x - part.width / 2, y: point.y - part.height / 2, width: part.width, height: part.height };
  const { rect } = snapped(wanted, null, { parent: holder }, device);
  return [Math.round(rect.x - holder.x), Math.round(rect.y - holder.y)];
}

/** Where a view that is carried would be, with the guidelines that take it. */
function showPlace(event, part) {
  const { device, views, point } = target(event);
  if (!device) return showGesture(null);
  if (device.index !== state.focus) set({ focus: device.index });
  const holder = views.find((view) => outlineObject(view.id)) ?? device.places.list[0];
  if (!holder) return;
  const { x, y } = device.local(point);
  const wanted = { x: x - part.width / 2, y: y - part.height / 2, width: part.width, height: part.height };
  const { rect, lines } = snapped(wanted, null, { parent: holder }, device);
  showGesture(() => [s("rect", { class: "becomes", ...rect }), ...lines.map((line) => s("line", { class: "snap", ...line }))]);
}

/** Follows the pointer with the name of the view; where it is let go over a device, the view is added. */
function dragFrom(event, part) {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  let label = null;
  const move = (next) => {
    if (!label && Math.hypot(next.clientX - start.x, next.clientY - start.y) < 5) return;
    if (!label) {
      closePopover();
      label = h("div", { class: "carried", "aria-hidden": "true" }, part.name);
      document.getElementById("toolbar").append(label);
    }
    Object.assign(label.style, { left: `${next.clientX}px`, top: `${next.clientY}px` });
    if (!part.verb) showPlace(next, part);
  };
  const end = (isDone) => (last) => {
    for (const [name, handler] of handlers) removeEventListener(name, handler);
    if (!label) return;
    label.remove();
    showGesture(null);
    if (!isDone) return;
    if (part.verb === "scene") return addScene(part, placeOnMap(last));
    const { device, views, point } = target(last);
    if (!device) return tell("Release the view over a device to add it there.");
    set({ focus: device.index });
    const under = views.find((view) => outlineObject(view.id));
    if (part.verb === "barItem") return addBarItem(part, outlineObject(under?.id)?.object);
    const holder = under ?? device.places.list.find((view) => view.id);
    if (/Cell$|GestureRecognizer$/.test(part.kind)) return addTo(holder?.id, part);
    addTo(holder?.id, part, device.local(point));
  };
  // Without capture, for what is no drag is a click on the entry.
  const handlers = [["pointermove", move], ["pointerup", end(true)], ["pointercancel", end(false)]];
  for (const [name, handler] of handlers) addEventListener(name, handler);
}
