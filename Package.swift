// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Trellis",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Inspection", targets: ["Inspection"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "Linting", targets: ["Linting"]),
    .executable(name: "trellis", targets: ["trellis"]),
    .plugin(name: "TrellisCheck", targets: ["TrellisCheck"]),
  ],
  traits: [
    // Fonts of an app are read and their text is shaped by HarfBuzz, a library of the system.
    .trait(name: "Shaping", description: "Measures the fonts of an app by shaping; needs libharfbuzz-dev.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    // Rounding is a call of the C mathematics library, which a client without Foundation does not link by itself.
    .target(
      name: "ConstraintSolver", exclude: ["README.md"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Geometry"),
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver", "Geometry"]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz"),
    .target(
      name: "TextLayout",
      dependencies: ["Geometry", .target(name: "CHarfBuzz", condition: .when(traits: ["Shaping"]))],
      // Line breaking calls the ICU that Foundation brings along with the toolchain; see LineBreaker+ICU.swift.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "InterfaceBuilder", dependencies: ["Geometry"]),
    .target(name: "QuartzCore"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKit",
      dependencies: [
        "Geometry", "ConstraintSolver", "AutoLayout", "TextLayout", "InterfaceBuilder", "QuartzCore", "_Testing_UIKit",
      ]),
    .target(name: "Inspection", dependencies: ["Geometry", "UIKit", "AutoLayout", "InterfaceBuilder", "TextLayout"]),
    .target(name: "Rendering", dependencies: ["Inspection"]),
    .target(
      name: "Linting",
      dependencies: [
        "Inspection", "InterfaceBuilder", "TextLayout", "Yams", .product(name: "Crypto", package: "swift-crypto"),
      ]),
    .executableTarget(
      name: "trellis",
      dependencies: [
        "AutoLayout", "UIKit", "InterfaceBuilder", "Inspection", "Rendering", "Linting", "TextLayout",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(
      name: "TrellisCheck",
      capability: .command(
        intent: .custom(verb: "trellis-check", description: "Lay storyboards and xibs out and report what breaks."))),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "text-bits"]),
    .executableTarget(name: "text-bits", dependencies: ["TextLayout"], path: "Tests/text-bits"),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "AutoLayout", "Geometry"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "Inspection"]),
    .testTarget(name: "LintingTests", dependencies: ["Linting", "Inspection", "InterfaceBuilder"]),
    .testTarget(name: "TrellisTests", dependencies: ["trellis"]),
    .testTarget(name: "InspectionTests", dependencies: ["Inspection", "UIKit", "InterfaceBuilder"]),
  ]
)
