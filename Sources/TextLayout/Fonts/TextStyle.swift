/// A Dynamic Type text style. The raw value is Apple's Swift name (`UIFont.TextStyle.title1`).
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// 34 points at the category `large`.
  case largeTitle
  /// 28 points.
  case title1
  /// 22 points.
  case title2
  /// 20 points.
  case title3
  /// 17 points, semibold.
  case headline
  /// 17 points.
  case body
  /// 16 points.
  case callout
  /// 15 points.
  case subheadline
  /// 13 points.
  case footnote
  /// 12 points.
  case caption1
  /// 11 points.
  case caption2

  /// Finds the style by the name that documents store and that is the raw value of `UIFont.TextStyle`, such as
  /// "UICTFontTextStyleBody". Nil if it is unknown.
  package init?(interfaceBuilderName: String) {
    guard let style = TextStyle.allCases.first(where: { $0.interfaceBuilderName == interfaceBuilderName })
    else { return nil }
    self = style
  }

  /// The raw value of `UIFont.TextStyle`, which is also what documents store.
  package var interfaceBuilderName: String {
    switch self {
    case .largeTitle: "UICTFontTextStyleTitle0"
    case .title1: "UICTFontTextStyleTitle1"
    case .title2: "UICTFontTextStyleTitle2"
    case .title3: "UICTFontTextStyleTitle3"
    case .headline: "UICTFontTextStyleHeadline"
    case .body: "UICTFontTextStyleBody"
    case .callout: "UICTFontTextStyleCallout"
    case .subheadline: "UICTFontTextStyleSubhead"
    case .footnote: "UICTFontTextStyleFootnote"
    case .caption1: "UICTFontTextStyleCaption1"
    case .caption2: "UICTFontTextStyleCaption2"
    }
  }

  /// The weight of the style's font unless emphasized.
  package var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The weight of the style's font when emphasized, as by the bold trait. Source: Human Interface Guidelines, Typography.
  package var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  /// Points.
  package func pointSize(for category: ContentSizeCategory) -> Double {
    DynamicTypeTable.pointSizes(of: self)[category.index]
  }

  /// The distance between two baselines, in points.
  package func leading(for category: ContentSizeCategory) -> Double {
    DynamicTypeTable.leadings(of: self)[category.index]
  }

  /// The leading of the category that has this size, which is unique where it exists; nil for any other size.
  func leading(forPointSize size: Double) -> Double? {
    DynamicTypeTable.pointSizes(of: self).firstIndex(of: size).map { DynamicTypeTable.leadings(of: self)[$0] }
  }
}
