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

/** The outlets of UIKit's own classes that Interface Builder has, with the protocols of what they lead to. */
const ownOutlets = {
  "Table View": [["dataSource", "UITableViewDataSource"], ["delegate", "UITableViewDelegate"], ["prefetchDataSource", "UITableViewDataSourcePrefetching"]],
  "Collection View": [["dataSource", "UICollectionViewDataSource"], ["delegate", "UICollectionViewDelegate"], ["prefetchDataSource", "UICollectionViewDataSourcePrefetching"]],
  "Picker View": [["dataSource", "UIPickerViewDataSource"], ["delegate", "UIPickerViewDelegate"]],
  "Text Field": [["delegate", "UITextFieldDelegate"]], "Text View": [["delegate", "UITextViewDelegate"]], "Scroll View": [["delegate", "UIScrollViewDelegate"]],
  "Search Bar": [["delegate", "UISearchBarDelegate"]], "Tab Bar": [["delegate", "UITabBarDelegate"]], "Toolbar": [["delegate", "UIToolbarDelegate"]], "Navigation Bar": [["delegate", "UINavigationBarDelegate"]],
  "Tab Bar Controller": [["delegate", "UITabBarControllerDelegate"]], "Navigation Controller": [["delegate", "UINavigationControllerDelegate"]], "Split View Controller": [["delegate", "UISplitViewControllerDelegate"]],
};
const uikitTags = {
  tableView: "Table View", collectionView: "Collection View", pickerView: "Picker View", textField: "Text Field", textView: "Text View", scrollView: "Scroll View", searchBar: "Search Bar", tabBar: "Tab Bar", toolbar: "Toolbar",
  navigationBar: "Navigation Bar", tabBarController: "Tab Bar Controller", navigationController: "Navigation Controller", splitViewController: "Split View Controller",
};

/** The outlets that an object has without a source of the app: those of its class of UIKit. */
function outletsOfUIKit(object) {
  const list = /GestureRecognizer$/.test(object?.tag ?? "") ? [["delegate", "UIGestureRecognizerDelegate"]] : ownOutlets[uikitTags[object?.tag] ?? object?.className] ?? [];
  return list.map(([name, type]) => ({ name, type, isCollection: false }));
}

/** What an object's class declares, as the studio finds it in the sources, and what UIKit's own classes have. */
export async function membersOf(id) {
  const found = await get("members", { file: state.file, id }).catch(() => ({ outlets: [], actions: [] }));
  const own = outletsOfUIKit(outlineObject(id)?.object).filter((outlet) => !found.outlets.some((other) => other.name === outlet.name));
  return { ...found, outlets: [...found.outlets, ...own] };
}

const above = { UILabel: ["UIView"], UIButton: ["UIControl", "UIView"], UIStackView: ["UIView"], UITableView: ["UIScrollView", "UIView"], UICollectionView: ["UIScrollView", "UIView"], UITextView: ["UIScrollView", "UIView"] };

/** Whether the outline calls it by a class of UIKit: these names have spaces, or are one of some words. */
const isUIKitName = (name) => / /.test(name) || /^(Label|Button|Switch|Slider|Stepper|View)$/.test(name);

/** Whether a property of the type can hold the object; what has a class of the app's own may be anything. */
function holds(type, object) {
  const plain = type.replace(/^\[|\]$/g, "").replace(/[!?]/g, "").trim();
  // A protocol of UIKit is adopted by a class of the app: a controller, or a view with a class of its own.
  if (/(Delegate|DataSource|Prefetching)$/.test(plain) && plain.startsWith("UI")) return object.kind === "controller" || (object.kind === "view" && !isUIKitName(object.className));
  if (["UIView", "AnyObject", "Any", "NSObject"].includes(plain) && object.kind === "view") return true;
  if (object.kind === "controller") return /Controller$/.test(plain) || plain === object.className;
  if (object.kind === "guide") return /LayoutGuide$/.test(plain);
  const isOfUIKit = isUIKitName(object.className);
  const own = `UI${object.className.replace(/ /g, "")}`;
  if (!isOfUIKit) return plain === object.className || plain.startsWith("UI");
  return plain === own || (above[own] ?? (/Button|Switch|Slider|Stepper|Control|Field|Picker/.test(own) ? ["UIControl", "UIView"] : ["UIView"])).includes(plain);
}

/** The change that makes an outlet, or one more of a collection. */
export const outletChange = (from, outlet, to) => ({ verb: outlet.isCollection ? "collection" : "outlet", from, text: outlet.name, to });

/** The change by which an object sends an action, at the event that is usual for its class. */
export function actionChange(from, selector, to) {
  const source = outlineObject(from)?.object;
  return { verb: "action", from, text: selector, to, event: !source || hasOneAction(source) ? null : usualEvent(source.className) };
}

/** Whether an object sends actions: a control at an event, an item of a bar and a gesture recognizer without one. */
export const sends = (object) => (object.kind === "view" && usualEvent(object.className) !== null) || hasOneAction(object);
const hasOneAction = (object) => object.tag === "barButtonItem" || /GestureRecognizer$/.test(object.tag ?? "");

/** Entries of a menu for what can lead from one object to another; none from an object to itself. */
export async function linksBetween(from, to) {
  const [source, destination] = [outlineObject(from)?.object, outlineObject(to)?.object];
  if (!source || !destination || from === to) return [];
  const [mine, theirs] = await Promise.all([membersOf(from), membersOf(to)]);
  const entries = [];
  const outlets = (mine.outlets ?? []).filter((outlet) => holds(outlet.type, destination));
  if (mine.className || source.kind === "controller" || outlets.length) {
    entries.push({ heading: "Outlets" }, ...outlets.map((outlet) => ({ title: outlet.name, key: outlet.type, action: () => perform([outletChange(from, outlet, to)], `Connect ${outlet.name}`) })),
      { title: "Other Outlet…", action: (place) => ask("Outlet", "name", place, (name) => perform([{ verb: "outlet", from, text: name, to }], `Connect ${name}`)) });
  }
  if (sends(source) && (theirs.className || destination.kind === "controller")) {
    const event = hasOneAction(source) ? null : usualEvent(source.className);
    const connect = (selector) => perform([actionChange(from, selector, to)], `Connect ${selector}`);
    entries.push({ heading: event ? `Actions, ${eventTitle(event)}` : "Actions" }, ...(theirs.actions ?? []).map(({ selector }) => ({ title: selector, action: () => connect(selector) })),
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
