// What of a storyboard's objects is no view: items of bars, sections, layouts, and what leads from scene to scene.

export const kinds = { show: "Show", showDetail: "Show Detail", presentation: "Present Modally", popoverPresentation: "Present As Popover", push: "Push (deprecated)", modal: "Modal (deprecated)", popover: "Popover (deprecated)", replace: "Replace", embed: "Embed", unwind: "Unwind", custom: "Custom" };
export const relationships = { rootViewController: "Root View Controller", viewControllers: "View Controllers", masterViewController: "Primary View Controller", detailViewController: "Secondary View Controller", supplementaryViewController: "Supplementary View Controller", compactViewController: "Compact View Controller" };

/** `Show`, `Root View Controller`. */
export const segueTitle = (segue) => (segue.kind === "relationship" ? relationships[segue.relationship] ?? "Relationship" : kinds[segue.kind] ?? segue.kind);

/** Puts what the map has of items and segues into an outline, so that they are found, selected and inspected like views. */
export function withItems(answer) {
  const { map, outline } = answer;
  if (!map) return answer;
  for (const scene of outline.scenes) {
    const known = new Map();
    const pending = [...scene.objects];
    while (pending.length) {
      const object = pending.pop();
      if (object.id) known.set(object.id, object);
      pending.push(...(object.children ?? []));
    }
    const own = map.scenes.length ? map.items.filter((item) => item.scene === scene.id) : map.items.filter((item) => known.has(item.parent));
    for (const item of own) {
      if (known.has(item.id)) continue;
      const object = { kind: "item", id: item.id, name: item.name, className: titles[item.tag] ?? item.name, tag: item.tag, children: [], line: 0 };
      known.set(item.id, object);
      const parent = known.get(item.parent);
      if (parent) parent.children = [...(parent.children ?? []), object];
      else scene.objects = [...scene.objects, object];
    }
    for (const segue of map.segues.filter((each) => each.from === scene.id && each.id && !known.has(each.id))) {
      const to = map.scenes.find((each) => each.id === segue.to)?.name ?? "another scene";
      scene.objects = [...scene.objects, { kind: "segue", id: segue.id, name: `${segueTitle(segue)} to ${segue.identifier ? `“${segue.identifier}”, ` : ""}${to}`, className: segue.kind === "relationship" ? "Relationship" : "Segue", tag: "segue", children: [], line: 0 }];
    }
  }
  return answer;
}

const titles = { navigationItem: "Navigation Item", barButtonItem: "Bar Button Item", tabBarItem: "Tab Bar Item", tableViewSection: "Table View Section", exit: "Exit", collectionViewFlowLayout: "Flow Layout" };
