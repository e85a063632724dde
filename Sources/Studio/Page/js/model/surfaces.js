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

/** What a matrix shows each device in: as set, with large text, the other way round, with long texts. */
const variants = () => [
  ["Current Settings", {}], ["Text Size AX3", { textSize: "AX3" }],
  [state.settings.isRightToLeft ? "Left to Right" : "Right to Left", { isRightToLeft: !state.settings.isRightToLeft }], ["Double-Length Text", { pseudolanguage: "double" }],
];

/** The names of what a matrix shows side by side. */
export const variantNames = () => variants().map(([name]) => name);

/** The name of the variant of a sheet of the matrix. */
export const variantAt = (index) => variantNames()[Math.floor(index / Math.max(1, matrixDevices().length)) % variantNames().length];

/** More devices than these are more sheets than anybody looks through, and than the studio lays out at once. */
const mostInMatrix = 10;

/** The devices of a matrix, and its orientations: that of the settings first, so that the focus is on the same device as without the matrix. */
export const matrixDevices = () => state.devices.slice(0, mostInMatrix);
export const matrixOrientations = () => (state.settings.orientation === "landscape" ? ["landscape", "portrait"] : ["portrait", "landscape"]);

/** Each device in each variant, in one orientation after the other. */
function matrix() {
  return matrixOrientations().flatMap((orientation) => variants().flatMap(([, variant]) => matrixDevices().map((device) => surface(device, { ...state.settings, ...variant, orientation }))));
}

/** The devices that a document is shown on first: a narrow one, and the one that it was drawn on. */
export function usualDevices(drawnOn) {
  if (drawnOn?.startsWith("ipad")) return [...new Set(["ipad9_7", drawnOn])];
  const modern = drawnOn && drawnOn !== "retina4_0" ? drawnOn : "retina6_12";
  return [...new Set(["retina4_0", modern, "retina6_9"])];
}
