/// Two buttons that count: 94 points wide, 32 high from iOS 13 on and 29 before.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// 0 by default. It moves ``maximumValue`` and ``value`` up where they would be less.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
    }
  }
  /// 100 by default. It moves ``minimumValue`` and ``value`` down where they would be more.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
    }
  }
  /// 1 by default; what one tap adds or takes.
  open var stepValue = 1.0
  /// False by default. If true, a tap beyond one end leads to the other.
  open var wraps = false
  /// True by default. Stored without effect: a finger that rests is one tap.
  open var autorepeat = true { didSet { if !autorepeat { LayoutLog.noteWithoutEffect("UIStepper.autorepeat") } } }
  /// True by default. Stored without effect: a tap has one value.
  open var isContinuous = true { didSet { if !isContinuous { LayoutLog.noteWithoutEffect("UIStepper.isContinuous") } } }
  /// 0 by default. It is pinned to the range between the minimum and the maximum.
  open var value: Double {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var ownValue = 0.0 { didSet { if ownValue != oldValue { tellObservers() } } }

  private var backgrounds: [State: UIImage] = [:]
  private var increments: [State: UIImage] = [:]
  private var decrements: [State: UIImage] = [:]
  private var dividers: [DividerStates: UIImage] = [:]

  private struct DividerStates: Hashable {
    let left: State
    let right: State
  }

  /// Stretched under both halves in pictures. The size stays that of the system's control.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  /// What was set for exactly this state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  /// In place of the line between the halves, in pictures.
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
    dividers[DividerStates(left: left, right: right)] = image
  }
  /// What was set for exactly these states.
  open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
    dividers[DividerStates(left: left, right: right)]
  }
  /// In place of the plus sign, in pictures.
  open func setIncrementImage(_ image: UIImage?, for state: State) { increments[state] = image }
  /// What was set for exactly this state.
  open func incrementImage(for state: State) -> UIImage? { increments[state] }
  /// In place of the minus sign, in pictures.
  open func setDecrementImage(_ image: UIImage?, for state: State) { decrements[state] = image }
  /// What was set for exactly this state.
  open func decrementImage(for state: State) -> UIImage? { decrements[state] }

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
  /// The size of the frame, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }

  // MARK: A size of its own

  /// Creates a stepper of its own size at the origin of the frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = .zero
  }

  /// Setting it moves the view: the size is ignored, unless constraints make the frame.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = frameOfOwnSize(at: newValue) }
  }
}
