import InterfaceBuilder
import LayoutReports

/// Texts that their views are too small for.
struct ClippedTextRule: LayoutRule {
  static let description = RuleDescription(
    "clipped_text", "Clipped Text",
    summary: "A text does not fit into its label, button or text view.",
    rationale: """
      What is cut off cannot be read. Let the view grow: no fixed size, more lines, a constraint to both sides instead of a \
      width; or let the text shrink.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    scene.views.compactMap { view in
      guard view.isLaidOut, let fit = view.report.textFit, fit.isClipped, fit.isCertain,
        let element = view.element?.element, !element.breaksTitle
      else { return nil }
      return Violation(
        message(fit, element), at: element.position, elementID: element.id)
    }
  }

  private func message(_ fit: TextFit, _ element: ViewElement) -> String {
    let type = element.kind == .button ? "Title" : "Text"
    let missing =
      fit.needed.width > fit.available.width + 0.5
      ? "needs a width of \(words(fit.needed.width)), has \(words(fit.available.width))"
      : "needs a height of \(words(fit.needed.height)), has \(words(fit.available.height))"
    return "\(type) of \"\(element.displayName)\" is clipped: \(missing)"
  }
}

extension TextFit {
  /// Widths are measured to within a point or two; with another font than the text's own they may be a fifth off.
  fileprivate var isCertain: Bool {
    let tolerance = isMeasured ? max(1, needed.width * 0.015) : needed.width * 0.2
    if needed.width > available.width + 0.5 { return needed.width > available.width + tolerance }
    return isMeasured || needed.height > available.height * 1.5
  }
}

extension ViewElement {
  /// A button whose title goes on in a second line.
  fileprivate var breaksTitle: Bool {
    ButtonElement(element)?.lineBreakMode == .wordWrap
  }
}
