// Constraints in words, as they are typed in Add New Constraints: `leading trailing 12, ratio 4:5 in hR, top ≥ 90 to safe area @750`.

const edges = ["top", "leading", "trailing", "bottom"];
const aliases = { left: "leading", right: "trailing", lead: "leading", trail: "trailing", bot: "bottom" };
/** How constraints are written. */
export const usage = "Write, for example, “leading trailing 12, ratio 4:5 in hR, width ≥ 100 @750, top 8 to safe area”.";

/** A sentence of what is wrong. */
export class WordsError extends Error {}

/**
 * The changes that make what is typed, for the objects.
 *
 * Each part between commas begins with what is decided, edges among them as many as have the same distance. `in` and size classes such as
 * `hC` or `wR hC` mean that it is installed there alone. `neighborsOf` gives what an edge can be pinned to, with ids and names.
 */
export function changesOfWords(text, objects, { neighborsOf = () => [], toMargins = false } = {}) {
  const changes = [];
  for (const part of text.split(",").map((each) => each.trim()).filter(Boolean)) {
    const { classes, change } = read(part, objects, neighborsOf);
    if (toMargins && change.verb === "pin") change.toMargins = true;
    const number = changes.push(change) - 1;
    if (classes) {
      const made = [`$${number}.*`];
      changes.push({ verb: "install", objects: made, isInstalled: false }, { verb: "install", objects: made, sizeClass: classes, isInstalled: true });
    }
  }
  return changes;
}

function read(part, objects, neighborsOf) {
  let rest = part;
  const take = (pattern) => {
    const match = pattern.exec(rest);
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.trim();
    return match;
  };
  const classes = take(/(?:^|\s)in\s+((?:[wh][CR]\s*){1,2})$/i)?.[1].trim().replace(/([wh])([cr])/gi, (_, axis, size) => axis.toLowerCase() + size.toUpperCase());
  const priority = take(/@\s*(\d+(?:\.\d+)?)/)?.[1];
  const neighbor = take(/\sto\s+(.+)$/i)?.[1].trim();
  const relation = { "≥": "greaterThanOrEqual", ">=": "greaterThanOrEqual", "≤": "lessThanOrEqual", "<=": "lessThanOrEqual" }[take(/≥|>=|≤|<=/)?.[0]];
  const ratio = take(/(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)/);
  const value = take(/(?:^|\s)([-−+]?\d+(?:\.\d+)?)(?=\s|$)/)?.[1];
  const isStandard = take(/(?:^|\s)standard(?=\s|$)/i) !== null;
  const words = rest.toLowerCase().replace("=", " ").split(/\s+/).filter(Boolean).map((word) => aliases[word] ?? word);
  const distance = value !== undefined ? Number(value.replace("−", "-")) : isStandard ? "standard" : "current";
  const common = { ...(relation ? { relation } : {}), ...(priority ? { priority: Number(priority) } : {}) };
  const said = words.join(" ");
  if (/^cent(er|re)( ?x| ?y| horizontally| vertically)?$/.test(said)) {
    if (relation) throw new WordsError("A center is equal to another; ≥ and ≤ are for distances and sizes.");
    const [isX, isY] = [!/ (y|vertically)$/.test(said), !/ (x|horizontally)$/.test(said)];
    const offset = typeof distance === "number" ? distance : 0;
    return { classes, change: { verb: "align", objects, ...(isX ? { centerX: offset } : {}), ...(isY ? { centerY: offset } : {}), ...(priority ? { priority: Number(priority) } : {}) } };
  }
  const change = { verb: "pin", objects, ...common };
  if (/^(aspect|ratio|aspect ratio)?$/.test(said) && (said || ratio)) {
    change.aspectRatio = ratio ? `${ratio[1]}:${ratio[2]}` : "current";
    return { classes, change };
  }
  if (ratio) throw new WordsError(`A ratio stands after the word “ratio”. ${usage}`);
  if (/^equal (widths?|heights?)$/.test(said)) {
    if (objects.length < 2) throw new WordsError("Equal sizes need at least two views.");
    change[said.includes("width") ? "equalWidths" : "equalHeights"] = true;
    return { classes, change };
  }
  for (const word of words) {
    if (word === "width" || word === "height") change[word] = distance;
    else if (edges.includes(word)) change.edges = { ...change.edges, [word]: distance };
    else if (word === "edges" || word === "all") change.edges = Object.fromEntries(edges.map((edge) => [edge, distance]));
    else throw new WordsError(`“${word}” is no edge and no size. ${usage}`);
  }
  if (!change.edges && change.width === undefined && change.height === undefined) throw new WordsError(usage);
  if (neighbor) {
    if (!change.edges) throw new WordsError("Only edges have something beside them.");
    change.neighbors = {};
    for (const edge of Object.keys(change.edges)) {
      const list = neighborsOf(edge);
      const found = list.find((each) => each.name.toLowerCase() === neighbor.toLowerCase()) ?? list.find((each) => each.name.toLowerCase().includes(neighbor.toLowerCase()));
      if (!found) throw new WordsError(`Nothing at the ${edge} edge is called “${neighbor}”${list.length ? `; there is ${list.map((each) => each.name).join(", ")}` : ""}.`);
      change.neighbors[edge] = found.id;
    }
  }
  return { classes, change };
}

/** How many constraints changes make, for a button. */
export function countOf(changes) {
  return changes.reduce((sum, { verb, objects, edges: pinned, width, height, aspectRatio, equalWidths, equalHeights, centerX, centerY }) => {
    if (verb === "align") return sum + objects.length * (Number(centerX !== undefined) + Number(centerY !== undefined));
    if (verb !== "pin") return sum;
    return sum + objects.length * (Object.keys(pinned ?? {}).length + Number(width !== undefined) + Number(height !== undefined) + Number(aspectRatio !== undefined)) + (objects.length - 1) * (Number(Boolean(equalWidths)) + Number(Boolean(equalHeights)));
  }, 0);
}
