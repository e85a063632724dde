// Issues by cause, with what would resolve them.
import { h } from "../dom.js";
import { get } from "../api.js";
import { set, state } from "../store.js";
import { endPreview, perform, preview, showScene } from "../model/session.js";
import { report } from "../ui/messages.js";

let fixes = { key: "", list: null };

/** Shows the issues of the document. */
export function issuesPanel(panel) {
  if (!state.issues) return panel.replaceChildren(h("div", { class: "empty" }, "Looking for issues…"));
  const list = state.issues.issues;
  if (!list.length) {
    return panel.replaceChildren(h("div", { class: "empty" }, h("b", {}, "No issues"), state.program ? "The screen has no conflict, no ambiguity and no clipped text." : `Every scene was laid out in ${state.issues.tried} configurations: devices, orientations, text sizes and directions.`));
  }
  panel.replaceChildren(...list.map((issue) => card(issue, panel)));
}

function card(issue, panel) {
  const isSelected = state.issue === issue.index;
  // UIKit's words are the title; which constraints they are about comes below.
  const [title, details] = issue.rule === "conflicting_constraints" ? issue.message.split(/: (.*)/s) : [issue.message];
  return h("article", { class: `issue-card ${issue.severity} ${isSelected ? "selected" : ""}`, "data-issue": issue.index },
    h("h2", {}, h("button", { type: "button", "aria-expanded": String(isSelected), onclick: () => choose(issue, panel) }, title)),
    details && h("p", { class: "details" }, capital(details)),
    h("p", {}, [issue.scene, issue.file ? `${issue.file}:${issue.line}` : `line ${issue.line}`, issue.rule].filter(Boolean).join(" · ")),
    issue.extent && h("p", {}, capital(issue.extent)),
    isSelected && issue.hints.map((hint) => h("p", {}, capital(hint))),
    isSelected && !state.program && h("div", { class: "fixes", "aria-live": "polite" }, fixButtons(issue)));
}

function fixButtons(issue) {
  if (fixes.key !== keyOf(issue)) return h("p", {}, "Trying changes that can resolve the issue…");
  if (!fixes.list.length) return h("p", {}, "None of the changes that were tried resolves this issue.");
  return [h("p", {}, `After ${fixes.list.length > 1 ? "each of these" : "this"} the issue is gone, and nothing new is found in the ${fixes.tried} configurations tried.`), fixes.list.map((fix) => h("div", { class: "fix" },
    h("button", {
      class: "button", type: "button", title: "Apply. The canvas shows the effect", onclick: () => perform(fix.changes, fix.title),
      onmouseenter: () => preview(fix.changes, { label: fix.title }), onmouseleave: endPreview, onfocus: () => preview(fix.changes, { label: fix.title }), onblur: endPreview,
    }, fix.title)))];
}

const keyOf = (issue) => `${state.file} ${state.issues.version} ${issue.index}`;

async function choose(issue, panel) {
  if (issue.sceneID && issue.sceneID !== state.scene) showScene(issue.sceneID);
  const known = new Set(elementIDs());
  const views = issue.elements.filter((id) => known.has(id));
  set({ issue: issue.index, selection: views, constraints: issue.elements.filter((id) => !known.has(id)) });
  const key = keyOf(issue);
  if (fixes.key === key || state.program) return;
  try {
    const answer = await get("fixes", { file: state.file, issue: issue.index, version: state.issues.version });
    fixes = { key, list: answer.fixes, tried: answer.tried };
    if (state.tab === "issues" && state.issue === issue.index) issuesPanel(panel);
  } catch (error) {
    report(error);
  }
}

function elementIDs() {
  const ids = [];
  const pending = (state.document?.outline.scenes ?? []).flatMap((scene) => scene.objects);
  while (pending.length) {
    const object = pending.pop();
    if (object.id) ids.push(object.id);
    pending.push(...(object.children ?? []));
  }
  return ids;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
