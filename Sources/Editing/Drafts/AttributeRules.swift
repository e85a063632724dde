/// What the attributes may hold that layouts depend on. Others are taken as they are.
enum AttributeRules {
  enum Rule {
    case number(ClosedRange<Double>)
    case flag
    case words([String])
  }

  static func rule(_ name: String) -> Rule? { rules[name] }

  /// Why a value is not one of the attribute; nil if it is.
  static func objection(to value: String, for name: String) -> String? {
    switch rules[name] {
    case nil: return nil
    case .number(let range):
      guard let number = Double(value), number.isFinite else { return "\(name) must be a number, not \"\(value)\"" }
      guard range.contains(number) else {
        return
          "\(name) must be from \(Number.text(range.lowerBound)) to \(Number.text(range.upperBound)), not \(Number.text(number))"
      }
      return nil
    case .flag: return value == "YES" || value == "NO" ? nil : "\(name) must be YES or NO, not \"\(value)\""
    case .words(let words):
      return words.contains(value) ? nil : "\(name) must be one of \(words.joined(separator: ", ")), not \"\(value)\""
    }
  }

  private static let priority = Rule.number(0...1000)
  private static let length = Rule.number(-1_000_000...1_000_000)

  private static let rules: [String: Rule] = [
    "horizontalHuggingPriority": priority, "verticalHuggingPriority": priority,
    "horizontalCompressionResistancePriority": priority, "verticalCompressionResistancePriority": priority,
    "alpha": .number(0...1), "tag": .number(-9_223_372_036_854_775_808...9_223_372_036_854_774_784),
    "spacing": length, "numberOfLines": .number(0...1_000_000), "minimumScaleFactor": .number(0...1),
    "minimumFontSize": .number(0...10_000), "preferredMaxLayoutWidth": length, "rowHeight": length,
    "hidden": .flag, "opaque": .flag, "clipsSubviews": .flag, "userInteractionEnabled": .flag, "enabled": .flag,
    "translatesAutoresizingMaskIntoConstraints": .flag, "preservesSuperviewLayoutMargins": .flag,
    "insetsLayoutMarginsFromSafeArea": .flag, "layoutMarginsFollowReadableWidth": .flag,
    "baselineRelativeArrangement": .flag, "adjustsFontForContentSizeCategory": .flag, "fixedFrame": .flag,
    "scrollEnabled": .flag,
    "axis": .words(["horizontal", "vertical"]),
    "distribution": .words(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
    "alignment": .words(["fill", "top", "leading", "center", "bottom", "trailing", "firstBaseline", "lastBaseline"]),
    "textAlignment": .words(["left", "center", "right", "justified", "natural"]),
    "semanticContentAttribute": .words(["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]),
  ]

  /// The names of attributes, which are ASCII in every document.
  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]{0,63}/) != nil
  }
}
