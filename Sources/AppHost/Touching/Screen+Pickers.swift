import UIKit

/// Answers to screens of the system: the share sheet and the pickers of files, photos, colors and fonts. Their rows and buttons can be
/// tapped as well; these methods answer with what no row shows.
extension Screen {
  /// Chooses an activity of the share sheet, by its kind.
  ///
  /// - Throws: ``ScreenError`` if no share sheet is in front, or it does not list the activity.
  public func share(by type: UIActivity.ActivityType) throws {
    let sheet: UIActivityViewController = try front("share sheet")
    guard let activity = run({ sheet.listed.first { $0.type == type } }) else {
      throw ScreenError("the share sheet does not list \(type.rawValue)")
    }
    run { sheet.perform(activity) }
  }

  /// Picks an image in the picker of photos that is in front.
  ///
  /// - Throws: ``ScreenError`` if no such picker is in front.
  public func pick(_ image: UIImage) throws {
    let picker: UIImagePickerController = try front("image picker")
    run { picker.finish(picker.info(of: image)) }
  }

  /// Picks in the picker of photos that is in front, with everything that the delegate is told: for videos, for example.
  ///
  /// - Throws: ``ScreenError`` if no such picker is in front.
  public func pick(_ info: [UIImagePickerController.InfoKey: Any]) throws {
    let picker: UIImagePickerController = try front("image picker")
    run { picker.finish(info) }
  }

  /// Picks files in the picker or browser of documents that is in front; the first one alone if it takes no more.
  ///
  /// - Throws: ``ScreenError`` if neither is in front.
  public func pick(_ files: [URL]) throws {
    if let browser: UIDocumentBrowserViewController = try? front("document browser") {
      return run { browser.finish(files) }
    }
    let picker: UIDocumentPickerViewController = try front("document picker")
    run { picker.finish(files) }
  }

  /// Chooses a color in the picker of colors that is in front, which stays there.
  ///
  /// - Throws: ``ScreenError`` if no such picker is in front.
  public func pick(_ color: UIColor) throws {
    let picker: UIColorPickerViewController = try front("color picker")
    run { picker.choose(color) }
  }

  /// Picks a font in the picker of fonts that is in front.
  ///
  /// - Throws: ``ScreenError`` if no such picker is in front.
  public func pick(_ font: UIFontDescriptor) throws {
    let picker: UIFontPickerViewController = try front("font picker")
    run { picker.choose(font) }
  }

  /// Closes the screen of the system that is in front without an answer, as Cancel, Close and Done do.
  ///
  /// - Throws: ``ScreenError`` if there is none.
  public func cancelPicker() throws {
    for controller in frontControllers {
      switch controller {
      case let sheet as UIActivityViewController: return run { sheet.finish(nil, false) }
      case let picker as UIImagePickerController: return run { picker.cancel() }
      case let editor as UIVideoEditorController: return run { editor.cancel() }
      case let picker as UIDocumentPickerViewController: return run { picker.cancel() }
      case let picker as UIColorPickerViewController: return run { picker.finish() }
      case let picker as UIFontPickerViewController: return run { picker.cancel() }
      default: continue
      }
    }
    throw ScreenError("no system picker is presented")
  }

  private func front<Controller: UIViewController>(_ name: String) throws -> Controller {
    for case let controller as Controller in frontControllers { return controller }
    throw ScreenError("no \(name) is presented")
  }

  /// The controller in front, and those around it.
  private var frontControllers: [UIViewController] {
    var found: [UIViewController] = []
    var present = topController
    while let controller = present {
      found.append(controller)
      present = controller.parent
    }
    return found
  }
}
