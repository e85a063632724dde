// The open merge of a document: both versions beside each other, the questions with their answers, and the result.
import { h, update } from "../dom.js";
import { post } from "../api.js";
import { on, set, state } from "../store.js";
import { iconButton, popup } from "../ui/controls.js";
import { report, tell } from "../ui/messages.js";
import { focused, open } from "../model/session.js";
import { surface, usualDevices } from "../model/surfaces.js";
import { addCommand, openText, order, refreshMerge, start as follow } from "./model.js";
import { Pictures } from "./pictures.js";

/** What is on the page while the dialog is open; null while it is not. */
let shown = null;

/** Follows the open merge of the document. */
export function start() {
  follow();
  on(["merge"], () => { if (shown) (state.merge ? show() : ended()); });
  // A document with the markers of a conflict cannot be shown, but its merge can.
  on(["unopened"], async () => {
    if (await refreshMerge(state.unopened.file)) openMerge();
    else if (state.mergeProblem) report({ status: 409, message: state.mergeProblem });
  });
}

/** Opens the dialog. */
export async function openMerge() {
  if (shown || !(await refreshMerge(state.merge?.file)) || shown) return;
  const parts = { title: h("h2", { id: "merge-title" }), tools: h("div", { class: "merge-tools" }), list: h("div", { class: "merge-list" }), views: h("div", { class: "merge-views" }), foot: h("div", { class: "merge-foot", role: "status" }) };
  const pictures = new Pictures();
  const dialog = h("dialog", { class: "merge", "aria-labelledby": "merge-title" },
    h("div", { class: "merge-head" }, parts.title, parts.tools),
    h("div", { class: "merge-body" }, parts.list, h("div", { class: "merge-right" }, parts.views, pictures.element)), parts.foot);
  shown = { ...parts, dialog, pictures, key: null, scene: null, device: focused()?.device ?? usualDevices(null).at(-2), effects: new Map(), cards: new Map(), notes: h("details", { class: "merge-notes" }), turn: 0, error: null, drawn: "" };
  addEventListener("keydown", press);
  dialog.addEventListener("close", () => {
    removeEventListener("keydown", press);
    shown.turn++;
    shown = null;
    dialog.remove();
    document.getElementById("canvas").focus({ preventScroll: true });
  });
  // All content of the page lies in landmarks.
  document.getElementById("toolbar").append(dialog);
  dialog.showModal();
  show();
  dialog.querySelector(".choice")?.focus({ preventScroll: true });
}

/** Git was told that the merge is done, or gave it up. */
function ended() {
  shown.dialog.close();
  tell("Git has no open merge of this document any more.");
}

function press(event) {
  if (!(event.metaKey || event.ctrlKey)) return;
  const letter = event.key.toLowerCase();
  const action = letter === "s" ? save : letter === "y" || (letter === "z" && event.shiftKey) ? () => act("redo") : letter === "z" ? () => act("undo") : null;
  if (!action) return;
  event.preventDefault();
  action();
}

async function act(action, more) {
  const error = await order(action, more);
  if (!shown) return;
  shown.error = error;
  show();
}

async function save(replaces) {
  await act("save", replaces === true ? { replaces } : {});
  const merge = state.merge;
  // What could not be shown because of its markers can be now.
  if (!shown?.error && merge && state.file !== merge.file) open(merge.file);
}

// MARK: What is shown

function show() {
  const { merge } = state;
  const question = merge.questions.find((each) => each.key === shown.key) ?? merge.questions.find((each) => !each.answer) ?? merge.questions[0];
  shown.key = question?.key ?? null;
  shown.scene ??= question?.scene ?? merge.scenes[0]?.id ?? null;
  shown.title.textContent = `Merge of ${merge.file.split("/").at(-1)}`;
  showTools(merge);
  showList(merge);
  shown.pictures.name(merge);
  showViews(merge);
  showFoot(merge);
  draw(merge);
  if (shown.asked !== merge.serial) {
    shown.asked = merge.serial;
    lookAtEffects();
  }
}

function showTools(merge) {
  const named = (button, isDisabled) => { button.disabled = isDisabled; return button; };
  update(shown.tools, [
    named(iconButton("undo", merge.undo ? `Undo ${merge.undo} (⌘Z)` : "Undo", () => act("undo")), !merge.undo),
    named(iconButton("redo", merge.redo ? `Redo ${merge.redo} (⇧⌘Z)` : "Redo", () => act("redo")), !merge.redo),
    named(h("button", { class: "button main merge-save", type: "button", title: "Write the result into the file (⌘S)", onclick: () => save() }, "Save"), Boolean(merge.fallback)),
    h("button", { class: "button", type: "button", onclick: () => shown.dialog.close() }, "Close"),
  ]);
}

/** Questions stay in place while what is known of them changes, so that no click goes to one that is gone. */
function showList(merge) {
  const cards = merge.questions.map((question) => {
    if (!shown.cards.has(question.key)) shown.cards.set(question.key, new Card(question.key));
    const made = shown.cards.get(question.key);
    made.show(question);
    return made.element;
  });
  const notes = shown.notes;
  notes.hidden = !merge.notes.length;
  update(notes, [h("summary", {}, `What the merge decided (${merge.notes.length})`), h("ul", {}, merge.notes.map((note) => h("li", {}, note)))]);
  const wanted = [...cards, notes];
  if (wanted.length !== shown.list.childNodes.length || wanted.some((each, index) => each !== shown.list.childNodes[index])) shown.list.replaceChildren(...wanted);
}

