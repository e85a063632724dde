// The scenes of a storyboard: what leads from one to another, and what of their objects is no view.
import { state } from "../store.js";
import { perform } from "./session.js";
import { outlineObject } from "./selection.js";
import { kinds, relationships } from "./items.js";

/** A scene of the map by the id of its controller; null for none. */
export const mapScene = (id) => state.document?.map?.scenes.find((scene) => scene.id === id) ?? null;

/** What a drag from an object to another scene's controller can make, as entries of a menu. */
export function segueEntries(from, to) {
  const destination = mapScene(to);
  const source = mapScene(from);
  const object = outlineObject(from)?.object;
  if (!destination || from === to) return [];
  const make = (title, values) => ({ title, action: () => perform([{ verb: "segue", from, to, ...values }], `Add ${title} Segue`) });
  const related = {
    navigationController: ["rootViewController"], tabBarController: ["viewControllers"], splitViewController: ["masterViewController", "detailViewController"],
  }[source?.kind] ?? [];
  const isSender = !source && object && (object.tag === "barButtonItem" || /GestureRecognizer$/.test(object.tag ?? "") || /Button|Switch|Slider|Stepper|Segmented|Picker|Cell|Text Field|Page Control|Color Well/.test(object.className));
  const entries = related.map((relationship) => make(relationships[relationship], { kind: "relationship", segue: relationship }));
  if (object?.className === "Container View") return [{ heading: "Container" }, make("Embed", { kind: "embed" })];
  const plain = ["show", "showDetail", "presentation", "popoverPresentation"].map((kind) => make(kinds[kind], { kind }));
  if (source) return [...(entries.length ? [{ heading: "Relationship" }, ...entries] : []), { heading: "Manual Segue" }, ...plain];
  return isSender ? [{ heading: "Action Segue" }, ...plain] : [];
}

/** `Contact Scene`; a xib has no scenes, but objects. */
export const titleOfScene = (scene) => (state.file?.endsWith(".xib") ? scene.name : `${scene.name} Scene`);
