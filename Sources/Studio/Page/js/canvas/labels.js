// Where numbers stand: beside what they measure, and over neither the selected views, nor each other, nor a panel. A number that has to go
// further away gets a line to what it measures.

const rings = 6;
const mostSearched = 40;
/** The smaller ones are for a number between its own middle and a line beside it. */
const steps = [0, 0.85, -0.85, 1, -1, 2, -2];
const fineSteps = [0, 0.15, -0.15, 0.3, -0.3, ...steps.slice(1)];

/**
 * Finds a place for each of some labels: `{ anchor, isAcross, prefersAfter, width, height, length, gap }` with an anchor in the middle of a line of a length, and the
 * distance from it; one with a `fixed` middle has its place. `taken` are boxes that
 * are avoided by all means, `soft` such as are better avoided, both as `{ x, y, width, height }` with a corner; `lines` are boxes around the segments of
 * constraints. Gives middles, and whether a leader is needed.
 */
export function placeLabels(labels, { taken, soft, lines = [], bounds, unit }) {
  const used = [...taken];
  return labels.map((label, index) => {
    // Beside the screen nothing is in the way.
    if (label.fixed) {
      used.push(grown({ x: label.fixed.x - label.width / 2, y: label.fixed.y - label.height / 2, width: label.width, height: label.height }, unit));
      return { ...label.fixed, isSlim: false, leader: null };
    }
    // Of hundreds of numbers nobody reads each: those that follow take their first place, so that a drag stays quick.
    const count = index < mostSearched ? undefined : 1;
    const others = lines.filter(({ segment }) => !isAlong(segment, label.segment));
    const costOf = (box) => onTaken(sum(box, used)) + (others.some((line) => sum(box, [line]) > 0) ? onLine : 0) + (isMisleading(leader(label, box, label.height), others) ? alongLine : 0) + (label.isOfContent ? onContent : onViews) * sum(box, soft) + 12 * outside(box, bounds);
    let best = bestPlace(label, unit, count, costOf);
    // A number without its frame covers less.
    const hides = best.hidden > (label.isOfContent ? 0.02 : 0.08);
    const slim = label.slim && (hides || best.cost > isFar) ? bestPlace({ ...label, ...label.slim }, unit, count, costOf) : null;
    const isSlim = slim !== null && (slim.cost < best.cost - 0.1 || (hides && slim.hidden < best.hidden - 0.02));
    if (isSlim) best = slim;
    used.push(grown(best.box, unit));
    return { x: best.middle.x, y: best.middle.y, isSlim, leader: leader(label, best.box, label.height) };
  });
}

/** What a place costs that is not beside the line, or that hides something. */
const isFar = 0.4;

/** What it costs to cover another view as a whole: as much as to be some hundred points away. */
const onViews = 4;
/** What is avoided by all means, as small as it is, is not even touched where there is another place. */
const onTaken = (part) => 12 * part + (part > 0.005 ? 1.5 : 0);
/** To be read as the number of another constraint is worse than to be far away with a leader. */
const onLine = 1.2;
/** So is a leader that goes on where the line of another ends, or crosses one. */
const alongLine = 0.5;
/** What tells of a view's content stands at it. */
const onContent = 0.9;

/** The cheapest place of a label: its middle, its box, what it costs, and the part of that which is for what it hides. */
function bestPlace(label, unit, count, costOf) {
  let best = null;
  for (const middle of candidates(label, unit).slice(0, count)) {
    const box = { x: middle.x - label.width / 2, y: middle.y - label.height / 2, width: label.width, height: label.height };
    const hidden = costOf(box);
    const cost = middle.cost + hidden;
    if (!best || cost < best.cost - 1e-9) best = { cost, hidden, middle, box };
    // The candidates come by their distance: none that follows costs less.
    if (best.cost <= middle.cost) break;
  }
  return best;
}

