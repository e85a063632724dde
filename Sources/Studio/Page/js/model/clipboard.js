// Copies of views: within a document, between documents, and between pages of this studio.
import { get } from "../api.js";
import { state } from "../store.js";
import { report, takeBack, tell } from "../ui/messages.js";
import { outlineObject, outlineScene, select } from "./selection.js";
import { perform } from "./session.js";
import { objects } from "./tree.js";

const place = "trellis views";
let kept = null;

/** What was copied last, here or in another page of the studio. */
function pasteboard() {
  try { return localStorage.getItem(place) ?? kept; } catch { return kept; }
}

/** Whether there is something to paste. */
export const canPaste = () => Boolean(pasteboard());

/** The selected views that are views of the scene, without those inside of others. */
export function selectedViews() {
  const views = state.selection.filter((id) => outlineObject(id)?.object.kind === "view");
  const inside = (id) => {
    for (let outer = outlineObject(id)?.parent; outer?.id; outer = outlineObject(outer.id)?.parent) if (views.includes(outer.id)) return true;
    return false;
  };
  return views.filter((id) => !inside(id));
}

/** Copies the selected views. */
export async function copy() {
  const ids = selectedViews();
  if (!ids.length) return null;
  try {
    const { text } = await get("copy", { file: state.file, ids: ids.join(",") });
    kept = text;
    // Another page of the studio may paste it.
    try { localStorage.setItem(place, text); } catch { /* It is kept here. */ }
    tell(ids.length > 1 ? `Copied ${ids.length} views.` : "Copied 1 view.");
    return ids;
  } catch (error) {
    report(error);
    return null;
  }
}

/** Copies the selected views and takes them out. */
export async function cut() {
  const ids = await copy();
  if (ids) await perform([{ verb: "delete", objects: ids }], ids.length > 1 ? "Cut Views" : "Cut View");
}

/** Puts what was copied beside the selected view, or into it if it was not copied itself and can have subviews. */
export async function paste() {
  const text = pasteboard();
  if (!text) return tell("There is nothing to paste.");
  const into = container(text);
  if (!into) return tell("This scene has no view that can contain another view.", "error");
  const made = await perform([{ verb: "paste", text, into }], "Paste");
  if (made?.length) {
    // What is pasted is selected, which tells more than what was copied before.
    takeBack(/^Copied /);
    select(made);
  }
}

const holders = /View$|^Control$/;
const leaves = /^(Image|Text|Progress|Picker|Activity Indicator|Web|Map) View$/;

function container(text) {
  const chosen = outlineObject(state.selection.at(-1));
  const root = objects(outlineScene()).find(({ object }) => object.kind === "view")?.object.id;
  if (!chosen || chosen.object.kind !== "view") return root;
  const wasCopied = text.includes(`id="${chosen.object.id}"`);
  const canHold = holders.test(chosen.object.className) && !leaves.test(chosen.object.className);
  if (canHold && !wasCopied) return chosen.object.id;
  return chosen.parent?.kind === "view" ? chosen.parent.id : root;
}
