// The slider of widths: the scene on a window of every width, with what is wrong at each.
import { h, s } from "./dom.js";
import { post } from "./api.js";
import { on, set, state } from "./store.js";
import { focused, layOut } from "./model/session.js";
import { idle } from "./model/latest.js";
import { isChecking, issuesEverywhere, issuesOfScene, issuesOn, subjectOfWidths as subject } from "./model/issues.js";
import { briefOf, kindOf } from "./model/brief.js";
import { atEveryWidth, clipped, joined } from "./model/clauses.js";
import { previewed, trialOfDevices, trialOfWidths } from "./model/trial.js";
import { nameOf, outlineConstraint, outlineObject } from "./model/selection.js";

const least = 320;
const most = 1024;
const steps = 45;
let verdicts = [];
let swept = "";
/** Of what the verdicts tell; while the page shows something else they are dimmed. */
let told = "";

/** Builds the slider. */
export function start(element) {
  const says = h("div", { class: "says" });
  const slider = h("input", { type: "range", min: least, max: most, step: 1, "aria-label": "Width of the device in focus, in points", oninput: () => { set({ width: Number(slider.value) }); } });
  // The slider stays in its place: one that is put there anew is let go.
  const drawn = h("div");
  const bar = h("div", { class: "bar" }, drawn, slider);
  const reset = h("button", { class: "button", type: "button", onclick: () => set({ width: null }) }, "Device Width");
  const widths = h("div", { class: "widths" }, says, h("span", {}, `${least}`), bar, h("span", {}, `${most}`));
  element.append(widths);
  const show = () => {
    const scene = state.pictures[state.focus]?.scene;
    const width = state.width ?? scene?.size.width ?? 393;
    slider.value = Math.min(most, width);
    drawn.replaceChildren(...track().flat());
    widths.classList.toggle("stale", state.isDisconnected || (previewed() ? !trialOfWidths() : told !== subject()));
    says.replaceChildren(h("span", {}, state.width === null ? `Window width · ${state.pictures[state.focus]?.name.split(", ")[0] ?? "the scene"}` : `Window width · ${state.width} points`), h("span", { class: "summary" }, previewed() && h("b", { class: "of-preview" }, "Preview: "), summary()), state.width === null ? "" : reset);
  };
  on(["pictures", "surfaces", "focus", "width", "document", "scene", "issues", "verdicts", "widthVerdicts", "isDisconnected", "trial", "trialWidths"], show);
  // Each movement of a drag is a preview, of which only the first tells something new here.
  let wasDrag = false;
  on(["ghost"], () => {
    const isDrag = state.ghost?.isQuick === true;
    if (!isDrag || !wasDrag) show();
    wasDrag = isDrag;
  });
  // An app has the widths that devices have.
  on(["program"], () => { widths.hidden = state.program !== null; });
  on(["width"], layOut);
  // What an earlier check had come to is no progress of the next one, which begins after a pause.
  on(["document", "focus", "scene", "surfaces"], () => {
    const isDue = state.document && told !== subject() && swept !== subject();
    if (isDue && state.progress.widths?.[0]) set({ progress: { ...state.progress, widths: [0, firstWidths().length] } });
  });
  on(["document", "focus", "scene", "surfaces"], sweepLater(show));
  on(["ghost", "surfaces", "focus"], sweepPreview);
  show();
}

/** The widths with what is wrong at each, and above them where the devices on the canvas are. */
function track() {
  const percent = (width) => ((width - least) / (most - least)) * 100;
  const list = spans(shownVerdicts());
  // What holds at a width holds up to the middle between it and the next.
  const edge = (index) => (index <= 0 ? least : index >= list.length ? most : (list[index - 1].to + list[index].from) / 2);
  // What is wrong at every width, whatever the layout, is wrong at each of them.
  const always = alwaysShown();
  const base = always.some((issue) => issue.severity === "error") ? "bad" : always.length ? "unsure" : "good";
  const kinds = ["good", "unsure", "bad"];
  const worst = (one, other) => kinds[Math.max(kinds.indexOf(one), kinds.indexOf(other))];
  const bars = list.map((span, index) => ({ kind: worst(span.kind, base), from: percent(edge(index)), to: percent(edge(index + 1)) }));
  // What holds at a point or two is seen, too, and lies over its neighbors.
  const narrow = bars.filter((bar) => bar.to - bar.from < leastBar).map(({ kind, from, to }) => ({ kind, from: (from + to - leastBar) / 2, to: (from + to + leastBar) / 2 }));
  const shown = new Map();
  // The bar is of the device in focus, with a window of each width.
  const barAt = (width) => Math.max(kinds.indexOf(base), ...list.filter((span, index) => width >= edge(index) && width <= edge(index + 1)).map((span) => kinds.indexOf(span.kind)));
  // Of several devices of a width the worst counts. Their marks say what their captions say.
  state.pictures.forEach((picture, index) => {
    const width = picture?.scene?.size.width;
    if (!(width >= least && width <= most)) return;
    if (state.isDisconnected) return;
    const issues = issuesOn(index);
    const rank = issues.some((issue) => issue.severity === "error") ? 2 : Number(issues.length > 0);
    const names = [...shown.get(width)?.names ?? [], `${picture.name.split(", ")[0]}: ${issues.length === 1 ? "1 issue" : `${issues.length} issues`}`];
    shown.set(width, { rank: Math.max(rank, shown.get(width)?.rank ?? 0), names });
  });
  return [
    s("svg", { viewBox: "0 0 100 20", preserveAspectRatio: "none", "aria-hidden": "true" }, s("rect", { class: "track", x: 0, y: 8, width: 100, height: 6 }),
      bars.map((bar) => s("rect", { class: bar.kind, x: bar.from, y: 8, width: bar.to - bar.from, height: 6 })),
      // Higher than the others, so that the knob does not hide it.
      narrow.map((bar) => s("rect", { class: bar.kind, x: bar.from, y: 2, width: bar.to - bar.from, height: 18 }))),
    // A device of that width can be sound where the one in focus is not, for it has another height: its mark then only tells where it is.
    [...shown].map(([width, { rank, names }]) => h("i", { class: `mark ${kinds[rank]}${list.length && rank !== barAt(width) ? " other" : ""}`, title: names.join("\n"), vars: { "--at": (width - least) / (most - least) } })),
  ];
}

