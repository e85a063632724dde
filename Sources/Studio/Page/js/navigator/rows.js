// Rows of trees, with the keys that trees have.
import { h } from "../dom.js";
import { icon } from "../icons.js";

/** A tree: rows of `{ key, depth, name, second, detail, glyph, isOpen, isSelected, classes, choose, toggle }`. */
export function tree(panel, label, rows) {
  let list = panel.querySelector(".tree");
  if (!list) {
    list = h("div", { class: "tree", role: "tree", "aria-label": label, "aria-multiselectable": "true", onkeydown: move });
    panel.append(list);
  }
  const current = rows.find((row) => row.isSelected) ?? rows[0];
  const known = [...list.children];
  const hadFocus = list.contains(document.activeElement);
  rows.forEach((row, index) => {
    const look = lookOf(row, row === current);
    const old = known[index];
    if (old?.look === look) {
      // What looks as before stays, and does what the new one would.
      old.row = row;
      return;
    }
    const made = element(row, row === current);
    made.look = look;
    if (old) old.replaceWith(made);
    else list.append(made);
  });
  for (const old of known.slice(rows.length)) old.remove();
  if (hadFocus && !list.contains(document.activeElement)) list.querySelector('[tabindex="0"]')?.focus({ preventScroll: true });
  return list;
}

/** Everything that an element shows of a row. */
function lookOf(row, isCurrent) {
  const { key, depth, name, second, detail, glyph, isOpen, isSelected, classes, title, badge } = row;
  return JSON.stringify([key, depth, name, second, detail, glyph, isOpen, isSelected, classes, title, isCurrent, badge?.outerHTML]);
}

function element(row, isCurrent) {
  const isBranch = row.isOpen !== undefined;
  const made = h("div", {
    class: `row ${row.classes ?? ""}`, role: "treeitem", "aria-level": row.depth + 1, "aria-selected": String(row.isSelected === true), "data-key": row.key,
    "aria-expanded": isBranch ? String(row.isOpen) : null, tabindex: isCurrent ? 0 : -1, vars: { "--depth": row.depth }, title: row.title,
    onclick: (event) => made.row.choose?.(event), onpointerdown: row.press ? (event) => made.row.press?.(event) : null, ondblclick: isBranch ? () => made.row.toggle() : null, onmouseenter: row.hover ? () => made.row.hover?.(true) : null, onmouseleave: row.hover ? () => made.row.hover?.(false) : null,
  },
  h("span", { class: "twist", onclick: isBranch ? (event) => { event.stopPropagation(); made.row.toggle(); } : null }, isBranch && icon("twist")),
  row.glyph && glyphOf(row.glyph), row.second ? h("span", { class: "lines" }, nameOf(row), h("span", { class: "second" }, row.second)) : nameOf(row), row.detail && h("span", { class: "detail" }, row.detail), row.badge);
  made.row = row;
  return made;
}

/** The name; where it has two halves it is broken between them. */
const nameOf = (row) => h("span", { class: "name" }, row.halves ? [h("span", { class: "half", vars: { "--rest": row.halves[1].length } }, row.halves[0]), row.halves[1].startsWith(".") ? "" : " ", h("span", { class: "half" }, row.halves[1])] : row.name);

function glyphOf(name) {
  const made = icon(name);
  made.setAttribute("class", "glyph");
  return made;
}

function move(event) {
  const rows = [...event.currentTarget.children];
  const index = rows.indexOf(document.activeElement);
  const row = document.activeElement.row;
  if (!row) return;
  const go = (next) => { if (next) { next.focus(); next.row.choose?.(event); } };
  switch (event.key) {
    case "ArrowDown": go(rows[index + 1]); break;
    case "ArrowUp": go(rows[index - 1]); break;
    case "Home": go(rows[0]); break;
    case "End": go(rows.at(-1)); break;
    case "ArrowRight": if (row.isOpen === false) row.toggle(); else if (row.isOpen) go(rows[index + 1]); break;
    case "ArrowLeft":
      if (row.isOpen) row.toggle();
      else go(rows.slice(0, index).findLast((other) => other.row.depth < row.depth));
      break;
    case "Enter": case " ": row.choose?.(event); break;
    default: return;
  }
  event.preventDefault();
  event.stopPropagation();
}
