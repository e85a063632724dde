// What lies over a drawing: selection, constraints with their constants, ambiguous views, and what a trial moves.
import { pageScale } from "../ui/scale.js";
import { number, s } from "../dom.js";
import { state } from "../store.js";
import { key, places } from "../model/tree.js";

/** Draws the overlay of a device. */
export function drawOverlay(device, isFocused, gesture) {
  const { overlay, scene } = device;
  const parts = [];
  if (scene) {
    const all = device.places;
    if (isFocused && state.selection.length) parts.push(safeArea(scene));
    parts.push(...ambiguities(scene, all), ...(isFocused ? needs(scene, all) : []), ...trial(device));
    if (state.hover && !state.selection.includes(state.hover)) parts.push(outline(all.byID.get(state.hover), "hover"));
    for (const id of state.selection) parts.push(outline(all.byID.get(id), "selection"));
    // While something is dragged, the distances that the drag tells count, and of the constants those that change.
    const before = gesture && device.ghost ? new Map((device.picture?.scene?.constraints ?? []).map((part) => [part.id, part.constant])) : null;
    const shown = constraints(scene, all, isFocused, before);
    parts.push(...shown.lines);
    const chosen = all.byID.get(state.selection.at(-1));
    if (isFocused && chosen && state.selection.length === 1 && chosen.parent && !chosen.isHidden && !state.ghost?.isFixed && !state.program) parts.push(...handles(chosen));
    parts.push(...shown.labels);
    if (isFocused && gesture) parts.push(...gesture(all));
  }
  overlay.replaceChildren(...parts.filter(Boolean));
}

function outline(view, name) {
  return view && !view.isHidden && s("rect", { class: name, x: view.x, y: view.y, width: view.width, height: view.height });
}

function safeArea(scene) {
  const { left = 0, top = 0, right = 0, bottom = 0 } = scene.safeArea ?? {};
  if (!left && !top && !right && !bottom) return null;
  return s("rect", { class: "area", x: left, y: top, width: Math.max(0, scene.size.width - left - right), height: Math.max(0, scene.size.height - top - bottom) });
}

function ambiguities(scene, all) {
  const ids = new Set((scene.ambiguities ?? []).map((part) => part.viewID).filter(Boolean));
  return [...[...ids].map((id) => outline(all.byID.get(id), "ambiguous")), ...tiedPriorities(scene, all)];
}

const letters = { horizontalPosition: "X", verticalPosition: "Y", width: "W", height: "H" };

/** `needs Y`, with W and H for the size, at views that are not decided yet: at the view itself, and not at those that only follow it. */
function needs(scene, all) {
  const size = pageScale() / state.zoom;
  return (scene.ambiguities ?? []).map((part) => {
    const view = all.byID.get(part.viewID);
    if (!view || view.isHidden || (part.ties ?? []).length) return null;
    const own = part.open.filter((name) => !(part.following ?? []).includes(name));
    const words = Object.keys(letters).filter((name) => (own.length ? own : part.open).includes(name)).map((name) => letters[name]);
    if (!words.length) return null;
    const text = part.isScrollableContent ? `content needs ${words.join(" ")}` : `needs ${words.join(" ")}`;
    const width = text.length * 5.6 + 12;
    // At the upper left corner, above the view where there is room.
    const y = view.y > 18 * size ? view.y - 9 * size : view.y + 9 * size;
    return s("g", { class: "needs", "data-view": part.viewID, transform: `translate(${view.x} ${y}) scale(${size})` },
      s("rect", { x: 0, y: -8, width, height: 16, rx: 4 }), s("text", { x: 6, y: 3.6 }, text));
  });
}

/** The priorities of contents that are tied, above their views. */
function tiedPriorities(scene, all) {
  const ties = (scene.ambiguities ?? []).flatMap((part) => (part.ties ?? []).filter((tie) => tie.members[0].viewID === part.viewID));
  return ties.flatMap((tie) => tie.members.map(({ viewID }) => {
    const view = all.byID.get(viewID);
    return view && !view.isHidden && s("text", { class: "priority", x: view.x + view.width / 2, y: view.y - 3 }, `@${number(tie.priority)}`);
  }));
}

/** Where views were that a trial moves, and where they would be. */
function trial(device) {
  if (!device.ghost || !device.picture) return [];
  const before = places(device.picture);
  // A drag shows what it moves by itself; outlines of all that follows would only slow it down.
  const list = state.ghost?.isQuick ? state.selection.map((id) => device.places.byID.get(id)).filter(Boolean) : device.places.list;
  return list.flatMap((view) => {
    const old = view.id && before.byID.get(view.id);
    if (!view.id || view.isHidden) return [];
    if (!old) return [outline(view, "becomes")];
    const isMoved = ["x", "y", "width", "height"].some((side) => Math.abs(view[side] - old[side]) > 0.3);
    return isMoved ? [outline(old, "was"), outline(view, "becomes")] : [];
  });
}

