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
