// The parts of `UICollectionView.swift` that no subclass overrides.
extension UICollectionView {
  func paths(_ like: Element) -> [IndexPath] {
    elements.shown.keys.filter { $0.category == like.category && $0.kind == like.kind }.map(\.path).sorted()
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge of the visible part, which bars do not cover.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical middle of the visible part.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The lower edge of the visible part.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge of the visible part.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal middle of the visible part.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge of the visible part.
    public static let right = ScrollPosition(rawValue: 32)
  }

  func scroll(to frame: CGRect, _ scrollPosition: ScrollPosition, _ animated: Bool) {
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let (insets, visible) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - visible.height - insets.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - visible.height / 2 - insets.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - visible.width - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - visible.width / 2 - insets.left }
    offset.x = max(-insets.left, min(offset.x, contentSize.width + insets.right - bounds.width))
    offset.y = max(-insets.top, min(offset.y, contentSize.height + insets.bottom - bounds.height))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  func dequeue(_ place: CollectionElements.Place, _ identifier: String) -> UICollectionReusableView? {
    if let view = elements.idle[place]?.popLast() {
      view.fittedFor = nil
      view.prepareForReuse()
      return view
    }
    let made = elements.sources[place]?.makeReusableView()
    made?.reuseIdentifier = identifier
    if case .supplementary = place { (made as? UICollectionViewListCell)?.isSupplementary = true }
    return made
  }
}

extension UICollectionView {
  /// The same for updates that are there: the closure is run before the method returns, and says `self` without words as on iOS, where it
  /// does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escaping in
      let optional: (() -> Void)? = escaping
      performBatchUpdates(optional, completion: completion)
    }
  }
}
