extension CulpritRule {
  /// A view of the app's that both the keyboard and the app place. A keyboard's view in the list is not enough: UIKit's constraints
  /// between such views contradict each other without any help.
  ///
  /// source: a published log of an accessory view that ends at the keyboard's host view and 8 above the safe area of its window;
  /// https://github.com/SnapKit/Masonry/issues/356 for a list without one
  static let keyboard = CulpritRule { core in
    let accessory = core.members.flatMap { entry -> Set<String> in
      let isAtKeyboard = entry.items.contains { core.names.viewClass($0).isKeyboard }
      return isAtKeyboard ? entry.items.filter { !core.names.viewClass($0).isPrivate && !core.names.isGuide($0) } : []
    }
    guard !accessory.isEmpty else { return nil }
    let culprit = core.users.first { entry in !entry.items.contains { core.names.viewClass($0).isKeyboard } }
    return Culprit(
      kind: .keyboard, constraint: culprit?.index,
      reason:
        "The keyboard sets the position of the input accessory view, but the constraints of the accessory view conflict with this position.",
      advice:
        "Constrain the content of the accessory view to the safe area, and do not constrain the accessory view "
        + "itself. Set the priority of less important constraints to 999.")
  }
}
