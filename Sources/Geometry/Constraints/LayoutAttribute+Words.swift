extension LayoutAttribute: CaseIterable {
  /// The attributes that have words, in the order of the raw values of `NSLayoutConstraint.Attribute`.
  public static let allCases: [LayoutAttribute] = words.map(\.attribute)

  /// The names in Apple's logs and in Interface Builder's documents.
  private static let words: [(attribute: LayoutAttribute, word: String)] = [
    (.notAnAttribute, "notAnAttribute"),
    (.left, "left"),
    (.right, "right"),
    (.top, "top"),
    (.bottom, "bottom"),
    (.leading, "leading"),
    (.trailing, "trailing"),
    (.width, "width"),
    (.height, "height"),
    (.centerX, "centerX"),
    (.centerY, "centerY"),
    (.lastBaseline, "lastBaseline"),
    (.firstBaseline, "firstBaseline"),
    (.leftMargin, "leftMargin"),
    (.rightMargin, "rightMargin"),
    (.topMargin, "topMargin"),
    (.bottomMargin, "bottomMargin"),
    (.leadingMargin, "leadingMargin"),
    (.trailingMargin, "trailingMargin"),
    (.centerXWithinMargins, "centerXWithinMargins"),
    (.centerYWithinMargins, "centerYWithinMargins"),
  ]

  /// The attribute's name in Apple's logs and in Interface Builder's documents; `unnamed` for one that Apple does not have.
  public var word: String { Self.words.first { $0.attribute == self }?.word ?? "unnamed" }

  /// The attribute of a name in Interface Builder's documents, where `baseline` is the old name of ``lastBaseline``; nil
  /// for any other word and for ``notAnAttribute``.
  public init?(word: String) {
    let name = word == "baseline" ? "lastBaseline" : word
    guard let match = Self.words.first(where: { $0.word == name }), match.attribute != .notAnAttribute else {
      return nil
    }
    self = match.attribute
  }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The attribute's ``word``.
  public var description: String { word }
}
