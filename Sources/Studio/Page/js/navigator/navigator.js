// The navigator: documents, outline, issues, log.
import { h, update } from "../dom.js";
import { on, set, state } from "../store.js";
import { allIssues, effectOfPreview } from "../model/issues.js";
import { tabs } from "../ui/controls.js";
import { filesPanel } from "./files.js";
import { outlinePanel } from "./outline.js";
import { issuesPanel } from "./issues.js";
import { logPanel } from "./log.js";
import { codePanel } from "../playground/code.js";
import { messages } from "../playground/model.js";
import { consolePanel, stepsPanel } from "../program/steps.js";

const panels = { files: filesPanel, outline: outlinePanel, issues: issuesPanel, log: logPanel, steps: stepsPanel, console: consolePanel, code: codePanel };
const keys = {
  files: ["documents", "file", "document", "issues", "verdicts", "widthVerdicts"], outline: ["document", "scene", "selection", "constraints", "pictures", "focus", "issues", "verdicts", "widthVerdicts", "isDisconnected"],
  issues: ["progress", "fixProgress", "isDisconnected", "issues", "verdicts", "widthVerdicts", "issue", "scene", "document", "surfaces", "focus"], log: [], steps: ["program"], console: ["program"], code: ["build", "codeLine", "program"],
};

/** A program has steps and a console of its own, and a playground has its code in the place of other files. */
const titles = () => (state.isFirstPage ? [["files", "Files"]] : [
  state.build ? ["code", "Code", errors()] : ["files", "Files"], ["outline", "Outline"], ["issues", "Issues", badge()], ...(state.program ? [["console", "Log"], ["steps", "Steps"]] : [["log", "Log"]]),
]);

/** The tab that is shown: what the present thing does not have is shown as what it has in that place. */
const shownTab = () => (state.isFirstPage ? "files" : null) ?? (state.program ? { log: "console" }[state.tab] : { console: "log", steps: "outline" }[state.tab]) ?? (state.build ? { files: "code" } : { code: "files" })[state.tab] ?? (panels[state.tab] ? state.tab : "outline");

/** Builds the navigator. */
export function start(element) {
  const bar = h("div");
  const panel = h("div", { class: "scroll", role: "tabpanel", id: "panel-Navigators" });
  element.append(bar, panel);
  let shown = null;
  const showBar = () => update(bar, [tabs("Navigators", titles(), shownTab(), (tab) => set({ tab }))]);
  const showPanel = () => {
    const tab = shownTab();
    panel.setAttribute("aria-labelledby", `tab-${tab}`);
    if (shown !== tab) { panel.replaceChildren(); shown = tab; panel.scrollTop = 0; }
    panels[tab](panel);
  };
  let isProgram = false;
  on(["tab", "issues", "verdicts", "widthVerdicts", "scene", "program", "build", "trial", "trialWidths", "isDisconnected", "isFirstPage"], showBar);
  // A drag has no count of its own.
  on(["ghost"], () => { if (!state.ghost?.isQuick) showBar(); });
  on(["tab", "isFirstPage", ...new Set(Object.values(keys).flat())], (changed) => { 
    // Another kind of thing has other panels.
    const isOther = isProgram !== (state.program !== null);
    isProgram = state.program !== null;
    if (isOther || changed.has("tab") || changed.has("isFirstPage") || keys[shownTab()].some((key) => changed.has(key))) showPanel();
  });
  showBar();
  showPanel();
}

function errors() {
  const count = messages("error").length;
  return count ? h("span", { class: "badge", "aria-label": `${count} errors` }, String(count)) : null;
}

function badge() {
  const list = allIssues() ?? [];
  // While a change is tried, the number is that of the preview, as on the canvas.
  const effect = effectOfPreview();
  if (effect && (effect.gone || effect.fresh)) {
    const count = list.length - effect.gone + effect.fresh;
    return h("span", { class: "badge trial", title: `Preview: ${list.length} → ${count}`, "aria-label": `${count} issues in the preview` }, String(count));
  }
  if (!list.length) return null;
  return h("span", { class: list.some((issue) => issue.severity === "error") ? "badge" : "badge warning", "aria-label": `${list.length} issues` }, String(list.length));
}
