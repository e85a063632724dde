import Platform

/// The sides of its source on which a popover may stand.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Takes any bits, also ones without a name here.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover stands below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover stands above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover stands right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover stands left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Of a popover that has no place yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover may point at: a view or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Where the source is, in points of a view; null if both are not in one window.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    rootView === referenceView.rootView ? convert(bounds, to: referenceView) : .null
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect { view?.frame(in: referenceView) ?? .null }
}

/// Presents a controller beside a view or an item of a bar, where the width is regular.
///
/// The content has the size that the controller prefers, or 320 by 1,100 points, and is cut to the room (DEVIATIONS.md, 125). Where the
/// width is compact, the controller is presented as a sheet, unless the delegate answers `none` or another style. From iOS 26 on an action
/// sheet with a source is a popover there, too.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  override var endsWithTapBeside: Bool { true }
  /// The view that ``sourceRect`` belongs to. It or ``barButtonItem`` must be set before a popover is presented.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// What the arrow points at, in points of ``sourceView``; null, the default, means all of it.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The item that the arrow points at, if there is no ``sourceView``.
  open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  /// ``sourceView`` or ``barButtonItem``, whichever is set.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }
  /// Every direction by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { containerView?.setNeedsLayout() } }
  /// The direction in use; unknown until the popover is laid out.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Points from the edges of the window, 10 by default; the safe area stays free as well.
  open var popoverLayoutMargins: UIEdgeInsets = {
    let margin = CGFloat(SheetMetrics.popoverMargin)
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }()
  /// False by default. No effect here, which the log says once: a popover stands beside its source.
  open var canOverlapSourceViewRect = false {
    didSet {
      if canOverlapSourceViewRect {
        LayoutLog.noteWithoutEffect("UIPopoverPresentationController.canOverlapSourceViewRect")
      }
    }
  }
  /// Views beside the popover that get touches nevertheless; nil by default.
  open var passthroughViews: [UIView]?
  /// No effect here, which the log says once: pictures show the ground of the presented view. Nil by default.
  open var backgroundColor: UIColor? {
    didSet { LayoutLog.noteWithoutEffect("UIPopoverPresentationController.backgroundColor") }
  }
  /// What takes the place of the popover where the width is compact.
  public private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.moveIntoContainer(containerView)
    return sheet
  }()

  override func moveIntoContainer(_ container: UIView?) {
    super.moveIntoContainer(container)
    adaptiveSheetPresentationController.moveIntoContainer(container)
  }

  override func elevates(_ traits: UITraitCollection) -> Bool { true }
  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  override var mayDismiss: Bool {
    !isPopover || popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  override func didDismiss() { popoverDelegate?.popoverPresentationControllerDidDismissPopover(self) }

  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.askForSource() })
  }

  /// Lets the delegate give the popover another source.
  private func askForSource() {
    guard isPopover, var view = sourceView, let popoverDelegate else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let before = (view, rect)
    popoverDelegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== before.0 { sourceView = view }
    if rect != before.1 { sourceRect = rect }
  }

  override func passthroughHit(_ point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? {
    guard isPopover else { return nil }
    for view in passthroughViews ?? [] where view.window === container.window {
      if let hit = view.hitTest(container.convert(point, to: view), with: event) { return hit }
    }
    return nil
  }

  override var adaptedStyle: UIModalPresentationStyle? {
    let style = style(in: traits)
    return style == .popover ? nil : style
  }

  /// The class that draws the ground and the arrow of the popover; nil, the default, is the system's. No effect here, which the log says
  /// once: pictures show the system's.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet { LayoutLog.noteWithoutEffect("UIPopoverPresentationController.popoverBackgroundViewClass") }
  }

  override var isSheet: Bool { !isPopover && adaptiveSheetPresentationController.isSheet }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    if isPopover, sourceView == nil, barButtonItem == nil { raiseMissingSource() }
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    switch style(in: containerView.traitCollection) {
    case .popover: return popoverFrame(in: containerView)
    case .fullScreen, .overFullScreen: return containerView.bounds
    case let style: return sheetPlace(in: containerView, style: style).frame
    }
  }

  /// The place where the width is compact. An action sheet has its own.
  private func sheetPlace(in container: UIView, style: UIModalPresentationStyle) -> SheetPlace {
    if let alert = presentedViewController as? UIAlertController {
      return SheetPlace(frame: alert.sheetFrame(in: container))
    }
    return adaptiveSheetPresentationController.place(in: container, style: style)
  }

  override func placePresentedView() {
    guard let containerView else { return }
    let place =
      isSheet
      ? sheetPlace(in: containerView, style: style(in: containerView.traitCollection))
      : SheetPlace(frame: frameOfPresentedViewInContainerView)
    adaptiveSheetPresentationController.put(presentedView, at: place)
  }

  /// Whether the controller is shown in a popover.
  var isPopover: Bool { style(in: traits) == .popover }

  override func narrows(_ traits: UITraitCollection) -> Bool { style(in: traits) == .popover }

  private func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
    if isAnchoredActionSheet { return .popover }
    return switch adaptivePresentationStyle(for: traits) {
    case .automatic: traits.horizontalSizeClass == .compact ? .pageSheet : .popover
    case .none: delegate == nil && traits.horizontalSizeClass == .compact ? .pageSheet : .popover
    case let style: style
    }
  }

  /// Whether the controller is an action sheet that comes out of its source on every device, as from iOS 26 on.
  private var isAnchoredActionSheet: Bool {
    guard presentedViewController is UIAlertController, sourceItem != nil,
      let view = containerView ?? presentingViewController.viewIfLoaded
    else { return false }
    return AlertMetrics.anchorsSheets[view.layoutProfile]
  }

  private func popoverFrame(in container: UIView) -> CGRect {
    if let frame = frameOverBarItem(in: container) { return frame }
    let safeArea = container.safeAreaInsets
    let margins = popoverLayoutMargins
    let room = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(margins.top, safeArea.top), left: max(margins.left, safeArea.left),
        bottom: max(margins.bottom, safeArea.bottom), right: max(margins.right, safeArea.right)))
    let arrangement = PopoverArrangement(
      size: contentSize(in: container), source: source(in: container), room: room, permitted: permittedArrowDirections)
    arrowDirection = arrangement.direction
    let scale = container.layoutScreen.scale
    var frame = arrangement.frame
    frame.origin = CGPoint(
      x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
    return frame
  }

  /// The frame of a popover that covers the item of a bar at the top which it comes from, as from iOS 26 on; nil for any other.
  private func frameOverBarItem(in container: UIView) -> CGRect? {
    guard let over = SheetMetrics.popoverOverBarItem[container.layoutProfile], sourceView == nil,
      barButtonItem?.view != nil
    else { return nil }
    let (bounds, safeArea, source) = (container.bounds, container.safeAreaInsets, source(in: container))
    guard source.midY < bounds.midY else { return nil }
    arrowDirection = .up
    let (size, side) = (contentSize(in: container), CGFloat(over.side))
    let top = safeArea.top + CGFloat(over.top)
    let width = min(size.width, bounds.width - 2 * side)
    let height = min(size.height, bounds.height - top - max(popoverLayoutMargins.bottom, safeArea.bottom))
    let x = max(side, min(source.midX - width / 2, bounds.width - side - width))
    let scale = container.layoutScreen.scale
    return CGRect(x: (x * scale).rounded() / scale, y: top, width: width, height: max(0, height))
  }

  private func contentSize(in container: UIView) -> CGSize {
    if let alert = presentedViewController as? UIAlertController { return alert.popoverSize(in: container) }
    let wished = wishedSize
    return CGSize(
      width: wished.width > 0 ? wished.width : CGFloat(SheetMetrics.popover.width),
      height: wished.height > 0 ? wished.height : CGFloat(SheetMetrics.popover.height))
  }

  func source(in container: UIView) -> CGRect {
    guard let view = sourceView ?? barButtonItem?.view else { return .zero }
    let rect = sourceView == nil || sourceRect.isNull ? view.bounds : sourceRect
    return view.convert(rect, to: container)
  }

  /// UIKit's texts as they are remembered; the presenter and the addresses, which they name on iOS, are left out.
  private func raiseMissingSource() {
    let controller = "<\(logClassName(of: type(of: presentedViewController)))>"
    let reason =
      presentedViewController is UIAlertController
      ? "Your application has presented a UIAlertController (\(controller)) of style UIAlertControllerStyleActionSheet. The "
        + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide "
        + "location information for this popover through the alert controller's popoverPresentationController. You must "
        + "provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you "
        + "present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
        + "-prepareForPopoverPresentation."
      : "UIPopoverPresentationController (<\(logClassName(of: type(of: self)))>) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs."
    LayoutException.raise("NSGenericException", reason)
  }
}

/// Prepares popovers and adapts them.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented: the last moment to give it a source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// True without an implementation. Asked before
  /// ``UIAdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)`` when a tap beside the popover would end it.
  /// Deprecated since iOS 13.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when a tap beside the popover has ended it. Deprecated since iOS 13.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called when the size of the window changes while a popover with a source view is shown. What is stored in the arguments becomes the
  /// source, in points of the view.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

/// A pointer to an object, which Objective-C would release by itself later.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension UIPopoverPresentationControllerDelegate {
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
