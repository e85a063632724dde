// Sections of inspectors that fold by a click on their title.
import { h } from "../dom.js";

/** Those that are folded, by title: those that are rarely opened at first. */
const folded = new Set(["More", "State Highlighted", "State Selected", "State Disabled", "State Focused", "Separator", "Shadow", "Language Directional Margins", "Object", "Extend Edges", "Data Detectors"]);

/** A section with what stands beside its title; `key` is what is remembered of one whose title varies. */
export function foldable(title, content, { beside = [], key = title } = {}) {
  const body = h("div", { class: "fold", hidden: folded.has(key) }, content);
  const button = h("button", {
    class: "disclosure", type: "button", "aria-expanded": String(!folded.has(key)), onclick: (event) => {
      const { currentTarget } = event;
      if (!folded.delete(key)) folded.add(key);
      currentTarget.setAttribute("aria-expanded", String(!folded.has(key)));
      currentTarget.closest(".section").querySelector(".fold").hidden = folded.has(key);
    },
  }, title);
  return h("section", { class: "section" }, h("h2", {}, button, beside), body);
}

/** Unfolds a section that is shown, for what is asked in it. */
export function openSection(section, key) {
  folded.delete(key);
  section.querySelector(".disclosure").setAttribute("aria-expanded", "true");
  section.querySelector(".fold").hidden = false;
}

/** Unfolds what was asked for. */
export const unfold = (key) => folded.delete(key);
