// The state of the page in its address, so that it can be kept and come back to.
import { on, set, state } from "../store.js";
import { idle } from "../model/latest.js";

/** What the address says. */
export function read() {
  const values = new URLSearchParams(location.hash.slice(1));
  const list = (name) => (values.get(name) ?? "").split(",").filter(Boolean);
  const settings = { ...state.settings };
  for (const name of ["orientation", "release", "textSize", "language", "pseudolanguage", "split"]) if (values.has(name)) settings[name] = values.get(name);
  settings.isDark = values.get("appearance") === "dark";
  settings.isRightToLeft = values.get("direction") === "rtl";
  set({ settings, devices: list("devices"), pointer: values.get("pointer") === "inspect" ? "inspect" : "use", mode: ["matrix", "layers", "map"].includes(values.get("mode")) ? values.get("mode") : "devices", width: Number(values.get("width")) || null, isAsRun: values.get("run") === "yes", saves: values.get("saves") !== "no", showsBounds: values.get("bounds") !== "no", tab: values.get("tab") ?? "outline", inspector: values.get("inspector") ?? "size" });
  return { file: values.get("file"), scene: values.get("scene") ?? undefined, selection: list("select"), constraints: list("constraints"), focus: values.has("focus") ? Number(values.get("focus")) : null, hasTab: values.has("tab") };
}

/** Keeps the address up to date. */
export function start() {
  on(["file", "scene", "selection", "constraints", "focus", "width", "isAsRun", "showsBounds", "saves", "settings", "devices", "mode", "tab", "inspector", "pointer"], idle(120, write));
}

function write() {
  const { settings } = state;
  const values = new URLSearchParams();
  const put = (name, value, usual) => { if (value && value !== usual) values.set(name, value); };
  put("file", state.file);
  put("scene", state.scene);
  put("select", state.selection.join(","));
  put("constraints", state.constraints.join(","));
  put("focus", state.focus && String(state.focus));
  put("width", state.width && String(state.width));
  put("devices", state.devices.join(","));
  put("orientation", settings.orientation, "portrait");
  put("release", settings.release);
  put("textSize", settings.textSize, "large");
  put("language", settings.language);
  put("pseudolanguage", settings.pseudolanguage);
  put("split", settings.split, "full");
  put("appearance", settings.isDark ? "dark" : "");
  put("direction", settings.isRightToLeft ? "rtl" : "");
  put("mode", state.mode, "devices");
  put("pointer", state.pointer, "use");
  put("run", state.isAsRun ? "yes" : "");
  put("bounds", state.showsBounds ? "" : "no");
  put("tab", state.tab, "outline");
  put("inspector", state.inspector, "size");
  put("saves", state.saves ? "" : "no");
  history.replaceState(null, "", `#${values}`);
}
