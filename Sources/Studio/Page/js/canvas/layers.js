// The view debugger: the layers of the scene apart in space, each view at the depth that it has in the tree.
import { drawing, h } from "../dom.js";
import { on, set, state } from "../store.js";
import { select } from "../model/selection.js";
import { places } from "../model/tree.js";

let space;
let controls;
let shown = null;
/** Degrees by which the scene is turned and tilted, and points between two layers. */
const view = { turn: -32, tilt: 12, gap: 36 };

/** Builds what lies over the canvas. */
export function start(canvas) {
  space = h("div", { class: "layers", hidden: true });
  controls = h("div", { class: "layer-controls", role: "group", "aria-label": "Layers", hidden: true },
    slider("Distance", "gap", 0, 120), slider("Turn", "turn", -80, 80), slider("Tilt", "tilt", -60, 60),
    h("button", { class: "button", type: "button", "aria-pressed": "false", onclick: toggleClipped }, "Show Clipped Content"));
  canvas.append(space, controls);
  space.addEventListener("pointerdown", press);
  on(["mode", "pictures", "focus"], show);
  on(["selection", "mode", "pictures"], mark);
  on(["zoom", "pan", "mode"], place);
}

function slider(title, name, min, max) {
  const input = h("input", { type: "range", min, max, value: view[name], "aria-label": `${title} of the layers`, oninput: () => { view[name] = Number(input.value); place(); } });
  input.dataset.view = name;
  return h("label", {}, h("span", {}, title), input);
}

function show() {
  const isOn = state.mode === "layers";
  space.hidden = controls.hidden = !isOn;
  space.classList.toggle("dark", state.surfaces[state.focus]?.isDark === true);
  const picture = state.pictures[state.focus];
  if (!isOn || !picture?.scene || picture.svg === shown) return;
  shown = picture.svg;
  const { width, height } = picture.scene.size;
  const stack = h("div", { class: "stack" });
  Object.assign(stack.style, { width: `${width}px`, height: `${height}px` });
  const root = drawing(picture.svg);
  const levels = Math.max(0, ...[...root.querySelectorAll("g[data-id]")].map(depthOf));
  for (let level = 0; level <= levels + 1; level++) {
    const layer = layerOf(root, level, level > levels);
    // The bars of the system are on the screen, whatever is in front of it.
    if (layer) stack.append(plate({ x: 0, y: 0, width, height }, level > levels ? 0.02 : level, "drawn", layer));
  }
  for (const each of places(picture).list) {
    if (!each.id || each.isHidden) continue;
    const frame = plate(each, Math.min(each.depth, levels), "frame");
    frame.dataset.id = each.id;
    stack.append(frame);
  }
  stack.dataset.levels = levels;
  space.replaceChildren(stack);
  place();
  mark();
}

const depthOf = (group) => { let depth = 0; for (let outer = group.parentElement.closest("g[data-id]"); outer; outer = outer.parentElement.closest("g[data-id]")) depth++; return depth; };

/** What the views of one depth draw themselves; the last level has what belongs to no view, such as bars. Null for nothing. */
function layerOf(root, level, isLast) {
  const copy = root.cloneNode(true);
  let isEmpty = true;
  const first = copy.querySelector("g[data-id]");
  for (const group of [copy, ...copy.querySelectorAll("g[data-id]")]) {
    for (const child of [...group.children]) {
      // What lies behind all views belongs to the first layer.
      const isBehind = first && child.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
      const isOwn = group !== copy ? !isLast && depthOf(group) === level : isBehind ? level === 0 : isLast;
      if (child.matches("defs, title, clipPath") || child.matches("g[data-id]") || child.querySelector("g[data-id]")) continue;
      if (isOwn) isEmpty = false;
      else child.remove();
    }
  }
  return isEmpty ? null : copy;
}

function plate(rect, level, name, content) {
  const made = h("div", { class: `plate ${name}` }, content);
  Object.assign(made.style, { left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, height: `${rect.height}px` });
  made.style.setProperty("--level", level);
  return made;
}

function mark() {
  for (const frame of space.querySelectorAll(".frame")) frame.classList.toggle("selected", state.selection.includes(frame.dataset.id));
}

function place() {
  const stack = space.firstChild;
  if (!stack || state.mode !== "layers") return;
  const middle = Number(stack.dataset.levels) / 2;
  stack.style.setProperty("--gap", `${view.gap}px`);
  stack.style.transform = `translate(${state.pan.x}px, ${state.pan.y}px) scale(${state.zoom}) translate(50%, 50%) rotateX(${-view.tilt}deg) rotateY(${view.turn}deg) translate(-50%, -50%) translateZ(${-view.gap * middle}px)`;
  for (const input of controls.querySelectorAll("input")) input.value = view[input.dataset.view];
}

/** Lets `bring` bring what is drawn into the canvas, in rounds. */
export function fit(bring) {
  for (let round = 0; round < 3; round++) {
    place();
    const boxes = [...space.querySelectorAll(".plate")].map((each) => each.getBoundingClientRect()).filter((box) => box.width);
    if (!boxes.length) return;
    const [x, y] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    bring({ x, y, width: Math.max(...boxes.map((box) => box.right)) - x, height: Math.max(...boxes.map((box) => box.bottom)) - y });
  }
  place();
}

function toggleClipped(event) {
  const isShown = space.classList.toggle("unclipped");
  event.currentTarget.setAttribute("aria-pressed", String(isShown));
}

/** A drag turns the scene; a click selects the view in front. */
function press(event) {
  if (event.button !== 0) return;
  event.stopPropagation();
  event.preventDefault();
  const start = { x: event.clientX, y: event.clientY, ...view };
  let isMoved = false;
  space.setPointerCapture(event.pointerId);
  const move = (next) => {
    const [dx, dy] = [next.clientX - start.x, next.clientY - start.y];
    if (!isMoved && Math.hypot(dx, dy) < 4) return;
    isMoved = true;
    view.turn = Math.max(-80, Math.min(80, start.turn + dx / 3));
    view.tilt = Math.max(-60, Math.min(60, start.tilt + dy / 3));
    place();
  };
  const end = (last) => {
    space.removeEventListener("pointermove", move);
    space.removeEventListener("pointerup", end);
    space.removeEventListener("pointercancel", end);
    if (isMoved) return;
    space.releasePointerCapture?.(event.pointerId);
    const hit = document.elementsFromPoint(last.clientX, last.clientY).find((element) => element.classList.contains("frame"));
    if (hit) select([hit.dataset.id], { adds: last.shiftKey || last.metaKey });
    else set({ selection: [], constraints: [] });
  };
  space.addEventListener("pointermove", move);
  space.addEventListener("pointerup", end);
  space.addEventListener("pointercancel", end);
}
