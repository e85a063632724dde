import Editing
import Foundation
import InterfaceBuilder
import Merging

/// The open merge of a document, answered question by question, each answer with an undo.
///
/// The document is written only when that is asked for, and only over what was there when the merge was begun.
@MainActor
package final class InteractiveMerge {
  /// A version of the document.
  package enum Version: String, Sendable, Codable, CaseIterable {
    case ours, theirs
    /// The merge with the answers so far.
    case result
  }

  /// The path of the document.
  package let file: String
  /// What git calls both sides.
  package let names: (ours: String?, theirs: String?)
  /// Grows with every answer, undo, redo and save; another one than those of all merges before.
  package private(set) var serial = nextSerial()
  /// The merge with the answers so far, as `trellis merge --questions --take` gives it.
  package private(set) var outcome: MergeRun.Outcome
  /// Whether the file holds something that neither the merge nor this object has written: it was edited since, or answered elsewhere.
  package private(set) var holdsOtherChanges: Bool
  private let conflict: OpenMerge
  private let run: MergeRun
  /// The merge without answers.
  private let untouched: MergeRun.Outcome
  private var onDisk: EditedFile
  /// One more than there are answers to undo and to redo; each has all answers of its time, and the title of the last one.
  private var steps: [(answers: [String: MergeSide], title: String)] = [([:], "")]
  private var position = 0
  private var documents: [Version: Document] = [:]
  /// The scenes of objects of both sides, by id.
  private lazy var scenes = makeScenes()
  private static var serials = 0

  private static func nextSerial() -> Int {
    serials += 1
    return serials
  }

  /// Begins with the versions in git's index. Costs a merge and, where both sides changed scenes, a few layouts.
  ///
  /// - Throws: ``RunFailure`` if git has no conflict of two versions of the file, or the file cannot be read.
  package init(_ file: String) throws(RunFailure) {
    self.file = file
    do throws(ReadError) { onDisk = try EditedFile(reading: file) } catch {
      throw RunFailure(.noInput, "\(file): error: \(error.message)")
    }
    let conflict = try OpenMerge(file)
    // The copies of the versions are of use only to a merge by lines, which is done once.
    defer { conflict.close() }
    self.conflict = conflict
    names = conflict.names
    run = try conflict.run()
    untouched = run.runWithLayout()
    outcome = untouched
    holdsOtherChanges = onDisk.bytes != outcome.bytes && !OpenMerge.hasMarkers(onDisk.bytes)
  }

  /// Whether the file holds the result, as far as this object knows.
  package var isSaved: Bool { onDisk.bytes == outcome.bytes }

  // MARK: Answers

  /// The answers so far, by the keys of questions.
  package var answers: [String: MergeSide] { steps[position].answers }

  /// What is or was asked, by number.
  package var questions: [DocumentQuestion] {
    (outcome.questions + outcome.answered).sorted { $0.number < $1.number }
  }

  /// What would be undone; nil if nothing can be.
  package var undoTitle: String? { position > 0 ? steps[position].title : nil }

  /// What would be redone; nil if nothing can be.
  package var redoTitle: String? { position + 1 < steps.count ? steps[position + 1].title : nil }

  /// Answers a question, or answers it in the other way.
  ///
  /// - Parameter key: the key of the question. Does nothing if the answer is given already.
  /// - Throws: ``RunFailure`` if nothing is asked by that key.
  package func answer(_ key: String, _ side: MergeSide) throws(RunFailure) {
    guard let question = questions.first(where: { $0.key == key }) else {
      throw RunFailure(.noInput, "Another answer already answers this question.")
    }
    guard answers[key] != side else { return }
    var changed = answers
    changed[key] = side
    steps.removeSubrange((position + 1)...)
    steps.append((changed, "Question \(question.number): \(side == .ours ? "Ours" : "Theirs")"))
    go(to: position + 1)
  }

  /// Takes the last answer back.
  package func undo() throws(RunFailure) {
    guard position > 0 else { throw RunFailure(.noInput, "There is no answer to undo.") }
    go(to: position - 1)
  }

  /// Gives the answer again that was taken back last.
  package func redo() throws(RunFailure) {
    guard position + 1 < steps.count else { throw RunFailure(.noInput, "There is no answer to redo.") }
    go(to: position + 1)
  }

  private func go(to place: Int) {
    position = place
    outcome = answers.isEmpty ? untouched : run.runWithLayout(keys: answers)
    documents[.result] = nil
    serial = Self.nextSerial()
  }

  // MARK: The file

  /// Whether git still has the conflict.
  package var isOpen: Bool { conflict.isOpen }

  /// Writes the result.
  ///
  /// - Parameter replaces: whether what another program wrote meanwhile is replaced.
  /// - Throws: ``RunFailure`` if the file changed meanwhile, the merge was ended, the result has markers, or the file cannot be written. It is
  ///   as it was then.
  package func save(replaces: Bool = false) throws(RunFailure) {
    if let reason = outcome.fallback {
      throw RunFailure(
        .failed,
        "Trellis can merge the document only line by line (\(reason)). Resolve the conflicts in a text editor.")
    }
    guard isOpen else {
      throw RunFailure(
        .failed,
        "Git cannot start, or the merge of these versions is no longer open. The file did not change. To see the state of the merge, run git status."
      )
    }
    if replaces { onDisk = try read() }
    do throws(EditError) { try onDisk.replace(by: outcome.bytes) } catch {
      if let present = try? read(), present.bytes != onDisk.bytes {
        throw RunFailure(
          .badInput, "Another program changed the file after you opened the merge. Trellis did not write the file.")
      }
      throw RunFailure(.failed, "The file \(error.message).")
    }
    onDisk = try read()
    holdsOtherChanges = false
    serial = Self.nextSerial()
  }

  private func read() throws(RunFailure) -> EditedFile {
    do throws(ReadError) { return try EditedFile(reading: file) } catch {
      throw RunFailure(.noInput, "The file cannot be read: \(error.message).")
    }
  }

  // MARK: Versions

  /// A version, ready to be laid out. Read once.
  ///
  /// - Throws: ``ReadError`` if it cannot be read.
  package func document(_ version: Version) throws(ReadError) -> Document {
    if let known = documents[version] { return known }
    let bytes =
      switch version {
      case .ours: run.versions.ours
      case .theirs: run.versions.theirs
      case .result: outcome.bytes
      }
    let made = try Document.read(Data(bytes), file: file)
    documents[version] = made
    return made
  }

  /// What the document would be with another answer; nil if the merge refuses it.
  func document(with side: MergeSide, for key: String) -> Document? {
    var changed = answers
    changed[key] = side
    return try? Document.read(Data(run.runWithLayout(keys: changed).bytes), file: file)
  }

  /// The scene that a question is about: its id in reports; nil for what lies in none.
  package func scene(of question: DocumentQuestion) -> String? {
    ([question.objectID].compactMap { $0 } + question.ids).lazy.compactMap { self.scenes[$0] }.first
  }

  private func makeScenes() -> [String: String] {
    var found: [String: String] = [:]
    for version in [Version.theirs, .ours] {
      for scene in (try? document(version))?.scenes ?? [] {
        guard let name = scene.reportID else { continue }
        scene.element.forEachInTree { if let id = $0.id { found[id] = name } }
      }
    }
    return found
  }
}
