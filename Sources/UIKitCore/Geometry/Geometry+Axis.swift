import Geometry

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension NSDirectionalEdgeInsets {
  /// The inset at the beginning of the axis: the leading one or the top.
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The inset at the end of the axis: the trailing one or the bottom.
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  static func + (one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
      trailing: one.trailing + other.trailing)
  }
}

extension CGSize {
  /// What is left between insets; no length is less than 0.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}
