// Outlets, actions and segues from and to the object, and those that its class declares and nothing is connected to yet.
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { select } from "../model/selection.js";
import { perform } from "../model/session.js";
import { eventTitle, membersOf, outletChange, sends, usualEvent } from "../model/links.js";
import { outlineObject } from "../model/selection.js";
import { target } from "../canvas/gesture.js";
import { iconButton } from "../ui/controls.js";
import { offer } from "../canvas/connect.js";
import { foldable } from "./attributes.js";

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
  const declared = known.members?.outlets ?? [];
  const outlets = of(["outlet", "outletCollection"], true);
  const open = declared.filter((outlet) => outlet.isCollection || !outlets.some((part) => part.name === outlet.name));
  const event = usualEvent(object.className);
  const isSender = sends(object);
  const others = list.filter((part) => !["outlet", "outletCollection", "action"].includes(part.kind));
  const parts = [
    (outlets.length || open.length) && foldable("Outlets", [outlets.map((part) => row(object, part)), open.map((outlet) => socket(object, outlet.name, outlet.type, (to) => perform([outletChange(object.id, outlet, to)], `Connect ${outlet.name}`)))]),
    of(["outlet", "outletCollection"], false).length && foldable("Referencing Outlets", of(["outlet", "outletCollection"], false).map((part) => row(object, part))),
    (of(["action"], true).length || isSender) && foldable("Sent Events", [of(["action"], true).map((part) => row(object, part)), (event || (isSender && !of(["action"], true).length)) && socket(object, event ? eventTitle(event) : "Action", "", null)]),
    of(["action"], false).length && foldable("Received Actions", of(["action"], false).map((part) => row(object, part))),
    others.length && foldable("Segues", others.map((part) => row(object, part))),
  ].filter(Boolean);
  if (!parts.length) return [h("div", { class: "empty" }, "No outlet, action or segue begins or ends here.", h("p", {}, "Control-drag from a view or a row of the outline to another to connect them."))];
  return parts;
}

function row(object, part) {
  const isFrom = part.source === object.id;
  return h("div", { class: "connection" }, h("i", { class: "socket full", "aria-hidden": "true" }), h("span", { class: "link-text" }, h("b", {}, part.name || part.kind), " ", h("span", {}, isFrom ? "to " : "from "),
    h("button", { class: "link", type: "button", onclick: () => select([isFrom ? part.destination : part.source].filter(Boolean)) }, isFrom ? part.to : part.from)),
  part.id && !state.program && iconButton("close", `Disconnect ${part.name || part.kind}`, () => perform([{ verb: "delete", objects: [part.id] }], `Disconnect ${part.name || part.kind}`)));
}

/** An empty circle, from which a drag leads to what is to be connected. `connect` makes the connection; without it a menu offers what there is. */
function socket(object, name, detail, connect) {
  return h("div", { class: "connection" }, h("button", {
    class: "socket", type: "button", "aria-label": `Drag to connect ${name}`, title: "Drag to a view on the canvas or a row of the outline", onpointerdown: (event) => drag(event, object, connect),
  }), h("span", { class: "link-text" }, h("b", {}, name), " ", h("span", {}, detail)));
}

function drag(event, object, connect) {
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
    else offer(object.id, to, { x: last.clientX, y: last.clientY });
  };
  const [done, stop] = [end(true), end(false)];
  addEventListener("pointermove", move, true);
  addEventListener("pointerup", done, true);
  addEventListener("pointercancel", stop, true);
}
