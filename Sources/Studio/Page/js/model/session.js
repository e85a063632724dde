// The open document: loading it, laying it out, and changing it.
import { get, post } from "../api.js";
import { on, set, state } from "../store.js";
import { idle, latest } from "./latest.js";
import { surfaces, usualDevices } from "./surfaces.js";
import { report, tell } from "../ui/messages.js";
import { changeSurroundings, openProgram } from "../program/model.js";
import { outlineConstraint, outlineObject } from "./selection.js";
import { withItems } from "./items.js";

let shownVersion = 0;

/** The surface on which outline and inspectors speak. */
export function focused() {
  return state.surfaces[Math.min(state.focus, state.surfaces.length - 1)];
}

/** Opens a document, at a scene if one is named, or shows a program. */
export async function open(file, { scene, selection = [], constraints = [], focus = null } = {}) {
  if (state.documents.find((part) => part.file === file)?.isProgram) return openProgram(file, { selection, constraints });
  try {
    const answer = withItems(await get("document", { file }));
    const devices = state.devices.length ? state.devices : usualDevices(answer.device);
    const scenes = answer.outline.scenes;
    const first = scenes.find((part) => part.id === scene) ?? scenes.find((part) => part.id === answer.initialScene && hasView(part)) ?? scenes.find((part) => hasView(part)) ?? scenes[0];
    shownVersion = answer.state.version;
    set({
      file, document: answer, devices, scene: first?.id ?? null, selection, constraints, issues: null, issue: null, ghost: null, inspection: null,
      program: null, programVersion: null, pictures: [], focus: Math.max(0, Math.min(focus ?? 1, devices.length - 1)),
    });
    await layOut();
    // The outline of the canvas serves until that of the device is there.
    await Promise.all([refreshOutline(), refreshIssues(), inspect()]);
  } catch (error) {
    report(error);
    set({ unopened: { file } });
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

/** So many surfaces are laid out before others get a turn, and are shown. */
const mostAtOnce = 8;

const request = latest(async (body) => {
  const first = Math.min(state.focus, body.surfaces.length - 1);
  const rest = body.surfaces.map((_, index) => index).filter((index) => index !== first);
  const found = new Map();
  const parts = Array.from({ length: Math.ceil(rest.length / mostAtOnce) }, (_, part) => rest.slice(part * mostAtOnce, (part + 1) * mostAtOnce));
  for (const part of [[first], ...parts]) {
    const { pictures } = await post("layout", { ...body, surfaces: part.map((index) => body.surfaces[index]), places: part });
    part.forEach((index, place) => found.set(index, pictures[place]));
    showPictures(body, found);
  }
});

/** Lays the scene out on all surfaces, on the one in focus first. */
export async function layOut() {
  if (state.program) return changeSurroundings();
  if (!state.file) return;
  try {
    await request({ file: state.file, scene: state.scene, surfaces: surfaces(), holds: !state.isAsRun });
  } catch (error) {
    report(error);
  }
}

/** Shows the pictures of some surfaces; of the others the old ones stay as long as they are of the same device. */
function showPictures(body, found) {
  const { file, scene, surfaces: list } = body;
  if (file !== state.file || scene !== state.scene) return;
  const old = (index) => (state.surfaces[index]?.device === list[index].device ? state.pictures[index] : undefined);
  set({ surfaces: list, pictures: list.map((_, index) => found.get(index) ?? old(index) ?? null) });
}

/** The number of the last trial, and of the last one that has ended: an answer to an earlier one comes too late. */
let trials = 0;
let ended = 0;

const trial = latest(async (number, body) => (number > ended ? { number, answer: await post("layout", body) } : null));

/** Shows what changes would do, on all surfaces or only on the one in focus. The document stays as it is. */
export async function preview(changes, { isQuick = false, label = "Preview" } = {}) {
  if (state.program) return;
  const number = ++trials;
  const all = state.surfaces;
  const { focus } = state;
  const shown = measured();
  try {
    const constraintsOf = isQuick ? [...state.selection, ...state.constraints] : undefined;
    const made = await trial(number, { file: state.file, scene: state.scene, surfaces: isQuick ? [all[focus]] : all, places: isQuick ? [focus] : undefined, changes, constraintsOf, holds: !state.isAsRun, shown });
    // A later trial that took the place of this one shows its answer itself.
    if (made?.number !== number || number <= ended || all !== state.surfaces) return;
    const pictures = isQuick ? all.map((_, index) => (index === focus ? made.answer.pictures[0] : null)) : made.answer.pictures;
    set({ ghost: { pictures, label, isQuick, changes, shown } });
  } catch (error) {
    if (number > ended) set({ ghost: { pictures: all.map(() => null), label, refusal: error.message } });
  }
}

/** Ends a preview. */
export function endPreview() {
  ended = trials;
  set({ ghost: null });
}

// MARK: Changes

/** Makes changes as one step, and shows the result. Gives the objects that were made, or null if it was refused. */
export async function perform(changes, title) {
  if (!state.document) return null;
  return step("edit", () => ({
    changes, title, version: state.document.state.version, saves: state.saves, shown: measured(), scene: state.scene, followsFrames: true,
  }));
}

/** What distances are measured on: what is shown in focus. Texts of another language are no reason for other distances. */
export function measured() {
  const surface = focused();
  return surface && { ...surface, language: undefined, pseudolanguage: undefined };
}

/** Takes the last step back, or does it again. */
export const undo = () => step("undo", () => ({ saves: state.saves }));
export const redo = () => step("redo", () => ({ saves: state.saves }));
export const save = () => step("save", () => ({}));

/** Looks at the file again, of which the studio could make nothing. */
export async function retry() {
  try {
    const { state: documentState } = await get("document", { file: state.file });
    await changed({ file: state.file, state: documentState });
    if (documentState.problem) tell("The file still cannot be read.", "error");
  } catch (error) {
    report(error);
  }
}

/** Writes what is shown to another file, and goes on with that. Gives the reason if that is refused, else null. */
export async function saveAs(path) {
  const { scene } = state;
  try {
    const { file } = await post("saveas", { file: state.file, path });
    const { documents } = await get("documents");
    set({ documents });
    await open(file, { scene, focus: state.focus });
    tell(`Saved as ${file.split("/").at(-1)}.`);
    return null;
  } catch (error) {
    return error.message;
  }
}

export const recreate = () => step("recreate", () => ({}));
export const resolveConflict = (keepsMine) => step("conflict", () => ({ keepsMine }));

let lastStep = Promise.resolve();

/** Ends when the last step is in the document. */
export const settled = () => lastStep;

/** One after the other: each begins with the version that the one before has made. */
function step(path, body) {
  const { file } = state;
  if (state.program) {
    tell("A running program cannot be edited here. Edit its source files.");
    return Promise.resolve(null);
  }
  ended = trials;
  lastStep = lastStep.then(async () => {
    if (file !== state.file) return null;
    try {
      const answer = await post(path, { file, ...body() });
      await show(answer.state);
      set({ saveProblem: answer.problem?.message ?? null });
      return answer.objects;
    } catch (error) {
      set({ ghost: null });
      report(error);
      return null;
    }
  });
  return lastStep;
}

/** Shows a state of the document, and what is new in it. News that are older than what is shown count no more. */
export async function show(documentState) {
  if (documentState.serial < state.document.state.serial) return;
  set({ document: { ...state.document, state: documentState } });
  if (documentState.version !== shownVersion) {
    shownVersion = documentState.version;
    showing = showVersion();
  }
  return showing;
}

/** What is under way to show the present version: who made an edit waits for it, whoever told of the edit first. */
let showing = null;

async function showVersion() {
  await layOut();
  ended = trials;
  set({ ghost: null });
  refreshIssuesLater();
  await refreshOutline();
}

/** Takes over what another page or another program did. */
export function changed(event) {
  set({ documents: state.documents.map((part) => (part.file === event.file ? { ...part, state: event.state } : part)) });
  if (event.file === state.file) show(event.state);
}

const outlineRequest = latest((query) => get("document", query));

/** Reads outline and states of the device in focus. */
export async function refreshOutline() {
  const { file } = state;
  // A program tells its outline with its picture.
  if (state.program || !file) return;
  try {
    const answer = withItems(await outlineRequest({ file, scene: state.scene, surface: focused() }));
    if (file !== state.file || answer.state.version < shownVersion) return;
    // What was heard since it was asked is newer.
    const known = state.document.state;
    set({ document: { ...answer, state: known.serial > answer.state.serial ? known : answer.state } });
    // A scene that was deleted is shown no more.
    const { scenes } = answer.outline;
    if (!scenes.some((part) => part.id === state.scene)) {
      const next = (scenes.find((part) => part.id === answer.initialScene) ?? scenes[0])?.id ?? null;
      if (next !== state.scene) showScene(next);
    }
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
// Another screen of a program has other issues.
on(["programVersion"], idle(150, refreshIssues));

let known = { key: "", facts: null };

/** What the studio says of an object on the device in focus; asked once for each version. */
export function factsOf(id) {
  const query = { file: state.file, id, scene: state.scene, surface: focused() };
  const key = JSON.stringify([query, state.document?.state.version]);
  if (known.key !== key) {
    known = { key, facts: get("inspect", query) };
    known.facts.catch(() => { if (known.key === key) known = { key: "", facts: null }; });
  }
  return known.facts;
}

/** What fields show of several selected objects: where they differ. More than some dozens are changed, but not compared. */
async function inspectOthers(id, facts) {
  const key = state.selection.join(" ");
  if (state.selection.length < 2 || state.program) return;
  const others = await Promise.all(state.selection.filter((each) => each !== id).slice(0, 60)
    .map((each) => get("inspect", { file: state.file, id: each, scene: state.scene, surface: focused() }).catch(() => null)));
  if (key === state.selection.join(" ")) set({ others: { key, list: [facts, ...others.filter(Boolean)] } });
}

/** The id of the object that inspectors show: a constraint that was chosen alone, else the view that was selected last. */
const inspected = () => (state.constraints.length === 1 ? state.constraints[0] : state.selection.at(-1) ?? state.constraints.at(-1));

/** Reads what inspectors show of the selected object. */
export async function inspect() {
  const id = inspected();
  if (!id) return set({ inspection: null });
  // Before there is a picture nobody sees the inspectors; an id of an old address may lead to nothing.
  if (!state.pictures.length || !(outlineObject(id) ?? outlineConstraint(id))) return;
  const isWanted = () => inspected() === id;
  try {
    const facts = await factsOf(id);
    if (!isWanted()) return;
    set({ inspection: { id, ...facts } });
    await inspectOthers(id, facts);
  } catch (error) {
    if (!isWanted()) return;
    if (error.status !== 404) report(error);
    set({ inspection: null });
  }
}
