// The views of a report as a flat list, with their places on the screen.

/** Views from back to front, each with its path of indices and its rectangle in the coordinates of the screen. */
export function views(scene) {
  const list = [];
  if (!scene?.root) return list;
  const pending = [{ view: scene.root, path: "", dx: 0, dy: 0, isHidden: false, depth: 0, parent: null }];
  while (pending.length) {
    const { view, path, dx, dy, isHidden, depth, parent } = pending.pop();
    const place = {
      path, depth, parent, id: view.id, className: view.class, name: view.name ?? view.class,
      x: dx + view.frame.x, y: dy + view.frame.y, width: view.frame.width, height: view.frame.height,
      frame: view.frame, isHidden: isHidden || view.isHidden === true,
    };
    list.push(place);
    const origin = view.boundsOrigin ?? { x: 0, y: 0 };
    const children = view.children ?? [];
    for (let index = children.length - 1; index >= 0; index--) {
      pending.push({
        view: children[index], path: path === "" ? String(index) : `${path}.${index}`, dx: place.x - origin.x, dy: place.y - origin.y,
        isHidden: place.isHidden, depth: depth + 1, parent: place,
      });
    }
  }
  return list;
}

/** Finds views of one picture by id, by path and by place. Made once for each picture. */
export class Places {
  constructor(scene) {
    this.list = views(scene);
    this.byID = new Map();
    this.byPath = new Map();
    for (const view of this.list) {
      if (view.id && !this.byID.has(view.id)) this.byID.set(view.id, view);
      this.byPath.set(view.path, view);
    }
  }

  /** The views with ids under a point, the topmost first. */
  at(x, y) {
    return this.list.filter((view) => view.id && !view.isHidden && contains(view, x, y)).reverse();
  }

  /** The constraints of the scene that name a view. */
  static naming(scene, view) {
    return (scene?.constraints ?? []).filter((constraint) => view && [constraint.firstItem, constraint.secondItem].some((path) => key(path) === view.path));
  }
}

/** The path of a constraint's item as `Places` spells it; undefined where it has none. */
export function key(path) {
  return path === undefined || path === null ? undefined : (path.indices ?? path).join(".");
}

function contains(view, x, y) {
  return x >= view.x && y >= view.y && x < view.x + view.width && y < view.y + view.height;
}

const cache = new WeakMap();

/** The places of a picture. */
export function places(picture) {
  if (!picture?.scene) return new Places(null);
  if (!cache.has(picture)) cache.set(picture, new Places(picture.scene));
  return cache.get(picture);
}

/** All objects of an outline's scene, with what is around them. */
export function objects(scene) {
  const list = [];
  const pending = (scene?.objects ?? []).map((object) => ({ object, parent: null })).reverse();
  while (pending.length) {
    const next = pending.pop();
    list.push(next);
    for (const child of [...(next.object.children ?? [])].reverse()) pending.push({ object: child, parent: next.object });
  }
  return list;
}
