import XCTest

@testable import Corner_Shop

final class MoneyTests: XCTestCase {
  func testDiscount() { XCTAssertEqual(Money.discount, 0.1) }
}
