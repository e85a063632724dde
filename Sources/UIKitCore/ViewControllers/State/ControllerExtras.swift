/// What most controllers never have: a controller makes its extras when the first of them is set.
@MainActor
final class ControllerExtras {
  /// What runs alongside the transition of the controller.
  var coordinator: TransitionCoordinator?
  var keyCommands: [UIKeyCommand]?
  var extensionContext: NSExtensionContext?
  var focusGroupIdentifier: String?
  var providesTransitionStyle = false
  var preferredTransition: UIViewController.Transition?
  /// Those that the program names, by the edges of their bars.
  private(set) var contentScrollViews: [ContentScrollView] = []

  struct ContentScrollView {
    var edges: NSDirectionalRectEdge
    weak var view: UIScrollView?
  }

  func setContentScrollView(_ view: UIScrollView?, _ edges: NSDirectionalRectEdge) {
    for index in contentScrollViews.indices { contentScrollViews[index].edges.subtract(edges) }
    contentScrollViews.removeAll { $0.edges.isEmpty || $0.view == nil }
    if view != nil { contentScrollViews.append(ContentScrollView(edges: edges, view: view)) }
  }
}

extension UIViewController {
  /// The extras, made at the first call.
  final var madeExtras: ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// The transition of the controller itself.
  final var runningCoordinator: TransitionCoordinator? {
    get { extras?.coordinator }
    set { if newValue != nil || extras != nil { madeExtras.coordinator = newValue } }
  }
}
