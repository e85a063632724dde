import Geometry
import LayoutReports

/// Finds texts that are hard to read in their colour. Texts over pictures, blurs and gradients are passed over.
struct LowContrastRule: LayoutRule {
  static let description = RuleDescription(
    "low_contrast", "Low Contrast",
    summary: "A text and its background have a contrast of less than 4.5, or of less than 3 for large and bold text.",
    page: .guidelines("accessibility"),
    rationale: """
      Apple's Human Interface Guidelines ask for a contrast of at least 4.5, or at least 3 for bold text and for text of 18 points or \
      more. People with low vision can then read the text. The contrast ratio is defined in the Web Content Accessibility Guidelines.
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
        "Contrast of \"\(scene.document.name(of: element))\" is \(amount: ratio), which is less than \(amount: text.needed)",
        at: element.position, elementID: element.id)
    }
  }
}
