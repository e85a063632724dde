import Editing
import Geometry
import LayoutReports
import Staging

/// What a page asks about a value that is not the present one: of a constant, a priority, a text.
struct WhatIfRequest: Codable {
  var file: String
  /// The id of the scene; nil for the first one.
  var scene: String?
  var surface: SurfaceRequest
  /// The id of the object with the value.
  var object: String
  /// The name of the attribute.
  var attribute: String
  var values: [String]
  /// The id of the view that is looked at.
  var view: String
}

/// Where a view would be.
struct WhatIfAnswer: Encodable {
  var version: Int
  var outcomes: [Outcome]

  /// What one value comes to.
  struct Outcome: Encodable {
    var value: String
    /// Of the view in its superview, in points; nil where it is not laid out.
    var frame: Rect?
    var conflicts = 0
    var ambiguities = 0
    /// Why the value cannot be; nil if it can.
    var refusal: String?
  }
}

@MainActor
extension Studio {
  /// Each value costs an edit that is taken back, and a layout without a drawing.
  func outcomes(_ request: WhatIfRequest) throws(StudioError) -> WhatIfAnswer {
    let session = try session(request.file)
    guard request.values.count <= 100 else { throw StudioError(413, "The request contains too many values.") }
    let configuration = try request.surface.configuration()
    var answer = WhatIfAnswer(version: session.version, outcomes: [])
    for value in request.values {
      var outcome = WhatIfAnswer.Outcome(value: value)
      let changes = [DocumentChange.verb(.set([request.object], [Assignment(request.attribute, value)]))]
      do throws(StudioError) {
        var stand = try stand(session, changes: changes, language: request.surface.language)
        stand.options.scene = stand.sceneID(request.scene)
        let scenes = Stage(stand.documents, on: .device(configuration), options: stand.options).layOut().scenes
        outcome.frame = scenes.lazy.compactMap { $0.root?.frame(of: request.view) }.first
        outcome.conflicts = scenes.reduce(0) { $0 + $1.conflicts.count }
        outcome.ambiguities = scenes.reduce(0) { $0 + $1.ambiguities.count }
      } catch {
        outcome.refusal = error.message
      }
      answer.outcomes.append(outcome)
    }
    return answer
  }
}

extension ViewReport {
  /// The frame of the view with the id, in its superview.
  fileprivate func frame(of id: String) -> Rect? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.id == id { return view.frame }
      pending += view.children
    }
    return nil
  }
}
