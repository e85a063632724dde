// The tools at the lower edge of the canvas: zoom, pin, align, embed, resolve, connect.
import { h } from "../dom.js";
import { on, set, state } from "../store.js";
import { icon } from "../icons.js";
import { iconButton } from "../ui/controls.js";
import { pinDialog } from "../ui/pins.js";
import { alignMenu, embedMenu, resolveMenu } from "../ui/verbs.js";
import { devices, focusedDevice } from "./devices.js";
import { waitForConnection } from "./connect.js";
import { layOut } from "../model/session.js";
import * as viewport from "./viewport.js";

/** The zoom of what is shown. */
const shownZoom = () => (state.mode === "map" ? state.mapZoom : state.mode === "matrix" ? focusedDevice()?.zoom ?? state.zoom : state.zoom);

/** A button with an icon and a word: what changes the document is no riddle. */
const wordButton = (name, word, title, action) => h("button", { class: "icon-button word-button", type: "button", title, "aria-label": title, onclick: action }, icon(name), h("span", { "aria-hidden": "true" }, word));

/** Builds the tools. */
export function showTools(canvas, { fitAll, fitFocused }) {
  const percent = h("button", { class: "zoom", type: "button", title: "Actual size", "aria-label": "Zoom, 100 percent. Shows the actual size", onclick: () => viewport.zoomBy(1 / shownZoom()) });
  const views = [
    wordButton("align", "Align", "Align…", (event) => alignMenu(event.currentTarget)),
    wordButton("pin", "Pin", "Add New Constraints…", () => pinDialog()),
    wordButton("embed", "Embed", "Embed In…", (event) => embedMenu(event.currentTarget)),
    wordButton("resolve", "Resolve", "Resolve Auto Layout Issues…", (event) => resolveMenu(event.currentTarget)),
  ];
  const run = h("button", {
    class: "button as-run", type: "button", "aria-pressed": "false", title: "Views with missing constraints: show their stored frames, or the frames that the app would use", onclick: () => set({ isAsRun: !state.isAsRun }),
  }, "Run-Time Frames");
  const bounds = h("button", {
    class: "button as-run", type: "button", "aria-pressed": "true", title: "Show Bounds Rectangles: outlines of views that draw nothing", onclick: () => set({ showsBounds: !state.showsBounds }),
  }, "Bounds");
  const edits = h("div", { class: "edits" }, h("span", { class: "rule" }), views, wordButton("connect", "Connect", "Connect Two Views", () => waitForConnection(canvas)), h("span", { class: "rule" }), run, bounds);
  canvas.append(h("div", { class: "canvas-tools", role: "toolbar", "aria-label": "Canvas tools" },
    iconButton("minus", "Zoom Out", () => viewport.zoomBy(1 / 1.25)), percent, iconButton("plus", "Zoom In", () => viewport.zoomBy(1.25)),
    iconButton("fit", "Zoom to Fit", (event) => (event.altKey ? fitFocused() : fitAll())),
    edits));
  const show = () => {
    // The sheets of a matrix are equally wide, and so not equally large.
    const zooms = (state.mode === "matrix" && devices.length ? devices.map((device) => device.zoom) : [shownZoom()]).map((zoom) => Math.round(zoom * 100));
    const [from, to] = [Math.min(...zooms), Math.max(...zooms)];
    percent.textContent = `${from === to ? from : `${from}–${to}`} %`;
    percent.setAttribute("aria-label", `Zoom, ${from === to ? from : `${from} to ${to}`} percent. Shows the actual size`);
    edits.hidden = state.program !== null;
    run.setAttribute("aria-pressed", String(state.isAsRun));
    bounds.setAttribute("aria-pressed", String(state.showsBounds));
    // Without a selection the scene is embedded, all views are resolved, and a drag connects.
    for (const button of views.slice(0, 2)) button.disabled = !state.selection.length;
  };
  on(["zoom", "mapZoom", "focus", "pictures", "selection", "program", "isAsRun", "showsBounds", "mode"], show);
  on(["isAsRun"], layOut);
  show();
}
