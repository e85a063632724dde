// Names of before Swift 4.2, which guides and old code use. They work, and the compiler says what they are called now; Apple's compiler
// refuses them.

/// Renamed.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// Renamed.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// Renamed.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// Renamed.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// Renamed.
@available(*, deprecated, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Renamed.
@available(*, deprecated, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// Renamed.
@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }

/// Renamed.
@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }

/// Renamed.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// Renamed.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// Renamed.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// Renamed.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

extension NSLayoutXAxisAnchor {
  /// Renamed.
  @available(*, deprecated, renamed: "constraint(equalToSystemSpacingAfter:multiplier:)")
  public func constraintEqualToSystemSpacingAfter(_ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// Renamed.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)")
  public func constraintGreaterThanOrEqualToSystemSpacingAfter(_ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// Renamed.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)")
  public func constraintLessThanOrEqualToSystemSpacingAfter(_ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  /// Renamed.
  @available(*, deprecated, renamed: "constraint(equalToSystemSpacingBelow:multiplier:)")
  public func constraintEqualToSystemSpacingBelow(_ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  /// Renamed.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)")
  public func constraintGreaterThanOrEqualToSystemSpacingBelow(_ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  /// Renamed.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)")
  public func constraintLessThanOrEqualToSystemSpacingBelow(_ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }
}
