import Editing
import InterfaceBuilder
import Staging

/// Makes changes of a document's bytes.
@MainActor
enum Changes {
  /// More than a person does at once.
  private static let mostChanges = 200

  /// The bytes after all changes, and the ids of the objects that they made or changed. All are made or none.
  ///
  /// - Throws: ``StudioError`` if one is refused.
  static func apply(
    _ changes: [ChangeRequest], to bytes: [UInt8], file: String, options: StageOptions
  ) throws(StudioError) -> (bytes: [UInt8], objects: [String]) {
    try apply(changes, to: bytes, nil, file: file, options: options)
  }

  /// The bytes that a session would have after all changes. The draft that is kept for that is as it was afterwards.
  static func tried(
    _ changes: [ChangeRequest], on session: DocumentSession, options: StageOptions
  ) throws(StudioError) -> [UInt8] {
    let draft: Draft
    if let known = session.draft { draft = known } else { draft = try open(session.bytes, session.file) }
    session.draft = draft
    var result: Result<[UInt8], StudioError> = .success(session.bytes)
    do throws(EditError) {
      try draft.transaction { draft throws(EditError) in
        do throws(StudioError) {
          result = .success(
            try apply(changes, to: session.bytes, draft, file: session.file, options: options).bytes)
        } catch { result = .failure(error) }
        throw EditError(.refused, "only tried")
      }
    } catch {}
    return try result.get()
  }

  private static func apply(
    _ changes: [ChangeRequest], to bytes: [UInt8], _ known: Draft?, file: String, options: StageOptions
  ) throws(StudioError) -> (bytes: [UInt8], objects: [String]) {
    guard changes.count <= mostChanges else { throw StudioError(413, "There are too many changes.") }
    var bytes = bytes
    var objects: [String] = []
    var draft = known
    for change in changes {
      if change.verb == "patch" {
        if let draft { bytes = draft.bytes }
        draft = nil
        guard let patch = change.patch else { throw StudioError(400, "patch needs patch.") }
        guard let patched = patch.applied(to: bytes) else {
          throw StudioError(409, "The document has changed since this was found.")
        }
        bytes = patched
      } else {
        let verb = try change.asVerb()
        let current: Draft
        if let draft { current = draft } else { current = try open(bytes, file) }
        draft = current
        do throws(EditError) {
          objects += try Performer(current, options: options).perform(verb)
        } catch {
          throw StudioError(error)
        }
      }
    }
    return (draft?.bytes ?? bytes, objects)
  }

  private static func open(_ bytes: [UInt8], _ file: String) throws(StudioError) -> Draft {
    do throws(ReadError) { return try Draft(bytes, file: file) } catch { throw StudioError(error) }
  }
}

extension StudioError {
  init(_ error: EditError) {
    self.init(
      error.kind == .file ? 409 : 422, error.message, line: error.position?.line, column: error.position?.column)
  }
}
