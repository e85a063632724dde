// The menu of the secondary button: the views below the pointer, and what can be done with the selection.
import { state } from "../store.js";
import { nameOf, select } from "../model/selection.js";
import { canPaste, copy, cut, paste, selectedViews } from "../model/clipboard.js";
import { perform } from "../model/session.js";
import { gridPanel } from "../ui/grid.js";
import { showMenu } from "../ui/menu.js";
import { deleteSelection, embed, unembed } from "../ui/verbs.js";
import { duplicate } from "./drag.js";
import { editConstant } from "./constant.js";
import { focusedDevice } from "./devices.js";

/** Opens the menu. */
export function contextMenu(event, { views, constraint, device }) {
  const place = { x: event.clientX, y: event.clientY, label: "Actions" };
  if (constraint && !state.program) {
    return showMenu([
      { title: "Edit Constant…", action: () => editConstant(constraint, device ?? focusedDevice(), document.getElementById("canvas")) },
      { title: "Delete Constraint", key: "⌫", action: () => perform([{ verb: "delete", objects: [constraint] }], "Delete Constraint") },
    ], place);
  }
  if (views.length && !views.some((view) => state.selection.includes(view.id))) select([views[0].id]);
  showMenu([
    ...(views.length ? [{ heading: "Select" }] : []),
    ...views.slice(0, 12).map((view) => ({ title: nameOf(view.id), isMarked: state.selection.includes(view.id), action: () => select([view.id]) })),
    ...(state.program ? [] : actions()),
  ], place);
}

function actions() {
  return [
    "-",
    { title: "Cut", key: "⌘X", isDisabled: !selectedViews().length, action: cut },
    { title: "Copy", key: "⌘C", isDisabled: !selectedViews().length, action: copy },
    { title: "Paste", key: "⌘V", isDisabled: !canPaste(), action: paste },
    { title: "Duplicate", key: "⌘D", isDisabled: !selectedViews().length, action: () => duplicate(selectedViews()) },
    "-",
    { title: "Repeat in a Grid…", key: "G", isDisabled: state.selection.length !== 1, action: gridPanel },
    { title: "Embed in Stack View", isDisabled: !state.selection.length, action: () => embed("stackView") },
    { title: "Unembed", isDisabled: state.selection.length !== 1, action: unembed },
    { title: "Delete", key: "⌫", isDisabled: !state.selection.length, action: deleteSelection },
  ];
}
