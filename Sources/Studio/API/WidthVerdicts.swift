import Geometry
import Staging

/// What a page asks about windows of several widths.
struct WidthRequest: Codable {
  var file: String
  /// The id of the scene; nil for the first one.
  var scene: String?
  var surface: SurfaceRequest
  /// In points.
  var widths: [Double]
}

/// How a scene does on windows of several widths.
struct WidthVerdicts: Encodable {
  var version: Int
  var verdicts: [Verdict]

  struct Verdict: Encodable {
    var width: Double
    var conflicts: Int
    var ambiguities: Int
  }
}

@MainActor
extension Studio {
  /// Each width costs a layout, without a drawing.
  func verdicts(_ request: WidthRequest) throws(StudioError) -> WidthVerdicts {
    let session = try session(request.file)
    guard request.widths.count <= 100 else { throw StudioError(413, "There are too many widths.") }
    let stand = try stand(session, language: request.surface.language)
    var options = stand.options
    options.scene = stand.sceneID(request.scene)
    var answer = WidthVerdicts(version: session.version, verdicts: [])
    for width in request.widths {
      var surface = request.surface
      surface.width = width
      let scene = Stage(stand.documents, on: .device(try surface.configuration()), options: options).layOut().scenes
        .first
      answer.verdicts.append(
        .init(width: width, conflicts: scene?.conflicts.count ?? 0, ambiguities: scene?.ambiguities.count ?? 0))
    }
    return answer
  }
}
