import Geometry
import InterfaceBuilder
import LayoutReports

/// Views whose frame the constraints leave open.
///
/// One open size moves everything that hangs on it, so that only causes are told: where the size of some view is open, open
/// positions on that axis are taken to follow. Where contents are squeezed that resist equally, all of them are one finding.
struct AmbiguousLayoutRule: LayoutRule {
  static let description = RuleDescription(
    "ambiguous_layout", "Ambiguous Layout",
    summary: "The constraints of a view leave its position or size open.",
    rationale: """
      The view gets a place by luck: another release of iOS, another device or another order of constraints gives it another \
      one. Add the constraints that are missing, or raise a hugging or compression resistance priority where two contents \
      compete.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    // What a broken constraint should have settled is told as the conflict.
    let clashing = scene.itemsOfConflicts
    let all = scene.report.ambiguities.filter { !$0.isScrollableContent }
    let open = all.filter { !clashing.contains($0.viewID ?? "") }
    guard !open.isEmpty else { return [] }
    let squeezed = Axis.allCases.compactMap { axis in squeeze(open, axis, in: scene).map { (axis, $0) } }
    let explained = Set(squeezed.map(\.0))
    let individual = open.filter { report in report.open.contains { !isConsequence($0, of: all, explained) } }
    return squeezed.map(\.1) + individual.map { $0.violation(in: scene) }
  }

  /// Whether something else that is told is the reason that the quantity is open.
  private func isConsequence(
    _ quantity: AmbiguityReport.Quantity, of open: [AmbiguityReport], _ explained: Set<Axis>
  ) -> Bool {
    guard let axis = Axis.allCases.first(where: { quantity == $0.position || quantity == $0.size }) else {
      return false
    }
    return explained.contains(axis) || quantity == axis.position && open.contains { $0.open.contains(axis.size) }
  }

  /// The one finding for contents that have too little room on an axis and resist equally; nil if none has too little.
  private func squeeze(_ open: [AmbiguityReport], _ axis: Axis, in scene: LaidOutScene) -> Violation? {
    let rivals = open.filter { $0.open.contains(axis.size) }
    // Which one is squeezed is luck: the first is told, so that the place is the same in every configuration.
    guard let first = rivals.first, rivals.contains(where: { isSqueezed($0, axis, in: scene) }) else { return nil }
    let names = rivals.compactMap { $0.viewID.map { id in "\"\(scene.document.name(ofItem: id))\"" } }
    let which = names.count > 1 ? names.prefix(4).joined(separator: ", ") : "\(names.first ?? "a view") and others"
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    let position = first.line.map { SourcePosition(line: $0, column: first.column ?? 1) }
    return Violation(
      "Too little \(axis.size.rawValue): which of \(which)\(more) gives way is ambiguous, because they resist equally",
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
