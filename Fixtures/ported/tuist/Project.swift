import ProjectDescription

let project = Project(
  name: "Clock",
  targets: [
    .target(
      name: "Clock",
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.clock",
      infoPlist: .extendingDefault(with: ["UIMainStoryboardFile": "Main"]),
      sources: ["Sources/**"],
      resources: ["Resources/**"],
      dependencies: [.target(name: "ClockKit"), .external(name: "Gears")]
    ),
    .target(
      name: "ClockKit",
      destinations: .iOS,
      product: .staticFramework,
      bundleId: "com.example.clock.kit",
      sources: ["Kit/*.swift"],
      dependencies: []
    ),
    .target(
      name: "ClockTests", destinations: .iOS, product: .unitTests, bundleId: "com.example.clock.tests",
      sources: "Tests/**", dependencies: [.target(name: "Clock")]
    ),
  ]
)
