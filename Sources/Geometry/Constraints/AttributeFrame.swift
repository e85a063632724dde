/// An item that has been laid out, as far as its attributes depend on it.
public struct AttributeFrame: AttributeMetrics, Hashable, Sendable {
  /// The alignment rectangle in points; its coordinates are those of the values.
  public var rect: Rect
  /// The distances from the frame inwards to the alignment rectangle, in points.
  public var alignmentInsets: Insets
  /// The distances from the frame inwards to the margins, in points; left is left whatever the reading direction.
  public var margins: Insets
  /// Where the first line of the item's text stands.
  public var firstBaseline: TextBaseline
  /// Where the last line of the item's text stands.
  public var lastBaseline: TextBaseline

  /// An item without text, whose frame is its alignment rectangle, unless said otherwise.
  public init(
    _ rect: Rect, alignmentInsets: Insets = .zero, margins: Insets = .zero, firstBaseline: TextBaseline = .bottom,
    lastBaseline: TextBaseline = .bottom
  ) {
    self.rect = rect
    self.alignmentInsets = alignmentInsets
    self.margins = margins
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Where an attribute lies that is read from left to right, or how large it is, in points; 0 for
  /// ``LayoutAttribute/notAnAttribute``.
  public func value(of attribute: LayoutAttribute) -> Double {
    guard let axis = attribute.axis else { return 0 }
    let rule = attribute.rule(in: self)
    let span = (rule.rectangle == .frame ? rect.outset(by: alignmentInsets) : rect).span(along: axis)
    return rule.value(start: span.origin, length: span.extent)
  }
}
