import Platform

// Controls whose size depends on the iOS release and on nothing they show. Sizes: ControlMetrics.swift.

/// An on-off switch. Its size depends on the iOS release alone: 51 by 31 points up to iOS 18, 63 by 28 from iOS 26 on.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// False by default. Setting it sends no event.
  open var isOn = false
  /// The colour of the track in pictures while the switch is on; nil means the system's green.
  open var onTintColor: UIColor?
  /// Nil is white; only pictures show it.
  open var thumbTintColor: UIColor?

  /// Sets ``isOn`` at once, whether animated or not, and sends no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// A tap turns the switch.
  override func userDidTap(at place: CGPoint) {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { CGSize(layoutProfile.controls.switchSize) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

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

/// Two buttons that count: 94 points wide, 32 high from iOS 13 on and 29 before.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// 0 by default; not enforced on ``value``.
  open var minimumValue = 0.0
  /// 100 by default; not enforced on ``value``.
  open var maximumValue = 100.0
  /// 1 by default; what one tap adds or takes.
  open var stepValue = 1.0
  /// False by default. If true, a tap beyond one end leads to the other.
  open var wraps = false
  /// True by default. Stored without effect: a finger that rests is one tap.
  open var autorepeat = true
  /// True by default. Stored without effect: a tap has one value.
  open var isContinuous = true
  /// 0 by default. It is not limited to the range between the minimum and the maximum.
  open var value = 0.0

  /// A tap on the trailing half adds a step, one on the leading half takes one. Nothing is sent at an end.
  override func userDidTap(at place: CGPoint) {
    let isTrailing = (place.x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var new = value + (isTrailing ? stepValue : -stepValue)
    if new > maximumValue { new = wraps ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps ? maximumValue : minimumValue }
    guard new != value else { return }
    value = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { CGSize(layoutProfile.controls.stepperSize) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

/// A bar that fills up: 4 points high from iOS 14 on and 2 before, without a width of its own.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0
  /// Of the part that is done; nil is the tint colour. Only pictures show it.
  open var progressTintColor: UIColor?
  /// Of the rest; nil is gray. Only pictures show it.
  open var trackTintColor: UIColor?

  /// Sets ``progress`` at once, whether animated or not. The value is not limited to 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(layoutProfile.controls.progressHeight))
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}

/// A spinner, 20 points each way, or 37 in its large styles. It keeps its size when it stands still.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The raw values are UIKit's, with a gap between the styles of before iOS 13 and those of today.
  public enum Style: Int, Sendable {
    /// 37 points; before iOS 13.
    case whiteLarge = 0
    /// 20 points; before iOS 13.
    case white = 1, gray = 2
    /// 20 points; the default.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// `.medium` by default. A change of the size lays the view out again.
  open var style: Style = .medium { didSet { invalidateIntrinsicContentSize() } }
  /// Nil is gray; only pictures show it.
  open var color: UIColor?
  /// True by default. It has no effect: a spinner that stands still is not hidden, so set `isHidden` where layout
  /// depends on it.
  open var hidesWhenStopped = true
  /// False until ``startAnimating()`` is called.
  open private(set) var isAnimating = false

  /// Sets ``isAnimating``. Nothing moves.
  open func startAnimating() { isAnimating = true }
  /// Clears ``isAnimating``. The view stays visible, whatever ``hidesWhenStopped`` says.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

/// A row of dots. From iOS 14 on it is 18 points wide for each page and 62 more; before, 7 points for each dot with 9
/// between.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// 0 by default, for which the control is as wide as for one page.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Counted from 0. It is not limited to the number of pages.
  open var currentPage = 0
  /// False by default. It has no effect here: a single dot keeps its size and its place in a picture.
  open var hidesForSinglePage = false
  /// Of the other dots; nil is gray. Only pictures show it.
  open var pageIndicatorTintColor: UIColor?
  /// Of the current dot; nil is dark. Only pictures show it.
  open var currentPageIndicatorTintColor: UIColor?

  /// A tap on the trailing half leads to the next page, one on the leading half to the page before.
  override func userDidTap(at place: CGPoint) {
    let isTrailing = (place.x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let new = min(max(currentPage + (isTrailing ? 1 : -1), 0), max(0, numberOfPages - 1))
    guard new != currentPage else { return }
    currentPage = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(layoutProfile.controls.pageControlSize(pages: numberOfPages))
  }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}
