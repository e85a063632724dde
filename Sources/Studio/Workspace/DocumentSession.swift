import Checking
import Editing
import Foundation
import InterfaceBuilder
import Linting
import Merging
import Staging

/// A document that is open: what it holds, what it held before, and whether the file says the same.
@MainActor
final class DocumentSession {
  /// One change that can be taken back.
  struct Step {
    var title: String
    /// What it changed, one after the other.
    var patches: [Patch]

    /// The document after the step; nil if it is not the one that the step began with.
    func applied(to bytes: [UInt8]) -> [UInt8]? {
      patches.reduce(bytes) { bytes, patch in bytes.flatMap(patch.applied) }
    }

    /// The document before the step; nil if it is not the one that the step ended with.
    func takenBack(from bytes: [UInt8]) -> [UInt8]? {
      Step(title: title, patches: patches.reversed().map(\.inverse)).applied(to: bytes)
    }
  }

  let file: String
  /// The document as it is shown.
  private(set) var bytes: [UInt8]
  /// Grows with every change.
  private(set) var version = 1
  /// Grows with every change of ``state``, so that the newer of two states is known.
  private var serial = 1
  /// The same as a value.
  private(set) var document: Document
  /// The file as it was last read, which knows how to replace it.
  private var saved: EditedFile
  /// What the file held when this session last agreed with it: where changes of both sides begin.
  private var base: [UInt8]
  private var stamp: FileStamp?
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// What somebody else wrote, where that cannot be joined with what is not saved here.
  private var foreign: EditedFile?
  /// Why the file could not be read the last time; nil if it could.
  private(set) var readProblem: StudioError?
  /// Fonts, images and texts, by language; looked for again when the file has changed.
  var surroundings: [String: SessionSurroundings] = [:]
  /// What is remembered of this version, by language.
  var prepared: [String: PreparedDocuments] = [:]
  /// The outline of this version, by what it was asked for.
  private(set) var outlines: [OutlineKey: Outline.DocumentPart] = [:]
  /// The storyboard's map of this version; nil until it is asked for.
  var map: StoryboardMap?
  /// The document ready for edits; nil until there is one.
  private var draft: Draft?
  /// What was found last, and for which version and language.
  var findings: (key: String, findings: [Finding])?
  /// The fixes that were tried last, and for which version, language and issue.
  var fixes: (key: String, list: FixList)?
  /// What an outline depends on besides the document.
  struct OutlineKey: Hashable {
    var scene: String?
    var surface: SurfaceRequest?
  }

  /// Remembers an outline until the document changes, of some surfaces at a time.
  func keep(_ outline: Outline.DocumentPart, for key: OutlineKey) {
    if outlines.count >= 8 { outlines = [:] }
    outlines[key] = outline
  }

  /// On what the document is checked; made when it is asked for.
  var linter: Linter?
  /// More steps than anyone takes back, and few enough for memory.
  private static let mostSteps = 1000

  /// Reads the document.
  init(_ file: String) throws(ReadError) {
    self.file = file
    stamp = FileStamp(of: file)
    saved = try EditedFile(reading: file)
    (base, bytes) = (saved.bytes, saved.bytes)
    document = try Document.read(.init(saved.bytes), file: file)
  }

  /// What the page shows of the session.
  var state: DocumentState {
    DocumentState(
      serial: serial, version: version, undo: undoSteps.last?.title, redo: redoSteps.last?.title,
      isSaved: bytes == base && readProblem == nil,
      isConflicting: foreign != nil, problem: readProblem)
  }

  // MARK: Changes

