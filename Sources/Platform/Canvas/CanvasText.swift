/// How the canvas of a generation drew text.
extension XcodeGeneration {
  /// The iOS release whose controls that Xcode's canvas showed: two years of numbers apart up to Xcode 16.
  public var systemRelease: Int { major >= 26 ? 26 : max(7, major + 2) }

  /// Pixels per point to which sizes of text other than labels are taken to have been rounded up on the canvas: from Xcode 11 on never
  /// more than two. Labels follow `Document.canvasRoundsLinesToPixels(in:)`.
  ///
  /// The canvas rounded them to the pixels of the Mac's display, or of the device on one with enough of them; no document says
  /// which. Of 54 documents for screens with three pixels per point 33 have text in whole points and 17 in thirds, and a half is
  /// at most half a point away from either: of the 199 labels on one line in these documents it comes that close to 186 heights
  /// and 187 widths, a third to 79 and 147. Of the labels that Xcode 9 and 10 saved for such screens 10 have thirds, 2 whole points.
  ///
  /// - Parameter scale: The pixels per point of the device.
  public func textScale(onScreenOf scale: Double) -> Double { major >= 11 ? min(2, scale) : scale }

  /// The content size category at which the canvas drew text styles.
  ///
  /// Large, as on a new phone; but Xcode 13 drew them all at the smallest category: of the labels with a text style that
  /// its frames tell the size of, body is 14, headline 14, footnote 12, title 1 25 points and so on in 12 of 13 documents.
  public var contentSizeCategory: ContentSizeCategory { major == 13 ? .xSmall : .large }

  /// Sizes in points of text styles, by their names in documents, that the canvas drew unlike the phone.
  ///
  /// Up to the first Xcode 11 title 1 had 26 and title 2 had 20 points (9 labels in 2 projects, none against).
  public var textStyleSizes: [String: Double] {
    guard let toolsVersion, toolsVersion < 15000 else { return [:] }
    return ["UICTFontTextStyleTitle1": 26, "UICTFontTextStyleTitle2": 20]
  }

  /// Whether labels that may shrink are as high as a line of their text style is to the nearest point.
  ///
  /// See ``Profile/Behavior/roundsShrinkingTextStyles``. No label of Xcode 8, 10, 13 or later shows it.
  public var roundsShrinkingTextStyles: Bool { 11...12 ~= major }
}
