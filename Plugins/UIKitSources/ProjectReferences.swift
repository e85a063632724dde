import Foundation

/// The Swift files that projects around a folder name. Which of them the target has that compiles the folder, the tool says;
/// the package manager wants to know all that the tool may read and write.
enum ProjectReferences {
  /// The project files in the folder and in those around it, as far as the tool looks for them.
  static func projects(around folder: URL) -> [URL] {
    var found: [URL] = []
    var present = folder.standardizedFileURL
    for _ in 0..<4 {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: present.path)) ?? []).sorted()
      found += names.filter { $0.hasSuffix(".xcodeproj") }.prefix(32).map {
        present.appending(path: "\($0)/project.pbxproj")
      }
      if present.path == "/" || names.contains(".git") { break }
      present = present.deletingLastPathComponent().standardizedFileURL
    }
    return found.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The paths of the files that the groups of a project have, and of those in folders that belong to targets as a whole.
  static func swiftFiles(of project: URL) -> [String] {
    guard let data = try? Data(contentsOf: project),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["objects"] as? [String: [String: Any]],
      let root = (list["rootObject"] as? String).flatMap({ objects[$0] }), let main = root["mainGroup"] as? String
    else { return [] }
    let base = project.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: root["projectDirPath"] as? String ?? "").standardizedFileURL
    var (files, known): ([String], Set<String>) = ([], [])
    var open = [(identifier: main, parent: base)]
    while let (identifier, parent) = open.popLast() {
      guard known.insert(identifier).inserted, let object = objects[identifier] else { continue }
      let path = object["path"] as? String ?? ""
      let url: URL
      switch object["sourceTree"] as? String {
      case "SOURCE_ROOT": url = base.appending(path: path).standardizedFileURL
      case "<absolute>": url = URL(fileURLWithPath: path).standardizedFileURL
      case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR": continue
      default: url = path.isEmpty ? parent : parent.appending(path: path).standardizedFileURL
      }
      if object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" { files += swiftFiles(below: url) }
      if url.pathExtension == "swift", FileManager.default.fileExists(atPath: url.path) { files.append(url.path) }
      open += (object["children"] as? [String] ?? []).map { ($0, url) }
    }
    return files
  }

  private static func swiftFiles(below folder: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map(
      \.standardizedFileURL.path)
  }
}
