// What lies over a drawing: selection, constraints with their constants, ambiguous views, and what a trial moves.
import { pageScale } from "../ui/scale.js";
import { number, s } from "../dom.js";
import { state } from "../store.js";
import { issuesOn } from "../model/issues.js";
import { outlineConstraint } from "../model/selection.js";
import { key, places } from "../model/tree.js";
import { placeLabels } from "./labels.js";
import { devices } from "./devices.js";
import { distancesTo } from "./measure.js";
import * as viewport from "./viewport.js";

/** How many pixels of the page a point of the device has that is drawn now. */
let zoom = 1;

/** Draws the overlay of a device. */
export function drawOverlay(device, isFocused, gesture) {
  const { overlay, scene } = device;
  zoom = device.zoom;
  const parts = [];
  if (scene) {
    const all = device.places;
    const outlines = [];
    if (isFocused && state.selection.length) outlines.push(safeArea(scene));
    const needed = isFocused || zoom >= 0.25 ? needs(device, scene, all) : [];
    outlines.push(...bounds(device, all));
    const marked = device.ghost || state.isDisconnected ? [] : issueMarks(device, scene, all);
    outlines.push(...ambiguities(device, scene, all), ...marked.map((part) => part.outline), ...trial(device));
    if (state.hover && !state.selection.includes(state.hover)) outlines.push(outline(device, all.byID.get(state.hover), "hover"));
    // On whatever ground: a line of the accent on a light one.
    for (const id of state.selection) outlines.push(outline(device, all.byID.get(id), "halo"), outline(device, all.byID.get(id), "selection"));
    parts.push(...onGlass(device, outlines.filter(Boolean)));
    // While something is dragged, the distances that the drag tells count, and of the constants those that change.
    const before = device.ghost ? new Map((device.picture?.scene?.constraints ?? []).map((part) => [part.id, numbersOf(part)])) : null;
    const measured = isFocused && state.isMeasuring && !gesture ? measuredGaps(device, all) : [];
    const shown = constraints(scene, all, isFocused, before, !gesture && !measured.length);
    // What a badge or a mark says is not struck out by a line.
    parts.push(...shown.lines, ...needed.map((part) => part.element), ...marked.map((part) => part.mark));
    const chosen = all.byID.get(state.selection.at(-1));
    const grips = isFocused && chosen && state.selection.length === 1 && chosen.parent && !chosen.isHidden && !state.ghost?.isFixed && !state.program && !state.isEditingText ? handles(chosen) : [];
    parts.push(...grips.map((grip) => grip.element));
    if (isFocused && gesture) parts.push(...gesture(all));
    const gaps = (isFocused && gesture?.gaps?.(all)) || measured;
    const labels = [...[...ties(scene, all), ...shown.labels].filter((label) => !isCovered(device, label.anchor)), ...gaps.filter((gap) => !shown.labels.some((label) => isSame(gap, label.segment))).flatMap((gap) => gapLabel(gap, shown.segments))];
    const avoided = [...grips, ...needed, ...marked, ...(isFocused && gesture?.wire ? along(gesture.wire()) : [])];
    const placed = placeLabels(labels, surroundings(device, isFocused, avoided, labels, shown.segments));
    // What was drawn of a gap stands below all numbers.
    parts.push(...labels.flatMap((label) => label.lines ?? []), ...placed.map((place) => place.leader && s("line", { class: "leader", ...place.leader })), ...labels.map((label, index) => label.draw(placed[index])));
  }
  overlay.replaceChildren(...parts.filter(Boolean));
}

