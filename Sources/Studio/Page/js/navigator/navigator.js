// The navigator: documents, outline, issues, log.
import { h, update } from "../dom.js";
import { on, set, state } from "../store.js";
import { tabs } from "../ui/controls.js";
import { filesPanel } from "./files.js";
import { outlinePanel } from "./outline.js";
import { issuesPanel } from "./issues.js";
import { logPanel } from "./log.js";

const panels = { files: filesPanel, outline: outlinePanel, issues: issuesPanel, log: logPanel };
const keys = {
  files: ["documents", "file", "document"], outline: ["document", "scene", "selection", "constraints", "pictures"],
  issues: ["issues", "issue"], log: [],
};

/** Builds the navigator. */
export function start(element) {
  const bar = h("div");
  const panel = h("div", { class: "scroll", role: "tabpanel", id: "panel-Navigators" });
  element.append(bar, panel);
  let shown = null;
  const showBar = () => update(bar, [tabs("Navigators", [["files", "Files"], ["outline", "Outline"], ["issues", "Issues", badge()], ["log", "Log"]], state.tab, (tab) => set({ tab }))]);
  const showPanel = () => {
    const tab = panels[state.tab] ? state.tab : "outline";
    panel.setAttribute("aria-labelledby", `tab-${tab}`);
    if (shown !== tab) { panel.replaceChildren(); shown = tab; panel.scrollTop = 0; }
    panels[tab](panel);
  };
  on(["tab", "issues"], showBar);
  on(["tab", ...new Set(Object.values(keys).flat())], (changed) => { if (changed.has("tab") || keys[state.tab]?.some((key) => changed.has(key))) showPanel(); });
  showBar();
  showPanel();
}

function badge() {
  const list = state.issues?.issues ?? [];
  if (!list.length) return null;
  return h("span", { class: list.some((issue) => issue.severity === "error") ? "badge" : "badge warning", "aria-label": `${list.length} issues` }, String(list.length));
}
