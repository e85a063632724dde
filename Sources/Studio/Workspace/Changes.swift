import Editing
import InterfaceBuilder
import Staging

/// Makes changes of a document that is open.
@MainActor
enum Changes {
  /// More than a person does at once.
  private static let mostChanges = 200

  /// What changes came to.
  struct Outcome {
    /// The document with all changes.
    private(set) var draft: Draft
    /// The ids of the objects that the changes made or changed.
    fileprivate(set) var objects: [String] = []
    /// What was changed in the file before the draft was begun.
    private var earlier: [Patch] = []

    fileprivate init(_ draft: Draft) { self.draft = draft }

    /// What changes in the file, one patch after the other; none where nothing does. Linear in the size of the document.
    var patches: [Patch] { (earlier + [draft.patch]).filter { !$0.isEmpty } }

    /// The document with all changes. It is read once.
    func document() throws(StudioError) -> Document {
      do throws(ReadError) { return try draft.document() } catch { throw StudioError(error) }
    }

    fileprivate mutating func apply(_ patch: Patch) throws(StudioError) {
      guard let patched = patch.applied(to: draft.bytes) else {
        throw StudioError(409, "The document changed after the check that found this issue.")
      }
      earlier += [draft.patch, patch]
      do throws(ReadError) { draft = try Draft(patched, file: draft.file) } catch { throw StudioError(error) }
    }
  }

  /// Makes changes in a draft, which is of no use any more if one of them is refused.
  ///
  /// - Throws: ``StudioError`` if one is refused.
  static func apply(
    _ changes: [DocumentChange], to draft: Draft, options: StageOptions, surface: Surface? = nil
  ) throws(StudioError) -> Outcome {
    guard changes.count <= mostChanges else { throw StudioError(413, "The request contains too many changes.") }
    var outcome = Outcome(draft)
    // A change may name what one before it has made: a row of copies that is embedded at once.
    var made: [[String]] = []
    for change in changes {
      switch change {
      case .patch(let patch):
        try outcome.apply(patch)
        made.append([])
      case .verb(let verb):
        do throws(EditError) {
          var performer = Performer(outcome.draft, options: options)
          performer.surface = surface
          performer.made = made
          let objects = try performer.perform(verb)
          made.append(objects)
          outcome.objects += objects
        } catch {
          throw StudioError(error)
        }
      }
    }
    return outcome
  }
}

extension StudioError {
  init(_ error: EditError) {
    self.init(
      error.kind == .file ? 409 : 422, error.message, line: error.position?.line, column: error.position?.column)
  }
}
