// Issues by scene, errors first: what is wrong, where, and what would resolve it.
import { h } from "../dom.js";
import { get } from "../api.js";
import { set, state } from "../store.js";
import { endPreview, perform, preview, showScene } from "../model/session.js";
import { objects } from "../model/tree.js";
import { allIssues, isChecking, progressOfChecks, sceneOfIssue } from "../model/issues.js";
import { previewed } from "../model/trial.js";
import { briefOf, capital, kindOf as titleOf, plain } from "../model/brief.js";
import { withTitles } from "../model/constraints.js";
import { nameOf } from "../model/selection.js";
import { report } from "../ui/messages.js";
import { chips, fitChips } from "./chips.js";

let fixes = { key: "", list: null };
/** The issue whose details are open; they stay so when the list is drawn anew. */
let opened = null;
let filter = { text: "", kind: "all" };

/** Shows a sentence in the place of issues; the focus does not fall out of the navigator with the last of them. */
function say(panel, sentence) {
  const hadFocus = panel.contains(document.activeElement);
  panel.replaceChildren(sentence);
  if (hadFocus) document.querySelector("#navigator [role=tab][aria-selected=true]")?.focus({ preventScroll: true });
}

/** Shows the issues of the document. */
export function issuesPanel(panel) {
  if (state.isDisconnected) return say(panel, h("div", { class: "empty" }, h("b", {}, "Not checked"), "Trellis Studio does not respond."));
  if (!state.issues) return say(panel, h("div", { class: "empty" }, "Looking for issues…"));
  const list = allIssues();
  const note = isChecking() ? checking() : null;
  if (!list.length) {
    if (note) return say(panel, note);
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
  const rank = (issue) => (issue.severity === "error" ? 0 : issue.severity === "warning" ? 1 : 2);
  const place = new Map((state.document?.outline.scenes ?? []).map((scene, index) => [scene.id, index]));
  const shown = list.filter(fits).sort((a, b) => rank(a) - rank(b) || (place.get(sceneOfIssue(a)) ?? 99) - (place.get(sceneOfIssue(b)) ?? 99) || a.line - b.line);
  const groups = grouped(shown, (issue) => sceneName(issue) ?? "Document");
  const made = groups.size ? [...groups].map(([name, members]) => h("section", { class: "issue-group", "data-issue": name }, h("h2", {}, name, h("span", { class: "dim" }, ` · ${count(members)}${previewed() ? ", without the preview" : ""}`)), [...grouped(members, (issue) => issue.rule)].map(([rule, same]) => sectionOf(rule, same, panel)))) : [h("div", { class: "empty" }, "No issue matches the filter.")];
  const box = panel.querySelector(".issue-list");
  const buttons = () => [...box.querySelectorAll("button, summary")];
  const spot = buttons().indexOf(document.activeElement);
  renew(box, [...made, ...(note ? [note] : [])]);
  for (const line of box.querySelectorAll(".where")) fitChips(line);
  // What had the focus and was replaced has a successor in its place.
  if (spot >= 0 && !box.contains(document.activeElement)) buttons()[spot]?.focus({ preventScroll: true });
}

const count = (list) => (list.length === 1 ? "1 issue" : `${list.length} issues`);

function grouped(list, keyOf) {
  const groups = new Map();
  for (const each of list) groups.set(keyOf(each), [...groups.get(keyOf(each)) ?? [], each]);
  return groups;
}

/** The issues of a kind in a scene, below one heading. */
function sectionOf(rule, members, panel) {
  const isGrave = members.some((issue) => issue.severity === "error");
  return h("div", { class: "issue-kind", "data-issue": rule },
    h("h3", { class: "kind" }, h("span", { class: `issue-sign ${isGrave ? "" : "warning"}`, "aria-hidden": "true" }, "!"), titleOf(rule), members.length > 1 && h("span", { class: "dim" }, String(members.length))), members.map((issue) => card(issue, panel)));
}

/** How far the check is. What is read out does not change with each step. */
function checking() {
  const { done, total } = progressOfChecks();
  return h("div", { class: "checking" }, h("progress", { "aria-label": "Progress of the check", max: Math.max(1, total), value: done }), h("span", { role: "status" }, "Checking devices and widths…"), total ? h("span", { "aria-hidden": "true" }, `${done} of ${total}`) : null);
}

/** Puts children in the place of others. Of a group or a card that is there already only what differs changes, so that nobody clicks on what has just gone. */
function renew(parent, fresh) {
  const old = [...parent.children];
  fresh.forEach((child, index) => {
    const there = old[index];
    if (!there) return parent.append(child);
    const isSame = child.matches(".issue-group, .issue-kind, .issue-card") && there.localName === child.localName && there.dataset.issue === child.dataset.issue;
    if (isSame) {
      if (there.className !== child.className) there.className = child.className;
      renew(there, [...child.children]);
    } else if (!there.isEqualNode(child)) there.replaceWith(child);
  });
  for (const child of old.slice(fresh.length)) child.remove();
}

function fits(issue) {
  if (filter.kind === "error" && issue.severity !== "error") return false;
  if (filter.kind === "scene" && sceneOfIssue(issue) !== state.scene) return false;
  return !filter.text || `${issue.message} ${titleOf(issue.rule)} ${sceneName(issue) ?? ""}`.toLowerCase().includes(filter.text);
}

function sceneName(issue) {
  const id = sceneOfIssue(issue);
  return state.document?.outline.scenes.find((scene) => scene.id === id)?.name ?? issue.scene ?? null;
}

/** An issue in a line or two; of two that say the same also what tells them apart. */
function whatOf(issue) {
  const brief = withTitles(briefOf(issue));
  const isTwin = allIssues().some((other) => other.index !== issue.index && other.rule === issue.rule && sceneOfIssue(other) === sceneOfIssue(issue) && withTitles(briefOf(other)) === brief);
  if (!isTwin) return brief;
  const name = issue.elements[0] ? nameOf(issue.elements[0]) : "";
  return `${brief} · ${name && name !== issue.elements[0] && !brief.includes(name) ? `${name}, ` : ""}line ${issue.line}`;
}

/** What is wrong, where, and of the card that is chosen the first of what would resolve it: four lines. The rest is behind a disclosure. */
function card(issue, panel) {
  const isSelected = state.issue === issue.index;
  const what = whatOf(issue);
  const place = issue.file ? `${issue.file}:${issue.line}` : `line ${issue.line}`;
  const details = [capital(issue.message), ...issue.hints.map(capital), issue.extent && `${capital(extentOf(issue.extent))}.`, isSelected && fixes.key === keyOf(issue) && fixes.list.length && `After ${fixes.list.length > 1 ? "each of the fixes" : "the fix"} the issue is resolved, and no new issue appears in the ${fixes.tried} configurations tried.`, `${place}, rule ${issue.rule}`].filter(Boolean);
  const more = isSelected && fixes.key === keyOf(issue) ? fixes.list.slice(1) : [];
  return h("article", { class: `issue-card ${issue.severity} ${isSelected ? "selected" : ""}`, "data-issue": issue.index },
    h("h4", {}, h("button", { type: "button", "aria-expanded": String(isSelected), title: plain(issue.message), onclick: () => choose(issue, panel) }, h("span", { class: "what" }, what))),
    h("p", { class: "where", title: issue.extent && capital(issue.extent) }, chips(issue), issue.file && h("span", {}, place)),
    isSelected && h("div", { class: "foot" }, !state.program && h("div", { class: "fixes", "aria-live": "polite" }, fixButtons(issue, what)),
      h("details", { open: opened === issue.index, ontoggle: (event) => { if (event.currentTarget.open) opened = issue.index; else if (opened === issue.index) opened = null; } }, h("summary", {}, more.length ? `${more.length} more` : "Details"), more.length ? h("div", { class: "fixes" }, more.map((fix) => fixButton(fix, "button"))) : "", details.map((text) => h("p", {}, text)))));
}

function fixButtons(issue, what) {
  if (issue.isExtra) return h("p", {}, "No fixes are tried: none of the usual configurations shows it.");
  if (fixes.key !== keyOf(issue)) return tryingFixes(issue);
  if (!fixes.list.length) return h("p", {}, "No fix was found.");
  return fixButton(fixes.list[0], "button main", what);
}

/** How far the search for fixes is. */
function tryingFixes(issue) {
  const known = state.fixProgress?.issue === issue.index ? state.fixProgress : null;
  return h("div", { class: "busy" }, h("progress", { "aria-label": "Progress of the fixes", max: known?.total ?? 1, value: known ? known.done : 0 }),
    h("span", { role: "status" }, "Trying fixes…"), known ? h("span", { "aria-hidden": "true" }, `${known.done} of ${known.total}`) : null);
}

/** The studio tells how many changes it has tried. */
export function fixesTried({ file, issue, done, total }) {
  if (file === state.file && issue === state.issue) set({ fixProgress: { issue, done, total } });
}

const fixButton = (fix, name, what) => h("div", { class: "fix" }, h("button", {
  class: name, type: "button", title: `${plain(fix.title)}. The canvas previews it`, onclick: () => apply(fix),
  onmouseenter: () => preview(fix.changes, { label: fix.title }), onmouseleave: endPreview, onfocus: () => preview(fix.changes, { label: fix.title }), onblur: endPreview,
}, fixTitle(fix.title, what)));

/**
 * `Set the priority to 999:` and below `“Button.width = 214”`: what is done before what it is done to, for an equation reads on over what follows it. Below the
 * sentence of a card that names it already, it is not named again.
 */
function fixTitle(text, what) {
  const words = withTitles(plain(text).replace(/^Set the priority of (.*) to (\d+)$/, "Set the priority to $2: $1").replace(/^Add the missing constraints of (?!\d+ views$)(.*)$/, "Add the missing constraints of “$1”"));
  const [title, equation] = words.split(/(?<=: )(“.*)/s);
  if (equation && what?.includes(equation)) return title.replace(/^Set the priority to (\d+): $/, "Set its priority to $1");
  if (what) {
    // Which priority it is, the card says; what comes of it, the canvas shows.
    const priority = /^Set the (?:horizontal|vertical) (?:hugging|compression resistance) priority of “?(.*?)”? to (\d+)(?:;|$)/.exec(words);
    if (priority) return `Set “${priority[1]}” to ${priority[2]}`;
  }
  // Which views these are, the card says.
  if (what && / of \d+ views$/.test(title)) return title.replace(/ of \d+ views$/, "").replace(" the ", " ");
  const owner = / of (“.*”)$/.exec(title);
  if (!equation && owner && what?.includes(owner[1])) return title.slice(0, owner.index).replace(" the ", " ");
  return equation ? [title, h("span", { class: "of" }, equation)] : title;
}

/** The focus stays among the issues: at the next one, which comes to the place of the one that is gone. */
async function apply(fix) {
  if (!await perform(fix.changes, fix.title)) return;
  const panel = document.getElementById("panel-Navigators");
  if (state.tab === "issues") (panel.querySelector(".issue-card h4 button") ?? document.querySelector("#navigator [role=tab][aria-selected=true]"))?.focus({ preventScroll: true });
}

const keyOf = (issue) => `${state.file} ${state.issues.version} ${issue.index}`;

async function choose(issue, panel) {
  const scene = sceneOfIssue(issue);
  if (scene && scene !== state.scene) showScene(scene);
  const known = new Set(elementIDs());
  const views = issue.elements.filter((id) => known.has(id));
  const constraints = issue.elements.filter((id) => !known.has(id));
  // A constraint is told by its views, too.
  set({ issue: issue.index, fixProgress: null, selection: views.length ? views : ownersOf(constraints), constraints });
  showWhere(issue);
  const key = keyOf(issue);
  if (fixes.key === key || state.program || issue.isExtra) return;
  try {
    const answer = await get("fixes", { file: state.file, issue: issue.index, version: state.issues.version });
    fixes = { key, list: answer.fixes, tried: answer.tried };
    if (state.tab === "issues" && state.issue === issue.index) issuesPanel(panel);
  } catch (error) {
    report(error);
  }
}

/** Puts the focus on a device on which the issue shows, if one is on the canvas; of one that only some widths show, the window gets such a width. */
function showWhere(issue) {
  if (issue.isExtra && !issue.configurations.length && issue.from) set({ width: issue.from });
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
