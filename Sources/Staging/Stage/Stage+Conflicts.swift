import AutoLayout
import LayoutReports
import UIKitCore

/// Conflicts of a laid-out tree, with their places in the document.
extension Stage {
  /// One report for each constraint that was broken. Of conflicts with one cause only the first is told in full: in a chain of
  /// views that is too long for the screen, each of many heights may be broken because of all others.
  func conflicts(of root: UIView, _ loaded: LoadedScene) -> [LayoutReports.ConflictReport] {
    let standing = root.standingConflicts
    guard !standing.isEmpty,
      let tree = LaidOutTree(of: root, names: TreeNames(document, loaded, below: root, calling: options.names))
    else {
      return []
    }
    let broken = ConstraintMarks(standing.map(\.brokenHandle))
    let places = Dictionary(
      loaded.constraints.map { ($0.element.id, $0.element.position) }, uniquingKeysWith: { first, _ in first })
    var firsts: [[ConstraintHandle]: Int] = [:]
    var sought = options.repairedConflict
    return standing.enumerated().map { index, conflict in
      let brokenID = conflict.broken?.interfaceBuilderID
      let cause = broken.unmarked(conflict.handles)
      if !cause.isEmpty, let first = firsts[cause] {
        let place = brokenID.flatMap { places[$0] }
        return LayoutReports.ConflictReport(
          message: "", brokenID: brokenID, line: place?.line, column: place?.column, repeats: first)
      }
      firsts[cause] = index
      let ids = conflict.constraints.compactMap(\.interfaceBuilderID)
      let viewID = conflict.views.lazy.compactMap(\.interfaceBuilderID).first
      let place = (brokenID ?? ids.first).flatMap { places[$0] } ?? viewID.flatMap { loaded.elements[$0]?.position }
      let isSought = sought == brokenID ?? ""
      if isSought { sought = nil }
      return LayoutReports.ConflictReport(
        message: conflict.message, constraintIDs: ids, brokenID: brokenID, viewID: viewID, line: place?.line,
        column: place?.column, repairs: isSought ? tree.repairs(of: conflict.brokenHandle) : [],
        members: conflict.members(in: tree))
    }
  }
}

extension LoggedConflict {
  /// The views that the constraints of the conflict are about; the superviews of hidden and stacked ones are not among them.
  @MainActor
  fileprivate var views: [UIView] {
    constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? UIView }
  }

  @MainActor
  fileprivate func members(in tree: LaidOutTree) -> [LayoutReports.ConflictReport.Member] {
    ([brokenHandle] + handles.filter { $0 != brokenHandle }).map { handle in
      let constraint = tree.constraint(handle)
      let view: UIView? =
        constraint.map { $0.hidesArrangedView ? $0.firstItem as? UIView : $0.stackView } ?? tree.view(of: handle)
      let wanted = tree.wanted(by: handle)
      return LayoutReports.ConflictReport.Member(
        tree.mention(handle), constraintID: constraint?.interfaceBuilderID, viewID: view?.interfaceBuilderID,
        quantity: wanted?.quantity.plainWord, value: wanted?.value ?? constraint.map { Double($0.constant) })
    }
  }
}

extension LaidOutTree {
  /// What a rule of a frame or a content wants, in points; nil for a constraint between attributes, which has a constant.
  fileprivate func wanted(by handle: ConstraintHandle) -> (quantity: Quantity, value: Double)? {
    switch engine.definition(of: handle) {
    case .relation: nil
    case .wish(let rule): (rule.axis == .horizontal ? .width : .height, rule.size)
    case .span(let rule):
      switch (rule.part, rule.axis) {
      case (.min, .horizontal): (.minX, rule.offset)
      case (.min, .vertical): (.minY, rule.offset)
      case (.size, .horizontal): (.width, rule.offset)
      case (.size, .vertical): (.height, rule.offset)
      }
    }
  }
}
