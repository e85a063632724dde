/// Alignment across the axis. All views are aligned with the first one. Where their sizes may differ, a guide called
/// the spanner is as large as the largest, and the canvas is connected with it.
extension UIStackView {
  func align(_ views: [UIView], visible: [UIView]) {
    guard let reference = visible.first ?? views.first else { return }
    // A column has no baselines to line up.
    let isColumn = axis == .vertical
    let alignment = isColumn && (alignment == .firstBaseline || alignment == .lastBaseline) ? .fill : self.alignment
    if visible.isEmpty {
      for view in views {
        constrain(view, cross.start, .equal, canvas, cross.start, "UISV-alignment")
        // Hidden labels on the canvas keep their height beside a row without one; views without content are as wide as their column.
        guard alignment == .fill else { continue }
        constrain(view, cross.end, .equal, canvas, cross.end, priority: 25, "UISV-alignment")
      }
      return
    }
    lineUp(views, with: reference, by: attribute(of: alignment))
    if alignment == .fill { lineUp(views, with: reference, by: cross.end) }
    switch alignment {
    case .fill:
      connect(cross.start, reference, cross.start)
      connect(cross.end, reference, cross.end)
    case .leading:
      let spanner = makeSpanner(visible, startsTogether: true, endsTogether: false)
      connect(cross.start, reference, cross.start)
      connect(cross.end, spanner, cross.end)
    case .trailing:
      let spanner = makeSpanner(visible, startsTogether: false, endsTogether: true)
      connect(cross.start, spanner, cross.start)
      connect(cross.end, reference, cross.end)
    case .center where visible.count == 1:
      constrain(canvas, cross.start, .lessThanOrEqual, reference, cross.start, "UISV-canvas-connection")
      constrain(canvas, cross.end, .greaterThanOrEqual, reference, cross.end, "UISV-canvas-connection")
      connect(cross.center, reference, cross.center)
      fitCanvasAcross()
    case .center:
      let spanner = makeSpanner(visible, startsTogether: false, endsTogether: false)
      connect(cross.start, spanner, cross.start)
      connect(cross.end, spanner, cross.end)
      connect(cross.center, reference, cross.center)
    case .firstBaseline:
      let spanner = makeSpanner(visible, startsTogether: false, endsTogether: false)
      constrain(canvas, cross.start, .lessThanOrEqual, reference, cross.start, "UISV-canvas-connection")
      connect(cross.end, spanner, cross.end)
      fitCanvasAcross()
    case .lastBaseline:
      let spanner = makeSpanner(visible, startsTogether: false, endsTogether: false)
      connect(cross.start, spanner, cross.start)
      constrain(canvas, cross.end, .greaterThanOrEqual, reference, cross.end, "UISV-canvas-connection")
      connect(cross.end, spanner, cross.end)
      fitCanvasAcross()
    }
    if alignment != .fill {
      for view in views {
        constrain(view, cross.size, .equal, nil, .notAnAttribute, priority: 25, "UISV-ambiguity-suppression")
      }
    }
  }

  private func lineUp(_ views: [UIView], with reference: UIView, by attribute: NSLayoutConstraint.Attribute) {
    for view in views where view !== reference {
      constrain(view, attribute, .equal, reference, attribute, "UISV-alignment")
    }
  }

  /// Where views meet; those that fill meet at their ends, too.
  private func attribute(of alignment: Alignment) -> NSLayoutConstraint.Attribute {
    switch alignment {
    case .fill, .leading: cross.start
    case .trailing: cross.end
    case .center: cross.center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  private func connect(
    _ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, _ other: NSLayoutConstraint.Attribute
  ) {
    constrain(canvas, attribute, .equal, item, other, "UISV-canvas-connection")
  }

  private func makeSpanner(_ views: [UIView], startsTogether: Bool, endsTogether: Bool) -> UILayoutGuide {
    let spanner = makeGuide("UISV-alignment-spanner")
    for view in views {
      let boundary = "UISV-spanning-boundary"
      if startsTogether {
        constrain(spanner, cross.start, .equal, view, cross.start, priority: 999.5, boundary)
      } else {
        constrain(spanner, cross.start, .lessThanOrEqual, view, cross.start, boundary)
      }
      if endsTogether {
        constrain(spanner, cross.end, .equal, view, cross.end, priority: 999.5, boundary)
      } else {
        constrain(spanner, cross.end, .greaterThanOrEqual, view, cross.end, boundary)
      }
    }
    constrain(spanner, cross.size, .equal, nil, .notAnAttribute, priority: 51, "UISV-spanning-fit")
    return spanner
  }

  private func fitCanvasAcross() {
    constrain(self, cross.size, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit")
  }
}
