/// An on-off switch. Its size depends on the iOS release alone: 51 by 31 points up to iOS 18, 63 by 28 from iOS 26 on.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// False by default. Setting it sends no event.
  open var isOn = false { didSet { if isOn != oldValue { tellObservers() } } }
  /// The color of the track in pictures while the switch is on; nil means the system's green.
  open var onTintColor: UIColor?
  /// Nil is white; only pictures show it.
  open var thumbTintColor: UIColor?

  /// Stored. A switch shows no image, as on iOS since version 7.
  open var onImage: UIImage?
  /// Stored. A switch shows no image, as on iOS since version 7.
  open var offImage: UIImage?
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// What fits the idiom: sliding here.
    case automatic = 0
    /// A checkbox with a title, on a Mac.
    case checkbox = 1
    /// The knob that slides.
    case sliding = 2
  }
  /// `.automatic` by default. A phone and a tablet show a sliding switch in any case.
  open var preferredStyle = Style.automatic
  /// Always `.sliding`.
  open var style: Style { .sliding }
  /// The title of a checkbox; a sliding switch shows none.
  open var title: String?

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
  /// The size of the frame, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }

  // MARK: A size of its own

  /// Creates a switch of its own size at the origin of the frame, whose size is ignored.
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
