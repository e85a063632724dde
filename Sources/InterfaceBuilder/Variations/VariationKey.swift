/// The `key` of a `<variation>`: the traits it is for, joined by `-`, or `default`.
struct VariationKey: Hashable {
  /// How many traits are named: 0 for `default`.
  let specificity: Int
  private let widthClass: String?
  private let heightClass: String?
  private let others: [String: String]

  init(_ text: String) {
    var traits: [String: String] = [:]
    if text != "default" {
      for trait in text.split(separator: "-") {
        let parts = trait.split(separator: "=", maxSplits: 1)
        traits[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
      }
    }
    specificity = traits.count
    widthClass = traits.removeValue(forKey: "widthClass")
    heightClass = traits.removeValue(forKey: "heightClass")
    others = traits
  }

  /// More traits than the two size classes never match.
  static let traitLimit = 2

  /// Place in the order of application: by specificity, and a height class after a width class.
  var rank: Int { 2 * specificity + (heightClass != nil && widthClass == nil ? 1 : 0) }

  /// Whether it names no other traits than size classes.
  var isOfSizeClasses: Bool { others.isEmpty }

  /// Whether the variation applies. Idioms, gamuts and appearances are for other targets and never match.
  func matches(_ classes: SizeClasses) -> Bool {
    others.isEmpty && (widthClass == nil || widthClass == classes.horizontal.rawValue)
      && (heightClass == nil || heightClass == classes.vertical.rawValue)
  }
}
