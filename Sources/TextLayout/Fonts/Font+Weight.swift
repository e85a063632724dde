extension Font {
  /// How heavy the strokes are, on the scale of `UIFont.Weight`: -1 to 1 with regular at 0.
  ///
  /// Any value is allowed; measuring takes the nearest of the nine named weights.
  package struct Weight: Hashable, Sendable, RawRepresentable, Comparable {
    /// From -1 to 1, with 0 for regular; not limited.
    package var rawValue: Double

    /// Takes any number; see ``Font/Weight`` for the weight that text is measured with.
    package init(rawValue: Double) { self.rawValue = rawValue }

    /// -0.8; 100 in style sheets.
    package static let ultraLight = Weight(rawValue: -0.8)
    /// -0.6; 200 in style sheets.
    package static let thin = Weight(rawValue: -0.6)
    /// -0.4; 300 in style sheets.
    package static let light = Weight(rawValue: -0.4)
    /// 0; 400 in style sheets. The default.
    package static let regular = Weight(rawValue: 0)
    /// 0.23; 500 in style sheets.
    package static let medium = Weight(rawValue: 0.23)
    /// 0.3; 600 in style sheets.
    package static let semibold = Weight(rawValue: 0.3)
    /// 0.4; 700 in style sheets.
    package static let bold = Weight(rawValue: 0.4)
    /// 0.56; 800 in style sheets.
    package static let heavy = Weight(rawValue: 0.56)
    /// 0.62; 900 in style sheets.
    package static let black = Weight(rawValue: 0.62)

    package static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }

    /// The nine weights of the system font, lightest first: the order of the table of advances.
    static let named: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest named weight as font names have it: "Regular", "Semibold".
    package var name: String {
      ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"][nearestIndex]
    }

    /// The index in `named` of the nearest weight; the lighter one at equal distance, regular for NaN.
    var nearestIndex: Int {
      var best = 3
      var distance = abs(rawValue - Weight.named[best].rawValue)
      for (index, weight) in Weight.named.enumerated() where abs(rawValue - weight.rawValue) < distance {
        best = index
        distance = abs(rawValue - weight.rawValue)
      }
      return best
    }
  }
}
