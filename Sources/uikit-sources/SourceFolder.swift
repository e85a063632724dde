import Foundation
import ProjectFiles
import PropertyLists
import SourceRewriting

/// The Swift files of a module, in the order of their names: those below folders, or what the project beside a folder says.
struct SourceFolder {
  /// Files of more bytes are refused, as the tools of Trellis do.
  static let limit = 16 << 20

  private(set) var path: String
  let isProgram: Bool
  let build: BuildConditions
  private(set) var files: [SourceModule.File] = []
  /// What the projects say of the app, as far as it runs.
  private(set) var information = AppInformation()
  /// The names of files that belong to no target, and why; they are written without declarations, because a build may expect them.
  private(set) var omitted: [(name: String, reason: String)] = []

  init(_ arguments: Arguments) throws(Failure) {
    (isProgram, build) = (!arguments.isLibrary, arguments.build)
    path = URL(fileURLWithPath: arguments.paths[0]).standardizedFileURL.path
    var known: Set<String> = []
    for path in arguments.paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw Failure(66, "\(path): no such file or folder")
      }
      if !isFolder.boolValue, SourceList.isList(url) {
        for (file, name) in try names(listedIn: url) where known.insert(file.path).inserted { try add(file, name) }
        continue
      }
      let list = isFolder.boolValue ? try names(below: url) : [(file: url, name: url.lastPathComponent)]
      for (file, name) in list where known.insert(file.path).inserted { try add(file, name) }
    }
    for path in arguments.outside where known.insert(path).inserted {
      omitted.append((Self.outsideName(path), "\(path) does not belong to a target of the sources."))
    }
    // A library has no statements outside of functions.
    if !isProgram { files.removeAll { $0.name.split(separator: "/").last == "main.swift" } }
    if files.isEmpty { throw Failure(66, "\(arguments.paths.joined(separator: ", ")): no Swift files") }
  }

  /// The names of all files that are written, the module's own last.
  var outputNames: [String] {
    files.map { SourceModule.outputName($0.name) } + omitted.map { SourceModule.outputName($0.name) }
      + [SourceModule.moduleFileName]
  }

  /// The name of a file outside of the folder, which the plugin knows as well.
  private static func outsideName(_ path: String) -> String { "Outside\(path)" }

  /// Hidden folders, packages inside and manifests are left out, and what no target has if a project says so.
  private mutating func names(below folder: URL) throws(Failure) -> [(file: URL, name: String)] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var names: [(file: URL, name: String)] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      guard file.lastPathComponent != "Package.swift" else { continue }
      names.append((file.standardizedFileURL, String(file.standardizedFileURL.path.dropFirst(folder.path.count + 1))))
    }
    names.sort { $0.name < $1.name }
    guard let target = try target(folder.path) else { return names }
    information.add(target)
    let own = Set(target.files)
    omitted += names.filter { !own.contains($0.file.path) }.map {
      ($0.name, "\($0.file.path) does not belong to the target \(target.target) of \(target.project).")
    }
    let outside = target.files.filter { !FilePath.isInside($0, folder.path) }
    return names.filter { own.contains($0.file.path) }
      + outside.map { (URL(fileURLWithPath: $0), Self.outsideName($0)) }
  }

  /// The files of a list. Those below the folder of the app are named from there, others by their whole paths.
  private mutating func names(listedIn url: URL) throws(Failure) -> [(file: URL, name: String)] {
    let list = try SourceList(url)
    let folder = list.folder ?? url.deletingLastPathComponent().path
    path = folder
    if let file = list.information, information.file.isEmpty { information.file = file }
    if let name = list.storyboard, information.mainStoryboard.isEmpty { information.mainStoryboard = name }
    return list.files.map { file in
      let isInside = FilePath.isInside(file.path, folder)
      return (file, isInside ? String(file.path.dropFirst(folder.count + 1)) : Self.outsideName(file.path))
    }
  }

  private func target(_ folder: String) throws(Failure) -> TargetSources? {
    do throws(ReadError) { return try TargetSources.of(folder: folder) } catch {
      throw Failure(65, "\(error.file ?? folder):\(error)")
    }
  }

  private mutating func add(_ file: URL, _ name: String) throws(Failure) {
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    // A pipe would never end.
    guard values?.isRegularFile == true else { throw Failure(65, "\(file.path): not a regular file") }
    guard values?.fileSize ?? 0 <= Self.limit else { throw Failure(65, "\(file.path): more than 16 MB") }
    guard let data = try? Data(contentsOf: file) else { throw Failure(66, "\(file.path): cannot be read") }
    guard String(validating: data, as: UTF8.self) != nil else { throw Failure(65, "\(file.path): no UTF-8") }
    files.append(.init(path: file.path, name: name, text: Array(data)))
  }
}

extension AppInformation {
  /// What the first target says that says anything.
  fileprivate mutating func add(_ target: TargetSources) {
    if file.isEmpty { file = target.informationFile ?? "" }
    if mainStoryboard.isEmpty { mainStoryboard = target.mainStoryboard ?? "" }
  }
}
