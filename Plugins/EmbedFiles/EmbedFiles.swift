import Foundation
import PackagePlugin

/// Compiles the text files of a target's folder `Page` in, so that the program needs no files beside it. The folder may be a link to another
/// one of the package; as it lies in the target, the package manager sees when files are added to it or taken away.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let folder = target.directoryURL.appending(path: "Page").resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var files: [URL] = []
    for case let file as URL in found ?? .init() where !file.hasDirectoryPath { files.append(file) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPage.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files in \(target.name)",
        executable: try context.tool(named: "embed-files").url, arguments: [folder.path, output.path],
        inputFiles: files.sorted { $0.path < $1.path }, outputFiles: [output])
    ]
  }
}
