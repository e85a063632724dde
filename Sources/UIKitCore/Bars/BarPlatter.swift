import Platform

/// The ground under one item of a floating bar, or under neighbors that share it.
package final class BarPlatter: UIView {
  /// Whether pictures show a ground: not that of an item that hides it.
  package private(set) var showsGround = true
  private var contents: [UIView] = []
  private var spans: [BarRow.Span] = []
  private var inset: CGFloat = 0
  /// The width with the padding at both sides, in points.
  private(set) var width: CGFloat = 0

  /// Takes views, in the order of reading.
  ///
  /// - Parameters:
  ///   - widths: Of the views, in points.
  ///   - overlap: How far neighbors reach over each other.
  ///   - inset: From the upper and the lower edge to the views.
  func hold(
    _ views: [UIView], widths: [CGFloat], overlap: CGFloat = 0,
    inset: CGFloat = CGFloat(FloatingBarMetrics.platterPadding),
    showsGround: Bool = true
  ) {
    let padding = CGFloat(FloatingBarMetrics.platterPadding)
    var x = padding
    spans = widths.map { width in
      defer { x += width - overlap }
      return BarRow.Span(x: x, width: width)
    }
    width = (spans.last.map { $0.x + $0.width } ?? padding) + padding
    (self.inset, self.showsGround) = (inset, showsGround)
    if !views.elementsEqual(contents, by: ===) {
      for view in contents where view.superview === self && !views.contains(view) { view.removeFromSuperview() }
      contents = views
    }
    for (index, view) in views.enumerated() where view.superview !== self { insertSubview(view, at: index) }
  }

  /// Places the views, once the platter has its place. What is too wide for the platter becomes narrower by the same factor; what is
  /// narrower stands in its middle.
  func placeContents() {
    layer.cornerRadius = bounds.height / 2
    let factor = width > 0 ? min(1, bounds.width / width) : 1
    let offset = max(0, bounds.width - width) / 2
    let row = CGRect(x: 0, y: inset, width: bounds.width, height: max(0, bounds.height - 2 * inset))
    for (view, span) in zip(contents, spans) {
      view.place(BarRow.Span(x: offset + span.x * factor, width: span.width * factor), in: row)
    }
  }
}

extension UIView {
  /// The bar that a view of an item lies in, on a platter or not.
  var surroundingBar: UIView? { superview is BarPlatter ? superview?.superview : superview }
}
