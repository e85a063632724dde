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
  private var coveredView: UIView? { presentationState.stored?.controller.containerView?.superview }

  /// The safe area of a scroll view, which its content does not have, as far as it reaches into the search that covers the scroll view.
  var coveredBarInsets: UIEdgeInsets {
    guard let scrollView = coveredView as? UIScrollView, let frame = viewIfLoaded?.frame else { return .zero }
    let (outer, size) = (scrollView.safeAreaInsets, scrollView.bounds.size)
    return UIEdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, outer.bottom - (size.height - frame.maxY)), right: max(0, outer.right - (size.width - frame.maxX)))
  }

  func searchWillBegin() {
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { connectedBar.showsCancelButton = true }
    contentDidChange()
    heightDidChange()
  }

  func searchDidAppear() {
    delegate?.didPresentSearchController(self)
    searchDidChange()
  }

  func searchWillEnd() {
    delegate?.willDismissSearchController(self)
    connectedBar.resignFirstResponder()
  }

  func searchDidEnd() {
    connectedBar.text = ""
    connectedBar.searchTextField.tokens = []
    if automaticallyShowsCancelButton { connectedBar.showsCancelButton = false }
    searchDidChange()
    heightDidChange()
    delegate?.didDismissSearchController(self)
  }
}
