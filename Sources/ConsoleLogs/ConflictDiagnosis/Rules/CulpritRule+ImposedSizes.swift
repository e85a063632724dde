import AutoLayout
import Geometry

/// Sizes that a table, a collection view, a window or a screen imposes. No app can remove their constraints, so that the app's have to
/// fit or to give way.
extension CulpritRule {
  /// Up to iOS 8 a row's height comes as the mask of its content view, which is on purpose.
  ///
  /// source: https://stackoverflow.com/questions/21099087
  static let cellFrame = CulpritRule { core in
    let frame = core.members.first { entry in
      guard entry.origin == .mask, !core.users.isEmpty, let size = entry.constantSize, !entry.isEmptySize else {
        return false
      }
      return core.isCell(size.first.item)
    }
    return frame.flatMap { core.cellCulprit($0) }
  }

  /// A number of the app's for the very size that is imposed: of a keyboard's view, of a cell, of a header.
  ///
  /// source: https://github.com/archagon/tasty-imitation-keyboard/issues/85 (a keyboard of 246 in the 216 of the system),
  /// https://github.com/Touchwonders/Transition/issues/10 (399.967 in a cell of 400)
  static let ownSizeOfImposed = CulpritRule { core in
    for imposed in core.members where imposed.isImposed {
      guard let size = imposed.constantSize else { continue }
      let own = core.users.filter { $0.constantSize?.first == size.first }
      guard let entry = own.first(where: { $0.index == core.broken }) ?? own.last, let wanted = entry.constantSize
      else { continue }
      let (name, word) = (core.names.name(size.first.item), size.first.attribute.word)
      return Culprit(
        kind: .cellSize, constraint: entry.index,
        reason: "\(core.framework.name) sets the \(word) of \(name) to \(short: size.constant), but your "
          + "constraint requires \(short: wanted.constant)\(core.nearly(wanted.constant, size.constant)).",
        advice: core.adviceForOwn(entry, name, word) + " You cannot remove the constraint of \(core.framework.name).")
    }
    return nil
  }

  /// The width of one screen as a number, in a row or a view of another.
  ///
  /// source: a published log of a row of 375 and a width of 320 in it, which its thread removes
  static let widthOfAnotherScreen = CulpritRule { core in
    let imposed = core.members.first { $0.isImposed && $0.constantSize?.first.attribute == .width }
    guard let imposed, let width = imposed.constantSize, !imposed.isEmptySize,
      let entry = core.users.first(where: { entry in
        entry.constantSize.map {
          $0.relation == .equal && $0.first.attribute == .width && $0.constant != width.constant
            && $0.first.item != width.first.item && core.screenLengths.contains($0.constant)
        } ?? false
      })
    else { return nil }
    return Culprit(
      kind: .screenSize, constraint: entry.index,
      reason: "\(entry.text(core.names)) is the width of a screen, but \(core.names.name(width.first.item)) is "
        + "\(short: width.constant) points wide.",
      advice:
        "Remove \(entry.text(core.names)), and constrain the leading and trailing edges instead. Constraints on both edges work with any width."
    )
  }

  /// A row, an item or a header that is not as large as its content wants it to be.
  ///
  /// source: https://github.com/wongzigii/Colo/issues/12, https://github.com/mukeshthawani/FAQView/issues/33,
  /// https://github.com/Minene/LynnBubbleTableView/issues/2
  static let cellSize = CulpritRule { core in
    let imposed = core.members.first { entry in
      guard entry.isImposed, let size = entry.relations.first, size.isConstantSize, core.decides(entry) else {
        return false
      }
      return core.isCell(size.first.item) || !core.isSizeOfScreen(size)
    }
    return imposed.flatMap { core.cellCulprit($0) }
  }

  /// More than a screen has room for.
  ///
  /// source: a published log of a lesson: 80 + 214 + 81 = 375 on a screen of 320, where the lesson's fixed width is the mistake
  static let screenSize = CulpritRule { core in
    let screen = core.members.first { entry in
      guard let size = entry.constantSize, core.isSizeOfScreen(size), core.decides(entry) else { return false }
      return entry.origin == .encapsulated || entry.origin == .mask && core.names.viewClass(size.first.item).isContainer
    }
    guard let screen, let size = screen.constantSize else { return nil }
    let fixed = core.choice(core.users.filter(\.isConstantSize)) ?? core.choice(core.users)
    let word = size.first.attribute.word
    let need =
      core.need(screen).map { "the constraints need a \(word) of \($0)" } ?? "the constraints need another \(word)"
    return Culprit(
      kind: .screenSize, constraint: fixed?.index,
      reason: "The screen has a \(word) of \(short: size.constant), but \(need).",
      advice: (fixed.map { "Change the fixed size in \($0.text(core.names)): " } ?? "")
        + "change one of the sizes or distances to an inequality, or lower the priority below 1000.")
  }
}

