// Outlets, actions and segues from and to the object.
import { h } from "../dom.js";
import { select } from "../model/selection.js";

/** The connections by kind. */
export function connectionsInspector(object, inspection) {
  if (!inspection) return [h("section", { class: "section" }, "…")];
  if (!inspection.connections.length) return [h("div", { class: "empty" }, "No outlet, action or segue begins or ends here.")];
  const kinds = Map.groupBy ? Map.groupBy(inspection.connections, (part) => part.kind) : new Map([["connection", inspection.connections]]);
  return [...kinds].map(([kind, list]) => h("section", { class: "section" }, h("h2", {}, `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`),
    list.map((part) => h("div", { class: "connection" }, h("b", {}, part.name || kind), " ", h("span", {}, part.source === object.id ? "to " : "from "),
      h("button", { class: "link", type: "button", onclick: () => select([part.source === object.id ? part.destination : part.source].filter(Boolean)) }, part.source === object.id ? part.to : part.from)))));
}
