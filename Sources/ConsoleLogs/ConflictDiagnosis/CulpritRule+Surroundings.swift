import Geometry

/// What frames, cells, screens and the system impose.
extension CulpritRule {
  static let mask = CulpritRule { core in
    guard let mask = core.first(.mask), let relation = mask.relations.first else { return nil }
    let name = core.names.name(relation.first.item)
    return Culprit(
      kind: .autoresizingMask, constraint: mask.index,
      reason:
        "\(name) still has constraints made from its frame and autoresizing mask, beside constraints of your own.",
      advice: "Set translatesAutoresizingMaskIntoConstraints of \(name) to false before you add constraints, "
        + "or do not constrain it.")
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
        "Give \(name) its size before it is laid out, or an estimated one, or let one of its content's constraints "
        + "along this axis have priority 999.")
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
      reason: "The keyboard's views place the accessory at the lower edge, where constraints of its own keep it away.",
      advice:
        "Constrain the accessory's content to its safe area, not the accessory itself, with priority 999 where it "
        + "must give way.")
  }

  static let systemViews = CulpritRule { core in
    let items = core.members.flatMap(\.items)
    guard items.allSatisfy({ core.isSystemView($0) }),
      items.contains(where: { core.names.className($0).hasPrefix("_UI") })
    else { return nil }
    let culprit = core.users.first
    return Culprit(
      kind: .systemViews, constraint: culprit?.index,
      reason: "Only views of UIKit's own take part: it lays them out while they have no room yet.",
      advice: "Most often harmless. If a bar button item has a custom view, give that a size; set items after the bar "
        + "has one.")
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
      advice: (fixed.map { "Do not fix \($0.text(core.names)): " } ?? "")
        + "let one of the sizes or distances be an inequality or have a priority below 1000.")
  }

  /// Lists of this program's own have no constraints of guides: what they say is in no contradiction with them then.
  static let safeArea = CulpritRule { core in
    let guides = Set(core.members.flatMap(\.items)).filter { core.names.isSystemGuide($0) }
    guard let culprit = core.choice(core.users.filter { !$0.items.isDisjoint(with: guides) }) else { return nil }
    let name = culprit.items.first { guides.contains($0) }.map { core.names.name($0) } ?? "guide"
    return Culprit(
      kind: .safeArea, constraint: culprit.index,
      reason:
        "What is tied to the \(name) is tied to something else as well, and the distance between them is UIKit's.",
      advice: "Tie both ends to the same: the guide, or the view's own edges.")
  }
}

extension ConflictCore {
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
      advice:
        "Let the content decide (automaticDimension, an estimated size, preferredLayoutAttributesFitting), or give "
        + "one of its constraints along this axis priority 999.")
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
