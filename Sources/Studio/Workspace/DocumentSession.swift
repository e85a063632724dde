import Checking
import Editing
import Foundation
import InterfaceBuilder
import Linting
import Staging

/// A document that is open: what it holds, what it held before, and whether the file says the same.
@MainActor
final class DocumentSession {
  /// One change that can be taken back.
  struct Step {
    var title: String
    var patch: Patch
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
  /// The document ready for edits that are only tried; each of them leaves it as it was.
  var draft: Draft?
  /// What was found last, and for which version and language.
  var findings: (key: String, findings: [Finding])?
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
      isSaved: bytes == base,
      isConflicting: foreign != nil, problem: readProblem)
  }

  // MARK: Changes

  /// Puts new contents in the place of the present ones, as one step.
  ///
  /// - Throws: ``StudioError`` if they are no document; nothing has changed then.
  func replace(by new: [UInt8], title: String) throws(StudioError) {
    guard new != bytes else { return }
    let patch = Patch(from: bytes, to: new)
    try show(new)
    undoSteps.append(Step(title: title, patch: patch))
    if undoSteps.count > Self.mostSteps { undoSteps.removeFirst() }
    redoSteps = []
  }

  /// Takes the last step back.
  func undo() throws(StudioError) {
    guard let step = undoSteps.last else { throw StudioError(409, "There is nothing to undo.") }
    guard let old = step.patch.inverse.applied(to: bytes) else {
      throw StudioError(409, "The document has changed since then, so this cannot be undone.")
    }
    try show(old)
    undoSteps.removeLast()
    redoSteps.append(step)
  }

  /// Does again what was taken back last.
  func redo() throws(StudioError) {
    guard let step = redoSteps.last else { throw StudioError(409, "There is nothing to redo.") }
    guard let new = step.patch.applied(to: bytes) else {
      throw StudioError(409, "The document has changed since then, so this cannot be redone.")
    }
    try show(new)
    redoSteps.removeLast()
    undoSteps.append(step)
  }

  private func show(_ new: [UInt8]) throws(StudioError) {
    do throws(ReadError) {
      document = try Document.read(.init(new), file: file)
    } catch {
      throw StudioError(error)
    }
    bytes = new
    version += 1
    serial += 1
    (prepared, outlines, draft) = ([:], [:], nil)
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

  /// Ends a conflict with one of the versions. The other one can be had back by undoing.
  func resolveConflict(keepingMine: Bool) throws(StudioError) {
    guard let theirs = foreign else { return }
    defer { serial += 1 }
    let mine = bytes
    try replace(by: theirs.bytes, title: keepingMine ? "Keep My Version" : "Use Version on Disk")
    // What is kept lies over the other one, so that undoing shows that.
    if keepingMine { try replace(by: mine, title: "Keep My Version") }
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
    do throws(ReadError) {
      found = try EditedFile(reading: file)
      _ = try Document.read(.init(found.bytes), file: file)
      readProblem = nil
      (surroundings, prepared, outlines) = ([:], [:], [:])
      linter = nil
    } catch {
      // Perhaps it is being written; what is shown stays.
      readProblem = StudioError(error)
      return
    }
    if found.bytes == base {
      (foreign, saved) = (nil, found)
    } else if let merged = LineMerge.merge(base: base, mine: bytes, theirs: found.bytes),
      (try? replace(by: merged, title: "Change on Disk")) != nil
    {
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
