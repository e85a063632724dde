// Issues by scene, errors first: what is wrong, where, and what would resolve it.
import { h, update } from "../dom.js";
import { get } from "../api.js";
import { set, state } from "../store.js";
import { endPreview, perform, preview, showScene } from "../model/session.js";
import { objects } from "../model/tree.js";
import { report } from "../ui/messages.js";

let fixes = { key: "", list: null };
let filter = { text: "", kind: "all" };

const titles = {
  conflicting_constraints: "Conflicting constraints", ambiguous_layout: "Ambiguous layout", clipped_text: "Clipped text", outside_screen: "Outside the screen",
  duplicate_constraint: "Duplicate constraint", arranged_subview_edge: "Constraint to the edge of a stack view", misplaced_view: "Misplaced view", overlapping_views: "Overlapping views",
};
const titleOf = (rule) => titles[rule] ?? `${rule.charAt(0).toUpperCase()}${rule.slice(1).replaceAll("_", " ")}`;

/** Shows a sentence in the place of issues; the focus does not fall out of the navigator with the last of them. */
function say(panel, sentence) {
  const hadFocus = panel.contains(document.activeElement);
  panel.replaceChildren(sentence);
  if (hadFocus) document.querySelector("#navigator [role=tab][aria-selected=true]")?.focus({ preventScroll: true });
}

/** Shows the issues of the document. */
export function issuesPanel(panel) {
  if (!state.issues) return say(panel, h("div", { class: "empty" }, "Looking for issues…"));
  const list = state.issues.issues;
  if (!list.length) {
    return say(panel, h("div", { class: "empty" }, h("b", {}, "No issues"), state.program ? "The screen has no conflict, no ambiguity and no clipped text." : `Every scene was laid out in ${state.issues.tried} configurations: devices, orientations, text sizes and directions.`));
  }
  let head = panel.querySelector(":scope > .issue-filter");
  if (!head) {
    panel.replaceChildren();
    head = h("div", { class: "issue-filter" },
      h("input", { type: "search", placeholder: "Filter", "aria-label": "Filter issues", value: filter.text, oninput: (event) => { filter = { ...filter, text: event.target.value.toLowerCase() }; issuesPanel(panel); } }),
      h("select", { class: "popup", "aria-label": "Kind of issues", onchange: (event) => { filter = { ...filter, kind: event.target.value }; issuesPanel(panel); } },
        [["all", "All"], ["error", "Errors"], ["scene", "This Scene"]].map(([key, name]) => h("option", { value: key }, name))));
    head.querySelector("select").value = filter.kind;
    panel.append(head, h("div", { class: "issue-list" }));
  }
  const groups = new Map();
  const rank = (issue) => (issue.severity === "error" ? 0 : issue.severity === "warning" ? 1 : 2);
  const place = new Map((state.document?.outline.scenes ?? []).map((scene, index) => [scene.id, index]));
  const shown = list.filter(fits).sort((a, b) => rank(a) - rank(b) || (place.get(sceneOfIssue(a)) ?? 99) - (place.get(sceneOfIssue(b)) ?? 99) || a.line - b.line);
  for (const issue of shown) {
    const key = sceneName(issue) ?? "Document";
    groups.set(key, [...(groups.get(key) ?? []), issue]);
  }
  const made = groups.size ? [...groups].map(([name, members]) => h("section", { class: "issue-group" }, h("h2", {}, name, h("span", { class: "dim" }, ` ${members.length}`)), members.map((issue) => card(issue, panel)))) : [h("div", { class: "empty" }, "No issue matches the filter.")];
  update(panel.querySelector(".issue-list"), made);
}

function fits(issue) {
  if (filter.kind === "error" && issue.severity !== "error") return false;
  if (filter.kind === "scene" && sceneOfIssue(issue) !== state.scene) return false;
  return !filter.text || `${issue.message} ${titleOf(issue.rule)} ${sceneName(issue) ?? ""}`.toLowerCase().includes(filter.text);
}

/** The scene that an issue is in: of one about a constraint that of its owner. */
export function sceneOfIssue(issue) {
  if (issue.sceneID) return issue.sceneID;
  for (const scene of state.document?.outline.scenes ?? []) {
    const isHere = objects(scene).some(({ object }) => issue.elements.includes(object.id) || (object.constraints ?? []).some((part) => issue.elements.includes(part.id)));
    if (isHere) return scene.id;
  }
  return null;
}

function sceneName(issue) {
  const id = sceneOfIssue(issue);
  return state.document?.outline.scenes.find((scene) => scene.id === id)?.name ?? issue.scene ?? null;
}

