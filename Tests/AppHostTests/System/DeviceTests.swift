import AppHost
import Foundation
import Testing
import UIKit

/// What a device measures, what it does for an app, and what it prints. source: Apple's documentation of `UIDevice`, `UIScreen`,
/// `UIFeedbackGenerator` and `UIPasteboard`.
@MainActor
@Suite(.serialized) struct DeviceTests {
  private func observed(
    _ names: [NSNotification.Name], on screen: Screen, _ body: () throws -> Void
  ) rethrows -> [String] {
    var posted: [String] = []
    let tokens = screen.run {
      names.map { name in
        NotificationCenter.default._addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { posted.append(name.rawValue) }
        }
      }
    }
    try body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return posted
  }

  /// Level and state are -1 and unknown until the app monitors the battery, and are posted while it does.
  @Test func theBatteryIsKnownWhileItIsMonitored() {
    let screen = Screen(.named("iPhone 14"))
    screen.show(UIViewController())
    let device = UIDevice.current
    let names = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification]
    let posted = observed(names, on: screen) {
      screen.deliver(.battery(level: 0.5, state: .charging))
      #expect(screen.run { device.batteryLevel } == -1)
      #expect(screen.run { device.batteryState } == .unknown)
      screen.run { device.isBatteryMonitoringEnabled = true }
      #expect(screen.run { device.batteryLevel } == 0.5)
      screen.deliver(.battery(level: 0.4, state: .charging))
      screen.deliver(.battery(level: 0.4, state: .unplugged))
    }
    #expect(posted == ["UIDeviceBatteryLevelDidChangeNotification", "UIDeviceBatteryStateDidChangeNotification"])
    #expect(screen.run { device.batteryState } == .unplugged)
  }

  @Test func nearnessIsKnownWhileItIsMonitored() {
    let screen = Screen(.named("iPhone 14"))
    screen.show(UIViewController())
    let posted = observed([UIDevice.proximityStateDidChangeNotification], on: screen) {
      screen.deliver(.proximity(true))
      #expect(!screen.run { UIDevice.current.proximityState })
      screen.run { UIDevice.current.isProximityMonitoringEnabled = true }
      #expect(screen.run { UIDevice.current.proximityState })
      screen.deliver(.proximity(false))
    }
    #expect(posted.count == 1 && !screen.run { UIDevice.current.proximityState })
  }

  /// Brightness stays between 0 and 1, and is posted when it changes.
  @Test func brightnessAndRecordingArePosted() {
    let screen = Screen(.named("iPhone 14"))
    screen.show(UIViewController())
    let names = [
      UIScreen.brightnessDidChangeNotification, UIScreen.capturedDidChangeNotification,
      UIApplication.userDidTakeScreenshotNotification,
    ]
    let posted = observed(names, on: screen) {
      screen.run {
        UIScreen.main.brightness = 2
        UIScreen.main.brightness = 1
      }
      screen.deliver(.screenCapture(true))
      screen.deliver(.screenshot)
    }
    #expect(posted == names.map(\.rawValue))
    #expect(screen.run { UIScreen.main.brightness } == 1 && screen.run { UIScreen.main.isCaptured })
    #expect(screen.run { UIScreen.screens } == [screen.display])
  }

  @Test func windowsTellWhenTheyAreShown() {
    let screen = Screen(.named("iPhone 14"))
    let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
    let posted = observed(names, on: screen) {
      screen.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = true
        window.isHidden = false
        window.isHidden = false
        window.isHidden = true
      }
    }
    #expect(posted == names.map(\.rawValue))
  }

  /// A window that answers that it cannot is not made key.
  @Test func aWindowMayRefuseToBeKey() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let screen = Screen(.named("iPhone 14"))
    screen.show(UIViewController())
    let key = screen.window
    let overlay = screen.run { Overlay(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    screen.run { overlay.makeKeyAndVisible() }
    #expect(!overlay.isHidden && screen.application.keyWindow === key)
  }

  @Test func feedbackIsRecorded() {
    let screen = Screen(.named("iPhone 14"))
    screen.show(UIViewController())
    screen.run {
      UISelectionFeedbackGenerator().selectionChanged()
      let impact = UIImpactFeedbackGenerator(style: .rigid)
      impact.prepare()
      impact.impactOccurred()
      impact.impactOccurred(intensity: 0.25)
      impact.impactOccurred(intensity: 7, at: .zero)
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
    }
    #expect(
      screen.feedback == [
        .selection, .impact(.rigid, intensity: 1), .impact(.rigid, intensity: 0.25), .impact(.rigid, intensity: 1),
        .notification(.warning),
      ])
    #expect(Screen(.named("iPhone 14")).feedback.isEmpty)
  }

  /// A generator of a view is one of its interactions.
  @Test func aGeneratorBelongsToItsView() {
    let view = UIView()
    let generator = UIImpactFeedbackGenerator(style: .light, view: view)
    #expect(generator.view === view && view.interactions.first === generator)
  }

  /// Each screen has a pasteboard; items that expire go by its clock.
  @Test func pasteboardsBelongToScreens() {
    let (first, second) = (Screen(.named("iPhone 14")), Screen(.named("iPhone 14")))
    first.run { UIPasteboard.general.string = "first" }
    #expect(second.run { UIPasteboard.general.string } == nil)
    #expect(first.run { UIPasteboard.general.string } == "first")
    first.run {
      UIPasteboard.general.setItems(
        [[UIPasteboard.typeAutomatic: "secret"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
    }
    first.wait(50)
    #expect(first.run { UIPasteboard.general.string } == "secret")
    first.wait(11)
    #expect(first.run { UIPasteboard.general.string } == nil)
  }

  // MARK: Printing

  private final class Listener: UIPrintInteractionControllerDelegate {
    var events: [String] = []
    func printInteractionController(
      _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
      events.append("paper")
      // Both have room. A4 has 595 × 842 = 500,990 square points, Letter 612 × 792 = 484,704.
      return UIPrintPaper.bestPaper(forPageSize: CGSize(width: 600, height: 400), withPapersFrom: paperList)
    }
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {
      events.append("start")
    }
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
      events.append("finish")
    }
  }

  /// The delegate chooses the paper; the job has the pages that the formatter takes.
  @Test func aTextIsPrintedOnPages() {
    let screen = Screen(.named("iPhone 14"))
    screen.show(UIViewController())
    let listener = Listener()
    var results: [Bool] = []
    screen.run {
      let controller = UIPrintInteractionController.shared
      let info = UIPrintInfo(dictionary: nil)
      info.jobName = "Letter"
      controller.printInfo = info
      controller.delegate = listener
      controller.printFormatter = UISimpleTextPrintFormatter(text: String(repeating: "line\n", count: 100))
      controller.present(animated: true) { _, isDone, _ in results.append(isDone) }
    }
    #expect(results == [true] && listener.events == ["paper", "start", "finish"])
    #expect(screen.printJobs.map(\.name) == ["Letter"])
    #expect(screen.printJobs.first?.paperSize == CGSize(width: 612, height: 792))
    // 101 lines of 14.32 points, in 52 of each page of 792 less 36 points.
    #expect(screen.printJobs.first?.pages.count == 2)
    #expect(screen.printJobs.first?.pages.first?.size == CGSize(width: 612, height: 792))
  }

  @Test func aUserCancels() {
    let screen = Screen(.named("iPhone 14"))
    screen.show(UIViewController())
    screen.cancelsPrinting = true
    var results: [Bool] = []
    screen.run {
      let controller = UIPrintInteractionController.shared
      let isShown = controller.present(animated: true) { _, isDone, error in
        results.append(isDone)
        #expect((error as? UIPrintError)?.code == .noContent)
      }
      #expect(!isShown)
      controller.printingItem = UIImage()
      controller.present(animated: true) { _, isDone, _ in results.append(isDone) }
    }
    #expect(results == [false, false] && screen.printJobs.isEmpty)
  }
}
