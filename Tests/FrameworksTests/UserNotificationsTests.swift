import Testing
import UIKit
import UserNotifications

/// source: Apple's documentation of UNUserNotificationCenter and its delegate.
@MainActor
@Suite(.serialized) struct UserNotificationsTests {
  private class Delegate: UIResponder, UNUserNotificationCenterDelegate {
    var events: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      events.append("present \(notification.request.content.title)")
      completionHandler([.banner, .list, .badge])
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let text = (response as? UNTextInputNotificationResponse)?.userText
      events.append("respond \(response.actionIdentifier)\(text.map { " " + $0 } ?? "")")
      completionHandler()
    }
  }

  private let center = UNUserNotificationCenter.current()
  private func request(_ name: String, _ trigger: UNNotificationTrigger? = nil) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    (content.title, content.badge, content.sound) = (name, 3, .default)
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  /// An asynchronous test would call the asynchronous function.
  private func add(_ request: UNNotificationRequest) { center.add(request) }

  @Test func theUserAnswersOnce() async throws {
    center.reset()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    center.authorizationAnswer = false
    var granted: Bool?
    center.requestAuthorization(options: [.alert, .sound]) { isGranted, _ in granted = isGranted }
    #expect(granted == false)
    center.authorizationAnswer = true
    #expect(try await center.requestAuthorization(options: [.alert]) == false)
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .denied)
    #expect(settings.alertSetting == .disabled && settings.carPlaySetting == .notSupported)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request("a")) }
  }

  @Test func pendingRequestsWaitUntilTheyAreDelivered() async {
    center.reset()
    let delegate = Delegate()
    center.delegate = delegate
    add(request("a", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
    add(request("b", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    add(request("a", UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: false)))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "a"])
    center.deliver("a")
    center.deliver("b")
    center.deliver("nobody")
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a", "b"])
    #expect(center.badgeCount == 3)
    #expect(center.respond(to: "a"))
    #expect(center.respond(to: "b", action: "REPLY", text: "yes"))
    #expect(!center.respond(to: "nobody"))
    #expect(
      delegate.events == [
        "present a", "present b", "respond com.apple.UNNotificationDefaultActionIdentifier", "respond REPLY yes",
      ])
    #expect(await center.deliveredNotifications().isEmpty)
  }

  /// A delegate without the method shows nothing in the foreground.
  @Test func nothingShowsWithoutADelegate() async {
    center.reset()
    final class Silent: NSObject, UNUserNotificationCenterDelegate {}
    let silent = Silent()
    center.delegate = silent
    add(request("a"))
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(center.presented.map(\.request.identifier) == ["a"])
  }

  @Test func intervalsRunOnTheClockOfAScreen() {
    center.reset()
    AppLoop.drive(true)
    defer { AppLoop.drive(false) }
    center.add(request("a", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
    AppLoop.takeIn()
    UIScreen.main.animationClock.advance(by: 4.9)
    #expect(center.presented.isEmpty)
    UIScreen.main.animationClock.advance(by: 0.2)
    #expect(center.presented.map(\.request.identifier) == ["a"])
  }

  @Test func contentsAreCopied() {
    let content = UNMutableNotificationContent()
    content.body = "one"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.body = "two"
    #expect(request.content.body == "one")
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    copy?.body = "three"
    #expect(copy?.body == "three" && request.content.body == "one")
  }

  /// The texts that iOS raises.
  @Test func shortRepetitionsAreRefused() {
    let former = LayoutException.handler
    defer { LayoutException.handler = former }
    var reasons: [String] = []
    LayoutException.handler = { reasons.append($0.reason) }
    _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
    _ = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    #expect(reasons == ["time interval must be at least 60 if repeating", "time interval must be greater than 0"])
  }
}
