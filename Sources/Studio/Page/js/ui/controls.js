// Controls that several parts of the page have.
import { h, number, parsed } from "../dom.js";
import { icon } from "../icons.js";

/** A button with an icon only; its name is for screen readers and the tooltip. */
export function iconButton(name, title, action, attributes = {}) {
  return h("button", { class: "icon-button", type: "button", title, "aria-label": title, onclick: action, ...attributes }, icon(name));
}

/** One of several values: `[value, label, iconName, shortLabel]`. */
export function segments(label, choices, value, choose) {
  const group = h("div", { class: "segments", role: "radiogroup", "aria-label": label });
  choices.forEach(([key, title, image, short], index) => {
    const isOn = key === value;
    group.append(h("button", {
      type: "button", role: "radio", "aria-checked": String(isOn), tabindex: isOn ? 0 : -1, title, "aria-label": title,
      onclick: () => choose(key),
      onkeydown: (event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        choose(choices[(index + step + choices.length) % choices.length][0]);
        requestAnimationFrame(() => document.querySelector(`[aria-label="${label}"] [aria-checked="true"]`)?.focus());
      },
    }, image ? icon(image) : short ?? title));
  });
  return group;
}

/** A list of values to choose one of: `[value, title]`. */
export function popup(label, choices, value, choose) {
  const select = h("select", { class: "popup", "aria-label": label, title: label, onchange: () => choose(select.value) },
    choices.map(([key, title]) => h("option", { value: key }, title)));
  select.value = value;
  return select;
}

/** A number that is typed; arrows change it by 1, with Shift by 10. */
export function numberInput(label, value, commit, { onpreview, ...attributes } = {}) {
  const input = h("input", {
    type: "text", inputmode: "decimal", "aria-label": label, value: value === null || value === undefined ? "" : number(value), ...attributes,
    onkeydown: (event) => {
      const typed = parsed(input.value);
      if (event.key === "Enter") { event.preventDefault(); finish(); }
      if (event.key === "Escape") { input.value = value === undefined || value === null ? "" : number(value); input.blur(); event.stopPropagation(); }
      if ((event.key === "ArrowUp" || event.key === "ArrowDown") && typed !== null) {
        event.preventDefault();
        input.value = number(typed + (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : 1));
        onpreview?.(parsed(input.value));
      }
    },
    oninput: () => { const typed = parsed(input.value); if (typed !== null) onpreview?.(typed); },
    onblur: () => finish(), onfocus: () => input.select(),
  });
  function finish() {
    const typed = parsed(input.value);
    if (typed === null || (value !== null && value !== undefined && Math.abs(typed - value) < 0.005)) {
      input.value = value === null || value === undefined ? "" : number(value);
      return onpreview?.(null);
    }
    const before = value;
    value = typed;
    // What is refused is shown as it is.
    Promise.resolve(commit(typed)).then((result) => {
      if (result !== null) return;
      value = before;
      input.value = before === null || before === undefined ? "" : number(before);
    });
  }
  return input;
}

/** A field for numbers with two arrows, as Interface Builder has them; the arrow keys do the same. */
export function withStepper(input) {
  const step = (key) => (event) => {
    event.preventDefault();
    if (input.disabled) return;
    input.focus();
    input.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: event.shiftKey, bubbles: true, cancelable: true }));
  };
  return [input, h("span", { class: "stepper", "aria-hidden": "true" }, h("i", { onpointerdown: step("ArrowUp") }, "▴"), h("i", { onpointerdown: step("ArrowDown") }, "▾"))];
}

/** Tabs: `[value, title, badge]`. */
export function tabs(label, choices, value, choose) {
  const bar = h("div", { class: "tabs", role: "tablist", "aria-label": label });
  choices.forEach(([key, title, badge], index) => bar.append(h("button", {
    type: "button", role: "tab", id: `tab-${key}`, "aria-selected": String(key === value), "aria-controls": `panel-${label}`, tabindex: key === value ? 0 : -1, onclick: () => choose(key),
    onkeydown: (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const next = choices[(index + step + choices.length) % choices.length][0];
      choose(next);
      requestAnimationFrame(() => document.getElementById(`tab-${next}`)?.focus());
    },
  }, title, badge)));
  return bar;
}
