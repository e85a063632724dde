// The slider of widths: the scene on a window of every width, with what is wrong at each.
import { h, s } from "./dom.js";
import { post } from "./api.js";
import { on, set, state } from "./store.js";
import { focused, layOut } from "./model/session.js";
import { idle } from "./model/latest.js";

const least = 320;
const most = 1024;
const steps = 45;
let verdicts = [];
let swept = "";

/** Builds the slider. */
export function start(element) {
  const says = h("div", { class: "says" });
  const slider = h("input", { type: "range", min: least, max: most, step: 1, "aria-label": "Width of the device in focus, in points", oninput: () => { set({ width: Number(slider.value) }); } });
  const bar = h("div", { class: "bar" });
  const reset = h("button", { class: "button", type: "button", onclick: () => set({ width: null }) }, "Device Width");
  element.append(h("div", { class: "widths" }, says, h("span", {}, `${least}`), bar, h("span", {}, `${most}`)));
  const show = () => {
    const scene = state.pictures[state.focus]?.scene;
    const width = state.width ?? scene?.size.width ?? 393;
    slider.value = Math.min(most, width);
    bar.replaceChildren(track(), slider);
    says.replaceChildren(h("span", {}, state.width === null ? `Every width from ${least} to ${most} points` : `${state.width} points`), h("span", {}, summary()), state.width === null ? "" : reset);
  };
  on(["pictures", "focus", "width"], show);
  on(["width"], layOut);
  on(["document", "focus", "scene"], sweepLater(show));
  show();
}

function track() {
  const part = 100 / Math.max(1, verdicts.length);
  return s("svg", { viewBox: "0 0 100 20", preserveAspectRatio: "none", "aria-hidden": "true" }, s("rect", { class: "track", x: 0, y: 7, width: 100, height: 6 }),
    verdicts.map((verdict, index) => s("rect", { class: verdict.kind, x: index * part, y: 7, width: part + 0.05, height: 6 })));
}

/** `320 to 374: conflict`, the first two of them. */
function summary() {
  const spans = [];
  for (const verdict of verdicts) {
    const last = spans.at(-1);
    if (last?.text === verdict.text) last.to = verdict.width;
    else spans.push({ text: verdict.text, from: verdict.width, to: verdict.width });
  }
  const wrong = spans.filter((span) => span.text);
  if (!verdicts.length) return "";
  if (!wrong.length) return `No conflict and no ambiguity at the ${steps} widths tried`;
  return wrong.slice(0, 2).map((span) => (span.from === least && span.to === most ? `${span.text} at each of the ${steps} widths tried` : `${span.from} to ${span.to}: ${span.text}`)).join(" · ");
}

function sweepLater(show) {
  const sweep = idle(1200, async () => {
    const surface = focused();
    if (!surface || !state.document) return;
    const wanted = `${state.file} ${state.scene} ${state.document.state.version} ${JSON.stringify({ ...surface, width: 0 })}`;
    if (wanted === swept) return;
    swept = wanted;
    const widths = Array.from({ length: steps }, (_, index) => Math.round(least + ((most - least) * index) / (steps - 1)));
    try {
      const { file, scene } = state;
      const found = [];
      // In parts, so that nothing else waits for long.
      for (let start = 0; start < widths.length; start += 3) {
        const answer = await post("widths", { file, scene, surface, widths: widths.slice(start, start + 3) });
        if (wanted !== swept) return;
        if (answer.version !== state.document.state.version) { swept = ""; return; }
        found.push(...answer.verdicts.map(verdict));
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      verdicts = found;
      show();
    } catch {
      verdicts = [];
    }
  });
  return sweep;
}

function verdict({ width, conflicts, ambiguities }) {
  if (conflicts) return { width, kind: "bad", text: "conflict" };
  return ambiguities ? { width, kind: "unsure", text: "ambiguous" } : { width, kind: "good", text: "" };
}
