import Testing
import TextLayout

/// Sizes and leadings from Apple's Human Interface Guidelines, Typography, typed in by hand.
@Suite struct FontTests {
  @Test(arguments: [
    (TextStyle.largeTitle, 34.0, 41.0), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
    (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption1, 12, 16),
    (.caption2, 11, 13),
  ])
  func large(style: TextStyle, size: Double, leading: Double) {
    let font = Font.preferred(style)
    #expect(font.pointSize == size)
    #expect(font.weight == (style == .headline ? .semibold : .regular))
    #expect(style.leading(for: .large) == leading)
    #expect(abs(font.leading - max(0, leading - font.lineHeight)) < 1e-9)
  }

  @Test func body() {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    for (category, size) in zip(ContentSizeCategory.allCases, sizes) {
      #expect(TextStyle.body.pointSize(for: category) == size)
      #expect(Font.preferred(.body, category: category).pointSize == size)
    }
    #expect(TextStyle.largeTitle.pointSize(for: .AX5) == 60)
    #expect(TextStyle.footnote.pointSize(for: .xSmall) == 12)
  }

  @Test func categories() {
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibility).count == 5)
    #expect(ContentSizeCategory.xxxLarge < .AX1)
    #expect(ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL") == .AX5)
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
  }

  @Test func names() {
    #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleBody") == .body)
    #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") == .largeTitle)
    #expect(TextStyle(interfaceBuilderName: "Body") == nil)
    for style in TextStyle.allCases { #expect(TextStyle(interfaceBuilderName: style.interfaceBuilderName) == style) }
  }

  @Test func verticalMetrics() {
    let font = Font.system(17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-12)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-12)
    #expect(font.leading == 0)
    #expect(font.descender < 0)
    var resized = Font.preferred(.body)
    resized.pointSize = 18
    #expect(resized.leading == 0)
  }
}
