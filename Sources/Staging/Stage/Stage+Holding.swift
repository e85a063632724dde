import LayoutReports
import UIKitCore

/// Views that are not decided yet, at the place that the document has stored.
extension Stage {
  /// Lays a tree out again with weak constraints for what is open, so that nothing that is decided changes. A view in a stack view stays
  /// as it is, since that arranges it.
  ///
  /// - Returns: what was open before.
  func hold(_ root: UIView, _ loaded: LoadedScene) -> [AmbiguityReport] {
    let open = ambiguities(of: root, loaded)
    var constraints: [NSLayoutConstraint] = []
    for ambiguity in open where !ambiguity.isScrollableContent {
      guard let id = ambiguity.viewID, let view = loaded.views[id], let superview = view.superview,
        !(superview is UIStackView), let stored = loaded.elements[id]?.frame
      else { continue }
      let rect = view.alignmentRect(
        forFrame: CGRect(x: stored.x, y: stored.y, width: stored.width, height: stored.height))
      let own = ambiguity.open.subtracting(ambiguity.following)
      // In the order of the words, so that the same input gives the same bits.
      for quantity in AmbiguityReport.Quantity.allCases where (own.isEmpty ? ambiguity.open : own).contains(quantity) {
        let made: NSLayoutConstraint =
          switch quantity {
          case .horizontalPosition:
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: rect.minX)
          case .verticalPosition: view.topAnchor.constraint(equalTo: superview.topAnchor, constant: rect.minY)
          case .width: view.widthAnchor.constraint(equalToConstant: rect.width)
          case .height: view.heightAnchor.constraint(equalToConstant: rect.height)
          }
        made.priority = UILayoutPriority(1)
        constraints.append(made)
      }
    }
    if !constraints.isEmpty {
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
    }
    return open
  }
}