const leastBar = 0.5;

/** The verdicts of what is shown: of a preview its own, which are none as long as they are not known. */
const shownVerdicts = () => (previewed() ? trialOfWidths()?.verdicts ?? [] : verdicts);

/** What is wrong at every width, whatever the layout. */
const alwaysShown = () => (previewed() ? trialOfDevices()?.everywhere ?? [] : issuesEverywhere());

/** `320 to 374: conflict`, the first of them; what else the scene has, so that nobody takes it for sound. */
function summary() {
  if (state.isDisconnected) return "Not checked, because Trellis Studio does not respond";
  if (state.program || !state.document) return "";
  const ghost = previewed();
  // A drag goes on; what comes of it is checked when it ends.
  if (ghost?.isQuick) return "widths are not checked yet";
  if (ghost && (!trialOfWidths() || !trialOfDevices())) return ghost.changes ? "Checking widths…" : "";
  if (!ghost && told !== subject()) return state.widthVerdicts?.subject === subject() ? "" : "Checking widths…";
  const list = shownVerdicts();
  const wrong = spans(list).filter((span) => span.text);
  const name = (span) => (span.from === least && span.to === most ? atEveryWidth(span.text) : span.from === span.to ? `${span.from}: ${span.text}` : `${span.from} to ${span.to}: ${span.text}`);
  const sentence = ghost ? (text) => text : capital;
  if (wrong.length) return sentence([...wrong.slice(0, 3).map(name), wrong.length > 3 && `${wrong.length - 3} more ranges`].filter(Boolean).join(" · "));
  if (!ghost && isChecking()) return "Checking devices…";
  const always = alwaysShown();
  const others = ghost ? new Set(trialOfDevices().list.flat().map((issue) => `${issue.rule} ${issue.elements[0]}`)).size : issuesOfScene().length - always.length;
  const count = (number) => (number === 1 ? "1 issue" : `${number} issues`);
  return sentence([
    always.length > 0 && `${count(always.length)} at every width: ${inWords(always[0])}`, others > 0 && `${count(others)} on ${always.length ? "other" : ghost ? "some" : "other"} devices or with other settings`,
    !others && !always.length && `no issue at any of the ${list.length} widths tried`,
  ].filter(Boolean).join(", "));
}

