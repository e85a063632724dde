import Foundation
import Staging

/// The storyboards and xibs that a user's paths stand for.
public struct DocumentPaths: Sendable {
  /// The paths as the user gave them.
  public let named: [String]
  /// The documents, each once: in the order of the paths, those of a folder by name, so that every run has the same order.
  public private(set) var files: [String] = []
  /// The paths that lead to nothing.
  public private(set) var missing: [String] = []
  private let excluded: Set<String>
  /// Absolute paths.
  private var seen: Set<String> = []

  /// Takes files whatever they are called, and all documents below folders, except in hidden folders and folders of build
  /// products. Links to folders are not followed.
  ///
  /// - Parameter excluded: files and folders to leave out, relative to the working directory.
  public init(_ paths: [String], excluding excluded: [String] = []) {
    named = paths
    self.excluded = Set(excluded.map(Self.absolute))
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        missing.append(path)
        continue
      }
      if isExcluded(path) { continue }
      if isFolder.boolValue { collect(path) } else { add(path) }
    }
  }

  private mutating func collect(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !ProjectFolder.buildFolders.contains(name) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isExcluded(path) else { continue }
      if isFolder.boolValue {
        // A link to a folder could lead round in a circle.
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil { collect(path) }
      } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        add(path)
      }
    }
  }

  /// Once, however often it is named.
  private mutating func add(_ file: String) {
    if seen.insert(Self.absolute(file)).inserted { files.append(file) }
  }

  private func isExcluded(_ path: String) -> Bool { !excluded.isEmpty && excluded.contains(Self.absolute(path)) }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
