import Platform

/// What presentations look like, for pictures. Nothing here changes a layout.
extension UIView {
  /// What a sheet does to the corners of the view that it presents.
  package struct SheetLook {
    package var cornerRadius: CGFloat
    /// That of the lower corners, where it is another one.
    package var lowerCornerRadius: CGFloat?
    /// Whether the lower corners are round, too: of a sheet that does not stand on the bottom edge.
    package var roundsBottom: Bool
    package var hasGrabber: Bool
    /// Whether the sheet keeps away from the edges.
    package var floats: Bool
    /// Whether the sheet is a plate of glass, which is seen where the presented view has no ground of its own.
    package var isGlass: Bool
  }

  /// The color in which the container of a presentation covers what lies below it; nil for none, and for views that are no container.
  package var presentationDimming: UIColor? {
    guard let container = self as? PresentationContainerView, container.presentation.dims else { return nil }
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIColor(white: 0, alpha: CGFloat(isDark ? PresentationMetrics.darkDimming : PresentationMetrics.dimming))
  }

  /// Nil for a view that no sheet presents.
  package var sheetLook: SheetLook? {
    guard let container = superview as? PresentationContainerView, container.presentation.presentedView === self,
      container.presentation.isSheet, !(container.presentation.presentedViewController is UIAlertController)
    else { return nil }
    let sheet = container.presentation.sheet
    // Phones with a home indicator have displays with wide round corners; those of tablets are narrower than the sheet's own.
    let followsDisplay =
      !transform.isIdentity && sheet?.preferredCornerRadius == nil && (window?.safeAreaInsets.bottom ?? 0) > 0
      && traitCollection.userInterfaceIdiom == .phone
    return SheetLook(
      cornerRadius: sheet?.preferredCornerRadius ?? CGFloat(PresentationMetrics.sheetCornerRadius[layoutProfile]),
      lowerCornerRadius: followsDisplay ? CGFloat(PresentationMetrics.floatingSheetLowerCorner) : nil,
      roundsBottom: frame.maxY < container.bounds.maxY - 0.5,
      // A sheet in the middle of a tablet cannot be dragged.
      hasGrabber: (sheet?.prefersGrabberVisible ?? false)
        && (frame.maxY >= container.bounds.maxY - 0.5 || !transform.isIdentity),
      floats: !transform.isIdentity, isGlass: PresentationMetrics.sheetsAreGlass[layoutProfile])
  }

  /// Where the view of a window's root controller is seen while a sheet is as high as it gets on a phone: smaller, with its top at the end
  /// of the status bar. Nil for all other views.
  package var placeBehindSheet: CGRect? {
    guard PresentationMetrics.setsPresenterBack[layoutProfile], let window = superview as? UIWindow,
      window.rootViewController?.viewIfLoaded === self,
      let container = window.subviews.lazy.compactMap({ $0 as? PresentationContainerView }).first(where: \.setsBack)
    else { return nil }
    let factor = (bounds.width - 2 * CGFloat(PresentationMetrics.setBackMargin)) / bounds.width
    let top = container.safeAreaInsets.top
    return CGRect(
      x: CGFloat(PresentationMetrics.setBackMargin), y: top, width: bounds.width * factor,
      height: bounds.height * factor)
  }
}

extension UIView {
  /// What a popover looks like.
  package struct PopoverLook {
    package var frame: CGRect
    /// Whether the view draws its own ground, as that of an action sheet does.
    package var hasOwnGround: Bool
    /// The ground of the arrow.
    package var ground: UIColor
    /// The tip of the arrow, and the two places where it leaves the popover; empty without an arrow.
    package var arrow: [CGPoint]
  }

  /// Nil for a view that is no container of a popover.
  package var popoverLook: PopoverLook? {
    guard let container = self as? PresentationContainerView,
      let popover = container.presentation as? UIPopoverPresentationController, popover.isPopover,
      let view = popover.presentedView
    else { return nil }
    let isAlert = popover.presentedViewController is UIAlertController
    let isDark = traitCollection.userInterfaceStyle == .dark
    return PopoverLook(
      frame: view.frame, hasOwnGround: isAlert,
      ground: isAlert ? UIColor(white: isDark ? 0.16 : 0.96, alpha: 1) : view.backgroundColor ?? .systemBackground,
      arrow: PresentationMetrics.popoversHaveArrows[layoutProfile] ? popover.arrow(of: view.frame, in: self) : [])
  }

  /// The radius of the corners of a view in a popover; nil for all others.
  package var popoverCorner: CGFloat? {
    guard let look = superview?.popoverLook, look.frame == frame, !look.hasOwnGround else { return nil }
    return CGFloat(PresentationMetrics.popoverCornerRadius[layoutProfile])
  }
}

