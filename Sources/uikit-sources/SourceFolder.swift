import Foundation
import SourceRewriting

/// The Swift files below folders, in the order of their names.
struct SourceFolder {
  /// Files of more bytes are refused, as the tools of Trellis do.
  static let limit = 16 << 20

  let path: String
  let isProgram: Bool
  let build: BuildConditions
  private(set) var files: [SourceModule.File] = []

  init(_ paths: [String], isProgram: Bool, build: BuildConditions) throws(Failure) {
    self.isProgram = isProgram
    self.build = build
    path = URL(fileURLWithPath: paths[0]).standardizedFileURL.path
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw Failure(66, "\(path): no such file or folder")
      }
      let names = isFolder.boolValue ? Self.names(below: url) : [""]
      for name in names { try add(name.isEmpty ? url : url.appendingPathComponent(name), name) }
    }
    // A library has no statements outside of functions.
    if !isProgram { files.removeAll { $0.name.split(separator: "/").last == "main.swift" } }
    if files.isEmpty { throw Failure(66, "\(paths.joined(separator: ", ")): no Swift files") }
  }

  /// The names of all files that are written, the module's own last.
  var outputNames: [String] { files.map { SourceModule.outputName($0.name) } + [SourceModule.moduleFileName] }

  /// Hidden folders, packages inside and manifests are left out.
  private static func names(below folder: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var names: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      guard file.lastPathComponent != "Package.swift" else { continue }
      names.append(String(file.standardizedFileURL.path.dropFirst(folder.path.count + 1)))
    }
    return names.sorted()
  }

  private mutating func add(_ file: URL, _ name: String) throws(Failure) {
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    // A pipe would never end.
    guard values?.isRegularFile == true else { throw Failure(65, "\(file.path): not a regular file") }
    guard values?.fileSize ?? 0 <= Self.limit else { throw Failure(65, "\(file.path): more than 16 MB") }
    guard let data = try? Data(contentsOf: file) else { throw Failure(66, "\(file.path): cannot be read") }
    guard String(validating: data, as: UTF8.self) != nil else { throw Failure(65, "\(file.path): no UTF-8") }
    files.append(.init(path: file.path, name: name.isEmpty ? file.lastPathComponent : name, text: Array(data)))
  }
}