extension LoggedConstraint {
  fileprivate var isImposed: Bool { origin == .encapsulated || origin == .measuring }
}

extension ConflictCore {
  /// Whether another size would do: what contradicts itself in any room is not the room's fault.
  fileprivate func decides(_ imposed: LoggedConstraint) -> Bool { fitting.isEmpty || fitting[imposed.index] != nil }

  fileprivate func isCell(_ item: String) -> Bool { names.viewClass(item).isCell }

  /// Whether it is the width or the height of a screen, however it is held.
  fileprivate func isSizeOfScreen(_ relation: LoggedRelation) -> Bool {
    relation.isConstantSize && screenLengths.contains(relation.constant)
  }

  fileprivate func adviceForOwn(_ entry: LoggedConstraint, _ name: String, _ word: String) -> String {
    if entry.isEmptySize {
      return
        "A constraint cannot collapse \(name). Change the property that \(framework.name) uses for the \(word), or remove \(name)."
    }
    if isSizeOfContentView(entry) {
      return
        "Constrain the content of \(name) instead of the \(word) of \(name), or set the priority of your constraint to 999."
    }
    return
      "Set the priority of \(entry.text(names)) to 999, or remove the constraint. A constraint with priority "
      + "999 takes effect when \(framework.name) no longer sets the \(word)."
  }

  /// Rows have room for a separator, half a point or a third, and what code computes is often no whole number of pixels.
  ///
  /// source: https://github.com/vizllx/DraggableYoutubeFloatingVideo/issues/2 (87.5 of a row of 88)
  fileprivate func nearly(_ wanted: Double, _ given: Double) -> String {
    abs(wanted - given) < 1
      ? " (a difference of less than a point, often from a separator or from rounding)" : ""
  }

  fileprivate func cellCulprit(_ imposed: LoggedConstraint) -> Culprit? {
    guard let size = imposed.constantSize else { return nil }
    let (name, word) = (names.name(size.first.item), size.first.attribute.word)
    let fit = fitting[imposed.index]
    let need =
      fit.flatMap { fit in self.need(imposed).map { "the content needs \($0)\(nearly(fit, size.constant))" } }
      ?? "the content needs another size"
    return Culprit(
      kind: .cellSize, constraint: imposed.index,
      reason: "\(framework.name) sets the \(word) of \(name) to \(short: size.constant), but \(need).",
      advice: excessText(fit.map { $0 <= size.constant - 1 } ?? false, imposed) + sizingText(size, imposed))
  }

  /// A view of the app's at both edges and with a size as well, in more room than it needs: the size is one thing too many.
  private func excessText(_ isRoomy: Bool, _ imposed: LoggedConstraint) -> String {
    guard isRoomy else { return "" }
    let sizes = users.filter { $0.constantSize?.relation == .equal && $0.index != imposed.index && !$0.isEmptySize }
    guard sizes.count == 1, let entry = sizes.first, let size = entry.constantSize else { return "" }
    let edges = users.filter { other in other.relations.contains { $0.isEdge && $0.mentions(size.first.item) } }
    guard edges.count == 2 else { return "" }
    return
      "Constraints set both edges of \(names.name(size.first.item)), and another constraint sets the "
      + "\(size.first.attribute.word) to \(short: size.constant). Remove \(entry.text(names)), or change the "
      + "constraint of one edge to an inequality. If you cannot change these constraints: "
  }

  private func sizingText(_ size: LoggedRelation, _ imposed: LoggedConstraint) -> String {
    let way = adviceToGiveWay(to: imposed) ?? "set the priority of one constraint of the content along this axis to 999"
    let word = size.first.attribute.word
    guard framework == .uiKit, isCell(size.first.item) else {
      let around =
        framework == .appKit
        ? "the window or the superview"
        : "the container that shows the view, such as a view controller or a SwiftUI view"
      return
        "\(way.capitalizedSentence), or let the content fit any \(word). The \(word) of "
        + "\(names.name(size.first.item)) comes from \(around), and you cannot remove the constraint."
    }
    guard size.first.attribute != .height else {
      return "Make the row self-sizing, or \(way). For a self-sizing row, set UITableView.automaticDimension "
        + "and an estimated height, or override preferredLayoutAttributesFitting in a collection view."
    }
    return
      "The table view or collection view sets the width. To let the content fit any width, use inequalities, or \(way)"
      + (names.className(size.first.item).contains("CollectionViewCell")
        ? ". You can also change the item width with sizeForItemAt or the estimated item size." : ".")
  }
}
