import Geometry
import Testing

/// Where attributes lie: the arithmetic of `NSLayoutConstraint.Attribute`'s documentation.
@Suite struct LayoutAttributeTests {
  private let frame = AttributeFrame(
    Rect(x: 100, y: 200, width: 60, height: 40), alignmentInsets: Insets(top: 1, left: 2, bottom: 3, right: 4),
    margins: Insets(top: 10, left: 20, bottom: 30, right: 8),
    firstBaseline: TextBaseline(heightFactor: 0, offset: 16), lastBaseline: TextBaseline(heightFactor: 1, offset: -4))

  @Test(
    arguments: [
      (.left, 100), (.right, 160), (.top, 200), (.bottom, 240), (.leading, 100), (.trailing, 160), (.width, 60),
      (.height, 40), (.centerX, 130), (.centerY, 220), (.firstBaseline, 216), (.lastBaseline, 236), (.leftMargin, 118),
      (.rightMargin, 156), (.topMargin, 209), (.bottomMargin, 213), (.leadingMargin, 118), (.trailingMargin, 156),
      (.centerXWithinMargins, 137), (.centerYWithinMargins, 211), (.notAnAttribute, 0),
    ] as [(LayoutAttribute, Double)])
  func value(_ attribute: LayoutAttribute, _ value: Double) {
    #expect(frame.value(of: attribute) == value)
  }

  @Test func directionalAttributesChangeSides() {
    let sides: [(LayoutAttribute, LayoutAttribute)] = [
      (.leading, .right), (.trailing, .left), (.leadingMargin, .rightMargin), (.trailingMargin, .leftMargin),
    ]
    for (attribute, side) in sides { #expect(frame.value(of: attribute.mirrored) == frame.value(of: side)) }
    for attribute in LayoutAttribute.allCases where !attribute.isDirectional {
      #expect(attribute.mirrored == attribute)
    }
  }

  @Test func everyAttributeHasAWordOfItsOwn() {
    #expect(Set(LayoutAttribute.allCases).count == 21)
    for attribute in LayoutAttribute.allCases.dropFirst() {
      #expect(LayoutAttribute(word: attribute.word) == attribute)
    }
    #expect(LayoutAttribute(word: "baseline") == .lastBaseline)
    #expect(LayoutAttribute(word: "notAnAttribute") == nil)
    #expect(LayoutAttribute(word: "sideways") == nil)
  }

  @Test func kinds() {
    func words(_ isOfKind: (LayoutAttribute) -> Bool) -> [String] {
      LayoutAttribute.allCases.filter(isOfKind).map(\.word)
    }
    #expect(words(\.isSize) == ["width", "height"])
    #expect(words { !$0.isLocation } == ["notAnAttribute", "width", "height"])
    #expect(words(\.isBaseline) == ["lastBaseline", "firstBaseline"])
    #expect(words(\.isCenter) == ["centerX", "centerY", "centerXWithinMargins", "centerYWithinMargins"])
    #expect(words(\.isAbsoluteHorizontalEdge) == ["left", "right", "leftMargin", "rightMargin"])
    #expect(words(\.isDirectional) == ["leading", "trailing", "leadingMargin", "trailingMargin"])
    #expect(
      words(\.isEdge) == [
        "left", "right", "top", "bottom", "leading", "trailing", "lastBaseline", "firstBaseline", "leftMargin",
        "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
      ])
  }

  /// An infinite frame of a document makes no number of what does not depend on it.
  @Test func whatDoesNotCountNeedNotBeFinite() {
    let frame = AttributeFrame(Rect(x: 7, y: -.infinity, width: .infinity, height: 5))
    #expect(frame.value(of: .left) == 7)
    #expect(frame.value(of: .height) == 5)
  }
}
