import Editing
import InterfaceBuilder
import Staging

/// Views as text, for the pasteboard.
struct CopyAnswer: Encodable {
  var text: String
}

@MainActor
extension Studio {
  /// What Add New Constraints offers for a view, as far as the surface shows it.
  func pinChoices(
    _ file: String?, of id: String?, scene: String?, on surface: SurfaceRequest?, toMargins: Bool
  ) throws(StudioError) -> PinChoices {
    let session = try session(file)
    guard let id else { throw StudioError(400, "The request does not specify a view.") }
    let options = Self.options(try item(session, language: nil).options, scene, [])
    let shown: Surface? = try surface.map { surface throws(StudioError) in .device(try surface.configuration()) }
    return try session.trying([], options: options) { outcome throws(StudioError) in
      var performer = Performer(outcome.draft, options: options)
      performer.surface = shown
      do throws(EditError) { return try performer.pinChoices(of: id, toMargins: toMargins) } catch {
        throw StudioError(error)
      }
    }
  }

  /// Views with everything in them as text.
  ///
  /// - Parameter ids: The ids, with commas between them.
  func copy(_ file: String?, _ ids: String?) throws(StudioError) -> CopyAnswer {
    let session = try session(file)
    let ids = (ids ?? "").split(separator: ",").map(String.init)
    guard !ids.isEmpty else { throw StudioError(400, "The request does not specify a view.") }
    let options = try item(session, language: nil).options
    return try session.trying([], options: options) { outcome throws(StudioError) in
      do throws(EditError) { return CopyAnswer(text: try outcome.draft.fragment(of: ids)) } catch {
        throw StudioError(error)
      }
    }
  }
}
