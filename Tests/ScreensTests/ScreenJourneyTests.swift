import AppHost
import Platform
import Screens
import Testing
import UIKit

/// Ten screens, written as apps write them, go through what a device does to them: no conflict is logged, not even one that is gone when
/// the pass ends, and no view has more than one place. Source: Apple logs conflicts and reports ambiguity for mistakes of an app; these
/// screens have none, by the rules of Apple's guides.
@MainActor
@Suite(.serialized) struct ScreenJourneyTests {
  nonisolated static let screens: [String] = [
    "SignIn", "Article", "Settings", "Feed", "Player", "Checkout", "Mail", "Dashboard", "Tour", "Chat",
  ]
  nonisolated static let phones = [
    "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 15", "iPhone 15 Pro Max",
  ]
  nonisolated static let tablets = ["iPad mini (6th generation)", "iPad Pro (12.9-inch) (6th generation)"]

  static func make(_ name: String) -> UIViewController {
    switch name {
    case "SignIn": SignInScreen()
    case "Article": UINavigationController(rootViewController: ArticleScreen())
    case "Settings": UINavigationController(rootViewController: SettingsScreen())
    case "Feed": FeedScreen()
    case "Player": PlayerScreen()
    case "Checkout": CheckoutScreen()
    case "Mail": MailScreen()
    case "Dashboard": DashboardScreen()
    case "Tour": TourScreen()
    default: ChatScreen()
    }
  }

  @Test(arguments: screens, phones)
  func onPhones(_ name: String, _ device: String) throws {
    let journey = Journey(Self.make(name), on: device)
    try journey.step("turned") { try $0.rotate() }
    try journey.step("turned back") { try $0.rotate() }
    journey.step("keyboard") { $0.display.keyboard = .docked(height: 291) }
    try journey.step("turned with keyboard") {
      $0.display.keyboard = .docked(height: 200)
      try $0.rotate()
    }
    journey.step("keyboard gone") { $0.display.keyboard = nil }
    for category in [UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge, .large] {
      journey.step("\(category.rawValue)") { $0.textSize = category }
      try journey.step("\(category.rawValue), turned") { try $0.rotate() }
      try journey.step("\(category.rawValue), turned back") { try $0.rotate() }
    }
    journey.step("dark") { $0.appearance = .dark }
    journey.step("right to left") { $0.rightToLeft = true }
    for phone in Self.phones { journey.step("as \(phone)") { $0.become(.named(phone)) } }
  }

  @Test(arguments: screens, tablets)
  func onTablets(_ name: String, _ device: String) throws {
    let journey = Journey(Self.make(name), on: device)
    for orientation in [Device.Orientation.landscape, .portrait] {
      try journey.step("turned") { try $0.rotate(to: orientation) }
      for part in Device.Split.allCases where journey.screen.device.size(of: part, in: orientation) != nil {
        try journey.step("shared") { try $0.split(part) }
      }
      try journey.step("whole") { try $0.split(.full) }
    }
    journey.step("largest text") { $0.textSize = .accessibilityExtraExtraExtraLarge }
    try journey.step("largest text, turned") { try $0.rotate(to: .landscape) }
    try journey.step("largest text, shared") { try $0.split(.oneThird) }
    try journey.step("largest text, whole") { try $0.split(.full) }
    journey.step("dark") { $0.appearance = .dark }
  }
}

/// One of the example screens on a device, and what each step must leave behind.
@MainActor
private struct Journey {
  let screen: Screen
  private let name: String

  init(_ controller: UIViewController, on device: String) {
    screen = Screen(.named(device), release: 17)
    name = "\(type(of: controller)) on \(device)"
    screen.show(controller)
    expectRest(after: "shown")
  }

  func step(_ step: String, _ change: (Screen) throws -> Void) rethrows {
    screen.forgetConflicts()
    try change(screen)
    screen.run {}
    expectRest(after: step)
  }

  /// Nothing was logged, every view has one place only, and whatever a layout depends on has been taken in: another one moves nothing.
  private func expectRest(after step: String) {
    let place = "\(name), \(screen.orientation.rawValue) \(screen.part.rawValue), \(step)"
    #expect(screen.log.isEmpty, "\(place)")
    #expect(screen.ambiguities.map(\.description) == [], "\(place)")
    guard let window = screen.window else { return }
    let frames = Self.tree(window).map(\.frame)
    screen.run { window.setNeedsLayout() }
    #expect(Self.tree(window).map(\.frame) == frames, "\(place)")
  }

  private static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }
}
