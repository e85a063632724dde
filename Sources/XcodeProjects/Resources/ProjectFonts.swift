import Foundation
import InterfaceBuilder
import TextLayout

/// The fonts that an app brings along, found in its source folder.
package struct ProjectFonts: Sendable {
  /// The fonts that could be read, by their names.
  package private(set) var registry = FontRegistry()
  /// The paths of all files that were tried, in that order.
  package private(set) var files: [String] = []
  /// Files that could not be registered, in the order they were tried.
  package private(set) var errors: [FontError] = []

  /// The files that a property list names as the fonts of an app.
  package struct List: Hashable, Sendable {
    /// Where the property list is; the files are looked for by name below it.
    let folder: String
    let fileNames: Set<String>
  }

  /// What the nearest `Info.plist` or `App-Info.plist` with `UIAppFonts` names, beside the document or in a folder around it,
  /// up to that of the project (`.git`, `.xcodeproj`, `Package.swift`); nil without one.
  package static func list(aroundDocument path: String) -> List? {
    for (folder, names, _) in ProjectFolder.folders(aroundDocument: path) {
      let wanted = Set(names.sorted().flatMap { fontNames(folder, in: $0) })
      if !wanted.isEmpty { return List(folder: folder.path, fileNames: wanted) }
    }
    return nil
  }

  /// Registers the fonts of a list that lie below its folder.
  package init(_ list: List) {
    add(Self.fonts(below: URL(fileURLWithPath: list.folder)).filter { list.fileNames.contains($0.lastPathComponent) })
  }

  /// All fonts of folders, and the fonts given.
  package init(in paths: [String]) {
    for path in paths {
      let file = URL(fileURLWithPath: path)
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      add(exists && isFolder.boolValue ? Self.fonts(below: file) : [file])
    }
  }

  private mutating func add(_ files: [URL]) {
    self.files += files.map(\.relativePath)
    for file in files {
      do throws(FontError) {
        try registry.register(contentsOf: file.relativePath)
      } catch {
        errors.append(error)
      }
    }
  }

  /// The file names in a property list's `UIAppFonts`, none for other files.
  private static func fontNames(_ folder: URL, in name: String) -> [String] {
    guard name.hasSuffix("Info.plist"), let data = try? InputFile.read(folder.appendingPathComponent(name).path),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
    else { return [] }
    return (list["UIAppFonts"] as? [String] ?? []).map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  /// By path, so that every machine registers them in the same order.
  private static func fonts(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let fonts = (files?.compactMap { $0 as? URL } ?? []).filter { file in
      // No pipes, which would keep everything waiting.
      extensions.contains(file.pathExtension.lowercased()) && InputFile.isRegular(file.resolvingSymlinksInPath().path)
    }
    return fonts.sorted { $0.path < $1.path }
  }

  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
}
