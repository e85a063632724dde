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

  private func make(_ name: String) -> UIViewController {
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
    let stage = try ScreenStage(make(name), on: device)
    stage.step("shown") { stage.window.makeKeyAndVisible() }
    try stage.step("turned") { try stage.turn(.landscape) }
    try stage.step("turned back") { try stage.turn(.portrait) }
    stage.step("keyboard") { stage.showKeyboard() }
    try stage.step("turned with keyboard") { try stage.turn(.landscape) }
    stage.step("keyboard gone") { stage.screen.keyboard = nil }
    for category in [ContentSizeCategory.xSmall, .AX5, .large] {
      stage.step("\(category)") { stage.screen.profile.contentSizeCategory = category }
      try stage.step("\(category), turned") { try stage.turn(.portrait) }
      try stage.step("\(category), turned back") { try stage.turn(.landscape) }
    }
    stage.step("dark") { stage.screen.profile.isDark = true }
    stage.step("right to left") { stage.screen.profile.isRightToLeft = true }
  }

  @Test(arguments: screens, tablets)
  func onTablets(_ name: String, _ device: String) throws {
    let stage = try ScreenStage(make(name), on: device)
    stage.step("shown") { stage.window.makeKeyAndVisible() }
    for orientation in [Device.Orientation.landscape, .portrait] {
      for part in stage.parts(orientation) + [.full] {
        try stage.step("shared") { try stage.turn(orientation, part) }
      }
    }
    stage.step("largest text") { stage.screen.profile.contentSizeCategory = .AX5 }
    try stage.step("largest text, shared") { try stage.turn(.landscape, .oneThird) }
    try stage.step("largest text, whole") { try stage.turn(.landscape) }
    stage.step("dark") { stage.screen.profile.isDark = true }
  }
}
