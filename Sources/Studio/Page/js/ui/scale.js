// How much larger than usual the panels are: on a large screen their texts would be tiny. The style sheet says so, as `--scale`.

let known = { width: 0, scale: 1 };

/** 1 on usual screens; asked of the style sheet once for each width of the window. */
export function pageScale() {
  if (known.width !== innerWidth) known = { width: innerWidth, scale: Number(getComputedStyle(document.documentElement).getPropertyValue("--scale")) || 1 };
  return known.scale;
}

/** Puts an element with a fixed position at a place of the window; its own lengths may be zoomed. */
export function putAt(element, x, y) {
  const zoom = element.currentCSSZoom ?? 1;
  Object.assign(element.style, { left: `${x / zoom}px`, top: `${y / zoom}px` });
}
