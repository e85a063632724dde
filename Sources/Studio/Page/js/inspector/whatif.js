// What another constant, priority or text would come to: a curve of a view's place or size over the values.
import { h, number, s } from "../dom.js";
import { post } from "../api.js";
import { state } from "../store.js";
import { endPreview, focused, perform, preview } from "../model/session.js";
import { popup } from "../ui/controls.js";
import { report } from "../ui/messages.js";
import { foldable, openSection } from "./fold.js";

const size = { width: 264, height: 96, left: 34, bottom: 16 };
/** The curve that was asked for last, so that the inspector may be drawn anew. */
let asked = { key: "", outcomes: [], quantity: "y", index: null };

/** A section for an attribute. `values` are tried one by one; `view` is looked at. */
export function whatIfSection({ object, attribute, title, values, labels, current, view, quantity = "y" }) {
  const key = JSON.stringify([state.file, state.document?.state.version, object, attribute, view, current, focused()]);
  const holder = h("div", { class: "curve", "data-curve": attribute });
  const parts = { object, attribute, title, labels: labels ?? values, values, current, view };
  // The inspector may have been drawn anew meanwhile.
  const draw = () => drawCurve(parts, document.querySelector(`.curve[data-curve="${attribute}"]`) ?? holder);
  const ask = async (event) => {
    const isShown = asked.key === key;
    if (!isShown) openSection(event.currentTarget.closest(".section"), `What If: ${title}`);
    event.currentTarget.textContent = isShown ? "Show Curve" : "Hide Curve";
    if (isShown) {
      asked = { key: "", outcomes: [], quantity, index: null };
      return document.querySelector(`.curve[data-curve="${attribute}"]`)?.replaceChildren();
    }
    asked = { key, outcomes: [], quantity, index: null };
    try {
      // In parts, so that nothing else waits for long.
      for (let start = 0; start < values.length; start += 4) {
        const answer = await post("whatif", { file: state.file, scene: state.scene, surface: focused(), object, attribute, values: values.slice(start, start + 4), view });
        if (asked.key !== key) return;
        asked.outcomes.push(...answer.outcomes);
        draw();
      }
    } catch (error) {
      report(error);
    }
  };
  if (asked.key === key && asked.outcomes.length) drawCurve(parts, holder);
  const section = foldable(`What If: ${title}`, holder, { beside: [h("span", { class: "grow" }), h("button", { class: "button", type: "button", onclick: ask }, asked.key === key ? "Hide Curve" : "Show Curve")] });
  section.classList.add("what-if");
  section.dataset.key = key;
  return section;
}

const quantities = [["x", "X"], ["y", "Y"], ["width", "Width"], ["height", "Height"]];

function drawCurve(parts, holder) {
  const { object, attribute, title, labels, values, current } = parts;
  const { outcomes } = asked;
  const known = outcomes.filter((part) => part.frame).map((part) => part.frame[asked.quantity]);
  const low = Math.min(...known);
  const high = Math.max(...known, low + 1);
  const x = (index) => size.left + (index / Math.max(1, values.length - 1)) * (size.width - size.left - 6);
  const y = (value) => size.height - size.bottom - ((value - low) / (high - low)) * (size.height - size.bottom - 10);
  const edge = (index) => Math.max(size.left, Math.min(size.width, x(index - 0.5)));
  const verdict = (part) => (part.refusal || part.conflicts ? "bad" : part.ambiguities ? "unsure" : null);
  const points = outcomes.flatMap((part, index) => (part.frame ? [`${x(index)} ${y(part.frame[asked.quantity])}`] : []));
  const now = values.indexOf(current);
  const reading = h("p", { class: "reading", "aria-live": "polite" });
  const read = (index) => {
    const part = outcomes[index];
    if (!part) return;
    const place = part.frame ? `${quantities.find(([name]) => name === asked.quantity)[1]} ${number(part.frame[asked.quantity])}` : "not laid out";
    const faults = [part.conflicts && "conflict", part.ambiguities && "ambiguous", part.refusal].filter(Boolean);
    reading.textContent = [`${title} ${labels[index]}: ${place}`, ...faults].join(", ");
  };
  const move = (index) => { asked.index = index; read(index); preview([change(object, attribute, values[index])], { label: title }); };
  const slider = h("input", {
    type: "range", min: 0, max: values.length - 1, value: asked.index ?? Math.max(0, now), "aria-label": `Try another value: ${title}`,
    oninput: () => move(Number(slider.value)), onblur: () => { asked.index = null; endPreview(); },
  });
  holder.replaceChildren(
    popup("What the curve shows", quantities, asked.quantity, (quantity) => { asked.quantity = quantity; drawCurve(parts, holder); }),
    s("svg", { viewBox: `0 0 ${size.width} ${size.height}`, role: "img", "aria-label": `${asked.quantity} over ${title}` },
      outcomes.map((part, index) => verdict(part) && s("rect", { class: verdict(part), x: edge(index), y: 6, width: edge(index + 1) - edge(index), height: size.height - size.bottom - 6 })),
      s("path", { class: "axis", d: `M${size.left} 6V${size.height - size.bottom}H${size.width}` }),
      [low, high].map((value) => s("text", { x: size.left - 4, y: y(value) + 3, "text-anchor": "end" }, number(value))),
      [0, values.length - 1].map((index) => s("text", { x: x(index), y: size.height - 4, "text-anchor": index ? "end" : "start" }, labels[index])),
      points.length && s("path", { class: "curve-line", d: `M${points.join("L")}` }),
      now >= 0 && outcomes[now]?.frame && s("circle", { class: "now", cx: x(now), cy: y(outcomes[now].frame[asked.quantity]), r: 3.5 })),
    slider, reading, h("div", { class: "row-actions" }, h("button", { class: "button", type: "button", onclick: () => perform([change(object, attribute, values[Number(slider.value)])], `Change ${title}`) }, "Apply")));
  read(asked.index ?? Math.max(0, now));
}

const change = (object, attribute, value) => ({ verb: "set", object, values: { [attribute]: value } });

/** Constants around the present one. */
export function constantsAround(constant) {
  return Array.from({ length: 21 }, (_, index) => String(Math.round((constant + (index - 10) * Math.max(4, Math.round(Math.abs(constant) / 10))) * 2) / 2));
}

/** Priorities where something may change. */
export const usualPriorities = ["1", "50", "249", "250", "251", "499", "500", "501", "749", "750", "751", "999", "1000"];

/** Shorter and longer texts of the same words. */
export function textsLike(text) {
  const long = `${text} `.repeat(4);
  const most = Math.max(24, text.length * 2);
  return Array.from({ length: 13 }, (_, index) => long.slice(0, Math.max(1, Math.round((index / 12) * most))).trim() || text.slice(0, 1));
}
