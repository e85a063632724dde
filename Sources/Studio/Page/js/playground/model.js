// A file that is built at each save: what became of the last build.
import { get } from "../api.js";
import { on, set, state } from "../store.js";
import { latest } from "../model/latest.js";
import { report } from "../ui/messages.js";

const request = latest(() => get("build"));

/** Reads the state of the build. */
export async function refreshBuild() {
  try {
    const build = await request();
    if (build.number > (state.build?.number ?? -1)) set({ build });
  } catch (error) {
    report(error);
  }
}

/** Takes over what a save led to. */
export function buildChanged(event) {
  if (event.number > (state.build?.number ?? -1)) refreshBuild();
}

/** The messages of a kind, in the order of the file. */
export function messages(severity) {
  return (state.build?.messages ?? []).filter((message) => message.severity === severity);
}

/** Shows the line of a message among the code. */
export function reveal(line) {
  set({ tab: "code", codeLine: line });
}

/** Tells what takes long enough to be noticed. */
export function start() {
  let timer = null;
  on(["build"], () => {
    document.body.classList.add("playground");
    clearTimeout(timer);
    const { phase } = state.build;
    const isBusy = phase === "building" || phase === "launching";
    if (state.slowPhase && state.slowPhase !== phase) set({ slowPhase: null });
    if (isBusy) timer = setTimeout(() => set({ slowPhase: phase }), 1000);
  });
}
