import Geometry
import InterfaceBuilder

extension Draft {
  /// Checks an edit, then makes it. Nothing has changed when it throws.
  func perform(_ edit: Edit) throws(EditError) -> String {
    switch edit {
    case .addConstraint(let constraint): return try add(constraint)
    case .changeConstraint(let id, let change): return try self.change(id, change)
    case .setAttribute(let id, let name, let value): return try setAttribute(id, name, value)
    case .setText(let id, let text): return try setText(id, text)
    case .setTextStyle(let id, let style): return try setTextStyle(id, style)
    case .setFont(let id, let font): return try setFont(id, font)
    case .setColor(let id, let key, let color, let value): return try setColor(id, key, color, value: value)
    case .setImage(let id, let key, let image): return try setImage(id, key, image)
    case .setFrame(let id, let frame): return try setFrame(id, frame)
    case .setMargins(let id, let margins): return try setMargins(id, margins)
    case .vary(let id, let name, let value, let classes): return try vary(id, name, value, classes)
    case .varyFont(let id, let font, let classes): return try varyFont(id, font, classes)
    case .varyColor(let id, let key, let color, let value, let classes):
      return try varyColor(id, key, color, value: value, classes)
    case .setPart(let id, let name, let value): return try setPart(id, name, value)
    case .setRuntime(let id, let keyPath, let text, let color): return try setRuntime(id, keyPath, text, color)
    case .addSegue(let segue): return try addSegue(segue)
    case .addScene(let kind, let point, let value): return try addScene(kind, at: point, value: value)
    case .embedScene(let id, let kind): return try embedScene(id, in: kind)
    case .setInitialScene(let id): return try setInitialScene(id)
    case .moveScene(let id, let point): return try moveScene(id, to: point)
    case .addBarItem(let id, let place, let attributes): return try addBarItem(into: id, place, attributes)
    case .install(let id, let isInstalled, let classes): return try install(id, isInstalled, classes)
    case .addView(let view, let container, let index): return try add(view, into: container, at: index)
    case .move(let id, let container, let index): return try move(id, into: container, at: index)
    case .duplicate(let ids, let copies, let distance): return try duplicate(ids, as: copies, by: distance)
    case .addGuide(let container, let id, let name): return try addGuide(container, id, name)
    case .addOutlet(let from, let property, let to): return try addOutlet(from, property, to)
    case .addToCollection(let from, let property, let to): return try addToCollection(from, property, to)
    case .addAction(let from, let selector, let to, let event): return try addAction(from, selector, to, event)
    case .paste(let text, let container, let index):
      return try paste(text, into: container, at: index).joined(separator: " ")
    case .remove(let ids): return try remove(ids)
    }
  }

  /// An id that was asked for, if no object has it; else a new one.
  func freshID(_ wish: String?) throws(EditError) -> String {
    guard let wish else { return newID() }
    try check(text: wish, "an id")
    guard !wish.isEmpty else { throw EditError(.badValue, "an id must not be empty") }
    guard let owner = nodes[wish] else { return wish }
    throw refused("the id \(wish) is already in use", owner)
  }

  /// - Throws: if XML cannot hold the text.
  func check(text: String, _ subject: String) throws(EditError) {
    guard XMLEscape.isWritable(text) else {
      throw EditError(.badValue, "\(subject) contains a control character, which XML cannot represent")
    }
  }

  /// Inserts an element that is new, and knows its ids from then on.
  @discardableResult
  func insert(
    _ element: NewElement, into parent: SourceNode, at index: Int? = nil, comment: String? = nil
  ) -> SourceNode {
    let node = tree.node(element)
    tree.insert(node, into: parent, at: index, comment: comment)
    self.index(node)
    return node
  }

  /// Takes an element out. A container that holds nothing more goes with it.
  func delete(_ node: SourceNode) {
    let parent = node.parent
    forget(node)
    tree.remove(node)
    if let parent { removeIfEmpty(parent) }
  }

  func removeIfEmpty(_ container: SourceNode) {
    let containers = ["constraints", "subviews", "connections", "layoutGuides", "mask", "variation"]
    guard containers.contains(container.name), container.children.isEmpty, let parent = container.parent else { return }
    // A variation may change attributes.
    if container.name == "variation", container.attributes.contains(where: { $0.name != "key" }) { return }
    tree.remove(container)
    removeIfEmpty(parent)
  }
}
