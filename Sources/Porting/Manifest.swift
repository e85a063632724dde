import SourceRewriting
import XcodeProjects

/// The text of the package's `Package.swift`.
struct Manifest {
  let name: String
  let trellis: String
  let plan: PackagePlan
  /// The folder of the package, absolute.
  let folder: String
  private var targets: [String] = []

  init(name: String, trellis: String, plan: PackagePlan, folder: String) {
    (self.name, self.trellis, self.plan, self.folder) = (name, trellis, plan, folder)
  }

  /// Adds a target whose sources the plugin takes from a list.
  ///
  /// - Parameter imports: the modules that its sources import.
  mutating func add(_ target: BuiltTarget, _ place: String, _ imports: Set<String>) {
    var dependencies = [product("UIKit", "Trellis")]
    dependencies += Imports.products.intersection(imports).sorted().map { product($0, "Trellis") }
    dependencies += unique(plan.modules(of: target) + plan.targets.map(\.module).filter { imports.contains($0) })
      .filter { $0 != target.module }.map(quoted)
    for item in target.products {
      if let package = plan.package(of: item) { dependencies.append(product(item.name, package.identity)) }
    }
    let settings =
      [".swiftLanguageMode(.\(target.isSwift6 ? "v6" : "v5"))"] + target.flags.map { ".define(\(quoted($0)))" }
    targets.append(
      """
          .\(target.kind == .tests ? "testTarget" : "target")(
            name: \(quoted(target.module)),
            dependencies: [
      \(unique(dependencies).map { "        \($0),\n" }.joined())      ],
            path: \(quoted(place)), exclude: ["Sources.txt"],
            swiftSettings: [\(settings.joined(separator: ", "))],
            plugins: [.plugin(name: "UIKitSources", package: "Trellis")]),

      """)
  }

  /// Adds tests that launch an app.
  mutating func addLaunchTests(_ name: String, of target: BuiltTarget) {
    targets.append(
      """
          .testTarget(
            name: \(quoted(name)), dependencies: [\(quoted(target.module)), \(product("AppHost", "Trellis"))],
            swiftSettings: [.swiftLanguageMode(.v5)]),

      """)
  }

  var text: String {
    let packages = plan.packages.map { package in
      if let path = package.path { return "    .package(path: \(quoted(Paths(folder).relative(path)))),\n" }
      return "    .package(url: \(quoted(package.url ?? "")), \(package.requirement)),\n"
    }
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      // The sources stay where they are. The file Sources.txt of each target lists them; the plugin UIKitSources reads it.
      let package = Package(
        name: \(quoted(name)),
        dependencies: [
          .package(name: "Trellis", path: \(quoted(trellis))),
      \(packages.joined())  ],
        targets: [
      \(targets.joined())  ]
      )

      """
  }

  private func product(_ name: String, _ package: String) -> String {
    ".product(name: \(quoted(name)), package: \(quoted(package)))"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
