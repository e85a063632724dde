// What the page shows, and who wants to know when it changes.

const listeners = [];
let pending = null;

/** The state of the page. Only `set` changes it. */
export const state = {
  documents: [], recent: [], file: null, document: null, scene: null,
  /** The surfaces of the canvas and the pictures on them, in one order. */
  surfaces: [], pictures: [], focus: 0,
  /** Pictures of a change that is only tried, in the order of the surfaces; null where none is. */
  ghost: null,
  /** Ids of views or guides, and of constraints. */
  selection: [], constraints: [], hover: null, inspection: null,
  /** The ids of constraints whose numbers the pointer asks for, with spaces between, and whether the Option key asks for all of the selection. */
  numbers: "", isMeasuring: false,
  /** Whether views that draw nothing have outlines on the canvas, and whether a text is edited there. */
  showsBounds: true, isEditingText: false,
  /** What inspectors show of all that are selected, where several are: `key` tells which. */
  others: null,
  /** The issues of the usual configurations, and those of the devices and the widths that are shown; `allIssues` joins them. */
  issues: null, verdicts: null, widthVerdicts: null, issue: null,
  /** The same of the change that is tried, with the `ghost` that they are of; null before they are known. */
  trial: null, trialWidths: null,
  /** How many of the changes that might resolve an issue were tried, while they are: `{ issue, done, total }`. */
  fixProgress: null,
  /** How many devices and widths are looked at, and how many of them were. */
  progress: { devices: [0, 0], widths: [0, 0] },
  settings: { orientation: "portrait", release: "", textSize: "large", isDark: false, isRightToLeft: false, language: "", pseudolanguage: "", split: "full" },
  /** The models that there are, and the views of the library. */
  deviceList: [], library: [], standardRelease: null,
  /** The names of panels that are hidden. */
  hiddenPanels: [],
  /** Whether the first page lies over the canvas. */
  isFirstPage: false,
  devices: [], mode: "devices", tab: "outline", inspector: "size", saves: true,
  /** The program that is shown in the place of a document; null for none. What the pointer does in it: `use` or `inspect`. */
  program: null, pointer: "use", isProgramBusy: false, programVersion: null,
  zoom: 1, pan: { x: 0, y: 0 }, width: null, mapZoom: 1,
  /** What a panel over the canvas covers, in coordinates of the page; null for none. Numbers keep away from it. */
  covered: null,
  /** Whether views that are not decided are where the solver puts them, as in the app; else they are at their stored frames, as in Xcode. */
  isAsRun: false,
  /** Whether the studio does not answer, and why the file could not be written the last time. */
  isDisconnected: false, saveProblem: null,
  /** The open merge of git, of the document that is shown or of one that cannot be shown because of it; and why one cannot be. */
  merge: null, mergeProblem: null, unopened: null,
  /** The last build of a playground's file, null without one; which part of it takes long; and the line to show. */
  build: null, slowPhase: null, codeLine: null,
  /** The lesson that is taught, what the check says, and how many hints are shown. */
  lesson: null, verdict: null, hints: 0, isLessonFolded: false,
  /** What the studio offers in fields: the colors of the system, the text styles, and the system's symbols. */
  systemColors: [], textStyles: [], symbols: [],
};

/** Changes the state, and tells those who listen to the changed keys once the present work is done. */
export function set(changes) {
  const changed = Object.keys(changes).filter((key) => state[key] !== changes[key]);
  Object.assign(state, changes);
  if (!changed.length) return;
  if (!pending) {
    pending = new Set();
    queueMicrotask(tell);
  }
  for (const key of changed) pending.add(key);
}

function tell() {
  const keys = pending;
  pending = null;
  for (const { wanted, action } of listeners) if (wanted.some((key) => keys.has(key))) action(keys);
}

/** Calls back whenever one of the keys has changed. */
export function on(wanted, action) {
  listeners.push({ wanted, action });
}
