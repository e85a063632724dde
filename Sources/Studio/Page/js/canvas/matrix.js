// The sheets of a matrix: a row for each device and orientation, with its name before it, and a column for each variant, with its name above all rows. All
// sheets of an orientation are equally wide, whatever the device. What does not fit below each other is scrolled to.
import { state } from "../store.js";
import { matrixDevices, matrixOrientations, variantNames } from "../model/surfaces.js";
import { pageScale } from "../ui/scale.js";

/** Between sheets, above a row for what its sheets have of issues, for the names of rows, below a row, and between two blocks; in pixels of a usual page. */
const space = { gap: 14, caption: 22, head: 94, below: 12, blocks: 40 };
/** How wide sheets are at least, so that the texts on them can be read. */
const least = { portrait: 160, landscape: 160 };
/** How wide an upright sheet is in the world. */
const unit = 393;

/** Which part of the width the upright sheets have; null where the others are below them. A row is never broken: its columns would be gone. */
const plans = [null, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65];

/** The devices of each row, with the orientation. */
function groups(devices) {
  const [count, variants] = [matrixDevices().length, variantNames().length];
  return matrixOrientations().flatMap((orientation, turn) => matrixDevices().map((id, index) => ({
    orientation, id, members: variantNames().map((_, variant) => devices[(turn * variants + variant) * count + index]).filter(Boolean),
  }))).filter(({ members }) => members.length);
}

const outer = ({ size, rim }) => ({ width: size.width + 2 * rim, height: size.height + 2 * rim });

/** How wide the sheets of a plan are in a width, and how high all of it is: what grows with the sheets, and what does not. */
function measured(part, list, width) {
  const scale = pageScale();
  const both = width - space.blocks * scale;
  const columns = variantNames().length;
  const wide = (block) => (block - (space.head + columns * space.gap) * scale) / columns;
  const sheet = { portrait: wide(part ? both * part : width), landscape: wide(part ? both * (1 - part) : width) };
  const heights = { portrait: { grows: 0, stays: 0 }, landscape: { grows: 0, stays: 0 } };
  for (const { orientation, members } of list) {
    const { width: across, height } = outer(members[0]);
    heights[orientation].grows += sheet[orientation] * (height / across);
    heights[orientation].stays += (space.caption + space.below) * scale;
  }
  const { portrait, landscape } = heights;
  const total = ({ grows, stays }) => grows + stays;
  if (part) return { part, sheet, height: total(portrait) > total(landscape) ? portrait : landscape };
  return { part, sheet, height: { grows: portrait.grows + landscape.grows, stays: portrait.stays + landscape.stays } };
}

/**
 * Where everything is: places of the devices and of the names of rows and columns in the world, the zoom at which they are as wide as the canvas, and the size of all.
 * Of what can be read that is taken whose smallest sheet is largest where all of it fits, else what is least high.
 */
export function layOutMatrix(devices, canvas) {
  const list = groups(devices);
  if (!list.length) return null;
  const scale = pageScale();
  const width = canvas.width - 40 * scale;
  const all = plans.map((part) => measured(part, list, width));
  const fine = all.filter(({ sheet }) => sheet.portrait >= least.portrait * scale && sheet.landscape >= least.landscape * scale);
  const room = canvas.height - margins.top * scale - margins.bottom * scale;
  /** How much smaller all is where it fits into the canvas. */
  const shrunk = ({ height }) => Math.min(1, (room - height.stays) / height.grows);
  const smallest = (one) => Math.min(...list.map(({ orientation, members }) => (one.sheet[orientation] * shrunk(one)) / outer(members[0]).width));
  const whole = fine.filter((one) => one.sheet.portrait * shrunk(one) >= least.portrait * scale && one.sheet.landscape * shrunk(one) >= least.landscape * scale);
  // What is scrolled has one orientation below the other.
  const best = whole.length ? whole.reduce((one, other) => (smallest(other) > smallest(one) ? other : one)) : all.find(({ part }) => !part);
  // No larger than life, and no larger than needed where all of it fits.
  const life = scale * Math.min(...list.map(({ orientation, members }) => outer(members[0]).width / best.sheet[orientation]));
  const factor = whole.length ? Math.min(shrunk(best), life) : Math.min(1, Math.max(shrunk(best), life));
  const sheet = { portrait: best.sheet.portrait * factor, landscape: best.sheet.landscape * factor };
  const zoom = sheet.portrait / unit;
  const made = { zoom, places: [], heads: [], columns: [], width: 0, height: 0 };
  let [x, y, previous] = [0, 0, null];
  for (const { orientation, id, members } of list) {
    if (best.part && previous && orientation !== previous) [x, y] = [made.width + space.blocks * scale, 0];
    const first = x + (space.head + space.gap) * scale;
    const step = sheet[orientation] + space.gap * scale;
    // Of blocks below each other the columns of the first are those of all, unless sheets have been made smaller.
    if (!previous || (best.part && orientation !== previous)) variantNames().forEach((name, column) => made.columns.push({ name, x: (first + column * step) / zoom, width: sheet[orientation] / zoom }));
    previous = orientation;
    const { size, rim } = members[0];
    const across = outer(members[0]);
    const by = sheet[orientation] / across.width;
    y += space.caption * scale;
    made.heads.push({ id, orientation, size, x: x / zoom, y: y / zoom });
    members.forEach((device, column) => {
      const left = first + column * step;
      made.places.push({ device, x: (left + rim * by) / zoom, y: (y + rim * by) / zoom, scale: by / zoom });
      made.width = Math.max(made.width, left + sheet[orientation]);
    });
    y += by * across.height;
    made.height = Math.max(made.height, y);
    y += space.below * scale;
  }
  return made;
}

/** Above a matrix the names of its columns stay, and below it the tools, in pixels of a usual page. */
export const margins = { top: 30, bottom: 62 };

/** Whether the canvas shows a matrix. */
export const isMatrix = () => state.mode === "matrix";