/** Outlines in a group that leaves the body of the device and its corners out: a view in a rounded corner ends at the glass. What is beyond the body is seen. */
function onGlass(device, outlines) {
  const { rim, corner, size: { width, height } } = device;
  if (rim < 2 || !outlines.length) return outlines;
  const far = 20_000;
  const rounded = (inset, radius) => {
    const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
    return `M${left + radius} ${top}H${right - radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${bottom - radius}A${radius} ${radius} 0 0 1 ${right - radius} ${bottom}`
      + `H${left + radius}A${radius} ${radius} 0 0 1 ${left} ${bottom - radius}V${top + radius}A${radius} ${radius} 0 0 1 ${left + radius} ${top}Z`;
  };
  const id = `glass-${device.index}`;
  return [
    s("clipPath", { id }, s("path", { "clip-rule": "evenodd", d: `M${-far} ${-far}H${far}V${far}H${-far}Z${rounded(-rim, 0)}${rounded(0, corner)}` })),
    s("g", { "clip-path": `url(#${id})` }, outlines),
  ];
}

/** Whether a panel over the canvas hides a place: a number with a leader to it would tell of nothing that is seen. */
function isCovered(device, point) {
  const { covered } = state;
  if (!covered) return false;
  const [corner, end] = [[covered.left, covered.top], [covered.right, covered.bottom]].map(([clientX, clientY]) => device.local(viewport.toWorld({ clientX, clientY })));
  return point.x > corner.x && point.x < end.x && point.y > corner.y && point.y < end.y;
}

/** Boxes along a line, which numbers keep off. */
function along({ x1, y1, x2, y2 }) {
  const side = (8 * pageScale()) / zoom;
  const count = Math.min(40, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / side));
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = count ? index / count : 0;
    return { box: { x: x1 + (x2 - x1) * part - side / 2, y: y1 + (y2 - y1) * part - side / 2, width: side, height: side } };
  });
}

/** What numbers keep away from: selected views, marks and panels by all means, other views if they can. */
function surroundings(device, isFocused, marks, labels, segments) {
  const unit = pageScale() / zoom;
  const { width, height } = viewport.canvasSize();
  if (!labels.length) return { taken: [], soft: [], lines: [], bounds: null, unit };
  const chosen = isFocused ? state.selection.map((id) => device.places.byID.get(id)).filter((view) => view?.parent) : [];
  // What only touches an edge hides nothing.
  const inside = (view) => {
    const [across, down] = [view.width, view.height].map((length) => Math.min(2 * unit, length / 8));
    return { x: view.x + across, y: view.y + down, width: view.width - 2 * across, height: view.height - 2 * down };
  };
  const taken = [...chosen.map(({ x, y, width, height }) => ({ x, y, width, height })), ...marks.map((mark) => mark.box)];
  const { covered } = state;
  if (covered) {
    taken.push({ ...device.local(viewport.toWorld({ clientX: covered.left, clientY: covered.top })), width: (covered.right - covered.left) / zoom, height: (covered.bottom - covered.top) / zoom });
  }
  // A number covers no other view as long as there is room, and the text of one even less. What is around the selected views is their ground.
  const isGround = (view) => view.path === "" || chosen.some((other) => other.path.startsWith(`${view.path}.`));
  const others = device.places.list.filter((view) => view.parent && !view.isHidden && !chosen.includes(view) && !isGround(view));
  const soft = [...others.filter((view) => withContent.test(view.className)).map(contentOf), ...(others.length < mostAvoided ? others.map((view) => ({ ...inside(view), weight: 0.5 })) : [])];
  // Other devices lie over what is drawn beside this one.
  if (isFocused) {
    for (const other of devices) {
      if (other === device) continue;
      const corner = device.local({ x: other.x - other.rim * other.scale, y: other.y - other.rim * other.scale });
      taken.push({ ...corner, width: ((other.size.width + 2 * other.rim) * other.scale) / device.scale, height: ((other.size.height + 2 * other.rim) * other.scale) / device.scale });
    }
  }
  // Nor is its caption.
  const line = 36 * unit;
  soft.push({ x: 0, y: -device.rim - line, width: device.size.width, height: line, weight: 2 });
  // A number that stands on the line of another constraint, or at the bars of its ends, is read as that one's.
  const near = 4 * unit;
  const lines = segments.slice(0, mostAvoided).map((segment) => {
    const { from, to } = segment;
    return { segment, x: Math.min(from.x, to.x) - near, y: Math.min(from.y, to.y) - near, width: Math.abs(to.x - from.x) + 2 * near, height: Math.abs(to.y - from.y) + 2 * near };
  });
  // The body of the device is no place for a number either.
  const { rim, size } = device;
  if (rim > 1) {
    soft.push({ x: -rim, y: -rim, width: rim, height: size.height + 2 * rim }, { x: size.width, y: -rim, width: rim, height: size.height + 2 * rim },
      { x: 0, y: -rim, width: size.width, height: rim }, { x: 0, y: size.height, width: size.width, height: rim });
  }
  const bounds = isFocused ? { ...device.local({ x: -state.pan.x / state.zoom, y: -state.pan.y / state.zoom }), width: width / zoom, height: height / zoom } : { x: 0, y: 0, width: device.size.width, height: device.size.height };
  return { taken, soft, lines, bounds, unit };
}

