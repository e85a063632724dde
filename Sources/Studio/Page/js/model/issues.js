// The issues of the document, and which of them a device shows: what badges, captions, the list and the widths count.
import { post } from "../api.js";
import { on, set, state } from "../store.js";
import { idle } from "./latest.js";
import { objects } from "./tree.js";

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
  if (!state.issues) return null;
  const parts = [state.issues, state.verdicts, state.widthVerdicts, state.file, state.scene];
  if (parts.every((part, index) => part === known.parts[index])) return known.list;
  const list = [...state.issues.issues];
  const isNow = (part) => part && part.file === state.file && part.scene === state.scene;
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

/** The issues of the list that a device on the canvas shows. Until the studio has said so, those that its picture tells of. */
export function issuesOn(index) {
  if (state.program) return problemsOf(state.pictures[index]?.scene);
  const { verdicts } = state;
  const isKnown = verdicts?.file === state.file && verdicts.scene === state.scene && verdicts.surfaces[index] === JSON.stringify(state.surfaces[index]);
  if (!isKnown || !state.issues) return problemsOf(state.pictures[index]?.scene);
  // What the document alone says, every device shows.
  const everywhere = issuesOfScene().filter((issue) => !issue.isExtra && !issue.configurations.length);
  return [...everywhere, ...verdicts.list[index]];
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
  const { version } = state.document.state;
  const key = JSON.stringify([file, scene, version, surfaces]);
  if (key === asked) return;
  asked = key;
  try {
    const list = [];
    for (const surface of surfaces) {
      const answer = await post("verdicts", { file, scene, surfaces: [surface] });
      if (key !== asked || answer.version !== state.document?.state.version) return;
      list.push(...answer.verdicts);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    set({ verdicts: { file, scene, list, surfaces: surfaces.map((surface) => JSON.stringify(surface)), names: state.pictures.map((picture) => picture?.name ?? "") } });
  } catch {
    // The pictures tell what is wrong, and the next change asks again.
    asked = "";
  }
});

/** Keeps what devices show up to date. */
export function start() {
  on(["pictures", "document", "scene"], ask);
}
