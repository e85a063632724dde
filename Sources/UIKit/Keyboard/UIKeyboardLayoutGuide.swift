import AutoLayout

/// Where the keyboard is in a view.
///
/// Without a keyboard it is what the safe area leaves at the bottom of the view. With one at the bottom of the screen it reaches
/// from its top to the view's bottom, as wide as the view, and is never lower than without. A floating or split keyboard it
/// follows only if it is told to: then it is its rectangle.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether a floating or split keyboard counts; false by default: without a docked one the guide is then at the
  /// bottom.
  open var followsUndockedKeyboard = false { didSet { owningView?.layoutHost?.insetsDidChange() } }

  /// Whether the guide ends at the safe area where there is no keyboard, instead of the view's bottom.
  open var usesBottomSafeArea = true { didSet { owningView?.layoutHost?.insetsDidChange() } }

  /// How far above the keyboard a dragging finger begins to dismiss it, in points. Moves nothing.
  open var keyboardDismissPadding: CGFloat = 0

  /// The guide's rectangle as it follows from its view's frame.
  func rect(in view: UIView, _ base: ItemID) -> DerivedRect {
    let hiddenHeight = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    switch followed {
    case nil: return Self.bottom(hiddenHeight, base)
    case .docked(let height):
      let root = view.rootView
      let top = root.convert(CGPoint(x: 0, y: root.bounds.maxY - height), to: view).y
      return Self.bottom(max(hiddenHeight, view.bounds.maxY - top), base)
    case .undocked(let frame):
      let rect = frameInside(view, frame)
      return DerivedRect(
        base: base, horizontal: .fixed(rect.minX - view.bounds.minX, rect.width),
        vertical: .fixed(rect.minY - view.bounds.minY, rect.height))
    }
  }

  /// The whole width, at the bottom.
  private static func bottom(_ height: CGFloat, _ base: ItemID) -> DerivedRect {
    DerivedRect(base: base, horizontal: .inset(0, 0), vertical: .end(Double(height)))
  }

  private var followed: Keyboard? {
    let keyboard = UIKitEnvironment.current.keyboard
    if case .undocked = keyboard, !followsUndockedKeyboard { return nil }
    return keyboard
  }

  /// From the screen, of which the topmost view is a part.
  private func frameInside(_ view: UIView, _ frame: CGRect) -> CGRect {
    let root = view.rootView
    let origin = root.frame.origin
    return root.convert(frame.offsetBy(dx: root.bounds.minX - origin.x, dy: root.bounds.minY - origin.y), to: view)
  }

  /// Which edges of its view the keyboard is near to: the bottom while it is docked or away; else those from which it is less
  /// than a quarter of the way to the other side.
  func nearEdges(in view: UIView) -> NSDirectionalRectEdge {
    guard case .undocked(let frame) = followed else { return .bottom }
    let rect = frameInside(view, frame)
    let space = view.bounds
    let (left, right) = (rect.minX - space.minX, space.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - space.minY, space.maxY - rect.maxY)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edges: NSDirectionalRectEdge = []
    if left < (left + right) / 4 { edges.insert(isRightToLeft ? .trailing : .leading) }
    if right < (left + right) / 4 { edges.insert(isRightToLeft ? .leading : .trailing) }
    if top < (top + bottom) / 4 { edges.insert(.top) }
    if bottom < (top + bottom) / 4 { edges.insert(.bottom) }
    return edges
  }
}

extension DerivedRect.Span {
  /// A length of its own, from a distance after the base's beginning.
  fileprivate static func fixed(_ start: CGFloat, _ length: CGFloat) -> Self {
    Self(minFactor: 0, minOffset: Double(start), sizeFactor: 0, sizeOffset: Double(length))
  }
}
