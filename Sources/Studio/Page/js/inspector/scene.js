// What there is to know and to set of the scene where nothing is selected.
import { h, number } from "../dom.js";
import { get } from "../api.js";
import { set, state } from "../store.js";
import { outlineScene, select } from "../model/selection.js";
import { objects } from "../model/tree.js";
import { allIssues, effectOfPreview, isChecking, issuesOfScene } from "../model/issues.js";
import { focused } from "../model/session.js";
import { report } from "../ui/messages.js";
import { attributeField } from "./attributes.js";
import { previewMark } from "./constraint.js";
import { foldable } from "./fold.js";

/** What the studio says of the controller and of its root view, and of which version. */
let known = { key: "", of: "", controller: null, root: null };

/** Asks once for each version; what was known of the scene serves until the answer is there. */
async function askFor(controller, root) {
  const key = JSON.stringify([state.file, state.scene, state.document.state.version]);
  const of = JSON.stringify([state.file, state.scene]);
  if (known.key === key || state.program) return;
  known = { ...(known.of === of ? known : { controller: null, root: null }), key, of };
  const facts = (object) => (object?.id ? get("inspect", { file: state.file, id: object.id, scene: state.scene, surface: focused() }) : null);
  try {
    const [first, second] = await Promise.all([facts(controller), facts(root)]);
    if (known.key !== key) return;
    known = { ...known, controller: first, root: second };
    set({ sceneFacts: key });
  } catch (error) {
    if (error.status !== 404) report(error);
  }
}

const told = (name, text) => h("div", { class: "attribute" }, h("span", { class: "title" }, name), h("span", {}, text));

/** The device that Interface Builder showed the document on; null if it does not say. */
const drawnOn = () => state.deviceList.find((each) => each.id === state.document?.device)?.name ?? null;

/** The sections for the scene that is shown. */
export function sceneInspector() {
  const scene = outlineScene();
  if (!scene) return [h("div", { class: "empty" }, h("b", {}, "Nothing selected"), "Choose a document under Files.")];
  const list = objects(scene).map(({ object }) => object);
  const views = list.filter((object) => object.kind === "view");
  const controller = list.find((object) => object.kind === "controller");
  askFor(controller, views[0]);
  const issues = allIssues() ? issuesOfScene().length : undefined;
  const effect = effectOfPreview();
  return [
    h("div", { class: "heading" }, h("b", {}, scene.name), h("span", {}, "Scene · nothing selected"), previewMark()),
    ...(state.program ? [] : settings(controller, views[0])),
    foldable("Overview", [
      state.program && controller && told("Class", controller.className), drawnOn() && told("Drawn on", drawnOn()), onCanvas(), told("Views", String(views.length)),
      countOfConstraints(list.reduce((sum, object) => sum + (object.constraints ?? []).length, 0)),
      told("Issues", state.isDisconnected ? "Not checked" : effect && (effect.gone || effect.fresh) ? h("b", { class: "of-preview" }, `${issues} → ${issues - effect.gone + effect.fresh}`) : isChecking() ? (issues ? `${issues}, checking…` : "Checking…") : issues === undefined ? "…" : String(issues))]),
    h("section", { class: "section row-actions" },
      views[0]?.id && h("button", { class: "button", type: "button", onclick: () => select([views[0].id]) }, "Select Root View"),
      controller?.id && h("button", { class: "button", type: "button", onclick: () => select([controller.id]) }, "Select Controller"),
      issues > 0 && h("button", { class: "button", type: "button", onclick: () => set({ tab: "issues" }) }, "Show Issues")),
  ];
}

/** `10`; of a change that adds or removes some `10 → 11`, as the device in focus has them. */
function countOfConstraints(count) {
  const [before, after] = [state.pictures[state.focus], state.ghost?.isQuick ? null : state.ghost?.pictures[state.focus]].map((picture) => (picture?.scene ? new Set(picture.scene.constraints.map((part) => part.id).filter(Boolean)) : null));
  const change = before && after ? [...after].filter((id) => !before.has(id)).length - [...before].filter((id) => !after.has(id)).length : 0;
  return told("Constraints", change ? h("b", { class: "of-preview" }, `${count} → ${count + change}`) : String(count));
}

/** The device in focus, with the size that the scene has there. */
function onCanvas() {
  const picture = state.pictures[state.focus];
  const size = picture?.scene?.size;
  return size ? told("Shown on", `${picture.name.split(", ")[0]}, ${number(size.width)}\u00a0×\u00a0${number(size.height)}`) : null;
}

/** Fields of the controller and of its root view, as Interface Builder has them for both. */
function settings(controller, root) {
  const made = [];
  const value = (name) => known.controller?.attributes.find((part) => part.name === name)?.value;
  if (controller?.id && known.controller) {
    made.push(attributeField(controller, { name: "title", title: "Title", value: value("title") }), attributeField(controller, { name: "customClass", title: "Class", value: value("customClass") }));
  }
  const background = known.root?.sections.flatMap((section) => section.fields).find((field) => field.name === "backgroundColor");
  if (root?.id && background) made.push(attributeField(root, background));
  const simulated = known.controller?.sections.find((section) => section.title === "Simulated Metrics")?.fields ?? [];
  return [made.length && foldable("Scene", made), simulated.length && foldable("Simulated Metrics", simulated.map((field) => attributeField(controller, field)))].filter(Boolean);
}
