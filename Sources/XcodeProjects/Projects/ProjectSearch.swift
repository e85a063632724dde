import Foundation
import InterfaceBuilder
import ProjectFiles

/// Finds what the apps support that documents belong to, and reads each project once.
package struct ProjectSearch {
  /// What is known about a document's app.
  package struct Result: Equatable, Sendable {
    /// Nil if nothing is known.
    package var support: AppSupport?
    /// The name of the file that says so, such as `App.xcodeproj`; nil if nothing is known.
    package var source: String?
    /// What of the project cannot be read; each names its file.
    package var problems: [ReadError] = []
  }

  /// Projects of one folder beyond these are not read.
  private static let projectLimit = 32

  private var projects: [String: Swift.Result<(any AppDescription)?, ReadError>] = [:]
  private var names: [String: [String]] = [:]
  /// By the folder of a document, as its path names it.
  private var contexts: [String: Context] = [:]
  /// By folder, what the property lists in it say.
  private var lists: [String: Result] = [:]

  /// What documents of one folder have in common.
  private struct Context {
    /// The folder and those around it, from the inside to the outside; at most 32, and none beyond the repository.
    let folders: [String]
    /// The projects in these, nearest first.
    let projects: [(name: String, path: String)]
    let hasRightToLeftTexts: Bool
  }

  /// Nothing is read yet.
  package init() {}

  /// Looks in the folder of the document and in those around it, up to that with `.git`: for a project, or what a generator writes one
  /// from, that has the document, else for the nearest one, else for the nearest `Info.plist` that says what an app supports.
  ///
  /// - Parameter path: a path from the working directory, or an absolute one.
  package mutating func result(forDocument path: String) -> Result {
    let context = context(of: path)
    let folder = context.folders[0]
    let document = (folder == "/" ? "" : folder) + "/" + path[Self.endOfFolder(path)...]
    var problems: [ReadError] = []
    var nearest: (file: String, project: any AppDescription)?
    for (name, path) in context.projects {
      switch project(path) {
      case .failure(let problem): problems.append(problem)
      case .success(nil): break
      case .success(let project?):
        if project.holds(document) {
          return Self.result(project, name, document, problems)
        }
        if nearest == nil { nearest = (name, project) }
      }
    }
    if let nearest { return Self.result(nearest.project, nearest.file, document, problems) }
    // A project that cannot be read is no reason to guess from a list that may be another app's.
    if !problems.isEmpty { return Result(problems: problems) }
    for folder in context.folders {
      let found = listed(in: folder)
      if found.support != nil || !found.problems.isEmpty { return found }
    }
    return Result()
  }

  private static func result(
    _ project: any AppDescription, _ file: String, _ document: String, _ problems: [ReadError]
  ) -> Result {
    let support = project.support(of: document)
    return Result(support: support, source: support.map { _ in file }, problems: problems + project.problems)
  }

  // MARK: Folders

  private mutating func context(of path: String) -> Context {
    let key = String(path[..<Self.endOfFolder(path)])
    if let known = contexts[key] { return known }
    let folders = folders(around: URL(fileURLWithPath: path).standardizedFileURL.path)
    var projects: [(name: String, path: String)] = []
    var hasRightToLeftTexts = false
    for folder in folders {
      let names = names(in: folder)
      for name in names.filter({ $0.hasSuffix(".xcodeproj") }).prefix(Self.projectLimit) {
        projects.append((name, "\(folder)/\(name)/project.pbxproj"))
      }
      for name in ProjectManifest.names where names.contains(name) { projects.append((name, "\(folder)/\(name)")) }
      hasRightToLeftTexts =
        hasRightToLeftTexts
        || names.compactMap(LanguageCode.code(ofFolderIn:)).contains(where: LanguageCode.isRightToLeft)
    }
    let found = Context(folders: folders, projects: projects, hasRightToLeftTexts: hasRightToLeftTexts)
    contexts[key] = found
    return found
  }

  /// Behind the last slash of a path; its start if there is none.
  private static func endOfFolder(_ path: String) -> String.Index {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
  }

  private mutating func folders(around document: String) -> [String] {
    var folders: [String] = []
    var folder = FilePath.folder(of: document)
    while folders.count < 32 {
      folders.append(folder)
      if folder == "/" || names(in: folder).contains(".git") { break }
      folder = FilePath.folder(of: folder)
    }
    return folders
  }

  private mutating func names(in folder: String) -> [String] {
    if let known = names[folder] { return known }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    names[folder] = all.sorted()
    return names[folder] ?? []
  }

  // MARK: Files

  /// Nil for a file that describes no project.
  private mutating func project(_ path: String) -> Swift.Result<(any AppDescription)?, ReadError> {
    if let known = projects[path] { return known }
    let result: Swift.Result<(any AppDescription)?, ReadError>
    do throws(ReadError) {
      result = .success(path.hasSuffix(".pbxproj") ? try XcodeProject(path) : try ProjectManifest(path))
    } catch {
      result = .failure(error)
    }
    projects[path] = result
    return result
  }

  /// What the first property list of the folder says that describes an app.
  private mutating func listed(in folder: String) -> Result {
    if let known = lists[folder] { return known }
    var result = Result()
    for name in names(in: folder) where name.hasSuffix("Info.plist") {
      do throws(ReadError) {
        guard let list = try SourceFile.propertyList("\(folder)/\(name)") else { continue }
        var support = AppSupport(settings: BuildSettings([]), info: list)
        guard support.isKnown else { continue }
        if support.languages == nil { support.languages = languages(below: folder) }
        result.support = support
        result.source = name
        break
      } catch {
        result.problems.append(error)
      }
    }
    lists[folder] = result
    return result
  }

  /// Whether the document is, or lies beside or below, a folder with texts of a language that is written from right to left, such as
  /// `ar.lproj`, up to the folder with `.git`.
  package mutating func hasRightToLeftTexts(around path: String) -> Bool {
    context(of: path).hasRightToLeftTexts
  }

  /// The languages of the `.lproj` folders in the folder and in those directly in it; nil if there are none.
  private mutating func languages(below folder: String) -> Set<String>? {
    let inside = names(in: folder).filter { !$0.hasPrefix(".") }.prefix(256)
    let all = inside.map { $0 } + inside.flatMap { names(in: "\(folder)/\($0)") }
    let codes = all.compactMap(LanguageCode.code(ofFolderIn:))
    return codes.isEmpty ? nil : Set(codes)
  }
}
