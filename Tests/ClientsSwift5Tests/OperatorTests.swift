import ClientLibraries5
import UIKit
import XCTest

extension UILayoutPriority {
  static let almostRequired = UILayoutPriority.required - 1
  static let wish = UILayoutPriority.defaultLow + 10
}

final class OperatorForm: FormView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.leading == leading + FormView.inset
    name.trailing == trailing - FormView.inset
    name.top == top + 24
    name.height == 34
    mail.leading == name.leading
    mail.width == name.width
    mail.top == name.bottom + 12
    mail.height == name.height
    agree.trailing == name.trailing
    agree.top == mail.bottom + 12
    caption.leading == name.leading
    caption.trailing == agree.leading - 8 ~ .required
    caption.middleY == agree.middleY
    caption.height == 21
    send.leadingAnchor == leading + 16
    send.trailing + 16 == trailing
    send.bottom == bottom - 20
    send.height == 44 ~ .almostRequired
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OperatorCard: CardController {
  override func constrainCard() {
    card.leading == view.leading + 20
    card.trailing == view.trailing - 20
    card.top == view.top + 40
    card.height <= 230
    picture.leading == card.leading
    picture.trailing == card.trailing
    picture.top == card.top
    picture.height == 0.5 * picture.width
    avatar.leading == card.leading + 12
    avatar.middleY == picture.bottom
    avatar.width == 40
    avatar.height == 40
    content.leading == avatar.trailing + 12
    content.trailing == card.trailing - 12
    content.top == picture.bottom + 8
    content.bottom == card.bottom - 12
    heading.leading == content.leading
    heading.trailing == content.trailing
    heading.top == content.top
    heading.height == 21
    details.leading == content.leading
    details.width == content.width
    details.top == heading.bottom + 4
    details.bottom == content.bottom
    details.height == 60 ~ .defaultHigh
    details.height == 20 ~ .wish
  }
}

final class OperatorTests: XCTestCase {
  let form = OperatorForm(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var card: OperatorCard!

  override func setUp() {
    super.setUp()
    card = OperatorCard()
  }

  override func tearDown() {
    card = nil
    super.tearDown()
  }

  func testForm() { form.expectFrames() }

  func testCard() { card.expectFrames() }

  /// The library's operators are taken, not those of UIKit: this one stops at 1000.
  func testPriorities() {
    XCTAssertEqual(UILayoutPriority.required + 5, .required)
    XCTAssertEqual(UILayoutPriority.almostRequired.rawValue, 999)
    XCTAssertEqual((form.send.height == 50 ~ .wish).priority.rawValue, 260)
  }

  /// Anchors are equatable, as objects are, and the library's operator is another one.
  func testAnchorsStayComparable() {
    XCTAssertTrue(form.leadingAnchor == form.leadingAnchor)
    XCTAssertFalse(form.topAnchor == form.bottomAnchor)
    XCTAssertEqual(form.widthAnchor, form.widthAnchor)
  }
}
