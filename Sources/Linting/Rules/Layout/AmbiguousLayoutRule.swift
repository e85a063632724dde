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
    summary: "The constraints of a view do not determine its position or size.",
    page: .guide("AmbiguousLayouts"),
    rationale: """
      The place of the view is arbitrary: it may change with the release of iOS, the device or the order of constraints. Add \
      the missing constraints. Where two views compete for room, change a content hugging or compression resistance priority.
      """)

  static let experiments: RuleExperiments = [.threshold, .settlements]
  static let judgesCanvas = true

  func violations(in scene: LaidOutScene) -> [Violation] {
    // What a broken constraint would have determined belongs to the finding about the conflict.
    let clashing = scene.itemsOfConflicts
    let scrolling = scene.report.ambiguities.filter(\.isScrollableContent)
    return scene.report.ambiguities.flatMap { report -> [Violation] in
      guard !report.isScrollableContent, !clashing.contains(report.viewID ?? ""),
        // The canvas marks also views about which Xcode was told not to warn.
        report.viewID.flatMap({ scene.document.view($0) })?.element.ambiguityVerification != .off,
        !scrolling.contains(where: { report.followsContent(of: $0, in: scene) })
      else { return [] }
      let ties = Axis.allCases.compactMap { axis in tie(report, axis, in: scene).map { (axis.size, $0) } }
      let explained = Set(ties.map(\.0))
      let own = report.open.subtracting(report.following).subtracting(explained)
      return ties.map(\.1) + (own.isEmpty ? [] : [report.violation(of: own, in: scene)])
    }
  }

  /// The finding for views that compete for room on an axis with equal priorities; nil unless two contents
  /// compete.
  private func tie(_ report: AmbiguityReport, _ axis: Axis, in scene: LaidOutScene) -> Violation? {
    guard let rivals = report.rivals[axis.size], !report.following.contains(axis.size) else { return nil }
    let ids = ([report.viewID].compactMap { $0 } + rivals).filter { hasContent($0, in: scene) }
    guard ids.count > 1 else { return nil }
    let names = ids.compactMap { scene.document.view($0) }.map { "\"\(scene.document.name(of: $0.element))\"" }
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    let which = (more.isEmpty && names.count > 1 ? names.dropLast() : names.prefix(4)).joined(separator: ", ")
    let all = more.isEmpty && names.count > 1 ? "\(which) and \(names.last ?? "")" : which + more
    // Which of them gives way is arbitrary: naming the first keeps the finding's place the same in every configuration.
    let isTight = ids.contains { isSqueezed($0, axis, in: scene) } || !haveOneHugging(ids, axis, in: scene)
    let kind = isTight ? "compression resistance" : "hugging"
    let message: FindingMessage =
      "Content Priority Ambiguity: \(all) have the same \(axis.word) \(kind) priority, so it is open which of them \(isTight ? "is compressed" : "stretches")"
    return report.violation(message, identity: axis.size.rawValue, in: scene, askingCanvas: !isTight)
  }

  /// Whether the view has a content whose priorities can tie with those of others.
  private func hasContent(_ id: String, in scene: LaidOutScene) -> Bool {
    scene.view(id).map { $0.isContent || $0.kind == .imageView || $0.report.textFit != nil } ?? false
  }

  /// Whether the hugging priorities that the document gives are the same: those of one class, or written.
  private func haveOneHugging(_ ids: [String], _ axis: Axis, in scene: LaidOutScene) -> Bool {
    let views = ids.compactMap { scene.document.view($0)?.element }
    let written = views.map { axis == .horizontal ? $0.horizontalHuggingPriority : $0.verticalHuggingPriority }
    let known = Set(written.compactMap { $0 })
    // What is not written differs by class.
    return known.count < 2
  }

  private func isSqueezed(_ id: String, _ axis: Axis, in scene: LaidOutScene) -> Bool {
    guard let fit = scene.view(id)?.report.textFit else { return false }
    return axis == .horizontal
      ? fit.available.width < fit.needed.width - 1 : fit.available.height < fit.needed.height - 1
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

extension Axis {
  var size: AmbiguityReport.Quantity { self == .horizontal ? .width : .height }
  var position: AmbiguityReport.Quantity { self == .horizontal ? .horizontalPosition : .verticalPosition }
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension AmbiguityReport {
  /// The violation in Xcode's words for what is open.
  fileprivate func violation(of open: Set<Quantity>, in scene: LaidOutScene) -> Violation {
    let name = viewID.flatMap { scene.document.view($0) }.map { scene.document.name(of: $0.element) } ?? "a view"
    let message = Self.message(open, of: name)
    var violation = violation(FindingMessage(message), identity: message, in: scene)
    violation.followsSizeOfRoot = false
    return violation
  }

  /// A violation at the view. Whether the canvas is asked: it does not know of too little room on a device, and of contents that
  /// scroll.
  func violation(
    _ message: FindingMessage, identity: String, in scene: LaidOutScene, askingCanvas: Bool = true
  ) -> Violation {
    let position = line.map { SourcePosition(line: $0, column: column ?? 1) }
    var violation = Violation(
      message, at: position ?? scene.document.document.root.position, elementID: viewID, identity: identity,
      condition: condition(in: scene, askingCanvas))
    // What no device shows follows from how large the scene is drawn: one cause, whichever views it moves.
    if scene.isOnCanvas, !open.isEmpty {
      let axes = Axis.allCases.filter { open.contains($0.size) || open.contains($0.position) }
      violation.shape = axes.map(\.size.rawValue).joined(separator: " ")
    }
    violation.others = followers.compactMap { scene.document.view($0)?.element }.map(Finding.Place.init)
    return violation
  }

  private func condition(in scene: LaidOutScene, _ asksCanvas: Bool) -> String? {
    guard let id = viewID, let view = scene.view(id), let element = view.element?.element else { return nil }
    // Xcode calls hidden views and those of unknown classes ambiguous too.
    if element.isAmbiguous { return nil }
    if !view.isShown { return "the view is hidden until the program shows it" }
    let isOnCanvas = scene.ambiguousOnCanvas?.contains(id) ?? false
    if !scene.report.conflicts.isEmpty, scene.isOnCanvas || !isOnCanvas {
      return "the conflict in the scene may be the reason"
    }
    if element.mayHaveOwnSize || hangsOnClasses(in: scene) { return "the class of a view may give it a size" }
    if scene.ambiguousOnCanvas != nil, asksCanvas, !isOnCanvas { return "Interface Builder does not call it ambiguous" }
    return nil
  }
}
