// Starts the page.
import { get, listen } from "./api.js";
import { set, state } from "./store.js";
import { changed, open } from "./model/session.js";
import { programChanged, refresh } from "./program/model.js";
import * as lesson from "./lesson/panel.js";
import { lessonChanged, refreshLesson } from "./lesson/model.js";
import * as playground from "./playground/model.js";
import { report, tell } from "./ui/messages.js";
import * as address from "./ui/address.js";
import * as canvas from "./canvas/canvas.js";
import * as inspector from "./inspector/inspector.js";
import * as issues from "./model/issues.js";
import * as keyboard from "./keyboard.js";
import * as merge from "./merge/dialog.js";
import { mergeChanged } from "./merge/model.js";
import { fixesTried } from "./navigator/issues.js";
import * as navigator from "./navigator/navigator.js";
import * as toolbar from "./toolbar.js";
import * as trial from "./model/trial.js";
import * as overview from "./model/overview.js";
import * as strip from "./ui/strip.js";
import * as panels from "./ui/panels.js";
import * as welcome from "./ui/welcome.js";
import * as widths from "./widths.js";

const element = (id) => document.getElementById(id);

async function start() {
  const wanted = address.read();
  canvas.start(element("canvas"));
  navigator.start(element("navigator"));
  inspector.start(element("inspector"));
  widths.start(element("footer"));
  strip.start(element("strip"));
  panels.start();
  issues.start();
  trial.start();
  overview.start();
  keyboard.start();
  merge.start();
  playground.start();
  lesson.start(element("lesson"));
  try {
    const [documents, devices] = await Promise.all([get("documents"), get("devices")]);
    set({ documents: documents.documents, recent: documents.recent ?? [], deviceList: devices.devices, standardRelease: devices.standardRelease, library: devices.library, systemColors: devices.systemColors, textStyles: devices.textStyles, symbols: devices.symbols ?? [] });
    toolbar.start(element("toolbar"), devices);
    address.start();
    listen({ changed: (event) => { changed(event); mergeChanged(event); }, fixes: fixesTried, program: programChanged, build: playground.buildChanged, lesson: lessonChanged }, connection);
    await refreshLesson();
    const first = documents.documents.find((part) => part.file === wanted.file) ?? documents.documents.find((part) => part.file === state.lesson?.file) ?? documents.documents[0];
    if (first?.isPlayground) await playground.refreshBuild();
    if (first?.isPlayground && !wanted.hasTab) set({ tab: "code" });
    else if (documents.documents.length > 1 && !wanted.file && !state.lesson) set({ tab: "files" });
    if (first) await open(first.file, wanted);
    welcome.start(Boolean(wanted.file));
    // Who named a document wants to see it.
    if (documents.documents.filter((part) => !part.isProgram).length > 3 && !wanted.file && !first?.isProgram && !state.lesson) welcome.showWelcome(element("canvas"));
    document.body.dataset.ready = "true";
  } catch (error) {
    report(error);
  }
}

let isConnected = true;

/** What happened while there was no connection is read anew. */
function connection(isThere) {
  if (isThere === isConnected) return;
  isConnected = isThere;
  strip.connected(isThere);
  if (!isThere) return;
  tell("Connected again.");
  if (state.build) playground.refreshBuild();
  if (state.program) refresh();
  else if (state.file) get("document", { file: state.file }).then((answer) => changed({ file: state.file, state: answer.state })).catch(report);
}

start();