/** Of more views than these there is no room between them. */
const mostAvoided = 60;

/** What has a text or a picture that a number would hide. */
const withContent = /Label|Button|Text|Image|Segmented|Switch|Slider|Stepper|PageControl|Progress|SearchBar|Picker/;

/** About where the text of a view is: in the middle of a button, at the beginning of a label or a field. */
function contentOf(view) {
  if (!/Label$|Button$|TextField$/.test(view.className) || !view.name) return view;
  const width = Math.min(view.width, view.name.length * 9 + 12);
  return { x: view.className.endsWith("Button") ? view.x + (view.width - width) / 2 : view.x, y: view.y, width, height: view.height };
}

/** Whether a distance is what a line measures already. */
function isSame(gap, segment) {
  const near = (a, b) => Math.abs(a - b) < 1.5;
  if (gap.x1 === gap.x2) return near(segment.from.x, segment.to.x) && near(Math.min(gap.y1, gap.y2), Math.min(segment.from.y, segment.to.y)) && near(Math.max(gap.y1, gap.y2), Math.max(segment.from.y, segment.to.y));
  return near(segment.from.y, segment.to.y) && near(Math.min(gap.x1, gap.x2), Math.min(segment.from.x, segment.to.x)) && near(Math.max(gap.x1, gap.x2), Math.max(segment.from.x, segment.to.x));
}

