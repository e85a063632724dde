// swift-tools-version: 6.1
import PackageDescription

// The sources of the app are in `App`, as Xcode has them; the target in `Linux` only names that folder.
let package = Package(
  name: "App",
  dependencies: [.package(name: "Trellis", path: "../..")],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "UIKit", package: "Trellis")], path: "Linux",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "UIKitSources", package: "Trellis")]),
    .testTarget(
      name: "AppTests", dependencies: ["App", .product(name: "UIKit", package: "Trellis")], path: "Tests/AppTests",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
