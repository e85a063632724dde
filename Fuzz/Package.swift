// swift-tools-version: 6.1
import PackageDescription

// Build with `Fuzz/run`: the instrumentation of the solver itself is a flag of the whole build.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Trellis", path: "..")],
  targets: [
    .executableTarget(
      name: "solver-fuzz",
      dependencies: [.product(name: "ConstraintSolver", package: "Trellis")],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
    .executableTarget(
      name: "document-fuzz",
      dependencies: [
        .product(name: "InterfaceBuilder", package: "Trellis"), .product(name: "UIKit", package: "Trellis"),
        .product(name: "LayoutReports", package: "Trellis"), .product(name: "Staging", package: "Trellis"),
        .product(name: "Platform", package: "Trellis"),
      ],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
  ]
)
