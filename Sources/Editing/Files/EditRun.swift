import InterfaceBuilder
import LayoutReports
import Staging

/// An edit of a file: performing verbs, and replacing it.
@MainActor
package struct EditRun {
  /// The file.
  package let file: EditedFile
  /// The document with its changes.
  package let draft: Draft
  /// The document before.
  private let document: Document
  private let performer: Performer
  private let options: StageOptions
  private var objects: [[String]] = []
  private var lines: [String] = []

  /// Begins to edit a file that was read.
  ///
  /// - Throws: `ReadError` if it is no document.
  package init(_ file: EditedFile, options: StageOptions = StageOptions()) throws(ReadError) {
    self.file = file
    document = try Document.read(.init(file.bytes), file: file.path)
    draft = try Draft(document)
    performer = Performer(draft, options: options)
    self.options = options
  }

  /// Performs a verb on the draft.
  ///
  /// - Parameter line: the command line, for the journal.
  /// - Throws: ``EditError`` if it is refused; nothing has changed then.
  package mutating func perform(_ verb: Verb, line: String) throws(EditError) {
    objects.append(try performer.perform(verb))
    lines.append(line)
  }

  /// What a control-drag between two places offers; nothing is changed.
  package func menu(_ first: String, _ second: String) throws(EditError) -> [ConnectMenu.Item] {
    try performer.menu(first, second).map { ConnectMenu.Item(choice: $0.drag.rawValue, constraint: $0.constraint) }
  }

  /// What would change, and which views would move on the devices; nothing is written.
  package func rehearse(on configurations: [LayoutConfiguration]) throws(ReadError) -> EditOutcome {
    var outcome = EditOutcome(file: file.path, isWritten: false, objects: objects, patch: draft.patch)
    guard !outcome.patch.isEmpty else { return outcome }
    let comparison = LayoutComparison(document, try draft.document(), options: (options, options))
    let compared = comparison.compare(on: configurations)
    outcome.frames = compared.changes
    let known = Set(
      LayoutComparison(document, document, options: (options, options)).compare(on: configurations).diagnostics.map(
        \.message))
    outcome.problems = compared.diagnostics.filter { !known.contains($0.message) }
    return outcome
  }

  /// Writes the document, and an entry into the journal.
  ///
  /// - Throws: ``EditError`` if the file was changed meanwhile, or if it or the journal cannot be written; then the file is as it was.
  package func finish(journal: Journal? = nil) throws(EditError) -> EditOutcome {
    let patch = draft.patch
    guard !patch.isEmpty else { return EditOutcome(file: file.path, isWritten: false, objects: objects, patch: patch) }
    try journal?.open()
    try file.replace(by: draft.bytes)
    try journal?.append(.init(file: Journal.name(of: file.path), verbs: lines, patch: patch))
    return EditOutcome(file: file.path, isWritten: true, objects: objects, patch: patch)
  }

  /// Takes the last edit that a journal has of the document back.
  ///
  /// - Throws: ``EditError`` if there is none, or if the document was changed otherwise since.
  package static func undo(_ file: EditedFile, journal: Journal) throws(EditError) -> Journal.Entry {
    guard let (entry, rest) = try journal.last(about: file.path) else {
      throw EditError(.notFound, "there is nothing to undo: \(journal.path) contains no edit of \(file.path)")
    }
    guard let old = entry.patch.inverse.applied(to: file.bytes) else {
      throw EditError(
        .refused, "trellis cannot undo the last edit in the journal, because the document changed after the edit")
    }
    let book: EditedFile
    do throws(ReadError) { book = try EditedFile(reading: journal.path) } catch {
      throw EditError(.file, error.message)
    }
    try file.replace(by: old)
    try book.replace(by: rest)
    return entry
  }
}
