import ConstraintText
import InterfaceBuilder
import LayoutReports

/// Finds texts that are cut off because their view is too small.
struct ClippedTextRule: LayoutRule {
  static let description = RuleDescription(
    "clipped_text", "Clipped Text",
    summary: "A text does not fit into its label, button or text view, and is cut off.",
    page: .guide("ViewswithIntrinsicContentSize"),
    rationale: """
      Nobody can read the missing part. Let the view grow: remove its fixed size, allow more lines, or replace a width by \
      constraints to both sides. Or let the font shrink.
      """)

  static let experiments: RuleExperiments = [.threshold, .textRoom]

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
      ? "it needs a width of \(tenths(fit.needed.width)) points and has \(tenths(fit.available.width))"
      : "it needs a height of \(tenths(fit.needed.height)) points and has \(tenths(fit.available.height))"
    return "\(type) of \"\(element.displayName)\" is clipped: \(missing)"
  }
}

extension TextFit {
  /// Whether more is missing than an error of measuring explains: measured widths are off by a point or two, and by up to a fifth
  /// if the font of the text is not available.
  fileprivate var isCertain: Bool {
    let tolerance = isMeasured ? max(1, needed.width * 0.015) : needed.width * 0.2
    if needed.width > available.width + 0.5 { return needed.width > available.width + tolerance }
    return isMeasured || needed.height > available.height * 1.5
  }
}

extension ViewElement {
  /// Whether the view is a button whose title continues on a second line.
  fileprivate var breaksTitle: Bool {
    ButtonElement(element)?.lineBreakMode == .wordWrap
  }
}
