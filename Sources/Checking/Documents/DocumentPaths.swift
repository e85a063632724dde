import Foundation

/// The storyboards and xibs that a user's paths stand for.
struct DocumentPaths {
  /// As the user named them.
  let named: [String]
  /// In the order given; what is in a folder by name, so that every run reads alike.
  var files: [String] = []
  var missing: [String] = []
  private let excluded: Set<String>
  /// Absolute.
  private var seen: Set<String> = []

  /// Files are taken as they are; of folders, everything below that is a document, but nothing hidden and no build products.
  ///
  /// - Parameter excluded: files and folders to leave out, relative to the working directory.
  init(_ paths: [String], excluding excluded: [String] = []) {
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
    for name in names.sorted() where !name.hasPrefix(".") && !Self.buildFolders.contains(name) {
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

  private static let buildFolders: Set<String> = ["DerivedData", "build", "node_modules"]
}