function constraints(scene, all, isFocused, before) {
  const chosen = new Set(state.constraints);
  const paths = new Set(state.selection.map((id) => all.byID.get(id)?.path).filter((path) => path !== undefined));
  const shown = (scene.constraints ?? []).filter((constraint) => {
    if (constraint.isBroken || chosen.has(constraint.id)) return true;
    return constraint.id && [constraint.firstItem, constraint.secondItem].some((path) => path && paths.has(key(path)));
  });
  const size = pageScale() / state.zoom;
  const taken = [];
  // Only the device in focus has numbers, and those that are wrong have them everywhere. Zeros say nothing new.
  // Where devices are small, numbers would hide them.
  const isSmall = state.zoom < 0.25 && !isFocused;
  const labelled = shown.filter((part) => !before || part.isBroken || before.get(part.id) !== part.constant).filter((part) => (part.isBroken && !isSmall) || (isFocused && (part.constant || chosen.has(part.id) || part.isSatisfied === false)));
  return { lines: shown.flatMap((part) => lines(part, chosen)), labels: labelled.map((part) => label(part, chosen, size, taken)) };
}

function look(constraint, chosen) {
  const words = [];
  if (constraint.isBroken) words.push("broken");
  else if (constraint.isSatisfied === false) words.push("open");
  else if ((constraint.priority ?? 1000) < 1000) words.push("optional");
  if (chosen.has(constraint.id)) words.push("chosen");
  return words.join(" ");
}

function lines(constraint, chosen) {
  const name = look(constraint, chosen);
  return (constraint.segments ?? []).flatMap(({ from, to }) => {
    const place = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    const isAcross = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
    const end = 3.5 / state.zoom;
    const cap = (point) => (isAcross ? `M${point.x} ${point.y - end}V${point.y + end}` : `M${point.x - end} ${point.y}H${point.x + end}`);
    return [
      s("line", { class: `line ${name}`, ...place }),
      s("path", { class: `line ${name.replace("optional", "")}`, d: cap(from) + cap(to) }),
      constraint.id && s("line", { class: "hit", "data-constraint": constraint.id, ...place, style: null, "pointer-events": "stroke" }),
    ];
  });
}

/** `16`, `≥ 44 @750`; of a broken one also the length that it has. */
export function constantText(constraint) {
  const relation = /(?:≥|>=)/.test(constraint.text) ? "≥ " : /(?:≤|<=)/.test(constraint.text) ? "≤ " : "";
  const priority = (constraint.priority ?? 1000) < 1000 ? ` @${number(constraint.priority)}` : "";
  const segment = constraint.segments?.[0];
  const length = segment ? Math.hypot(segment.to.x - segment.from.x, segment.to.y - segment.from.y) : null;
  const isOff = (constraint.isBroken || constraint.isSatisfied === false) && length !== null && Math.abs(length - Math.abs(constraint.constant ?? 0)) > 0.5;
  return `${relation}${number(constraint.constant ?? 0)}${priority}${isOff ? ` → ${number(length)}` : ""}`;
}

function label(constraint, chosen, size, taken) {
  const segment = constraint.segments?.[0];
  if (!segment) return null;
  const text = constantText(constraint);
  if (constraint.kind === "center" && !constraint.constant) return null;
  const width = (text.length * 6.1 + 12) * size;
  const height = 17 * size;
  let x = (segment.from.x + segment.to.x) / 2;
  let y = (segment.from.y + segment.to.y) / 2;
  // Numbers stand beside their line, where they hide neither handles nor texts: lengths of a view outside of it.
  const isSize = constraint.kind === "size" || constraint.kind === "aspect";
  if (Math.abs(segment.to.x - segment.from.x) >= Math.abs(segment.to.y - segment.from.y)) y += isSize ? height * 0.75 : -height * 0.75;
  else x += width * 0.5 + 6 * size;
  // Labels that would lie on each other move along.
  for (let tries = 0; tries < 6 && taken.some((box) => Math.abs(box.x - x) < (box.width + width) / 2 && Math.abs(box.y - y) < height); tries++) y += height * 1.1;
  taken.push({ x, y, width });
  return s("g", { class: `constant ${look(constraint, chosen)}`, "data-constraint": constraint.id ?? null, transform: `translate(${x} ${y}) scale(${size})` },
    s("rect", { x: -width / size / 2, y: -8.5, width: width / size, height: 17, rx: 8.5 }), s("text", { y: 3.8 }, text));
}

const corners = [
  [0, 0, "nwse"], [0.5, 0, "ns"], [1, 0, "nesw"], [1, 0.5, "ew"], [1, 1, "nwse"], [0.5, 1, "ns"], [0, 1, "nesw"], [0, 0.5, "ew"],
];

function handles(view) {
  const side = 7 / state.zoom;
  return corners.map(([fx, fy, cursor]) => s("rect", {
    class: `handle ${cursor}`, "data-x": fx, "data-y": fy, x: view.x + view.width * fx - side / 2, y: view.y + view.height * fy - side / 2, width: side, height: side, rx: side / 4,
  }));
}
