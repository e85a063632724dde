// Makes elements. Texts of documents get into the page as text nodes and attributes only.

const SVG = "http://www.w3.org/2000/svg";

/** An HTML element: `h("button", { class: "button", onclick: f, "aria-label": "Undo" }, "Undo")`. */
export function h(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
export function s(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "checked" || name === "disabled") element[name] = value;
    else if (name === "vars") for (const [key, number] of Object.entries(value)) element.style.setProperty(key, number);
    else element.setAttribute(name, value === true ? "" : value);
  }
  // Also as a property: it is what a select and an area of text show.
  if (attributes?.value !== undefined && attributes.value !== null && "value" in element) element.value = attributes.value;
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Puts children in the place of others, and leaves those alone that are the same: what has the focus keeps it. */
export function update(parent, children) {
  const fresh = children.flat(3).filter((child) => child !== null && child !== undefined && child !== false && child !== "");
  const old = [...parent.childNodes];
  const spot = parent.contains(document.activeElement) ? focusables(parent).indexOf(document.activeElement) : -1;
  fresh.forEach((child, index) => {
    if (!old[index]) parent.append(child);
    else if (!old[index].isEqualNode(child)) old[index].replaceWith(child);
    else takeOver(old[index], child);
  });
  for (const child of old.slice(fresh.length)) child.remove();
  // What had the focus and was replaced has a successor in its place.
  if (spot >= 0 && !parent.contains(document.activeElement)) focusables(parent)[spot]?.focus({ preventScroll: true });
}

/** What fields hold is no part of what makes nodes equal: those that stay show what the new ones would. What is being typed stays. */
function takeOver(old, fresh) {
  const fields = (node) => (node.querySelectorAll ? [node, ...node.querySelectorAll("select, input")].filter((each) => each.matches("select, input")) : []);
  const made = fields(fresh);
  fields(old).forEach((field, index) => {
    if (field === document.activeElement && field.matches("input:not([type=checkbox])")) return;
    if (field.value !== made[index].value) field.value = made[index].value;
    if (field.checked !== made[index].checked) field.checked = made[index].checked;
  });
}

const focusables = (parent) => [...parent.querySelectorAll("button, input, select, textarea, [tabindex]")];

/** A drawing of the server: parsed as XML, of which nothing runs. */
export function drawing(text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.namespaceURI !== SVG || root.localName !== "svg") return s("svg");
  for (const active of root.querySelectorAll("script, foreignObject")) active.remove();
  return document.importNode(root, true);
}

/** Shows a drawing of the server in the place of another: what is equal stays, so that nothing of it is laid out again. */
export function showDrawing(parent, text, before) {
  const old = parent.firstElementChild;
  if (old?.localName !== "svg") return parent.replaceChildren(drawing(text));
  if (!before || !moveGroups(old, before, text)) morph(old, drawing(text));
}

const group = /^ *<g data-id="[^"]*" transform="([^"]*)">$/;

/** Where two drawings differ in nothing but the places of views, moves those; the server writes an element a line. False for other drawings. */
function moveGroups(root, before, after) {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  if (old.length !== fresh.length) return false;
  const moved = [];
  let count = 0;
  for (let index = 0; index < fresh.length; index++) {
    const isGroup = fresh[index].trimStart().startsWith("<g data-id=");
    if (old[index] !== fresh[index]) {
      const transform = group.exec(fresh[index])?.[1];
      if (!transform || !group.test(old[index]) || old[index].split('"')[1] !== fresh[index].split('"')[1]) return false;
      moved.push([count, transform]);
    }
    if (isGroup) count++;
  }
  const groups = root.querySelectorAll("g[data-id]");
  if (groups.length !== count) return false;
  for (const [index, transform] of moved) groups[index].setAttribute("transform", transform);
  return true;
}

function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName || old.childNodes.length !== fresh.childNodes.length) return old.replaceWith(fresh);
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.attributes.length !== fresh.attributes.length) for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  // The children of both as they are before any of them moves into the other tree.
  const [kept, made] = [[...old.childNodes], [...fresh.childNodes]];
  kept.forEach((child, index) => morph(child, made[index]));
}

/** A number as people read it. */
export function number(value) {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace("-", "−");
}

/** What a person typed, as a number; null for anything else. Sums such as `16+4` are worked out. */
export function parsed(text) {
  const plain = text.replaceAll("−", "-").replaceAll(",", ".").replaceAll(" ", "");
  if (!/^[-+]?\d*\.?\d+([-+]\d*\.?\d+)*$/.test(plain)) return null;
  return plain.match(/[-+]?\d*\.?\d+/g).reduce((sum, part) => sum + Number(part), 0);
}
