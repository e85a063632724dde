import AutoLayout

/// The area of the keyboard in a view.
///
/// Without a keyboard the guide is the strip that the safe area leaves at the bottom of the view. With a keyboard at
/// the bottom of the screen it reaches from the keyboard's top to the view's bottom, as wide as the view, and is at
/// least as high as without one. It follows a floating or split keyboard only if ``followsUndockedKeyboard`` is true;
/// then it is the rectangle of the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating or split keyboard. If false, as by default, such a keyboard counts as none.
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
    let keyboard = owningView?.layoutScreen.keyboard
    if case .undocked = keyboard, !followsUndockedKeyboard { return nil }
    return keyboard
  }

  /// From the screen, of which the topmost view is a part.
  private func frameInside(_ view: UIView, _ frame: CGRect) -> CGRect {
    let root = view.rootView
    let origin = root.frame.origin
    return root.convert(frame.offsetBy(dx: root.bounds.minX - origin.x, dy: root.bounds.minY - origin.y), to: view)
  }

  /// The edges of the view that the keyboard is near to. A docked keyboard, or none, is near the bottom. A floating one
  /// is near an edge if its distance is less than a quarter of the free length (DEVIATIONS.md, 36).
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

extension UIView {
  /// How much of the view a keyboard at the bottom of the screen covers; 0 without one. Points.
  final var heightCoveredByKeyboard: CGFloat {
    guard case .docked(let height) = layoutScreen.keyboard else { return 0 }
    let root = rootView
    let top = root.convert(CGPoint(x: 0, y: root.bounds.maxY - height), to: self).y
    return min(max(0, bounds.maxY - top), bounds.height)
  }
}

extension DerivedRect.Span {
  /// A length of its own, from a distance after the base's beginning.
  fileprivate static func fixed(_ start: CGFloat, _ length: CGFloat) -> Self {
    Self(minFactor: 0, minOffset: Double(start), sizeFactor: 0, sizeOffset: Double(length))
  }
}
