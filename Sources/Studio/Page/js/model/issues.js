// The issues of the document, and which of them a device shows: what badges, captions, the list and the widths count.
import { post } from "../api.js";
import { on, set, state } from "../store.js";
import { idle } from "./latest.js";
import { objects } from "./tree.js";
import { previewed, trialOfDevices, trialOfWidths } from "./trial.js";

/** The scenes of all objects and constraints of an outline by their ids, made once for each outline. */
const scenesByID = new WeakMap();

function sceneOfID(id) {
  const outline = state.document?.outline;
  if (!outline) return null;
  if (!scenesByID.has(outline)) {
    const made = new Map();
    for (const scene of outline.scenes) {
      for (const { object } of objects(scene)) {
        for (const each of [object.id, ...(object.constraints ?? []).map((part) => part.id)]) if (each && !made.has(each)) made.set(each, scene.id);
      }
    }
    scenesByID.set(outline, made);
  }
  return scenesByID.get(outline).get(id) ?? null;
}

/** The scene that an issue is in: of one about a constraint that of its owner. */
export function sceneOfIssue(issue) {
  return issue.sceneID ?? issue.elements.map(sceneOfID).find(Boolean) ?? null;
}

const isSame = (one, other) => one.rule === other.rule && (one.elements.some((id) => other.elements.includes(id)) || (!one.elements.length && !other.elements.length));

let known = { parts: [], list: [] };

/**
 * All issues: those of the usual configurations, and behind them those that only a device on the canvas or a width of its window shows, with `isExtra`.
 * Null before they are known.
 */
export function allIssues() {
  if (!state.issues || state.isDisconnected) return null;
  const parts = [state.issues, state.verdicts, state.widthVerdicts, state.file, state.scene];
  if (parts.every((part, index) => part === known.parts[index])) return known.list;
  const list = [...state.issues.issues];
  const isNow = (part) => part?.list && part.file === state.file && part.scene === state.scene;
  if (isNow(state.verdicts)) {
    state.verdicts.list.forEach((found, place) => {
      for (const issue of found) {
        const twin = list.find((other) => isSame(other, issue));
        if (!twin) list.push({ ...issue, index: `extra ${issue.rule} ${issue.elements[0] ?? ""}`, isExtra: true, configurations: [state.verdicts.names[place]] });
        else if (twin.isExtra) twin.configurations = [...twin.configurations, state.verdicts.names[place]];
      }
    });
  }
  if (isNow(state.widthVerdicts)) {
    for (const issue of state.widthVerdicts.list) {
      const twin = list.find((other) => isSame(other, issue));
      if (!twin) list.push({ ...issue, index: `extra ${issue.rule} ${issue.elements[0] ?? ""}`, isExtra: true });
      else if (twin.isExtra) twin.widths = issue.widths;
    }
  }
  known = { parts, list };
  return list;
}

/** The issues of the scene that is shown. */
export const issuesOfScene = () => (allIssues() ?? []).filter((issue) => sceneOfIssue(issue) === state.scene);

/** What each object and constraint of the scene has of issues, by ids. */
export function issuesByID() {
  const found = new Map();
  for (const issue of issuesOfScene()) for (const id of issue.elements) found.set(id, [...found.get(id) ?? [], issue]);
  return found;
}

/** The issues of the scene that the document alone tells, on whatever device. */
export const issuesEverywhere = () => issuesOfScene().filter((issue) => !issue.isExtra && !issue.configurations.length);

/** What the widths are told of: the scene as it is now, on the device in focus. */
export function subjectOfWidths() {
  const surface = state.surfaces[Math.min(state.focus, state.surfaces.length - 1)];
  return `${state.file} ${state.scene} ${state.document?.state.version} ${JSON.stringify({ ...surface, width: 0 })}`;
}

const keyOfDevices = () => JSON.stringify([state.file, state.scene, state.document?.state.version, state.surfaces]);

/** Whether something is still looked at: the usual configurations, the devices on the canvas, or the widths. No count is final before. */
export function isChecking() {
  if (state.program || !state.document || state.isDisconnected) return false;
  return state.issues?.version !== state.document.state.version || state.verdicts?.key !== keyOfDevices() || state.widthVerdicts?.subject !== subjectOfWidths();
}

/** How many of the devices and widths that are looked at have answered. */
export function progressOfChecks() {
  const parts = Object.values(state.progress);
  return { done: parts.reduce((sum, [done]) => sum + done, 0), total: parts.reduce((sum, [, total]) => sum + total, 0) };
}

/**
 * What a preview does to the issues of the scene, as far as devices and widths on the canvas tell: how many are gone, and how many are new. Null without a preview,
 * and before it is known.
 */
