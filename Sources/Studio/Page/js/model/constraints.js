// What a constraint is called: the same words in the outline, in inspectors, in issues and in explanations.
import { state } from "../store.js";
import { objects } from "./tree.js";

const attribute = "(?:leading|trailing|left|right|top|bottom|width|height|centerX|centerY|firstBaseline|lastBaseline|baseline)(?:Margin|WithinMargins)?";
const first = new RegExp(`^${attribute} [=≤≥] `);
const second = new RegExp(`( [=≤≥] (?:[\\d.:/]+ × )?)(?=${attribute}(?: [+-] |$))`);

/**
 * The equation by which Interface Builder lists a constraint, with a name for each item: `Button.leading = View.leading + 20`, `Button.width = 214`.
 * Interface Builder leaves out the view that has the constraint; outside of that view's list nobody knows whose edge it is.
 */
export function titleOf(constraint, owner) {
  const name = constraint.name.replace(first, (start) => `${owner.name}.${start}`);
  return name.replace(second, (start) => `${start}${owner.name}.`);
}

/** The first and the second half of a title: `Button.leading`, `= View.leading + 20`. */
export function halvesOf(title) {
  const place = title.search(/ [=≤≥] /);
  return place < 0 ? [title, ""] : [title.slice(0, place), title.slice(place + 1)];
}

/** The same with the titles of constraints that it names by their ids. */
function withoutIDs(sentence) {
  const titles = new Map((state.document?.outline.scenes ?? []).flatMap((scene) => objects(scene)).flatMap(({ object }) => (object.constraints ?? []).map((part) => [part.id, titleOf(part, object)])));
  return sentence.replace(/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+/g, (word) => (titles.has(word) ? `“${titles.get(word)}”` : word));
}

/** A sentence has names with spaces in quotation marks: `“Green View”.width = 240`. */
function ownedNames(name, title) {
  const owner = title.endsWith(name) ? title.slice(0, title.length - name.length).replace(/\.$/, "") : "";
  return owner ? [[`“${owner}”.${name}`, title]] : [];
}

/** A sentence with each constraint that it names in quotation marks, by its title. */
export function withTitles(sentence) {
  const names = (state.document?.outline.scenes ?? []).flatMap((scene) => objects(scene))
    .flatMap(({ object }) => (object.constraints ?? []).map((part) => [part.name, titleOf(part, object)])).flatMap(([name, title]) => [[title, title], ...ownedNames(name, title), [name, title]])
    .sort((a, b) => b[0].length - a[0].length);
  const found = names.find(([name]) => sentence.includes(name));
  return withoutIDs(found ? sentence.replace(found[0], `“${found[1]}”`) : sentence);
}
