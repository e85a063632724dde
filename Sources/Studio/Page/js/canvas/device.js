// One device of the canvas: its body, the drawing of the scene, and what lies over it.
import { h, s, showDrawing } from "../dom.js";
import { state } from "../store.js";
import { places } from "../model/tree.js";
import { issuesOn } from "../model/issues.js";
import { variantAt } from "../model/surfaces.js";
import { pageScale } from "../ui/scale.js";
import { isMatrix } from "./matrix.js";
import { drawOverlay } from "./overlay.js";

/** The width of a body's rim, and the corners of its screen, in points. */
function shape(surface, size) {
  // What is no screen of the device, such as a cell or a view of a xib, has its own size and no body.
  const screen = expectedSize(surface);
  if (!surface.width && !surface.split && (Math.abs(size.width - screen.width) > 1 || Math.abs(size.height - screen.height) > 1)) return { rim: 1, corner: 0 };
  const isTablet = surface.device.startsWith("ipad");
  // A window of another width is still of that model.
  if (surface.width) size = expectedSize(surface);
  const ratio = Math.max(size.width, size.height) / Math.min(size.width, size.height);
  if (isTablet) return { rim: 16, corner: 14 };
  return ratio > 1.9 ? { rim: 9, corner: 44 } : { rim: 11, corner: 6 };
}

/** The size of a device whose picture is not there yet, so that nothing moves when it comes. */
function expectedSize({ device, orientation }) {
  const { width = 393, height = 852 } = state.deviceList.find((each) => each.id === device) ?? {};
  return orientation === "landscape" ? { width: height, height: width } : { width, height };
}

/** `1 issue`; of one that is about several views how many these are, for each of them has a mark. */
function countOf(issues) {
  const views = new Set(issues.flatMap((issue) => issue.elements ?? [])).size;
  if (issues.length === 1) return views > 2 ? `1 issue of ${views} views` : "1 issue";
  return `${issues.length} issues`;
}

export class Device {
  constructor(index) {
    this.index = index;
    this.title = h("div", { class: "caption" });
    this.body = h("div", { class: "body" });
    this.screen = h("div", { class: "screen" });
    this.overlay = s("svg", { class: "overlay", "aria-hidden": "true" });
    this.element = h("div", { class: "device", role: "group" }, this.title, this.body, this.screen, this.overlay);
    this.size = { width: 0, height: 0 };
    this.rim = 0;
    /** How much larger than its points it is in the world: not as large as life in a matrix. */
    this.scale = 1;
  }

  /** Takes over a picture; `fallback` is what is behind a trial. */
  show(surface, picture, ghost) {
    this.surface = surface;
    this.picture = picture;
    this.ghost = ghost;
    const shown = ghost ?? picture;
    const size = shown?.scene?.size ?? expectedSize(surface);
    if (shown && shown.svg !== this.shown) {
      const before = this.shown;
      this.shown = shown.svg;
      if (shown.svg) showDrawing(this.screen, shown.svg, before);
      else this.screen.replaceChildren(h("div", { class: "empty" }, "This scene has no view."));
    }
    this.setSize(surface, size);
    this.showCaption(shown);
  }

  setSize(surface, size) {
    this.size = size;
    const { rim, corner } = shape(surface, size);
    Object.assign(this.element.style, { width: `${size.width}px`, height: `${size.height}px` });
    this.rim = rim;
    this.corner = corner;
    this.element.style.setProperty("--rim", `${rim}px`);
    Object.assign(this.body.style, { inset: `${-rim}px`, borderRadius: `${corner + rim}px` });
    this.screen.style.borderRadius = `${corner}px`;
    this.overlay.setAttribute("width", size.width);
    this.overlay.setAttribute("height", size.height);
  }

  /** The device, its size, and how many of the issues in the list of issues it shows; of a change that is tried, how many there would be. */
  showCaption(shown) {
    const [full, ...rest] = (shown?.name ?? "").split(", ");
    this.isNarrow = this.lacksRoom(full);
    const name = this.isNarrow ? full.replace(" generation)", " gen.)") : full;
    const size = `${Math.round(this.size.width)} × ${Math.round(this.size.height)}`;
    const found = issuesOn(this.index);
    const isGrave = found.some((issue) => issue.severity === "error");
    const count = countOf(found);
    const flag = state.isDisconnected ? [h("span", {}, isMatrix() ? "not checked" : " · not checked")]
      : found.length ? [h("span", { class: isGrave ? "flag" : "flag unsure", title: found.map((issue) => issue.message).filter(Boolean).join("\n") }, `${this.ghost ? ": " : isMatrix() ? "" : " · "}${count}`)] : [];
    this.element.setAttribute("aria-label", shown?.name ?? "Device");
    this.title.title = shown?.name ?? "";
    // Rows and columns of a matrix have headers.
    if (isMatrix()) return this.title.replaceChildren(h("div", { "aria-label": variantAt(this.index) }, this.ghost ? h("span", { class: "trial" }, "Preview") : "", flag));
    const facts = [rest.filter((part) => part !== "portrait" && !part.startsWith("window")).join(", "), size, shown?.sizeClasses];
    this.title.replaceChildren(h("b", {}, name), h("div", {}, facts.filter(Boolean).join(" · "), this.ghost ? h("span", { class: "trial" }, " · Preview") : "", flag));
  }

  /** The issues are others, the picture is the same. */
  recaption() { this.showCaption(this.ghost ?? this.picture); }

  /** Whether the device is so narrow on the canvas that its name would break. */
  lacksRoom(name) { return name.length * 6.6 * pageScale() > this.size.width * this.zoom + 26; }

  /** The canvas is zoomed: names that have no room any more are shortened. */
  rename() {
    const name = ((this.ghost ?? this.picture)?.name ?? "").split(", ")[0];
    if (this.lacksRoom(name) !== this.isNarrow) this.recaption();
  }

  /** Draws selection, constraints and problems anew. */
  draw(isFocused, gesture) {
    this.element.classList.toggle("focused", isFocused && state.surfaces.length > 1);
    this.overlay.classList.toggle("pale", !isFocused);
    drawOverlay(this, isFocused, gesture);
  }

  get places() { return places(this.ghost ?? this.picture); }
  get scene() { return (this.ghost ?? this.picture)?.scene; }

  /** Where the device is in the world, and how large a point of it is there. */
  place(x, y, scale = 1) {
    this.x = x;
    this.y = y;
    this.scale = scale;
    Object.assign(this.element.style, { left: `${x}px`, top: `${y}px`, transform: scale === 1 ? "" : `scale(${scale})` });
    this.element.style.setProperty("--own", scale);
  }

  /** How many pixels of the page a point of the device has. */
  get zoom() { return state.zoom * this.scale; }

  /** A point of the world in the coordinates of the screen. */
  local(point) { return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale }; }

  contains(point) {
    const { x, y } = this.local(point);
    return x >= 0 && y >= 0 && x < this.size.width && y < this.size.height;
  }

  /** The views under a point of the world, the topmost first. */
  viewsAt(point) {
    const { x, y } = this.local(point);
    return this.places.at(x, y);
  }
}
