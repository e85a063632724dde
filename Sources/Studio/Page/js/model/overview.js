// What lists of documents tell of each of them: scenes, and issues of those that were checked. Where a list is in sight and nothing else is looked at, the
// others are checked one after the other.
import { get } from "../api.js";
import { on, set, state } from "../store.js";
import { allIssues, isChecking } from "./issues.js";
import { idle } from "./latest.js";

/** A folder of more documents is a corpus: those that are opened are told of. */
const mostAsked = 60;
let asked = 0;
let isAsking = false;

/** Whether what is known of a document is of its present version. */
const isKnown = (part) => Boolean(part.summary) && (part.summary.isUnreadable || !part.state || part.summary.version === part.state.version);

/** How many issues a document has, and how many of them are errors; null before it was checked. */
export function issuesOf(part) {
  if (part.file === state.file && !state.program) {
    const list = allIssues();
    return list && { issues: list.length, errors: list.filter((issue) => issue.severity === "error").length };
  }
  return part.summary && !part.summary.isUnreadable && isKnown(part) ? part.summary : null;
}

const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** `Storyboard · 3 scenes`: what kind of document it is, and in which state. */
export function factsOf(part) {
  if (part.isProgram) return "Program";
  const problem = part.state?.problem;
  const condition = part.isUnmerged ? "merge open" : problem ? (problem.status === 410 ? "deleted" : "cannot be read") : part.summary?.isUnreadable ? "cannot be read" : part.state && !part.state.isSaved ? "edited" : null;
  if (part.file.endsWith(".xib")) return ["Xib", condition].filter(Boolean).join(" · ");
  const scenes = part.file === state.file ? state.document?.outline.scenes.length : part.summary?.scenes;
  return ["Storyboard", scenes !== undefined && plural(scenes, "scene"), condition].filter(Boolean).join(" · ");
}

/** Checks what is not known yet. */
const ask = idle(1200, async () => {
  const isSeen = () => (state.tab === "files" || state.isFirstPage) && !state.program && !state.isDisconnected;
  if (isAsking || !isSeen() || isChecking()) return;
  isAsking = true;
  try {
    while (isSeen() && asked < mostAsked) {
      const part = state.documents.find((each) => !each.isProgram && !each.isLarge && each.file !== state.file && !isKnown(each));
      if (!part) break;
      asked++;
      const summary = await get("summary", { file: part.file }).catch((error) => { if (!error.status) throw error; return { isUnreadable: true }; });
      set({ documents: state.documents.map((each) => (each.file === part.file ? { ...each, summary } : each)) });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } catch {
    // The studio does not answer, which the strip tells of.
  }
  isAsking = false;
});

/** Keeps what lists tell up to date while one of them is in sight. */
export function start() {
  on(["documents", "tab", "isFirstPage", "widthVerdicts", "file"], ask);
}
