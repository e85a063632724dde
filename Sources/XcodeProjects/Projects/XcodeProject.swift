import InterfaceBuilder
import ProjectFiles

/// A project of Xcode: its targets, which files belong to them, and what they support.
struct XcodeProject {
  private let objects: ProjectObjects
  private let targets: [ProjectTarget]
  /// The targets that take a file as a resource, by its absolute path.
  private var files: [String: Set<Int>] = [:]
  /// Folders whose files all belong to a target, with what is left out and what alone is taken.
  private var folders: [(path: String, target: Int, excluded: Set<String>)] = []
  private let languages: Set<String>
  /// What cannot be read.
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
    targets = natives.map { ProjectTarget($0.object, of: objects, &read) }
    var told: [ReadError] = []
    for problem in targets.flatMap(\.problems) where !told.contains(problem) { told.append(problem) }
    problems = told
    let regions = objects.root.texts("knownRegions").compactMap(LanguageCode.code(of:))
    languages = Set(regions + objects.paths.values.compactMap(LanguageCode.code(ofFolderIn:)))
    for (index, native) in natives.enumerated() { collectResources(of: native.object, index) }
    collectSynchronizedFolders(natives.map(\.identifier), natives.map(\.object))
  }

  // MARK: Support

  /// Whether a target names the document, or a folder that holds it.
  func holds(_ document: String) -> Bool { !owners(of: document).isEmpty }

  /// What the targets support that the document belongs to; what any app of the project does if it belongs to none. Nil if
  /// nothing is known.
  func support(of document: String) -> AppSupport? {
    let owners = owners(of: document).map { targets[$0] }
    let apps = owners.filter { $0.kind == .app }
    let support: AppSupport?
    if !apps.isEmpty {
      support = union(apps)
    } else {
      let all = union(targets.filter { $0.kind == .app })
      support = union(owners).map { $0.shown(in: all) } ?? all
    }
    return support.flatMap { $0.isKnown ? $0 : nil }
  }

  private func union(_ targets: [ProjectTarget]) -> AppSupport? {
    let supports = targets.map { target in
      var support = target.support
      // The list of an app goes before what the project has texts for.
      if support.languages == nil, !languages.isEmpty { support.languages = languages }
      return support
    }
    return supports.dropFirst().reduce(supports.first) { $0?.union($1) }
  }

  // MARK: Owners

  /// The targets for iOS that have the document: by a build phase or a synchronized folder, else by the deepest folder of their
  /// own. Tests do not count.
  private func owners(of document: String) -> [Int] {
    var found = files[document] ?? []
    for folder in folders where FilePath.isInside(document, folder.path) && !folder.excluded.contains(document) {
      found.insert(folder.target)
    }
    found = found.filter { targets[$0].kind != .other }
    if !found.isEmpty { return found.sorted() }
    let apps = targets.indices.filter { targets[$0].kind != .other }
    let own = apps.flatMap { index in targets[index].folders.map { (folder: $0, target: index) } }
      .filter { FilePath.isInside(document, $0.folder) }
    let deepest = own.map(\.folder.utf8.count).max()
    return Array(Set(own.filter { $0.folder.utf8.count == deepest }.map(\.target))).sorted()
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

extension AppSupport {
  /// What is left of a framework or an extension inside of any of the apps.
  fileprivate func shown(in apps: AppSupport?) -> AppSupport {
    guard let apps else { return self }
    var support = apps
    if let idioms {
      let shared = apps.idioms.map(idioms.intersection) ?? idioms
      support.idioms = shared.isEmpty ? apps.idioms : shared
    }
    support.deploymentTarget = [deploymentTarget, apps.deploymentTarget].compactMap { $0 }.max()
    return support
  }
}
