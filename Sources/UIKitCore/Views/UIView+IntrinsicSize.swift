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
  func hug(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: contentPriorities.horizontalHugging = priority
    case .vertical: contentPriorities.verticalHugging = priority
    }
    layoutHost?.intrinsicSizeDidChange(self)
  }

  func resist(
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
    contentOfReusableViewDidChange()
    setNeedsLayout()
  }

  /// What the layout takes as the view's wish: its intrinsic size, with what Interface Builder assumes in its place.
  func wishedSize(forWidth width: CGFloat?) -> CGSize {
    size(forWidth: width, assuming: extras?.canvas.width, extras?.canvas.height)
  }

  /// The size that the view counts with where lengths are distributed in proportion to contents.
  var proportionalContentSize: CGSize {
    extras?.canvas.countsInProportionByContent == true
      ? size(forWidth: nil, assuming: nil, nil) : wishedSize(forWidth: nil)
  }

  /// The frame around the content, which is what ``sizeThatFits(_:)`` of controls and bars gives: the offered length along an axis
  /// without an intrinsic one.
  func sizeAroundContent(in offered: CGSize) -> CGSize {
    let content = intrinsicContentSize
    let size = frame(forAlignmentRect: CGRect(origin: .zero, size: content)).size
    return CGSize(
      width: content.width < 0 ? offered.width : size.width, height: content.height < 0 ? offered.height : size.height)
  }

  /// The frame of a view that has a size of its own, whatever size somebody sets: ``sizeThatFits(_:)`` of that, at the same origin.
  func frameOfOwnSize(at frame: CGRect) -> CGRect {
    guard !transform.isIdentity else { return CGRect(origin: frame.origin, size: sizeThatFits(frame.size)) }
    let offered = frame.size.applying(transform.inverted())
    let own = sizeThatFits(CGSize(width: abs(offered.width), height: abs(offered.height)))
    return CGRect(origin: frame.origin, size: CGRect(origin: .zero, size: own).applying(transform).size)
  }

  /// The same without the lengths that a view without content was merely drawn with.
  func settledSize(forWidth width: CGFloat?) -> CGSize {
    size(forWidth: width, assuming: extras?.canvas.placeholderWidth, extras?.canvas.placeholderHeight)
  }

  /// The size that the content wants in the width that the layout gave the view: the size of the alignment rectangle, in points, with
  /// ``noIntrinsicMetric`` along an axis without a wish.
  package var contentSizeInPresentWidth: CGSize {
    settledSize(forWidth: needsSolvedWidth ? alignmentRect(forFrame: bounds).width : nil)
  }

  private func size(forWidth width: CGFloat?, assuming assumedWidth: CGFloat?, _ assumedHeight: CGFloat?) -> CGSize {
    if let assumedWidth, let assumedHeight { return CGSize(width: assumedWidth, height: assumedHeight) }
    let own = intrinsicContentSize(forWidth: width)
    return CGSize(width: assumedWidth ?? own.width, height: assumedHeight ?? own.height)
  }

  /// ``intrinsicContentSize`` as it would be after a layout that gave the view a width in points; nil asks for the natural one.
  /// What a subclass overrides is asked, too.
  private func intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
    guard needsSolvedWidth else { return intrinsicContentSize }
    let present = automaticWidth
    guard width != present else { return intrinsicContentSize }
    automaticWidth = width
    defer { automaticWidth = present }
    return intrinsicContentSize
  }
}