  /// Makes changes as one step, all of them or none. The document is read once, and stays ready for more changes.
  ///
  /// - Returns: the ids of the objects that were made or changed.
  /// - Throws: ``StudioError`` if a change is refused; nothing has changed then.
  ///
  /// - Parameters:
  ///   - surface: what distances are measured on; nil for the canvas.
  ///   - followsFrames: whether stored frames follow what constraints say.
  func edit(
    _ changes: [DocumentChange], title: String, options: StageOptions, surface: Surface? = nil,
    followsFrames: Bool = false
  ) throws(StudioError) -> [String] {
    let ready = try readyDraft()
    let before = followsFrames ? try? Performer(ready, options: options).canvasFrames() : nil
    // One in which a change was refused is of no use.
    draft = nil
    let outcome = try Changes.apply(changes, to: ready, options: options, surface: surface)
    if let before, outcome.draft === ready {
      do throws(EditError) { try Performer(ready, options: options).followFrames(since: before) } catch {
        throw StudioError(error)
      }
    }
    let (patches, document) = (outcome.patches, try outcome.document())
    guard document.source.bytes != bytes else { return outcome.objects }
    show(document, document.source.bytes)
    add(Step(title: title, patches: patches))
    // The document was read, and nothing in it is new to the reader.
    if (try? outcome.draft.settle()) != nil { draft = outcome.draft }
    return outcome.objects
  }

  /// Does something with what changes would make of the document, which stays as it is.
  ///
  /// - Throws: ``StudioError`` if one is refused.
  func trying<Result>(
    _ changes: [DocumentChange], options: StageOptions, surface: Surface? = nil,
    _ work: (Changes.Outcome) throws(StudioError) -> Result
  ) throws(StudioError) -> Result {
    try readyDraft().rehearse { draft throws(StudioError) in
      try work(try Changes.apply(changes, to: draft, options: options, surface: surface))
    }
  }

  private func readyDraft() throws(StudioError) -> Draft {
    if let draft { return draft }
    do throws(ReadError) {
      let made = try Draft(document)
      draft = made
      return made
    } catch {
      throw StudioError(error)
    }
  }

  /// Puts what somebody else wrote in the place of the present contents, as one step.
  private func replace(by new: Document, _ bytes: [UInt8], title: String) {
    guard bytes != self.bytes else { return }
    let patch = Patch(changing: self.bytes, to: bytes)
    show(new, bytes)
    add(Step(title: title, patches: [patch]))
  }

  private func add(_ step: Step) {
    undoSteps.append(step)
    if undoSteps.count > Self.mostSteps { undoSteps.removeFirst() }
    redoSteps = []
  }

  /// Takes the last step back.
  func undo() throws(StudioError) {
    guard let step = undoSteps.last else { throw StudioError(409, "There is nothing to undo.") }
    guard let old = step.takenBack(from: bytes) else {
      throw StudioError(409, "The document has changed since the last edit, so this edit cannot be undone.")
    }
    show(try read(old), old)
    undoSteps.removeLast()
    redoSteps.append(step)
  }

  /// Does again what was taken back last.
  func redo() throws(StudioError) {
    guard let step = redoSteps.last else { throw StudioError(409, "There is nothing to redo.") }
    guard let new = step.applied(to: bytes) else {
      throw StudioError(409, "The document has changed since the last undo, so this edit cannot be redone.")
    }
    show(try read(new), new)
    redoSteps.removeLast()
    undoSteps.append(step)
  }

  private func read(_ bytes: [UInt8]) throws(StudioError) -> Document {
    do throws(ReadError) { return try Document.read(.init(bytes), file: file) } catch { throw StudioError(error) }
  }

  private func show(_ document: Document, _ bytes: [UInt8]) {
    (self.document, self.bytes) = (document, bytes)
    version += 1
    serial += 1
    (prepared, outlines, draft, map) = ([:], [:], nil, nil)
  }

  // MARK: The file

  /// Writes what is shown, joined with what somebody else wrote meanwhile.
  ///
  /// - Throws: ``StudioError`` if the file cannot be written, or holds changes that cannot be joined; it stays as it is then.
  func save() throws(StudioError) {
    defer { serial += 1 }
    if isChangedOnDisk() { readAgain() }
    if foreign != nil {
      throw StudioError(409, "Another program changed the file in the same place. Choose the version to keep.")
    }
    guard bytes != base else { return }
    do throws(EditError) {
      try saved.replace(by: bytes)
    } catch {
      throw StudioError(409, error.message)
    }
    base = bytes
    stamp = FileStamp(of: file)
    // Who wrote meanwhile is found out at the next look.
    if let read = try? EditedFile(reading: file), read.bytes == base { saved = read } else { stamp = nil }
  }

