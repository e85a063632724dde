import Foundation
import LayoutReports

@MainActor
extension Studio {
  /// Answers a request whose way in was checked.
  ///
  /// - Parameter path: what follows `api/`.
  /// - Throws: ``StudioError`` if the request makes no sense or is refused.
  package func respond(to request: StudioRequest, path: String) throws(StudioError) -> StudioResponse {
    let query = request.query
    switch (request.method, path) {
    case ("GET", "documents"): return JSON.answer(documentList())
    case ("GET", "devices"): return JSON.answer(DeviceList())
    case ("GET", "events"): return StudioResponse(events: hub.events())
    case ("GET", "document"):
      return JSON.answer(try document(query["file"], scene: query["scene"], on: try surface(query)))
    case ("GET", "inspect"):
      return JSON.answer(
        try inspection(query["file"], of: query["id"], scene: query["scene"], on: try surface(query)))
    case ("GET", "issues"): return JSON.answer(try issues(query["file"], language: query["language"]))
    case ("GET", "fixes"):
      let (issue, version) = (query["issue"].flatMap { Int($0) }, query["version"].flatMap { Int($0) })
      return JSON.answer(try fixes(query["file"], issue: issue, version: version, language: query["language"]))
    case ("GET", "offers"): return JSON.answer(try offers(query["file"], from: query["from"], to: query["to"]))
    case ("GET", "pins"):
      return JSON.answer(
        try pinChoices(
          query["file"], of: query["id"], scene: query["scene"], on: try surface(query),
          toMargins: query["margins"] == "true"))
    case ("GET", "members"): return JSON.answer(try members(query["file"], of: query["id"]))
    case ("GET", "copy"): return JSON.answer(try copy(query["file"], query["ids"]))
    case ("GET", "explain"):
      let explanation = try explanation(query["file"], of: query["id"], query["edge"], on: try surface(query))
      return JSON.answer(ExplanationAnswer(explanation))
    case ("POST", "layout"): return JSON.answer(try layOut(try JSON.read(LayoutRequest.self, from: request.body)))
    case ("POST", "widths"): return JSON.answer(try verdicts(try JSON.read(WidthRequest.self, from: request.body)))
    case ("POST", "verdicts"):
      return JSON.answer(try verdicts(try JSON.read(VerdictRequest.self, from: request.body)))
    case ("POST", "whatif"): return JSON.answer(try outcomes(try JSON.read(WhatIfRequest.self, from: request.body)))
    case ("POST", "edit"): return JSON.answer(try edit(try JSON.read(EditRequest.self, from: request.body)))
    case ("POST", "undo"): return JSON.answer(try undo(try JSON.read(DocumentRequest.self, from: request.body)))
    case ("POST", "redo"): return JSON.answer(try redo(try JSON.read(DocumentRequest.self, from: request.body)))
    case ("POST", "save"): return JSON.answer(try save(try JSON.read(DocumentRequest.self, from: request.body)))
    case ("POST", "recreate"): return JSON.answer(try recreate(try JSON.read(DocumentRequest.self, from: request.body)))
    case ("POST", "opened"): return JSON.answer(try remember(try JSON.read(DocumentRequest.self, from: request.body)))
    case ("POST", "saveas"): return JSON.answer(try saveAs(try JSON.read(SaveAsRequest.self, from: request.body)))
    case ("GET", "summary"): return JSON.answer(try summary(query["file"]))
    case ("POST", "conflict"):
      return JSON.answer(try resolveConflict(try JSON.read(DocumentRequest.self, from: request.body)))
    case ("GET", "merge"): return JSON.answer(try merge(of: query["file"]))
    case ("POST", "merge"): return JSON.answer(try merge(try JSON.read(MergeOrder.self, from: request.body)))
    case ("POST", "mergelayout"):
      return JSON.answer(try layOut(try JSON.read(MergeLayoutRequest.self, from: request.body)))
    case ("POST", "mergeeffects"):
      return JSON.answer(try effects(try JSON.read(MergeEffectsRequest.self, from: request.body)))
    case ("POST", "log"): return JSON.answer(try log(try JSON.read(LogRequest.self, from: request.body)))
    default: throw StudioError(404, "This address does not exist.")
    }
  }

  /// The surface of a query, as JSON; nil for the canvas.
  private func surface(_ query: [String: String]) throws(StudioError) -> SurfaceRequest? {
    guard let text = query["surface"] else { return nil }
    return try JSON.read(SurfaceRequest.self, from: Data(text.utf8))
  }
}

/// An explanation in words and as data.
struct ExplanationAnswer: Encodable {
  var text: String
  var explanation: Explanation

  init(_ explanation: Explanation) { (text, self.explanation) = (explanation.text, explanation) }
}
