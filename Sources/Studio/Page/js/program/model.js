// A running program: what it shows, and what a person does in it.
import { get, post } from "../api.js";
import { set, state } from "../store.js";
import { report, tell } from "../ui/messages.js";
import { surfaces } from "../model/surfaces.js";

/** Shows the program, and launches it if nobody has. The rest of the page does not wait for it. */
export function openProgram(file, { selection = [], constraints = [] } = {}) {
  const devices = state.devices.slice(0, 1);
  set({
    file, document: null, scene: null, devices: devices.length ? devices : ["retina6_12"], selection, constraints, issues: null, issue: null, ghost: null, inspection: null,
    explanation: null, pictures: [], surfaces: [], focus: 0, width: null, mode: state.mode === "layers" ? "layers" : "devices", programVersion: null, program: { file, state: { serial: -1 }, steps: [], log: [], isRunning: false },
  });
  inTurn(async () => {
    const found = await get("program");
    show(found.document || found.failure ? found : await post("program", { action: "launch", surface: surfaces()[0] }));
  });
}

let lastOrder = Promise.resolve();

/** One after the other: what a person does to what the page shows is for the screen that the one before has led to. */
function inTurn(work) {
  const { file } = state;
  lastOrder = lastOrder.then(async () => {
    if (file !== state.program?.file) return;
    const waits = setTimeout(() => set({ isProgramBusy: true }), 1000);
    try {
      await work();
    } catch (error) {
      report(error);
      // What another page did, or what the settings were before.
      await refresh(true);
    } finally {
      clearTimeout(waits);
      set({ isProgramBusy: false });
    }
  });
  return lastOrder;
}

const order = (body) => inTurn(async () => show(await post("program", { version: state.program.document?.state.version, ...body() })));

/** What a person does in the app: `{ action: "tap", x, y }`. */
export function act(body) {
  keys = null;
  return order(() => body);
}

export const launch = () => order(() => ({ action: "launch" }));

/** Does all steps again. They are over in a moment, so that it is told. */
export async function replay() {
  const { file, steps } = state.program;
  await order(() => ({ action: "replay" }));
  if (state.program?.file === file && state.program.isRunning && !state.program.failure) tell(steps.length === 1 ? "The step was repeated." : `All ${steps.length} steps were repeated.`);
}

/** Ends a program that does not answer. */
export const stop = () => post("program", { action: "stop" }).catch(report);

let keys = null;

/** Keys that come while the program works are typed together. */
export function type(text) {
  if (!keys) {
    const waiting = { text: "" };
    keys = waiting;
    order(() => {
      if (keys === waiting) keys = null;
      return { action: "type", text: waiting.text };
    });
  }
  keys.text += text;
}

/** Shows the app as the device bar says, unless it is shown so. A program that has ended is launched so. */
export function changeSurroundings() {
  const [surface] = surfaces();
  if (!state.program?.surface || sameSurface(surface, state.program.surface)) return;
  order(() => ({ action: state.program.isRunning ? "change" : "launch", surface }));
}

const sameSurface = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** Takes over what another page did, or what a new build led to. */
export function programChanged(event) {
  if (event.file === state.program?.file && event.serial > state.program.state.serial) refresh();
}

/** Reads what the program shows. */
export async function refresh(isForced = false) {
  try {
    const found = await get("program");
    if (found.file === state.program?.file) show(found, isForced);
  } catch (error) {
    report(error);
  }
}

function show(found, isForced = false) {
  if (!state.program) return;
  if (!isForced && found.state.serial <= state.program.state.serial) return;
  if (!found.document) return set({ program: found });
  const isNew = found.document.state.version !== state.program.document?.state.version;
  const { surface } = found;
  set({
    program: found, document: found.document, scene: found.document.outline.scenes[0]?.id ?? null, surfaces: [surface], pictures: isNew ? [found.picture] : state.pictures,
    devices: state.devices.length === 1 && state.devices[0] === surface.device ? state.devices : [surface.device], settings: settingsOf(surface), explanation: isNew ? null : state.explanation, programVersion: found.document.state.version,
  });
}

/** The device bar shows what the program has, which another page may have changed. */
function settingsOf(surface) {
  const settings = {
    orientation: surface.orientation ?? "portrait", release: String(surface.release ?? ""), textSize: surface.textSize ?? "large", isDark: surface.isDark ?? false, isRightToLeft: surface.isRightToLeft ?? false,
    language: surface.language ?? "", pseudolanguage: "", split: surface.split ?? "full",
  };
  return Object.keys(settings).every((key) => settings[key] === state.settings[key]) ? state.settings : settings;
}
