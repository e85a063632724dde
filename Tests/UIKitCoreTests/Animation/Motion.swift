import Testing

@testable import UIKitCore

/// One after the other: the clock that animations start on belongs to the process.
@Suite(.serialized) enum Animations {}

/// A screen with a box, and a clock of its own.
@MainActor
struct Motion {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let clock: AnimationClock

  init() {
    UIScreen.main.animationClock = AnimationClock()
    clock = UIScreen.main.animationClock
    root.addSubview(box)
    root.layoutIfNeeded()
  }

  /// Where the box is on the screen.
  var shown: CGRect { box.layer.presentation()?.frame ?? .null }

  /// The left edge of the box on the screen after some more seconds.
  func x(after seconds: TimeInterval) -> CGFloat {
    clock.advance(by: seconds)
    return shown.minX
  }
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
  isClose(a.minX, b.minX) && isClose(a.minY, b.minY) && isClose(a.width, b.width) && isClose(a.height, b.height)
}
