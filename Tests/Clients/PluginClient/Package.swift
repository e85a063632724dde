// swift-tools-version: 6.1
import PackageDescription

// A layout library with tests of the main actor, as they are written for iOS, in a package of its own: `Scripts/gates/dependency` builds
// and runs it. In the package of the plugin a test target would link the plugin's tool twice.
let package = Package(
  name: "PluginClient",
  dependencies: [.package(name: "Trellis", path: "../../..")],
  targets: [
    .target(
      name: "Cards", dependencies: [.product(name: "UIKit", package: "Trellis")], path: "Cards", exclude: ["Sources"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "UIKitSources", package: "Trellis")]),
    .testTarget(
      name: "CardsTests", dependencies: ["Cards", .product(name: "UIKit", package: "Trellis")], path: "CardsTests",
      exclude: ["Sources"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "Trellis")]),
  ])
