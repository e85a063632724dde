// Issues by scene, errors first: what is wrong, where, and what would resolve it.
import { h } from "../dom.js";
import { get } from "../api.js";
import { set, state } from "../store.js";
import { endPreview, perform, preview, showScene } from "../model/session.js";
import { objects } from "../model/tree.js";
import { allIssues, isChecking, sceneOfIssue, shownOn } from "../model/issues.js";
import { withTitles } from "../model/constraints.js";
import { report } from "../ui/messages.js";

let fixes = { key: "", list: null };
/** The issue whose details are open; they stay so when the list is drawn anew. */
let opened = null;
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
  const list = allIssues();
  const note = isChecking() ? "Checking devices and widths…" : "";
  if (!list.length) {
    if (note) return say(panel, h("div", { class: "empty" }, note));
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
  const made = groups.size ? [...groups].map(([name, members]) => h("section", { class: "issue-group" }, h("h2", {}, name, h("span", { class: "dim" }, ` · ${members.length === 1 ? "1 issue" : `${members.length} issues`}`)), members.map((issue) => card(issue, panel)))) : [h("div", { class: "empty" }, "No issue matches the filter.")];
  const box = panel.querySelector(".issue-list");
  const buttons = () => [...box.querySelectorAll("button, summary")];
  const spot = buttons().indexOf(document.activeElement);
  renew(box, [...made, ...(note ? [h("p", { class: "checking", role: "status" }, note)] : [])]);
  // What had the focus and was replaced has a successor in its place.
  if (spot >= 0 && !box.contains(document.activeElement)) buttons()[spot]?.focus({ preventScroll: true });
}