/** A distance between a view that is dragged and a neighbor, with its number. Where a constraint has a line there already, that one is enough. */
function gapLabel(gap, segments = []) {
  const { x1, y1, x2, y2, length, outside } = gap;
  const segment = { from: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
  const made = pill(number(length), segment, "gap", {});
  if (outside) return [{ ...made, slim: null, fixed: besideLine(made, segment, outside), lines: outsideLines(gap) }];
  return [{ ...made, lines: segments.some((each) => isSame(gap, each)) ? [] : [s("line", { class: "snap", x1, y1, x2, y2 })] }];
}

/** The place of a number at the outer side of a line beside the screen. */
function besideLine({ width, height }, { from, to }, { isAcross, side }) {
  const away = (5 * pageScale()) / zoom;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return isAcross ? { x: middle.x, y: middle.y + side * (height / 2 + away) } : { x: middle.x + side * (width / 2 + away), y: middle.y };
}

/** A line of a distance beside the screen as in a technical drawing: with bars at its ends, and thin lines from there to the edges that it is between. */
function outsideLines({ x1, y1, x2, y2, outside: { isAcross, side, from } }) {
  const bar = (5 * pageScale()) / zoom;
  const ends = isAcross ? [[x1, y1], [x2, y2]].map(([x, y], index) => `M${x} ${from[index]}V${y + side * bar}`) : [[x1, y1], [x2, y2]].map(([x, y], index) => `M${from[index]} ${y}H${x + side * bar}`);
  return [s("path", { class: "snap extension", d: ends.join("") }), s("line", { class: "snap", x1, y1, x2, y2 })];
}

/** With the Option key held the distances from the selected view to the one under the pointer; beside the screen where other views lie between. */
function measuredGaps(device, all) {
  const [view, other] = [all.byID.get(state.selection.at(-1)), all.byID.get(state.hover)];
  if (!view || !other || state.selection.includes(state.hover)) return [];
  return distancesTo(view, other).map((gap) => (isCrossed(gap, all, view, other) ? movedOutside(gap, device, view, other) : gap));
}

/** Whether a line of a distance runs through a view that is none of both, nor around them. */
function isCrossed({ x1, y1, x2, y2 }, all, view, other) {
  const isAround = (outer, inner) => outer.path === "" || inner.path === outer.path || inner.path.startsWith(`${outer.path}.`);
  const [left, right, top, bottom] = [Math.min(x1, x2), Math.max(x1, x2), Math.min(y1, y2), Math.max(y1, y2)];
  return all.list.some((each) => each.parent && !each.isHidden && ![view, other].some((end) => isAround(each, end) || isAround(end, each) && end.path !== "")
    && each.x < right + 0.5 && each.x + each.width > left - 0.5 && each.y < bottom - 0.5 && each.y + each.height > top + 0.5);
}

/** The same distance beside the body of the device, to its right or below, where nothing lies. */
function movedOutside(gap, { rim, size }, view, other) {
  const away = rim + (14 * pageScale()) / zoom;
  const isAcross = gap.y1 === gap.y2;
  // The line begins and ends at edges: of the view, and of the other.
  const isFirstOfView = isAcross ? Math.abs(gap.x1 - view.x - view.width) < 1 || Math.abs(gap.x1 - view.x) < 1 : Math.abs(gap.y1 - view.y - view.height) < 1 || Math.abs(gap.y1 - view.y) < 1;
  const edge = ({ x, y, width, height }) => (isAcross ? Math.min(size.height, y + height) : Math.min(size.width, x + width));
  const from = isFirstOfView ? [edge(view), edge(other)] : [edge(other), edge(view)];
  if (isAcross) return { ...gap, y1: size.height + away, y2: size.height + away, outside: { isAcross, side: 1, from } };
  return { ...gap, x1: size.width + away, x2: size.width + away, outside: { isAcross, side: 1, from } };
}

/** The frame of a view; one that is as large as the screen has the corners of that. */
function outline({ size, corner, rim }, view, name) {
  if (!view || view.isHidden) return null;
  const { x, y, width, height } = view;
  const isScreen = rim > 1 && Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(width - size.width) < 1 && Math.abs(height - size.height) < 1;
  // A rectangle without an area is not drawn at all, so a view without one is a line, or a cross.
  if (isThin(view)) {
    const arm = (4 * pageScale()) / zoom;
    const across = `M${x - (width < 1 ? arm : 0)} ${y}H${x + width + (width < 1 ? arm : 0)}`;
    const down = `M${x} ${y - (height < 1 ? arm : 0)}V${y + height + (height < 1 ? arm : 0)}`;
    return s("path", { class: name, d: width < 1 && height < 1 ? across + down : width < 1 ? down : across });
  }
  if (!isScreen) return s("rect", { class: name, x, y, width, height });
  const inset = pageScale() / zoom;
  return s("rect", { class: name, x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: Math.max(0, corner - inset) });
}

/** Faint rectangles of plain views: one without a background would not be seen at all before it is selected. */
function bounds(device, all) {
  if (!state.showsBounds || state.program || zoom < 0.25) return [];
  const list = all.list.filter((view) => view.parent && view.id && view.className === "UIView" && !view.isHidden && !state.selection.includes(view.id));
  return list.length < mostAvoided ? list.map((view) => outline(device, view, "bounds")) : [];
}

function safeArea(scene) {
  const { left = 0, top = 0, right = 0, bottom = 0 } = scene.safeArea ?? {};
  if (!left && !top && !right && !bottom) return null;
  return s("rect", { class: "area", x: left, y: top, width: Math.max(0, scene.size.width - left - right), height: Math.max(0, scene.size.height - top - bottom) });
}

function ambiguities(device, scene, all) {
  const ids = new Set((scene.ambiguities ?? []).map((part) => part.viewID).filter(Boolean));
  return [...ids].map((id) => outline(device, all.byID.get(id), "ambiguous"));
}

/**
 * A mark at each view with an issue of the caption that nothing else tells of: at those of a constraint at its view, and where the screen does not show
 * what the issue is about at the screen itself.
 */
function issueMarks(device, scene, all) {
  const size = pageScale() / zoom;
  const parts = [state.issues, state.verdicts, state.widthVerdicts, state.document, state.scene, device.picture];
  // What is marked changes more rarely than what lies under the pointer.
  if (!device.marks || parts.some((part, index) => part !== device.marks.parts[index])) device.marks = { parts, views: viewsWithIssues(device, scene, all) };
  return [...device.marks.views].map(([view, issues]) => {
    const isGrave = issues.some((issue) => issue.severity === "error");
    // At the upper right corner, above the view where there is room; of a view that is beyond the screen at its edge, where it is not taken for a mark of
    // another device.
    const within = (value, length) => Math.max(9 * size, Math.min(value, length - 9 * size));
    // Of a narrow view beside it, where no handle is.
    const x = within(view.x + view.width + (view.width < 44 * size && view.parent ? 11 : -9) * size, device.size.width);
    const y = within(view.y > 18 * size ? view.y - 10 * size : view.y + 12 * size, device.size.height);
    const box = { x: x - 8 * size, y: y - 8 * size, width: 16 * size, height: 16 * size };
    const mark = s("g", { class: `issue-mark ${isGrave ? "error" : ""}`, "data-view": view.id, transform: `translate(${x} ${y}) scale(${size})` },
      s("title", {}, issues.map((issue) => issue.message).join("\n")), s("circle", { r: 8 }), s("text", { y: 4 }, "!"));
    return { box, mark, outline: outline(device, state.mode === "matrix" ? onScreen(view, device.size) : view, `flawed ${isGrave ? "error" : ""}`) };
  });
}

/** The part of a view that is on the screen: in a matrix other devices are just beyond. */
function onScreen(view, { width, height }) {
  const [x, y] = [Math.max(0, view.x), Math.max(0, view.y)];
  const [right, bottom] = [Math.min(width, view.x + view.width), Math.min(height, view.y + view.height)];
  return right > x && bottom > y ? { ...view, x, y, width: right - x, height: bottom - y } : null;
}

/** Views of a device with the issues that are to be marked at them. */
function viewsWithIssues(device, scene, all) {
  const known = new Set([...(scene.ambiguities ?? []).map((part) => part.viewID), ...(scene.constraints ?? []).filter((part) => part.isBroken).map((part) => part.id)]);
  const marks = new Map();
  for (const issue of issuesOn(device.index)) {
    if (!issue.rule || (issue.elements ?? []).some((id) => known.has(id))) continue;
    const views = (issue.elements ?? []).map((id) => all.byID.get(id) ?? all.byID.get(outlineConstraint(id)?.owner.id)).filter((view) => view && !view.isHidden);
    for (const view of views.length ? new Set(views) : all.list.slice(0, 1)) marks.set(view, [...marks.get(view) ?? [], issue]);
  }
  return marks;
}

/** The letters of cards and inspectors. */
const quantities = [{ horizontalPosition: "X", width: "W" }, { verticalPosition: "Y", height: "H" }];

/** `needs Y or H`, as the issue says it, at views that are not decided yet: at the view itself, and not at those that only follow it. */
function needs(device, scene, all) {
  const size = pageScale() / zoom;
  const followers = new Set((scene.ambiguities ?? []).flatMap((part) => part.followers ?? []));
  const placed = [];
  return (scene.ambiguities ?? []).map((part) => {
    const view = all.byID.get(part.viewID);
    if (!view || view.isHidden || (part.ties ?? []).length) return null;
    const own = part.open.filter((name) => !(part.following ?? []).includes(name));
    if (!own.length && followers.has(part.viewID)) return null;
    const open = own.length ? own : part.open;
    const axes = quantities.map((axis) => Object.keys(axis).filter((name) => open.includes(name)).map((name) => axis[name]).join(" or ")).filter(Boolean);
    if (!axes.length) return null;
    const list = axes.join(" and ");
    // Of a view without an area nobody sees whose badge it is.
    const subject = isThin(view) && view.name ? `${view.name} ` : "";
    const text = part.isScrollableContent ? `content needs ${list}` : `${subject}needs ${list}`;
    const width = text.length * 5.8 + 14;
    const box = badgePlace(view, { width: width * size, height: 16 * size }, device, scene, size, placed, all.list.some((other) => !other.isHidden && other.path.startsWith(`${view.path}.`)));
    placed.push(box);
    const element = s("g", { class: "needs", "data-view": part.viewID, transform: `translate(${box.x} ${box.y + 8 * size}) scale(${size})` },
      s("rect", { x: 0, y: -8, width, height: 16, rx: 4 }), s("text", { x: width / 2, y: 3.6 }, text));
    return { element, box };
  }).filter(Boolean);
}

/** Whether a view has no area. */
const isThin = (view) => view.width < 1 || view.height < 1;

/**
 * The box of a badge: in a view that is empty, else above its view, else in it, else below, at its left or at its right; not over the clock, nor over a text, nor over another badge. Where
 * there is room nowhere, it is moved down until it covers no other badge.
 */
function badgePlace(view, { width, height }, device, scene, size, placed, hasSubviews) {
  const top = scene.safeArea?.top ?? 0;
  const within = (x) => Math.max(2 * size, Math.min(x, device.size.width - width - 2 * size));
  const isClear = (box) => !placed.some((other) => box.x < other.x + other.width + size && other.x < box.x + width + size && box.y < other.y + other.height + size && other.y < box.y + height + size);
  const isFree = (box) => box.y >= top && box.y + height + 2 * size <= device.size.height && isClear(box);
  const hidesContent = view.height < 24 * size || withContent.test(view.className);
  const inside = Math.max(view.y, top) + 4 * size;
  // Within a view off its border and its handles.
  const inset = 5 * size;
  const inner = hidesContent || inside + height > view.y + view.height || width + 2 * inset > view.width ? [] : [[inside, inset]];
  const above = [view.y - 20 * size, 0];
  const rows = [...(hasSubviews ? [above, ...inner] : [...inner, above]), [view.y + view.height + 4 * size, 0]];
  const spots = rows.flatMap(([y, by]) => [view.x + by, view.x + view.width - width - by].map((x) => ({ x: within(x), y, width, height })));
  const first = spots.find(isFree) ?? { x: within(view.x), y: view.y + 4 * size, width, height };
  while (!isClear(first)) first.y += 2 * size;
  return first;
}

/** The priorities of contents that are tied, above their views. */
function ties(scene, all) {
  const list = (scene.ambiguities ?? []).flatMap((part) => (part.ties ?? []).filter((tie) => tie.members[0].viewID === part.viewID));
  return list.flatMap((tie) => tie.members.map(({ viewID }) => {
    const view = all.byID.get(viewID);
    if (!view || view.isHidden) return null;
    // In the middle of a wide view there are handles and the lines of constraints.
    const part = view.width * zoom > 160 * pageScale() ? 0.6 : 1;
    return pill(`@${number(tie.priority)}`, { from: { x: view.x, y: view.y }, to: { x: view.x + view.width * part, y: view.y } }, "tie", { text: "priority" });
  })).filter(Boolean);
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
    if (!old) return [outline(device, view, "becomes")];
    const isMoved = ["x", "y", "width", "height"].some((side) => Math.abs(view[side] - old[side]) > 0.3);
    return isMoved ? [edgesOutside(old, view), outline(device, view, "becomes")] : [];
  });
}

