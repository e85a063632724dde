import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.app(
  name: "Shop", platform: .iOS, product: .app,
  deploymentTarget: .iOS(targetVersion: "13.0", devices: .iphone), dependencies: [])
