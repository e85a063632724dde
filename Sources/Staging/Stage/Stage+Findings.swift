import AutoLayout
import InterfaceBuilder
import LayoutReports
import Picturing
import UIKitCore

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
    let verdict = surface == .canvas ? CanvasVerdict(of: root, answered: Set(document.designableSizes.keys)) : nil
    let ambiguities = verdict == nil ? TreeAmbiguities(of: root) : nil
    let found = root.openViews(in: verdict?.engine ?? ambiguities?.engine) { view in
      guard let element = loaded.element(of: view) else { return [] }
      // Xcode marks also those that it was told not to warn of: 2 of 2.
      if let verdict { return verdict.ambiguity(of: view) }
      return element.isVerificationOff ? [] : ambiguities?.inSuperview(view) ?? []
    } content: { scrollView in
      let isLoose = loaded.element(of: scrollView)?.holdsOnlyFixedFrames ?? false
      return isLoose ? [.width, .height] : scrollView.contentAmbiguity
    }
    return found.map { open in
      var report = open.report
      let place = loaded.element(of: open.view)?.position
      (report.line, report.column) = (place?.line, place?.column)
      return report
    }
  }
}

extension LoadedScene {
  fileprivate func element(of view: UIView) -> ViewElement? { view.interfaceBuilderID.flatMap { elements[$0] } }
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

  /// Whether the view is a scroll view that constraints place, and nothing in it is placed by any: Xcode misses the constraints that say
  /// how far it scrolls (3 of 3; it does not where the scroll view has a fixed frame as well: 2 of 2).
  fileprivate var holdsOnlyFixedFrames: Bool {
    kind == .scrollView && !isFixedFrame && !translatesAutoresizingMaskIntoConstraints && !subviews.isEmpty
      && subviews.allSatisfy { $0.isFixedFrame || $0.translatesAutoresizingMaskIntoConstraints }
  }
}
