/// The files of a new app: sources as Xcode's template for a storyboard has them, a package around them, and tests that use the app on a
/// device. A value; nothing is written here.
public struct AppTemplate: Sendable {
  /// The module's name, and that of the folder of the sources.
  public let name: String
  /// Where the package finds Trellis: a path from the new package or an absolute one.
  public let trellis: String

  /// Nil for a name that is no Swift identifier of ASCII letters, digits and underscores, or is that of a module that the app needs.
  public init?(name: String, trellis: String) {
    let isWord = name.utf8.allSatisfy { $0 < 128 } && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isWord, let first = name.first, !first.isNumber, name != "_", !Self.taken.contains(name) else { return nil }
    self.name = name
    self.trellis = trellis
  }

  private static let taken: Set<String> = [
    "AVFoundation", "AVKit", "AppHost", "AudioToolbox", "Combine", "CoreLocation", "CoreMedia", "Foundation", "Linux",
    "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Photos", "PhotosUI", "Pictures",
    "SafariServices",
    "StoreKit", "Swift", "SwiftUI", "Testing", "Tests", "Tour", "Trellis", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit",
  ]

  /// The texts of the files by their paths in the package, in the order of the paths.
  public var files: [(path: String, text: String)] {
    [
      ("\(name)/AppDelegate.swift", appDelegate), ("\(name)/Assets.xcassets/Contents.json", contents),
      ("\(name)/Base.lproj/Main.storyboard", storyboard), ("\(name)/Info.plist", information),
      ("\(name)/SceneDelegate.swift", sceneDelegate), ("\(name)/ViewController.swift", viewController),
      ("Linux/\(name).swift", "// uikit-sources: ../\(name)\n"), ("Package.swift", package),
      ("Tests/\(name)Tests/\(name)Tests.swift", tests), ("Tour/Tour.swift", tour),
    ]
  }

  private var package: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    // The sources of the app are in `\(name)`, as in Xcode; the target in `Linux` refers to that folder. It depends on each framework
    // that the app imports, such as .product(name: "WebKit", package: "Trellis"), in addition to UIKit.
    let package = Package(
      name: "\(name)",
      dependencies: [.package(name: "Trellis", path: "\(Self.escaped(trellis))")],
      targets: [
        .target(
          name: "\(name)", dependencies: [.product(name: "UIKit", package: "Trellis")], path: "Linux",
          swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "UIKitSources", package: "Trellis")]),
        .executableTarget(
          name: "Tour",
          dependencies: [
            "\(name)", .product(name: "AppHost", package: "Trellis"),
          ], path: "Tour"),
        .testTarget(
          name: "\(name)Tests", dependencies: ["\(name)", .product(name: "AppHost", package: "Trellis")],
          swiftSettings: [.swiftLanguageMode(.v5)]),
      ]
    )

    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private var appDelegate: String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {

        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            return true
        }

        func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        }
    }

    """
  }

  private var sceneDelegate: String {
    """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {

        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let _ = (scene as? UIWindowScene) else { return }
        }
    }

    """
  }

  private var viewController: String {
    """
    import UIKit

    class ViewController: UIViewController {

        @IBOutlet private weak var greetingLabel: UILabel!
        private var taps = 0

        @IBAction private func greet(_ sender: UIButton) {
            taps += 1
            greetingLabel.text = taps == 1 ? "Hello" : "Hello, \\(taps) times"
        }
    }

    """
  }

  private var tests: String {
    """
    import AppHost
    import Testing

    @testable import \(name)

    /// Tests that use the app as a person does.
    @MainActor
    @Suite(.serialized) struct \(name)Tests {
      private let screen = Screen(.named("iPhone 14"))

      init() throws { try screen.launch(AppDelegate.self) }

      @Test func greetsOnATap() throws {
        #expect(screen.topController is ViewController)
        try screen.tap("Greet")
        #expect(screen.shows("Hello"))
      }

      @Test(arguments: ["iPhone SE (1st generation)", "iPhone 15 Pro Max", "iPad (9th generation)"])
      func layoutHoldsEverywhere(_ device: String) throws {
        screen.become(.named(device))
        try screen.rotate()
        screen.textSize = .accessibilityExtraExtraExtraLarge
        #expect(screen.conflicts.isEmpty && screen.ambiguities.isEmpty && screen.clippedTexts.isEmpty)
      }
    }

    """
  }

  private var tour: String {
    """
    import AppHost

    @testable import \(name)

    /// Visits the screens of the app, prints the views of each screen and writes a picture. `trellis check --program .build/debug/Tour` makes the same
    /// tour on every device.
    @main
    @MainActor
    struct Tour {
      /// The screens in order. Each has the action that leads to it from the previous screen.
      static let stops = [
        TourStop("Start"),
        TourStop("Greeted") { try $0.tap("Greet") },
      ]

      static func main() throws {
        let screen = Screen(.named("iPhone 14"))
        try screen.tour(AppDelegate.self, stops) { name in
          print("== \\(name)\\n\\(screen.tree)\\n")
          try screen.svg().write(toFile: "\\(name).svg", atomically: true, encoding: .utf8)
        }
      }
    }

    """
  }
}
