import Geometry

extension ConstraintElement {
  /// What a constraint relates of an item.
  package enum Attribute: Hashable, Sendable {
    /// The left edge of the alignment rectangle.
    case left
    /// The right edge of the alignment rectangle.
    case right
    /// The top edge of the alignment rectangle.
    case top
    /// The bottom edge of the alignment rectangle.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width of the alignment rectangle.
    case width
    /// The height of the alignment rectangle.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line; the name that Xcode writes.
    case baseline
    /// The baseline of the last line.
    case lastBaseline
    /// The baseline of the first line.
    case firstBaseline
    /// The left edge of the layout margins.
    case leftMargin
    /// The right edge of the layout margins.
    case rightMargin
    /// The top edge of the layout margins.
    case topMargin
    /// The bottom edge of the layout margins.
    case bottomMargin
    /// The edge of the layout margins where reading begins.
    case leadingMargin
    /// The edge of the layout margins where reading ends.
    case trailingMargin
    /// The horizontal center between the layout margins.
    case centerXWithinMargins
    /// The vertical center between the layout margins.
    case centerYWithinMargins
    /// A word that is no attribute. Such a constraint is left out of layouts.
    case unknown(String)
  }
}

extension ConstraintElement.Attribute {
  /// The attribute of the document's word. Constant time.
  package init(word: String) { self = Self.byWord[word] ?? .unknown(word) }

  /// The attribute of layouts that the word stands for; nil for a word that is no attribute.
  package var layout: LayoutAttribute? {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    case .unknown: nil
    }
  }

  /// The word that documents use, which is also that of logs.
  package var word: String {
    switch self {
    case .baseline: "baseline"
    case .unknown(let word): word
    default: layout?.word ?? ""
    }
  }

  /// The axis along which the attribute lies; nil for a word that is no attribute.
  package var axis: Axis? { layout?.axis }

  /// Whether the attribute is a width or a height.
  package var isSize: Bool { layout?.isSize ?? false }

  /// Whether the attribute depends on the margins.
  package var isMargin: Bool { layout?.isMargin ?? false }

  /// Whether the attribute is the baseline of the first or the last line.
  package var isBaseline: Bool { layout?.isBaseline ?? false }

  /// All attributes but unknown ones.
  package static let known: [Self] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline, .lastBaseline,
    .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  private static let byWord = Dictionary(uniqueKeysWithValues: known.map { ($0.word, $0) })
}
