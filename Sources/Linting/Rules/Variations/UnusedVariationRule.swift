import InterfaceBuilder

/// Finds variations for size classes that have no effect.
struct UnusedVariationRule: DocumentRule {
  static let description = RuleDescription(
    "unused_variation", "Unused Variation",
    summary: "An attribute has a variation for size classes that no device has, or a variation without effect.",
    page: .uikit("uitraitcollection"),
    rationale:
      "The variation changes nothing on any device. Remove the variation, or set a different value.",
    severity: .note, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    let classes = document.document.idiom == .pad ? Self.tablets : Self.devices
    var violations: [Violation] = []
    document.forEachElement { element in
      for (variation, isMet) in element.idleVariations(for: classes) {
        let key = variation["key"] ?? ""
        violations.append(
          Violation(
            "The variation for \(Self.words(key)) has no effect\(isMet ? "" : ", because no device has these size classes")",
            at: variation.position, elementID: element.id, identity: key,
            fix: Fix("remove the variation", at: variation.position, [.removeElement])))
      }
    }
    return violations
  }

  /// The four combinations of size classes that devices have.
  private static let devices: [SizeClasses] = [SizeClass.compact, .regular].flatMap { width in
    [SizeClass.compact, .regular].map { SizeClasses(horizontal: width, vertical: $0) }
  }

  /// The combinations that iPads have: their width is compact in splits, and their height is always regular.
  private static let tablets = devices.filter { $0.vertical == .regular }

  /// `compact width and regular height`, as Xcode's inspector puts it.
  private static func words(_ key: String) -> String {
    if key == "default" { return "all sizes" }
    var words: [String] = []
    let traits: [[Substring]] = key.split(separator: "-").map { $0.split(separator: "=") }
    for (name, word) in [("widthClass", "width"), ("heightClass", "height")] {
      guard let value: Substring = traits.first(where: { $0.first.map(String.init) == name })?.last else { continue }
      words.append("\(value) \(word)")
    }
    return words.joined(separator: " and ")
  }
}
