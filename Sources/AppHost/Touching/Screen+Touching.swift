import Platform
import UIKit

/// Fingers. They reach views by the hit test, recognizers and the responder chain.
extension Screen {
  /// Taps the middle of the view of a query. A view that is not visible in a scroll view is scrolled to first.
  ///
  /// - Throws: ``ScreenError`` if there is no such view, if another one covers it, or if it receives no touches.
  public func tap(_ query: Query, times: Int = 1) throws {
    let place = try touchablePlace(query)
    for _ in 0..<times { touch(at: place) }
  }

  /// Taps a point of the key window, in points.
  public func tap(at place: CGPoint) { touch(at: place) }

  /// Presses the view for a time, in seconds, and lifts the finger.
  public func press(_ query: Query, for seconds: TimeInterval = 0.6) throws {
    let place = try touchablePlace(query)
    guard let finger = fingers([place]) else { return }
    send(finger, .began)
    run { display.animationClock.advance(by: seconds) }
    send(finger, .ended)
  }

  /// Moves a finger from a point of the key window to another, in points: at a constant speed. The finger rests before it is lifted, unless
  /// the move is a flick.
  public func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.5, flicks: Bool = false) {
    guard let finger = fingers([start]) else { return }
    send(finger, .began)
    let steps = 10
    for step in 1...steps {
      pass(seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      send(finger, .moved, at: [place])
    }
    if !flicks { pass(0.2) }
    send(finger, .ended)
  }

  /// A quick move over the view, or over the middle of the screen, towards a side: 60 % of the view's extent, in a tenth of a second.
  public func swipe(_ direction: UISwipeGestureRecognizer.Direction, on query: Query? = nil) throws {
    let rect = try query.map { try visibleRect(of: shownRow(of: reveal($0))) } ?? window?.bounds ?? .zero
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let (width, height) = (max(rect.width * 0.3, 30), max(rect.height * 0.3, 30))
    let (dx, dy): (CGFloat, CGFloat) =
      switch direction {
      case .left: (-width, 0)
      case .right: (width, 0)
      case .up: (0, -height)
      default: (0, height)
      }
    drag(
      from: CGPoint(x: middle.x - dx, y: middle.y - dy), to: CGPoint(x: middle.x + dx, y: middle.y + dy), seconds: 0.1,
      flicks: true)
  }

  /// Moves two fingers on the view apart until their distance has grown by a factor, or together for one below 1.
  public func pinch(_ query: Query, scale: CGFloat) throws {
    let middle = try touchablePlace(query)
    let spread: CGFloat = 40
    twoFingers(around: middle) { part in (spread * (1 + (scale - 1) * part), 0) }
  }

  /// Turns two fingers on the view by an angle, in radians clockwise.
  public func twist(_ query: Query, by angle: CGFloat) throws {
    let middle = try touchablePlace(query)
    twoFingers(around: middle) { part in (40, angle * part) }
  }

  private func twoFingers(around middle: CGPoint, _ path: (CGFloat) -> (radius: CGFloat, angle: CGFloat)) {
    func places(_ part: CGFloat) -> [CGPoint] {
      let (radius, angle) = path(part)
      let (x, y) = (radius * cos(angle), radius * sin(angle))
      return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
    }
    guard let fingers = fingers(places(0)) else { return }
    send(fingers, .began)
    for step in 1...10 {
      pass(0.05)
      send(fingers, .moved, at: places(CGFloat(step) / 10))
    }
    send(fingers, .ended)
  }

  // MARK: One event after the other

  private func fingers(_ places: [CGPoint]) -> [UITouch]? {
    run {
      guard let front = windows.last(where: { $0.hitTest(places[0], with: nil) != nil }) else { return nil }
      return places.map { UITouch(at: front.convert($0, from: window), in: front) }
    }
  }

  private func touch(at place: CGPoint) {
    guard let finger = fingers([place]) else { return }
    send(finger, .began)
    pass(0.05)
    send(finger, .ended)
  }

  private func send(_ fingers: [UITouch], _ phase: UITouch.Phase, at places: [CGPoint]? = nil) {
    run {
      for (index, finger) in fingers.enumerated() {
        if phase == .began, index == 0 { finger.count(after: lastTap, at: display.animationClock.now) }
        finger.become(phase, at: places?[index], time: display.animationClock.now)
      }
      if phase == .ended { lastTap = fingers.first }
      application.sendEvent(UIEvent(touches: fingers))
    }
  }

  /// Time that passes with fingers on the screen.
  private func pass(_ seconds: TimeInterval) { run { display.animationClock.advance(by: seconds) } }

  // MARK: Places

  /// The point at which a finger reaches the view: the middle of its visible part.
  private func touchablePlace(_ query: Query) throws -> CGPoint {
    let view = try reveal(.view(touchable(query)))
    let rect = visibleRect(of: view)
    let place = CGPoint(x: rect.midX, y: rect.midY)
    let hit = run {
      windows.last { $0.hitTest($0.convert(place, from: window), with: nil) != nil }?.hitTest(place, with: nil)
    }
    guard let hit else { throw ScreenError("no view receives touches at the center of \(query)") }
    guard hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      throw ScreenError("\(Swift.type(of: hit)) covers \(query), so a finger cannot reach it")
    }
    return place
  }

  /// The view that a touch means: a control rather than a text with the same words, such as a title.
  private func touchable(_ query: Query) throws -> UIView {
    let controls = all(query).map(\.actor).filter { $0 is UIControl }
    return try controls.first(where: isInSight) ?? controls.first ?? find(query)
  }

  /// The view of a query, scrolled into sight.
  func reveal(_ query: Query) throws -> UIView {
    let view = try find(query)
    if !isWhollyInSight(view) { scrollIntoSight(view) }
    guard isInSight(view) else {
      throw ScreenError("\(query) is not visible, and no scroll view can scroll to it")
    }
    return view
  }

  /// The row of a table around a view, else the view.
  private func shownRow(of view: UIView) -> UIView {
    var present: UIView? = view
    while let candidate = present {
      if candidate is UITableViewCell { return candidate }
      present = candidate.superview
    }
    return view
  }
}
