// The toolbar: title, undo and redo, and what scenes are shown on.
import { h, update } from "./dom.js";
import { on, set, state } from "./store.js";
import { iconButton, popup, segments } from "./ui/controls.js";
import { showMenu } from "./ui/menu.js";
import { libraryMenu } from "./ui/library.js";
import { layOut, redo, refreshOutline, save, undo } from "./model/session.js";
import { titleOfScene } from "./model/scenes.js";
import { outlineScene } from "./model/selection.js";
import { togglePanel } from "./ui/panels.js";
import { programControls } from "./program/bar.js";

/** `Large (default)`, `AX1`. */
const sizeName = (size) => (size === "large" ? "Large (default)" : size.startsWith("AX") ? size : size.replace("Small", " Small").replace("Large", " Large").replace(/^./, (letter) => letter.toUpperCase()));

const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5"];

/** Builds the toolbar. */
export function start(element, deviceList) {
  const title = h("div", { class: "title" });
  const history = h("div", { class: "segments-free" });
  const settings = h("div", { class: "settings" });
  const library = iconButton("plus", "Library… (⇧⌘L)", (event) => libraryMenu(event.currentTarget));
  const program = h("div", { class: "segments-free" });
  const panels = { navigator: panelButton("navigator", "left-panel"), inspector: panelButton("inspector", "right-panel") };
  element.append(h("div", { class: "begin" }, panels.navigator, history, library, program), title, h("div", { class: "end" }, settings, panels.inspector));
  const showPanels = () => {
    for (const [panel, button] of Object.entries(panels)) {
      const isHidden = state.hiddenPanels.includes(panel);
      name(button, `${isHidden ? "Show" : "Hide"} ${panel === "navigator" ? "Navigator" : "Inspector"}`, false);
      button.setAttribute("aria-pressed", String(!isHidden));
    }
  };
  on(["hiddenPanels"], showPanels);
  showPanels();
  on(["document", "scene", "file", "issues", "program", "build", "isFirstPage", "isDisconnected"], () => showTitle(title));
  on(["program", "pointer"], () => {
    history.hidden = library.hidden = state.program !== null;
    update(program, state.program ? programControls() : []);
  });
  on(["settings", "devices", "mode"], () => { showSettings(settings, deviceList); layOut(); });
  // Which languages there are, is told with the document.
  on(["document", "program"], () => showSettings(settings, deviceList));
  on(["settings"], refreshOutline);
  showTitle(title);
  buildHistory(history);
  showSettings(settings, deviceList);
}

const panelButton = (panel, image) => iconButton(image, panel, () => togglePanel(panel), { class: "icon-button panel-button" });

function showTitle(title) {
  if (state.isFirstPage) {
    title.replaceChildren(h("h1", {}, "Trellis Studio"), h("span", {}, "No document chosen"));
    document.title = "Studio";
    return;
  }
  const name = state.file?.split("/").at(-1) ?? "Studio";
  const scene = outlineScene();
  const documentState = state.document?.state;
  // Whoever has made an edit wants to know whether the file has it.
  const problem = documentState?.problem;
  const mark = state.isDisconnected ? " — not connected" : !documentState ? "" : problem ? (problem.status === 410 ? " — deleted" : " — cannot be read") : !documentState.isSaved ? " — edited" : documentState.undo ? " — saved" : "";
  const shows = state.build?.phase === "failed" ? "Build failed" : state.program ? (state.program.isRunning ? scene?.name ?? "" : "Not running") : scene ? `${titleOfScene(scene)}${mark}` : "No document";
  title.replaceChildren(h("h1", {}, name), h("span", {}, shows));
  document.title = state.file ? `${documentState && !documentState.isSaved && !problem ? "• " : ""}${name} — Studio` : "Studio";
}

function buildHistory(history) {
  const buttons = {
    undo: iconButton("undo", "Undo", undo), redo: iconButton("redo", "Redo", redo),
    save: h("button", {
      class: "button save", type: "button", onclick: (event) => {
        if (state.saves || event.altKey) set({ saves: !state.saves });
        else save();
      },
    }),
  };
  history.append(...Object.values(buttons));
  const show = () => {
    const now = state.document?.state;
    name(buttons.undo, now?.undo ? `Undo ${now.undo} (⌘Z)` : "Undo", !now?.undo);
    name(buttons.redo, now?.redo ? `Redo ${now.redo} (⇧⌘Z)` : "Redo", !now?.redo);
    name(buttons.save, state.saves ? "Each edit is saved immediately. Click to save only on request" : "Save (⌘S). Alt-click: save each edit immediately", false);
    buttons.save.textContent = state.saves ? "Auto-save On" : now?.isSaved ? "Saved" : "Save";
    buttons.save.setAttribute("aria-pressed", String(state.saves));
  };
  on(["document", "saves"], show);
  show();
}

function name(button, title, isDisabled) {
  button.title = title;
  button.setAttribute("aria-label", title);
  button.disabled = isDisabled;
}

/** Whether the panel of what surrounds an app is open: text size, direction, language, release. */
let isEnvironmentOpen = false;

function openEnvironment(isOpen, show) {
  isEnvironmentOpen = isOpen;
  show();
  removeEventListener("pointerdown", closeEnvironment, true);
  closeEnvironment.show = show;
  if (!isOpen) return;
  addEventListener("pointerdown", closeEnvironment, true);
  document.querySelector(".environment select")?.focus();
}

