import InterfaceBuilder

/// Scenes that an app cannot show.
struct UnreachableSceneRule: DocumentRule {
  static let description = RuleDescription(
    "unreachable_scene", "Unreachable Scene",
    summary: "No segue leads to a scene, it is not the first one, and it has no identifier.",
    rationale: "Code cannot ask for it either. Connect it, give it a storyboard identifier, or remove it.")

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
      let name = controller.userLabel ?? controller.title ?? controller.customClass ?? "View Controller"
      return Violation(
        "\"\(name)\" is unreachable because it has no entry points, and no identifier for runtime access",
        at: controller.position, elementID: controller.id)
    }
  }
}
