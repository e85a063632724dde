import Geometry

/// What frames, cells, screens and the system impose.
extension CulpritRule {
  /// The mask of a view that the app constrains, the innermost first; UIKit's own containers, and the roots in them, keep
  /// theirs on purpose.
  static let mask = CulpritRule { core in
    let constrained = core.users.reduce(into: Set<String>()) { $0.formUnion($1.items) }
    let masks = core.masks.filter { mask in
      constrained.contains(mask.item) && !core.isContainer(mask.item)
        && !(mask.container.map { core.isContainer($0) } ?? false)
    }
    let containers = Set(masks.compactMap(\.container))
    return (masks.first { !containers.contains($0.item) } ?? masks.first).map { core.maskCulprit($0.entry, $0.item) }
  }

  /// Nothing else fits.
  static let anyMask = CulpritRule { core in
    let masks = core.masks
    return (masks.first { !core.isContainer($0.item) } ?? masks.first).map { core.maskCulprit($0.entry, $0.item) }
  }

  /// UIKit lays content out once before its cell, header or controller has a size: 0, or the smallest number there is.
  static let unsizedContainer = CulpritRule { core in
    let imposed = core.members.first {
      ($0.origin == .encapsulated || $0.origin == .measuring) && ($0.relations.first?.isEmptySize ?? false)
    }
    guard let imposed, let relation = imposed.relations.first else { return nil }
    let (name, word) = (core.names.name(relation.first.item), relation.first.attribute.word)
    let need = core.fitting[imposed.index].map { "; its content needs \(short: $0)" } ?? ""
    return Culprit(
      kind: .unsizedContainer, constraint: imposed.index,
      reason: "\(name) was laid out with a \(word) of 0\(need).",
      advice:
        "Set the size of \(name) before it is laid out, give it an estimated size, or set the priority of one constraint "
        + "of its content along this axis to 999.")
  }

  /// Up to iOS 8 a row's height comes as the mask of its content view, which is on purpose.
  static let cellFrame = CulpritRule { core in
    let frame = core.members.first { entry in
      entry.origin == .mask && entry.relations.first.map { core.isCell($0.first.item) && $0.isConstantSize } ?? false
    }
    return frame.flatMap { core.cellCulprit($0) }
  }

  static let cellSize = CulpritRule { core in
    let imposed = core.members.first { entry in
      guard entry.origin == .encapsulated || entry.origin == .measuring, let relation = entry.relations.first,
        relation.isConstantSize
      else { return false }
      return core.isCell(relation.first.item) || !core.isSizeOfScreen(relation)
    }
    return imposed.flatMap { core.cellCulprit($0) }
  }

  static let keyboard = CulpritRule { core in
    let isKeyboard = core.members.flatMap(\.items).contains { item in
      ["UIInputSet", "UIRemoteKeyboard", "UITextEffects", "UIKeyboard"].contains {
        core.names.className(item).hasPrefix($0)
      }
    }
    guard isKeyboard else { return nil }
    return Culprit(
      kind: .keyboard, constraint: core.users.first { !$0.isBetweenSystemViews(core) }?.index,
      reason:
        "The keyboard places the accessory view at its edge, and the constraints of the accessory view contradict that.",
      advice:
        "Constrain the content of the accessory view to its safe area, and do not constrain the accessory view itself. Set "
        + "the priority of constraints that can be broken to 999.")
  }

  static let systemViews = CulpritRule { core in
    let items = core.members.flatMap(\.items)
    guard items.allSatisfy({ core.isSystemView($0) }),
      items.contains(where: { core.names.className($0).hasPrefix("_UI") })
    else { return nil }
    let culprit = core.users.first
    return Culprit(
      kind: .systemViews, constraint: culprit?.index,
      reason: "Only views of UIKit are involved: UIKit lays them out before they have a size.",
      advice:
        "This conflict is usually harmless. If a bar button item has a custom view, set the size of the view. Set the items "
        + "of the bar after the bar has a size.")
  }

  static let screenSize = CulpritRule { core in
    guard
      let screen = core.members.first(where: {
        $0.origin == .encapsulated && $0.relations.contains(where: core.isSizeOfScreen)
      }),
      let size = screen.relations.first
    else { return nil }
    let fixed = core.choice(core.users.filter(\.isConstantSize)) ?? core.choice(core.users)
    let word = size.first.attribute.word
    let need = core.fitting[screen.index].map { "they need a \(word) of \(short: $0)" } ?? "they need another \(word)"
    return Culprit(
      kind: .screenSize, constraint: fixed?.index,
      reason: "The screen has a \(word) of \(short: size.constant), but \(need).",
      advice: (fixed.map { "Avoid the fixed size \($0.text(core.names)): " } ?? "")
        + "make one of the sizes or distances an inequality, or set its priority below 1000.")
  }

