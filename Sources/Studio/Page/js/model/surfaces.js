// What the canvas shows scenes on.
import { state } from "../store.js";

/** The surfaces of the canvas: the chosen devices with the settings of the device bar, or a matrix of them. */
export function surfaces() {
  const { devices, settings, width } = state;
  if (state.mode === "matrix") return matrix();
  const list = devices.map((device) => surface(device, settings));
  if (width !== null && list.length) list[Math.min(state.focus, list.length - 1)].width = width;
  return list;
}

/** A device with the settings of the device bar. */
export function surface(device, settings) {
  const made = { device };
  if (settings.orientation !== "portrait") made.orientation = settings.orientation;
  if (settings.release) made.release = Number(settings.release);
  if (settings.split !== "full") made.split = settings.split;
  if (settings.textSize !== "large") made.textSize = settings.textSize;
  if (settings.isDark) made.isDark = true;
  if (settings.isRightToLeft) made.isRightToLeft = true;
  if (settings.language) made.language = settings.language;
  if (settings.pseudolanguage) made.pseudolanguage = settings.pseudolanguage;
  return made;
}

/** The rows of the matrix: as set, on its side, with large text, the other way round, with long texts. */
const variants = () => [
  ["Current Settings", {}], ["Landscape", { orientation: "landscape" }], ["Text Size AX3", { textSize: "AX3" }],
  [state.settings.isRightToLeft ? "Left to Right" : "Right to Left", { isRightToLeft: !state.settings.isRightToLeft }], ["Double-Length Text", { pseudolanguage: "double" }],
];

/** The names of the rows of the matrix. */
export const variantNames = () => variants().map(([name]) => name);

/** Each device in each variant, a row after the other. */
function matrix() {
  return variants().flatMap(([, variant]) => state.devices.map((device) => surface(device, { ...state.settings, ...variant })));
}

/** The devices that a document is shown on first: a narrow one, and the one that it was drawn on. */
export function usualDevices(drawnOn) {
  if (drawnOn?.startsWith("ipad")) return [...new Set(["ipad9_7", drawnOn])];
  const modern = drawnOn && drawnOn !== "retina4_0" ? drawnOn : "retina6_12";
  return [...new Set(["retina4_0", modern, "retina6_9"])];
}
