import TextLayout

/// A row of titles of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  open var titles: [String] = [] { didSet { invalidateIntrinsicContentSize() } }
  open var selectedSegmentIndex = -1
  open var apportionsSegmentWidthsByContent = false

  open var numberOfSegments: Int { titles.count }

  /// Every segment is as wide as the widest title (13 points, medium) and its padding.
  open override var intrinsicContentSize: CGSize {
    let font = TextLayout.Font.system(13, weight: .medium)
    let widths = titles.map { advance(of: AttributedText($0, font: font), in: UIKitEnvironment.current.text) }
    let widest = CGFloat(widths.max() ?? 0)
    let width = (widest + 22).rounded(.up) * CGFloat(max(titles.count, 1)) + 1
    return CGSize(width: width, height: ControlMetrics.segmentedControlHeight)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}
