import Geometry

/// A size of 0 is a collapse, or the first measuring: the constraint that has to give way is the app's other one.
extension CulpritRule {
  /// UIKit lays content out once before its cell, header or controller has a size: 0, or the smallest number there is.
  ///
  /// source: https://github.com/mozilla-mobile/firefox-ios/pull/1263 (a header begins with no size; the label's distance gets 999),
  /// https://github.com/lionheart/openradar-mirror/issues/3154 (rdar 18362327),
  /// https://github.com/trustwallet/trust-wallet-ios/issues/279
  static let unsizedContainer = CulpritRule { core in
    let imposed = core.members.first {
      ($0.origin == .encapsulated || $0.origin == .measuring) && ($0.relations.first?.isConstantSize ?? false)
        && $0.isEmptySize
    }
    return imposed.flatMap { core.unsizedCulprit($0, why: nil) }
  }

  /// A size of 0 that the app gives a view to collapse it, beside what still needs room.
  ///
  /// source: https://github.com/carekit-apple/CareKit/issues/178 (merged: the inner minimum gets 999),
  /// https://github.com/duckduckgo/apple-browsers/issues/4623, https://github.com/apptentive/apptentive-ios/issues/76
  static let collapse = CulpritRule { core in
    guard let empty = core.users.first(where: \.isEmptySize), let size = empty.constantSize,
      let way = core.givingWay(to: empty)
    else { return nil }
    if core.names.viewClass(size.first.item).isPrivate { return core.unsizedCulprit(empty, why: nil) }
    let name = core.names.name(size.first.item)
    return Culprit(
      kind: core.holdsOthers(size.first.item) ? .unsizedContainer : .sizeBetweenEdges,
      constraint: empty.index,
      reason:
        "A constraint sets the \(size.first.attribute.word) of \(name) to 0, but \(way.text(core.names)) still needs space.",
      advice:
        "To keep \(name) collapsed, set the priority of \(way.text(core.names)) to 999, or deactivate this "
        + "constraint. To expand \(name), deactivate \(empty.text(core.names)).")
  }
}

extension ConflictCore {
  /// A culprit for an imposed size of 0; `why` is known for frames.
  func unsizedCulprit(_ imposed: LoggedConstraint, why: String?) -> Culprit? {
    guard let size = imposed.constantSize else { return nil }
    let (name, word) = (names.name(size.first.item), size.first.attribute.word)
    let need = fitting[imposed.index].map { ", but the content needs \(short: $0)" } ?? ""
    let way = adviceToGiveWay(to: imposed)
    let isPrivate = names.viewClass(size.first.item).isPrivate
    return Culprit(
      kind: .unsizedContainer, constraint: imposed.index,
      reason: "\(name) had a \(word) of 0 during layout" + (why.map { ", because \($0)" } ?? "") + need + ".",
      advice: [
        way.map {
          "To avoid the message, \($0)\(isPrivate ? "" : ", or set a size of \(name) before the layout")."
        }
          ?? (isPrivate ? nil : "Set a size of \(name) before the layout."),
        "The message is harmless if \(name) has the correct size on the screen.",
      ].compactMap { $0 }.joined(separator: " "))
  }
}
