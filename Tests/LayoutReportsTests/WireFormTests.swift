import Foundation
import LayoutReports
import Testing

/// Nothing of a report is lost on the way out and back.
@Suite struct WireFormTests {
  @Test(arguments: WireSample.all)
  func reportIsReadAsWritten(_ sample: WireSample) throws {
    try expectRoundTrip(sample.plain)
    try expectRoundTrip(sample.full)
  }

  /// A property whose sample has the value that it has without being said is not tested by the way out and back: a new property
  /// fails here until the full sample gives it another value.
  @Test(arguments: WireSample.all)
  func everyStoredPropertyHasAValueOfItsOwn(_ sample: WireSample) {
    let plain = Dictionary(
      Mirror(reflecting: sample.plain).children.map { ($0.label ?? "", String(reflecting: $0.value)) }
    ) { first, _ in first }
    for property in Mirror(reflecting: sample.full).children {
      let name = property.label ?? ""
      #expect(plain[name] != String(reflecting: property.value), "\(sample.testDescription).\(name)")
    }
  }

  /// Foundation writes the same values, so that a client may use its encoder.
  @Test(arguments: WireSample.all)
  func reportOfAnotherEncoderIsRead(_ sample: WireSample) throws {
    func check<Value: WireSampleValue>(_ value: Value) throws {
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .throw
      #expect(try JSONDecoder().decode(Value.self, from: encoder.encode(value)) == value)
    }
    try check(sample.full)
  }

  @Test func newerReportIsRefused() {
    let json = #"{"schemaVersion":99, "documents":[]}"#
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(LayoutReport.self, from: Data(json.utf8)) }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (0.5, "0.5"), (16, "16"), (-1.25, "-1.25"), (1.0 / 3, "0.3333333333333333"),
    (1e-7, "0.0000001"), (-1.5e-7, "-0.00000015"), (1e15, "1000000000000000"), (1.5e20, "150000000000000000000"),
    (123_456_789_012_345_680, "123456789012345680"), (.infinity, "1000000000000000"),
    (-.infinity, "-1000000000000000"), (.nan, "0"), (0.1 + 0.2, "0.30000000000000004"),
  ])
  func numbersHaveNoExponent(value: Double, text: String) throws {
    #expect(try ReportEncoder().text(of: value) == text)
  }

  @Test func numbersAreReadBitForBit() throws {
    var bits: UInt64 = 1
    for _ in 0..<2_000 {
      // The multiplier and the increment are those of Knuth's MMIX.
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: bits)
      guard value.isFinite else { continue }
      let text = try ReportEncoder().text(of: value)
      #expect(Double(text) == value)
      #expect(!text.contains("e"))
    }
  }

  private func expectRoundTrip<Value: WireSampleValue>(_ value: Value) throws {
    let text = try ReportEncoder().text(of: value)
    let read = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    #expect(read == value, "\(text)")
    #expect(try ReportEncoder().text(of: read) == text)
  }
}
