import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds texts that are cut off because their view is too small.
///
/// Where constraints contradict each other or leave a size open, what a text loses is a consequence, and the finding about the
/// cause tells it.
struct ClippedTextRule: LayoutRule {
  static let description = RuleDescription(
    "clipped_text", "Clipped Text",
    summary: "A text is clipped, because the label, button or text view is too small.",
    page: .guide("ViewswithIntrinsicContentSize"),
    rationale: """
      People cannot read the whole text. To let the view grow, remove a fixed size, allow more lines, or replace a width constraint \
      with leading and trailing constraints. You can also let the font shrink.
      """)

  static let experiments: RuleExperiments = [.threshold, .textRoom]

  func violations(in scene: LaidOutScene) -> [Violation] {
    let clipped = scene.views.filter { view in
      guard view.isLaidOut, let fit = view.report.textFit, fit.isClipped, fit.isCertain,
        let element = view.element?.element
      else { return false }
      return !element.breaksTitle && !element.isIconWithoutTitle && !element.wasDrawnWithRoom(for: fit)
    }
    guard !clipped.isEmpty else { return [] }
    let open = OpenSizes(scene)
    let covers = scene.views.filter { $0.isShown && $0.report.alpha == 1 && $0.report.backgroundColor?.alpha == 1 }
    return clipped.compactMap { view in
      guard let fit = view.report.textFit, let element = view.element?.element,
        !open.contains(view, fit.axis, isBroken: fit.breaksLines), !scene.isCovered(view, by: covers)
      else { return nil }
      var violation = Violation(
        message(fit, element, scene.document), at: element.position, elementID: element.id,
        condition: condition(of: view, element, fit, in: scene))
      violation.followsSizeOfRoot =
        scene.document.fixedSize(of: element, fit.axis) == nil && fit.needed.width < LaidOutScene.widest
      return violation
    }
  }

  private func message(_ fit: TextFit, _ element: ViewElement, _ document: LintedDocument) -> FindingMessage {
    let type = element.kind == .button ? "Title" : "Text"
    let name = document.name(of: element)
    return fit.axis == .horizontal
      ? "\(type) of \"\(name)\" is clipped: the text is \(amount: fit.needed.width) points wide, but the view has only \(amount: fit.available.width) points"
      : "\(type) of \"\(name)\" is clipped: the text is \(amount: fit.needed.height) points high, but the view has only \(amount: fit.available.height) points"
  }

  private func condition(of view: LaidOutView, _ element: ViewElement, _ fit: TextFit, in scene: LaidOutScene)
    -> String?
  {
    if !view.isShown { return "the view is hidden until the app's code shows the view" }
    if view.holdsNoText { return nil }
    let document = scene.document
    if document.hasPlaceholderText(element) || view.isRowText(element, fit, in: scene) {
      return "the app's code may replace the placeholder text"
    }
    switch document.fixedSize(of: element, fit.axis) {
    case .none: return conditionOfSize(of: view, fit, in: scene)
    case .some(let constraint):
      return document.outletNames(of: constraint.id).isEmpty
        ? nil : "the app's code can change the \(fit.axis.size.rawValue) constraint through an outlet"
    }
  }

  /// What decides the room of a view without a size of its own.
  private func conditionOfSize(of view: LaidOutView, _ fit: TextFit, in scene: LaidOutScene) -> String? {
    guard fit.axis == .vertical else { return nil }
    if scene.isInOpenHeader(view) { return "the app's code sets the height of the table header" }
    return view.generalCondition(in: scene)
  }
}

extension TextFit {
  /// The axis on which room is missing.
  fileprivate var axis: Axis { needed.width > available.width + 0.5 ? .horizontal : .vertical }

  /// Whether the height that is needed follows from the width.
  fileprivate var breaksLines: Bool { axis == .vertical }

  /// Whether more is missing than an error of measuring explains: measured widths are off by a point or two, and by up to a fifth
  /// if the font of the text is not available.
  fileprivate var isCertain: Bool {
    let tolerance = isMeasured ? max(1, needed.width * 0.015) : needed.width * 0.2
    if axis == .horizontal { return needed.width > available.width + tolerance }
    return isMeasured || needed.height > available.height * 1.5
  }
}

extension LaidOutView {
  /// Whether the view has room for no text of two letters, whichever the program sets: less than three quarters of the size of its
  /// font. What has no width at all is taken out of the way by the program.
  fileprivate var holdsNoText: Bool {
    guard let fit = report.textFit, fit.text.count > 1, case .text(let text) = report.content else { return false }
    return fit.available.width > 1 && fit.available.width < text.fontSize * 0.75
  }

  /// Whether the text is that of a row, which the program sets for each: the cell can be used again, and its class has an outlet
  /// for the label. A label with less than half of the room of a usual text is too narrow for others as well.
  fileprivate func isRowText(_ element: ViewElement, _ fit: TextFit, in scene: LaidOutScene) -> Bool {
    guard kind == .label, fit.available.width < 1 || fit.needed.width < fit.available.width * 2.5,
      let cell = scene.enclosingCell(of: self)?.element?.element, cell.role == .prototype || cell.role == .root
    else { return false }
    return !scene.document.outletNames(of: element.id).isEmpty
  }
}

extension ViewElement {
  /// Whether the view is a button whose title continues on a second line.
  fileprivate var breaksTitle: Bool {
    ButtonElement(element)?.lineBreakMode == .wordWrap
  }

  /// Whether the view is a button with an image that still has the title of Interface Builder's library, which nobody misses.
  fileprivate var isIconWithoutTitle: Bool {
    guard let state = ButtonElement(element)?.states[.normal], state.title == ElementKind.button.libraryName else {
      return false
    }
    return state.image != nil || state.backgroundImage != nil
  }

  /// Whether Xcode, which had the font of the text, drew it no wider than it is now. A stored width is that of the text if it is
  /// a little less than what a substitute needs: other fonts for text have four fifths of its width, condensed ones two thirds.
  fileprivate func wasDrawnWithRoom(for fit: TextFit) -> Bool {
    guard !fit.isMeasured, fit.axis == .horizontal, let drawn = frame?.width else { return false }
    return drawn >= fit.needed.width * 0.65 && drawn <= fit.available.width + 0.5
  }
}

extension LintedDocument {
  /// The constraint that gives the view a size in points by itself; nil without one.
  fileprivate func fixedSize(of view: ViewElement, _ axis: Axis) -> ConstraintElement? {
    constraints(on: view.id).first {
      ($0.firstItem ?? $0.ownerID) == view.id && $0.secondAttribute == nil && $0.relation != .greaterThanOrEqual
        && $0.firstAttribute == (axis == .horizontal ? .width : .height) && $0.priority == 1000
    }
  }
}

extension LaidOutScene {
  /// Whether the view is in the header or footer of a table, which Auto Layout does not size, and the program knows it: by a class
  /// of its own or an outlet.
  fileprivate func isInOpenHeader(_ view: LaidOutView) -> Bool {
    var next: LaidOutView? = view
    while let outer = next {
      if let element = outer.element?.element, element.role == .header || element.role == .footer {
        return element.customClass != nil || !document.outletNames(of: element.id).isEmpty
          || element.tree.contains { !document.outletNames(of: $0.id).isEmpty }
      }
      next = superview(of: outer)
    }
    return false
  }
}
