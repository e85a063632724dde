import InterfaceBuilder
import ProjectFiles

/// Targets of XcodeGen's `project.yml`.
///
/// Source: "Project Spec", https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
extension BuiltProject {
  mutating func readXcodeGen(_ file: String) throws(ReadError) {
    guard let manifest = try XcodeGenManifest(file) else {
      throw ReadError("the file has no targets", at: SourcePosition(line: 1, column: 1), file: file)
    }
    for (name, entry) in manifest.entries("packages") {
      if let path = entry.text("path") {
        packages.append(BuiltPackage(path: FilePath.joined(folder, path)))
        manifestNames[name] = packages.last?.identity
      } else if let url = entry.text("url") ?? entry.text("github").map({ "https://github.com/\($0)" }) {
        packages.append(BuiltPackage(url: url, requirement: Self.requirement(entry)))
        manifestNames[name] = packages.last?.identity
      }
    }
    for (name, entry, settings) in manifest.builtTargets { addTarget(name, entry, settings) }
  }

  private static func requirement(_ entry: PropertyList) -> String {
    for key in ["from", "majorVersion"] { if let value = entry.text(key) { return "from: \"\(value)\"" } }
    if let value = entry.text("minorVersion") { return ".upToNextMinor(from: \"\(value)\")" }
    for key in ["exactVersion", "version"] { if let value = entry.text(key) { return "exact: \"\(value)\"" } }
    for key in ["branch", "revision"] { if let value = entry.text(key) { return "\(key): \"\(value)\"" } }
    return "\"\(entry.text("minVersion") ?? "1.0.0")\"...\"\(entry.text("maxVersion") ?? "1.0.0")\""
  }

  private mutating func addTarget(_ name: String, _ entry: PropertyList, _ settings: BuildSettings) {
    let platforms = entry.texts("platform") + entry.texts("supportedDestinations")
    let isForPhones = platforms.isEmpty || platforms.contains("iOS") || platforms.contains("auto")
    var target = BuiltTarget(
      name: name, kind: isForPhones ? Self.kind(ofProduct: entry.text("type") ?? "") : .other)
    target.take(settings, in: folder)
    if let path = entry["info"]?.text("path") { target.informationFile = FilePath.joined(folder, path) }
    for source in entry["sources"]?.elements ?? [] {
      guard let path = source.text ?? source.text("path") else { continue }
      let base = FilePath.joined(folder, path)
      func named(_ key: String) -> [String] {
        (source[key]?.elements ?? []).compactMap(\.text).flatMap { Self.files(matching: $0, in: base) }
      }
      let excluded = Set(named("excludes"))
      let included = source["includes"].map { _ in Set(named("includes")) }
      for file in Self.files(matching: path, in: folder)
      where !excluded.contains(file) && included?.contains(file) ?? true { add(file, to: &target) }
    }
    for dependency in entry["dependencies"]?.elements ?? [] {
      if let name = dependency.text("target") {
        target.dependencies.append(name)
      } else if let package = dependency.text("package") {
        let products = dependency.text("product").map { [$0] } ?? dependency.texts("products")
        let identity = manifestNames[package] ?? package
        for product in products.isEmpty ? [package] : products {
          target.products.append(PackageProduct(name: product, package: identity))
        }
      } else if let name = dependency.text("framework") ?? dependency.text("carthage") {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        target.binaries.append(String(last.prefix { $0 != "." }))
      }
    }
    // The generator takes a list in a folder of sources.
    if target.informationFile == nil, settings["GENERATE_INFOPLIST_FILE"] == nil {
      let lists = (entry["sources"]?.elements ?? []).compactMap { $0.text ?? $0.text("path") }
        .map { FilePath.joined(folder, "\($0)/Info.plist") }
      target.informationFile = lists.first { Self.isFile($0) }
    }
    targets.append(target)
  }
}
