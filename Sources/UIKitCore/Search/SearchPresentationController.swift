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
