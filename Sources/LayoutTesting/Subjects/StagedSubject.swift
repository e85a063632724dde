import LayoutReports
import AppHost
import Staging
import UIKit

/// A subject in a visible window on a device, after its layout.
@MainActor
struct StagedSubject {
  let configuration: LayoutConfiguration
  let window: UIWindow
  let root: UIView
  let names: SubjectNames

  /// Runs `body` with the subject laid out. The main screen, which code may ask for its size and which fonts and strings follow, is that
  /// of the device for as long.
  static func with<Result>(
    _ subject: () throws -> some LayoutSubject, on configuration: LayoutConfiguration,
    _ body: (StagedSubject) throws -> Result
  ) throws -> Result {
    let main = UIScreen.main
    let (bounds, profile, key) = (main.bounds, main.profile, UIApplication.shared.keyWindow)
    let (traits, safeArea) = (main.traits, main.safeAreaInsets)
    let write = LayoutLog.write
    main.bounds.size = CGSize(width: configuration.size.width, height: configuration.size.height)
    main.profile = configuration.profile
    // What is wrong with the layout is the business of the strategies.
    LayoutLog.write = { _ in }
    defer {
      LayoutLog.write = write
      main.bounds = bounds
      main.profile = profile
      (main.traits, main.safeAreaInsets) = (traits, safeArea)
      key?.makeKey()
    }
    let value = try subject()
    return try body(StagedSubject(value, on: configuration, size: main.bounds.size))
  }

  private init(_ subject: some LayoutSubject, on configuration: LayoutConfiguration, size: CGSize) {
    self.configuration = configuration
    let screen = UIScreen(configuration.profile)
    screen.bounds = CGRect(origin: .zero, size: size)
    window = UIWindow(frame: screen.bounds)
    window.screen = screen
    root = subject.stand(in: window)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    names = SubjectNames(of: subject, below: root)
  }

  /// The view as a value; it begins at the origin, wherever it stands in the window.
  var scene: SceneReport {
    var scene = root.sceneReport
    scene.device = configuration.deviceName
    (scene.orientation, scene.release) = (configuration.orientation.rawValue, configuration.release)
    return scene
  }
}
