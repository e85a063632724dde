/// Members of UIKit's classes that Swift 4.2 renamed. A call of an old name compiles with a warning; an override cannot, because nothing of
/// that name is there to be overridden: it gets the name of today.
package struct FormerName: Equatable {
  /// As the source has it, with labels.
  var old: String
  /// The base name of today.
  var name: String
  /// The labels of today; empty for `_`.
  var labels: [String] = []
  /// Whether a function without parameters is a property today.
  var isProperty = false

  /// The name of today, with labels.
  var fullName: String {
    let isFunction = old.hasSuffix(")") && !isProperty
    return isFunction ? "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))" : name
  }

  /// By the old name. source: the changes of UIKit's interface between Xcode 9 and Xcode 10, where Apple's compiler says "has been renamed to".
  static let all: [String: FormerName] = {
    let names = [
      FormerName(old: "didMove(toParentViewController:)", name: "didMove", labels: ["toParent"]),
      FormerName(old: "willMove(toParentViewController:)", name: "willMove", labels: ["toParent"]),
      FormerName(old: "addChildViewController(_:)", name: "addChild", labels: [""]),
      FormerName(old: "removeFromParentViewController()", name: "removeFromParent"),
      FormerName(old: "childViewControllerForStatusBarStyle", name: "childForStatusBarStyle"),
      FormerName(old: "childViewControllerForStatusBarHidden", name: "childForStatusBarHidden"),
      FormerName(
        old: "childViewControllerForHomeIndicatorAutoHidden()", name: "childForHomeIndicatorAutoHidden",
        isProperty: true),
      FormerName(
        old: "childViewControllerForScreenEdgesDeferringSystemGestures()",
        name: "childForScreenEdgesDeferringSystemGestures", isProperty: true),
      FormerName(old: "prefersHomeIndicatorAutoHidden()", name: "prefersHomeIndicatorAutoHidden", isProperty: true),
      FormerName(
        old: "preferredScreenEdgesDeferringSystemGestures()", name: "preferredScreenEdgesDeferringSystemGestures",
        isProperty: true),
      FormerName(
        old: "overrideTraitCollection(forChildViewController:)", name: "overrideTraitCollection", labels: ["forChild"]),
      FormerName(
        old: "setOverrideTraitCollection(_:forChildViewController:)", name: "setOverrideTraitCollection",
        labels: ["", "forChild"]),
      FormerName(
        old: "allowedChildViewControllersForUnwinding(from:)", name: "allowedChildrenForUnwinding", labels: ["from"]),
      FormerName(old: "bringSubview(toFront:)", name: "bringSubviewToFront", labels: [""]),
      FormerName(old: "sendSubview(toBack:)", name: "sendSubviewToBack", labels: [""]),
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0.old, $0) })
  }()

  /// The files with overrides by the names of today. A name that the module declares itself is its own.
  static func renamed(_ files: [FileFacts]) -> [FileFacts] {
    var own: Set<String> = []
    var isUsed = false
    for member in files.lazy.flatMap(\.types).flatMap(\.members) where all[member.fullName] != nil {
      if member.isOverride { isUsed = true } else { own.insert(member.fullName) }
    }
    guard isUsed else { return files }
    var files = files
    for file in files.indices {
      for type in files[file].types.indices {
        for number in files[file].types[type].members.indices {
          files[file].types[type].members[number].takePresentName(except: own)
        }
      }
    }
    return files
  }
}

extension DeclaredMember {
  fileprivate mutating func takePresentName(except own: Set<String>) {
    guard isOverride, !isStatic, !own.contains(fullName), let found = FormerName.all[fullName] else { return }
    former = found
    name = found.name
    for (index, label) in found.labels.enumerated() { parameters[index].label = label }
    if found.isProperty { kind = .property }
  }
}
