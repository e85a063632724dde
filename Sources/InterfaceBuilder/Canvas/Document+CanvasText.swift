extension Document {
  /// The content size category, by UIKit's raw name, at which the canvas drew text styles.
  ///
  /// Large, as on a new phone; but Xcode 13 drew them all at the smallest category: of the labels with a text style that
  /// its frames tell the size of, body is 14, headline 14, footnote 12, title 1 25 points and so on in 12 of 13 documents.
  public var canvasContentSizeCategory: String {
    xcode.major == 13 ? "UICTContentSizeCategoryXS" : "UICTContentSizeCategoryL"
  }

  /// Sizes in points of text styles, by their names in documents, that the canvas drew unlike the phone.
  ///
  /// Up to the first Xcode 11 title 1 had 26 and title 2 had 20 points (9 labels in 2 projects, none against).
  public var canvasTextStyleSizes: [String: Double] {
    guard let version = xcode.toolsVersion, version < 15000 else { return [:] }
    return ["UICTFontTextStyleTitle1": 26, "UICTFontTextStyleTitle2": 20]
  }
}
