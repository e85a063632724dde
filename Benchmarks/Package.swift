// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Trellis", path: "..")],
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
