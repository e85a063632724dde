// Menus and popovers.
import { h } from "../dom.js";
import { putAt } from "./scale.js";

let open = null;

/** Shows a menu at a place, below an element, or in its height beside a panel that it does not cover: `{ title, key, isMarked, isDisabled, action, onfocus }`, "-" or `{ heading }`. `onclose` hears of an end without a choice, `onend` of each end. */
export function showMenu(entries, { x, y, below, beside, label = "Menu", onclose, onend } = {}) {
  closeMenu();
  const before = document.activeElement;
  const menu = h("div", { class: "menu", role: "menu", "aria-label": label });
  const hasMarks = entries.some((entry) => entry.isMarked !== undefined);
  for (const entry of entries) {
    if (entry === "-") menu.append(h("hr"));
    else if (entry.heading) menu.append(h("div", { class: "menu-heading", role: "presentation" }, entry.heading));
    else menu.append(item(entry, hasMarks));
  }
  // In a landmark, as everything on the page.
  document.getElementById("toolbar").append(menu);
  open = { menu, before, onclose, onend };
  const box = below?.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const panel = beside?.getBoundingClientRect();
  // Above what opens it where there is no room below, so that nothing lies under the pointer.
  if (panel) place(menu, panel.right + 6 + width < innerWidth || panel.left < width + 12 ? panel.right + 6 : panel.left - width - 6, box.top);
  else place(menu, box ? box.left : x, !box ? y : box.bottom + 5 + height > innerHeight && box.top > height + 10 ? box.top - height - 5 : box.bottom + 5);
  menu.addEventListener("keydown", move);
  menu.querySelector("button:not(:disabled)")?.focus();
}

function item(entry, hasMarks) {
  const isChoice = entry.isMarked !== undefined;
  return h("button", {
    role: isChoice ? "menuitemcheckbox" : "menuitem", "aria-checked": isChoice ? String(entry.isMarked) : null, disabled: entry.isDisabled,
    onclick: () => { closeMenu(true); entry.action?.(); }, onpointerdown: entry.onpointerdown, onfocus: entry.onfocus, onmouseenter: (event) => event.currentTarget.focus(),
  }, hasMarks && h("span", { class: "mark", "aria-hidden": "true" }, entry.isMarked ? "✓" : ""), h("span", {}, entry.title), entry.key && h("span", { class: "key", "aria-hidden": "true" }, entry.key));
}

function place(menu, x, y) {
  const box = menu.getBoundingClientRect();
  putAt(menu, Math.max(6, Math.min(x, innerWidth - box.width - 6)), Math.max(6, Math.min(y, innerHeight - box.height - 6)));
}

function move(event) {
  const items = [...open.menu.querySelectorAll("button:not(:disabled)")];
  const index = items.indexOf(document.activeElement);
  if (event.key === "ArrowDown") items[(index + 1) % items.length]?.focus();
  else if (event.key === "ArrowUp") items[(index - 1 + items.length) % items.length]?.focus();
  else if (event.key === "Home") items[0]?.focus();
  else if (event.key === "End") items.at(-1)?.focus();
  else if (event.key === "Escape" || event.key === "Tab") closeMenu();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Closes the menu, if one is open. */
export function closeMenu(isChosen = false) {
  if (!open) return;
  const { menu, before, onclose, onend } = open;
  open = null;
  menu.remove();
  before?.focus?.();
  onend?.();
  if (!isChosen) onclose?.();
}

/** Whether a menu is open. */
export const isMenuOpen = () => open !== null;

addEventListener("pointerdown", (event) => { if (open && !open.menu.contains(event.target)) closeMenu(); }, true);
addEventListener("blur", () => closeMenu());
