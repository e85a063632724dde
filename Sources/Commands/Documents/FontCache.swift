import XcodeProjects
import Checking
import Staging
import TextLayout

/// The fonts of documents, each read once in a run. The log has a warning for each font that cannot be read.
struct FontCache {
  /// Nil if every document has the fonts of its project.
  private let fixed: ProjectFonts?
  private var projects: [ProjectFonts.List: ProjectFonts] = [:]
  /// What was found for the documents of the folder that was asked for last: mostly the next document lies beside it.
  private var last: (folder: String, fonts: ProjectFonts)?
  private var hasToldOfTrait = false
  private let log: RunLog

  /// - Parameter paths: fonts and folders with fonts; if empty, each document has the fonts of the project around it.
  init(_ paths: [String], log: RunLog) {
    self.log = log
    let given = paths.isEmpty ? nil : ProjectFonts(in: paths)
    fixed = given
    tell(given?.errors ?? [])
  }

  mutating func fonts(besideDocument path: String) -> ProjectFonts {
    if let fixed { return fixed }
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    if let last, last.folder == folder { return last.fonts }
    let found = findFonts(besideDocument: path)
    last = (folder, found)
    return found
  }

  private mutating func findFonts(besideDocument path: String) -> ProjectFonts {
    guard let list = ProjectFonts.list(aroundDocument: path) else { return ProjectFonts(in: []) }
    if let known = projects[list] { return known }
    let found = ProjectFonts(list)
    tell(found.errors)
    projects[list] = found
    return found
  }

  /// Without the package trait `Shaping` no font can be read, and one line says so, whatever their number.
  private mutating func tell(_ errors: [FontError]) {
    for error in errors {
      guard case .needsShaping = error else {
        log.note("warning: \(error)")
        continue
      }
      if !hasToldOfTrait {
        log.note("note: trellis does not use the fonts of the app, because this build has no package trait Shaping")
      }
      hasToldOfTrait = true
    }
  }
}
