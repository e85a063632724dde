@testable import UIKit

/// Lets a test see the main screen of an iOS release, and puts it back.
@MainActor
func onScreen<Result>(iOS release: Int = 17, scale: Double = 3, _ body: () throws -> Result) rethrows -> Result {
  let before = UIScreen.main.profile
  defer { UIScreen.main.profile = before }
  UIScreen.main.profile.scale = scale
  UIScreen.main.profile.release = release
  return try body()
}
