import Geometry
import LayoutReports

/// Finds texts that are hard to read in their color. Texts over pictures, blurs and gradients are passed over.
struct LowContrastRule: LayoutRule {
  static let description = RuleDescription(
    "low_contrast", "Low Contrast",
    summary:
      "The contrast ratio of text to its background is less than 4.5:1, or less than 3:1 for large or bold text.",
    page: .guidelines("accessibility"),
    rationale: """
      Apple's Human Interface Guidelines require a contrast of at least 4.5. For bold text, and for text of 18 points or more, the \
      minimum contrast is 3. With this contrast, people with low vision can read the text. The Web Content Accessibility Guidelines \
      define the contrast ratio.
      """,
    severity: .note, isOptIn: true)
  static var experiments: RuleExperiments { [] }

  func violations(in scene: LaidOutScene) -> [Violation] {
    TextContrast.all(in: scene.report).compactMap { text in
      guard text.ratio < text.needed, let id = text.view.id, let element = scene.document.view(id)?.element else {
        return nil
      }
      // Always below what is asked for, also after rounding.
      let ratio = (text.ratio * 100).rounded(.down) / 100
      return Violation(
        "The contrast of \"\(scene.document.name(of: element))\" is \(amount: ratio), less than the minimum of \(amount: text.needed)",
        at: element.position, elementID: element.id)
    }
  }
}
