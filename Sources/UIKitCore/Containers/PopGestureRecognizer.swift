/// The drag from the leading edge that pops the topmost controller of a navigation controller.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var owner: UINavigationController?
  private let ownDelegate: Gate

  /// Decides as long as the program gives no other delegate. Documented of the system's: there has to be something to pop, and a bar with
  /// the system's back button.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    weak var owner: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let owner, owner.viewControllers.count > 1, let item = owner.topViewController?.navigationItem else {
        return false
      }
      return !owner.isNavigationBarHidden && !item.hidesBackButton
        && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
    }
  }

  init(_ owner: UINavigationController) {
    (self.owner, ownDelegate) = (owner, Gate())
    super.init(target: nil, action: nil)
    ownDelegate.owner = owner
    delegate = ownDelegate
  }

  private var isRightToLeft: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = isRightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func begins(_ traveled: CGPoint) -> Bool {
    let inwards = isRightToLeft ? -traveled.x : traveled.x
    return super.begins(traveled) && inwards > abs(traveled.y)
  }

  /// Points per second of a flick.
  private static let flick: CGFloat = 300

  override func didBecome(_ state: State) {
    super.didBecome(state)
    guard state == .ended, let owner, let width = view?.bounds.width, owner.viewControllers.count > 1 else { return }
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let (way, speed) = (translation(in: view).x * sign, velocity(in: view).x * sign)
    if way > width / 2 || way > 0 && speed > Self.flick { owner.popViewController(animated: true) }
  }
}
