/// How a controller is presented, and what it presents. The properties of `UIViewController` describe the first values.
struct PresentationState {
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller once it is made, with the style that it was made for.
  var stored: (style: UIModalPresentationStyle, controller: UIPresentationController)?
  /// What is presented with the controller as its context.
  var presented: UIViewController?
  /// The context in which the controller is presented.
  weak var presenter: UIViewController?
}
