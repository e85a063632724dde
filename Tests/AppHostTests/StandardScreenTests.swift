import AppHost
import Platform
import Testing
import UIKit

/// What a test or a program stands on that names no device.
///
/// source: Evidence/devices.json has the sizes and safe areas of the iPhone 17.
@MainActor
@Suite struct StandardScreenTests {
  @Test func screenWithoutADeviceIsAnIPhone17() {
    let screen = Screen()
    #expect(screen.modelName == "iPhone 17")
    #expect(screen.display.bounds == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(screen.display.scale == 3)
    #expect(screen.display.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    screen.run { #expect(UIDevice.current.systemVersion == "17.0") }
  }

  @Test func mainScreenIsAnIPhone17() {
    #expect(UIScreen.main.modelName == "iPhone 17")
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    #expect(UIDevice.current.systemVersion == "17.0")
  }

  private final class FirstFrame: UIWindow {
    var first: CGRect?
    override init(frame: CGRect) {
      super.init(frame: frame)
      first = frame
    }
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// source: myell0w/MTStatusBarOverlay, pull request 102: the window takes the screen's size after `init(frame:)`.
  @Test func windowWithoutAFrameFillsTheScreen() {
    #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(UIWindow(frame: .zero).frame == .zero)
    let window = FirstFrame()
    #expect(window.first == .zero)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test func oneLineNamesDeviceAndRelease() {
    UIScreen.main.become("iPhone SE (3rd generation)", release: 26)
    defer { UIScreen.main.become("iPhone 17", release: 17) }
    #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(UIScreen.main.scale == 2)
    #expect(UIDevice.current.systemVersion == "26.0")
    let screen = Screen()
    #expect(screen.modelName == "iPhone SE (3rd generation)")
    screen.run { #expect(UIDevice.current.systemVersion == "26.0") }
    Screen(.named("iPad mini (6th generation)"), release: 15).run {
      #expect(UIDevice.current.systemVersion == "15.0")
      #expect(UIScreen.main.bounds.width == 744)
    }
  }

  /// A device keeps what the user has set, as the settings move to a new phone.
  @Test func anotherDeviceKeepsWhatTheUserHasSet() {
    UIScreen.main.profile.isDark = true
    UIScreen.main.become("iPhone 8")
    defer {
      UIScreen.main.profile.isDark = false
      UIScreen.main.become("iPhone 17")
    }
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.modelName == "iPhone 8")
  }
}
