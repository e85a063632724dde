import Commands
import Checking
import Foundation
import InterfaceBuilder
import Playgrounds
import Staging

/// The documents of some paths, open for viewing and editing, and a program that shows screens; what a page in a browser shows and does
/// goes through here.
///
/// Documents are found by the names of a list that is made of the paths, so that no request leads to another file or program.
@MainActor
package final class Studio: Sendable {
  /// Files and folders as the user named them.
  private(set) var paths: [String]
  /// The fonts that the user named.
  private let fonts: [String]
  private var sessions: [String: DocumentSession] = [:]
  private var surroundings: [String: DocumentBatch] = [:]
  /// The open merges of git that are answered on a page.
  var merges: [String: InteractiveMerge] = [:]
  let hub = EventHub()
  /// Nil without one.
  let program: LiveProgram?
  /// The file that the program shows; nil for a program that was built elsewhere.
  let playground: LivePlayground?
  /// What became of the file at its last save.
  var buildState = BuildState()
  /// The lesson that is taught; nil for none.
  let school: School?
  /// Where it is kept what was opened last; nil if that is not remembered.
  let recent: RecentDocuments?
  /// The documents, in the order in which they were found.
  private(set) var files: [String] = []
  /// What of the paths cannot be read.
  package private(set) var problems: [String] = []

  /// Finds the documents; none is read and nothing is started yet.
  ///
  /// - Parameters:
  ///   - program: the path of an executable that shows screens.
  ///   - playground: a file that is built and shown in the place of a program.
  ///   - school: teaches a lesson whose document is in the paths.
  ///   - recent: where it is kept what was opened last; nil if nothing is remembered.
  package init(
    paths: [String], fonts: [String] = [], program: String? = nil, playground: Playground? = nil, school: School? = nil,
    recent: RecentDocuments? = nil
  ) {
    self.paths = paths
    self.fonts = fonts
    self.playground = playground.map(LivePlayground.init)
    self.program = playground.map(LiveProgram.init) ?? program.map { LiveProgram($0) }
    self.school = school
    self.recent = recent
    findDocuments()
  }

  /// How many documents and programs there are.
  package var count: Int { files.count + (program == nil ? 0 : 1) }

  /// Shows the documents of another folder, too.
  func add(path: String) {
    paths.append(path)
    surroundings = [:]
    findDocuments()
  }

  /// Looks again which documents there are.
  func findDocuments() {
    let found = DocumentPaths(paths)
    let outside = found.files.filter(leadsOutside)
    files = found.files.filter { !outside.contains($0) }
    problems =
      found.problems.map(\.message)
      + outside.map {
        "\($0): note: not shown, because the file is a link to a file outside the folder; to edit the file, specify the path of the file"
      }
  }

  /// Whether a document that was found in a folder is a link to one that is in none of the paths: what the user did not name is not to be
  /// changed through a page.
  private func leadsOutside(_ file: String) -> Bool {
    guard InputFile.isLink(file), !paths.contains(file) else { return false }
    func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let target = resolved(file)
    return !paths.contains { path in
      let root = resolved(path)
      return target == root || target.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
  }

  /// The state of a document that is open; nil for another.
  func openState(_ file: String) -> DocumentState? { sessions[file]?.state }

  /// What was found in a document that is open; nil for another, and for one that was not checked since it changed.
  func knownSummary(of file: String) -> DocumentSummary? { sessions[file].flatMap(DocumentSummary.init(known:)) }

  /// Takes over what was written into the file of a document, if it is open.
  func readAgain(_ file: String) {
    guard let session = sessions[file], session.isChangedOnDisk() else { return }
    session.readAgain()
    tellChange(of: session)
  }

  /// An open document; it is opened if it was not.
  ///
  /// - Throws: ``StudioError`` if it is none of the list, or cannot be read.
  func session(_ file: String?) throws(StudioError) -> DocumentSession {
    guard let file else { throw StudioError(400, "The request does not specify a file.") }
    if let open = sessions[file] { return open }
    guard files.contains(file) else {
      throw StudioError(404, "\(file) is not one of the documents that are open in Trellis Studio.")
    }
    do throws(ReadError) {
      let session = try DocumentSession(file)
      sessions[file] = session
      return session
    } catch {
      throw StudioError(error)
    }
  }

  /// Fonts, images and texts for a document in a language; nil for the document's own texts.
  func item(_ session: DocumentSession, language: String?) throws(StudioError) -> SessionSurroundings {
    let key = language ?? ""
    if let known = session.surroundings[key] { return known }
    let made = try surroundings(of: session.file, language: language)
    session.surroundings[key] = made
    return made
  }

  /// The same for a file, whether it can be read as a document or not. Reads it and what belongs to it anew.
  func surroundings(of file: String, language: String?) throws(StudioError) -> SessionSurroundings {
    let key = language ?? ""
    let problems = MessageList()
    var batch =
      surroundings[key]
      ?? DocumentBatch(
        DocumentPaths(paths), DocumentEnvironment(fonts: fonts, language: language),
        log: RunLog(message: { problems.add($0) }))
    guard let source = batch.source(of: file) else {
      throw StudioError(422, problems.first ?? "\(file) cannot be read.")
    }
    surroundings[key] = batch
    return SessionSurroundings(source: source, options: source.options)
  }

  // MARK: Files that change

  /// How often files are looked at, so that a change is on the page within a third of a second.
  private static let period = Duration.milliseconds(100)

  /// Looks after open documents until the task is cancelled.
  func watchFiles() async {
    var round = 0
    while !Task.isCancelled {
      for session in sessions.values where session.isChangedOnDisk() {
        session.readAgain()
        tellChange(of: session)
      }
      if school?.isCodeChanged() == true { hub.send("lesson", "{}") }
      round += 1
      if round.isMultiple(of: 150) { hub.keepAlive() }
      try? await Task.sleep(for: Self.period)
    }
  }

  /// Tells all pages that a document has other contents.
  func tellChange(of session: DocumentSession) {
    hub.send("changed", JSON.line(ChangeEvent(file: session.file, state: session.state)))
  }
}

/// What a document is laid out with besides a device.
struct SessionSurroundings {
  /// The file and its project as they were read; the bytes of a session are newer.
  var source: BatchSource
  var options: StageOptions
}

/// The event that a page receives when a document changes.
struct ChangeEvent: Codable {
  var file: String
  var state: DocumentState
}

/// Collects messages, possibly of several threads.
private final class MessageList: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []

  func add(_ message: String) { lock.withLock { messages.append(message) } }
  var first: String? { lock.withLock { messages.first } }
}

extension StudioError {
  init(_ error: ReadError) {
    self.init(422, error.message, line: error.position?.line, column: error.position?.column)
  }
}
