import AutoLayout
import InterfaceBuilder
import LayoutReports
import Picturing
import UIKit

/// Ambiguities of a laid-out tree and what its layout could not do, with their places in the document.
extension Stage {
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
    let verdict = surface == .canvas ? CanvasVerdict(of: root, sizesAreOld: !document.designableSizes.isEmpty) : nil
    let ambiguities = verdict == nil ? TreeAmbiguities(of: root) : nil
    var found: [AmbiguousView] = []
    collect(root, at: .root, loaded, into: &found) { view, element in
      // Xcode marks also those that it was told not to warn of: 2 of 2.
      if let verdict { return verdict.ambiguity(of: view) }
      return element.isVerificationOff ? [] : ambiguities?.inSuperview(view) ?? []
    }
    // Where a constraint is broken, what it would have determined is open because of that.
    let clashing = root.viewsOfConflicts
    let open = found.filter { !$0.report.isScrollableContent && !clashing.contains(ObjectIdentifier($0.view)) }
      .map { (view: $0.view, open: $0.open) }
    guard !open.isEmpty, let engine = verdict?.engine ?? ambiguities?.engine else {
      return found.map(\.report)
    }
    let causes = AmbiguityCauses(open, in: engine, of: root)
    return found.map { ambiguous in
      var report = ambiguous.report
      guard !report.isScrollableContent else { return report }
      report.following = causes.following(ambiguous.view).intersection(ambiguous.open).quantities
      report.followers = causes.followers(of: ambiguous.view).compactMap(\.interfaceBuilderID)
      for (axis, quantity) in [(Axis.horizontal, AmbiguityReport.Quantity.width), (.vertical, .height)] {
        let rivals = causes.rivals(of: ambiguous.view, axis).compactMap(\.interfaceBuilderID)
        if !rivals.isEmpty { report.rivals[quantity] = rivals }
      }
      return report
    }
  }

  private struct AmbiguousView {
    let view: UIView
    let open: Ambiguity
    let report: AmbiguityReport
  }

  private func collect(
    _ view: UIView, at path: ViewPath, _ loaded: LoadedScene, into found: inout [AmbiguousView],
    _ ambiguity: (UIView, ViewElement) -> Ambiguity
  ) {
    let element: ViewElement? = if let id = view.interfaceBuilderID { loaded.elements[id] } else { nil }
    var name: String { view.interfaceBuilderName ?? view.className }
    func add(_ message: String, open: Ambiguity = [], isScrollableContent: Bool = false) {
      let report = AmbiguityReport(
        viewID: view.interfaceBuilderID, view: path, message: message, line: element?.position.line,
        column: element?.position.column, open: open.quantities, isScrollableContent: isScrollableContent)
      found.append(AmbiguousView(view: view, open: open, report: report))
    }
    let open: Ambiguity = if let element { ambiguity(view, element) } else { [] }
    if !open.isEmpty { add(AmbiguityReport.message(open.quantities, of: name), open: open) }
    if let content = (view as? UIScrollView)?.contentAmbiguity, let words = content.contentWords {
      add("Scrollable content \(words) is ambiguous for \"\(name)\".", open: content, isScrollableContent: true)
    }
    for (index, subview) in view.subviews.enumerated() {
      collect(subview, at: path.child(index), loaded, into: &found, ambiguity)
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
  var quantities: Set<AmbiguityReport.Quantity> {
    var quantities: Set<AmbiguityReport.Quantity> = []
    if contains(.horizontalPosition) { quantities.insert(.horizontalPosition) }
    if contains(.verticalPosition) { quantities.insert(.verticalPosition) }
    if contains(.width) { quantities.insert(.width) }
    if contains(.height) { quantities.insert(.height) }
    return quantities
  }

  /// What of a scroll view's content is open, in Xcode's words; nil for nothing.
  var contentWords: String? {
    isSuperset(of: [.width, .height]) ? "size" : contains(.width) ? "width" : contains(.height) ? "height" : nil
  }
}
