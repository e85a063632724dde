import UIKit
import XCTest

@testable import Cards

@MainActor
class CardViewTests: XCTestCase {
  var card: CardView!

  override func setUp() {
    super.setUp()
    card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  override func tearDown() {
    card = nil
    super.tearDown()
  }

  func testTitleStandsAtTheMargins() {
    card.layoutIfNeeded()
    XCTAssertEqual(card.titleLabel.frame.origin, CGPoint(x: 16, y: 16))
  }

  func testButtonSendsItsAction() {
    card.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(card.taps, 1)
  }

  func testCardIsAsHighAsItsContent() throws {
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    XCTAssertEqual(size.height, 16 + card.titleLabel.intrinsicContentSize.height + 8 + 30 + 16, accuracy: 0.5)
  }
}

class PlainTests: XCTestCase {
  @MainActor func testViewsAreMadeInASynchronousTest() {
    let view = UIView()
    view.addSubview(UILabel())
    XCTAssertEqual(view.subviews.count, 1)
  }

  func testTheScreenIsThatOfAnIPhone17() async {
    let bounds = await UIScreen.main.bounds
    XCTAssertEqual(bounds, CGRect(x: 0, y: 0, width: 402, height: 874))
  }
}
