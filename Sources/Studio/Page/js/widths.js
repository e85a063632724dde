// The slider of widths: the scene on a window of every width, with what is wrong at each.
import { h, s } from "./dom.js";
import { post } from "./api.js";
import { on, set, state } from "./store.js";
import { focused, layOut } from "./model/session.js";
import { idle } from "./model/latest.js";
import { isChecking, issuesEverywhere, issuesOfScene, issuesOn, subjectOfWidths as subject } from "./model/issues.js";
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
    widths.classList.toggle("stale", told !== subject());
    says.replaceChildren(h("span", {}, state.width === null ? `Window width · ${state.pictures[state.focus]?.name.split(", ")[0] ?? "the scene"}` : `Window width · ${state.width} points`), h("span", {}, summary()), state.width === null ? "" : reset);
  };
  on(["pictures", "surfaces", "focus", "width", "document", "scene", "issues", "verdicts", "widthVerdicts", "isDisconnected"], show);
  // An app has the widths that devices have.
  on(["program"], () => { widths.hidden = state.program !== null; });
  on(["width"], layOut);
  on(["document", "focus", "scene", "surfaces"], sweepLater(show));
  show();
}

/** The widths with what is wrong at each, and above them where the devices on the canvas are. */
function track() {
  const percent = (width) => ((width - least) / (most - least)) * 100;
  const list = spans();
  // What holds at a width holds up to the middle between it and the next.
  const edge = (index) => (index <= 0 ? least : index >= list.length ? most : (list[index - 1].to + list[index].from) / 2);
  // What is wrong at every width, whatever the layout, is wrong at each of them.
  const always = issuesEverywhere();
  const base = always.some((issue) => issue.severity === "error") ? "bad" : always.length ? "unsure" : "good";
  const kinds = ["good", "unsure", "bad"];
  const worst = (one, other) => kinds[Math.max(kinds.indexOf(one), kinds.indexOf(other))];
  const bars = list.map((span, index) => ({ kind: worst(span.kind, base), from: percent(edge(index)), to: percent(edge(index + 1)) }));
  // What holds at a point or two is seen, too, and lies over its neighbours.
  const narrow = bars.filter((bar) => bar.to - bar.from < leastBar).map(({ kind, from, to }) => ({ kind, from: (from + to - leastBar) / 2, to: (from + to + leastBar) / 2 }));
  const shown = new Map();
  // Of several devices of a width the worst counts. Their marks say what their captions say.
  state.pictures.forEach((picture, index) => {
    const width = picture?.scene?.size.width;
    if (!(width >= least && width <= most)) return;
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
    [...shown].map(([width, { rank, names }]) => h("i", { class: `mark ${["good", "unsure", "bad"][rank]}`, title: names.join("\n"), vars: { "--at": (width - least) / (most - least) } })),
  ];
}

const leastBar = 0.5;

/** `320 to 374: conflict`, the first of them; what else the scene has, so that nobody takes it for sound. */
function summary() {
  if (state.isDisconnected) return "Not checked, because Trellis Studio does not respond";
  if (state.program || !state.document) return "";
  if (told !== subject()) return state.widthVerdicts?.subject === subject() ? "" : "Checking widths…";
  const wrong = spans().filter((span) => span.text);
  const name = (span) => (span.from === least && span.to === most ? `${span.text} at every width tried` : span.from === span.to ? `${span.from}: ${span.text}` : `${span.from} to ${span.to}: ${span.text}`);
  if (wrong.length) return capital([...wrong.slice(0, 3).map(name), wrong.length > 3 && `${wrong.length - 3} more ranges`].filter(Boolean).join(" · "));
  if (isChecking()) return "Checking devices…";
  const others = issuesOfScene();
  const always = issuesEverywhere().length;
  const count = (number) => (number === 1 ? "1 issue" : `${number} issues`);
  return capital([
    always && `${count(always)} at every width`, others.length > always && `${count(others.length - always)} on other devices or with other settings`, !others.length && `no issue at any of the ${verdicts.length} widths tried`,
  ].filter(Boolean).join(", "));
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The issues of the scene that only some widths show, each with the widths. */
function issuesOfWidths() {
  const found = new Map();
  for (const { width, issues } of verdicts) {
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
function spans() {
  const list = [];
  for (const verdict of verdicts) {
    const last = list.at(-1);
    if (last?.text === verdict.text) last.to = verdict.width;
    else list.push({ text: verdict.text, kind: verdict.kind, from: verdict.width, to: verdict.width });
  }
  return list;
}

function sweepLater(show) {
  return idle(1200, async () => {
    const surface = focused();
    if (!surface || !state.document || state.program) return;
    const wanted = subject();
    if (wanted === swept) return;
    swept = wanted;
    const { file, scene } = state;
    const found = new Map();
    /** Lays out on some widths, in parts, so that nothing else waits for long. */
    const look = async (widths) => {
      const total = found.size + widths.length;
      for (let start = 0; start < widths.length; start += 4) {
        const answer = await post("widths", { file, scene, surface, widths: widths.slice(start, start + 4) });
        if (wanted !== swept || state.program || answer.version !== state.document.state.version) throw new Error("The document was changed.");
        for (const each of answer.verdicts) found.set(each.width, verdict(each));
        set({ progress: { ...state.progress, widths: [found.size, total] } });
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      verdicts = [...found.values()].sort((a, b) => a.width - b.width);
    };
    try {
      // The widths of the devices on the canvas are among those tried, so that captions and bar say the same.
      const shown = state.pictures.map((picture) => picture?.scene?.size.width).filter((width) => width >= least && width <= most);
      const even = Array.from({ length: steps }, (_, index) => Math.round(least + ((most - least) * index) / (steps - 1)));
      await look([...new Set([...even, ...shown])].sort((a, b) => a - b));
      show();
      // Halves what lies between two widths that differ, until it is a point.
      for (let round = 0; round < 6; round++) {
        const between = verdicts.slice(1).flatMap((each, index) => {
          const before = verdicts[index];
          return before.text !== each.text && each.width - before.width > 1 ? [Math.floor((before.width + each.width) / 2)] : [];
        });
        if (!between.length || between.length > 12) break;
        await look(between);
      }
      told = wanted;
      show();
      set({ widthVerdicts: { file, scene, subject: wanted, list: issuesOfWidths() } });
    } catch (error) {
      if (wanted === swept) swept = "";
      if (error.status && wanted === subject()) set({ widthVerdicts: { file, scene, subject: wanted, list: null } });
    }
  });
}

/** `Blue and Yellow are ambiguous`: what is ambiguous together is told together. */
function ambiguous(issues) {
  const known = state.pictures[state.focus]?.scene?.ambiguities ?? [];
  const tied = (id) => known.filter((part) => part.viewID === id).flatMap((part) => (part.ties ?? []).flatMap((tie) => tie.members.map((member) => member.viewID)));
  const names = [...new Set(issues.flatMap(({ element }) => [element, ...tied(element)]).filter(Boolean).map(nameOf))];
  if (names.length > 2) return `${names[0]} and ${names.length - 1} more are ambiguous`;
  return names.length === 2 ? `${names.join(" and ")} are ambiguous` : `${names[0]} is ambiguous`;
}

/** What is wrong at a width, in words. */
function verdict({ width, issues }) {
  const of = (rule) => issues.filter((issue) => issue.rule === rule);
  const cut = of("clipped_text");
  const words = [
    of("conflicting_constraints").length && "conflict", of("ambiguous_layout").length && ambiguous(of("ambiguous_layout")),
    cut.length && `${nameOf(cut[0].element)} is clipped${cut.length > 1 ? `, and ${cut.length - 1} more` : ""}`,
    of("outside_screen").length && `${nameOf(of("outside_screen")[0].element)} extends beyond the screen`,
  ].filter(Boolean);
  const kind = of("conflicting_constraints").length ? "bad" : words.length ? "unsure" : "good";
  return { width, kind, text: words.join(", "), issues };
}
