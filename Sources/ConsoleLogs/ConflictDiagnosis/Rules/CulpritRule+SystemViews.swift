/// Lists in which no constraint is the app's.
extension CulpritRule {
  /// What the framework's own constraints contradict among themselves; what the app can do about it is seldom more than nothing.
  static let systemViews = CulpritRule { core in
    guard core.users.isEmpty else { return nil }
    if let hiding = core.first(.stack("hiding")) { return core.hiddenStackCulprit(hiding) }
    let classes = core.viewClasses
    if classes.contains(where: \.isKeyboard) { return core.keyboardWindowCulprit }
    if classes.contains(where: \.isBar) { return core.barCulprit }
    if core.members.contains(where: { if case .stack = $0.origin { true } else { false } }) { return nil }
    guard
      core.members.allSatisfy({
        $0.origin == .mask || $0.origin == .system || $0.origin == .guide || $0.origin == .encapsulated
      })
    else { return nil }
    return core.ownersCulprit
  }
}

extension CulpritRule {
  /// The framework's own constraints against one that may be of a view of its own as well as of the app's: an alert has plain views
  /// inside, and so has a bar button item with a custom view. Which of the two it is, no list says.
  ///
  /// source: https://github.com/lionheart/openradar-mirror/issues/2756 (a plain view of an alert's own)
  static let amongSystemViews = CulpritRule { core in
    guard core.members.contains(where: { $0.origin == .system }), let entry = core.choice(core.users) ?? core.users.last
    else { return nil }
    let classes = core.users.flatMap(\.items).map { core.names.viewClass($0) }
    guard core.users.allSatisfy(\.isPlain), classes.allSatisfy({ $0.isPlain && !$0.isContentView }) else { return nil }
    let name = entry.relations.first.map { core.names.name($0.first.item) } ?? "the view"
    let change = entry.isEmptySize ? "set another size" : "set the priority of \(entry.text(core.names)) to 999"
    return Culprit(
      kind: .systemViews, constraint: nil,
      reason:
        "The conflict includes constraints between views that \(core.framework.name) created. The list does not "
        + "show whether \(name) is one of these views.",
      advice:
        "If the app created \(name), such as a custom view in a bar or an alert, \(change). If \(core.framework.name) created \(name), the message is harmless."
    )
  }
}

extension ConflictCore {
  private var systemEntry: Int? {
    let own = members.filter { $0.origin == .system }
    return (own.first { $0.index == broken } ?? own.first)?.index
  }

  /// The status bar grows while a call or a hotspot is on, and UIKit moves the keyboard's window twice.
  ///
  /// source: https://github.com/SnapKit/Masonry/issues/356, https://github.com/lionheart/openradar-mirror/issues/7516 (rdar 24426241),
  /// https://github.com/LeoNatan/LNPopupController/issues/87
  fileprivate var keyboardWindowCulprit: Culprit {
    Culprit(
      kind: .systemViews, constraint: systemEntry,
      reason: "UIKit created all of these constraints, between views of the keyboard window.",
      advice:
        "The message is harmless. UIKit moves the keyboard window, for example when the status bar grows during "
        + "a call.")
  }

  /// Bars are laid out before they have a size.
  ///
  /// source: https://github.com/apache/cordova-plugin-inappbrowser/pull/1123
  fileprivate var barCulprit: Culprit {
    Culprit(
      kind: .systemViews, constraint: systemEntry,
      reason:
        "UIKit created all of these constraints, and lays out the views of a bar before the bar has a size.",
      advice:
        "The conflict is usually harmless. If a bar button item has a custom view, set the size of the custom "
        + "view. Set the items of the bar after the bar has a size.")
  }

  /// Frames and windows.
  fileprivate var ownersCulprit: Culprit {
    let own = Set(members.flatMap(\.items)).filter {
      !names.isGuide($0) && !names.viewClass($0).isPrivate && !names.viewClass($0).isPlain
    }
    let text = own.map { names.name($0) }.sorted().formatted
    return Culprit(
      kind: .systemViews, constraint: nil,
      reason:
        "\(framework.name) created all of these constraints, from frames or for system views.",
      advice: own.isEmpty
        ? "The app cannot change any of these constraints. If the screen looks correct, the message is harmless."
        : "Check \(own.count == 1 ? "the frame" : "the frames") of \(text). If the screen looks correct, the "
          + "message is harmless.")
  }
}
