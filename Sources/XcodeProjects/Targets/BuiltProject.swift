import Foundation
import InterfaceBuilder
import ProjectFiles

/// The targets of an app, whatever describes them: `App.xcodeproj`, XcodeGen's `project.yml`, Tuist's `Project.swift`, or a `Package.swift`.
package struct BuiltProject: Sendable {
  /// The file that was read.
  package let file: String
  /// The folder of the project, absolute.
  package let folder: String
  package internal(set) var targets: [BuiltTarget] = []
  package internal(set) var packages: [BuiltPackage] = []
  /// Files that the project names, and that do not exist, by their absolute paths.
  package internal(set) var missingFiles: [String] = []
  /// Files with settings and lists that cannot be read.
  package internal(set) var problems: [ReadError] = []

  /// What a manifest calls its packages, by the name that their dependents have for them.
  var manifestNames: [String: String] = [:]

  /// The names of the files that describe a project, beside `*.xcodeproj`.
  package static let names = ["project.yml", "Project.swift", "Package.swift"]

  /// - Parameter path: that of a project, of one of ``names``, or of a folder with exactly one of these.
  /// - Throws: `ReadError` that names the file. It has no position if the file does not exist.
  package init(_ path: String) throws(ReadError) {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let file = try Self.file(absolute, asked: path)
    self.file = file
    switch file.split(separator: "/").last.map(String.init) {
    case "project.pbxproj":
      folder = FilePath.folder(of: FilePath.folder(of: file))
      try readXcode(file)
    case "Project.swift":
      folder = FilePath.folder(of: file)
      try readTuist(file)
    case "Package.swift":
      folder = FilePath.folder(of: file)
      try readPackage(file)
    default:
      folder = FilePath.folder(of: file)
      try readXcodeGen(file)
    }
    for index in targets.indices {
      targets[index].sources.sort()
      targets[index].foreignSources.sort()
      targets[index].resources.sort()
    }
    missingFiles = Array(Set(missingFiles)).sorted()
  }

  /// The file that describes the project.
  private static func file(_ path: String, asked: String) throws(ReadError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ReadError("no such file or folder", file: asked)
    }
    guard isFolder.boolValue else {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      guard name == "project.pbxproj" || names.contains(name) || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
      else {
        throw ReadError(
          "this file is not a project; specify an .xcodeproj, project.yml, Project.swift or Package.swift file",
          at: SourcePosition(line: 1, column: 1), file: asked)
      }
      return path
    }
    if path.hasSuffix(".xcodeproj") { return "\(path)/project.pbxproj" }
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let found = entries.filter { $0.hasSuffix(".xcodeproj") }.map { "\(path)/\($0)/project.pbxproj" }
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw ReadError("the folder contains \(found.count) projects; specify one project", file: asked)
    }
    for name in names where entries.contains(name) { return "\(path)/\(name)" }
    throw ReadError("the folder contains no project", file: asked)
  }

  // MARK: Files

  private static let foreign: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx"]
  /// What an app shows or reads.
  private static let resource: Set<String> = [
    "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "pdf", "json",
    "ttf", "otf", "plist", "gif", "svg", "txt", "html", "bundle",
  ]
  /// Files of a target beyond these do not count.
  private static let fileLimit = 50_000

  /// Adds a file to the target by its ending, or notes that it does not exist.
  mutating func add(_ path: String, to target: inout BuiltTarget) {
    guard target.sources.count + target.foreignSources.count + target.resources.count < Self.fileLimit else { return }
    guard FileManager.default.fileExists(atPath: path) else {
      missingFiles.append(path)
      return
    }
    let ending = path.split(separator: "/").last?.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if ending == "swift" {
      if !target.sources.contains(path) { target.sources.append(path) }
    } else if Self.foreign.contains(ending) {
      target.foreignSources.append(path)
    } else if Self.resource.contains(ending), !path.hasSuffix("Info.plist") {
      target.resources.append(path)
    }
  }

  /// All files below a folder; catalogs and bundles count as one. Hidden folders and those of tools are left out.
  static func files(below folder: String) -> [String] {
    var found: [String] = []
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String, found.count < fileLimit {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      let ending = last.split(separator: ".").last.map(String.init) ?? ""
      if last.hasPrefix(".") || ProjectFolder.isForeign(last) {
        names?.skipDescendants()
      } else if ["xcassets", "bundle", "xcdatamodeld", "framework", "xcframework", "playground"].contains(ending) {
        names?.skipDescendants()
        found.append("\(folder)/\(name)")
      } else if last.contains("."), last != "Package.swift" {
        found.append("\(folder)/\(name)")
      }
    }
    return found.sorted()
  }

  /// The files that a pattern names: a file, a folder as a whole, or one with `*` for a part of a name and `**` for any folders.
  static func files(matching pattern: String, in folder: String) -> [String] {
    let path = FilePath.joined(folder, pattern)
    guard pattern.contains("*") else {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let isCatalog = path.hasSuffix(".xcassets") || path.hasSuffix(".bundle")
      return exists && isFolder.boolValue && !isCatalog ? files(below: path) : [path]
    }
    let parts = path.split(separator: "/")
    let base = "/" + parts.prefix { !$0.contains("*") }.joined(separator: "/")
    let rest = parts.drop { !$0.contains("*") }.map(String.init)
    return files(below: base).filter {
      matches($0.dropFirst(base.count + 1).split(separator: "/").map(String.init)[...], rest[...])
    }
  }

  private static func matches(_ names: ArraySlice<String>, _ patterns: ArraySlice<String>) -> Bool {
    guard let pattern = patterns.first else { return names.isEmpty }
    if pattern == "**" {
      if patterns.count == 1 { return true }
      return names.indices.contains { matches(names[$0...], patterns.dropFirst()) }
    }
    guard let name = names.first, matches(name, pattern) else { return false }
    return matches(names.dropFirst(), patterns.dropFirst())
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return name == pattern }
    guard name.count >= first.count + last.count, name.hasPrefix(first), name.hasSuffix(last) else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
