// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  traits: [
    // `picture-speed` measures PNG, too; needs what the trait of the same name in Trellis needs.
    .trait(
      name: "Raster", description: "Measures pictures as PNG; needs libcairo2-dev, libpango1.0-dev and librsvg2-dev.")
  ],
  dependencies: [
    .package(
      name: "Trellis", path: "..", traits: [.defaults, .trait(name: "Raster", condition: .when(traits: ["Raster"]))])
  ],
  targets: [
    .target(name: "CHeap"),
    .target(name: "ThreadClock"),
    .executableTarget(
      name: "solver-workload",
      dependencies: ["CHeap", "ThreadClock", .product(name: "ConstraintSolver", package: "Trellis")]),
    .executableTarget(name: "floor-workload", dependencies: ["CHeap"]),
    .executableTarget(
      name: "solver-soak",
      dependencies: ["CHeap", .product(name: "ConstraintSolver", package: "Trellis")]),
    .executableTarget(name: "layout-trees", dependencies: [.product(name: "AutoLayout", package: "Trellis")]),
    .executableTarget(
      name: "text-measure",
      dependencies: ["CHeap", "ThreadClock", .product(name: "TextLayout", package: "Trellis")]),
    .executableTarget(
      name: "picture-speed",
      dependencies: [
        "ThreadClock", .product(name: "Pictures", package: "Trellis"), .product(name: "Rendering", package: "Trellis"),
        .product(name: "UIKit", package: "Trellis"),
      ]),
    .executableTarget(
      name: "uikit-trees", dependencies: ["CHeap", "ThreadClock", .product(name: "UIKit", package: "Trellis")]),
  ]
)
