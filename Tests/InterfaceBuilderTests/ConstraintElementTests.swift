import Foundation
import Testing

@testable import InterfaceBuilder

struct ConstraintElementTests {
  func read(_ attributes: String) throws -> (ConstraintElement?, [Diagnostic]) {
    let constraint = #"<constraint id="c" \#(attributes)/>"#
    let items = #"<subviews><view id="a"/><view id="b"/></subviews>"#
    let document = try xib(#"<view id="v"><constraints>\#(constraint)</constraints>\#(items)</view>"#)
    return (document.scenes[0].rootView?.constraints.first, document.diagnostics)
  }

  @Test func full() throws {
    let (constraint, diagnostics) = try read(
      """
      firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="b" secondAttribute="trailing"
      multiplier="2" constant="8" symbolic="YES" priority="750" identifier="gap" placeholder="YES"
      """)
    let c = try #require(constraint)
    #expect(c.id == "c" && c.ownerID == "v" && c.firstItem == "a" && c.firstAttribute == .leading)
    #expect(c.relation == .greaterThanOrEqual && c.secondItem == "b" && c.secondAttribute == .trailing)
    #expect(c.multiplier == 2 && c.constant == 8 && c.priority == 750)
    #expect(c.isSymbolic && c.isPlaceholder && c.identifier == "gap")
    #expect(diagnostics.isEmpty && c.position == SourcePosition(line: 2, column: 27))
  }

  @Test func defaults() throws {
    let c = try #require(try read(#"firstAttribute="width""#).0)
    #expect(c.firstItem == nil && c.relation == .equal && c.secondAttribute == nil)
    #expect(c.multiplier == 1 && c.constant == nil && c.priority == 1000 && !c.isSymbolic && !c.isPlaceholder)
  }

  @Test(
    arguments: [
      ("2", 2), ("0.5", 0.5), ("1:1", 1), ("375:229", 375.0 / 229), ("1/3", 1.0 / 3), ("16 : 9", 16.0 / 9), ("-1", -1),
    ] as [(String, Double)])
  func multipliers(text: String, value: Double) throws {
    let (constraint, diagnostics) = try read(#"firstAttribute="width" multiplier="\#(text)""#)
    #expect(constraint?.multiplier == value && diagnostics.isEmpty)
  }

  @Test(arguments: ["0", "0:1", "1:0", "a", "", ":", "1:2:3", "inf", "nan"])
  func badMultipliers(text: String) throws {
    let (constraint, diagnostics) = try read(#"firstAttribute="width" multiplier="\#(text)""#)
    #expect(constraint?.multiplier == 1)
    #expect(
      diagnostics.map(\.message) == ["the multiplier \"\(text)\" must be a number other than 0; trellis uses 1 instead"]
    )
    #expect(diagnostics.first?.objectID == "c" && diagnostics.first?.position?.line == 2)
  }

  @Test(
    arguments: [
      ("1000", 1000, true), ("0.5", 0.5, true), ("1001", 1000, false), ("0", 1, false), ("-5", 1, false),
      // A priority has 32 bits, in which the first number is 0 and the second has fewer digits.
      ("1e-46", 1, false), ("1e-40", 1e-40, true), ("1e-320", 1, false), ("1e300", 1000, false),
    ] as [(String, Float, Bool)])
  func priorities(text: String, value: Float, isFine: Bool) throws {
    let (constraint, diagnostics) = try read(#"firstAttribute="width" priority="\#(text)""#)
    #expect(constraint?.priority == value && diagnostics.isEmpty == isFine)
  }

  @Test func oddValuesAreReported() throws {
    #expect(try read(#"firstAttribute="width" constant="x""#).0?.constant == 0)
    #expect(try read(#"firstAttribute="width" constant="x""#).1.count == 1)
    #expect(try read(#"firstAttribute="width" relation="more""#).1.count == 1)
    let (none, diagnostics) = try read(#"constant="1""#)
    #expect(none == nil && diagnostics.map(\.severity) == [.warning])
  }
}
