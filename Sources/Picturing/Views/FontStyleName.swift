import TextLayout

/// What the name of a font says about its style, as PostScript names do behind a hyphen: `HelveticaNeue-Medium`, `Arial-BoldItalicMT`. A
/// reader that does not have the font takes another one of the same weight and slant.
struct FontStyleName {
  /// Nil where the name says nothing, or that the font is regular.
  var weight: Font.Weight?
  var isItalic = false

  init(_ name: String) {
    guard let hyphen = name.lastIndex(of: "-") else { return }
    let style = name[hyphen...].lowercased()
    weight = Self.weights.first { style.contains($0.word) }?.weight
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  /// Words that contain others come first.
  private static let weights: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy),
    ("black", .black), ("bold", .bold),
  ]
}

extension Font.Weight {
  /// The number that style sheets have for the weight.
  var cssWeight: Int {
    switch rawValue {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.1: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.5: 700
    case ..<0.6: 800
    default: 900
    }
  }
}