  /// Writes the file anew with what is shown, where there is none any more.
  ///
  /// - Throws: ``StudioError`` if there is a file, or if it cannot be written.
  func recreate() throws(StudioError) {
    guard FileStamp(of: file) == nil else { throw StudioError(409, "The file already exists; nothing was written.") }
    defer { serial += 1 }
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
    } catch {
      throw StudioError(409, "The file cannot be written: \(error.localizedDescription)")
    }
    base = bytes
    stamp = FileStamp(of: file)
    (foreign, readProblem) = (nil, nil)
    if let read = try? EditedFile(reading: file) { saved = read }
  }

  /// Ends a conflict with one of the versions. The other one can be had back by undoing.
  func resolveConflict(keepingMine: Bool) throws(StudioError) {
    guard let theirs = foreign else { return }
    defer { serial += 1 }
    let (mine, old) = (document, bytes)
    replace(
      by: try read(theirs.bytes), theirs.bytes, title: keepingMine ? "Keep My Version" : "Use Version on Disk")
    // What is kept lies over the other one, so that undoing shows that.
    if keepingMine { replace(by: mine, old, title: "Keep My Version") }
    (foreign, saved, base) = (nil, theirs, theirs.bytes)
    if keepingMine { try save() }
  }

  /// Whether the file looks unlike when it was last read or written. Costs one look at its entry.
  func isChangedOnDisk() -> Bool { FileStamp(of: file) != stamp }

  /// Takes over what somebody else wrote: as a step if it can be joined with what is not saved, else as a conflict.
  func readAgain() {
    defer { serial += 1 }
    stamp = FileStamp(of: file)
    let found: EditedFile
    let theirs: Document
    do throws(ReadError) {
      found = try EditedFile(reading: file)
      theirs = try Document.read(.init(found.bytes), file: file)
      readProblem = nil
      (surroundings, prepared, outlines) = ([:], [:], [:])
      linter = nil
    } catch {
      // Perhaps it is being written; what is shown stays.
      readProblem = stamp == nil ? StudioError(410, "The file was deleted.") : StudioError(error)
      return
    }
    if found.bytes == base {
      (foreign, saved) = (nil, found)
    } else if let merged = LineMerge.merge(base: base, mine: bytes, theirs: found.bytes),
      let document = merged == found.bytes ? theirs : try? read(merged)
    {
      replace(by: document, merged, title: "Change on Disk")
      (foreign, saved, base) = (nil, found, found.bytes)
    } else {
      foreign = found
    }
  }
}

/// What the page shows of a session.
struct DocumentState: Codable, Hashable {
  /// Of two states the one with the greater number is newer.
  var serial: Int
  var version: Int
  /// What would be undone; nil if nothing can be.
  var undo: String?
  /// What would be redone; nil if nothing can be.
  var redo: String?
  /// Whether the file holds what is shown.
  var isSaved: Bool
  /// Whether somebody else changed the file in the same place.
  var isConflicting: Bool
  /// Why the file cannot be read at present.
  var problem: StudioError?
}

/// By which a change of a file is noticed.
struct FileStamp: Equatable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Whether the file has no bytes.
  var isEmpty: Bool { size == 0 }

  /// Whether checking it takes long: of 2,097 documents of other people eleven are as large.
  var isLarge: Bool { size > 250_000 }

  /// Nil if there is no such file.
  init?(of file: String) {
    var status = stat()
    guard stat(file, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      seconds = status.st_mtimespec.tv_sec
      nanoseconds = status.st_mtimespec.tv_nsec
    #else
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    #endif
  }
}
