// The inspectors of the selection.
import { h, update } from "../dom.js";
import { on, set, state } from "../store.js";
import { tabs } from "../ui/controls.js";
import { outlineConstraint, outlineObject, sceneOf } from "../model/selection.js";
import { places } from "../model/tree.js";
import { showScene } from "../model/session.js";
import { followTrial, sizeInspector } from "./size.js";
import { constraintInspector, previewMark } from "./constraint.js";
import { attributesInspector } from "./attributes.js";
import { identityInspector } from "./identity.js";
import { connectionsInspector } from "./connections.js";
import { sceneInspector } from "./scene.js";

/** Builds the inspectors. */
export function start(element) {
  const bar = h("div");
  const panel = h("div", { class: "scroll", role: "tabpanel", id: "panel-Inspectors" });
  element.append(bar, panel);
  const show = () => {
    update(bar, [tabs("Inspectors", [["identity", "Identity"], ["attributes", "Attributes"], ["size", "Size"], ...(state.program ? [] : [["connections", "Connections"]])], state.inspector, (inspector) => set({ inspector }))]);
    panel.setAttribute("aria-labelledby", `tab-${state.inspector}`);
    // What is being typed stays.
    if (panel.contains(document.activeElement) && document.activeElement.matches("input")) return;
    // Parts of one object never stay for another, whom their buttons would not know.
    const parts = content().flat(3).filter(Boolean);
    // What a program shows is looked at only.
    if (state.program) for (const part of parts) for (const field of part.querySelectorAll("input, select")) field.disabled = true;
    for (const part of parts) part.dataset.of = [...state.selection, ...state.constraints].join(" ");
    update(panel, parts);
    if (state.ghost) followTrial(panel);
  };
  on(["inspector", "selection", "constraints", "inspection", "others", "pictures", "document", "focus", "explanation", "program"], show);
  // Only the summary of the scene counts issues.
  on(["issues", "verdicts", "widthVerdicts", "surfaces", "sceneFacts", "isDisconnected", "trial", "trialWidths", "ghost", "isFirstPage"], () => { if (!state.selection.length && !state.constraints.length) show(); });
  // Numbers follow what is dragged.
  on(["ghost"], () => followTrial(panel));
  panel.addEventListener("focusout", () => setTimeout(show, 0));
  show();
}

function content() {
  if (state.constraints.length === 1) {
    const found = outlineConstraint(state.constraints[0]);
    if (found) return constraintInspector(found);
  }
  const id = state.selection.at(-1);
  const found = id && outlineObject(id);
  const other = id && !found && sceneOf(id);
  if (other) return [elsewhere(id, other)];
  if (!found) return sceneInspector();
  const inspection = state.inspection?.id === id ? state.inspection : null;
  const several = state.selection.length > 1 ? ` and ${state.selection.length - 1} more` : "";
  const heading = h("div", { class: "heading" }, h("b", {}, found.object.name), h("span", {}, `${kindOf(found.object, inspection)}${several}${unseen(id)}`), previewMark());
  const inspectors = { identity: identityInspector, size: sizeInspector, attributes: attributesInspector, connections: connectionsInspector };
  // What has no place on the screen has no size either.
  const shown = state.inspector === "size" && ["item", "segue", "controller"].includes(found.object.kind) ? "attributes" : state.inspector;
  return [heading, ...(inspectors[shown] ?? sizeInspector)(found.object, inspection)];
}

/** The class; of an object that is called by its class what kind of object it is. */
function kindOf(object, inspection) {
  if (object.className !== object.name || !inspection?.tag) return object.className;
  return inspection.tag.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^./, (letter) => letter.toUpperCase());
}

/** Says that the device in focus does not show a view, so that nobody looks for it on the canvas. */
function unseen(id) {
  const picture = state.pictures[state.focus];
  return places(picture).byID.get(id)?.isHidden ? ` · hidden on ${picture.name.split(", ")[0]}` : "";
}

/** A view of another scene, which the shown controller embeds: it is edited there. */
function elsewhere(id, { scene, object }) {
  return h("div", { class: "empty" }, h("b", {}, object.name), `The view belongs to the ${scene.name} Scene, which is embedded in this scene.`,
    h("p", {}, h("button", { class: "button", type: "button", onclick: () => showScene(scene.id, [id]) }, `Show ${scene.name} Scene`)));
}
