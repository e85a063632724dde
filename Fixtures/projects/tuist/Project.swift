import ProjectDescription

// The oldest release (see "Releases").
let release: DeploymentTargets = .iOS("15.0")

let project = Project(
  name: "Shop",
  targets: [
    .target(
      name: "Shop",
      destinations: [.iPhone, .iPad],  // no Mac
      product: .app,
      bundleId: "com.example.shop",
      deploymentTargets: release,
      infoPlist: .extendingDefault(with: [
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
        "UILaunchStoryboardName": "Launch",
      ]),
      sources: ["App/Sources/**"],
      resources: ["App/Resources/**"]
    ),
    .target(
      name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "com.example.tests",
      infoPlist: .default, sources: ["Tests/**"]
    ),
  ]
)
