import InterfaceBuilder

/// Finds scenes that an app has no way to show.
struct UnreachableSceneRule: DocumentRule {
  static let description = RuleDescription(
    "unreachable_scene", "Unreachable Scene",
    summary: "A scene has no storyboard ID, no segue leads to the scene, and another scene is the initial scene.",
    page: .uikit("uistoryboard"),
    rationale:
      "The app cannot show the scene. No segue leads to the scene, and code cannot instantiate a scene without a storyboard ID. Connect the scene with a segue, set a storyboard ID, or remove the scene."
  )

  func violations(in document: LintedDocument) -> [Violation] {
    guard document.document.kind == .storyboard, !document.document.isLaunchScreen else { return [] }
    var reached: Set<String> = [document.document.initialViewController ?? ""]
    document.forEachElement { element in
      if element.connectionKind == .segue, let destination = element["destination"] { reached.insert(destination) }
    }
    return document.document.scenes.compactMap { scene in
      guard let controller = scene.controller, !reached.contains(controller.id),
        (controller.storyboardIdentifier ?? "").isEmpty, controller.kind != .viewControllerPlaceholder,
        controller.element["restorationIdentifier"] == nil
      else { return nil }
      let name =
        controller.userLabel ?? controller.title ?? controller.customClass ?? controller.kind?.libraryName
        ?? "View Controller"
      return Violation(
        "\"\(name)\" is unreachable: no segue leads to the scene, and the scene has no storyboard ID",
        at: controller.position, elementID: controller.id)
    }
  }
}
