// Fields of images: a name that is typed, or one of a list of the app's images and the system's symbols.
import { h, s } from "../dom.js";
import { state } from "../store.js";
import { closePopover, showPopover } from "../ui/popover.js";

/** Of more than these nobody reads the end: a word narrows them down. */
const mostShown = 120;

/** The field. `commit` gets a name, `system:` and the name of a symbol, or null for none. */
export function imageField(id, title, value, isMixed, commit) {
  const input = h("input", {
    id, type: "text", "aria-label": title, value: isMixed ? "" : value ?? "", placeholder: isMixed ? "Mixed" : "None", spellcheck: "false",
    onchange: (event) => commit(event.target.value === "" ? null : event.target.value), onkeydown: (event) => { if (event.key === "Enter") event.target.blur(); },
  });
  return h("div", { class: "with-button" }, input, h("button", { class: "button", type: "button", "aria-haspopup": "dialog", "aria-label": `Choose: ${title}`, title: "Choose an image", onclick: (event) => panel(event.currentTarget, title, isMixed ? null : value ?? null, commit) }, "▾"));
}

function panel(below, title, value, commit) {
  const choose = (name) => { closePopover(); commit(name); };
  const entry = (name, text, picture) => h("button", { type: "button", class: "color-entry", "data-image": text ?? "", "aria-pressed": String(value === text), onclick: () => choose(text) }, picture ?? h("span", { class: "glyph", "aria-hidden": "true" }), h("span", {}, name));
  const list = h("div", { class: "color-list", role: "group", "aria-label": "Images" });
  const fill = (wanted) => {
    const fits = (name) => !wanted || name.toLowerCase().includes(wanted);
    const part = (heading, made) => (made.length ? [h("div", { class: "menu-heading" }, heading), made.slice(0, mostShown), made.length > mostShown && h("p", { class: "dim" }, `${made.length - mostShown} more. Type a part of the name.`)] : []);
    const own = (state.document?.images ?? []).filter(fits).map((name) => entry(name, name, h("span", { class: "glyph app", "aria-hidden": "true" })));
    // Figures are symbols, too, but not what somebody looks for first.
    const symbols = [...state.symbols].sort((a, b) => /^\d/.test(a.name) - /^\d/.test(b.name)).filter(({ name }) => fits(name)).map(({ name, marks }) => entry(name, `system:${name}`, drawn(marks)));
    list.replaceChildren(...[!wanted && entry("None", null), part("Project", own), part("System Symbols", symbols)].flat(3).filter(Boolean));
  };
  fill("");
  const search = h("input", { type: "search", placeholder: "Search", "aria-label": `${title}: search images`, spellcheck: "false", oninput: () => fill(search.value.trim().toLowerCase()),
    onkeydown: (event) => {
      if (event.key !== "Enter" || !search.value.trim()) return;
      event.preventDefault();
      choose(list.querySelector("button")?.dataset.image || search.value.trim());
    } });
  showPopover([search, list], { below, label: title, className: "color-panel" });
}

/** A symbol from its marks, as the studio draws it: lines, outlines, circles, rectangles and arcs on a grid of 24 by 24. */
function drawn(marks) {
  const made = s("svg", { class: "glyph", viewBox: "0 0 24 24", "aria-hidden": "true" });
  const words = marks.split(" ");
  let width = 1.8;
  const look = (isArea) => (isArea ? { fill: "currentColor" } : { fill: "none", stroke: "currentColor", "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });
  const isMark = (word) => /^[a-z]$/.test(word);
  for (let index = 0; index < words.length;) {
    const mark = words[index++];
    const values = [];
    while (index < words.length && !isMark(words[index])) values.push(words[index++]);
    const [x, y] = (values[0] ?? "").split(",").map(Number);
    if (mark === "k") width = Number(values[0]);
    else if (mark === "l" || mark === "u") made.append(s("polyline", { points: values.join(" "), ...look(false) }));
    else if (mark === "p" || mark === "f" || mark === "v") made.append(s("polygon", { points: values.join(" "), ...look(mark === "f") }));
    else if (mark === "c" || mark === "d" || mark === "w") made.append(s("circle", { cx: x, cy: y, r: Number(values[1]), ...look(mark === "d") }));
    else if (mark === "r" || mark === "b") {
      const [w, high] = values[1].split(",").map(Number);
      made.append(s("rect", { x, y, width: w, height: high, rx: Number(values[2] ?? 0), ...look(mark === "b") }));
    } else if (mark === "a") {
      const [radius, from, to] = values.slice(1).map(Number);
      const at = (hour) => { const angle = (hour * Math.PI) / 12; return `${x + radius * Math.sin(angle)} ${y - radius * Math.cos(angle)}`; };
      made.append(s("path", { d: `M${at(from)}A${radius} ${radius} 0 ${(to - from + 24) % 24 > 12 ? 1 : 0} 1 ${at(to)}`, ...look(false) }));
    }
  }
  return made;
}
