import Geometry

/// What the constraints themselves look like.
extension CulpritRule {
  /// A content that must neither be cut nor stretched.
  ///
  /// source: https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html
  /// (content hugging and compression resistance are meant to be optional)
  static let contentSize = CulpritRule { core in
    guard let content = core.first(.content), let relation = content.relations.first else { return nil }
    let name = core.names.name(relation.first.item)
    return Culprit(
      kind: .contentSize, constraint: content.index,
      reason:
        "The compression resistance or content hugging priority of \(name) is required (1000), so the view "
        + "cannot shrink or stretch.",
      advice: "Lower the compression resistance or content hugging priority of \(name) below 1000.")
  }

  /// Equalities of one size, or of one place to one other, that differ in the number.
  ///
  /// source: https://github.com/mozilla-mobile/firefox-ios/issues/27523 (two widths of an icon),
  /// https://github.com/casatwy/HandyAutoLayout/issues/7, https://github.com/horizontalsystems/unstoppable-wallet-ios/issues/1731
  static let twoValues = CulpritRule { core in
    let users = core.users
    for (index, entry) in users.enumerated() {
      guard let relation = entry.relations.first else { continue }
      let others = users.dropFirst(index + 1).filter { $0.relations.contains { $0.isLike(relation) } }
      guard !others.isEmpty else { continue }
      if let culprit = core.specialValueCulprit([entry] + others) { return culprit }
      guard let culprit = core.choice([entry] + others) else { continue }
      let name = core.names.name(relation.first.item)
      return Culprit(
        kind: .twoValues, constraint: culprit.index,
        reason:
          "Constraints set the \(relation.first.attribute.word) of \(name) to \(others.count + 1) different values.",
        advice:
          "Keep only one of these constraints. Deactivate the old constraint before you activate the new constraint, or change the constant of the old constraint."
      )
    }
    return nil
  }

  /// A ratio of sizes that are decided without it; what of the two is wrong the list does not say, so that both ways out are named.
  ///
  /// source: the logs of this program's own for a ratio between fixed edges, as the tests of UIKit write them
  static let aspectRatio = CulpritRule { core in
    guard let ratio = core.choice(core.users.filter { $0.relations.contains(where: \.isRatio) }),
      let item = ratio.relations.first?.first.item
    else { return nil }
    return Culprit(
      kind: .aspectRatio, constraint: ratio.index,
      reason:
        "Other constraints already set the width and the height of \(core.names.name(item)), and the aspect ratio conflicts with this size.",
      advice:
        "Remove the other constraint of the width or the height, or set the priority of that constraint to 999. The aspect ratio then sets the width or the height."
    )
  }

  /// A size besides both edges; of a view around others only if there is none in it, for what is inside has to fit.
  ///
  /// source: https://github.com/jeantimex/ios-swift-collapsible-table-section/issues/12 (both margins and a height of 12)
  static let sizeBetweenEdges = CulpritRule { core in
    let fixed = core.users.filter { size in
      guard let relation = size.relations.first, relation.isConstantSize else { return false }
      let edges = core.users.filter { other in
        other.relations.contains {
          $0.isEdge && $0.first.attribute.axis == relation.first.attribute.axis && $0.mentions(relation.first.item)
        }
      }
      return edges.count >= 2
    }
    let inner = fixed.filter { size in !(size.relations.first.map { core.holdsOthers($0.first.item) } ?? false) }
    guard let culprit = core.choice(inner) ?? core.choice(fixed), let relation = culprit.relations.first,
      !culprit.isEmptySize
    else { return nil }
    let (name, word) = (core.names.name(relation.first.item), relation.first.attribute.word)
    let fit = core.fitting[culprit.index]
    guard core.holdsOthers(relation.first.item) else {
      return Culprit(
        kind: .sizeBetweenEdges, constraint: culprit.index,
        reason:
          "Constraints set both edges of \(name)\(fit.map { " (the \(word) between the edges is \(short: $0))" } ?? ""), and another constraint sets the \(word).",
        advice: "Remove the \(word) constraint, or change the constraint of one edge to an inequality.")
    }
    return Culprit(
      kind: .sizeBetweenEdges, constraint: culprit.index,
      reason:
        "The content of \(name) needs \(fit.map { "a \(word) of \(short: $0)" } ?? "another \(word)"), but "
        + "another constraint sets the \(word) of \(name).",
      advice: "Remove the \(word) constraint, or change one of the distances in \(name) to an inequality.")
  }

