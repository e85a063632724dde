import AppHost
import Foundation
import Testing
import UIKit

/// What an app with scenes is told. source: Apple's documentation of `UISceneDelegate` and `UIWindowSceneDelegate`.
@MainActor
@Suite(.serialized) struct SceneTests {
  private func launched(
    _ model: String = "iPhone 14", for event: Screen.SystemEvent? = nil, _ body: (Screen) throws -> Void
  ) throws {
    try FixtureApp.with(FixtureApp.scenes) {
      FixtureApp.make = { $0 == "SceneDelegate" ? RecordingSceneDelegate() : nil }
      _ = Told.take()
      let screen = Screen(.named(model), release: 17)
      if let event {
        try screen.launch(SceneApp.self, for: event)
      } else {
        try screen.launch(SceneApp.self)
      }
      try body(screen)
    }
  }

  /// The reason stands in the options of the connection, and neither in those of the launch nor in a message of its own.
  @Test func theReasonOfALaunchIsThatOfTheConnection() throws {
    try launched(for: .url(URL(string: "app://there")!)) { _ in
      #expect(
        Told.take() == [
          "did finish without options", "connect [\"app://there\", \"no action\"]", "foreground", "active",
        ])
    }
    try launched(for: .shortcutItem(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))) { _ in
      #expect(Told.take().dropFirst().first == "connect [\"new\"]")
    }
    try launched(for: .userActivity(NSUserActivity(activityType: "app.reading"))) { _ in
      #expect(Told.take().dropFirst().first == "connect [\"app.reading\", \"no action\"]")
    }
  }

  /// The delegate of the scene hears of it, that of the app does not.
  @Test func aConnectedSceneIsTold() throws {
    try launched { screen in
      _ = Told.take()
      screen.isInBackground = true
      screen.deliver(.url(URL(string: "app://there")!, from: "app.other"))
      screen.deliver(.userActivity(NSUserActivity(activityType: "app.reading")))
      screen.deliver(.shortcutItem(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
      #expect(
        Told.take() == [
          "foreground", "open app://there from app.other", "active", "will continue app.reading",
          "continue app.reading", "action new",
        ])
      #expect(screen.shortcutResults == [true])
    }
  }

  /// An iPhone 14 has 390 × 844 points.
  @Test func aRotationUpdatesTheScene() throws {
    try launched { screen in
      _ = Told.take()
      try screen.rotate()
      #expect(Told.take() == ["updated from 390.0 844.0 to 844.0 390.0"])
    }
  }

  /// A phone has one scene.
  @Test func aPhoneHasOneScene() throws {
    try launched { screen in
      _ = Told.take()
      var errors: [UISceneError.Code?] = []
      screen.run {
        let application = UIApplication.shared
        #expect(!application.supportsMultipleScenes && application.openSessions.count == 1)
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
          errors.append(($0 as? UISceneError)?.code)
        }
        application.requestSceneSessionDestruction(application.openSessions.first!, options: nil) {
          errors.append(($0 as? UISceneError)?.code)
        }
      }
      #expect(errors == [.multipleScenesNotSupported, .multipleScenesNotSupported])
      #expect(Told.take().isEmpty && screen.application.connectedScenes.count == 1)
      // The one that there is can be shown again, with an activity.
      screen.run {
        let session = UIApplication.shared.openSessions.first
        UIApplication.shared.requestSceneSessionActivation(
          session, userActivity: NSUserActivity(activityType: "app.reading"), options: nil)
      }
      #expect(Told.take() == ["will continue app.reading", "continue app.reading"])
    }
  }

  /// A tablet connects a scene that the app asks for, with its activity, and ends it.
  @Test func aTabletOpensAndClosesScenes() throws {
    try launched("iPad mini (6th generation)") { screen in
      _ = Told.take()
      let first = try #require(screen.application.openSessions.first)
      screen.run {
        #expect(UIApplication.shared.supportsMultipleScenes)
        UIApplication.shared.requestSceneSessionActivation(
          nil, userActivity: NSUserActivity(activityType: "app.reading"), options: nil)
      }
      #expect(Told.take() == ["connect [\"app.reading\", \"no action\"]", "foreground", "active"])
      let second = try #require(screen.application.openSessions.first { $0 !== first })
      #expect(second.scene?.activationState == .foregroundActive)
      #expect(second.persistentIdentifier != first.persistentIdentifier)
      #expect(screen.windows.count == 2)
      screen.run { UIApplication.shared.requestSceneSessionDestruction(second, options: nil) }
      #expect(Told.take() == ["disconnect", "discarded 1"])
      #expect(screen.application.openSessions == [first] && screen.windows.count == 1)
      #expect(screen.application.keyWindow?.windowScene?.session === first)
    }
  }

  /// Nothing is restored unless the test wants it; then the session has the activity that the delegate gave in the background.
  @Test func aLaunchThatRestoresHasTheActivity() throws {
    try launched { screen in
      screen.isInBackground = true
      _ = Told.take()
      try screen.launch(SceneApp.self)
      #expect(!Told.take().contains("restores app.reading"))
      screen.isInBackground = true
      screen.restoresState = true
      try screen.launch(SceneApp.self)
      #expect(Told.take().contains("restores app.reading"))
    }
  }

  // MARK: Geometry

  /// A scene that wants to lie on its side turns the screen; a controller that does not support that is the reason of an error.
  @Test func aSceneTurnsTheScreen() throws {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    try launched { screen in
      let scene = try #require(screen.application.connectedScenes.first as? UIWindowScene)
      var errors: [UISceneError.Code?] = []
      @MainActor func ask(_ orientations: UIInterfaceOrientationMask) {
        screen.run {
          scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) {
            errors.append(($0 as? UISceneError)?.code)
          }
        }
      }
      ask(.landscape)
      #expect(screen.orientation == .landscape && errors.isEmpty)
      #expect(screen.run { scene.effectiveGeometry.interfaceOrientation.isLandscape })
      #expect(screen.run { scene.effectiveGeometry.systemFrame } == CGRect(x: 0, y: 0, width: 844, height: 390))
      // A mask that has the present orientation changes nothing.
      ask(.all)
      #expect(screen.orientation == .landscape)
      ask(.portrait)
      #expect(screen.orientation == .portrait)
      screen.run { screen.window?.rootViewController = Upright() }
      ask(.landscapeLeft)
      #expect(screen.orientation == .portrait && errors == [.geometryRequestDenied])
    }
  }

  /// The sides of the upright device: an iPhone 14 has 1170 × 2532 pixels, an iPhone 8 Plus 1080 × 1920. Source: Apple's specifications.
  @Test func nativeBoundsAreThoseOfTheUprightDevice() throws {
    let screen = Screen(.named("iPhone 14"))
    screen.show(UIViewController())
    #expect(screen.display.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    try screen.rotate()
    #expect(screen.display.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    #expect(screen.display.nativeScale == 3)
    let plus = Screen(.named("iPhone 8 Plus"), release: 16)
    #expect(plus.display.nativeBounds == CGRect(x: 0, y: 0, width: 1080, height: 1920))
    #expect(plus.display.scale == 3 && plus.display.nativeScale < 3)
  }

  // MARK: Coordinates

  /// On its side the device is turned to the right: what is at the top left of the interface is at the bottom left of the upright device,
  /// and the interface's x axis runs up along it.
  @Test func theFixedSpaceIsThatOfTheUprightDevice() throws {
    let screen = Screen(.named("iPhone 14"))
    let controller = UIViewController()
    screen.show(controller)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    screen.run { controller.view.addSubview(view) }
    let (space, fixed) = (screen.display.coordinateSpace, screen.display.fixedCoordinateSpace)
    #expect(view.convert(view.bounds, to: space) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.convert(view.bounds, to: fixed) == CGRect(x: 10, y: 20, width: 30, height: 40))
    try screen.rotate()
    #expect(screen.display.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.display.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    // x = 20 from the left, y = 844 - 40 from the top.
    #expect(view.convert(view.bounds, to: fixed) == CGRect(x: 20, y: 804, width: 40, height: 30))
    #expect(view.convert(CGPoint(x: 20, y: 844), from: fixed) == CGPoint(x: -10, y: 0))
    #expect(UIDevice.current.orientation == .portrait)
    #expect(screen.run { UIDevice.current.orientation } == .landscapeRight)
  }

  /// Through the screen, for views of different windows; a window that is not at the origin counts.
  @Test func viewsOfDifferentWindowsConvertThroughTheScreen() {
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = UIWindow(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    let (a, b) = (
      UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    )
    first.addSubview(a)
    second.addSubview(b)
    let space: any UICoordinateSpace = b
    #expect(a.convert(CGPoint.zero, to: space) == CGPoint(x: 1 - 55, y: 2 - 66))
    #expect(a.convert(CGPoint.zero, from: space) == CGPoint(x: 55 - 1, y: 66 - 2))
  }
}
