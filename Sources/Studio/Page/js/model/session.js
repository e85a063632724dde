// The open document: loading it, laying it out, and changing it.
import { get, post } from "../api.js";
import { set, state } from "../store.js";
import { idle, latest } from "./latest.js";
import { surfaces, usualDevices } from "./surfaces.js";
import { report } from "../ui/messages.js";
import { outlineConstraint, outlineObject } from "./selection.js";

let shownVersion = 0;

/** The surface on which outline and inspectors speak. */
export function focused() {
  return state.surfaces[Math.min(state.focus, state.surfaces.length - 1)];
}

/** Opens a document, at a scene if one is named. */
export async function open(file, scene, selection = []) {
  try {
    const answer = await get("document", { file });
    const devices = state.devices.length ? state.devices : usualDevices(answer.device);
    const scenes = answer.outline.scenes;
    const first = scenes.find((part) => part.id === scene) ?? scenes.find((part) => part.id === answer.initialScene && hasView(part)) ?? scenes.find((part) => hasView(part)) ?? scenes[0];
    shownVersion = answer.state.version;
    set({
      file, document: answer, devices, scene: first?.id ?? null, selection, constraints: [], issues: null, issue: null, ghost: null, inspection: null,
      pictures: [], focus: Math.min(1, devices.length - 1),
    });
    await layOut();
    // The outline of the canvas serves until that of the device is there.
    await Promise.all([refreshOutline(), refreshIssues()]);
  } catch (error) {
    report(error);
  }
}

function hasView(part) {
  return part.objects.some((object) => object.kind === "view" || (object.children ?? []).some((child) => child.kind === "view"));
}

/** Shows another scene of the document. */
export function showScene(scene, selection = []) {
  if (scene === state.scene) return;
  set({ scene, selection, constraints: [], pictures: [], ghost: null });
  layOut();
}

// MARK: Layout

const request = latest((body) => post("layout", body));

/** Lays the scene out on all surfaces. Those in focus come first where there are many. */
export async function layOut() {
  if (!state.file) return;
  const list = surfaces();
  const { file, scene } = state;
  try {
    const answer = await request({ file, scene, surfaces: list });
    if (file !== state.file || scene !== state.scene) return;
    set({ surfaces: list, pictures: answer.pictures });
  } catch (error) {
    report(error);
  }
}

const trial = latest((body) => post("layout", body));
let trials = 0;

/** Shows what changes would do, on all surfaces or only on the one in focus. The document stays as it is. */
export async function preview(changes, { isQuick = false, label = "Preview" } = {}) {
  const number = ++trials;
  const all = state.surfaces;
  const list = isQuick ? [focused()] : all;
  try {
    const constraintsOf = isQuick ? [...state.selection, ...state.constraints] : undefined;
    const answer = await trial({ file: state.file, scene: state.scene, surfaces: list, changes, constraintsOf });
    if (number < trials && !isQuick) return;
    if (trials === 0) return;
    const pictures = isQuick ? all.map((surface, index) => (index === state.focus ? answer.pictures[0] : null)) : answer.pictures;
    set({ ghost: { pictures, label } });
  } catch (error) {
    set({ ghost: { pictures: all.map(() => null), label, refusal: error.message } });
  }
}

/** Ends a preview. */
export function endPreview() {
  trials++;
  // A trial that is under way may still answer.
  setTimeout(() => set({ ghost: null }), 0);
  set({ ghost: null });
}

// MARK: Changes

/** Makes changes as one step, and shows the result. Gives the objects that were made, or null if it was refused. */
export async function perform(changes, title) {
  if (!state.document) return null;
  return step("edit", { file: state.file, version: state.document.state.version, changes, title, saves: state.saves });
}

/** Takes the last step back, or does it again. */
export const undo = () => step("undo", { file: state.file, saves: state.saves });
export const redo = () => step("redo", { file: state.file, saves: state.saves });
export const save = () => step("save", { file: state.file });
export const resolveConflict = (keepsMine) => step("conflict", { file: state.file, keepsMine });

async function step(path, body) {
  trials++;
  try {
    const answer = await post(path, body);
    await show(answer.state);
    if (answer.problem) report(answer.problem);
    return answer.objects;
  } catch (error) {
    set({ ghost: null });
    report(error);
    return null;
  }
}

/** Shows a state of the document, and what is new in it. */
export async function show(documentState) {
  set({ document: { ...state.document, state: documentState } });
  if (documentState.version === shownVersion) return;
  shownVersion = documentState.version;
  await layOut();
  set({ ghost: null });
  await refreshOutline();
  refreshIssuesLater();
}

/** Takes over what another page or another program did. */
export function changed(event) {
  set({ documents: state.documents.map((part) => (part.file === event.file ? { ...part, state: event.state } : part)) });
  if (event.file === state.file) show(event.state);
}

const outlineRequest = latest((query) => get("document", query));

/** Reads outline and states of the device in focus. */
export async function refreshOutline() {
  const file = state.file;
  try {
    const answer = await outlineRequest({ file, surface: focused() });
    if (file === state.file) set({ document: answer });
  } catch (error) {
    report(error);
  }
}

const issueRequest = latest((query) => get("issues", query));

/** Reads what is wrong. */
export async function refreshIssues() {
  const file = state.file;
  try {
    const issues = await issueRequest({ file });
    if (file === state.file) set({ issues, issue: null });
  } catch (error) {
    report(error);
  }
}

const refreshIssuesLater = idle(800, refreshIssues);

const inspectionRequest = latest((query) => get("inspect", query));

/** Reads what inspectors show of the selected object. */
export async function inspect() {
  const id = state.selection.at(-1) ?? state.constraints.at(-1);
  if (!id) return set({ inspection: null });
  // Before there is a picture nobody sees the inspectors; an id of an old address may lead to nothing.
  if (!state.pictures.length || !(outlineObject(id) ?? outlineConstraint(id))) return;
  try {
    const inspection = await inspectionRequest({ file: state.file, id, surface: focused() });
    if ((state.selection.at(-1) ?? state.constraints.at(-1)) === id) set({ inspection: { id, ...inspection } });
  } catch (error) {
    if (error.status !== 404) report(error);
    set({ inspection: null });
  }
}