/** Without ids and with one kind of quotation marks. */
const plain = (text) => text.replace(/\[[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3,4}\]/g, "").replace(/"([^"]*)"/g, "“$1”");

/** What, where, and the first of what would resolve it; the rest is behind a disclosure. */
function card(issue, panel) {
  const isSelected = state.issue === issue.index;
  const [first, rest] = plain(issue.message).split(/: (.*)/s);
  const what = issue.rule === "conflicting_constraints" ? "Unable to simultaneously satisfy constraints" : plain(issue.message);
  const place = [issue.file ? `${issue.file}:${issue.line}` : `line ${issue.line}`, issue.extent && capital(extentOf(issue.extent))].filter(Boolean).join(" · ");
  const details = [issue.rule === "conflicting_constraints" ? capital(rest ?? first) : null, ...issue.hints.map(capital), issue.rule].filter(Boolean);
  return h("article", { class: `issue-card ${issue.severity} ${isSelected ? "selected" : ""}`, "data-issue": issue.index },
    h("h2", {}, h("button", { type: "button", "aria-expanded": String(isSelected), title: plain(issue.message), onclick: () => choose(issue, panel) }, h("span", { class: "kind" }, titleOf(issue.rule)), h("span", { class: "what" }, what))),
    h("p", { class: "where", title: issue.extent && capital(issue.extent) }, place),
    isSelected && !state.program && h("div", { class: "fixes", "aria-live": "polite" }, fixButtons(issue)),
    isSelected && h("details", {}, h("summary", {}, "Details"), details.map((text) => h("p", {}, text))));
}

function fixButtons(issue) {
  if (fixes.key !== keyOf(issue)) return h("p", { class: "busy" }, h("progress", { "aria-label": "Trying changes" }), "Trying changes that can resolve the issue…");
  if (!fixes.list.length) return h("p", {}, "None of the changes that were tried resolves this issue.");
  return [h("p", {}, `After ${fixes.list.length > 1 ? "each of these" : "this"} the issue is resolved, and no new issue appears in the ${fixes.tried} configurations tried.`), fixes.list.map((fix, index) => h("div", { class: "fix" },
    h("button", {
      class: index ? "button" : "button main", type: "button", title: "Apply this fix. The canvas previews it", onclick: () => apply(fix),
      onmouseenter: () => preview(fix.changes, { label: fix.title }), onmouseleave: endPreview, onfocus: () => preview(fix.changes, { label: fix.title }), onblur: endPreview,
    }, plain(fix.title))))];
}

/** The focus stays among the issues: at the next one, which comes to the place of the one that is gone. */
async function apply(fix) {
  if (!await perform(fix.changes, fix.title)) return;
  const panel = document.getElementById("panel-Navigators");
  if (state.tab === "issues") (panel.querySelector(".issue-card h2 button") ?? document.querySelector("#navigator [role=tab][aria-selected=true]"))?.focus({ preventScroll: true });
}

const keyOf = (issue) => `${state.file} ${state.issues.version} ${issue.index}`;

async function choose(issue, panel) {
  const scene = sceneOfIssue(issue);
  if (scene && scene !== state.scene) showScene(scene);
  const known = new Set(elementIDs());
  const views = issue.elements.filter((id) => known.has(id));
  const constraints = issue.elements.filter((id) => !known.has(id));
  // A constraint is told by its views, too.
  set({ issue: issue.index, selection: views.length ? views : ownersOf(constraints), constraints });
  showWhere(issue);
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

/** Puts the focus on a device on which the issue shows, if one is on the canvas. */
function showWhere(issue) {
  if (!issue.surface) return;
  const index = state.surfaces.findIndex((surface) => surface.device === issue.surface.device && (surface.orientation ?? "portrait") === (issue.surface.orientation ?? "portrait"));
  if (index >= 0) set({ focus: index });
}

function ownersOf(ids) {
  const found = (state.document?.outline.scenes ?? []).flatMap((scene) => objects(scene)).find(({ object }) => (object.constraints ?? []).some((part) => ids.includes(part.id)));
  return found?.object.id ? [found.object.id] : [];
}

function elementIDs() {
  return (state.document?.outline.scenes ?? []).flatMap((scene) => objects(scene)).map(({ object }) => object.id).filter(Boolean);
}

/** A long list of configurations is a number, and the first of them; the list is in the tooltip. */
function extentOf(extent) {
  const match = /^(?:on )?(.*); and (\d+) more$/s.exec(extent);
  if (!match) return extent;
  const list = match[1].split("; ");
  return `in ${list.length + Number(match[2])} of ${state.issues.tried} configurations, such as ${list[0]}`;
}

const capital = (text) => { const words = plain(text); return words.charAt(0).toUpperCase() + words.slice(1); };
