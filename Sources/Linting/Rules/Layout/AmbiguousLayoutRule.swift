import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds views whose position or size does not follow from the constraints.
///
/// Only causes are reported: what is open only because the size of another view is, is that view's finding. Views that compete for
/// room with equal priorities are one finding.
struct AmbiguousLayoutRule: LayoutRule {
  static let description = RuleDescription(
    "ambiguous_layout", "Ambiguous Layout",
    summary: "The constraints of a view do not determine the position or size of the view.",
    page: .guide("AmbiguousLayouts"),
    rationale: """
      iOS chooses an arbitrary position or size for the view. Add the missing constraints. If two views compete for space, change a \
      content hugging or compression resistance priority.
      """)

  static let experiments: RuleExperiments = [.threshold, .settlements]
  static let judgesCanvas = true
  static let wordsForOthers: String? = "also ambiguous"

  func violations(in scene: LaidOutScene) -> [Violation] {
    // What a broken constraint would have determined belongs to the finding about the conflict.
    let clashing = scene.itemsOfConflicts
    let axes = Set(scene.report.conflicts.flatMap { $0.axes(in: scene.document) })
    let companions = MarkedCompanions(in: scene)
    return scene.report.ambiguities.flatMap { report -> [Violation] in
      let view = report.viewID.flatMap { scene.document.view($0)?.element }
      guard !report.isScrollableContent, !clashing.contains(report.viewID ?? ""),
        // The canvas also marks views for which the author has turned the warning off.
        view?.ambiguityVerification != .off, scene.openContents(around: report).isEmpty
      else { return [] }
      let rounded = Axis.allCases.filter { isRounding(contents(of: report, competingOn: $0, in: scene), $0, in: scene) }
      let ties = Axis.allCases.filter { !rounded.contains($0) }.compactMap { axis in
        tie(report, axis, in: scene).map { (axis.size, $0) }
      }
      let explained = Set(ties.map(\.0)).union(rounded.map(\.size))
      // A bar places and sizes its items, whatever their constraints.
      guard view?.role != .barItem else { return [] }
      var own = report.open.subtracting(report.following).subtracting(explained)
      if view?.ambiguityVerification == .ignoreSizes { own.subtract([.width, .height]) }
      let isMarked = view?.isAmbiguous ?? false
      // What a broken constraint leaves open shows along its axis, however far away.
      if !isMarked, Axis.allCases.allSatisfy({ axes.contains($0) || own.isDisjoint(with: [$0.size, $0.position]) }) {
        return ties.map(\.1)
      }
      return (ties.map(\.1) + (own.isEmpty ? [] : [report.violation(of: own, in: scene)])).map { violation in
        var violation = violation
        violation.others += companions.views(marked: report.viewID ?? "", besides: violation.others)
        return violation
      }
    }
  }

  /// The finding for views that compete for room on an axis with equal priorities; nil unless the report is of the first of them. Which of
  /// them gives way is arbitrary: naming the first keeps the finding's place the same in every configuration.
  private func tie(_ report: AmbiguityReport, _ axis: Axis, in scene: LaidOutScene) -> Violation? {
    guard var tie = report.ownTies.first(where: { $0.quantity == axis.size }) else { return nil }
    let ids = tie.members.compactMap(\.viewID)
    tie.members = tie.members.map { member in
      var member = member
      if let element = member.viewID.flatMap({ scene.document.view($0)?.element }) {
        member.name = scene.document.name(of: element)
      }
      return member
    }
    // Contents of any size are tied, whatever the document says of them.
    var violation = report.violation(
      FindingMessage(tie.message), identity: axis.size.rawValue, of: [axis.size], in: scene,
      askingCanvas: tie.kind == .hugging,
      askingMarks: !tie.holdsForAnyContent || scene.isLooseView)
    let isMarked = ids.contains { scene.document.view($0)?.element.isAmbiguous ?? false }
    if violation.condition == nil, !isMarked, !tie.holdsForAnyContent {
      violation.condition = conditionOfTexts(ids, in: scene)
    }
    return violation
  }

  /// That there is less or more room with the texts that the program sets, or with the fonts of the app.
  private func conditionOfTexts(_ ids: [String], in scene: LaidOutScene) -> String? {
    if ids.contains(where: { scene.document.view($0).map { scene.document.hasPlaceholderText($0.element) } ?? false }) {
      return "the app's code may replace the placeholder text"
    }
    return ids.contains { scene.view($0)?.report.textFit?.isMeasured == false }
      ? AmbiguityReport.conditionOfFonts : nil
  }

  /// Whether two or more contents have all but a point of what they need: text is measured in pixels, and nobody sees where a third of
  /// one that is left over goes.
  private func isRounding(_ ids: [String], _ axis: Axis, in scene: LaidOutScene) -> Bool {
    let fits = ids.compactMap { scene.view($0)?.report.textFit }
    guard ids.count > 1, fits.count == ids.count else { return false }
    let slacks = fits.map {
      axis == .horizontal ? $0.available.width - $0.needed.width : $0.available.height - $0.needed.height
    }
    return slacks.map(abs).reduce(0, +) < 1
  }

  /// The contents that compete for room on an axis; none if nothing competes with the view.
  private func contents(of report: AmbiguityReport, competingOn axis: Axis, in scene: LaidOutScene) -> [String] {
    guard let rivals = report.rivals[axis.size] else { return [] }
    return ([report.viewID].compactMap { $0 } + rivals).filter { hasContent($0, in: scene) }
  }

