import AutoLayout
import Editing
import Foundation
import InterfaceBuilder
import LayoutReports
import Platform
import Staging
import UIKitCore

/// What a page asks to be changed.
struct EditRequest: Codable {
  var file: String
  /// The version that the page shows. Changes are refused if it is not the present one.
  var version: Int
  var changes: [DocumentChange]
  /// For the menu: `Undo Add Constraint`.
  var title: String?
  /// Whether the file is written at once.
  var saves: Bool?
  /// What the page shows, on which distances are measured; nil for the canvas of the document.
  var shown: SurfaceRequest?
  /// The id of the scene that is shown.
  var scene: String?
  /// Whether stored frames follow what constraints say, as on Xcode's canvas.
  var followsFrames: Bool?
}

/// A step through the history of a document, or another thing that concerns the whole of it.
struct DocumentRequest: Codable {
  var file: String
  /// Whether the file is written at once.
  var saves: Bool?
  /// Of a conflict: whether the version of the page stays.
  var keepsMine: Bool?
}

/// What an edit came to.
struct EditAnswer: Encodable {
  var state: DocumentState
  /// The ids of the objects that were made or changed.
  var objects: [String]
  /// Why the file could not be written, though the document was changed; nil if it was, or was not asked for.
  var problem: StudioError?
}

@MainActor
extension Studio {
  /// Makes changes as one step.
  func edit(_ request: EditRequest) throws(StudioError) -> EditAnswer {
    let session = try session(request.file)
    guard request.version == session.version else {
      throw StudioError(409, "The document changed, and the page now shows the new version.")
    }
    let item = try item(session, language: nil)
    let objects = try session.edit(
      request.changes, title: request.title ?? request.changes.first?.name.capitalizedSentence ?? "Edit",
      options: Self.options(item.options, request.scene, request.changes),
      surface: try request.shown.map { shown throws(StudioError) in .device(try shown.configuration()) },
      followsFrames: request.followsFrames ?? false)
    return answer(session, objects, saves: request.saves)
  }

  /// Options that lay out no more than the scene, unless a change is about the whole document.
  static func options(_ options: StageOptions, _ scene: String?, _ changes: [DocumentChange]) -> StageOptions {
    var options = options
    let isAboutAll = changes.contains { change in
      switch change {
      case .verb(.resolve(let names, _)): names.isEmpty
      case .verb: false
      case .patch: true
      }
    }
    if !isAboutAll { options.scene = scene }
    return options
  }

  /// Takes the last step back.
  func undo(_ request: DocumentRequest) throws(StudioError) -> EditAnswer {
    let session = try session(request.file)
    try session.undo()
    return answer(session, saves: request.saves)
  }

  /// Does again what was taken back.
  func redo(_ request: DocumentRequest) throws(StudioError) -> EditAnswer {
    let session = try session(request.file)
    try session.redo()
    return answer(session, saves: request.saves)
  }

  /// Writes the file.
  func save(_ request: DocumentRequest) throws(StudioError) -> EditAnswer {
    let session = try session(request.file)
    try session.save()
    return answer(session, saves: false)
  }

  /// Writes a file that was deleted anew, with what is shown.
  func recreate(_ request: DocumentRequest) throws(StudioError) -> EditAnswer {
    let session = try session(request.file)
    try session.recreate()
    return answer(session, saves: false)
  }

  /// Ends a conflict with what somebody else wrote.
  func resolveConflict(_ request: DocumentRequest) throws(StudioError) -> EditAnswer {
    let session = try session(request.file)
    try session.resolveConflict(keepingMine: request.keepsMine ?? true)
    return answer(session, saves: false)
  }

  private func answer(_ session: DocumentSession, _ objects: [String] = [], saves: Bool?) -> EditAnswer {
    var problem: StudioError?
    if saves ?? true {
      do throws(StudioError) { try session.save() } catch { problem = error }
    }
    tellChange(of: session)
    return EditAnswer(state: session.state, objects: objects, problem: problem)
  }

  /// Why an edge of a view is where it is.
  func explanation(
    _ file: String?, of id: String?, _ edge: String?, on surface: SurfaceRequest?
  ) throws(StudioError) -> Explanation {
    let session = try session(file)
    guard let attribute = edge.flatMap({ LayoutAttribute(word: $0) }).flatMap({ NSLayoutConstraint.Attribute($0) })
    else {
      throw StudioError(400, "There is no edge \(edge ?? "without a name").")
    }
    let stand = try stand(session, language: surface?.language)
    let place = try SurfaceRequest.place(surface)
    let stage = Stage(stand.documents, on: place, options: stand.options)
    guard let explanation = stage.explain(id ?? "", attribute) else {
      throw StudioError(404, "No view with this id has constraints.")
    }
    return explanation
  }
}