/** The edges of a rectangle as far as they are outside of another one, whose text they would strike through. */
function edgesOutside(old, view) {
  const [left, right, top, bottom] = [view.x + 0.5, view.x + view.width - 0.5, view.y + 0.5, view.y + view.height - 0.5];
  const across = (y) => (y <= top || y >= bottom ? [[old.x, old.x + old.width]] : [[old.x, Math.min(old.x + old.width, left)], [Math.max(old.x, right), old.x + old.width]])
    .filter(([from, to]) => to > from).map(([from, to]) => `M${from} ${y}H${to}`);
  const down = (x) => (x <= left || x >= right ? [[old.y, old.y + old.height]] : [[old.y, Math.min(old.y + old.height, top)], [Math.max(old.y, bottom), old.y + old.height]])
    .filter(([from, to]) => to > from).map(([from, to]) => `M${x} ${from}V${to}`);
  const path = [...across(old.y), ...across(old.y + old.height), ...down(old.x), ...down(old.x + old.width)].join("");
  return path ? s("path", { class: "was", d: path }) : null;
}

/** What of a constraint is told by its number: a trial that changes none of it tells nothing new. */
const numbersOf = (part) => `${part.constant} ${part.priority} ${part.isBroken === true}`;

function constraints(scene, all, isFocused, before, isAsked) {
  const chosen = new Set(state.constraints);
  const paths = new Set(state.selection.map((id) => all.byID.get(id)?.path).filter((path) => path !== undefined));
  const shown = (scene.constraints ?? []).filter((constraint) => {
    if (constraint.isBroken || chosen.has(constraint.id)) return true;
    return constraint.id && [constraint.firstItem, constraint.secondItem].some((path) => path && paths.has(key(path)));
  });
  // Only the device in focus has numbers, where the pointer or the Option key asks for them, and those that are wrong have them everywhere. A trial tells
  // those that it changes.
  // Where devices are small, numbers would hide them.
  const isSmall = zoom < 0.25 && !isFocused;
  const wanted = new Set(state.numbers.split(" "));
  const isTold = (part) => (before ? before.get(part.id) !== numbersOf(part) : chosen.has(part.id) || part.isSatisfied === false || wanted.has(part.id) || (isAsked && state.isMeasuring && Boolean(part.constant)));
  const labeled = shown.filter((part) => (part.isBroken && !isSmall) || (isFocused && isTold(part)));
  const texts = shown.some((part) => part.kind === "center") ? all.list.filter((view) => !view.isHidden && withContent.test(view.className)).slice(0, mostAvoided).map(contentOf) : [];
  return { lines: shown.flatMap((part) => lines(part, chosen, texts)), segments: shown.flatMap((part) => part.segments ?? []), labels: labeled.map((part) => label(part, chosen)).filter(Boolean) };
}

