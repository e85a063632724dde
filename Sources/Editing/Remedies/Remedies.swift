import Geometry
import InterfaceBuilder
import LayoutReports
import Staging

/// Changes that people would try against a trouble, the likeliest first.
///
/// What is drawn counts for what was meant: of constraints, those come first that do not hold for the frames that the document stores.
/// Making remedies costs a layout on the canvas; each list is linear in the constraints of the document.
@MainActor
package struct Remedies {
  let performer: Performer
  let canvas: Canvas
  let naming: Naming
  private let names: [String: String]
  var draft: Draft { performer.draft }

  /// Remedies for a draft as it is now.
  ///
  /// - Throws: ``EditError`` if the draft cannot be laid out.
  package init(_ draft: Draft, options: StageOptions) throws(EditError) {
    performer = Performer(draft, options: options)
    canvas = try Canvas(draft, options)
    naming = Naming(draft)
    names = Self.names(in: draft, naming)
  }

  /// Nothing is tried; some of the remedies may be refused or be of no use.
  package func remedies(for trouble: Trouble) -> [Remedy] {
    switch trouble {
    case .conflict(let ids): return conflict(ids)
    case .open(let ids): return open(ids)
    case .tied(let ids, let axis): return tied(ids, axis)
    case .misplaced(let ids): return misplaced(ids)
    case .outdated(let ids): return misplaced(ids) + [frames(ids)]
    case .clipped(let id): return clipped(id)
    case .strict(let id): return weaker(id) + [removal(of: id)]
    case .fixedFont(let id): return textStyles(for: id)
    case .connection(let id): return [Remedy("remove the connection", [.remove([id])])]
    case .nameless(let id): return identifiers(for: id)
    }
  }

  /// The name of a view, with a number where others of the scene share it, or the equation of a constraint, in which a view's own size
  /// has the view's name.
  func name(_ id: String) -> String {
    let text = naming.name(of: id)
    if let name = names[id] { return name }
    guard let node = draft.nodes[id], node.name == "constraint", draft.value("firstItem", of: node) == nil,
      let owner = draft.superview(of: node).flatMap({ draft.id(of: $0) })
    else { return text }
    return "\(naming.name(of: owner)).\(text)"
  }

  /// The names of views by their ids, those that others of the scene share with numbers: `Label #2`, as findings have it.
  private static func names(in draft: Draft, _ naming: Naming) -> [String: String] {
    let scenes = draft.tree.root.subtree.filter { $0.name == "scene" }
    var names: [String: String] = [:]
    for scene in scenes.isEmpty ? [draft.tree.root] : scenes {
      let ids = scene.subtree.filter(draft.isView).compactMap(draft.id)
      for (name, like) in Dictionary(grouping: ids, by: { naming.name(of: $0).shortenedName }) {
        for (index, id) in like.enumerated() { names[id] = like.count > 1 ? "\(name) #\(index + 1)" : name }
      }
    }
    return names
  }

  // MARK: Places

  /// Constraints about the views that do not hold as drawn, then those of their neighbors, then all of them together.
  private func misplaced(_ ids: [String]) -> [Remedy] {
    let near = deviations(about: Set(ids))
    let around = deviations(about: surroundings(of: ids)).filter { other in !near.contains { $0.id == other.id } }
    var remedies = (near + around.prefix(6)).map(asDrawn)
    for group in [near, near + around] where group.count > 1 {
      remedies.append(
        Remedy(
          "set the constants of \(group.count) constraints to match the frames on the canvas",
          group.map { .changeConstraint($0.id, $0.change) }))
    }
    remedies += near.prefix(6).map { removal(of: $0.id) }
    return remedies
  }

  private func frames(_ ids: [String]) -> Remedy {
    Remedy(ids.count == 1 ? "update the frame of \(name(ids[0]))" : "update the frames of \(ids.count) views") {
      performer throws(EditError) in
      if try performer.updateFrames(of: Set(ids)).isEmpty { throw EditError(.refused, "the frames are up to date") }
    }
  }

  /// The superviews of views and all of their subviews.
  private func surroundings(of ids: [String]) -> Set<String> {
    var found: Set<String> = []
    for node in ids.compactMap({ draft.nodes[$0] }) {
      guard let superview = draft.superview(of: node) else { continue }
      for view in [superview] + draft.subviews(of: superview) { if let id = draft.id(of: view) { found.insert(id) } }
    }
    return found
  }

  // MARK: Texts

  private func clipped(_ id: String) -> [Remedy] {
    guard let view = draft.nodes[id] else { return [] }
    let near = deviations(about: [id])
    var remedies = near.filter { !isSize($0.id, of: id) }.map(asDrawn)
    for deviation in near where isSize(deviation.id, of: id) {
      remedies += [removal(of: deviation.id), asDrawn(deviation)]
    }
    for constraint in constraints(about: [id]) where isSize(constraint, of: id) {
      remedies.append(
        Remedy(
          "change \(name(constraint)) to a minimum",
          [.setAttribute(constraint, name: "relation", to: "greaterThanOrEqual")]))
      remedies.append(priority(749, of: constraint))
      remedies.append(removal(of: constraint))
    }
    if ElementKind(tag: view.name) == .label {
      remedies.append(Remedy("allow any number of lines", [.setAttribute(id, name: "numberOfLines", to: "0")]))
      remedies.append(
        Remedy(
          "let the font shrink to half of the size",
          [
            .setAttribute(id, name: "adjustsFontSizeToFit", to: nil),
            .setAttribute(id, name: "minimumScaleFactor", to: "0.5"),
          ]))
    }
    return remedies
  }

  /// Whether a constraint compares a size of the view with a number.
  private func isSize(_ constraint: String, of id: String) -> Bool {
    guard let node = draft.nodes[constraint], draft.value("secondAttribute", of: node) == nil else { return false }
    return draft.items(of: node).first.flatMap { draft.id(of: $0) } == id
  }

  // MARK: Other objects

  /// The identifier is the class of the cell, or `Cell`; with a number where another cell of the table has it.
  private func identifiers(for id: String) -> [Remedy] {
    guard let cell = draft.nodes[id] else { return [] }
    let taken = Set((cell.parent?.children ?? []).compactMap { draft.value("reuseIdentifier", of: $0) })
    let name = draft.value("customClass", of: cell) ?? "Cell"
    let free = ([name] + (2...(taken.count + 2)).map { "\(name)\($0)" }).first { !taken.contains($0) } ?? name
    return [Remedy("set the identifier of the cell to \(free)", [.setAttribute(id, name: "reuseIdentifier", to: free)])]
  }

  /// Text styles in the place of the font, those of the nearest size first.
  private func textStyles(for id: String) -> [Remedy] {
    TextStyleChoice.nearest(to: draft, id).map { style in
      Remedy("use the text style \(style.title)", [.setTextStyle(id, to: style.documentName)])
    }
  }
}
