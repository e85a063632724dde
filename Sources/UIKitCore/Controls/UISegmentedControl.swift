import TextLayout

/// A row of segments with titles or images, of which at most one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment: -1.
  public nonisolated static let noSegment = -1

  /// What a segment shows and does.
  struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// Points; 0 is the width of the content.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    init(title: String?) { self.title = title }
    init(image: UIImage?) { self.image = image }
    @MainActor init(action: UIAction) {
      self.action = action
      (title, image) = action.image == nil ? (action.title, nil) : (nil, action.image)
    }
  }

  /// From first to last, in the order of reading.
  var segments: [Part] = [] { didSet { contentDidChange() } }
  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Making

  /// A control with a segment for each item, as large as its content. Items are strings, images and actions; others are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap(Self.segment)
    sizeToFit()
  }

  /// A control with a segment for each action: its image or, without one, its title.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    segments = actions.map(Part.init(action:))
    if frame.size == .zero { sizeToFit() }
  }

  /// A control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static func segment(of item: Any) -> Part? {
    switch item {
    case let title as String: Part(title: title)
    case let title as NSString: Part(title: title.description)
    case let image as UIImage: Part(image: image)
    case let action as UIAction: Part(action: action)
    default: nil
    }
  }

  /// The titles of the segments, for documents and tests. Setting it replaces all segments.
  package var titles: [String] {
    get { segments.map { $0.title ?? "" } }
    set { segments = newValue.map(Part.init(title:)) }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; `animated` makes no difference.
  ///
  /// An index past the end counts as the end. The selected segment stays selected, so that its index may be another one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }

  /// Inserts a segment with an image; see ``insertSegment(withTitle:at:animated:)``.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }

  /// Inserts a segment that performs an action when the user selects it. A segment whose action has the same identifier is replaced.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != NSNotFound { removeSegment(at: known, animated: false) }
    insert(Part(action: action), at: segment)
  }

  private func insert(_ segment: Part, at index: Int) {
    let place = min(max(index, 0), segments.count)
    if place <= selectedSegmentIndex { selectedSegmentIndex += 1 }
    segments.insert(segment, at: place)
  }

  /// Removes a segment; `animated` makes no difference. An index past the end means the last segment. If it was the selected one,
  /// none is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index)
    if index == selectedSegmentIndex {
      selectedSegmentIndex = Self.noSegment
    } else if index < selectedSegmentIndex {
      selectedSegmentIndex -= 1
    }
  }

  /// Leaves no segment, of which none is selected.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Apple's documentation pins an index past the last segment to that; nil without segments.
  private func pinned(_ index: Int) -> Int? { segments.isEmpty ? nil : min(max(index, 0), segments.count - 1) }

  private func change(_ index: Int, _ body: (inout Part) -> Void) {
    if let index = pinned(index) { body(&segments[index]) }
  }

  private func value<Value>(_ index: Int, _ path: KeyPath<Part, Value>) -> Value? {
    pinned(index).map { segments[$0][keyPath: path] }
  }

  /// Gives a segment a title in place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Nil for a segment with an image.
  open func titleForSegment(at segment: Int) -> String? { value(segment, \.title) ?? nil }

  /// Gives a segment an image in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Nil for a segment with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { value(segment, \.image) ?? nil }

  /// Gives a segment an action, and its image or title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      let new = Part(action: action)
      ($0.title, $0.image, $0.action) = (new.title, new.image, action)
    }
  }
  /// Nil for a segment without an action.
  open func actionForSegment(at segment: Int) -> UIAction? { value(segment, \.action) ?? nil }
  /// `NSNotFound` if no segment has an action of the identifier.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the width of a segment in points. 0 or less gives it the width of its content again.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
  /// Points as set by ``setWidth(_:forSegmentAt:)``; 0 if the content's own width counts.
  open func widthForSegment(at segment: Int) -> CGFloat { value(segment, \.width) ?? 0 }

  /// Moves the content of a segment in pictures; points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  /// Zero unless it was set.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { value(segment, \.contentOffset) ?? .zero }

  /// A disabled segment cannot be tapped.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// True unless it was disabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { value(segment, \.isEnabled) ?? true }

  // MARK: Selection

  /// Counted from 0; ``noSegment``, the default, for none. Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      setNeedsDisplay()
      tellObservers()
    }
  }
  /// False by default. If true, no segment stays selected.
  open var isMomentary = false

  /// A tap selects a segment. Nothing is sent for the one that is selected, nor for a disabled one.
  override func userDidTap(at place: CGPoint) {
    guard
      let index = segments.indices.first(where: { frame(ofSegment: $0).contains(CGPoint(x: place.x, y: bounds.midY)) }),
      isEnabledForSegment(at: index), index != selectedSegmentIndex || isMomentary
    else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Appearance

  /// Whether a segment is as wide as its own content instead of the widest one.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// The plate of the selected segment; nil is white. Only pictures show it.
  open var selectedSegmentTintColor: UIColor?
  /// What was set for appearance; see `UISegmentedControl+Appearance.swift`.
  var appearance = Appearance() { didSet { contentDidChange() } }

  /// Font, color, underline and the like of the titles. The font of `.normal` decides the width; nil is the system's. States that
  /// have none show those of `.normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    appearance.titles[state] = attributes
  }
  /// What was set for exactly this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    appearance.titles[state]
  }

  // MARK: Size

  /// The widths that the segments want.
  private var segmentWidths: [CGFloat] {
    let own = segments.map(naturalWidth)
    let common = own.max() ?? 0
    return zip(segments, own).map { segment, width in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? width : common
    }
  }

  /// Where a segment lies in the bounds: what they want, stretched alike to the width, from iOS 26 on at whole points. Empty for one that
  /// does not exist.
  package func frame(ofSegment index: Int) -> CGRect {
    let widths = segmentWidths
    let sum = widths.reduce(0, +)
    guard widths.indices.contains(index), sum > 0 else { return .zero }
    let isAtPoints = layoutProfile.controls.placesSegmentsAtPoints
    func edge(_ index: Int) -> CGFloat {
      let edge = widths[..<index].reduce(0, +) / sum * bounds.width
      return isAtPoints && index < widths.count ? (edge + 1e-6).rounded(.down) : edge
    }
    let start = edge(index)
    let width = edge(index + 1) - start
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? bounds.width - start - width : start, y: 0, width: width, height: bounds.height)
  }

  /// The segments and the separators between them, each a point wide; from iOS 26 on there are none.
  open override var intrinsicContentSize: CGSize {
    let widths = segmentWidths
    let separators = CGFloat(max(segments.count - 1, 0)) * CGFloat(layoutProfile.controls.segmentSeparator)
    return CGSize(width: widths.reduce(separators, +), height: CGFloat(layoutProfile.controls.segmentedControlHeight))
  }
  /// The size of the frame, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }

  /// The title in whole points and padding: 13 points medium and 18 since iOS 13, regular and 14 before. An image has the same padding,
  /// which is not checked (DEVIATIONS.md, 220).
  ///
  /// Counted over controls whose width is free: 16 of 17 of Xcode 11 to 16 (the other is a point off), 10 of 11 of
  /// Xcode 9 and 10 (the other has emoji). Advances are known to a 25th of a point, so less is no reason for a point.
  private func naturalWidth(of segment: Part) -> CGFloat {
    let padding = CGFloat(layoutProfile.controls.segmentPadding)
    if let image = segment.image { return image.size.width + padding }
    let text = advance(of: AttributedText(segment.title ?? "", font: titleFont.font), in: layoutScreen.text)
    return CGFloat(text - 1.0 / 25).rounded(.up) + padding
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}
