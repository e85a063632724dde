import Platform

/// Presents a controller as a sheet: the styles `automatic`, `pageSheet` and `formSheet`, and popovers where the width is compact.
///
/// * Where the height is compact, it covers the window, unless ``prefersEdgeAttachedInCompactHeight`` is true.
/// * Where the width is compact, it stands on the bottom edge, as wide as the window and as high as its detent. From iOS 26 on it is drawn
///   smaller where it is not as high as it gets, by a transform of its view, and laid out at its full width.
/// * Elsewhere it stands in the middle: a form sheet has the size that its controller prefers, or 540 by 620 points; a page sheet is as
///   wide as readable text with its margins, and from iOS 26 on as wide as an upright tablet. A page sheet that is lower than the highest
///   one stands on the bottom edge.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests on the bottom edge, from low to high; only the large one by default.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The detent in use; nil, the default, and an identifier without a detent mean the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Up to this detent, pictures show what lies below the sheet as it is; nil, the default, dims it at all of them.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// True by default. Stored without effect: no finger scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet {
      if !prefersScrollingExpandsWhenScrolledToEdge {
        LayoutLog.noteWithoutEffect("UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge")
      }
    }
  }
  /// Whether the sheet stands on the bottom edge also where the height is compact; false by default.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether a sheet on the bottom edge is as wide as its controller prefers where the height is compact; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }
  /// False by default. Whether pictures show a handle at the top of the sheet, which takes no room.
  open var prefersGrabberVisible = false
  /// Points; nil means the system's. Pictures show it.
  open var preferredCornerRadius: CGFloat?
  /// True by default. Stored without effect: the style decides which size a sheet on a tablet has.
  open var prefersPageSizing = true {
    didSet { if !prefersPageSizing { LayoutLog.noteWithoutEffect("UISheetPresentationController.prefersPageSizing") } }
  }
  /// The view that the sheet comes from on iOS. Stored without effect.
  open var sourceView: UIView? {
    didSet { if sourceView != nil { LayoutLog.noteWithoutEffect("UISheetPresentationController.sourceView") } }
  }

  /// Runs the changes. Without a finger, a sheet is in its place at the next layout.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { place(in: $0, style: presentationStyle).frame } ?? .zero
  }

  /// A form sheet is compact on a tablet, whatever the screen.
  override func narrows(_ traits: UITraitCollection) -> Bool {
    presentationStyle == .formSheet && traits.verticalSizeClass != .compact
  }

  override var isSheet: Bool { !coversAll(traits) }
  override var followsKeyboard: Bool { true }
  override func elevates(_ traits: UITraitCollection) -> Bool { !coversAll(traits) }

  /// Where the presented view goes in a container, in its coordinates.
  func place(in container: UIView, style: UIModalPresentationStyle) -> SheetPlace {
    let traits = container.traitCollection
    if coversAll(traits) { return SheetPlace(frame: container.bounds) }
    if traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact {
      return placeOnEdge(of: container, traits)
    }
    if style != .formSheet, let place = placeOfLowPage(in: container) { return place }
    return SheetPlace(frame: style == .formSheet ? formFrame(in: container) : pageFrame(in: container))
  }

  override func placePresentedView() {
    guard let containerView else { return }
    var place = place(in: containerView, style: presentationStyle)
    let frame = frameOfPresentedViewInContainerView
    if frame != place.frame { place = SheetPlace(frame: frame) }
    put(presentedView, at: place)
  }

  /// Whether the presented view has the transform of a place.
  private var isDrawnSmaller = false

  func put(_ view: UIView?, at place: SheetPlace) {
    guard let view else { return }
    guard isDrawnSmaller || !place.drawing.isIdentity else { return view.frame = place.frame }
    (view.transform, view.untransformedFrame) = (place.drawing, place.frame)
    isDrawnSmaller = !place.drawing.isIdentity
  }

  override func moveIntoContainer(_ container: UIView?) {
    super.moveIntoContainer(container)
    guard container == nil, isDrawnSmaller else { return }
    isDrawnSmaller = false
    presentedViewController.viewIfLoaded?.transform = .identity
  }

  private func coversAll(_ traits: UITraitCollection) -> Bool {
    switch adaptivePresentationStyle(for: traits) {
    case .fullScreen, .overFullScreen: true
    default: traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }
  }

  /// The selected detent's height, else that of the lowest one, else as much as there is.
  func detentValue(in context: SheetContext) -> CGFloat {
    let selected = detents.first { $0.identifier == selectedDetentIdentifier }?.resolvedValue(in: context)
    return selected ?? detents.compactMap { $0.resolvedValue(in: context) }.min() ?? context.maximumDetentValue
  }

  // MARK: In the middle

  private func formFrame(in container: UIView) -> CGRect {
    let wished = wishedSize
    let size = CGSize(
      width: wished.width > 0 ? wished.width : CGFloat(SheetMetrics.formSheet.width),
      height: wished.height > 0 ? wished.height : CGFloat(SheetMetrics.formSheet.height))
    var frame = middle(size, in: container)
    // It gives way to the keyboard as far as the status bar.
    let covered = container.heightCoveredByKeyboard
    if covered > 0 {
      let distance = CGFloat(SheetMetrics.distanceFromEdges)
      let lowest = container.bounds.height - covered - distance - frame.height
      frame.origin.y = max(min(frame.minY, lowest), min(frame.minY, container.safeAreaInsets.top + distance))
    }
    return frame
  }

  func pageFrame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    if let gap = SheetMetrics.gapOnUprightTablet[container.layoutProfile], bounds.height > bounds.width {
      let top = container.safeAreaInsets.top + CGFloat(gap)
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    let readable = ReadableWidth.limit(at: container.layoutProfile.contentSizeCategory)
    let width = CGFloat(readable + SheetMetrics.pageSheetMargins)
    return middle(CGSize(width: width, height: container.bounds.height), in: container)
  }

  /// In the middle of the container, without what would reach too near to its edges.
  private func middle(_ size: CGSize, in container: UIView) -> CGRect {
    let (bounds, safeArea) = (container.bounds, container.safeAreaInsets)
    let distance = CGFloat(SheetMetrics.distanceFromEdges)
    let above = max(safeArea.top, safeArea.bottom, distance)
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height - 2 * above)
    let scale = container.layoutScreen.scale
    return CGRect(
      x: ((bounds.width - width) / 2 * scale).rounded() / scale,
      y: ((bounds.height - height) / 2 * scale).rounded() / scale, width: width, height: height)
  }
}

/// Told when the user drags a sheet to another detent, which does not happen here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called here: iOS calls this method only when a person drags the sheet, which Trellis does not simulate.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
