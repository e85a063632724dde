import Foundation
import InterfaceBuilder
import ProjectFiles

/// What a generator writes a project from: `project.yml` of XcodeGen, or `Project.swift` of Tuist. Teams that use one of them keep no
/// `.xcodeproj` in git.
struct ProjectManifest: AppDescription {
  private let targets: ProjectTargets
  let problems: [ReadError]

  /// The names of the files that are read.
  static let names = ["project.yml", "Project.swift"]

  /// - Parameter file: the absolute path of a file with one of ``names``.
  /// - Returns: nil if the file describes no project, as other files may have these names.
  /// - Throws: `ReadError` that names the file if it is damaged.
  init?(_ file: String) throws(ReadError) {
    let found = file.hasSuffix(".swift") ? try TuistManifest(file)?.described : try XcodeGenManifest(file)?.described
    guard let found, !found.targets.isEmpty else { return nil }
    problems = found.problems
    let texts = ProjectTexts(below: Set(found.targets.filter { $0.kind != .other }.flatMap(\.folders)))
    targets = ProjectTargets(targets: found.targets, languages: texts.languages.union(found.languages))
  }

  func holds(_ document: String) -> Bool { !targets.owners(byFolderOf: document).isEmpty }

  func support(of document: String) -> AppSupport? {
    targets.support(ofOwners: targets.owners(byFolderOf: document))
  }
}

/// What a manifest says.
struct DescribedTargets {
  var targets: [ProjectTarget] = []
  /// The languages that the project has whether there are texts in them or not.
  var languages: Set<String> = []
  var problems: [ReadError] = []
}

/// The languages of the texts in the folders of a project.
struct ProjectTexts {
  private(set) var languages: Set<String> = []

  /// Folders beyond these are not looked at.
  private static let folderLimit = 2048

  /// Looks for `.lproj` folders and string catalogs.
  ///
  /// - Complexity: Linear in what lies in the folders, up to a limit.
  init(below folders: Set<String>) {
    var pending = folders.sorted()
    var count = 0
    while let folder = pending.popLast(), count < Self.folderLimit {
      count += 1
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = FilePath.joined(folder, name)
        if name.hasSuffix(".lproj") {
          LanguageCode.code(ofFolderIn: name).map { _ = languages.insert($0) }
        } else if name.hasSuffix(".xcstrings") {
          languages.formUnion(Self.languages(ofCatalog: path))
        } else if !name.hasPrefix("."), !name.contains("."), !ProjectFolder.isForeign(name), !InputFile.isLink(path) {
          pending.append(path)
        }
      }
    }
  }

  /// Source: "Localizing and varying text with a string catalog", Apple: `strings`, a dictionary by key, each with `localizations`.
  private static func languages(ofCatalog path: String) -> Set<String> {
    guard let data = (try? SourceFile.data(path)) ?? nil,
      let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = catalog["strings"] as? [String: Any]
    else { return [] }
    var found = Set([catalog["sourceLanguage"] as? String].compactMap { $0 })
    for case let entry as [String: Any] in strings.values {
      found.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
    }
    return found
  }
}
