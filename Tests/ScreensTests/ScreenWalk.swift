import AppHost
import Platform
import UIKit

/// A walk through a screen by steps that a seed chooses: what people and the system do to it, in any order.
@MainActor
struct ScreenWalk {
  let screen: Screen
  private(set) var steps: [String] = []
  private var random: SplitMix
  private let changesOnly: Bool

  /// - Parameter changesOnly: whether the steps are changes of the environment alone, which leave an app in the state that it would have if
  ///   they had been made before it was shown.
  init(_ make: @autoclosure () -> UIViewController, on device: String, seed: UInt64, changesOnly: Bool) {
    screen = Screen(.named(device), release: 17)
    random = SplitMix(state: seed)
    self.changesOnly = changesOnly
    // A storyboard is read for the size classes of its screen.
    screen.show(screen.run(make))
  }

  mutating func step() {
    steps.append(changesOnly || random.next(below: 2) == 0 ? change() : use())
    screen.run {}
  }

  /// One change of the environment. What the device or the app does not allow leaves everything as it is.
  private mutating func change() -> String {
    switch random.next(below: 6) {
    case 0, 1:
      try? screen.rotate()
      return "rotate"
    case 2:
      let part = random.pick(Device.Split.allCases)
      try? screen.split(part)
      return "split \(part.rawValue)"
    case 3:
      screen.textSize = random.pick([.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
      return "text \(screen.textSize.rawValue)"
    case 4:
      screen.appearance = screen.appearance == .dark ? .light : .dark
      return "appearance"
    default:
      screen.rightToLeft.toggle()
      return "right to left \(screen.rightToLeft)"
    }
  }

  /// One thing that people do.
  private mutating func use() -> String {
    switch random.next(below: 6) {
    case 0:
      try? screen.back()
      return "back"
    case 1:
      try? screen.dismissPresentation()
      return "dismiss"
    case 2:
      try? screen.type(random.pick(["Ann", "A longer text with several words", "\n"]))
      return "type"
    case 3:
      try? screen.swipe(random.pick([.up, .down, .left, .right]))
      return "swipe"
    default:
      let places = touchables
      guard !places.isEmpty else { return "nothing to tap" }
      let place = random.pick(places)
      screen.tap(at: place)
      return "tap \(place.x) \(place.y)"
    }
  }

  /// The middles of controls, rows, items and fields in the window, in the order of the tree.
  private var touchables: [CGPoint] {
    guard let window = screen.window else { return [] }
    return screen.run {
      ScreenWalk.tree(window)
        .filter { $0 is UIControl || $0 is UITableViewCell || $0 is UICollectionViewCell || $0 is UITextView }
        .map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
        .filter { window.bounds.contains($0) }
    }
  }

  // MARK: What is shown

  static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }

  /// A line for each view: its class and its frame. Sorted, because a table has its cells in the order in which they came into sight.
  var frames: [String] { screen.windows.flatMap { Self.tree($0).map(Self.line) }.sorted() }

  private static func line(_ view: UIView) -> String {
    let f = view.frame
    return "\(type(of: view)) \(f.minX) \(f.minY) \(f.width) \(f.height)"
  }

  /// Lays everything out again in a new engine.
  func layOutAnew() {
    screen.run {
      for window in screen.windows {
        window.discardLayout()
        for view in Self.tree(window) { view.setNeedsLayout() }
      }
    }
  }

  /// Conflicts of the present layout: one that was gone when its pass ended is logged, too.
  func standingConflicts() -> [String] {
    screen.forgetConflicts()
    layOutAnew()
    return screen.conflicts
  }

  /// Another screen with the same device and environment, on which a controller is shown at once.
  func another(showing make: @autoclosure () -> UIViewController) -> ScreenWalk {
    var other = ScreenWalk(UIViewController(), on: screen.modelName, seed: 0, changesOnly: true)
    other.steps = ["shown at once"]
    try? other.screen.rotate(to: screen.orientation)
    try? other.screen.split(screen.part)
    other.screen.textSize = screen.textSize
    other.screen.appearance = screen.appearance
    other.screen.rightToLeft = screen.rightToLeft
    other.screen.show(other.screen.run(make))
    return other
  }
}

/// Random numbers that are the same in every run. Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
struct SplitMix {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(below: elements.count)] }
}
