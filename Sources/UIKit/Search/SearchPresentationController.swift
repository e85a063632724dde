/// How a search begins and ends, and what it covers.
extension UISearchController {
  /// The controller that has the search: the top one if the search bar is in a navigation bar, else the nearest one around it.
  private var owner: UIViewController? {
    var controller = surroundingController
    while let top = (controller as? UINavigationController)?.topViewController { controller = top }
    return controller
  }

  private var surroundingController: UIViewController? {
    if let navigation = navigationItemOfSearch?.bar?.owner { return navigation }
    var view: UIView? = connectedBar
    while let present = view, present.viewController == nil { view = present.superview }
    return view?.viewController
  }

  func beginSearch() {
    guard !isActive, let owner, owner.viewIfLoaded?.window != nil else { return }
    delegate?.presentSearchController(self)
    if !isActive { owner.present(self, animated: true) }
  }

  func searchDidBegin() {
    if isActive { searchDidChange() } else { beginSearch() }
  }

  /// Called when the user changes the text or the scope.
  func searchDidChange() {
    contentDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The controller whose view the search covers; nil for the whole window.
  func presentationContext(from source: UIViewController) -> UIViewController? {
    var controller: UIViewController? = source
    while let present = controller {
      if present.definesPresentationContext { return present }
      controller = present.parent
    }
    return (surroundingController as? UINavigationController)?.topViewController
  }

  /// The view that the search covers.
  private var coveredView: UIView? { storedPresentation?.controller.containerView?.superview }

  /// The safe area of a scroll view, which its content does not have, as far as it reaches into the search that covers the scroll view.
  var coveredBarInsets: UIEdgeInsets {
    guard let scrollView = coveredView as? UIScrollView, let frame = viewIfLoaded?.frame else { return .zero }
    let (outer, size) = (scrollView.safeAreaInsets, scrollView.bounds.size)
    return UIEdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, outer.bottom - (size.height - frame.maxY)), right: max(0, outer.right - (size.width - frame.maxX)))
  }

  fileprivate func searchWillBegin() {
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { connectedBar.showsCancelButton = true }
    contentDidChange()
    heightDidChange()
  }

  fileprivate func searchDidAppear() {
    delegate?.didPresentSearchController(self)
    searchDidChange()
  }

  fileprivate func searchWillEnd() {
    delegate?.willDismissSearchController(self)
    connectedBar.resignFirstResponder()
  }

  fileprivate func searchDidEnd() {
    connectedBar.text = ""
    if automaticallyShowsCancelButton { connectedBar.showsCancelButton = false }
    searchDidChange()
    heightDidChange()
    delegate?.didDismissSearchController(self)
  }
}

/// Puts a search over the content.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  /// Below the search bar, if that is inside of what is covered.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let bar = search?.connectedBar, let covered = containerView.superview else { return .zero }
    let bounds = containerView.bounds
    guard bar.isDescendant(of: covered) else { return bounds }
    let top = min(max(0, bar.convert(bar.bounds, to: containerView).maxY), bounds.height)
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  override func presentationTransitionWillBegin() { search?.searchWillBegin() }
  override func presentationTransitionDidEnd(_ completed: Bool) { search?.searchDidAppear() }
  override func dismissalTransitionWillBegin() { search?.searchWillEnd() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { search?.searchDidEnd() }

  override var catchesTouches: Bool { false }

  override func traitsOfPresented(on outer: UITraitCollection) -> UITraitCollection {
    presentingViewController.traitCollection
  }

  /// In a scroll view, over its frame and not over its content.
  override func install(_ container: UIView, over covered: UIView) {
    guard let scrollView = covered as? UIScrollView else { return super.install(container, over: covered) }
    container.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(container)
    scrollView.foremostView = container
    let frame = scrollView.frameLayoutGuide
    for constraint in [
      container.leftAnchor.constraint(equalTo: frame.leftAnchor),
      container.rightAnchor.constraint(equalTo: frame.rightAnchor),
      container.topAnchor.constraint(equalTo: frame.topAnchor),
      container.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
    ] {
      constraint.isSystem = true
      constraint.isActive = true
    }
  }
}

/// The view of a search. It has no content of its own, and is hit only where it obscures the content below.
final class SearchCoverView: UIView {
  private unowned let search: UISearchController

  init(_ search: UISearchController) {
    self.search = search
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !search.obscuresBackgroundDuringPresentation ? nil : hit
  }
}