/** Puts children in the place of others. Of a group or a card that is there already only what differs changes, so that nobody clicks on what has just gone. */
function renew(parent, fresh) {
  const old = [...parent.children];
  fresh.forEach((child, index) => {
    const there = old[index];
    if (!there) return parent.append(child);
    const isSame = child.matches(".issue-group, .issue-card") && there.localName === child.localName && there.dataset.issue === child.dataset.issue;
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

/** Without ids and with one kind of quotation marks. */
const plain = (text) => text.replace(/\[[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3,4}\]/g, "").replace(/"([^"]*)"/g, "“$1”");

/** The sentence of an issue without the words that its heading has. */
const told = (issue) => capital(plain(issue.message).replace(/^[A-Z][A-Za-z ]* Ambiguity: /, ""));

const same = 24;

/** Whether another issue of the same kind begins as this one does: then all of the sentence is needed to tell them apart. */
function isLikeAnother(issue) {
  return allIssues().some((other) => other.index !== issue.index && other.rule === issue.rule && told(other).slice(0, same) === told(issue).slice(0, same));
}

/** What is wrong, of what, and where, in three lines; of the one that is chosen also the first of what would resolve it. The rest is behind a disclosure. */
function card(issue, panel) {
  const isSelected = state.issue === issue.index;
  const isConflict = issue.rule === "conflicting_constraints";
  const [first, rest] = plain(issue.message).split(/: (.*)/s);
  // Of a conflict that is told which constraint breaks; with which others is told below.
  const what = isConflict ? withTitles((rest ?? first).split(/ \(|, because|; /)[0]) : told(issue);
  const place = issue.file ? `${issue.file}:${issue.line}` : `line ${issue.line}`;
  const details = [capital(issue.message), ...issue.hints.map(capital), issue.extent && `${capital(extentOf(issue.extent))}.`, isSelected && fixes.key === keyOf(issue) && fixes.list.length && `After ${fixes.list.length > 1 ? "each of the fixes" : "the fix"} the issue is resolved, and no new issue appears in the ${fixes.tried} configurations tried.`, `${place}, rule ${issue.rule}`].filter(Boolean);
  const more = isSelected && fixes.key === keyOf(issue) ? fixes.list.slice(1) : [];
  return h("article", { class: `issue-card ${issue.severity} ${isSelected ? "selected" : ""}`, "data-issue": issue.index },
    h("h2", {}, h("button", { type: "button", "aria-expanded": String(isSelected), title: plain(issue.message), onclick: () => choose(issue, panel) }, h("span", { class: "kind" }, titleOf(issue.rule)), h("span", { class: `what ${!isConflict && isLikeAnother(issue) ? "whole" : ""}` }, what))),
    h("p", { class: "where", title: issue.extent && capital(issue.extent) }, chips(issue).map((text) => h("span", { class: "chip" }, text)), issue.file && h("span", {}, place)),
    isSelected && !state.program && h("div", { class: "fixes", "aria-live": "polite" }, fixButtons(issue)),
    isSelected && h("details", { open: opened === issue.index, ontoggle: (event) => { if (event.currentTarget.open) opened = issue.index; else if (opened === issue.index) opened = null; } }, h("summary", {}, more.length ? `${more.length} more ${more.length > 1 ? "fixes" : "fix"}, details` : "Details"), more.length ? h("div", { class: "fixes" }, more.map((fix) => fixButton(fix, "button"))) : "", details.map((text) => h("p", {}, text))));
}

const mostChips = 2;
const mostShownChips = 3;
const release = /^(?:iOS|iPadOS) [\d.]+$/;

/** The devices on which an issue shows: those on the canvas by name, then others of the usual configurations. */
function chips(issue) {
  const { configurations = [], widths, isExtra } = issue;
  if (!configurations.length) return [widths ?? "All devices"];
  if (!isExtra && configurations.length === state.issues.tried && configurations.length > 1) return [`All ${configurations.length} configurations`];
  const onCanvas = [...new Set(shownOn(issue).map(nameOfShown))];
  const groups = new Map();
  for (const [device, ...rest] of configurations.map((name) => name.split(", "))) groups.set(device, [...(groups.get(device) ?? []), rest]);
  // A device that is named with what it shows on the canvas needs no second name.
  const isNamed = (device) => onCanvas.some((name) => name === device || name.startsWith(`${device}, `));
  const others = [...groups].filter(([device]) => !isNamed(device)).map(([device, list]) => [device, ...common(list)].join(", "));
  const named = [...onCanvas.slice(0, mostShownChips), ...others.slice(0, Math.max(0, mostChips - onCanvas.length))];
  const rest = onCanvas.length + others.length - named.length;
  return [...named, rest > 0 && `+${rest}`, widths].filter(Boolean);
}

/** A device of the canvas as its caption calls it; upright is the usual case. */
const nameOfShown = (name) => name.split(", ").filter((part) => part !== "portrait").join(", ");

/** What all configurations of a device have in common and is not the usual case: of one that is broken on its side only, that it lies there. */
function common(list) {
  const shared = list[0].filter((part) => list.every((other) => other.includes(part)));
  const isEverywhere = list.some((other) => other.some((part) => release.test(part) && Number(part.split(" ")[1]) >= Number(state.standardRelease ?? 0)));
  return shared.filter((part) => (release.test(part) ? !isEverywhere : true));
}

function fixButtons(issue) {
  if (issue.isExtra) return h("p", {}, "Only what you look at shows this issue: the usual configurations, for which fixes are tried, do not.");
  if (fixes.key !== keyOf(issue)) return h("p", { class: "busy" }, h("progress", { "aria-label": "Trying changes" }), "Trying changes that can resolve the issue…");
  if (!fixes.list.length) return h("p", {}, "None of the changes that were tried resolves this issue.");
  return fixButton(fixes.list[0], "button main");
}

const fixButton = (fix, name) => h("div", { class: "fix" }, h("button", {
  class: name, type: "button", title: "Apply this fix. The canvas previews it", onclick: () => apply(fix),
  onmouseenter: () => preview(fix.changes, { label: fix.title }), onmouseleave: endPreview, onfocus: () => preview(fix.changes, { label: fix.title }), onblur: endPreview,
}, fixTitle(fix.title)));

/** `Set the priority to 999:` and below `“Button.width = 214”`: what is done before what it is done to, for an equation reads on over what follows it. */
function fixTitle(text) {
  const [title, equation] = withTitles(plain(text).replace(/^Set the priority of (.*) to (\d+)$/, "Set the priority to $2: $1").replace(/^Add the missing constraints of (.*)$/, "Add the missing constraints of “$1”")).split(/(?<=: )(“.*)/s);
  return equation ? [title, h("span", { class: "of" }, equation)] : title;
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

const capital = (text) => { const words = plain(text); return words.charAt(0).toUpperCase() + words.slice(1); };
