import Foundation
import LayoutTesting
import Screens
import Testing
import UIKit

/// Screens of the examples, as a team would test them. What a constant does to them follows by arithmetic.
@MainActor
@Suite struct ScreenLayoutTests {
  nonisolated static let devices: LayoutMatrix = .devices(
    "iPhone 15", "iPad mini (6th generation)", releases: [17], orientations: [.portrait, .landscape])

  /// The file and line of a constraint of `PlayerScreen`.
  private static let place = "PlayerScreen.swift:35"

  @Test func signIn() {
    assertLayout(of: SignInScreen(), on: Self.devices, as: .frames, .noConflicts, .noAmbiguity, .noClippedText)
  }

  @Test func player() {
    assertLayout(of: PlayerScreen(), on: Self.devices, as: .frames, .noConflicts, .noAmbiguity, .noClippedText)
  }

  @Test func checkout() {
    assertLayout(of: CheckoutScreen(), on: Self.devices, as: .frames, .noConflicts, .noAmbiguity, .noClippedText)
  }

  /// The controls stand at the lower margin of an upright screen, and the cover 24 points above them. With 40 points it is 16 higher.
  /// Where height is scarce another constraint has the distance.
  @Test func aConstantOfAnExample() throws {
    let scratch = try Scratch()
    func verify(_ make: @autoclosure () -> PlayerScreen) -> String? {
      verifyLayout(
        of: make(), on: .devices("iPhone 15", releases: [17]), as: .frames, named: "player", record: .missing,
        directory: scratch.path)
    }
    _ = verify(PlayerScreen())
    let message = try #require(verify(Self.player(distance: 40)))
    let cover = try #require(message.split(separator: "\n").first { $0.hasPrefix("  cover: top ") }, "\(message)")
    let values = cover.split(separator: " ").compactMap { Double($0) }
    #expect(values.count == 2 && abs(values[1] - values[0] + 16) < 0.002, "\(message)")
    let cause = "because of controls.top == cover.bottom + 40 at \(Self.place), whose constant was 24"
    #expect(message.contains(cause), "\(message)")
    #expect(message.split(separator: "\n").count == 4, "one view, one cause: \(message)")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manual = try String(contentsOf: root.appendingPathComponent("Documentation/LayoutTests.md"), encoding: .utf8)
    #expect(manual.contains(cover) && manual.contains(cause), "the manual shows another message than: \(message)")
  }

  /// The screen with another distance between cover and controls.
  private static func player(distance: CGFloat) -> PlayerScreen {
    let screen = PlayerScreen()
    screen.loadViewIfNeeded()
    for constraint in screen.view.constraints
    where constraint.firstItem === screen.controls && constraint.firstAttribute == .top {
      constraint.constant = distance
    }
    return screen
  }

  @Test func noOrphans() { assertNoOrphanedSnapshots() }
}