extension UIPopoverPresentationController {
  /// The tip, at the middle of the source as far as the corners of the popover leave it room, and the two ends of the base.
  fileprivate func arrow(of frame: CGRect, in container: UIView) -> [CGPoint] {
    let (height, half) = (CGFloat(SheetMetrics.popoverArrow), CGFloat(PresentationMetrics.popoverArrowBase) / 2)
    let corner = CGFloat(PresentationMetrics.popoverCornerRadius[container.layoutProfile])
    let source = source(in: container)
    func middle(_ wished: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      min(max(wished, start + corner + half), max(start + corner + half, end - corner - half))
    }
    let (x, y) = (middle(source.midX, frame.minX, frame.maxX), middle(source.midY, frame.minY, frame.maxY))
    func points(_ tip: CGPoint, along: CGPoint, back: CGPoint) -> [CGPoint] {
      [
        tip, CGPoint(x: tip.x + back.x + along.x * half, y: tip.y + back.y + along.y * half),
        CGPoint(x: tip.x + back.x - along.x * half, y: tip.y + back.y - along.y * half),
      ]
    }
    let (across, down) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    switch arrowDirection {
    case .up:
      return points(CGPoint(x: x, y: frame.minY - height), along: across, back: CGPoint(x: 0, y: height + 1))
    case .down:
      return points(CGPoint(x: x, y: frame.maxY + height), along: across, back: CGPoint(x: 0, y: -height - 1))
    case .left:
      return points(CGPoint(x: frame.minX - height, y: y), along: down, back: CGPoint(x: height + 1, y: 0))
    case .right:
      return points(CGPoint(x: frame.maxX + height, y: y), along: down, back: CGPoint(x: -height - 1, y: 0))
    default: return []
    }
  }
}

extension PresentationContainerView {
  /// Whether a sheet in the container leaves only a strip above it, where the width is compact and the height is not.
  fileprivate var setsBack: Bool {
    let traits = traitCollection
    guard presentation.isSheet, !(presentation.presentedViewController is UIAlertController),
      traits.horizontalSizeClass == .compact, traits.verticalSizeClass != .compact,
      let view = presentation.presentedView
    else { return false }
    let top = SheetMetrics.top(safeAreaTop: Double(safeAreaInsets.top), release: layoutProfile.release)
    return view.frame.minY <= CGFloat(top) + 0.5
  }
}

extension UIPresentationController {
  /// The sheet that shows the controller; that of a popover in a compact width is another object.
  fileprivate var sheet: UISheetPresentationController? {
    self as? UISheetPresentationController
      ?? (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }

  /// Whether what lies below is dimmed: alerts, action sheets and sheets do, unless the sheet says that its detent does not.
  fileprivate var dims: Bool {
    if let popover = self as? UIPopoverPresentationController, popover.isPopover { return false }
    if presentedViewController is UIAlertController { return true }
    return isSheet && sheet?.isUndimmed != true
  }
}

extension UISheetPresentationController {
  /// Whether the detent in use is the largest undimmed one or before it.
  fileprivate var isUndimmed: Bool {
    guard let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return false
    }
    return detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0 <= limit
  }
}

extension AlertView {
  /// The plates under texts and buttons: one, and in an action sheet at the bottom edge another one for the button that cancels.
  package var panels: [CGRect] {
    guard standsOnEdge, let cancel = cancelButton, !cancel.isHidden, cancel.frame.minY > 0 else { return [bounds] }
    return [
      CGRect(x: 0, y: 0, width: bounds.width, height: cancel.frame.minY - CGFloat(AlertMetrics.sheetMargin)),
      cancel.frame,
    ]
  }

  /// The capsules of the buttons, where they have any.
  package var capsules: [CGRect] {
    AlertMetrics.hasCapsules[layoutProfile] ? visibleButtons.map(\.frame) : []
  }

  /// The radius of the corners of the plates, in points.
  package var panelCornerRadius: CGFloat { CGFloat(PresentationMetrics.alertCornerRadius[layoutProfile]) }

  /// The boxes around fields without a border.
  package var fieldBoxes: [CGRect] {
    subviews.compactMap { $0 as? UITextField }.filter { $0.borderStyle == .none }
      .map { $0.frame.insetBy(dx: -CGFloat(PresentationMetrics.fieldPadding), dy: 0) }
  }

  /// The lines between buttons, and between them and the texts: a pixel wide, each at the edge of a button.
  package var separators: [CGRect] {
    guard !AlertMetrics.hasCapsules[layoutProfile] else { return [] }
    let pixel = 1 / layoutScreen.scale
    return visibleButtons.flatMap { button -> [CGRect] in
      if button === cancelButton, standsOnEdge { return [] }
      var lines: [CGRect] = []
      let frame = button.frame
      if frame.minY > 0 { lines.append(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: pixel)) }
      if frame.minX > 0 { lines.append(CGRect(x: frame.minX, y: frame.minY, width: pixel, height: frame.height)) }
      return lines
    }
  }
}
