/// Hugging and compression resistance of one view.
struct ContentPriorities {
  var horizontalHugging: UILayoutPriority = .defaultLow
  var verticalHugging: UILayoutPriority = .defaultLow
  var horizontalResistance: UILayoutPriority = .defaultHigh
  var verticalResistance: UILayoutPriority = .defaultHigh

  /// Priorities of controls that have one usual size along the given axes, and so hug it strongly.
  static func fixed(_ axes: NSLayoutConstraint.Axis...) -> ContentPriorities {
    var priorities = ContentPriorities()
    if axes.contains(.horizontal) { priorities.horizontalHugging = .defaultHigh }
    if axes.contains(.vertical) { priorities.verticalHugging = .defaultHigh }
    return priorities
  }
}

extension UIView {
  /// How strongly the view resists being longer than its content along the axis: 250, or 750 in controls of one usual
  /// size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.horizontalHugging : contentPriorities.verticalHugging
  }

  /// Takes effect at the next layout; without an intrinsic length along the axis it has no effect. Priorities above
  /// 1000 count as 1000.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: contentPriorities.horizontalHugging = priority
    case .vertical: contentPriorities.verticalHugging = priority
    }
    layoutHost?.intrinsicSizeDidChange(self)
  }

  /// How strongly the view resists being shorter than its content along the axis: 750 unless its class or somebody says
  /// otherwise.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.horizontalResistance : contentPriorities.verticalResistance
  }

  /// Takes effect at the next layout; without an intrinsic length along the axis it has no effect. Priorities above
  /// 1000 count as 1000.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: contentPriorities.horizontalResistance = priority
    case .vertical: contentPriorities.verticalResistance = priority
    }
    layoutHost?.intrinsicSizeDidChange(self)
  }

  func contentSizeIsStale() {
    layoutHost?.intrinsicSizeDidChange(self)
    (superview as? UIStackView)?.arrangedContentDidChange()
    setNeedsLayout()
  }

  /// What the layout takes as the view's wish: its intrinsic size, with what Interface Builder assumes in its place.
  func wishedSize(forWidth width: CGFloat?) -> CGSize {
    size(forWidth: width, assuming: placeholderWidth ?? designTimeWidth, placeholderHeight ?? designTimeHeight)
  }

  /// The same without the lengths that a view without content was merely drawn with.
  func settledSize(forWidth width: CGFloat?) -> CGSize {
    size(forWidth: width, assuming: placeholderWidth, placeholderHeight)
  }

  private func size(forWidth width: CGFloat?, assuming assumedWidth: CGFloat?, _ assumedHeight: CGFloat?) -> CGSize {
    if let assumedWidth, let assumedHeight { return CGSize(width: assumedWidth, height: assumedHeight) }
    let own = intrinsicContentSize(forWidth: width)
    return CGSize(width: assumedWidth ?? own.width, height: assumedHeight ?? own.height)
  }

  /// The frame whose alignment rectangle is `alignmentRect`.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let i = alignmentRectInsets
    return alignmentRect.inset(by: UIEdgeInsets(top: -i.top, left: -i.left, bottom: -i.bottom, right: -i.right))
  }

  /// The rectangle that constraints mean if the view has this frame: the frame without ``alignmentRectInsets``; points,
  /// in the frame's coordinates.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Sets the size of the frame to ``sizeThatFits(_:)`` of the present size. The top left corner stays in place.
  public func sizeToFit() { untransformedFrame.size = sizeThatFits(bounds.size) }
}