/** `missing constraints, “One”`: which issue it is that every width has. */
function inWords(issue) {
  const kind = kindOf(issue.rule);
  return `${kind.charAt(0).toLowerCase()}${kind.slice(1)}, ${briefOf(issue)}`;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The issues of the scene that only some widths show, each with the widths. */
function issuesOfWidths(list) {
  const found = new Map();
  for (const { width, issues } of list) {
    for (const { rule, element } of issues) {
      // As in the list of issues, the same fault of several views is one issue.
      const part = found.get(rule) ?? { rule, elements: new Set(), from: width, to: width };
      if (element) part.elements.add(element);
      part.to = width;
      found.set(rule, part);
    }
  }
  const scene = state.document?.outline.scenes.find((part) => part.id === state.scene);
  return [...found.values()].map(({ rule, elements: [element, ...others], from, to }) => ({
    rule, severity: rule === "conflicting_constraints" ? "error" : "warning", elements: [element, ...others].filter(Boolean), configurations: [], hints: [],
    message: `${element ? nameOf(element) : "A view"} ${sentences[rule]}${others.length ? `, and ${others.length} more in the same scene` : ""}`,
    sceneID: state.scene, scene: scene?.name, line: outlineObject(element)?.object.line ?? outlineConstraint(element)?.constraint.line ?? 1, from, widths: from === to ? `${from} points wide` : `${from} to ${to} points wide`,
  }));
}

const sentences = { conflicting_constraints: "is broken in a conflict", ambiguous_layout: "is ambiguous", clipped_text: "is clipped", outside_screen: "extends beyond the screen" };

/** Widths one after the other at which the same is wrong. */
function spans(found) {
  const list = [];
  for (const verdict of found) {
    const last = list.at(-1);
    if (last?.text === verdict.text) last.to = verdict.width;
    else list.push({ text: verdict.text, kind: verdict.kind, from: verdict.width, to: verdict.width });
  }
  return list;
}

/** The widths that are tried first. Those of the devices on the canvas are among them, so that captions and bar say the same. */
function firstWidths() {
  const shown = state.pictures.map((picture) => picture?.scene?.size.width).filter((width) => width >= least && width <= most);
  const even = Array.from({ length: steps }, (_, index) => Math.round(least + ((most - least) * index) / (steps - 1)));
  return [...new Set([...even, ...shown])].sort((a, b) => a - b);
}

/**
 * Looks at the widths, and then halves what lies between two that differ, until it is a point. `ask` gives the verdicts of some widths and refuses once nobody wants
 * them; `tell` hears of what is known after the first round.
 */
async function sweep(ask, tell, scene) {
  const found = new Map();
  const list = () => [...found.values()].sort((a, b) => a.width - b.width);
  /** In parts, so that nothing else waits for long. */
  const look = async (widths) => {
    const total = found.size + widths.length;
    for (let start = 0; start < widths.length; start += 4) {
      for (const each of await ask(widths.slice(start, start + 4), found.size, total)) found.set(each.width, verdict(each, scene));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  };
  await look(firstWidths());
  tell?.(list());
  for (let round = 0; round < 6; round++) {
    const now = list();
    const between = now.slice(1).flatMap((each, index) => (now[index].text !== each.text && each.width - now[index].width > 1 ? [Math.floor((now[index].width + each.width) / 2)] : []));
    if (!between.length || between.length > 12) break;
    await look(between);
  }
  return list();
}

function sweepLater(show) {
  return idle(1200, async () => {
    const surface = focused();
    if (!surface || !state.document || state.program) return;
    const wanted = subject();
    if (wanted === swept) return;
    swept = wanted;
    const { file, scene } = state;
    const ask = async (widths, done, total) => {
      const answer = await post("widths", { file, scene, surface, widths });
      if (wanted !== swept || state.program || answer.version !== state.document.state.version) throw new Error("The document was changed.");
      set({ progress: { ...state.progress, widths: [done + widths.length, total] } });
      return answer.verdicts;
    };
    try {
      verdicts = await sweep(ask, (list) => { verdicts = list; show(); }, state.pictures[state.focus]?.scene);
      told = wanted;
      show();
      set({ widthVerdicts: { file, scene, subject: wanted, list: issuesOfWidths(verdicts) } });
    } catch (error) {
      if (wanted === swept) swept = "";
      if (error.status && wanted === subject()) set({ widthVerdicts: { file, scene, subject: wanted, list: null } });
    }
  });
}

/** The widths with the change that is tried: asked for once it is shown for a moment. */
const sweepPreview = idle(350, async () => {
  const ghost = previewed();
  const surface = focused();
  if (!ghost?.changes || ghost.isQuick || !surface || state.program || state.isDisconnected || state.trialWidths?.ghost === ghost) return;
  const { file, scene } = state;
  const ask = async (widths) => {
    const answer = await post("widths", { file, scene, surface, widths, changes: ghost.changes, shown: ghost.shown });
    if (state.ghost !== ghost || surface !== focused()) throw new Error("Something else is tried.");
    return answer.verdicts;
  };
  try {
    const list = await sweep(ask, null, ghost.pictures[state.focus]?.scene);
    set({ trialWidths: { ghost, verdicts: list, list: issuesOfWidths(list) } });
  } catch {
    // Nobody waits for it any more.
  }
});

/** `Blue and Yellow are ambiguous`: what is ambiguous together is told together. */
function ambiguous(issues, scene) {
  const known = scene?.ambiguities ?? [];
  const tied = (id) => known.filter((part) => part.viewID === id).flatMap((part) => (part.ties ?? []).flatMap((tie) => tie.members.map((member) => member.viewID)));
  const names = [...new Set(issues.flatMap(({ element }) => [element, ...tied(element)]).filter(Boolean).map(nameOf))];
  if (names.length > 2) return `${names[0]} and ${names.length - 1} more are ambiguous`;
  return names.length === 2 ? `${names.join(" and ")} are ambiguous` : `${names[0]} is ambiguous`;
}

/** What is wrong at a width, in words. */
function verdict({ width, issues }, scene) {
  const of = (rule) => issues.filter((issue) => issue.rule === rule);
  const cut = of("clipped_text");
  const isConflict = of("conflicting_constraints").length > 0;
  const clauses = [
    of("ambiguous_layout").length && ambiguous(of("ambiguous_layout"), scene), cut.length && clipped(nameOf(cut[0].element), cut.length),
    of("outside_screen").length && `${nameOf(of("outside_screen")[0].element)} extends beyond the screen`,
  ].filter(Boolean);
  return { width, kind: isConflict ? "bad" : clauses.length ? "unsure" : "good", text: joined(clauses, isConflict), issues };
}
