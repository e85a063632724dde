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
        message(fit, element, scene.document), at: element.position, elementID: element.id,
        condition: condition(of: view, element, fit, in: scene))
    }
  }

  private func message(_ fit: TextFit, _ element: ViewElement, _ document: LintedDocument) -> FindingMessage {
    let type = element.kind == .button ? "Title" : "Text"
    let name = document.name(of: element)
    return isNarrow(fit)
      ? "\(type) of \"\(name)\" is clipped: it needs a width of \(amount: fit.needed.width) points and has \(amount: fit.available.width)"
      : "\(type) of \"\(name)\" is clipped: it needs a height of \(amount: fit.needed.height) points and has \(amount: fit.available.height)"
  }

  private func isNarrow(_ fit: TextFit) -> Bool { fit.needed.width > fit.available.width + 0.5 }

  private func condition(of view: LaidOutView, _ element: ViewElement, _ fit: TextFit, in scene: LaidOutScene)
    -> String?
  {
    if element.hasPlaceholderText { return "the text stands for one that the program sets" }
    if !view.isShown { return "the view is hidden until the program shows it" }
    return isNarrow(fit) ? nil : view.generalCondition(in: scene)
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
