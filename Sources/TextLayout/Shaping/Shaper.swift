/// Turns text into glyphs of one font.
protocol Shaper: Sendable {
  /// The advances of a stretch of text of one direction, by scalar, as parts of the point size.
  ///
  /// The first scalar of a cluster (a ligature, a letter with its marks) has the advance of all its glyphs, kerning
  /// included, the others 0. Nil where the font has no glyph for a scalar of the cluster.
  /// - Parameter text: what stands around the stretch decides how letters join at its ends. At most 2³¹ - 1 scalars.
  func advances(_ text: [UInt32], _ stretch: ShapedStretch) -> [Double?]
}

/// Scalars that are shaped at once.
struct ShapedStretch: Hashable {
  var range: Range<Int>
  var isRightToLeft: Bool
}

#if !Shaping
  extension FontFace {
    static func all(in bytes: [UInt8], name: String) throws(FontError) -> [FontFace] { throw .needsShaping(name) }
  }
#endif