/** Middles around the anchor, the nearest first, with what the distance costs. */
function candidates({ anchor, isAcross, prefersAfter, width, height, length, gap: distance }, unit) {
  const list = [];
  const gap = distance ?? 5 * unit;
  const first = prefersAfter ? 1 : -1;
  for (let ring = 0; ring < rings; ring++) {
    // Beside the line first a little to and fro: in a narrow gap that keeps off one of its views.
    for (const along of ring || isAcross ? steps : fineSteps) {
      for (const side of [first, -first]) {
        const away = ring * 0.9;
        const x = isAcross ? along * width * 0.7 : side * (width / 2 + gap + away * width);
        const y = isAcross ? side * (height / 2 + gap + away * height) : along * height * 0.9;
        list.push({ x: anchor.x + x, y: anchor.y + y, cost: Math.hypot(x, y) / (110 * unit) + (side === first ? 0 : 0.06) + Math.abs(along) * 0.04 });
      }
    }
  }
  // Behind the ends of the line.
  for (const end of [1, -1]) {
    for (const step of [0, 0.5, -0.5]) {
      const x = isAcross ? end * (length / 2 + width / 2 + 2 * gap) : step * width;
      const y = isAcross ? step * height : end * (length / 2 + height / 2 + 2 * gap);
      list.push({ x: anchor.x + x, y: anchor.y + y, cost: Math.hypot(x, y) / (110 * unit) + 0.1 + Math.abs(step) * 0.05 });
    }
  }
  return list.sort((a, b) => a.cost - b.cost);
}

/** The part of a box that others cover, summed up. */
function sum(box, others) {
  let area = 0;
  for (const other of others) {
    const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    if (width > 0 && height > 0) area += width * height * (other.weight ?? 1);
  }
  return area / (box.width * box.height);
}

function outside(box, bounds) {
  if (!bounds) return 0;
  const width = Math.max(0, Math.min(box.x + box.width, bounds.x + bounds.width) - Math.max(box.x, bounds.x));
  const height = Math.max(0, Math.min(box.y + box.height, bounds.y + bounds.height) - Math.max(box.y, bounds.y));
  return 1 - (width * height) / (box.width * box.height);
}

/** Whether two segments are one, or lie on each other: a number beside one is beside the other, too. */
function isAlong(one, other) {
  if (!other) return false;
  const isNear = (a, b) => Math.abs(a - b) < 0.5;
  const isWithin = (axis, cross) => [one.from, one.to, other.to].every((point) => isNear(point[cross], other.from[cross]))
    && Math.max(one.from[axis], one.to[axis]) > Math.min(other.from[axis], other.to[axis]) + 0.5 && Math.max(other.from[axis], other.to[axis]) > Math.min(one.from[axis], one.to[axis]) + 0.5;
  return isWithin("x", "y") || isWithin("y", "x");
}

const grown = (box, by) => ({ x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by });

/** The line to the nearest point of a box that is not beside what it measures, from the point of that which is nearest to it; null where the box is. */
function leader({ anchor, segment }, box, height) {
  const within = (value, from, to) => Math.max(from, Math.min(value, to));
  // Not from the very ends, where other lines begin.
  const along = (axis, middle) => {
    if (!segment) return anchor[axis];
    const [start, end] = [segment.from[axis], segment.to[axis]].sort((a, b) => a - b);
    return within(middle, start + (end - start) * 0.2, end - (end - start) * 0.2);
  };
  const [fromX, fromY] = [along("x", box.x + box.width / 2), along("y", box.y + box.height / 2)];
  const x = within(fromX, box.x, box.x + box.width);
  const y = within(fromY, box.y, box.y + box.height);
  return Math.hypot(x - fromX, y - fromY) > height * 0.6 ? { x1: fromX, y1: fromY, x2: x, y2: y } : null;
}

/** Whether a leader runs over the lines of other constraints. */
function isMisleading(line, others) {
  if (!line) return false;
  return [0.3, 0.5, 0.7, 0.9].some((part) => {
    const [x, y] = [line.x1 + (line.x2 - line.x1) * part, line.y1 + (line.y2 - line.y1) * part];
    return others.some((other) => x > other.x && x < other.x + other.width && y > other.y && y < other.y + other.height);
  });
}
