// What is selected, and what the outline says of it.
import { set, state } from "../store.js";
import { objects } from "./tree.js";

/** Selects views and guides, or adds them to the selection. */
export function select(ids, { adds = false } = {}) {
  if (!adds) return set({ selection: ids, constraints: [] });
  const selection = state.selection.slice();
  for (const id of ids) {
    const index = selection.indexOf(id);
    if (index < 0) selection.push(id);
    else if (ids.length === 1) selection.splice(index, 1);
  }
  set({ selection });
}

/** Selects constraints; the views stay selected, so that their constraints stay in sight. */
export function selectConstraints(ids, { keepsViews = true } = {}) {
  set(keepsViews ? { constraints: ids } : { constraints: ids, selection: [] });
}

/** The scene of the outline that is shown. */
export function outlineScene() {
  return state.document?.outline.scenes.find((part) => part.id === state.scene) ?? null;
}

/** An object of the shown scene by its id, with what is around it. */
export function outlineObject(id) {
  return objects(outlineScene()).find(({ object }) => object.id === id) ?? null;
}

/** An object of any scene by its id, with its scene; null where the document has none. */
export function sceneOf(id) {
  for (const scene of state.document?.outline.scenes ?? []) {
    const found = objects(scene).find(({ object }) => object.id === id);
    if (found) return { scene, object: found.object };
  }
  return null;
}

/** What the outline says of a constraint, with its owner. */
export function outlineConstraint(id) {
  for (const { object } of objects(outlineScene())) {
    const constraint = (object.constraints ?? []).find((part) => part.id === id);
    if (constraint) return { constraint, owner: object };
  }
  return null;
}

/** A name for a sentence. */
export function nameOf(id) {
  return outlineObject(id)?.object.name ?? outlineConstraint(id)?.constraint.name ?? id;
}
