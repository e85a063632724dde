// What is wrong with a change that is only tried: on each device of the canvas and at each width, by the same rules as of the document. While a preview is shown,
// captions, bar, sentence and counts all tell of it.
import { post } from "../api.js";
import { on, set, state } from "../store.js";
import { idle } from "./latest.js";

/** The preview that is shown, of which devices and widths can be told; null for none. A drag is told of by its picture alone. */
export const previewed = () => (state.ghost?.pictures.some(Boolean) ? state.ghost : null);

/** What is known of the preview on the devices of the canvas: `{ list, everywhere }`; null before it is. */
export const trialOfDevices = () => (previewed() && state.trial?.ghost === state.ghost && state.trial.list ? state.trial : null);

/** What is known of it at widths; null before it is. */
export const trialOfWidths = () => (previewed() && state.trialWidths?.ghost === state.ghost && state.trialWidths.verdicts ? state.trialWidths : null);

/** Who goes from entry to entry of a menu is not held up. */
const pause = 350;

const ask = idle(pause, async () => {
  const ghost = previewed();
  const { file, scene, surfaces } = state;
  if (!ghost?.changes || ghost.isQuick || state.program || state.isDisconnected) return;
  try {
    const list = [];
    let everywhere = [];
    for (const surface of surfaces) {
      const answer = await post("verdicts", { file, scene, surfaces: [surface], changes: ghost.changes, shown: ghost.shown });
      if (state.ghost !== ghost || state.surfaces !== surfaces) return;
      list.push(...answer.verdicts);
      everywhere = (answer.everywhere ?? []).filter((issue) => issue.sceneID === scene);
    }
    set({ trial: { ghost, list, everywhere } });
  } catch {
    // The pictures of the preview tell what is wrong with it.
  }
});

/** Keeps what is known of a preview up to date. */
export function start() {
  on(["ghost", "surfaces"], () => {
    if (state.trial && state.trial.ghost !== state.ghost) set({ trial: null });
    if (state.trialWidths && state.trialWidths.ghost !== state.ghost) set({ trialWidths: null });
    ask();
  });
}
