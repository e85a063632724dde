import Commands
import ArgumentParser
import Checking
import Geometry
import Staging

/// What moves in a picture, as it is written on the command line.
struct AnimationOption: Hashable {
  let motion: SceneMotion

  static let help: ArgumentHelp = ArgumentHelp(
    """
    Draw an animation of a change. To rotate the device, specify rotation. To hide or show a view, specify toggle=VIEW. To set the \
    constant of a constraint, specify constant=ID:POINTS.
    """,
    valueName: "change")

  /// - Throws: `ValidationError` with what can be written.
  init(reading text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
    switch (parts.first, parts.dropFirst().first) {
    case ("rotation", nil): motion = .rotation
    case ("toggle", let view?) where !view.isEmpty: motion = .change(.toggle(view))
    case ("constant", let change?):
      guard let colon = change.lastIndex(of: ":"), let value = Double(change[change.index(after: colon)...]),
        value.isFinite, colon > change.startIndex
      else { throw Self.mistake(text) }
      motion = .change(.constant(of: String(change[..<colon]), value))
    default: throw Self.mistake(text)
    }
  }

  /// Why nothing could be drawn though there is a scene.
  var missing: String {
    switch motion {
    case .rotation: "the rotated device does not show the scene"
    case .change(.toggle(let view)): "no view has the object ID, label or text \"\(VisibleText.line(view))\""
    case .change(.constant(let id, _)): "no constraint has the object ID or identifier \"\(VisibleText.line(id))\""
    }
  }

  private static func mistake(_ text: String) -> ValidationError {
    ValidationError(
      "\"\(VisibleText.line(text))\" is not an animation; use rotation, toggle=VIEW or constant=ID:POINTS.")
  }
}
