import InterfaceBuilder

/// Changes for size classes that change nothing.
struct UnusedVariationRule: DocumentRule {
  static let description = RuleDescription(
    "unused_variation", "Unused Variation",
    summary: "A variation for size classes says what holds anyway, or no device has these size classes.",
    rationale: "Who reads the document takes it for a difference between devices. Remove it, or say what was meant.",
    severity: .note, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    let classes = document.document.idiom == .pad ? Self.tablets : Self.devices
    var violations: [Violation] = []
    document.forEachElement { element in
      for (variation, isMet) in element.idleVariations(for: classes) {
        let key = variation["key"] ?? ""
        violations.append(
          Violation(
            "The variation for \(Self.words(key)) \(isMet ? "changes nothing" : "applies on no device")",
            at: variation.position, elementID: element.id, identity: key,
            fix: Fix("remove the variation", at: variation.position, [.removeElement])))
      }
    }
    return violations
  }

  /// Width and height are never both left open on a device.
  private static let devices: [SizeClasses] = [SizeClass.compact, .regular].flatMap { width in
    [SizeClass.compact, .regular].map { SizeClasses(horizontal: width, vertical: $0) }
  }

  /// A tablet is narrow in a split, and never low.
  private static let tablets = devices.filter { $0.vertical == .regular }

  /// `compact width and regular height`, as Xcode's inspector puts it.
  private static func words(_ key: String) -> String {
    if key == "default" { return "all sizes" }
    let traits = key.split(separator: "-").map { $0.split(separator: "=") }
    let words = ["widthClass": "width", "heightClass": "height"].sorted { $0.key > $1.key }.compactMap { name, word in
      traits.first { $0.first.map(String.init) == name }?.last.map { "\($0) \(word)" }
    }
    return words.joined(separator: " and ")
  }
}
