import Foundation

/// The folders of a project, which is told by what lies in it, not by a project file's contents.
package enum ProjectFolder {
  /// The names of folders that tools make: what is below them is nobody's source.
  package static let buildFolders: Set<String> = ["DerivedData", "build", "node_modules"]

  /// Whether a folder was made by tools: one of ``buildFolders``, or a localization export, which has copies of the documents.
  package static func isMadeByTools(_ name: String) -> Bool { buildFolders.contains(name) || name.hasSuffix(".xcloc") }

  /// The names of folders with the source of other projects that a project depends on.
  package static let dependencyFolders: Set<String> = ["Pods", "Carthage"]

  /// Whether a folder has nothing of the project's own in it: tools made it, or it belongs to another project.
  package static func isForeign(_ name: String) -> Bool { isMadeByTools(name) || dependencyFolders.contains(name) }

  /// The folder of a document and those around it, up to that of the project (`.git`, `.xcodeproj`, `Package.swift`), each with
  /// the names of what is in it; up to the root if there is no project.
  static func folders(aroundDocument path: String) -> some Sequence<(folder: URL, names: [String], isProject: Bool)> {
    let first: URL? = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    return sequence(state: first) { next in
      guard let folder = next else { return nil }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains { $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
      next = isProject || folder.path == "/" ? nil : folder.deletingLastPathComponent()
      return (folder, names, isProject)
    }
  }
}
