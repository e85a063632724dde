// The sheets of a matrix: for each device and orientation all variants side by side, each as wide as the others of its row, whatever the device. What does
// not fit below each other is scrolled to.
import { state } from "../store.js";
import { matrixDevices, matrixOrientations, variantNames } from "../model/surfaces.js";
import { pageScale } from "../ui/scale.js";

/** Between sheets, above a row for its captions, above a group for its name, below a group, and between two blocks; in pixels of a usual page. */
const space = { gap: 20, caption: 24, head: 24, below: 32, blocks: 48 };
/** How wide sheets are at least, so that the texts on them can be read. */
const least = { portrait: 170, landscape: 200 };
/** How wide an upright sheet is in the world. */
const unit = 393;

/** How many sheets are side by side, upright and on their side, and which part of the width the upright ones have; null where the others are below them. */
const plans = [4, 2].flatMap((portrait) => [4, 2, 1].filter((landscape) => landscape <= portrait).flatMap((landscape) => [null, 0.5, 0.55, 0.6, 0.65].map((part) => ({ portrait, landscape, part }))));

/** The devices of each row, with the orientation. */
function groups(devices) {
  const [count, variants] = [matrixDevices().length, variantNames().length];
  return matrixOrientations().flatMap((orientation, turn) => matrixDevices().map((id, index) => ({
    orientation, id, members: variantNames().map((_, variant) => devices[(turn * variants + variant) * count + index]).filter(Boolean),
  }))).filter(({ members }) => members.length);
}

const outer = ({ size, rim }) => ({ width: size.width + 2 * rim, height: size.height + 2 * rim });

/** How wide the sheets of a plan are in a width, and how high all of it is: what grows with the sheets, and what does not. */
function measured(plan, list, width) {
  const scale = pageScale();
  const both = width - space.blocks * scale;
  const wide = (block, columns) => (block - (columns - 1) * space.gap * scale) / columns;
  const sheet = { portrait: wide(plan.part ? both * plan.part : width, plan.portrait), landscape: wide(plan.part ? both * (1 - plan.part) : width, plan.landscape) };
  const heights = { portrait: { grows: 0, stays: 0 }, landscape: { grows: 0, stays: 0 } };
  for (const { orientation, members } of list) {
    const { width: across, height } = outer(members[0]);
    const rows = Math.ceil(members.length / plan[orientation]);
    heights[orientation].grows += rows * sheet[orientation] * (height / across);
    heights[orientation].stays += (space.head + space.below + rows * space.caption + (rows - 1) * space.gap) * scale;
  }
  const { portrait, landscape } = heights;
  const total = ({ grows, stays }) => grows + stays;
  if (plan.part) return { plan, sheet, height: total(portrait) > total(landscape) ? portrait : landscape };
  return { plan, sheet, height: { grows: portrait.grows + landscape.grows, stays: portrait.stays + landscape.stays } };
}

/**
 * Where everything is: places of the devices and of the names of rows in the world, the zoom at which they are as wide as the canvas, and the size of all.
 * Of what can be read that is taken whose smallest sheet is largest where all of it fits, else what is least high.
 */
export function layOutMatrix(devices, canvas) {
  const list = groups(devices);
  if (!list.length) return null;
  const scale = pageScale();
  const width = canvas.width - 40 * scale;
  const all = plans.map((plan) => measured(plan, list, width));
  const fine = all.filter(({ sheet }) => sheet.portrait >= least.portrait * scale && sheet.landscape >= least.landscape * scale);
  const total = ({ height }) => height.grows + height.stays;
  const room = canvas.height - 86 * scale;
  /** How much smaller all is where it fits into the canvas. */
  const shrunk = ({ height }) => Math.min(1, (room - height.stays) / height.grows);
  const smallest = (one) => Math.min(...list.map(({ orientation, members }) => (one.sheet[orientation] * shrunk(one)) / outer(members[0]).width));
  const whole = fine.filter((one) => one.sheet.portrait * shrunk(one) >= least.portrait * scale && one.sheet.landscape * shrunk(one) >= least.landscape * scale);
  // What is scrolled has one orientation below the other.
  const below = fine.filter(({ plan }) => !plan.part);
  const lowest = (some) => some.reduce((one, other) => (total(other) < total(one) ? other : one));
  const best = whole.length ? whole.reduce((one, other) => (smallest(other) > smallest(one) ? other : one)) : lowest(below.length ? below : all.filter(({ plan }) => plan.portrait === 2 && !plan.part));
  // No larger than life, and no larger than needed where all of it fits.
  const life = scale * Math.min(...list.map(({ orientation, members }) => outer(members[0]).width / best.sheet[orientation]));
  const factor = whole.length ? Math.min(shrunk(best), life) : Math.min(1, Math.max(shrunk(best), life));
  const sheet = { portrait: best.sheet.portrait * factor, landscape: best.sheet.landscape * factor };
  const zoom = sheet.portrait / unit;
  const made = { zoom, places: [], heads: [], width: 0, height: 0 };
  let [x, y, previous] = [0, 0, null];
  for (const { orientation, id, members } of list) {
    if (best.plan.part && previous && orientation !== previous) [x, y] = [made.width + space.blocks * scale, 0];
    previous = orientation;
    const { size, rim } = members[0];
    const across = outer(members[0]);
    const columns = best.plan[orientation];
    const by = sheet[orientation] / across.width;
    made.heads.push({ id, orientation, size, x: x / zoom, y: y / zoom });
    y += space.head * scale;
    members.forEach((device, index) => {
      const column = index % columns;
      if (index && !column) y += by * across.height + space.gap * scale;
      if (!column) y += space.caption * scale;
      const left = x + column * (sheet[orientation] + space.gap * scale);
      made.places.push({ device, x: (left + rim * by) / zoom, y: (y + rim * by) / zoom, scale: by / zoom });
      made.width = Math.max(made.width, left + sheet[orientation]);
    });
    y += by * across.height;
    made.height = Math.max(made.height, y);
    y += space.below * scale;
  }
  return made;
}

/** Whether the canvas shows a matrix. */
export const isMatrix = () => state.mode === "matrix";
