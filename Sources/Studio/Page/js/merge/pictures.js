// A scene as both sides of a merge have it, and as the result has it.
import { drawing, h, s } from "../dom.js";
import { post } from "../api.js";
import { places } from "../model/tree.js";
import { latest } from "../model/latest.js";

const request = latest((body) => post("mergelayout", body));

/** Three pictures beside each other. */
export class Pictures {
  constructor() {
    this.panes = ["ours", "theirs", "result"].map((version) => {
      const title = h("figcaption", {});
      const screen = h("div", { class: "merge-screen", role: "img" });
      return { version, title, screen, picture: null, element: h("figure", { class: `merge-pane ${version}`, "data-version": version }, title, screen) };
    });
    this.element = h("div", { class: "merge-panes" }, this.panes.map((pane) => pane.element));
    this.marked = [];
  }

  /** Names the panes. */
  name({ ours, theirs }) {
    const branch = (name) => (name ? h("span", {}, name) : null);
    const titles = { ours: ["Ours", branch(ours)], theirs: ["Theirs", branch(theirs)], result: ["Result", h("span", {}, "what Save writes")] };
    for (const { version, title } of this.panes) title.replaceChildren(h("b", {}, titles[version][0]), ...[titles[version][1]].filter(Boolean));
  }

  /** Draws a scene of all versions. */
  async show(file, scene, surface) {
    if (!scene) return this.empty("The document has no scene that can be drawn here.");
    try {
      const { pictures } = await request({ file, scene, surface, versions: this.panes.map((pane) => pane.version) });
      this.panes.forEach((pane, index) => draw(pane, pictures[index]));
      this.mark(this.marked);
    } catch (error) {
      this.empty(error.message);
    }
  }

  empty(text) {
    for (const pane of this.panes) {
      pane.picture = null;
      pane.screen.replaceChildren(h("p", { class: "empty" }, text));
    }
  }

  /** Frames the views that the answer decides on. */
  mark(ids) {
    this.marked = ids;
    for (const { picture, screen } of this.panes) {
      screen.querySelector(".merge-marks")?.remove();
      if (!picture?.scene) continue;
      const { width, height } = picture.scene.size;
      const rects = ids.map((id) => places(picture).byID.get(id)).filter(Boolean).map((view) => s("rect", { x: view.x, y: view.y, width: view.width, height: view.height }));
      screen.append(s("svg", { class: "merge-marks", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, rects));
    }
  }
}

function draw(pane, picture) {
  pane.picture = picture;
  pane.screen.setAttribute("aria-label", `${pane.version}: ${picture?.name ?? ""}`);
  if (!picture?.svg) return pane.screen.replaceChildren(h("p", { class: "empty" }, "This version does not have the scene."));
  const made = drawing(picture.svg);
  made.setAttribute("viewBox", `0 0 ${picture.scene.size.width} ${picture.scene.size.height}`);
  for (const name of ["width", "height"]) made.setAttribute(name, "100%");
  pane.screen.replaceChildren(made);
}
