import Platform

/// The conditions besides its own attributes that text is measured in.
package struct TextEnvironment: Hashable, Sendable {
  /// Pixels per point. Layout itself is not rounded; `LaidOutText.pixelSize(scale:)` is.
  package var scale: Double
  /// The generation of the system font; it also measures fonts that are not registered.
  package var systemFont: SystemFontGeneration
  /// Whether the last line of a paragraph gets a second word from the line before, rather than to be a single one.
  ///
  /// Labels do so since iOS 14 (``LineFiller/withoutOrphan(_:in:limit:)``).
  package var avoidsOrphans: Bool

  /// By default two pixels per point and the font of iOS 14 and later.
  package init(scale: Double = 2, systemFont: SystemFontGeneration = .variable, avoidsOrphans: Bool = false) {
    self.scale = scale
    self.systemFont = systemFont
    self.avoidsOrphans = avoidsOrphans
  }
}

/// Which system font a release of iOS draws with. Glyphs are the same, advances differ by up to 3 %.
package enum SystemFontGeneration: Hashable, Sendable, CaseIterable {
  /// iOS 9 and 10: as `staticOpticalSizes`, with wider tracking of the display font.
  case staticOpticalSizes2015
  /// iOS 11 to 13: a text font below 20 points and a display font from 20 points.
  case staticOpticalSizes
  /// iOS 14 and later: one variable font that turns from text to display between 17 and 28 points.
  case variable

  /// The system font changed with iOS 11, and from fixed optical sizes to a variable font with iOS 14.
  package static let byRelease = ByRelease(
    SystemFontGeneration.staticOpticalSizes2015, [11: .staticOpticalSizes, 14: .variable])
}
