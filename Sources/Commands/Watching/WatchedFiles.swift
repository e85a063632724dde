import XcodeProjects
import Foundation
import InterfaceBuilder
import Staging

/// The files that a result may depend on, each with what tells its versions apart: documents, and beside or below them texts, images, fonts,
/// projects and configurations.
struct WatchedFiles: Equatable {
  /// What the system says of a file. Two versions that have the same are taken for one.
  struct Version: Hashable {
    let node: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  private(set) var versions: [String: Version] = [:]
  /// The folders that the files lie in, and those that are searched.
  private(set) var folders: Set<String> = []
  private static let most = 100_000

  /// Looks at files and folders. Linear in the number of entries below the folders.
  init(_ paths: [String]) {
    for path in paths {
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        search(path, isInCatalog: path.hasSuffix(".xcassets"))
      } else {
        let folder = (path as NSString).deletingLastPathComponent
        search(folder.isEmpty ? "." : folder, isInCatalog: false, isDeep: false)
        add(path)
      }
    }
  }

  /// The files that are there in one version and in another in the other, or not at all.
  func changes(to other: WatchedFiles) -> Set<String> {
    let both = Set(versions.keys).union(other.versions.keys)
    return both.filter { versions[$0] != other.versions[$0] }
  }

  static func isDocument(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

  private mutating func search(_ folder: String, isInCatalog: Bool, isDeep: Bool = true) {
    guard let entries = FolderEntries(of: folder) else { return }
    folders.insert(folder)
    for name in entries.names where versions.count < Self.most {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        // What lies beside a document: its translations, and the images of the app.
        let belongs = name.hasSuffix(".lproj") || name.hasSuffix(".xcassets") || name.hasSuffix(".xcodeproj")
        guard isDeep || belongs, !name.hasPrefix("."), !ProjectFolder.isForeign(name) else { continue }
        search(path, isInCatalog: isInCatalog || name.hasSuffix(".xcassets"))
      default:
        if isInCatalog || Self.counts(name) && (isDeep || !Self.isDocument(name)) { add(path) }
      }
    }
  }

  private static let endings: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "plist", "pbxproj", "xcconfig",
  ]

  private static func counts(_ name: String) -> Bool {
    name == ".trellis.yml" || endings.contains((name as NSString).pathExtension)
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    versions[path] = Version(
      node: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec))
  }
}
