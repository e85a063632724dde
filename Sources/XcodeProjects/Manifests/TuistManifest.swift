import Foundation
import InterfaceBuilder
import ProjectFiles
import PropertyLists

/// The targets of a `Project.swift`, as far as the text of the file tells them: what is computed, or made by a helper, stays unknown.
///
/// Source: "Target" and "Destinations" of ProjectDescription, https://docs.tuist.dev/en/references/project-description/structs/target
struct TuistManifest {
  private let text: SwiftArguments
  private let folder: String

  /// Nil for a file that does not describe a project.
  init?(_ file: String) throws(ReadError) {
    guard let data = try SourceFile.data(file) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("import ProjectDescription") else { return nil }
    (self.text, folder) = (SwiftArguments(text), FilePath.folder(of: file))
  }

  var described: DescribedTargets {
    var described = DescribedTargets()
    described.languages = ["en"]
    for arguments in text.calls where arguments["product"] != nil {
      described.targets.append(target(arguments, &described.problems))
    }
    return described
  }

  private func target(_ arguments: [String: String], _ problems: inout [ReadError]) -> ProjectTarget {
    let name = text.literals(in: arguments["name"]).first ?? ""
    let places = ["sources", "resources"].flatMap { text.literals(in: arguments[$0]) }
    let folders = Set(places.map { FilePath.joined(folder, Self.folder(ofPattern: $0)) }).sorted()
    let destinations = text.resolved(arguments["destinations"])
    let release = text.resolved(arguments["deploymentTargets"]) ?? text.resolved(arguments["deploymentTarget"])
    var settings: BuildSettings.Layer = [:]
    if let release, let number = release.firstMatch(of: /(?:\.iOS\(|iOS:)\s*(?:targetVersion:\s*)?"([0-9.]+)"/)?.1 {
      settings["IPHONEOS_DEPLOYMENT_TARGET"] = String(number)
    }
    if let family = Self.family(destinations, release) { settings["TARGETED_DEVICE_FAMILY"] = family }
    return ProjectTarget(
      name, kind(of: arguments, destinations), in: folders, settings: BuildSettings([settings]),
      info: information(arguments["infoPlist"], &problems))
  }

  private func kind(of arguments: [String: String], _ destinations: String?) -> ProjectTarget.Kind {
    let system = destinations ?? text.resolved(arguments["platform"]) ?? ""
    guard system.isEmpty || system.contains("iOS") || system.contains("iPhone") || system.contains("iPad") else {
      return .other
    }
    switch text.resolved(arguments["product"])?.split(separator: ".").last.map(String.init) {
    case "app", "appClip": return .app
    case "framework", "staticFramework", "dynamicLibrary", "staticLibrary", "bundle", "appExtension",
      "messagesExtension", "stickerPackExtension":
      return .part
    default: return .other
    }
  }

  /// `1` is an iPhone, `2` an iPad; nil if nothing is said.
  private static func family(_ destinations: String?, _ release: String?) -> String? {
    let words = (destinations ?? "") + (release.map { $0.contains("devices:") ? $0 : "" } ?? "")
    if destinations?.contains(".iOS") == true { return "1,2" }
    let families = [("1", /\.i[pP]hone\b/), ("2", /\.i[pP]ad\b/)].filter { words.contains($0.1) }.map(\.0)
    return families.isEmpty ? nil : families.joined(separator: ",")
  }

  /// The folder before the first part with a wildcard.
  private static func folder(ofPattern pattern: String) -> String {
    let parts = pattern.split(separator: "/")
    let plain = parts.prefix { !$0.contains("*") }
    let isFile = plain.count == parts.count && (plain.last?.contains(".") ?? false)
    return (isFile ? plain.dropLast() : plain).joined(separator: "/")
  }

  /// A file, or entries that go beside Tuist's own, which name no orientation that an app could not have.
  private func information(_ argument: String?, _ problems: inout [ReadError]) -> PropertyList? {
    guard let value = text.resolved(argument) else { return nil }
    if value.contains(":"), !value.contains("path:") || value.contains("with:") {
      return text.entries(in: value)
    }
    guard let file = text.literals(in: value).first else { return nil }
    do throws(ReadError) {
      return try SourceFile.propertyList(FilePath.joined(folder, file))
    } catch {
      problems.append(error)
      return nil
    }
  }
}
