// swift-tools-version: 6.1
import PackageDescription

// The sources of the app are in `App`, as Xcode has them; the target in `Linux` only names that folder. `swift run` prints the trees of
// the screens and writes their pictures, `swift test` plays the user.
let package = Package(
  name: "App",
  dependencies: [.package(name: "Trellis", path: "../..")],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "UIKit", package: "Trellis")], path: "Linux",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "UIKitSources", package: "Trellis")]),
    .executableTarget(
      name: "Tour",
      dependencies: [
        "App", .product(name: "AppHost", package: "Trellis"),
      ], path: "Tour"),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "AppHost", package: "Trellis"), .product(name: "UIKit", package: "Trellis"),
      ], path: "Tests/AppTests", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