export function effectOfPreview() {
  const [devices, widths] = [trialOfDevices(), trialOfWidths()];
  if (!previewed() || !devices || !widths || !state.issues) return null;
  const after = [...devices.everywhere, ...devices.list.flat(), ...widths.list].reduce((list, issue) => (list.some((other) => isSame(other, issue)) ? list : [...list, issue]), []);
  const before = issuesOfScene();
  const isTold = (issue) => issue.isExtra || !issue.configurations.length || shownOn(issue).length > 0;
  const gone = before.filter((issue) => isTold(issue) && !after.some((other) => isSame(other, issue)));
  const fresh = after.filter((issue) => !before.some((other) => isSame(other, issue)));
  return { gone: gone.length, fresh: fresh.length, isGrave: [...fresh, ...allIssues().filter((issue) => !gone.includes(issue))].some((issue) => issue.severity === "error") };
}

/** The issues of the list that a device on the canvas shows; of a preview those that it would show. Until the studio has said so, those that its picture tells of. */
export function issuesOn(index) {
  if (state.isDisconnected) return [];
  const picture = state.ghost?.pictures[index];
  if (picture) {
    const trial = trialOfDevices();
    return trial ? [...trial.everywhere, ...trial.list[index] ?? []] : problemsOf(picture.scene);
  }
  if (state.program) return problemsOf(state.pictures[index]?.scene);
  const { verdicts } = state;
  const isKnown = verdicts?.list && verdicts.file === state.file && verdicts.scene === state.scene && verdicts.surfaces[index] === JSON.stringify(state.surfaces[index]);
  // What the document alone says, every device shows.
  const everywhere = issuesEverywhere();
  return [...everywhere, ...(isKnown && state.issues ? verdicts.list[index] : problemsOf(state.pictures[index]?.scene))];
}

/** The devices on the canvas that show an issue, by the names of their pictures, the one in focus first. */
export function shownOn(issue) {
  const { verdicts } = state;
  if (state.program || !verdicts?.list || verdicts.file !== state.file || verdicts.scene !== state.scene) return [];
  const places = verdicts.list.map((_, place) => place).filter((place) => verdicts.surfaces[place] === JSON.stringify(state.surfaces[place]) && verdicts.list[place].some((other) => isSame(other, issue)));
  return places.sort((a, b) => Number(b === state.focus) - Number(a === state.focus) || a - b).map((place) => state.pictures[place]?.name).filter(Boolean);
}

/**
 * What the picture of a scene tells: conflicts of those that repeat the first, views that are ambiguous themselves and not only because of others, and
 * each tie of contents once.
 */
export function problemsOf(scene) {
  const conflicts = (scene?.conflicts ?? []).filter((conflict) => conflict.repeats === undefined || conflict.repeats === null);
  const causes = (scene?.ambiguities ?? []).filter((part) => part.open.some((name) => !(part.following ?? []).includes(name)) || (part.ties ?? []).length);
  const keys = new Map(causes.map((part) => [part.ties?.length ? JSON.stringify(part.ties.map((tie) => tie.members.map((member) => member.viewID))) : part.viewID ?? part.message, part]));
  return [...conflicts.map(() => ({ severity: "error" })), ...[...keys.values()].map((part) => ({ severity: "warning", message: part.message }))];
}

// MARK: Asking

let asked = "";

/** Asks for the issues of each device on the canvas, one after the other, so that nothing else waits for long; who edits without a pause is not held up. */
const ask = idle(900, async () => {
  const { file, scene, surfaces } = state;
  if (state.program || !file || !surfaces.length || state.pictures.length !== surfaces.length || !state.document) return;
  const key = keyOfDevices();
  if (key === asked) return;
  asked = key;
  try {
    const list = [];
    for (const surface of surfaces) {
      set({ progress: { ...state.progress, devices: [list.length, surfaces.length] } });
      const answer = await post("verdicts", { file, scene, surfaces: [surface] });
      if (key !== asked || answer.version !== state.document?.state.version) return;
      list.push(...answer.verdicts);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    set({ progress: { ...state.progress, devices: [list.length, list.length] }, verdicts: { file, scene, key, list, surfaces: surfaces.map((surface) => JSON.stringify(surface)), names: state.pictures.map((picture) => picture?.name ?? "") } });
  } catch (error) {
    // The pictures tell what is wrong, and the next change asks again. What is refused will not be known.
    asked = "";
    if (error.status && key === keyOfDevices()) set({ verdicts: { file, scene, key, list: null, surfaces: [], names: [] } });
  }
});

/** Keeps what devices show up to date. */
export function start() {
  on(["pictures", "document", "scene"], () => {
    if (state.document && asked !== keyOfDevices() && state.progress.devices?.[0]) set({ progress: { ...state.progress, devices: [0, state.surfaces.length] } });
    ask();
  });
}
