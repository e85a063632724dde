import Foundation
import PackagePlugin

/// Compiles the untouched sources of an iOS app as those of a target.
///
/// The package manager wants a target to have a source of its own. It names the folder of the app's sources, from its own place:
///
///     // uikit-sources: ../../MyApp
///
/// or a list of files, which ends with `.txt`:
///
///     // uikit-sources: Sources.txt
///
/// A change of one file rewrites that file, and others only if they depend on it.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let folders = target.sourceFiles(withSuffix: "swift").flatMap { Self.folders(namedIn: $0.url) }
    guard !folders.isEmpty else {
      Diagnostics.error(
        "the target \(target.name) specifies no source folder; add a line '// uikit-sources: ../MyApp' to one of its Swift files"
      )
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Sources")
    let isProgram = target.kind == .executable
    let lists = folders.filter { $0.pathExtension == "txt" }
    let inside = folders.flatMap { lists.contains($0) ? Self.sources(listedIn: $0) : Self.sources(below: $0) }
    let known = Set(inside.map(\.file.path))
    let projects = folders.filter { !lists.contains($0) }.flatMap { ProjectReferences.projects(around: $0) }
    let outside = Set(projects.flatMap { ProjectReferences.swiftFiles(of: $0) }).subtracting(known).sorted()
    let sources = (inside + outside.map { (URL(fileURLWithPath: $0), Self.outputName("Outside\($0)")) })
      .filter { isProgram || $0.file.lastPathComponent != "main.swift" }
    let module = output.appending(path: "_UIKitSources.swift")
    return [
      .buildCommand(
        displayName: "Rewriting \(sources.count) files of \(target.name)",
        executable: try context.tool(named: "uikit-sources").url,
        arguments: folders.map(\.path) + ["--output", output.path] + (isProgram ? [] : ["--library"])
          + outside.flatMap { ["--outside", $0] } + Self.conditions(of: target, in: context.package),
        inputFiles: sources.map(\.file) + projects + lists,
        outputFiles: sources.map { output.appending(path: $0.name) } + [module])
    ]
  }

  /// The flags of the target, and the modules that it can import.
  private static func conditions(of target: SwiftSourceModuleTarget, in package: Package) -> [String] {
    let dependencies = target.recursiveTargetDependencies
    let flags = target.compilationConditions.flatMap { ["--define", $0] }
    // The modules of a binary are known to the compiler only.
    guard !dependencies.contains(where: { $0 is BinaryArtifactTarget }) else { return flags }
    let names = Set((dependencies + package.targets).map { ($0 as? any SourceModuleTarget)?.moduleName ?? $0.name })
    return flags + names.sorted().flatMap { ["--module", $0] }
  }

  private static func folders(namedIn file: URL) -> [URL] {
    let mark = "// uikit-sources:"
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.filter { $0.hasPrefix(mark) }.map { line in
      let path = line.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
      return URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
    }
  }

  /// The files that `uikit-sources` finds, with the names of what it writes.
  private static func sources(below folder: URL) -> [(file: URL, name: String)] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var sources: [(URL, String)] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      guard file.lastPathComponent != "Package.swift" else { continue }
      let name = String(file.standardizedFileURL.path.dropFirst(folder.path.count + 1))
      sources.append((file.standardizedFileURL, outputName(name)))
    }
    return sources.sorted { $0.1 < $1.1 }
  }

  /// The files of a list, as `SourceList` of `uikit-sources` reads it.
  private static func sources(listedIn list: URL) -> [(file: URL, name: String)] {
    let base = list.deletingLastPathComponent()
    var (folder, files): (URL, [URL]) = (base.standardizedFileURL, [])
    for line in ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") || words.hasPrefix("information:") || words.hasPrefix("storyboard:") {
        continue
      }
      if words.hasPrefix("folder:") {
        let path = words.dropFirst("folder:".count).trimmingCharacters(in: .whitespaces)
        folder = URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL
      } else {
        files.append(URL(fileURLWithPath: words, relativeTo: base).standardizedFileURL)
      }
    }
    return files.map { file in
      let isInside = file.path.hasPrefix(folder.path + "/")
      return (file, outputName(isInside ? String(file.path.dropFirst(folder.path.count + 1)) : "Outside\(file.path)"))
    }
  }

  /// As `SourceModule.outputName` says.
  private static func outputName(_ name: String) -> String {
    name == "main.swift" || name.hasSuffix("/main.swift") ? name : name.dropLast(6) + ".rewritten.swift"
  }
}
