import InterfaceBuilder

/// Finds storyboards and xibs in the folder of a bundle. They are read as source files, because nothing compiles them
/// here.
enum BundleDocuments {
  /// The document of the name in the bundle's folder, in its `Base.lproj`, or in the first other `.lproj` by name. Nil
  /// if there is none, or if it cannot be read, which is logged with line and column.
  @MainActor
  static func read(_ name: String, _ kind: InterfaceBuilder.Document.Kind, in bundle: Bundle?) -> Document? {
    if let app = bundle.flatMap(AppBundle.folder) {
      return app.path(of: "\(name).\(kind.rawValue)").flatMap { readLocalized($0, app) }
    }
    let bundle = bundle ?? .main
    let folder = bundle.resourcePath ?? bundle.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let languages = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.sorted()
    for place in ["", "Base.lproj/"] + languages.map({ $0 + "/" }) {
      let path = "\(folder)/\(place)\(name).\(kind.rawValue)"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      return read(path)
    }
    guard bundle == .main else { return nil }
    // Of an app whose sources are rewritten, the folder of the sources is the bundle.
    for app in AppFolder.known {
      if let path = app.path(of: "\(name).\(kind.rawValue)") { return readLocalized(path, app) }
    }
    return nil
  }

  /// With the texts of the user's language, and with the images and colors of the app's catalogs.
  @MainActor
  private static func readLocalized(_ path: String, _ app: AppFolder) -> Document? {
    guard var document = read(path) else { return nil }
    let screen = UIScreen.main
    if let language = AppFolder.language, path.contains("/Base.lproj/") || !path.contains(".lproj/") {
      do throws(ReadError) {
        let texts = try Localization.read(language: language, besideDocument: path)
        document = document.localized(
          by: texts, screenWidth: Double(screen.bounds.width), device: screen.assetTraits.idiom)
      } catch {
        LayoutLog.write("\(error.file ?? path): error: \(error.message)")
      }
    }
    return document.supplied(by: app.assets, for: screen.assetTraits, first: .catalog)
  }

  private static func read(_ path: String) -> Document? {
    do throws(ReadError) {
      return try Document.read(contentsOf: path)
    } catch {
      let position = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      LayoutLog.write("\(path)\(position): error: \(error.message)")
      return nil
    }
  }

  /// The text by which exceptions name a bundle.
  static func text(_ bundle: Bundle?) -> String { "NSBundle <\((bundle ?? .main).bundlePath)> (loaded)" }
}
