import InterfaceBuilder
import ProjectFiles

/// A project of Xcode: its targets, which files belong to them, and what they support.
struct XcodeProject: AppDescription {
  private let objects: ProjectObjects
  private let targets: ProjectTargets
  /// The targets that take a file as a resource, by its absolute path.
  private var files: [String: Set<Int>] = [:]
  /// Folders whose files all belong to a target, with what is left out and what alone is taken.
  private var folders: [(path: String, target: Int, excluded: Set<String>)] = []
  let problems: [ReadError]

  /// Targets beyond these do not count.
  private static let targetLimit = 256
  /// Folders of targets beyond these do not count.
  private static let folderLimit = 4096

  /// - Parameter file: the path of a `project.pbxproj`.
  /// - Throws: `ReadError` that names the file if it is damaged.
  init(_ file: String) throws(ReadError) {
    let objects = try ProjectObjects(try SourceFile.propertyList(file, atMost: SourceFile.projectLimit), of: file)
    self.objects = objects
    let natives = objects.list(objects.root, "targets").filter { $0.object.text("isa") == "PBXNativeTarget" }
      .prefix(Self.targetLimit)
    var read: [String: ConfigurationFile] = [:]
    let targets = natives.map { ProjectTarget($0.object, of: objects, &read) }
    var told: [ReadError] = []
    for problem in targets.flatMap(\.problems) where !told.contains(problem) { told.append(problem) }
    problems = told
    let regions = objects.root.texts("knownRegions").compactMap(LanguageCode.code(of:))
    let languages = Set(regions + objects.paths.values.compactMap(LanguageCode.code(ofFolderIn:)))
    self.targets = ProjectTargets(targets: targets, languages: languages)
    for (index, native) in natives.enumerated() { collectResources(of: native.object, index) }
    collectSynchronizedFolders(natives.map(\.identifier), natives.map(\.object))
  }

  // MARK: Support

  func holds(_ document: String) -> Bool { !owners(of: document).isEmpty }

  func support(of document: String) -> AppSupport? { targets.support(ofOwners: owners(of: document)) }

  // MARK: Owners

  /// The targets for iOS that have the document: by a build phase or a synchronized folder, else by the deepest folder of their
  /// own. Tests do not count.
  private func owners(of document: String) -> [Int] {
    var found = files[document] ?? []
    for folder in folders where FilePath.isInside(document, folder.path) && !folder.excluded.contains(document) {
      found.insert(folder.target)
    }
    found = found.filter { targets.targets[$0].kind != .other }
    if !found.isEmpty { return found.sorted() }
    return targets.owners(byFolderOf: document)
  }

  private mutating func collectResources(of target: PropertyList, _ index: Int) {
    var seen: Set<String> = []
    for (_, phase) in objects.list(target, "buildPhases") where phase.text("isa") == "PBXResourcesBuildPhase" {
      for (_, file) in objects.list(phase, "files") {
        guard let reference = file.text("fileRef"), seen.insert(reference).inserted, let object = objects[reference]
        else { continue }
        if let path = objects.paths[reference] {
          add(path, index)
          if object.text("lastKnownFileType") == "folder" { addFolder(path, index) }
        }
        // A document with translations is a group of itself and its texts.
        for child in object.texts("children") { objects.paths[child].map { add($0, index) } }
      }
    }
  }

  /// From Xcode 16 on a folder may belong to targets as a whole, with exceptions by target.
  private mutating func collectSynchronizedFolders(_ identifiers: [String], _ natives: [PropertyList]) {
    let places = Dictionary(zip(identifiers, identifiers.indices)) { first, _ in first }
    var owners: [String: [Int]] = [:]
    for (index, native) in natives.enumerated() {
      for group in native.texts("fileSystemSynchronizedGroups") { owners[group, default: []].append(index) }
    }
    for (group, targets) in owners.sorted(by: { $0.key < $1.key }) {
      guard let path = objects.paths[group] else { continue }
      var exceptions: [Int: Set<String>] = [:]
      for (_, exception) in objects.list(objects[group], "exceptions") {
        guard let target = exception.text("target").flatMap({ places[$0] }) else { continue }
        exceptions[target, default: []].formUnion(
          exception.texts("membershipExceptions").map { FilePath.joined(path, $0) })
      }
      for target in targets { addFolder(path, target, except: exceptions.removeValue(forKey: target) ?? []) }
      // For a target that does not have the folder, the files are what it takes of it.
      for (target, taken) in exceptions { for file in taken { add(file, target) } }
    }
  }

  private mutating func add(_ path: String, _ target: Int) { files[path, default: []].insert(target) }

  private mutating func addFolder(_ path: String, _ target: Int, except excluded: Set<String> = []) {
    if folders.count < Self.folderLimit { folders.append((path, target, excluded)) }
  }
}
