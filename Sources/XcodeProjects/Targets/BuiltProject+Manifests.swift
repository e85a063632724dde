import Foundation
import InterfaceBuilder
import ProjectFiles

/// Targets of manifests in Swift, as far as their text tells them.
extension BuiltProject {
  /// Tuist's `Project.swift`.
  ///
  /// Source: "Target", https://docs.tuist.dev/en/references/project-description/structs/target
  mutating func readTuist(_ file: String) throws(ReadError) {
    let text = try Self.text(file, mustContain: "import ProjectDescription")
    for arguments in text.calls {
      if arguments["product"] != nil, arguments["sources"] != nil || arguments["bundleId"] != nil {
        addTuistTarget(arguments, text)
      }
    }
  }

  private mutating func addTuistTarget(_ arguments: [String: String], _ text: SwiftArguments) {
    let product = text.resolved(arguments["product"])?.split(separator: ".").last.map(String.init) ?? ""
    let system = text.resolved(arguments["destinations"]) ?? text.resolved(arguments["platform"]) ?? ""
    let isForPhones =
      system.isEmpty || system.contains("iOS") || system.contains("iPhone") || system.contains("iPad")
    let kind: BuiltTarget.Kind =
      switch product {
      case "app", "appClip": .app
      case "framework", "staticFramework", "dynamicLibrary", "staticLibrary": .library
      case "unitTests": .tests
      default: .other
      }
    var target = BuiltTarget(
      name: text.literals(in: arguments["name"]).first ?? "", kind: isForPhones ? kind : .other)
    if let name = text.literals(in: arguments["productName"]).first { target.module = BuiltTarget.identifier(name) }
    let patterns = ["sources", "resources"].flatMap { text.literals(in: arguments[$0]) }
    for pattern in patterns {
      for path in Self.files(matching: pattern, in: folder) { add(path, to: &target) }
    }
    let information = text.resolved(arguments["infoPlist"]) ?? ""
    if !information.contains("with:"), let list = text.literals(in: information).first(where: { $0.hasSuffix("plist") })
    {
      target.informationFile = FilePath.joined(folder, list)
    }
    if let match = information.firstMatch(of: /"UIMainStoryboardFile"\s*:\s*(?:\.string\()?"([^"]+)"/) {
      target.mainStoryboard = String(match.1)
    }
    let dependencies = text.resolved(arguments["dependencies"]) ?? ""
    target.dependencies = dependencies.matches(of: /\.target\(\s*name:\s*"([^"]+)"/).map { String($0.1) }
    for match in dependencies.matches(of: /\.(?:external\(\s*name|package\(\s*product):\s*"([^"]+)"/) {
      target.products.append(PackageProduct(name: String(match.1), package: ""))
    }
    targets.append(target)
  }

  /// Swift's `Package.swift`.
  mutating func readPackage(_ file: String) throws(ReadError) {
    let text = try Self.text(file, mustContain: "import PackageDescription")
    for (callee, arguments) in zip(text.callees, text.calls) {
      switch callee {
      case "package":
        if let path = text.literals(in: arguments["path"]).first {
          packages.append(BuiltPackage(path: FilePath.joined(folder, path)))
        } else if let url = text.literals(in: arguments["url"]).first {
          packages.append(BuiltPackage(url: url, requirement: Self.requirement(arguments, text)))
        }
      case "target", "testTarget", "executableTarget":
        guard arguments.keys.contains("name"), !(arguments.count == 1 && isInsideDependencies(arguments, text)) else {
          continue
        }
        addPackageTarget(callee, arguments, text)
      default: break
      }
    }
  }

  /// `.target(name: "Other")` as a dependency names a target that is declared elsewhere.
  private func isInsideDependencies(_ arguments: [String: String], _ text: SwiftArguments) -> Bool {
    guard let name = text.literals(in: arguments["name"]).first else { return false }
    return text.calls.contains { call in
      call["dependencies"].map { $0.contains(".target(") && $0.contains("\"\(name)\"") } ?? false
    }
  }

  private static func requirement(_ arguments: [String: String], _ text: SwiftArguments) -> String {
    for key in ["from", "exact", "branch", "revision"] {
      if let value = text.literals(in: arguments[key]).first { return "\(key): \"\(value)\"" }
    }
    return "branch: \"main\""
  }

  private mutating func addPackageTarget(_ callee: String, _ arguments: [String: String], _ text: SwiftArguments) {
    guard let name = text.literals(in: arguments["name"]).first, !targets.contains(where: { $0.name == name }) else {
      return
    }
    let isTests = callee == "testTarget"
    var target = BuiltTarget(name: name, kind: isTests ? .tests : callee == "target" ? .library : .app)
    let place = text.literals(in: arguments["path"]).first ?? (isTests ? "Tests/\(name)" : "Sources/\(name)")
    let base = FilePath.joined(folder, place)
    let chosen = text.literals(in: arguments["sources"])
    let excluded = text.literals(in: arguments["exclude"]).map { FilePath.joined(base, $0) }
    let files = chosen.isEmpty ? Self.files(below: base) : chosen.flatMap { Self.files(matching: $0, in: base) }
    for file in files where !excluded.contains(where: { file == $0 || FilePath.isInside(file, $0) }) {
      add(file, to: &target)
    }
    let dependencies = text.resolved(arguments["dependencies"]) ?? ""
    for match in dependencies.matches(of: /\.product\(\s*name:\s*"([^"]+)"\s*,\s*package:\s*"([^"]+)"/) {
      target.products.append(PackageProduct(name: String(match.1), package: String(match.2)))
    }
    let rest = dependencies.replacing(/\.product\([^)]*\)/, with: "")
    target.dependencies = text.literals(in: rest)
    target.flags = (arguments["swiftSettings"] ?? "").matches(of: /\.define\(\s*"([^"]+)"/).map { String($0.1) }
      .filter { $0 != "DEBUG" }
    targets.append(target)
  }

  // MARK: Text

  private static func text(_ file: String, mustContain mark: String) throws(ReadError) -> SwiftArguments {
    guard let data = try SourceFile.data(file) else { throw ReadError("no such file", file: file) }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains(mark) else {
      throw ReadError(
        "the file does not contain the line '\(mark)'", at: SourcePosition(line: 1, column: 1), file: file)
    }
    return SwiftArguments(text)
  }

  static func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
