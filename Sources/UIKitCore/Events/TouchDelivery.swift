/// Brings fingers to recognizers and views, as Apple's "Handling touches in your view" has it.
///
/// 1. A finger that comes down belongs to the view that the hit test finds, and to the enabled recognizers of that view and of those
///    around it, the innermost first.
/// 2. Recognizers are told first. One that recognizes makes the others fail that are not meant to go along with it.
/// 3. The view is told, unless a recognizer has taken the touch: then the view is told that the touch is cancelled, once.
/// 4. When all fingers are lifted, recognizers begin anew, except those that still wait for a second tap or for one that waits.
@MainActor
final class TouchDelivery {
  /// What is tracked, in the order in which it was found.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var fingersDown = 0

  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.touches(for: window) ?? []).sorted { $0.timestamp < $1.timestamp }
    for touch in touches where touch.phase == .began { begin(touch, event, in: window) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let present = touches.filter { $0.phase == phase }
      if !present.isEmpty { deliver(present, phase, event) }
    }
    fingersDown -= touches.filter { $0.phase == .ended || $0.phase == .cancelled }.count
    if fingersDown <= 0 { end() }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    fingersDown = max(0, fingersDown) + 1
    guard touch.view == nil else { return }
    touch.view = window.hitTest(touch.place, with: event)
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let present = view {
      found += present.ownRecognizers.filter { $0.receives(event) && $0.receives(touch) }
      view = present.superview
    }
    touch.gestureRecognizers = found
    for recognizer in found where !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
    if let hit = touch.view, !hit.isMultipleTouchEnabled, let all = event.touches(for: hit),
      all.contains(where: { $0 !== touch && !$0.isTaken && ($0.phase == .moved || $0.phase == .stationary) })
    {
      touch.isTaken = true
    }
  }

  private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in recognizers {
      let own = touches.filter { $0.gestureRecognizers?.contains { $0 === recognizer } == true }
      if !own.isEmpty { recognizer.take(Set(own), phase, event, self) }
    }
    var views: [UIView] = []
    for case let view? in touches.map(\.view) where !views.contains(where: { $0 === view }) { views.append(view) }
    for view in views {
      let own = touches.filter { $0.view === view && !$0.isTaken }
      let taken = own.filter { touch in touch.gestureRecognizers?.contains(where: \.takesTouches) == true }
      if !taken.isEmpty {
        for touch in taken { touch.isTaken = true }
        if phase != .began { view.touchesCancelled(Set(taken), with: event) }
      }
      let free = Set(own.filter { !$0.isTaken })
      guard !free.isEmpty else { continue }
      switch phase {
      case .began: view.touchesBegan(free, with: event)
      case .moved: view.touchesMoved(free, with: event)
      case .ended: view.touchesEnded(free, with: event)
      case .cancelled: view.touchesCancelled(free, with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  private func end() {
    fingersDown = 0
    recognizers.removeAll { $0.endSequence() }
  }

  // MARK: Between recognizers

  /// Makes those fail that share a finger with one that recognized, and may not go along with it.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other !== recognizer && other.state == .possible {
      guard recognizer.sharesTouches(with: other), recognizer.canPrevent(other), other.canBePrevented(by: recognizer),
        !recognizer.goesAlong(with: other)
      else { continue }
      other.state = .failed
    }
  }

  /// Lets those go on that waited for one to fail.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other.isWaiting { other.goOn() }
    if fingersDown == 0 { end() }
  }
}

extension UIView {
  /// The recognizers of the view, with those that a scroll view has by itself.
  var ownRecognizers: [UIGestureRecognizer] {
    let added = gestureRecognizers ?? []
    guard let scroll = self as? UIScrollView else { return added }
    var all = added.contains { $0 === scroll.panGestureRecognizer } ? added : added + [scroll.draggingRecognizer]
    if let pinch = scroll.pinchGestureRecognizer, !added.contains(where: { $0 === pinch }) { all.append(pinch) }
    return all
  }
}
