import AutoLayout
import Geometry

/// Frames that became constraints: `translatesAutoresizingMaskIntoConstraints` is on.
extension CulpritRule {
  /// The mask of a view that the app places with constraints, the innermost first; UIKit's own containers, and the roots in them, keep
  /// theirs on purpose.
  ///
  /// source: https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  static let mask = CulpritRule { core in
    let masks = core.ownMasks.filter { core.role(of: $0.item) == .placed }
    let containers = Set(masks.compactMap(\.container))
    guard let found = masks.first(where: { !containers.contains($0.item) }) ?? masks.first else { return nil }
    // The others are left on as well.
    let items = masks.map(\.item).uniqued().filter { $0 == found.item || !containers.contains($0) }
    return core.maskCulprit(found.entry, items)
  }

  /// The frame of a view that the framework places, which the app places with constraints as well: a cell's content view, or the view
  /// of a view controller such as a page view controller. How it is placed is not the app's to change.
  ///
  /// source: https://github.com/intuit/CardParts/issues/100 (UIKit asks to leave the mask of a content view on),
  /// https://github.com/uias/Pageboy/issues/61
  static let frameOfPrivateView = CulpritRule { core in
    let masks = core.masks.filter { mask in
      let view = core.names.viewClass(mask.item)
      return view.isPrivate && (!view.isContainer || view.isContentView) && core.isCertainlyPlaced(mask.item)
    }
    guard let mask = masks.first else { return nil }
    let name = core.names.name(mask.item)
    return Culprit(
      kind: .autoresizingMask, constraint: core.users.first { $0.items.contains(mask.item) }?.index ?? mask.entry.index,
      reason:
        "\(core.framework.name) sets the frame of \(name), but your constraints also set the position of this view.",
      advice:
        "Do not constrain \(name). Constrain the content of \(name), or put \(name) into a container view and constrain the container view."
    )
  }

  /// A frame of no size around content that needs some: that of a collection view's cell before it is shown, or of a view that was made
  /// without a frame. Whether it is the app's to change, no list says.
  ///
  /// source: https://github.com/moonlsd/TagFlowExample/issues/8,
  /// https://github.com/apptentive/apptentive-ios/issues/178, https://github.com/CEWendel/SWTableViewCell/issues/233
  static let unsizedFrame = CulpritRule { core in
    // A content view is never the app's to change, but its constraints may give way.
    let masks =
      core.ownMasks + (core.users.isEmpty ? [] : core.masks.filter { core.names.viewClass($0.item).isContentView })
    guard let frame = masks.first(where: { $0.entry.isEmptySize }) else { return nil }
    return core.unsizedCulprit(
      frame.entry, why: "the frame has no size yet, such as the frame of a cell before the cell appears")
  }

  /// A frame around the app's constraints that they do not fit in. UIKit places such a view as often as the app does, so that both are named.
  ///
  /// source: https://github.com/munki/munki/issues/1241 (the view of a table's cell), and a published log of a bar of buttons whose frame
  /// is 86 high while 52 + 42 are needed
  static let containerFrame = CulpritRule { core in core.frameCulprit(in: core.ownMasks) }

  /// Nothing else fits.
  static let anyMask = CulpritRule { core in
    let masks = core.masks.filter { !core.names.viewClass($0.item).isPrivate }
    return core.frameCulprit(in: masks)
  }
}

/// How the app's constraints use a view.
enum PlacedRole {
  /// They give it a place or a size.
  case placed
  /// They place others in it, or do not say which of two views is in the other.
  case around
  case unmentioned
}

extension ConflictCore {
  typealias FrameMask = (entry: LoggedConstraint, item: String, container: String?)

  /// The masks among the entries, with their views and the views that those follow.
  var masks: [FrameMask] {
    members.compactMap { entry in
      guard entry.origin == .mask, let item = names.keys(of: entry.constraint).first else { return nil }
      return (entry, item, names.superview(item))
    }
  }

  /// Those of views that an app could have made, in lists where the app has constraints at all.
  fileprivate var ownMasks: [FrameMask] {
    guard !users.isEmpty else { return [] }
    return masks.filter { mask in
      !names.viewClass(mask.item).isPrivate && !(mask.container.map { names.viewClass($0).isContainer } ?? false)
    }
  }

