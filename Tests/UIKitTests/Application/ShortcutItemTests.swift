import Foundation
import Testing
import UIKit

/// Values of the application. source: Apple's documentation.
@MainActor
@Suite(.serialized) struct ShortcutItemTests {
  /// A copy of a mutable item does not change with it.
  @Test func copiesAreIndependent() throws {
    let item = UIMutableApplicationShortcutItem(
      type: "a", localizedTitle: "A", localizedSubtitle: "sub", icon: UIApplicationShortcutIcon(type: .play),
      userInfo: ["n": NSNumber(value: 1)])
    let copy = try #require(item.copy() as? UIApplicationShortcutItem)
    item.type = "b"
    item.localizedTitle = "B"
    item.userInfo = nil
    #expect(copy.type == "a" && copy.localizedTitle == "A" && copy.localizedSubtitle == "sub")
    #expect((copy.userInfo?["n"] as? NSNumber)?.intValue == 1 && !(copy is UIMutableApplicationShortcutItem))
    let again = try #require(copy.mutableCopy() as? UIMutableApplicationShortcutItem)
    again.type = "c"
    #expect(copy.type == "a" && again.icon === copy.icon)
  }

  /// The numbers of Apple's enumerations.
  @Test func numbersAreApples() {
    #expect(UIApplicationShortcutIcon.IconType.search.rawValue == 5)
    #expect(UIApplicationShortcutIcon.IconType.update.rawValue == 28)
    #expect(UIBackgroundFetchResult.failed.rawValue == 2)
    #expect(UIBackgroundRefreshStatus.available.rawValue == 2)
    #expect(UIDevice.BatteryState.full.rawValue == 3)
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
    #expect(UIWindowScene.DismissalAnimation.decline.rawValue == 3)
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
  }

  @Test func entriesAreAdded() {
    let activity = NSUserActivity(activityType: "app.a")
    activity.addUserInfoEntries(from: ["a": 1])
    activity.addUserInfoEntries(from: ["a": 2, "b": 3])
    #expect(activity.userInfo as? [String: Int] == ["a": 2, "b": 3])
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
  }

  /// What has no effect says so once.
  @Test func conditionsSayOnceThatTheyDoNothing() {
    let old = LayoutLog.write
    nonisolated(unsafe) var messages: [String] = []
    LayoutLog.write = { messages.append($0) }
    defer { LayoutLog.write = old }
    let conditions = UISceneActivationConditions()
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    let expected =
      "UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate has no effect in this version of UIKit"
    #expect(messages.filter { $0 == expected }.count == 1)
  }
}
