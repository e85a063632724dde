/// The traits by which a variant of an asset is chosen.
package struct AssetTraits: Hashable, Sendable {
  /// Whether variants for the light or the dark appearance are chosen.
  package enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// The raw value is that of `luminosity` in asset catalogs.
    case light, dark
  }

  /// The kind of device as asset catalogs write it: `iphone` or `ipad`.
  package var idiom: String
  /// Pixels per point.
  package var scale: Double
  /// Variants for a size class are chosen only where it is not unspecified.
  package var sizeClasses: SizeClasses
  /// Light by default.
  package var appearance: Appearance
  /// Whether variants for languages from right to left are chosen; false by default.
  package var isRightToLeft: Bool

  /// The traits of an upright phone with two pixels per point, except for the values that are given.
  package init(
    idiom: String = "iphone", scale: Double = 2,
    sizeClasses: SizeClasses = SizeClasses(horizontal: .compact, vertical: .regular), appearance: Appearance = .light,
    isRightToLeft: Bool = false
  ) {
    self.idiom = idiom
    self.scale = scale
    self.sizeClasses = sizeClasses
    self.appearance = appearance
    self.isRightToLeft = isRightToLeft
  }
}

/// The conditions under which a variant of an asset is used. Nil allows any value.
struct AssetCondition: Hashable, Sendable {
  private var idiom: String?
  private var widthClass: String?
  private var heightClass: String?
  private var luminosity: String?
  private var contrast: String?
  private var direction: String?

  init(_ entry: [String: Any]) {
    idiom = (entry["idiom"] as? String).flatMap { $0 == "universal" ? nil : $0 }
    widthClass = entry["width-class"] as? String
    heightClass = entry["height-class"] as? String
    direction = entry["language-direction"] as? String
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      let value = appearance["value"] as? String
      if appearance["appearance"] as? String == "luminosity" { luminosity = value } else { contrast = value }
    }
  }

  func matches(_ traits: AssetTraits) -> Bool {
    func allows(_ condition: String?, _ value: String) -> Bool { condition == nil || condition == value }
    return allows(idiom, traits.idiom) && allows(widthClass, traits.sizeClasses.horizontal.rawValue)
      && allows(heightClass, traits.sizeClasses.vertical.rawValue)
      && allows(luminosity, traits.appearance.rawValue)
      && allows(direction, traits.isRightToLeft ? "right-to-left" : "left-to-right")
      // The traits have no setting for higher contrast.
      && contrast == nil
  }

  /// The numbers of traits that the condition names, to compare in order: the device first, then size classes,
  /// appearance and direction.
  var specificity: [Int] {
    func count(_ conditions: String?...) -> Int { conditions.count { $0 != nil } }
    return [count(idiom), count(widthClass, heightClass), count(luminosity), count(direction)]
  }
}
