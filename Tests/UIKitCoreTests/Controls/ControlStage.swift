import Platform

@testable import UIKitCore

extension UIWindow {
  /// A window of a size on an upright phone without bars, with two pixels a point, whatever the main screen is.
  convenience init(onPlainScreen size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
    var profile = Profile()
    profile.release = 17
    screen = UIScreen(profile)
    screen.bounds = bounds
  }
}

/// Lets a test see the main screen of an iOS release, and puts it back.
@MainActor
func onScreen<Result>(iOS release: Int = 17, scale: Double = 3, _ body: () throws -> Result) rethrows -> Result {
  let before = UIScreen.main.profile
  defer { UIScreen.main.profile = before }
  UIScreen.main.profile.scale = scale
  UIScreen.main.profile.release = release
  return try body()
}