  /// Lists of this program's own have no constraints of guides: what they say is in no contradiction with them then.
  static let safeArea = CulpritRule { core in
    let guides = Set(core.members.flatMap(\.items)).filter { core.names.isSystemGuide($0) }
    guard let culprit = core.choice(core.users.filter { !$0.items.isDisjoint(with: guides) }) else { return nil }
    let name = culprit.items.first { guides.contains($0) }.map { core.names.name($0) } ?? "guide"
    return Culprit(
      kind: .safeArea, constraint: culprit.index,
      reason:
        "A view is constrained to both the \(name) and another item, but UIKit decides the distance between these two.",
      advice: "Constrain both edges to the same item: the guide, or the edges of the view.")
  }
}

extension ConflictCore {
  /// The masks among the entries, with their views and the views that those follow.
  fileprivate var masks: [(entry: LoggedConstraint, item: String, container: String?)] {
    members.compactMap { entry in
      guard entry.origin == .mask, let relation = entry.relations.first else { return nil }
      return (entry, relation.first.item, relation.second?.item ?? names.container(of: entry.constraint))
    }
  }

  fileprivate func maskCulprit(_ mask: LoggedConstraint, _ item: String) -> Culprit {
    let name = names.name(item)
    return Culprit(
      kind: .autoresizingMask, constraint: mask.index,
      reason:
        "\(name) still has constraints from its frame and autoresizing mask, in addition to your own constraints.",
      advice: "Set translatesAutoresizingMaskIntoConstraints of \(name) to false before you add constraints, "
        + "or do not constrain it.")
  }

  /// A window, or a view between windows and the roots of view controllers.
  fileprivate func isContainer(_ item: String) -> Bool {
    let name = ConflictNames.shortClass(names.className(item))
    return name.hasPrefix("_UI")
      || ["Window", "LayoutContainerView", "TransitionView", "ViewControllerWrapperView", "DropShadowView"].contains {
        name.hasPrefix("UI") && name.hasSuffix($0)
      }
  }

  fileprivate func isCell(_ item: String) -> Bool {
    let name = names.className(item)
    return name.contains("Cell") || name.contains("HeaderFooterView") || name.hasSuffix("HeaderView")
  }

  fileprivate func cellCulprit(_ imposed: LoggedConstraint) -> Culprit? {
    guard let size = imposed.relations.first else { return nil }
    let (name, word) = (names.name(size.first.item), size.first.attribute.word)
    let need = fitting[imposed.index].map { "its content needs \(short: $0)" } ?? "its content needs another"
    return Culprit(
      kind: .cellSize, constraint: imposed.index,
      reason: "\(name) was given a \(word) of \(short: size.constant), but \(need).",
      advice: word == "height"
        ? "Let the content decide the height (UITableView.automaticDimension and an estimated height; "
          + "preferredLayoutAttributesFitting in a collection view), or set the priority of one of its vertical constraints to 999."
        : "The width comes from the table or the collection view: let the content fit any width, with inequalities or "
          + "one horizontal constraint of priority 999"
          + (names.className(size.first.item).contains("CollectionViewCell")
            ? ", or give the item another width (sizeForItemAt, or the estimated item size of the layout)." : "."))
  }

  /// Whether it is the width or the height of a screen, however it is held.
  fileprivate func isSizeOfScreen(_ relation: LoggedRelation) -> Bool {
    relation.isConstantSize && screenLengths.contains(relation.constant)
  }

  fileprivate func isSystemView(_ item: String) -> Bool {
    let name = names.className(item)
    return name.hasPrefix("_UI") || name.hasPrefix("UIInputSet") || name.hasPrefix("UIRemoteKeyboard")
      || names.isGuide(item)
  }
}

extension LoggedConstraint {
  fileprivate func isBetweenSystemViews(_ core: ConflictCore) -> Bool {
    constraint.className == "NSLayoutConstraint" && items.contains { core.names.className($0).hasPrefix("UIInputSet") }
  }
}

extension LoggedRelation {
  /// Of a point at most: sizes of empty headers are written as 2.22507e-308.
  fileprivate var isEmptySize: Bool { isConstantSize && constant < 1 }
}
