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
