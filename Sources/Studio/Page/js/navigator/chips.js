// Where an issue shows: chips with the names of devices, on one line.
import { h } from "../dom.js";
import { state } from "../store.js";
import { shownOn } from "../model/issues.js";

/** The chips of an issue; the last one may be a number, of those that have no chip. */
export const chips = (issue) => names(issue).map((text) => h("span", { class: /^\+\d+$/.test(text) ? "chip rest" : "chip" }, text));

/** Chips of devices stay on one line: those that have no room count among the others, whose names the tooltip has. */
export function fitChips(line) {
  const names = [...line.querySelectorAll(".chip:not(.rest)")];
  const isTooWide = () => line.scrollWidth > line.clientWidth + 1;
  while (names.length > 1 && isTooWide()) {
    names.pop().remove();
    let rest = line.querySelector(".rest");
    if (!rest) line.append(rest = h("span", { class: "chip rest" }, "+0"));
    rest.textContent = `+${Number(rest.textContent.slice(1)) + 1}`;
  }
}

const mostChips = 2;
const mostShownChips = 3;
const release = /^(?:iOS|iPadOS) [\d.]+$/;

/** The devices on which an issue shows: those on the canvas by name, then others of the usual configurations. */
function names(issue) {
  const { configurations = [], widths, isExtra } = issue;
  if (!configurations.length) return [widths ?? "All devices"];
  if (!isExtra && configurations.length === state.issues.tried && configurations.length > 1) return [`All ${configurations.length} configurations`];
  const onCanvas = [...new Set(shownOn(issue).map(nameOfShown))];
  const groups = new Map();
  for (const [device, ...rest] of configurations.map((name) => name.split(", "))) groups.set(device, [...(groups.get(device) ?? []), rest]);
  // A device that is named with what it shows on the canvas needs no second name.
  const isNamed = (device) => onCanvas.some((name) => name === device || name.startsWith(`${device}, `));
  const others = [...groups].filter(([device]) => !isNamed(device)).map(([device, list]) => [device, ...common(list)].join(", "));
  const named = [...onCanvas.slice(0, mostShownChips), ...others.slice(0, Math.max(0, mostChips - onCanvas.length))];
  const rest = onCanvas.length + others.length - named.length;
  return [...named.map(shortName), widths, rest > 0 && `+${rest}`].filter(Boolean);
}

/** A device of the canvas as its caption calls it; upright is the usual case. */
const nameOfShown = (name) => name.split(", ").filter((part) => part !== "portrait").join(", ");

/** `iPhone SE (3rd gen.)`: a chip is shorter than a caption. */
const shortName = (text) => text.replace(" generation)", " gen.)");

/** What all configurations of a device have in common and is not the usual case: of one that is broken on its side only, that it lies there. */
function common(list) {
  const shared = list[0].filter((part) => list.every((other) => other.includes(part)));
  const isEverywhere = list.some((other) => other.some((part) => release.test(part) && Number(part.split(" ")[1]) >= Number(state.standardRelease ?? 0)));
  return shared.filter((part) => (release.test(part) ? !isEverywhere : true));
}
