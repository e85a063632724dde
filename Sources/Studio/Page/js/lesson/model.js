// A lesson beside the canvas: its text, and a check of the document after each change.
import { get, post } from "../api.js";
import { on, set, state } from "../store.js";
import { idle, latest } from "../model/latest.js";
import { open } from "../model/session.js";
import { report } from "../ui/messages.js";

/** Reads which lesson is taught; none leaves the page as it is. */
export async function refreshLesson() {
  try {
    const lesson = await get("lesson");
    if (lesson) set({ lesson });
  } catch (error) {
    report(error);
  }
}

const request = latest(() => get("verdict"));

/** Checks the document as it is, saved or not. */
export async function check() {
  const { lesson } = state;
  if (!lesson) return;
  try {
    const verdict = await request();
    if (lesson === state.lesson) set({ verdict });
  } catch (error) {
    set({ verdict: { problem: error.message } });
  }
}

/** The reader has saved code. */
export const lessonChanged = () => check();

/** Goes on with a lesson: its document is made beside the present one, if there is none yet. */
export async function begin(number) {
  try {
    const lesson = await post("lesson", { number });
    const { documents } = await get("documents");
    set({ documents, lesson, verdict: null, hints: 0, isLessonFolded: false });
    await open(lesson.file);
    check();
  } catch (error) {
    report(error);
  }
}

/** The answer, as Markdown. */
export const answer = async () => (await get("answer")).text;

let version = null;

/** Follows the document. */
export function start() {
  const checkLater = idle(200, check);
  on(["document", "lesson"], () => {
    if (!state.lesson || state.file !== state.lesson.file) return;
    const now = `${state.file} ${state.document?.state.version}`;
    if (now !== version) checkLater();
    version = now;
  });
}