/** A question with its two answers. */
class Card {
  constructor(key) {
    this.number = h("b", {});
    this.place = h("span", {});
    this.text = h("p", {});
    this.effect = h("p", { class: "effect" });
    this.choices = ["ours", "theirs"].map((side) => {
      const parts = { side, text: h("span", {}), frames: h("small", { hidden: true }) };
      parts.element = h("button", { class: "choice", type: "button", "data-side": side, onclick: () => { look(key); act("answer", { key, side }); } }, h("b", {}, side === "ours" ? "Ours" : "Theirs"), parts.text, parts.frames);
      return parts;
    });
    this.group = h("div", { class: "choices", role: "group" }, this.choices.map((choice) => choice.element));
    this.element = h("section", { class: "question", "data-key": key, onfocusin: () => look(key), onclick: () => look(key) }, h("h3", {}, this.number, this.place), this.text, this.group, this.effect);
  }

  show(question) {
    const effects = shown.effects.get(question.key);
    this.element.setAttribute("aria-label", `Question ${question.number}`);
    this.group.setAttribute("aria-label", `Answer to question ${question.number}`);
    this.element.classList.toggle("chosen", question.key === shown.key);
    this.element.classList.toggle("answered", Boolean(question.answer));
    put(this.number, `Question ${question.number}`);
    put(this.place, question.place ?? "");
    put(this.text, sentence(question.text));
    for (const { side, element, text, frames } of this.choices) {
      element.setAttribute("aria-pressed", String(question.answer === side));
      put(text, question[side]);
      put(frames, effects?.views.length ? effects[side] : "");
      frames.hidden = !frames.textContent;
    }
    put(this.effect, effects === undefined ? (question.scene ? "Looking at the frames…" : "") : effects && !effects.views.length ? "Either way every view is where it is." : "");
  }
}

function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shows what a question is about. */
function look(key) {
  if (!shown || shown.key === key) return;
  shown.key = key;
  const question = state.merge.questions.find((each) => each.key === key);
  if (question?.scene) shown.scene = question.scene;
  for (const each of shown.list.querySelectorAll(".question")) each.classList.toggle("chosen", each.dataset.key === key);
  showViews(state.merge);
  draw(state.merge);
}

function showViews(merge) {
  update(shown.views, [
    merge.scenes.length > 1 ? popup("Scene", merge.scenes.map(({ id, name }) => [id, name]), shown.scene, (scene) => { shown.scene = scene; draw(state.merge); }) : null,
    popup("Device of the pictures", state.deviceList.map(({ id, name }) => [id, name]), shown.device, (device) => { shown.device = device; shown.effects.clear(); draw(state.merge); lookAtEffects(); }),
  ]);
}

function showFoot(merge) {
  const { error } = shown;
  const command = addCommand(merge);
  const line = [];
  if (error) line.push(h("span", { class: "merge-error" }, error.message), error.status === 412 ? h("button", { class: "button", type: "button", onclick: () => save(true) }, "Replace It") : null);
  else if (merge.fallback) line.push(h("span", {}, `This document can only be merged by lines: ${merge.fallback}. Take the markers out in an editor.`));
  else if (merge.isSaved && !merge.open) {
    line.push(h("span", {}, merge.questions.length ? "Saved. Everything is answered. What is left to do:" : "The file holds the merge, and nothing is asked. What is left to do:"), h("code", {}, command),
      h("button", { class: "button", type: "button", onclick: () => navigator.clipboard?.writeText(command).then(() => tell("Copied."), () => {}) }, "Copy"));
  } else if (merge.isSaved && merge.undo) line.push(h("span", {}, `Saved. ${openText(merge)} There the document has what ours has, and git keeps the merge open.`));
  else line.push(h("span", {}, `${openText(merge)} ${merge.open ? "There the result has what ours has." : "Save writes the document."}`));
  if (!error && merge.holdsOtherChanges) line.push(h("span", { class: "merge-error" }, "The file was changed after git merged it. Save replaces these changes."));
  update(shown.foot, line);
}

const placed = () => ({ ...surface(shown.device, { ...state.settings, language: "", pseudolanguage: "" }) });

function draw(merge) {
  const what = JSON.stringify([merge.file, merge.serial, shown.scene, placed()]);
  shown.pictures.mark(shown.effects.get(shown.key)?.views ?? []);
  if (what === shown.drawn) return;
  shown.drawn = what;
  shown.pictures.show(merge.file, shown.scene, placed());
}

/** Asks what the answers do to frames: of the question that is looked at first, then of the others. */
async function lookAtEffects() {
  const turn = ++shown.turn;
  const { file, questions } = state.merge;
  const keys = questions.filter((each) => each.scene).map((each) => each.key).sort((a, b) => Number(b === shown.key) - Number(a === shown.key));
  for (const key of keys) {
    let effects = null;
    try {
      ({ effects = null } = await post("mergeeffects", { file, key, surface: placed() }));
    } catch { /* Another answer decided the question. */ }
    if (turn !== shown?.turn) return;
    if (JSON.stringify(effects) === JSON.stringify(shown.effects.get(key))) continue;
    shown.effects.set(key, effects);
    showList(state.merge);
    if (key === shown.key) shown.pictures.mark(effects?.views ?? []);
  }
}
