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
    restoringTheMainScreen { check(Screen()) }
  }

  private func check(_ screen: Screen) {
    #expect(screen.modelName == "iPhone 17")
    #expect(screen.display.bounds == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(screen.display.scale == 3)
    #expect(screen.display.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    screen.run { #expect(UIDevice.current.systemVersion == "26.0") }
  }

  /// The main screen of a process is made so; suites of this process may have changed it since.
  @Test func newScreenIsThatOfAnIPhone17() {
    let screen = UIScreen()
    #expect(screen.modelName == "iPhone 17")
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(screen.scale == 3)
    #expect(screen.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    #expect(screen.profile.release == 26)
  }

  /// Lets a test change the main screen, and puts it back.
  private func restoringTheMainScreen(_ body: () -> Void) {
    let main = UIScreen.main
    let (bounds, profile, name) = (main.bounds, main.profile, main.modelName)
    let (traits, safeArea) = (main.traits, main.safeAreaInsets)
    defer {
      (main.bounds, main.profile, main.modelName) = (bounds, profile, name)
      (main.traits, main.safeAreaInsets) = (traits, safeArea)
    }
    main.become("iPhone 17", release: Releases.standard)
    body()
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
    restoringTheMainScreen {
      #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 402, height: 874))
      #expect(UIWindow(frame: .zero).frame == .zero)
      let window = FirstFrame()
      #expect(window.first == .zero)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    }
  }

  @Test func oneLineNamesDeviceAndRelease() {
    restoringTheMainScreen {
      UIScreen.main.become("iPhone SE (3rd generation)", release: 26)
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
  }

  /// A device keeps what the user has set, as the settings move to a new phone.
  @Test func anotherDeviceKeepsWhatTheUserHasSet() {
    restoringTheMainScreen {
      UIScreen.main.profile.isDark = true
      UIScreen.main.become("iPhone 8")
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
      #expect(UIScreen.main.modelName == "iPhone 8")
    }
  }
}
