// Interface Builder's verbs for the selection.
import { set, state } from "../store.js";
import { perform, preview, endPreview } from "../model/session.js";
import { select } from "../model/selection.js";
import { mapScene } from "../model/scenes.js";
import { gridPanel } from "./grid.js";
import { showMenu } from "./menu.js";

/** Deletes what is selected: constraints if there are any, else views. */
export async function deleteSelection() {
  const objects = state.constraints.length ? state.constraints : state.selection;
  if (!objects.length) return;
  const kind = state.constraints.length ? "Constraint" : "View";
  const isDone = await perform([{ verb: "delete", objects }], `Delete ${kind}${objects.length > 1 ? "s" : ""}`);
  if (isDone) set(state.constraints.length ? { constraints: [] } : { selection: [] });
}

/** Embeds the selection. */
export async function embed(kind, axis) {
  const made = await perform([{ verb: "embed", objects: state.selection, kind, axis }], "Embed");
  if (made?.length) select([made[0]]);
}

/** Embeds the scene that is shown in a new controller. */
async function embedScene(kind, title) {
  const made = await perform([{ verb: "embed", objects: [state.scene], kind }], `Embed in ${title}`);
  if (made?.length && state.mode === "map") select([made[0]]);
}

/** Puts the subviews of the selected view into its superview. */
export async function unembed() {
  const made = await perform([{ verb: "unembed", object: state.selection[0] }], "Unembed");
  if (made) select(made);
}

/** What Embed In offers. */
export function embedMenu(below) {
  const isDisabled = !state.selection.length;
  showMenu([
    { title: "Stack View", isDisabled, action: () => embed("stackView") },
    { title: "Horizontal Stack View", isDisabled, action: () => embed("stackView", "horizontal") },
    { title: "Vertical Stack View", isDisabled, action: () => embed("stackView", "vertical") },
    { title: "Grid of Copies…", key: "G", isDisabled: state.selection.length !== 1, action: gridPanel },
    "-", { title: "View", isDisabled, action: () => embed("view") }, { title: "Scroll View", isDisabled, action: () => embed("scrollView") },
    "-", { heading: "Scene" },
    ...[["Navigation Controller", "navigationController"], ["Tab Bar Controller", "tabBarController"]].map(([title, kind]) => ({ title, isDisabled: !mapScene(state.scene), action: () => embedScene(kind, title) })),
    "-", { title: "Unembed", isDisabled: state.selection.length !== 1, action: unembed },
  ], { below, label: "Embed in" });
}

const alignments = [
  ["Leading Edges", "leading"], ["Trailing Edges", "trailing"], ["Top Edges", "top"], ["Bottom Edges", "bottom"],
  ["Horizontal Centers", "centerX"], ["Vertical Centers", "centerY"], ["First Baselines", "firstBaseline"], ["Last Baselines", "lastBaseline"],
];

/** What Align offers. Each entry shows on the canvas what it would do. */
export function alignMenu(below) {
  const several = state.selection.length > 1;
  const entry = (title, change, isDisabled) => ({
    title, isDisabled, onfocus: isDisabled ? null : () => preview([change], { label: title }), action: () => perform([change], `Align ${title}`),
  });
  const objects = state.selection;
  showMenu([
    ...alignments.map(([title, attribute]) => entry(title, { verb: "align", objects, attributes: [attribute] }, !several)),
    "-",
    entry("Horizontally in Container", { verb: "align", objects, centerX: 0 }),
    entry("Vertically in Container", { verb: "align", objects, centerY: 0 }),
  ], { below, label: "Align", onclose: endPreview });
}

const resolutions = [
  ["Update Frames", "updateFrames"], ["Update Constraint Constants", "updateConstants"], ["Add Missing Constraints", "addMissing"],
  ["Reset to Suggested Constraints", "reset"], ["Clear Constraints", "clear"],
];

/** What Resolve Auto Layout Issues offers, for the selection and for all views. */
export function resolveMenu(below) {
  const group = (objects) => resolutions.map(([title, resolution]) => {
    const change = { verb: "resolve", objects, resolution };
    return { title, isDisabled: objects === null, onfocus: () => objects && preview([change], { label: title }), action: () => perform([change], title) };
  });
  showMenu([
    { heading: "Selected Views" }, ...group(state.selection.length ? state.selection : null), "-", { heading: "All Views of the Document" }, ...group([]),
  ], { below, label: "Resolve Auto Layout issues", onclose: endPreview });
}
