import InterfaceBuilder

/// Languages as projects name them.
enum LanguageCode {
  /// Projects of Xcode 3 and 4 name languages in English; `Base` is no language, and nil.
  static func code(of region: String) -> String? {
    if region == "Base" || region.isEmpty { return nil }
    return old[region] ?? region
  }

  /// The languages of folders with texts, such as `ar.lproj/Main.strings`.
  static func code(ofFolderIn path: String) -> String? {
    let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
    return folder.flatMap { code(of: String($0.dropLast(".lproj".count))) }
  }

  static func isRightToLeft(_ code: String) -> Bool { Localization.isRightToLeft(code) }

  private static let old = [
    "Arabic": "ar", "English": "en", "French": "fr", "German": "de", "Hebrew": "he", "Italian": "it",
    "Japanese": "ja", "Persian": "fa", "Spanish": "es", "Urdu": "ur",
  ]
}