function closeEnvironment(event) {
  if (!event.target.closest(".environment, .environment-button")) openEnvironment(false, closeEnvironment.show);
}

const labeled = (title, control) => h("div", { class: "attribute" }, h("span", { class: "title" }, title), control);

/** What of the environment is not as it comes out of the box, or just its name. */
function environmentName(current, list) {
  const parts = [
    current.textSize !== "large" && sizeName(current.textSize), current.isRightToLeft && "RTL", current.language && current.language.toUpperCase(),
    current.pseudolanguage && { double: "Double-Length", accented: "Accented", rtl: "RTL Texts" }[current.pseudolanguage], current.release && `iOS ${current.release}`, current.split !== "full" && "Split",
  ].filter(Boolean);
  return parts.length ? parts.join(" · ") : "Environment";
}

function showSettings(settings, list) {
  const show = () => showSettings(settings, list);
  const current = state.settings;
  const change = (name) => (value) => set({ settings: { ...state.settings, [name]: value } });
  const chosen = list.devices.filter((device) => state.devices.includes(device.id));
  update(settings, [
    segments("Arrangement", [["devices", state.program ? "Device" : "Devices"], ...(state.program ? [] : [["matrix", "Matrix"]]), ["layers", "Layers"], ...(state.program || (state.document?.map?.scenes.length ?? 0) === 0 ? [] : [["map", "Storyboard"]])], state.mode, (mode) => set({ mode, focus: Math.min(state.focus, state.devices.length - 1) })),
    h("button", { class: "button", type: "button", "aria-haspopup": "menu", onclick: (event) => deviceMenu(event.currentTarget, list) }, chosen.length === 1 ? chosen[0].name : `${chosen.length} devices`),
    segments("Orientation", [["portrait", "Portrait", "portrait"], ["landscape", "Landscape", "landscape"]], current.orientation, change("orientation")),
    segments("Appearance", [[false, "Light", "light"], [true, "Dark", "dark"]], current.isDark, change("isDark")),
    h("button", { class: "button environment-button", type: "button", "aria-haspopup": "dialog", "aria-expanded": String(isEnvironmentOpen), onclick: () => openEnvironment(!isEnvironmentOpen, show) }, environmentName(current, list)),
    h("div", { class: "popover environment", role: "dialog", "aria-label": "Environment", hidden: !isEnvironmentOpen, onkeydown: (event) => { if (event.key === "Escape") { event.stopPropagation(); openEnvironment(false, show); settings.querySelector(".environment-button").focus(); } } },
      labeled("Text Size", popup("Text size", textSizes.map((size) => [size, sizeName(size)]), current.textSize, change("textSize"))),
      labeled("Direction", segments("Direction", [[false, "Left to right", null, "Left to Right"], [true, "Right to left", null, "Right to Left"]], current.isRightToLeft, change("isRightToLeft"))),
      labeled("Language", languages(current)),
      labeled("Release", popup("Release", [["", `iOS ${list.standardRelease}`], ...list.releases.filter((release) => release !== list.standardRelease).map((release) => [String(release), `iOS ${release}`])], current.release, change("release"))),
      chosen.some((device) => device.splits.length > 1) && labeled("Split View", popup("Split", [["full", "Full Screen"], ["twoThirds", "Two Thirds"], ["half", "Half"], ["oneThird", "One Third"], ["slideOver", "Slide Over"]], current.split, change("split")))),
  ]);
}

let languageNames = null;

/** A language in words; a code that nobody knows stays. */
function nameOfLanguage(code) {
  // The names of all languages are slow to come, and a document with texts of one language needs none.
  languageNames ??= new Intl.DisplayNames(["en"], { type: "language" });
  try { return languageNames.of(code); } catch { return code; }
}

/** The languages of the document's texts, and the pseudolanguages of Xcode's schemes. */
function languages(current) {
  const own = (state.document?.languages ?? []).map((language) => [language, nameOfLanguage(language)]);
  const pseudo = state.program ? [] : [["double", "Double-Length"], ["accented", "Accented"], ["rtl", "Right-to-Left"]].map(([key, title]) => [`pseudo ${key}`, title]);
  const value = current.pseudolanguage ? `pseudo ${current.pseudolanguage}` : current.language;
  return popup("Language", [["", "Document Texts"], ...own, ...pseudo], value, (chosen) => {
    const [kind, pseudolanguage] = chosen.split(" ");
    const isPseudo = kind === "pseudo";
    set({ settings: { ...state.settings, language: isPseudo ? "" : chosen, pseudolanguage: isPseudo ? pseudolanguage : "" } });
  });
}

function deviceMenu(below, list) {
  const entry = (device) => ({
    title: device.name, key: `${device.width} × ${device.height}, ${device.releases}`, isMarked: state.devices.includes(device.id),
    action: () => {
      if (state.program) return set({ devices: [device.id], focus: 0 });
      const devices = state.devices.includes(device.id) ? state.devices.filter((id) => id !== device.id) : [...state.devices, device.id];
      const order = list.devices.map((each) => each.id);
      if (devices.length) set({ devices: devices.sort((a, b) => order.indexOf(a) - order.indexOf(b)), focus: 0 });
    },
  });
  showMenu([
    { heading: "iPhone" }, ...list.devices.filter((device) => !device.isTablet).map(entry), "-",
    { heading: "iPad" }, ...list.devices.filter((device) => device.isTablet).map(entry),
  ], { below, label: "Devices" });
}
