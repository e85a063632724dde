import Foundation
import InterfaceBuilder
import SourceRewriting
import XcodeProjects

/// What stands between an app and its build on this machine: one list by cause, the gravest first.
package struct Obstacles: Sendable {
  /// A cause with what it concerns.
  package struct Cause: Sendable {
    /// What it is, and what to do, in one line without a count.
    package var title: String
    /// Whether a build fails because of it.
    package var isError: Bool
    /// How often it occurs.
    package var count: Int
    /// A line for each file, module or name.
    package var lines: [String]
  }

  package private(set) var causes: [Cause] = []

  /// Lines of one cause beyond these are a number.
  private static let lineLimit = 12
  /// Places and names in one line beyond these are a number.
  private static let placeLimit = 4

  /// The lines that a person reads; none if nothing stands in the way.
  package var text: [String] {
    causes.flatMap { cause in
      let rest = cause.lines.count - Self.lineLimit
      return ["\(cause.isError ? "error" : "note"): \(cause.title) (\(cause.count))"]
        + cause.lines.prefix(Self.lineLimit).map { "  \($0)" } + (rest > 0 ? ["  and \(rest) more"] : [])
    }
  }

  /// - Parameters:
  ///   - surveys: what the sources of each target of the package have.
  ///   - working: the folder from which paths go that people read.
  init(_ project: BuiltProject, _ plan: PackagePlan, _ surveys: [SourceSurvey], from working: String) {
    let paths = Paths(working)
    var missing = Self.joined(surveys.map(\.missing))
    let swiftUI = missing.removeValue(forKey: "SwiftUI") ?? []
    let binaries = Set(plan.targets.flatMap(\.binaries))
    let pods = missing.filter { binaries.contains($0.key) || !Imports.missing.contains($0.key) }
    let frameworks = missing.filter { pods[$0.key] == nil }
    let names = surveys.map(\.missingNames).reduce(into: [:]) { all, part in
      all.merge(part) { $0.merging($1, uniquingKeysWith: +) }
    }
    add(
      "iOS frameworks that do not exist on this platform; put the code that needs these frameworks between #if canImport(…) and #endif",
      frameworks,
      names, paths)
    add(
      "modules from CocoaPods, Carthage or unknown packages; add the packages of these modules to Package.swift",
      pods, [:], paths)
    addFiles(
      "files that import SwiftUI, which does not exist on this platform; remove the files from Sources.txt, or "
        + "put the code between #if canImport(SwiftUI) and #endif", swiftUI.map(\.file), true, paths)
    addFiles(
      "files in C or Objective-C; the package contains only the Swift files", plan.targets.flatMap(\.foreignSources),
      true,
      paths)
    let diagnostics = surveys.flatMap(\.diagnostics)
    let managed = diagnostics.filter { $0.message.hasPrefix("@NSManaged") }
    addPlaces(
      "@NSManaged properties, which need Core Data; change these properties to stored properties",
      managed.map { ($0.file, $0.line, $0.column, "") }, paths)
    addPlaces(
      "code that depends on Objective-C, which Trellis cannot rewrite",
      diagnostics.filter { !$0.message.hasPrefix("@NSManaged") }.map {
        ($0.file, $0.line, $0.column, ": \($0.message)")
      },
      paths)
    addFiles("missing files of the project", project.missingFiles, true, paths)
    for problem in project.problems {
      let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      causes.append(
        Cause(
          title: "a file of the project cannot be read", isError: true, count: 1,
          lines: ["\(paths.text(problem.file ?? ""))\(place): \(problem.message)"]))
    }
    let former = Self.joined(surveys.map(\.formerNames))
    let uses = former.values.reduce(0) { $0 + $1.count }
    if uses > 0 {
      let lines = former.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        .map { "\($0.key): \($0.value.count)" }
      causes.append(
        Cause(
          title: "API names from before Swift 4.2; the code compiles with warnings that show the new names",
          isError: false,
          count: uses, lines: lines))
    }
    let remote = plan.packages.filter { $0.url != nil }
    if !remote.isEmpty {
      causes.append(
        Cause(
          title: "remote packages, which build on this platform only if UIKit is the only iOS framework of the package",
          isError: false, count: remote.count, lines: remote.map { $0.url ?? "" }))
    }
    if !plan.left.isEmpty {
      causes.append(
        Cause(
          title:
            "targets that the package does not contain: app extensions, UI tests, targets for other systems, and targets without Swift files",
          isError: false, count: plan.left.count, lines: plan.left.map(\.name)))
    }
  }

  private static func joined(
    _ parts: [[String: [SourceSurvey.Place]]]
  ) -> [String: [SourceSurvey.Place]] {
    parts.reduce(into: [:]) { all, part in all.merge(part) { $0 + $1 } }
  }

  private mutating func add(
    _ title: String, _ modules: [String: [SourceSurvey.Place]], _ names: [String: [String: Int]], _ paths: Paths
  ) {
    guard !modules.isEmpty else { return }
    let lines = modules.sorted { $0.key < $1.key }.map { module, places in
      let files = Self.shortened(places.map { "\(paths.text($0.file)):\($0.line)" })
      let used = (names[module] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let words = used.isEmpty ? "" : "; \(Self.shortened(used.map { "\($0.key) \($0.value)" }))"
      return "\(module), \(places.count) file\(places.count == 1 ? "" : "s"): \(files)\(words)"
    }
    causes.append(Cause(title: title, isError: true, count: modules.count, lines: lines))
  }

  private static func shortened(_ texts: [String]) -> String {
    let rest = texts.count - placeLimit
    return texts.prefix(placeLimit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private mutating func addFiles(_ title: String, _ files: [String], _ isError: Bool, _ paths: Paths) {
    guard !files.isEmpty else { return }
    causes.append(Cause(title: title, isError: isError, count: files.count, lines: files.map(paths.text)))
  }

  private mutating func addPlaces(
    _ title: String, _ places: [(file: String, line: Int, column: Int, text: String)], _ paths: Paths
  ) {
    guard !places.isEmpty else { return }
    let lines = places.map { "\(paths.text($0.file)):\($0.line):\($0.column)\($0.text)" }
    causes.append(Cause(title: title, isError: true, count: places.count, lines: lines))
  }
}
