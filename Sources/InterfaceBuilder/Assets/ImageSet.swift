/// The variants of an image in an asset catalog.
package struct ImageSet: Hashable, Sendable {
  /// A file of the set.
  package struct Variant: Hashable, Sendable {
    var condition: AssetCondition
    /// Pixels per point; nil for vectors, which have one file for all.
    package var scale: Double?
    /// In points.
    package var size: Size
    /// Points from the edges inwards to the alignment rectangle; nil if the set gives none (DEVIATIONS.md, 63).
    package var alignmentInsets: Insets?
    /// Points from the edges inwards to the part that is stretched where the image is pulled; nil if all of it is. Its intrinsic size
    /// stays the same.
    package var capInsets: Insets?
    /// The path of the file below the folder of the set.
    package var fileName: String
    /// The path of the file.
    package var path: String
  }

  /// The files whose size could be read, in the order of the set's `Contents.json`.
  package internal(set) var variants: [Variant] = []
  /// Whether the set says that its images are drawn in the tint color.
  package internal(set) var isTemplate = false

  /// The best variant for the traits: of those whose condition names the most, the one of the same scale, or the next
  /// larger scale, or the next smaller one. Nil if no condition matches.
  package func variant(for traits: AssetTraits) -> Variant? {
    let matching = variants.filter { $0.condition.matches(traits) }
    guard let closest = matching.map(\.condition.specificity).max(by: { $0.lexicographicallyPrecedes($1) }) else {
      return nil
    }
    let best = matching.filter { $0.condition.specificity == closest }
    func scale(_ variant: Variant) -> Double { variant.scale ?? traits.scale }
    let larger = best.filter { scale($0) >= traits.scale }.min { scale($0) < scale($1) }
    return larger ?? best.max { scale($0) < scale($1) }
  }
}

/// The variants of a color in an asset catalog.
package struct ColorSet: Hashable, Sendable {
  struct Variant: Hashable, Sendable {
    var condition: AssetCondition
    var color: ColorValue
  }

  var variants: [Variant] = []

  /// The color whose condition names the most of the traits. Nil if no condition matches.
  package func color(for traits: AssetTraits) -> ColorValue? {
    variants.filter { $0.condition.matches(traits) }
      .max { $0.condition.specificity.lexicographicallyPrecedes($1.condition.specificity) }?.color
  }
}
