/// Decides where a presented view goes.
///
/// One is made for every sheet, popover and alert, and for controllers with the style `custom` whose transitioning delegate gives one.
/// The presented view lies in ``containerView``, which covers the window, with the frame of
/// ``frameOfPresentedViewInContainerView``, and is placed again whenever the container is laid out.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?
  /// The controller whose view is presented. It keeps its presentation controller alive.
  open var presentedViewController: UIViewController { presented }
  /// The controller that presents; until then the one that the presentation controller was made with, or the presented one.
  open internal(set) var presentingViewController: UIViewController {
    get { presenting ?? presented }
    set { presenting = newValue }
  }
  /// The style that the presented controller asked for.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  /// Around the presented view while it is presented.
  open private(set) weak var containerView: UIView?
  /// Not kept alive. Asked about the style where the width or the height is compact.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Traits of the presented controller that differ from those of the screen; nil is none.
  open var overrideTraitCollection: UITraitCollection? { didSet { Surroundings.didChange() } }

  /// `presentingViewController` is nil while it is not known.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The view of the presented controller, unless a subclass puts another around it.
  open var presentedView: UIView? { presented.view }
  /// All of the container, unless a subclass decides otherwise.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// True. The library does not read it: a presentation covers the window.
  open var shouldPresentInFullscreen: Bool { true }
  /// False. The library does not read it: the presenting view stays in the tree.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presented view is put into the container.
  open func presentationTransitionWillBegin() {}
  /// Called after the first layout; `completed` is true.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is removed.
  open func dismissalTransitionWillBegin() {}
  /// Called when the view is removed; `completed` is true.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called in each layout of the container, before the presented view gets its frame.
  open func containerViewWillLayoutSubviews() {}
  /// Called in each layout of the container, after the presented view got its frame.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the presented controller wishes for another size; places the view again.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// Called when the size of a child changes that sizes itself; places the view again.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// The size that the presented controller has in a container of a size, in points: the same, unless a subclass overrides this. A subclass
  /// calls it for ``frameOfPresentedViewInContainerView``; the library does not.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }
  /// The size that the presented controller wishes for, in points.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Called before the window's size changes, and with it the container's; tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presented.viewWillTransition(to: size, with: coordinator)
  }
  /// Called in the layout that follows a change of size classes, when the presented controller was told.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits of the container while there is one, else those of the presenting controller.
  open var traitCollection: UITraitCollection { traits }
  /// Called with the traits before, when those of the presented controller have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style in the present traits; see ``adaptivePresentationStyle(for:)``.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traits) }

  /// The style in some traits: `none` is the controller's own. The delegate is asked first.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Tells the delegate of the style in which the presentation begins: `none` is the controller's own.
  func tellOfAdaptation(_ coordinator: TransitionCoordinator?) {
    guard let delegate else { return }
    delegate.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle ?? .none, transitionCoordinator: coordinator)
    if adaptedStyle != nil { delegate.presentationController(self, prepare: self) }
  }

  // MARK: For the kinds of presentations

  /// Puts the presented view into its place.
  func placePresentedView() { presentedView?.frame = frameOfPresentedViewInContainerView }

  func moveIntoContainer(_ container: UIView?) { containerView = container }

  /// Puts the container over a view, which it covers.
  func install(_ container: UIView, over covered: UIView) { covered.addSubview(container) }

  /// Whether touches beside the presented view end in the container.
  var catchesTouches: Bool { true }

  /// The view below the container that gets a touch at a point of the container nevertheless; nil for none.
  func passthroughHit(_ point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? { nil }

  /// Whether a tap beside the presented view ends the presentation.
  var endsWithTapBeside: Bool { false }

  /// Whether the kind of presentation lets the user end it, and is told that the user has.
  var mayDismiss: Bool { true }
  func didDismiss() {}

  /// The style that the presentation has in place of its own; nil if it has its own.
  var adaptedStyle: UIModalPresentationStyle? {
    let style = adaptivePresentationStyle
    return style == .none || style == .automatic || style == presentationStyle ? nil : style
  }

  /// Does what a user does who ends the presentation by a gesture: the controller and the delegate are asked and told. False if they do
  /// not let it.
  @discardableResult
  package func userDidDismiss() -> Bool {
    // It keeps this object alive, too, which the app may give up with it.
    let presented = presented
    defer { withExtendedLifetime(presented) {} }
    guard !presented.isModalInPresentation, mayDismiss, delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presented.presentingViewController?.dismiss(animated: true)
    // Documented: a tap beside the popover of an action sheet is the action that cancels.
    (presented as? UIAlertController)?.actions.first { $0.style == .cancel }?.perform()
    delegate?.presentationControllerDidDismiss(self)
    didDismiss()
    return true
  }

  /// Whether the place of the presented view depends on the keyboard.
  var followsKeyboard: Bool { false }

  /// Whether the controller is shown as a sheet that leaves a part of the window free.
  var isSheet: Bool { false }

  /// The traits around the presentation: those of the presenting controller's window.
  var traits: UITraitCollection { containerView?.traitCollection ?? presentingViewController.traitCollection }

  /// Whether the presented controller has a compact width, although the screen may be wide. Only a function of the screen's traits,
  /// since it decides those of the presented controller.
  func narrows(_ traits: UITraitCollection) -> Bool { false }

  /// Whether the dark backgrounds of the presented controller are lighter than those of what it lies on. As ``narrows(_:)``, a function of
  /// the screen's traits alone.
  func elevates(_ traits: UITraitCollection) -> Bool { false }

  /// The last answer of `traitsOfPresented` and what it was made from: traits are read for every view.
  private var derivedTraits: (from: UITraitCollection, override: UITraitCollection?, to: UITraitCollection)?

  /// What the presented controller has in place of the screen's traits.
  func traitsOfPresented(on outer: UITraitCollection) -> UITraitCollection {
    if let derivedTraits, derivedTraits.from === outer, derivedTraits.override === overrideTraitCollection {
      return derivedTraits.to
    }
    var result = outer
    if narrows(outer), outer.horizontalSizeClass != .compact {
      result = result.modifyingTraits { $0.horizontalSizeClass = .compact }
    }
    if elevates(outer), outer.userInterfaceLevel != .elevated {
      result = result.modifyingTraits { $0.userInterfaceLevel = .elevated }
    }
    if let overrideTraitCollection {
      result = UITraitCollection(result.values.overridden(by: overrideTraitCollection.values))
    }
    derivedTraits = (outer, overrideTraitCollection, result)
    return result
  }

  /// The size that the presented controller wishes for, in points; a navigation controller without a wish passes on that of its top.
  var wishedSize: CGSize {
    let own = presented.preferredContentSize
    guard own == .zero, let top = (presented as? UINavigationController)?.topViewController else { return own }
    return top.preferredContentSize
  }
}
