import AutoLayout
import InterfaceBuilder
import LayoutReports
import UIKit

/// Conflicts and ambiguities of a laid-out tree, with their places in the document.
extension Stage {
  func conflicts(of root: UIView, _ loaded: LoadedScene) -> [LayoutReports.ConflictReport] {
    let repairs = options.includesRepairs ? root.conflictRepairs() : [:]
    return root.standingConflicts.map { conflict in
      let ids = conflict.constraints.compactMap(\.interfaceBuilderID)
      let brokenID = conflict.broken?.interfaceBuilderID
      let items = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }
      let viewID = items.lazy.compactMap { ($0 as? UIView)?.interfaceBuilderID }.first
      let place =
        loaded.constraints.first { $0.element.id == brokenID ?? ids.first }?.element.position
        ?? viewID.flatMap { loaded.elements[$0]?.position }
      var report = LayoutReports.ConflictReport(
        message: conflict.message, constraintIDs: ids, brokenID: brokenID, line: place?.line, column: place?.column)
      report.viewID = viewID
      report.repairs = repairs[conflict.brokenHandle] ?? []
      return report
    }
  }

  /// What the solver and the layout pass could not do as promised, as notes.
  func diagnostics(of root: UIView, _ loaded: LoadedScene) -> [ReportDiagnostic] {
    root.layoutDiagnostics.map { diagnostic in
      var note = ReportDiagnostic(diagnostic)
      let constraint = loaded.constraints.first { $0.constraint === diagnostic.constraint }?.element.position
      let place = constraint ?? note.objectID.flatMap { loaded.elements[$0]?.position }
      (note.line, note.column) = (place?.line, place?.column)
      return note
    }
  }

  func ambiguities(of root: UIView, _ loaded: LoadedScene) -> [AmbiguityReport] {
    let verdict = surface == .canvas ? CanvasVerdict(of: root) : nil
    var reports: [AmbiguityReport] = []
    collect(root, ViewPath.root, loaded, verdict, into: &reports)
    return reports
  }

  private func collect(
    _ view: UIView, _ path: ViewPath, _ loaded: LoadedScene, _ verdict: CanvasVerdict?,
    into reports: inout [AmbiguityReport]
  ) {
    let element = view.interfaceBuilderID.flatMap { loaded.elements[$0] }
    let name = view.interfaceBuilderName ?? String(describing: type(of: view))
    func report(_ message: String, open: Ambiguity = [], isScrollableContent: Bool = false) {
      reports.append(
        AmbiguityReport(
          viewID: view.interfaceBuilderID, view: path, message: message, line: element?.position.line,
          column: element?.position.column, open: open.quantities, isScrollableContent: isScrollableContent))
    }
    // Xcode marks also those that it was told not to warn of: 2 of 2.
    let open =
      element.map { verdict?.ambiguity(of: view) ?? ($0.isVerificationOff ? [] : view.ambiguityInSuperview) } ?? []
    if let text = open.text(for: name) { report(text, open: open) }
    if let scrollView = view as? UIScrollView, !scrollView.contentAmbiguity.isEmpty {
      report("Scrollable content size is ambiguous for \"\(name)\".", isScrollableContent: true)
    }
    for (index, subview) in view.subviews.enumerated() {
      collect(subview, path.child(index), loaded, verdict, into: &reports)
    }
  }
}

extension ReportDiagnostic {
  /// A note without a place in a document.
  @MainActor
  init(_ diagnostic: TreeDiagnostic) {
    self.init(
      severity: .note, message: diagnostic.message,
      objectID: diagnostic.constraint?.interfaceBuilderID ?? diagnostic.view?.interfaceBuilderID)
  }
}

extension ViewElement {
  /// Xcode's "Ambiguity: Never Verify".
  fileprivate var isVerificationOff: Bool { ambiguityVerification == .off }
}

extension Ambiguity {
  fileprivate var quantities: Set<AmbiguityReport.Quantity> {
    var quantities: Set<AmbiguityReport.Quantity> = []
    if contains(.horizontalPosition) { quantities.insert(.horizontalPosition) }
    if contains(.verticalPosition) { quantities.insert(.verticalPosition) }
    if contains(.width) { quantities.insert(.width) }
    if contains(.height) { quantities.insert(.height) }
    return quantities
  }

  /// Xcode's words, such as `Height and vertical position are ambiguous for "Label".`, and what is missing.
  func text(for name: String) -> String? {
    guard !isEmpty else { return nil }
    let size =
      isSuperset(of: [.width, .height]) ? "size" : contains(.width) ? "width" : contains(.height) ? "height" : nil
    let position =
      isSuperset(of: [.horizontalPosition, .verticalPosition])
      ? "position"
      : contains(.horizontalPosition)
        ? "horizontal position" : contains(.verticalPosition) ? "vertical position" : nil
    var words = [size, position].compactMap { $0 }
    if position == "position" { words.reverse() }
    var subject = words.joined(separator: " and ")
    subject = subject.prefix(1).uppercased() + subject.dropFirst()
    return "\(subject) \(words.count > 1 ? "are" : "is") ambiguous for \"\(name)\". Need constraints for: \(missing)"
  }

  /// The list of Xcode's outline: `X position, Y position`.
  private var missing: String {
    var parts: [String] = []
    switch (contains(.horizontalPosition), contains(.width)) {
    case (true, true): parts.append("X position or width")
    case (true, false): parts.append("X position")
    case (false, true): parts.append("width")
    default: break
    }
    switch (contains(.verticalPosition), contains(.height)) {
    case (true, true): parts.append("Y position or height")
    case (true, false): parts.append("Y position")
    case (false, true): parts.append("height")
    default: break
    }
    return parts.joined(separator: ", ")
  }
}
