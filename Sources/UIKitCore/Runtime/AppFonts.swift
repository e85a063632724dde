import InterfaceBuilder
import TextLayout

/// The fonts that an app's property list names under `UIAppFonts`: files of the app's folder, by their names.
@MainActor
enum AppFonts {
  private struct Loaded {
    var registry = FontRegistry()
    var problems: [String] = []
  }
  /// By folder: a process launches an app many times.
  private static var known: [String: Loaded] = [:]

  /// Registers the fonts on the main screen, whose text they measure from then on. A font that cannot be used is logged; DEVIATIONS.md, 3,
  /// says how its text is measured.
  static func register(for information: [String: Any], in folder: AppFolder) {
    guard let names = information["UIAppFonts"] as? [String], !names.isEmpty else { return }
    let loaded = known[folder.path] ?? load(names, in: folder)
    known[folder.path] = loaded
    for problem in loaded.problems {
      LayoutLog.write("UIAppFonts: \(problem); text in this font is measured with another font")
    }
    // Fonts that a test has registered stay.
    if UIScreen.main.fonts.faces.isEmpty { UIScreen.main.fonts = loaded.registry }
  }

  private static func load(_ names: [String], in folder: AppFolder) -> Loaded {
    var loaded = Loaded()
    for name in names {
      let file = name.split(separator: "/").last.map(String.init) ?? name
      guard let path = folder.path(of: file) else {
        loaded.problems.append("\(name): no such file in \(folder.path)")
        continue
      }
      // No pipe, which would keep everything waiting.
      guard InputFile.isRegular(path) else {
        loaded.problems.append("\(name): is not a file")
        continue
      }
      do throws(FontError) {
        try loaded.registry.register(contentsOf: path)
      } catch {
        loaded.problems.append("\(error)")
      }
    }
    return loaded
  }
}
