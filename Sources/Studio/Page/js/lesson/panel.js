// The panel of a lesson: text, check and hints.
import { h, update } from "../dom.js";
import { on, set, state } from "../store.js";
import { iconButton } from "../ui/controls.js";
import { report } from "../ui/messages.js";
import { markdown } from "./markdown.js";
import * as model from "./model.js";

/** The answer of the lesson that was asked for; null for none. */
let answered = null;

/** Builds the panel, which is hidden as long as no lesson is taught. */
export function start(element) {
  model.start();
  const head = h("div", { class: "lesson-head" });
  const text = h("div");
  const checks = h("div", { role: "status", "aria-live": "polite", "aria-label": "Check" });
  const hints = h("div");
  const end = h("div");
  const body = h("div", { class: "lesson-body scroll", tabindex: 0, role: "region", "aria-label": "Text of the lesson" }, text, checks, hints, end);
  element.append(head, body);
  const show = () => {
    const { lesson, isLessonFolded } = state;
    element.hidden = !lesson;
    element.classList.toggle("folded", isLessonFolded);
    body.hidden = isLessonFolded;
    if (!lesson) return;
    const name = isLessonFolded ? `Show Lesson ${lesson.number}` : "Hide Lesson";
    update(head, [isLessonFolded ? null : h("h2", {}, `Lesson ${lesson.number} of ${lesson.count}`), iconButton(isLessonFolded ? "right" : "close", name, () => set({ isLessonFolded: !isLessonFolded }))]);
    if (text.dataset.lesson !== String(lesson.number)) {
      text.dataset.lesson = lesson.number;
      text.replaceChildren(...markdown(lesson.text), ...(lesson.code ? [codeNote(lesson)] : []));
      answered = null;
      body.scrollTop = 0;
    }
    update(checks, checkParts(state.verdict));
    update(hints, hintParts(lesson, state.hints));
    update(end, endParts(lesson, show));
  };
  on(["lesson", "verdict", "hints", "isLessonFolded"], show);
}

function codeNote({ code }) {
  return h("p", {}, "Write the constraints in ", h("code", {}, code), " with an editor. The check reads the file at each save. The canvas shows the document without these constraints.");
}

/** A sentence with constraints as the inspectors write them: without their identifiers, which nobody reads, and with the signs of relations. */
const asInInspectors = (text) => text.replace(/( (?:==|>=|<=) [^()]*?) \([\w.-]+(?: [\w.-]+)*\)/g, "$1").replaceAll(" == ", " = ").replaceAll(" >= ", " ≥ ").replaceAll(" <= ", " ≤ ");

function checkParts(verdict) {
  if (!verdict) return [h("h4", {}, "Check"), h("p", { class: "dim" }, "The check has not been made yet.")];
  if (verdict.problem) return [h("h4", {}, "Check"), h("p", {}, verdict.problem)];
  return [
    h("h4", {}, "Check"),
    h("ul", { class: "lesson-checks" }, verdict.views.map(({ name, isRight, complaint }) => h("li", { class: isRight ? "right" : "wrong" }, h("b", {}, name), h("span", { class: "hidden-text" }, isRight ? " is right" : " is not right"), complaint && h("p", {}, asInInspectors(complaint)))),
      verdict.others.map((sentence) => h("li", { class: "wrong" }, asInInspectors(sentence)))),
    verdict.isRight ? h("p", { class: "lesson-correct" }, verdict.screens === 1 ? "Correct." : `Correct in ${verdict.screens} situations.`) : null,
  ];
}

function hintParts({ hints }, count) {
  return [
    count ? h("h4", {}, "Hints") : null,
    count ? h("ol", { class: "lesson-hints" }, hints.slice(0, count).map((hint) => h("li", {}, hint))) : null,
    count < hints.length ? h("div", { class: "row-actions" }, h("button", { class: "button", type: "button", onclick: () => set({ hints: count + 1 }) }, `Show Hint ${count + 1} of ${hints.length}`)) : null,
  ];
}

function endParts(lesson, show) {
  const isRight = state.verdict?.isRight === true;
  const showAnswer = async () => {
    try {
      answered = await model.answer();
      show();
    } catch (error) {
      report(error);
    }
  };
  return [
    answered ? markdown(answered) : null,
    h("div", { class: "row-actions" },
      !answered && (isRight || state.hints === lesson.hints.length) ? h("button", { class: "button", type: "button", onclick: showAnswer }, "Show Answer") : null,
      lesson.next ? h("button", { class: isRight ? "button main" : "button", type: "button", title: `Creates ${lesson.next.folder}`, onclick: () => model.begin(lesson.next.number) }, `Next: ${lesson.next.title}`) : null),
  ];
}
