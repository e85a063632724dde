/// A slider. It has an intrinsic height, which depends on the iOS release (DEVIATIONS.md, 22), but no intrinsic width.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// 0 by default. Moving it past ``value`` does not change the value.
  open var minimumValue: Float = 0
  /// 1 by default. Moving it below ``value`` does not change the value.
  open var maximumValue: Float = 1
  /// 0 by default. It may lie outside of the range from the minimum to the maximum; iOS limits it to the range, and so
  /// do pictures.
  open var value: Float = 0
  /// True by default: `valueChanged` is sent at each move of the finger, and not only when it is lifted.
  open var isContinuous = true
  /// Of the part of the track up to the thumb; nil is the tint colour. Only pictures show it.
  open var minimumTrackTintColor: UIColor?
  /// Of the rest of the track; nil is gray. Only pictures show it.
  open var maximumTrackTintColor: UIColor?
  /// Nil is white; only pictures show it.
  open var thumbTintColor: UIColor?

  /// Sets ``value`` at once, whether animated or not, and sends no event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Tracking

  /// The line along which the thumb goes, in the coordinates of the bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  /// Where the thumb is for a value: 28 points each way, within the ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat(min(max((value - minimumValue) / span, 0), 1)) : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = rect.minX + max(0, rect.width - 28) * (isRightToLeft ? 1 - part : part)
    return CGRect(x: x, y: rect.midY - 14, width: 28, height: 28)
  }
  private var grip: CGFloat = 0
  private var thumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  /// The finger has to come down on the thumb, or within a finger's width of it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard thumb.insetBy(dx: -8, dy: -8).contains(place) else { return false }
    grip = place.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width - 28
    guard room > 0 else { return true }
    let along = min(max((touch.location(in: self).x - grip - track.minX - 14) / room, 0), 1)
    let part = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - along : along
    let new = minimumValue + Float(part) * (maximumValue - minimumValue)
    guard new != value else { return true }
    value = new
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(layoutProfile.controls.sliderHeight))
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(layoutProfile.controls.sliderInsets) }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}
