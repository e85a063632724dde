import InterfaceBuilder

/// Finds buttons that show an image of the app alone and say nothing to those who do not see it.
struct MissingAccessibilityLabelRule: DocumentRule {
  static let description = RuleDescription(
    "missing_accessibility_label", "Missing Accessibility Label",
    summary: "A button that has an image but no title has no accessibility label.",
    page: RulePage(address: "https://developer.apple.com/documentation/objectivec/nsobject/accessibilitylabel"),
    rationale: """
      VoiceOver reads the title of a button. If the button has no title, VoiceOver reads the file name of the image. Set an \
      accessibility label for the button. System symbols need no label.
      """,
    severity: .note, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.map(\.element).compactMap { view in
      guard view.kind == .button, let image = Self.imageName(of: view.element), !Self.isNamed(view.element) else {
        return nil
      }
      let names = document.outletNames(of: view.id)
      return Violation(
        "\"\(document.name(of: view))\" has an image, but no title and no accessibility label", at: view.position,
        elementID: view.id, identity: image,
        condition: names.isEmpty ? nil : "the app's code may set an accessibility label through an outlet")
    }
  }

  /// The image of the normal state, if it is one of the app's and no title is beside it.
  private static func imageName(of button: Element) -> String? {
    let state = button.child("state", key: "normal")
    let configuration = button.child("buttonConfiguration", key: "configuration")
    for part in [state, configuration, button] {
      if let title = part?["title"], !title.isEmpty { return nil }
      if let text = part?.child("attributedString")?.children, !text.isEmpty { return nil }
    }
    let names = [state, configuration].compactMap { part -> String? in
      guard let name = part?["image"], part?["catalog"] != "system" else { return nil }
      let reference = part?.child("imageReference", key: "image")
      return reference?["symbolScale"] != nil || reference?["catalog"] == "system" ? nil : name
    }
    return names.first
      ?? [state, configuration].compactMap { part -> String? in
        let reference = part?.child("imageReference", key: "image")
        return reference?["catalog"] == "system" ? nil : reference?["image"]
      }.first
  }

  /// Whether the button says what it is, or is read by nobody.
  private static func isNamed(_ button: Element) -> Bool {
    let attribute = button.child("userDefinedRuntimeAttributes")?.children.contains {
      ["accessibilityLabel", "isAccessibilityElement"].contains($0["keyPath"])
    }
    guard let own = button.child("accessibility") else { return attribute ?? false }
    let isHidden = own.children.contains { $0["key"] == "isElement" && $0["value"] == "NO" }
    // The attribute has the name of a tag.
    let name = ElementKind.label.rawValue
    return attribute ?? false || isHidden || own[name]?.isEmpty == false
      || own.children.contains { $0["key"] == name && !$0.text.isEmpty }
  }
}
