import TextLayout

/// A row of segments with titles, of which at most one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The segments' titles from first to last. Not Apple's: iOS inserts segments one by one, and they may have images.
  open var titles: [String] = [] { didSet { invalidateIntrinsicContentSize() } }
  /// Counted from 0; -1, the default, for none.
  open var selectedSegmentIndex = -1
  /// Whether a segment is as wide as its own title instead of the widest one.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The plate of the selected segment; nil is white. Only pictures show it.
  open var selectedSegmentTintColor: UIColor?
  private var explicitWidths: [Int: CGFloat] = [:]

  /// The number of ``titles``.
  open var numberOfSegments: Int { titles.count }

  /// Sets the width of a segment in points. 0 or less gives it the width of its title again.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    explicitWidths[segment] = width > 0 ? width : nil
    invalidateIntrinsicContentSize()
  }

  /// Points as set by ``setWidth(_:forSegmentAt:)``; 0 if the title's own width counts.
  open func widthForSegment(at segment: Int) -> CGFloat { explicitWidths[segment] ?? 0 }

  /// A disabled segment cannot be tapped.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }
  /// True unless it was disabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
  private var disabled: Set<Int> = []
  /// False by default. If true, no segment stays selected.
  open var isMomentary = false

  /// The widths that the segments want.
  private var segmentWidths: [CGFloat] {
    let own = titles.map(naturalWidth)
    let common = own.max() ?? 0
    return own.enumerated().map { index, width in
      explicitWidths[index] ?? (apportionsSegmentWidthsByContent ? width : common)
    }
  }

  /// Where a segment lies in the bounds: what they want, stretched alike to the width. Empty for one that does not exist.
  package func frame(ofSegment index: Int) -> CGRect {
    let widths = segmentWidths
    let sum = widths.reduce(0, +)
    guard widths.indices.contains(index), sum > 0 else { return .zero }
    let start = widths[..<index].reduce(0, +) / sum * bounds.width
    let width = widths[index] / sum * bounds.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? bounds.width - start - width : start, y: 0, width: width, height: bounds.height)
  }

  /// A tap selects a segment. Nothing is sent for the one that is selected, nor for a disabled one.
  override func userDidTap(at place: CGPoint) {
    guard
      let index = titles.indices.first(where: { frame(ofSegment: $0).contains(CGPoint(x: place.x, y: bounds.midY)) }),
      isEnabledForSegment(at: index), index != selectedSegmentIndex || isMomentary
    else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = -1 }
  }

  /// The segments and the separators between them, each a point wide.
  open override var intrinsicContentSize: CGSize {
    let widths = segmentWidths
    let separators = CGFloat(max(titles.count - 1, 0))
    return CGSize(width: widths.reduce(separators, +), height: CGFloat(layoutProfile.controls.segmentedControlHeight))
  }

  /// The title in whole points and padding: 13 points medium and 18 since iOS 13, regular and 14 before.
  ///
  /// Counted over controls whose width is free: 16 of 17 of Xcode 11 to 16 (the other is a point off), 10 of 11 of
  /// Xcode 9 and 10 (the other has emoji). Advances are known to a 25th of a point, so less is no reason for a point.
  private func naturalWidth(of title: String) -> CGFloat {
    let controls = layoutProfile.controls
    let font = TextLayout.Font.system(13, weight: controls.hasMediumSegmentTitles ? .medium : .regular)
    let text = advance(of: AttributedText(title, font: font), in: layoutScreen.text)
    return CGFloat(text - 1.0 / 25).rounded(.up) + CGFloat(controls.segmentPadding)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}
