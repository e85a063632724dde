import Foundation
import PropertyLists

/// The objects of a project file, which name each other by identifiers.
package struct ProjectObjects {
  /// The path of the `project.pbxproj`.
  package let file: String
  /// The folder from which the paths of the project go, absolute.
  package let folder: String
  /// The object that everything hangs on.
  package let root: PropertyList
  private let objects: [String: PropertyList]
  /// The absolute paths of files, folders and groups, by identifier.
  package private(set) var paths: [String: String] = [:]

  /// - Parameters:
  ///   - list: what the file says; nil if there is none.
  ///   - file: the path of a `project.pbxproj`.
  /// - Throws: `ReadError` that names the file if it is damaged.
  package init(_ list: PropertyList?, of file: String) throws(ReadError) {
    self.file = file
    let start = SourcePosition(line: 1, column: 1)
    guard let list else { throw ReadError("the file does not exist", file: file) }
    guard case .dictionary(let pairs)? = list["objects"], let name = list.text("rootObject") else {
      throw ReadError("the file is not an Xcode project: it has no objects, or no rootObject", at: start, file: file)
    }
    objects = Dictionary(pairs.map { ($0.key, $0.value) }) { first, _ in first }
    guard let root = objects[name] else {
      throw ReadError(
        "the project has no object \(name), although it specifies this object as rootObject", at: start, file: file)
    }
    self.root = root
    let outer = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    folder = FilePath.joined(outer.standardizedFileURL.path, root.text("projectDirPath") ?? "")
    collectPaths()
  }

  /// The object with the identifier.
  package subscript(_ identifier: String?) -> PropertyList? { identifier.flatMap { objects[$0] } }

  /// The objects that a key of an object lists, each once, with their identifiers; those that do not exist are left out.
  package func list(_ object: PropertyList?, _ key: String) -> [(identifier: String, object: PropertyList)] {
    var seen: Set<String> = []
    return (object?.texts(key) ?? []).compactMap { name in
      seen.insert(name).inserted ? objects[name].map { (name, $0) } : nil
    }
  }

  /// Longer paths are none: groups inside of groups could make them as long as the file.
  private static let pathLimit = 4096

  /// Walks down from the main group: the path of a file goes from that of its group. A group that is inside itself is visited once.
  private mutating func collectPaths() {
    guard let main = root.text("mainGroup") else { return }
    var open = [(identifier: main, parent: folder)]
    while let (identifier, parent) = open.popLast() {
      guard paths[identifier] == nil, let object = objects[identifier] else { continue }
      let path: String
      switch object.text("sourceTree") {
      case "SOURCE_ROOT": path = FilePath.joined(folder, object.text("path") ?? "")
      case "<absolute>": path = FilePath.joined("/", object.text("path") ?? "")
      case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR": continue
      default: path = FilePath.joined(parent, object.text("path") ?? "")
      }
      if path.utf8.count > Self.pathLimit { continue }
      paths[identifier] = path
      open += object.texts("children").map { ($0, path) }
    }
  }
}

/// Paths as texts, which are joined by the thousand.
package enum FilePath {
  /// The second path from the first, without `.` and `..`; the second alone if it is absolute.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    var parts: [Substring] = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == ".." {
        _ = parts.popLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder of a file.
  package static func folder(of path: String) -> String { joined(path, "..") }

  /// Whether the path is below the folder.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
