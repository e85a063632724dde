import Testing

@testable import InterfaceBuilder

/// Numbers of documents, against the standard library's own reading of the same text.
struct PlainDecimalTests {
  @Test(arguments: [
    "0", "-0", "1", "-8", "20.5", "0.5", "-0.25", "375", "333.33333333333331", "0.1", "999999999999999",
    "0.000000000000001",
    "00012.50",
  ])
  func numbers(_ text: String) throws {
    let expected = try #require(Double(text))
    if text.utf8.count(where: { $0 >= 0x30 }) <= 15 {
      #expect(Double(plainDecimal: text)?.bitPattern == expected.bitPattern)
    } else {
      #expect(Double(plainDecimal: text) == nil)
    }
  }

  @Test(arguments: [
    "", "-", ".", ".5", "5.", "1.2.3", "1e3", "+1", " 1", "1 ", "--1", "1-", "0x10", "inf", "nan", "١",
    "9999999999999999",
  ])
  func otherTexts(_ text: String) {
    #expect(Double(plainDecimal: text) == nil)
  }

  @Test func everyPlaceOfThePoint() throws {
    var chance = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let digits = String(UInt64.random(in: 0..<1_000_000_000_000_000, using: &chance))
      let place = Int.random(in: 1...digits.count, using: &chance)
      var text = digits
      if place < digits.count { text.insert(".", at: text.index(text.startIndex, offsetBy: place)) }
      if Bool.random(using: &chance) { text = "-" + text }
      #expect(Double(plainDecimal: text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test func elementsReadOtherNumbersToo() throws {
    let element = try element(#"<rect x="1e2" y=".5" width="333.33333333333331" height="nan"/>"#)
    #expect(element.double("x") == 100)
    #expect(element.double("y") == 0.5)
    #expect(element.double("width") == 333.33333333333331)
    #expect(element.double("height") == nil)
  }
}
