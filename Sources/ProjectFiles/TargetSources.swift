import Foundation
import PropertyLists

/// The Swift files that a target of a project compiles.
package struct TargetSources: Sendable {
  /// The name of the target.
  package let target: String
  /// The name of the project, `Shop.xcodeproj`.
  package let project: String
  /// Absolute paths of files that exist, in their order.
  package let files: [String]
  /// The property list that the target's settings name; nil for none.
  package let informationFile: String?
  /// The storyboard that the settings name for a property list that Xcode generates; nil for none.
  package let mainStoryboard: String?

  /// Folders around the folder beyond these are not looked in.
  private static let heightLimit = 4
  /// Projects of one folder beyond these are not read.
  private static let projectLimit = 32
  /// Targets beyond these do not count.
  private static let targetLimit = 256

  /// The sources of the target to which most of a folder's Swift files belong: of several the first application, else the first. The project
  /// lies in the folder or in one of those around it, up to that with `.git`; nil if none has a target with files in the folder.
  ///
  /// - Parameter folder: absolute.
  /// - Throws: `ReadError` if a project that could decide is damaged.
  package static func of(folder: String) throws(ReadError) -> TargetSources? {
    var present = FilePath.joined("/", folder)
    for _ in 0..<heightLimit {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: present)) ?? []).sorted()
      for name in names.filter({ $0.hasSuffix(".xcodeproj") }).prefix(projectLimit) {
        let project = try ProjectObjects(contentsOf: "\(present)/\(name)/project.pbxproj")
        if let found = best(of: project, name, FilePath.joined("/", folder)) { return found }
      }
      if present == "/" || names.contains(".git") { break }
      present = FilePath.folder(of: present)
    }
    return nil
  }

  private static func best(of project: ProjectObjects, _ name: String, _ folder: String) -> TargetSources? {
    let natives = project.list(project.root, "targets").filter { $0.object.text("isa") == "PBXNativeTarget" }
      .prefix(targetLimit)
    var best: (files: [String], object: PropertyList, rank: (Int, Int))?
    for native in natives {
      let files = Self.files(of: native.object, native.identifier, project)
      let count = files.count { FilePath.isInside($0, folder) }
      let isApp = native.object.text("productType") == "com.apple.product-type.application"
      let rank = (count, isApp ? 1 : 0)
      if count > 0, best.map({ $0.rank < rank }) ?? true { best = (files, native.object, rank) }
    }
    guard let best else { return nil }
    var read: [String: ConfigurationFile] = [:]
    let settings = TargetSettings(best.object, of: project, &read)
    return TargetSources(
      target: best.object.text("name") ?? "", project: name, files: best.files,
      informationFile: settings.informationFile(in: project),
      mainStoryboard: settings.settings["INFOPLIST_KEY_UIMainStoryboardFile"].flatMap { $0.isEmpty ? nil : $0 })
  }

  // MARK: Files

  /// Those of the build phases, and those of folders that belong to targets as a whole, from Xcode 16 on.
  private static func files(of target: PropertyList, _ identifier: String, _ project: ProjectObjects) -> [String] {
    var found: Set<String> = []
    for (_, phase) in project.list(target, "buildPhases") where phase.text("isa") == "PBXSourcesBuildPhase" {
      for (_, file) in project.list(phase, "files") {
        if let path = file.text("fileRef").flatMap({ project.paths[$0] }) { found.insert(path) }
      }
    }
    found.formUnion(synchronizedFiles(of: target, identifier, project, below: Self.files(below:)))
    return found.filter { $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) }.sorted()
  }

  /// The files of folders that belong to a target as a whole, and those that it takes of other targets' folders.
  ///
  /// - Parameter list: the files below a folder.
  package static func synchronizedFiles(
    of target: PropertyList, _ identifier: String, _ project: ProjectObjects, below list: (String) -> [String]
  ) -> Set<String> {
    var found: Set<String> = []
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    for (group, path) in project.synchronizedFolders {
      let isOwn = own.contains(group)
      var files: Set<String> = isOwn ? Set(list(path)) : []
      for (_, exception) in project.list(project[group], "exceptions") where exception.text("target") == identifier {
        let named = exception.texts("membershipExceptions").map { FilePath.joined(path, $0) }
        // A target that has the folder leaves these out; for another they are what it takes of it.
        if isOwn {
          files = files.filter { file in !named.contains { file == $0 || FilePath.isInside(file, $0) } }
        } else {
          files.formUnion(named)
        }
      }
      found.formUnion(files)
    }
    return found
  }

  private static func files(below folder: String) -> [String] {
    var found: [String] = []
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      if name.split(separator: "/").last?.hasPrefix(".") ?? false { names?.skipDescendants() }
      if name.hasSuffix(".swift") { found.append("\(folder)/\(name)") }
    }
    return found
  }
}

extension ProjectObjects {
  /// Reads a project file. Those that other tools wrote as XML have no places in messages.
  ///
  /// - Throws: `ReadError` that names the file if it is damaged or does not exist.
  package init(contentsOf file: String) throws(ReadError) {
    guard let data = try SourceFile.data(file, atMost: SourceFile.projectLimit) else {
      try self.init(nil, of: file)
      return
    }
    let list: PropertyList
    do throws(ReadError) {
      if data.first == UInt8(ascii: "<") || data.starts(with: Array("bplist".utf8)) {
        guard let value = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
          throw ReadError("the property list is damaged")
        }
        list = PropertyList(foundation: value)
      } else {
        list = try OpenStepReader.read(try TextEncoding.utf8(data, beginningWith: Array("/{(\"".utf8)))
      }
    } catch {
      throw ReadError(error.message, at: error.position, file: file)
    }
    try self.init(list, of: file)
  }

  /// The folders that belong to targets as a whole, by identifier, in the order of their paths.
  var synchronizedFolders: [(group: String, path: String)] {
    paths.filter { self[$0.key]?.text("isa") == "PBXFileSystemSynchronizedRootGroup" }
      .map { (group: $0.key, path: $0.value) }.sorted { ($0.path, $0.group) < ($1.path, $1.group) }
  }
}
