import InterfaceBuilder

/// Finds scenes that an app has no way to show.
struct UnreachableSceneRule: DocumentRule {
  static let description = RuleDescription(
    "unreachable_scene", "Unreachable Scene",
    summary: "A scene is not the initial scene, no segue leads to it, and it has no storyboard identifier.",
    page: .uikit("uistoryboard"),
    rationale:
      "No segue leads to the scene, and code cannot instantiate a scene without an identifier. Connect the scene, give it an identifier, or remove it."
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
        "\"\(name)\" is unreachable because it has no entry points, and no identifier for runtime access",
        at: controller.position, elementID: controller.id)
    }
  }
}
