// The devices on the canvas, in the order of the surfaces.
import { state } from "../store.js";

/** What the canvas shows now. */
export const devices = [];

/** The device in focus. */
export const focusedDevice = () => devices[state.focus];