  func role(of item: String) -> PlacedRole {
    let relations = users.flatMap(\.relations).filter { $0.mentions(item) }
    guard !relations.isEmpty else { return .unmentioned }
    return relations.contains { places(item, $0) } ? .placed : .around
  }

  /// Whether one of the app's constraints places something in a view.
  func holdsOthers(_ item: String) -> Bool {
    users.flatMap(\.relations).contains { relation in
      guard let second = relation.second, second.item != relation.first.item, relation.mentions(item) else {
        return false
      }
      let other = relation.first.item == item ? second.item : relation.first.item
      return names.isInside(other, item) || relation.inner == other && !names.isInside(item, other)
    }
  }

  /// Whether a relation is about a view's own size or its place outside; where the text does not say which view is in the other, the
  /// direction of a distance does.
  private func places(_ item: String, _ relation: LoggedRelation) -> Bool {
    guard let second = relation.second else { return true }
    let other = relation.first.item == item ? second.item : relation.first.item
    if other == item { return true }
    if names.isInside(other, item) { return false }
    if names.isInside(item, other) || names.superview(item).map({ names.isInside(other, $0) }) ?? false { return true }
    return relation.inner == item
  }

  /// Whether the app gives a view a place in its superview, as far as the text says so itself.
  fileprivate func isCertainlyPlaced(_ item: String) -> Bool {
    users.flatMap(\.relations).contains { relation in
      guard let second = relation.second, relation.mentions(item), second.item != relation.first.item, relation.isEdge
      else { return false }
      return names.isInside(item, relation.first.item == item ? second.item : relation.first.item)
    }
  }

  private func maskText(_ items: [String]) -> String { items.map { names.name($0) }.formatted }

  fileprivate func maskCulprit(_ mask: LoggedConstraint, _ items: [String]) -> Culprit {
    let (text, isOne) = (maskText(items), items.count == 1)
    return Culprit(
      kind: .autoresizingMask, constraint: mask.index,
      reason:
        "\(text) still \(isOne ? "has" : "have") constraints from the autoresizing mask, in addition to your "
        + "own constraints.",
      advice: "Before you add constraints, set translatesAutoresizingMaskIntoConstraints of \(text) to false.")
  }

  fileprivate func frameCulprit(in masks: [FrameMask]) -> Culprit? {
    let containers = Set(masks.compactMap(\.container))
    guard let mask = masks.first(where: { !containers.contains($0.item) }) ?? masks.first else { return nil }
    let name = names.name(mask.item)
    let way = adviceToGiveWay(to: mask.entry) ?? "change one of your constraints to an inequality"
    let isOpen = !names.viewClass(mask.item).isPrivate && !names.viewClass(mask.item).isContentView && !users.isEmpty
    return Culprit(
      kind: .autoresizingMask, constraint: mask.entry.index,
      reason:
        "The autoresizing mask of \(name) sets the size of the view, but your constraints inside this view need a different size.",
      advice:
        "If \(framework.name) places \(name), such as the root view of a view controller or the content view of a cell, "
        + way + "."
        + (isOpen
          ? " If you place \(name) with constraints, set translatesAutoresizingMaskIntoConstraints of \(name) to false."
          : ""))
  }
}

extension LoggedRelation {
  /// Of two views at the ends of a distance the one that is in the other, if it is: a margin belongs to the outer one, and a distance
  /// leads inside. Nil for none or a distance of 0.
  fileprivate var inner: String? {
    guard let second, isEdge, second.attribute.isLocation, multiplier == 1, from == nil else { return nil }
    if first.attribute.isMargin != second.attribute.isMargin {
      return first.attribute.isMargin ? second.item : first.item
    }
    guard constant != 0, first.attribute == second.attribute, first.attribute.base == .edges, !first.attribute.isCenter
    else {
      return nil
    }
    return (constant > 0) != first.attribute.isEndEdge ? first.item : second.item
  }
}

extension Attribute {
  /// A right, trailing or bottom edge, or such a margin.
  var isEndEdge: Bool { isEdge && part == 1 }
}

extension [String] {
  func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  /// `a`, `a and b`, `a, b and c`
  var formatted: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
