import AutoLayout
import LayoutReports
import UIKitCore

extension PriorityTie {
  /// A tie as reports tell it.
  ///
  /// - Parameters:
  ///   - members: the views of the tie that are ambiguous, in the order of the tree; two or more.
  ///   - name: what messages call a view.
  @MainActor
  init?(_ tie: AmbiguityCauses.Tie, along axis: Axis, _ members: [OpenView], name: (UIView) -> String) {
    guard let first = members.first?.view, members.count > 1 else { return nil }
    let other: ContentPriority = tie.kind == .hugging ? .compressionResistance : .hugging
    self.init(
      quantity: axis.quantity, kind: tie.kind == .hugging ? .hugging : .compressionResistance,
      priority: Double(first.contentPriority(tie.kind, axis).rawValue),
      holdsForAnyContent: Set(members.map { $0.view.contentPriority(other, axis) }).count == 1,
      members: members.compactMap { open in
        open.report.view.map { Member(viewID: open.report.viewID, view: $0, name: name(open.view)) }
      })
  }
}

extension Axis {
  /// The size along the axis.
  var quantity: AmbiguityReport.Quantity { self == .horizontal ? .width : .height }
}
