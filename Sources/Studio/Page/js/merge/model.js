// The open merge that git left in a document: whether there is one, its answers, and the file.
import { get, post } from "../api.js";
import { on, set, state } from "../store.js";
import { idle, latest } from "../model/latest.js";

const request = latest((file) => get("merge", { file }));

/** Asks whether git has an open merge of a document, that which is shown unless another one is named. Gives it, or null. */
export async function refreshMerge(file = state.file) {
  if (!file || (state.program && file === state.file)) return take({});
  try {
    return take(await request(file), file);
  } catch {
    // The document is none of the list any more.
    return take({}, file);
  }
}

/** Shows an answer of the studio. */
function take({ merge = null, problem = null }, file) {
  const documents = state.documents.map((part) => (part.file === file && Boolean(part.isUnmerged) !== Boolean(merge) ? { ...part, isUnmerged: Boolean(merge) } : part));
  const isSame = merge && state.merge?.file === merge.file && state.merge.serial === merge.serial;
  set({ mergeProblem: problem, ...(isSame ? {} : { merge }), ...(documents.some((part, index) => part !== state.documents[index]) ? { documents } : {}) });
  return state.merge;
}

const refreshLater = idle(250, refreshMerge);

/** Looks again after a change of a file: git writes the document that it merges. */
export function mergeChanged(event) {
  if (event.file === (state.merge?.file ?? state.file)) refreshLater(event.file);
}

/** Follows the document, and what happens in a terminal meanwhile. */
export function start() {
  on(["file", "program"], () => refreshLater());
  addEventListener("focus", () => refreshLater(state.merge?.file));
}

let last = Promise.resolve();

/** Answers, takes back or writes, one after the other. Gives the reason of a refusal, or null. */
export function order(action, more = {}) {
  const { file } = state.merge;
  last = last.then(async () => {
    try {
      take(await post("merge", { file, action, ...more }), file);
      return null;
    } catch (error) {
      return error;
    }
  });
  return last;
}

const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

/** How much of a merge is open. */
export function openText({ open, questions, fallback }) {
  if (fallback) return "It can only be merged by lines.";
  if (!questions.length) return "Nothing is asked: both sides fit together.";
  return open ? `${open} of ${count(questions.length, "question")} ${open === 1 ? "is" : "are"} open.` : "Everything is answered.";
}

/** What tells git that the merge is done. */
export function addCommand({ file }) {
  return `git add ${/^[\w@%+=:,./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`}`;
}
