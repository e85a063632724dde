/// What makes the bars of a navigation controller come and go without the program.
@MainActor
final class NavigationBarHiding {
  private unowned let owner: UINavigationController
  let tap: UITapGestureRecognizer
  let swipe: UIPanGestureRecognizer
  var onTap = false { didSet { tap.isEnabled = onTap || onTapOfCompact } }
  /// Whether a tap shows bars that a compact height has hidden.
  var onTapOfCompact = false { didSet { tap.isEnabled = onTap || onTapOfCompact } }
  var onSwipe = false { didSet { swipe.isEnabled = onSwipe } }
  var whenCompact = false
  var whenKeyboardAppears = false { didSet { hearKeyboard() } }
  private var wasCompact = false
  private nonisolated(unsafe) var hearing: (any NSObjectProtocol)?

  init(_ owner: UINavigationController) {
    self.owner = owner
    let (tap, swipe) = (HidingTap(), HidingSwipe())
    (self.tap, self.swipe) = (tap, swipe)
    (tap.isEnabled, swipe.isEnabled) = (false, false)
    (tap.hiding, swipe.hiding) = (self, self)
    swipe.cancelsTouchesInView = false
    swipe.delegate = swipe
    attach()
  }

  deinit { if let hearing { NotificationCenter.default.removeObserver(hearing) } }

  /// Gives the recognizers to the view, once that is loaded.
  func attach() {
    guard let view = owner.viewIfLoaded, tap.view == nil else { return }
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(swipe)
  }

  func adapt(to traits: UITraitCollection) {
    let isCompact = whenCompact && traits.verticalSizeClass == .compact
    guard isCompact != wasCompact else { return }
    wasCompact = isCompact
    hide(isCompact)
  }

  private func hearKeyboard() {
    guard whenKeyboardAppears, hearing == nil else { return }
    hearing = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self, self.whenKeyboardAppears { self.hide(true) }
      }
    }
  }

  fileprivate func toggle() {
    if onTap || wasCompact { hide(!owner.isNavigationBarHidden) }
  }

  fileprivate func hide(_ hides: Bool) {
    guard hides != owner.isNavigationBarHidden else { return }
    owner.setNavigationBarHidden(hides, animated: true)
    if owner.toolbarItems != nil || owner.topViewController?.toolbarItems != nil {
      owner.setToolbarHidden(hides, animated: true)
    }
  }
}

/// A tap beside controls, which keep theirs.
private final class HidingTap: UITapGestureRecognizer {
  weak var hiding: NavigationBarHiding?

  override func receives(_ touch: UITouch) -> Bool { super.receives(touch) && !(touch.view is UIControl) }

  override func didBecome(_ state: State) {
    super.didBecome(state)
    if state == .ended { hiding?.toggle() }
  }
}

/// A finger that moves up or down, also while it scrolls.
private final class HidingSwipe: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  weak var hiding: NavigationBarHiding?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  override func didBecome(_ state: State) {
    super.didBecome(state)
    let way = translation(in: view)
    if state == .ended, abs(way.y) > abs(way.x) { hiding?.hide(way.y < 0) }
  }
}