  /// Distances alone.
  ///
  /// source: https://github.com/zhengwenming/WMPlayer/issues/39 (a center besides both edges)
  static let twoPlaces = CulpritRule { core in
    guard core.members.allSatisfy({ $0.relations.allSatisfy(\.isEdge) }), let culprit = core.choice(core.users)
    else { return nil }
    return Culprit(
      kind: .twoPlaces, constraint: culprit.index,
      reason: "These constraints set the same position to two different values.",
      advice: "Remove the constraint that you do not need. Usually, this constraint is \(culprit.text(core.names)).")
  }

  /// No pattern: what is known is which constraints clash and which of them was given up; none of them is blamed.
  static let remaining = CulpritRule { core in
    let own = core.users.filter { !core.isSizeOfContentView($0) }
    guard let weakest = core.choice(own.filter { !$0.isEmptySize }) ?? own.last else { return nil }
    let isGivenUp = weakest.index == core.broken
    return Culprit(
      kind: .constraint, constraint: nil,
      reason: "No layout can satisfy these constraints together. The list does not show which constraint is wrong."
        + (isGivenUp ? " \(core.framework.name) broke \(weakest.text(core.names))." : ""),
      advice: "Remove the wrong constraint, or set the priority of the wrong constraint to 999."
        + (isGivenUp ? " If the screen looks correct, the wrong constraint is \(weakest.text(core.names))." : ""))
  }
}

extension ConflictCore {
  /// One size is 0 and something else: a collapse, or a cell, a header or a template that is measured before it has a size.
  ///
  /// source: https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/326,
  /// https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/346, https://github.com/SnapKit/Masonry/issues/447
  fileprivate func specialValueCulprit(_ values: [LoggedConstraint]) -> Culprit? {
    let empty = values.first(where: \.isEmptySize)
    guard let first = empty ?? values.first, let size = first.constantSize,
      let other = values.first(where: { $0.index != first.index }),
      let wanted = other.constantSize, !other.isEmptySize
    else { return nil }
    let (name, word) = (names.name(size.first.item), size.first.attribute.word)
    let isContent = names.viewClass(size.first.item).isContentView
    guard let empty else {
      // Of two numbers for a cell one may be its own.
      guard
        isContent
          || names.viewClass(size.first.item).isCell
            && values.allSatisfy({ $0.constraint.className == "NSLayoutConstraint" })
      else { return nil }
      return Culprit(
        kind: .twoValues, constraint: nil,
        reason:
          "Constraints set the \(word) of \(name) to both \(short: size.constant) and "
          + "\(short: wanted.constant), and \(framework.name) may have set one of these values.",
        advice:
          "Do not constrain the \(word) of \(name), because \(framework.name) sets the \(word). Constrain the "
          + "content of the view instead, or change the property that \(framework.name) uses for the \(word)."
      )
    }
    return Culprit(
      kind: .twoValues, constraint: empty.index,
      reason: "Constraints set the \(word) of \(name) to both 0 and \(short: wanted.constant).",
      advice:
        "If the app measures \(name), such as a cell or header, a \(word) of 0 means that the app measures too "
        + "early. Measure the view after the superview has a \(word)."
        + (isContent
          ? " Do not constrain the \(word) of \(name), because the cell sets the size of the view."
          : " If the app collapses the view to a \(word) of 0, set the priority of \(other.text(names)) to 999. Alternatively, deactivate this constraint while the view is collapsed.")
    )
  }
}

extension LoggedRelation {
  /// Whether another one speaks of the same two places; their numbers differ, or they would not clash.
  fileprivate func isLike(_ other: LoggedRelation) -> Bool {
    first == other.first && second?.item == other.second?.item && second?.attribute == other.second?.attribute
  }

  /// A size as a part of the same view's other size, or of another's other size.
  fileprivate var isRatio: Bool {
    guard let second, first.attribute.isSize, second.attribute.isSize else { return false }
    return first.attribute != second.attribute
  }
}