  /// Whether the view has a content whose priorities can tie with those of others.
  private func hasContent(_ id: String, in scene: LaidOutScene) -> Bool {
    scene.view(id).map { $0.isContent || $0.kind == .imageView || $0.report.textFit != nil } ?? false
  }
}

extension AmbiguityReport {
  /// Whether the size of an empty view of a class of the program is open along the same axis, and Xcode does not mark this view:
  /// with that size this one may be settled.
  fileprivate func hangsOnClasses(in scene: LaidOutScene) -> Bool {
    Axis.allCases.contains { axis in
      scene.axesOfOpenClasses.contains(axis) && (open.contains(axis.size) || open.contains(axis.position))
    }
  }
}

extension ViewElement {
  /// Whether the view is an empty one of a class of the program, which may have an intrinsic size.
  var mayHaveOwnSize: Bool { kind == .view && customClass != nil && subviews.isEmpty }
}

extension AmbiguityReport {
  /// The violation for what is open.
  fileprivate func violation(of open: Set<Quantity>, in scene: LaidOutScene) -> Violation {
    let view = viewID.flatMap { scene.document.view($0)?.element }
    let message = Self.message(open, of: view.map(scene.document.name) ?? "a view")
    // Xcode's words, which name the issue and are not ours to change, are its identity.
    let issue = Self.identity(open, of: view.map(scene.document.identifyingName) ?? "a view")
    var violation = violation(FindingMessage(message), identity: issue, of: open, in: scene)
    // What a stack view arranges hangs together with its size.
    violation.followsSizeOfRoot = !stacks(in: scene).isEmpty
    return violation
  }

  /// That a substitute needs more or less room.
  fileprivate static let conditionOfFonts = "the project does not contain the font of the text"

  /// A violation at the view. Whether the canvas is asked: it does not know of too little room on a device, and of contents that
  /// scroll. Whether marks are: those who write documents without Xcode write none.
  ///
  /// - Parameter quantities: of what is open, what the violation is about; empty for contents that scroll.
  func violation(
    _ message: FindingMessage, identity: String, of quantities: Set<Quantity> = [], in scene: LaidOutScene,
    askingCanvas: Bool = true, askingMarks: Bool = true
  ) -> Violation {
    let position = line.map { SourcePosition(line: $0, column: column ?? 1) }
    var violation = Violation(
      message, at: position ?? scene.document.document.root.position, elementID: viewID, identity: identity,
      condition: condition(of: quantities, in: scene, askingCanvas, askingMarks))
    // What no device shows follows from how large the scene is drawn: one cause, whichever views it moves.
    if scene.isOnCanvas, !open.isEmpty {
      let axes = Axis.allCases.filter { open.contains($0.size) || open.contains($0.position) }
      violation.shape = axes.map(\.size.rawValue).joined(separator: " ")
    }
    if violation.shape == nil { violation.cause = stacks(in: scene) }
    violation.others = followers.compactMap { scene.document.view($0)?.element }.map(Finding.Place.init)
    return violation
  }

  /// The stack view that arranges the view, with the axis if that is open along it: what one of its views leaves open, its siblings
  /// do, too.
  private func stacks(in scene: LaidOutScene) -> Set<String> {
    guard let view = viewID.flatMap({ scene.view($0) }), let outer = scene.superview(of: view)?.element?.element,
      view.element?.element.role == .subview, let stack = StackViewElement(outer.element)
    else { return [] }
    let axis: Axis = stack.axis == .horizontal ? .horizontal : .vertical
    return open.contains(axis.size) || open.contains(axis.position) ? ["\(outer.id) \(axis)"] : []
  }

  private func condition(
    of quantities: Set<Quantity>, in scene: LaidOutScene, _ asksCanvas: Bool, _ asksMarks: Bool
  ) -> String? {
    guard let id = viewID, let view = scene.view(id), let element = view.element?.element else { return nil }
    // Xcode calls hidden views and those of unknown classes ambiguous too.
    if element.isAmbiguous { return nil }
    let isVertical = quantities.contains(.height) || quantities.contains(.verticalPosition)
    if isVertical, !scene.isOnCanvas, scene.isInHeaderOrFooterOfTable(view) {
      return "the app's code sets the height of the table header"
    }
    if !view.isShown { return "the view is hidden until the app's code shows the view" }
    let isOnCanvas = scene.ambiguousOnCanvas?.contains(id) ?? false
    if !scene.report.conflicts.isEmpty, scene.isOnCanvas || !isOnCanvas {
      return "a conflict in the same scene may cause the ambiguity"
    }
    if element.mayHaveOwnSize || hangsOnClasses(in: scene) { return "a custom view class may set the size of the view" }
    if !open.isDisjoint(with: [.width, .height]), view.report.textFit?.isMeasured == false {
      return Self.conditionOfFonts
    }
    // Xcode marks what its canvas leaves open.
    if scene.isOnCanvas, asksMarks { return "Interface Builder did not mark the view as ambiguous" }
    if scene.ambiguousOnCanvas != nil, asksCanvas, !isOnCanvas {
      return "Interface Builder does not show the view as ambiguous"
    }
    return nil
  }
}
