// Outlets, actions and segues from and to the object, and those that its class declares and nothing is connected to yet.
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { select } from "../model/selection.js";
import { perform } from "../model/session.js";
import { actionChange, eventTitle, membersOf, outletChange, sends, usualEvent } from "../model/links.js";
import { outlineObject } from "../model/selection.js";
import { target } from "../canvas/gesture.js";
import { iconButton } from "../ui/controls.js";
import { offer } from "../canvas/connect.js";
import { foldable } from "./fold.js";

/** What the class of an object declares, by file, version and id. */
let known = { key: "", members: null };

/** The connections by kind. */
export function connectionsInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  const key = `${state.file} ${object.id} ${state.document?.state.version}`;
  if (known.key !== key) {
    known = { key, members: null };
    if (!state.program) membersOf(object.id).then((members) => { if (known.key === key) { known.members = members; set({ inspection: { ...inspection } }); } });
  }
  const list = inspection.connections;
  const of = (kinds, isFrom) => list.filter((part) => kinds.includes(part.kind) && (part.source === object.id) === isFrom);
  const rows = (parts) => parts.map((part) => row(object, part));
  const plain = ["outlet", "outletCollection", "action"];
  const segues = list.filter((part) => !plain.includes(part.kind));
  const isController = object.kind === "controller";
  const parts = [
    segues.some((part) => part.source === object.id) && foldable("Triggered Segues", rows(segues.filter((part) => part.source === object.id))),
    section("Outlets", [...rootView(object), ...rows(of(["outlet", "outletCollection"], true)), ...openOutlets(object, of(["outlet", "outletCollection"], true))]),
    section("Sent Events", [...rows(of(["action"], true)), ...openEvent(object, of(["action"], true))]),
    isController && segues.some((part) => part.source !== object.id) && foldable("Presenting Segues", rows(segues.filter((part) => part.source !== object.id))),
    section("Referencing Outlets", [...rows(of(["outlet", "outletCollection"], false)), ...(state.program ? [] : [socket(object, "New Referencing Outlet", "", null, true)])]),
    section("Received Actions", [...rows(of(["action"], false)), ...openActions(object, of(["action"], false))]),
  ].filter(Boolean);
  if (!parts.length) return [h("div", { class: "empty" }, "No outlet, action or segue begins or ends here.")];
  return parts;
}

const section = (title, rows) => (rows.length ? foldable(title, rows) : null);

/** The view of a controller, which documents have inside of it. */
function rootView(object) {
  const view = object.kind === "controller" && (object.children ?? []).find((child) => child.kind === "view");
  return view ? [row(object, { name: "view", kind: "outlet", source: object.id, destination: view.id, to: view.name })] : [];
}

/** What the class declares and nothing is connected to yet. */
function openOutlets(object, connected) {
  return (known.members?.outlets ?? []).filter((outlet) => outlet.isCollection || !connected.some((part) => part.name === outlet.name))
    .map((outlet) => socket(object, outlet.name, outlet.type, (to) => perform([outletChange(object.id, outlet, to)], `Connect ${outlet.name}`)));
}

/** The event that an object sends and that leads nowhere yet; a control may send it to several. */
function openEvent(object, connected) {
  const event = usualEvent(object.className);
  return sends(object) && (event || !connected.length) ? [socket(object, event ? eventTitle(event) : "Action", "", null)] : [];
}

/** The actions that the class declares and nobody sends yet. */
function openActions(object, connected) {
  return (known.members?.actions ?? []).filter(({ selector }) => !connected.some((part) => part.name === selector))
    .map(({ selector }) => socket(object, selector, "", (from) => perform([actionChange(from, selector, object.id)], `Connect ${selector}`)));
}

function row(object, part) {
  const isFrom = part.source === object.id;
  // An action is told by the event that sends it, as in Interface Builder.
  const event = part.event && eventTitle(part.event);
  return h("div", { class: "connection" }, h("i", { class: "socket full", "aria-hidden": "true" }), h("span", { class: "link-text" },
    event && isFrom ? [h("b", {}, event), " ", h("span", {}, `${part.name} to `)] : [h("b", {}, part.name || part.kind), " ", h("span", {}, isFrom ? "to " : "from ")],
    h("button", { class: "link", type: "button", onclick: () => select([isFrom ? part.destination : part.source].filter(Boolean)) }, isFrom ? part.to : part.from), event && !isFrom && h("span", {}, `, ${event}`)),
  part.id && !state.program && iconButton("close", `Disconnect ${part.name || part.kind}`, () => perform([{ verb: "delete", objects: [part.id] }], `Disconnect ${part.name || part.kind}`)));
}

/** An empty circle, from which a drag leads to what is to be connected. `connect` makes the connection; without it a menu offers what there is, `isReverse` from the other end. */
function socket(object, name, detail, connect, isReverse = false) {
  return h("div", { class: "connection" }, h("button", {
    class: "socket", type: "button", "aria-label": `Drag to connect ${name}`, title: "Drag to a view on the canvas or a row of the outline", onpointerdown: (event) => drag(event, object, connect, isReverse),
  }), h("span", { class: "link-text" }, h("b", {}, name), " ", h("span", {}, detail)));
}

function drag(event, object, connect, isReverse) {
  event.preventDefault();
  const over = (next) => {
    const key = document.elementFromPoint(next.clientX, next.clientY)?.closest("#navigator [role=treeitem]")?.dataset.key;
    if (key && outlineObject(key)) return key;
    return target(next).views[0]?.id ?? null;
  };
  const move = (next) => set({ hover: over(next) });
  const end = (isDone) => (last) => {
    removeEventListener("pointermove", move, true);
    removeEventListener("pointerup", done, true);
    removeEventListener("pointercancel", stop, true);
    set({ hover: null });
    const to = isDone ? over(last) : null;
    if (!to || to === object.id) return;
    if (connect) connect(to);
    else offer(isReverse ? to : object.id, isReverse ? object.id : to, { x: last.clientX, y: last.clientY });
  };
  const [done, stop] = [end(true), end(false)];
  addEventListener("pointermove", move, true);
  addEventListener("pointerup", done, true);
  addEventListener("pointercancel", stop, true);
}
