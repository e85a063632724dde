import InterfaceBuilder
import ProjectFiles

/// Targets of an `.xcodeproj`.
extension BuiltProject {
  /// Targets beyond these do not count.
  private static let targetLimit = 256

  mutating func readXcode(_ file: String) throws(ReadError) {
    let objects = try ProjectObjects(try SourceFile.propertyList(file, atMost: SourceFile.projectLimit), of: file)
    readPackages(objects)
    var read: [String: ConfigurationFile] = [:]
    let all = objects.list(objects.root, "targets")
    for (identifier, object) in all.prefix(Self.targetLimit) {
      let found = TargetSettings(object, of: objects, &read)
      problems += found.problems.filter { !problems.contains($0) }
      var target = BuiltTarget(name: object.text("name") ?? "", kind: Self.kind(object, found.settings))
      target.take(found.settings, in: objects.folder)
      addFiles(objects, identifier, object, to: &target)
      for (_, dependency) in objects.list(object, "dependencies") {
        if let name = objects[dependency.text("target")]?.text("name") { target.dependencies.append(name) }
      }
      for (_, product) in objects.list(object, "packageProductDependencies") {
        guard let name = product.text("productName") else { continue }
        let package = objects[product.text("package")].flatMap { Self.package($0, in: objects.folder) }
        target.products.append(PackageProduct(name: name, package: package?.identity ?? ""))
      }
      targets.append(target)
    }
  }

  static func kind(_ object: PropertyList, _ settings: BuildSettings) -> BuiltTarget.Kind {
    let product = (object.text("productType") ?? "").replacing("com.apple.product-type.", with: "")
    let platforms = settings["SUPPORTED_PLATFORMS"].flatMap { $0.isEmpty ? nil : $0 } ?? settings["SDKROOT"] ?? ""
    if !platforms.isEmpty, !platforms.contains("iphone"), !platforms.contains("auto") { return .other }
    return kind(ofProduct: product)
  }

  /// By the last part of a product's type.
  static func kind(ofProduct product: String) -> BuiltTarget.Kind {
    switch product {
    case "application", "application.on-demand-install-capable": .app
    case "framework", "framework.static", "library.static", "library.dynamic": .library
    case "bundle.unit-test": .tests
    default: .other
    }
  }

  private mutating func readPackages(_ objects: ProjectObjects) {
    for (_, reference) in objects.list(objects.root, "packageReferences") {
      if let package = Self.package(reference, in: objects.folder) { packages.append(package) }
    }
  }

  private static func package(_ reference: PropertyList, in folder: String) -> BuiltPackage? {
    if let path = reference.text("relativePath") { return BuiltPackage(path: FilePath.joined(folder, path)) }
    guard let url = reference.text("repositoryURL") else { return nil }
    let requirement = reference["requirement"]
    let (least, most) = (requirement?.text("minimumVersion") ?? "", requirement?.text("maximumVersion") ?? "")
    let text: String
    switch requirement?.text("kind") {
    case "upToNextMajorVersion": text = "from: \"\(least)\""
    case "upToNextMinorVersion": text = ".upToNextMinor(from: \"\(least)\")"
    case "versionRange": text = "\"\(least)\"..<\"\(most)\""
    case "exactVersion": text = "exact: \"\(requirement?.text("version") ?? "")\""
    case "branch": text = "branch: \"\(requirement?.text("branch") ?? "")\""
    case "revision": text = "revision: \"\(requirement?.text("revision") ?? "")\""
    default: return nil
    }
    return BuiltPackage(url: url, requirement: text)
  }

  private mutating func addFiles(
    _ objects: ProjectObjects, _ identifier: String, _ object: PropertyList, to target: inout BuiltTarget
  ) {
    for (_, phase) in objects.list(object, "buildPhases") {
      let isFrameworks = phase.text("isa") == "PBXFrameworksBuildPhase"
      guard isFrameworks || ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.text("isa") ?? "") else {
        continue
      }
      for (_, file) in objects.list(phase, "files") {
        guard let reference = file.text("fileRef"), let found = objects[reference] else { continue }
        if isFrameworks {
          let name = (found.text("path") ?? found.text("name") ?? "").split(separator: "/").last.map(String.init) ?? ""
          let isOwn = ["BUILT_PRODUCTS_DIR", "<group>", "SOURCE_ROOT"].contains(found.text("sourceTree") ?? "")
          if isOwn, name.contains(".framework") || name.contains(".xcframework") {
            target.binaries.append(Self.stem(name))
          }
          continue
        }
        // A document with translations is a group of itself and its texts.
        let references = found.texts("children").isEmpty ? [reference] : found.texts("children")
        for path in references.compactMap({ objects.paths[$0] }) { add(path, to: &target) }
      }
    }
    for path in TargetSources.synchronizedFiles(of: object, identifier, objects, below: Self.files(below:)) {
      add(path, to: &target)
    }
  }

  private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }
}

extension BuiltTarget {
  /// What settings say of a target.
  mutating func take(_ settings: BuildSettings, in folder: String) {
    func value(_ name: String) -> String? { settings[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let name = value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") { module = Self.identifier(name) }
    informationFile = value("INFOPLIST_FILE").map { FilePath.joined(folder, $0) }
    mainStoryboard = value("INFOPLIST_KEY_UIMainStoryboardFile")
    let words = (value("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ").map(String.init)
    let marked = (value("OTHER_SWIFT_FLAGS") ?? "").split(separator: " ").filter { $0.hasPrefix("-D") }
    flags = (words + marked.map { String($0.dropFirst(2)) }).filter { !$0.isEmpty && $0 != "DEBUG" }
    isSwift6 = value("SWIFT_VERSION")?.hasPrefix("6") ?? false
  }
}
