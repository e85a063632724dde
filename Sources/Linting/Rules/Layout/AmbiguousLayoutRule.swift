import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds views whose position or size does not follow from the constraints.
///
/// Only causes are reported: where the size of a view is ambiguous, ambiguous positions on the same axis are taken to be its
/// consequences. Views with equal compression resistance that compete for too little room are one finding.
struct AmbiguousLayoutRule: LayoutRule {
  static let description = RuleDescription(
    "ambiguous_layout", "Ambiguous Layout",
    summary: "The constraints of a view do not determine its position or size.",
    page: .guide("AmbiguousLayouts"),
    rationale: """
      The place of the view is arbitrary: it may change with the release of iOS, the device or the order of constraints. Add \
      the missing constraints. Where two views compete for room, change a content hugging or compression resistance priority.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    // What a broken constraint would have determined belongs to the finding about the conflict.
    let clashing = scene.itemsOfConflicts
    let all = scene.report.ambiguities.filter { !$0.isScrollableContent }
    let open = all.filter { !clashing.contains($0.viewID ?? "") }
    guard !open.isEmpty else { return [] }
    let squeezed = Axis.allCases.compactMap { axis in squeeze(open, axis, in: scene).map { (axis, $0) } }
    let explained = Set(squeezed.map(\.0))
    let individual = open.filter { report in report.open.contains { !isConsequence($0, of: all, explained) } }
    return squeezed.map(\.1) + individual.map { $0.violation(in: scene) }
  }

  /// Whether another finding is the reason that the quantity is ambiguous.
  private func isConsequence(
    _ quantity: AmbiguityReport.Quantity, of open: [AmbiguityReport], _ explained: Set<Axis>
  ) -> Bool {
    guard let axis = Axis.allCases.first(where: { quantity == $0.position || quantity == $0.size }) else {
      return false
    }
    return explained.contains(axis) || quantity == axis.position && open.contains { $0.open.contains(axis.size) }
  }

  /// The finding for views that have too little room on an axis and the same compression resistance; nil if all have enough.
  private func squeeze(_ open: [AmbiguityReport], _ axis: Axis, in scene: LaidOutScene) -> Violation? {
    let rivals = open.filter { $0.open.contains(axis.size) }
    // Which of them is compressed is arbitrary: naming the first one keeps the finding's place the same in every configuration.
    guard let first = rivals.first, rivals.contains(where: { isSqueezed($0, axis, in: scene) }) else { return nil }
    let names = rivals.compactMap { $0.viewID.map { id in "\"\(scene.document.name(ofItem: id))\"" } }
    let which = names.count > 1 ? names.prefix(4).joined(separator: ", ") : "\(names.first ?? "a view") and others"
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    let position = first.line.map { SourcePosition(line: $0, column: first.column ?? 1) }
    return Violation(
      "Too little \(axis.size.rawValue): which of \(which)\(more) is compressed is ambiguous, because their priorities are equal",
      at: position ?? scene.document.document.root.position, elementID: first.viewID, identity: axis.size.rawValue)
  }

  private func isSqueezed(_ report: AmbiguityReport, _ axis: Axis, in scene: LaidOutScene) -> Bool {
    guard let id = report.viewID, let fit = scene.view(id)?.report.textFit else { return false }
    return axis == .horizontal
      ? fit.available.width < fit.needed.width - 1 : fit.available.height < fit.needed.height - 1
  }
}

extension Axis {
  fileprivate var position: AmbiguityReport.Quantity { self == .horizontal ? .horizontalPosition : .verticalPosition }
  fileprivate var size: AmbiguityReport.Quantity { self == .horizontal ? .width : .height }
}

extension AmbiguityReport {
  func violation(in scene: LaidOutScene) -> Violation {
    let position = line.map { SourcePosition(line: $0, column: column ?? 1) }
    return Violation(
      message, at: position ?? scene.document.document.root.position, elementID: viewID, identity: message)
  }
}
