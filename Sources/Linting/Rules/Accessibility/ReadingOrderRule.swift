import Geometry
import LayoutReports

/// Finds columns that VoiceOver does not read one after the other.
struct ReadingOrderRule: LayoutRule {
  static let description = RuleDescription(
    "reading_order", "Reading Order",
    summary:
      "VoiceOver reads two columns line by line, and mixes the lines of the two columns.",
    page: RulePage(
      address: "https://developer.apple.com/documentation/objectivec/nsobject/shouldgroupaccessibilitychildren"),
    rationale: """
      VoiceOver reads from the leading edge to the trailing edge and then down, and ignores superviews. To make VoiceOver read one \
      column after the other, set shouldGroupAccessibilityChildren to true for the superview of each column.
      """,
    severity: .note, isOptIn: true)
  static var experiments: RuleExperiments { [] }

  func violations(in scene: LaidOutScene) -> [Violation] {
    let found = ReadingOrder.mixed(in: scene.report) { view in
      guard let element = view.id.flatMap({ scene.document.view($0)?.element.element }) else { return false }
      return element["shouldGroupAccessibilityChildren"] == "YES"
        || element.child("userDefinedRuntimeAttributes")?.children.contains {
          $0["keyPath"] == "shouldGroupAccessibilityChildren" && $0.child("boolean")?["value"] != "NO"
            && $0["value"] != "NO"
        } ?? false
    }
    return found.compactMap { order in
      guard let id = order.column.id, let element = scene.document.view(id)?.element else { return nil }
      let other = order.neighbor.id.flatMap { scene.document.view($0)?.element }
      let name = other.map { scene.document.name(of: $0) } ?? order.neighbor.className
      let words = order.words.prefix(4).map { "“\($0.prefix(24))”" }.joined(separator: ", ")
      return Violation(
        "VoiceOver reads the lines of \"\(scene.document.name(of: element))\" and \"\(name)\" in mixed order",
        at: element.position, elementID: element.id, identity: other?.id ?? "",
        condition: element.element["customClass"].map { "the class \($0) may set another reading order" },
        details: ["The reading order begins with \(words)."])
    }
  }
}
