/// A slider. It has an intrinsic height, which depends on the iOS release (DEVIATIONS.md, 22), but no intrinsic width.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// 0 by default. It moves ``maximumValue`` and ``value`` up where they would be less.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if value < minimumValue { value = minimumValue }
    }
  }
  /// 1 by default. It moves ``minimumValue`` and ``value`` down where they would be more.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if value > maximumValue { value = maximumValue }
    }
  }
  /// 0 by default. It is pinned to the range from the minimum to the maximum.
  open var value: Float {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var ownValue: Float = 0 { didSet { if ownValue != oldValue { tellObservers() } } }
  /// Automatic by default. Stored without effect: sliders look as on a phone or tablet.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic {
    didSet {
      if preferredBehavioralStyle != .automatic { LayoutLog.noteWithoutEffect("UISlider.preferredBehavioralStyle") }
    }
  }
  /// That of phones and tablets.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// How the slider looks, since iOS 26; `.default` at first. Without a thumb a finger may come down anywhere (DEVIATIONS.md, 514).
  open var sliderStyle = Style.default { didSet { if sliderStyle != oldValue { setNeedsDisplay() } } }

  /// How a slider looks.
  public enum Style: Int, Sendable {
    /// A track with a thumb.
    case `default` = 0
    /// A track that is filled up to the value.
    case thumbless = 1
  }

  /// True by default: `valueChanged` is sent at each move of the finger, and not only when it is lifted.
  open var isContinuous = true
  /// Of the part of the track up to the thumb; nil is the tint color. Only pictures show it.
  open var minimumTrackTintColor: UIColor?
  /// Of the rest of the track; nil is gray. Only pictures show it.
  open var maximumTrackTintColor: UIColor?
  /// Nil is white; only pictures show it.
  open var thumbTintColor: UIColor?

  /// Sets ``value`` at once, whether animated or not, and sends no event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Tracking

  /// The line along which the thumb goes, in the coordinates of the bounds: between the images at the ends, if there are any.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let controls = layoutProfile.controls
    let (inset, height) = (CGFloat(controls.sliderTrackInset), CGFloat(controls.sliderTrack))
    func end(_ image: UIImage?) -> CGFloat { inset + (image.map { $0.size.width + Self.imageGap } ?? 0) }
    let (left, right) =
      isRightToLeft
      ? (end(maximumValueImage), end(minimumValueImage)) : (end(minimumValueImage), end(maximumValueImage))
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right), height: height)
  }
  /// Where the thumb is for a value: 28 points each way, 37 by 24 since iOS 26, or as large as its image, within the ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat(min(max((value - minimumValue) / span, 0), 1)) : 0
    let x = rect.minX + max(0, rect.width - size.width) * (isRightToLeft ? 1 - part : part)
    return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }
  private var thumbSize: CGSize { currentThumbImage?.size ?? CGSize(layoutProfile.controls.sliderKnob) }
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Images

  /// Between an image at an end and the track; points. Not checked (DEVIATIONS.md, 220).
  private static let imageGap: CGFloat = 6

  /// At the end of the least value, in its own size; nil by default. The track is shorter by it.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// At the end of the greatest value, in its own size; nil by default. The track is shorter by it.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  private var thumbImages: [State: UIImage] = [:]
  private var minimumTrackImages: [State: UIImage] = [:]
  private var maximumTrackImages: [State: UIImage] = [:]

  /// Where ``minimumValueImage`` is: at the side where reading begins, in the middle of the height; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(minimumValueImage, isLeft: !isRightToLeft, in: bounds)
  }
  /// Where ``maximumValueImage`` is: at the side where reading ends, in the middle of the height; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(maximumValueImage, isLeft: isRightToLeft, in: bounds)
  }
  private func endRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// In place of the round thumb, which has the image's size.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Stretched over the track up to the thumb, in pictures.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  /// Stretched over the track behind the thumb, in pictures.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  /// What was set for exactly this state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// What was set for exactly this state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// What was set for exactly this state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  /// That of the present state, else of `.normal`.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// That of the present state, else of `.normal`.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }
  /// That of the present state, else of `.normal`.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }

  // MARK: Touches

  private var grip: CGFloat = 0
  private var thumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  /// The finger has to come down on the thumb, or within a finger's width of it, unless there is none.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard sliderStyle == .thumbless || thumb.insetBy(dx: -8, dy: -8).contains(place) else { return false }
    grip = place.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width - thumbSize.width
    guard room > 0 else { return true }
    let along = min(max((touch.location(in: self).x - grip - track.minX - thumbSize.width / 2) / room, 0), 1)
    let part = isRightToLeft ? 1 - along : along
    let new = reachedValue(minimumValue + Float(part) * (maximumValue - minimumValue))
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
  /// The height of the frame, and the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }
}

/// As on which device a control behaves.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system has it.
  case automatic = 0
  /// As on phones and tablets.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}
