import Geometry

extension CulpritRule {
  /// A size below 0 clashes with nothing but the rule that no view has one. UIKit's action sheets log `UIView.width == - 16` from iOS
  /// 12.2 on, which no app can change.
  ///
  /// source: https://github.com/lionheart/openradar-mirror/issues/21120 (rdar 49289931),
  /// https://github.com/RxSwiftCommunity/RxAlert/issues/40
  static let negativeSize = CulpritRule { core in
    guard core.members.count == 1, let entry = core.members.first, let size = entry.constantSize,
      size.constant < 0, size.relation != .greaterThanOrEqual
    else { return nil }
    let (name, word) = (core.names.name(size.first.item), size.first.attribute.word)
    return Culprit(
      kind: .negativeSize, constraint: entry.index,
      reason: "A view cannot have a \(word) of \(short: size.constant).",
      advice: entry.constraint.className == "NSLayoutConstraint" && core.names.viewClass(size.first.item).isPlain
        ? "If an action sheet is on the screen, UIKit created the constraint (UIView.width == - 16, since iOS "
          + "12.2). The app cannot prevent this message, which is harmless. If the app created the constraint, "
          + "the app probably computed the constant before the sizes were known."
        : "Check how the app computes the constant of the \(word) of \(name). Most likely, the app computes the constant before the sizes are known."
    )
  }
}
