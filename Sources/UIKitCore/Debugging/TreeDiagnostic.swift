import AutoLayout

/// What the last layout of a tree could not do as promised, so that its frames may be wrong.
@MainActor
package struct TreeDiagnostic {
  /// An English sentence without a full stop.
  package let message: String
  /// The view whose layout is concerned; nil if it is that of the whole tree.
  package var view: UIView?
  /// The constraint that is concerned.
  package var constraint: NSLayoutConstraint?
}

extension UIView {
  /// The diagnostics of the last layout of the view's tree: first those of its engine, then that the pass did not
  /// settle. Empty for a tree without a layout.
  package var layoutDiagnostics: [TreeDiagnostic] { layoutHost?.treeDiagnostics ?? [] }
}

extension LayoutHost {
  fileprivate var treeDiagnostics: [TreeDiagnostic] {
    engine.diagnostics.map(treeDiagnostic) + (passState.hasSettled ? [] : [unsettled])
  }

  private func treeDiagnostic(_ diagnostic: LayoutDiagnostic) -> TreeDiagnostic {
    let object: AnyObject? =
      switch diagnostic {
      case .unprovenConflict(let report): self.object(of: report.broken)
      case .notFinite(let handle): self.object(of: handle)
      case .solver, .unresolvedConflict: nil
      }
    return TreeDiagnostic(
      message: diagnostic.description, view: object as? UIView, constraint: object as? NSLayoutConstraint)
  }

  /// The view is the topmost one that still asks for a layout; there is none where only constraints change.
  private var unsettled: TreeDiagnostic {
    TreeDiagnostic(
      message: "the layout did not become stable: it still changed after \(roundLimit) layout passes",
      view: order.first { $0.isUnsettled })
  }
}
