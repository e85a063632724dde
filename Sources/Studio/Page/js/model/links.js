// Outlets and actions: what can lead from one object to another, by the names that the app's Swift sources have.
import { h } from "../dom.js";
import { get } from "../api.js";
import { state } from "../store.js";
import { perform } from "./session.js";
import { outlineObject } from "./selection.js";
import { closePopover, showPopover } from "../ui/popover.js";

const events = [
  [/Button/, "touchUpInside"], [/Switch|Slider|Stepper|Segmented|Date Picker|Page Control/, "valueChanged"], [/Text Field/, "editingDidEnd"],
];

/** The event that people mean when they connect an object of a class. */
export const usualEvent = (className) => events.find(([pattern]) => pattern.test(className))?.[1] ?? null;

/** What an object's class declares, as the studio finds it in the sources. */
export const membersOf = (id) => get("members", { file: state.file, id }).catch(() => ({ outlets: [], actions: [] }));

const above = { UILabel: ["UIView"], UIButton: ["UIControl", "UIView"], UIStackView: ["UIView"], UITableView: ["UIScrollView", "UIView"], UICollectionView: ["UIScrollView", "UIView"], UITextView: ["UIScrollView", "UIView"] };

/** Whether a property of the type can hold the object; what has a class of the app's own may be anything. */
function holds(type, object) {
  const plain = type.replace(/^\[|\]$/g, "").replace(/[!?]/g, "").trim();
  if (["UIView", "AnyObject", "Any", "NSObject"].includes(plain) && object.kind === "view") return true;
  if (object.kind === "controller") return /Controller$/.test(plain) || plain === object.className;
  if (object.kind === "guide") return /LayoutGuide$/.test(plain);
  const isOfUIKit = / /.test(object.className) || /^(Label|Button|Switch|Slider|Stepper|View)$/.test(object.className);
  const own = `UI${object.className.replace(/ /g, "")}`;
  if (!isOfUIKit) return plain === object.className || plain.startsWith("UI");
  return plain === own || (above[own] ?? (/Button|Switch|Slider|Stepper|Control|Field|Picker/.test(own) ? ["UIControl", "UIView"] : ["UIView"])).includes(plain);
}

/** The change that makes an outlet, or one more of a collection. */
export const outletChange = (from, outlet, to) => ({ verb: outlet.isCollection ? "collection" : "outlet", from, text: outlet.name, to });

/** Whether a control sends its actions to an object: to a controller, or to a view with a class of its own. */
const sends = (object) => object.kind === "view" && usualEvent(object.className) !== null;

/** Entries of a menu for what can lead from one object to another; none from an object to itself. */
export async function linksBetween(from, to) {
  const [source, destination] = [outlineObject(from)?.object, outlineObject(to)?.object];
  if (!source || !destination || from === to) return [];
  const [mine, theirs] = await Promise.all([membersOf(from), membersOf(to)]);
  const entries = [];
  const outlets = (mine.outlets ?? []).filter((outlet) => holds(outlet.type, destination));
  if (mine.className || source.kind === "controller") {
    entries.push({ heading: "Outlets" }, ...outlets.map((outlet) => ({ title: outlet.name, key: outlet.type, action: () => perform([outletChange(from, outlet, to)], `Connect ${outlet.name}`) })),
      { title: "Other Outlet…", action: (place) => ask("Outlet", "name", place, (name) => perform([{ verb: "outlet", from, text: name, to }], `Connect ${name}`)) });
  }
  if (sends(source) && (theirs.className || destination.kind === "controller")) {
    const event = usualEvent(source.className);
    const connect = (selector) => perform([{ verb: "action", from, text: selector, to, event }], `Connect ${selector}`);
    entries.push({ heading: `Actions, ${eventTitle(event)}` }, ...(theirs.actions ?? []).map(({ selector }) => ({ title: selector, action: () => connect(selector) })),
      { title: "Other Action…", action: (place) => ask("Action", "name:", place, connect) });
  }
  return entries;
}

/** `Touch Up Inside`. */
export const eventTitle = (event) => (event ? event.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^./, (letter) => letter.toUpperCase()) : "Sent");

/** A field for a name that no source has. */
function ask(title, placeholder, { x, y }, use) {
  const field = h("input", { type: "text", "aria-label": `Name of the ${title.toLowerCase()}`, placeholder, spellcheck: "false", onkeydown: (event) => {
    if (event.key !== "Enter" || !field.value.trim()) return;
    event.preventDefault();
    const name = field.value.trim();
    closePopover();
    use(name);
  } });
  const anchor = { getBoundingClientRect: () => ({ left: x, right: x, top: y, bottom: y, width: 0, height: 0 }) };
  showPopover([h("label", {}, h("b", {}, title), " ", field)], { below: anchor, label: title });
}