function look(constraint, chosen) {
  const words = [];
  if (constraint.isBroken) words.push("broken");
  else if (constraint.isSatisfied === false) words.push("open");
  else if ((constraint.priority ?? 1000) < 1000) words.push("optional");
  if (chosen.has(constraint.id)) words.push("chosen");
  return words.join(" ");
}

/** Between the ends of a line what is not within boxes: a line of centers strikes out no text. */
function uncovered(from, to, boxes) {
  const isAcross = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
  const [along, length, cross, breadth] = isAcross ? ["x", "width", "y", "height"] : ["y", "height", "x", "width"];
  const at = from[cross];
  let parts = [[Math.min(from[along], to[along]), Math.max(from[along], to[along])]];
  for (const box of boxes) {
    if (at < box[cross] || at > box[cross] + box[breadth]) continue;
    parts = parts.flatMap(([start, end]) => [[start, Math.min(end, box[along])], [Math.max(start, box[along] + box[length]), end]].filter(([a, b]) => b - a > 0.5));
  }
  return parts.map(([start, end]) => (isAcross ? { x1: start, y1: at, x2: end, y2: at } : { x1: at, y1: start, x2: at, y2: end }));
}

function lines(constraint, chosen, texts) {
  const name = look(constraint, chosen);
  return (constraint.segments ?? []).flatMap(({ from, to }) => {
    const place = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    const isAcross = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
    const end = (3.5 * pageScale()) / zoom;
    const cap = (point) => (isAcross ? `M${point.x} ${point.y - end}V${point.y + end}` : `M${point.x - end} ${point.y}H${point.x + end}`);
    return [
      (constraint.kind === "center" ? uncovered(from, to, texts) : [place]).map((part) => s("line", { class: `line ${name}`, ...part })),
      s("path", { class: `line ${name.replace("optional", "")}`, d: cap(from) + cap(to) }),
      constraint.id && s("line", { class: "hit", "data-constraint": constraint.id, ...place, style: null, "pointer-events": "stroke" }),
    ].flat();
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

/** A number in a frame for `placeLabels`, and how it is drawn where that puts it. */
function pill(text, segment, name, { text: textName, id, prefersAfter } = {}) {
  const size = pageScale() / zoom;
  const width = text.length * 6.3 + 13;
  const isAcross = Math.abs(segment.to.x - segment.from.x) >= Math.abs(segment.to.y - segment.from.y);
  return {
    segment, isAcross, prefersAfter: prefersAfter ?? !isAcross, anchor: { x: (segment.from.x + segment.to.x) / 2, y: (segment.from.y + segment.to.y) / 2 }, width: width * size, height: 17 * size, length: Math.hypot(segment.to.x - segment.from.x, segment.to.y - segment.from.y),
    // In a gap that is narrower than the frame, the number stands alone.
    isOfContent: Boolean(textName), slim: { width: (text.length * 6.3 + 3) * size, height: 11.5 * size, ...(textName ? { gap: 1.1 * size } : {}) },
    draw: ({ x, y, isSlim }) => (isSlim ? slimLabel(text, name, id, x, y, size) : s("g", { class: name, "data-constraint": id ?? null, transform: `translate(${x} ${y}) scale(${size})` },
      s("rect", { x: -width / 2, y: -8.5, width, height: 17, rx: name === "gap" ? 4 : 8.5 }), s("text", { class: textName ?? null, y: 3.8 }, text))),
  };
}

/** A number without a frame. */
function slimLabel(text, name, id, x, y, size) {
  const width = text.length * 6.3 + 3;
  return s("g", { class: `${name} slim`, "data-constraint": id ?? null, transform: `translate(${x} ${y}) scale(${size})` }, s("rect", { x: -width / 2, y: -5.75, width, height: 11.5, rx: 3 }), s("text", { y: 3.8 }, text));
}

function label(constraint, chosen) {
  const segment = constraint.segments?.[0];
  if (!segment || (constraint.kind === "center" && !constraint.constant)) return null;
  // Lengths of a view stand outside of it.
  const isSize = constraint.kind === "size" || constraint.kind === "aspect";
  const isAcross = Math.abs(segment.to.x - segment.from.x) >= Math.abs(segment.to.y - segment.from.y);
  return pill(constantText(constraint), segment, `constant ${look(constraint, chosen)}`, { id: constraint.id, prefersAfter: isAcross ? isSize : true });
}

const corners = [
  [0, 0, "nwse"], [0.5, 0, "ns"], [1, 0, "nesw"], [1, 0.5, "ew"], [1, 1, "nwse"], [0.5, 1, "ns"], [0, 1, "nesw"], [0, 0.5, "ew"],
];

/** The handles of a view, with their boxes; those of a small view are around it, so that its text is free. */
function handles(view) {
  const side = (7 * pageScale()) / zoom;
  // A text that begins at the edge of its view has no handle on its first letter.
  const across = view.width < side * 12 || /Label$|TextField$|TextView$/.test(view.className) ? side * 0.75 : 0;
  const down = view.height < side * 3.4 ? side * 0.75 : 0;
  return corners.map(([fx, fy, cursor]) => {
    const x = view.x + view.width * fx + (fx * 2 - 1) * across;
    const y = view.y + view.height * fy + (fy * 2 - 1) * down;
    const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    return { box, element: s("rect", { class: `handle ${cursor}`, "data-x": fx, "data-y": fy, ...box, rx: side / 4 }) };
  });
}
