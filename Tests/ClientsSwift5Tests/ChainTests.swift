import ClientLibraries5
import UIKit
import XCTest

private let chainInsets = UIEdgeInsets.all(16)

final class ChainForm: FormView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.pin(.leading).to(self).offset(chainInsets.left).on()
    name.pin(.width).to(self).offset(-chainInsets.horizontal).on()
    name.pin(.top).to(self).offset(24).on()
    name.pin(.height).offset(34).on()
    mail.pin(.top).to(name, .bottom).offset(12).on()
    for edge in PinEdge.allCases where [.leading, .width, .height].contains(edge) { mail.pin(edge).to(name).on() }
    agree.pin(.trailing).to(name).on()
    agree.pin(.top).to(mail, .bottom).offset(12).on()
    caption.pin(.leading).to(name).on()
    caption.pin(.trailing).to(agree, .leading).offset(-8).on()
    caption.pin(.centerY).to(agree).on()
    caption.pin(.height).offset(21).on()
    send.pin(.leading).to(name).on()
    send.pin(.trailing).to(name).on()
    send.pin(.bottom).to(self).offset(-20).on()
    send.pin(.height).offset(44).priority(.almostRequired).on()
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

final class ChainCard: CardController {
  override func constrainCard() {
    card.pin(.leading).to(view).offset(20).on()
    card.pin(.trailing).to(view).offset(-20).on()
    card.pin(.top).to(view).offset(40).on()
    card.pin(.height).atMost().offset(230).on()
    for edge in [.leading, .trailing, .top] as [PinEdge] { picture.pin(edge).to(card).on() }
    picture.pin(.height).to(picture, .width).times(0.5).on()
    avatar.pin(.leading).to(card).offset(12).on()
    avatar.pin(.centerY).to(picture, .bottom).on()
    avatar.pin(.width).offset(40).on()
    avatar.pin(.height).to(avatar, .width).on()
    content.pinEdges(to: card, insets: UIEdgeInsets(top: 148, left: 64, bottom: 12, right: 12))
    for edge in [.leading, .trailing, .top] as [PinEdge] { heading.pin(edge).to(content).on() }
    heading.pin(.height).offset(21).on()
    for edge in [.leading, .trailing, .bottom] as [PinEdge] { details.pin(edge).to(content).on() }
    details.pin(.top).to(heading, .bottom).offset(4).on()
    details.pin(.height).offset(60).priority(.defaultHigh).on()
  }
}

class ChainTests: XCTestCase {
  lazy var form: ChainForm = {
    let form = ChainForm(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    form.accessibilityIdentifier = "form"
    return form
  }()

  func testForm() { form.expectFrames() }

  func testCard() { ChainCard().expectFrames() }

  /// A protocol without isolation, asked from a function without isolation.
  func testDescriptions() {
    let constraint = form.pin(.height).offset(480).on()
    let described: Describing = constraint
    XCTAssertEqual(described.label, "height")
    constraint.identifier = "all"
    XCTAssertEqual(described.label, "all")
    XCTAssertTrue(type(of: constraint) == PinConstraint.self)
  }

  func testStoredPins() {
    let child = UIView()
    form.addSubview(child)
    child.storedPins = child.pinEdges(to: form.layoutMarginsGuide)
    XCTAssertTrue(child.storedPins.allSatisfy { $0.isActive })
    form.layoutIfNeeded()
    expect(child, 8, 8, 304, 464)  // margins of 8 points
    XCTAssertEqual(child.storedPins.switched(on: false).filter { $0.isActive }, [])
  }

  /// Stack views and buttons made by convenience initializers, in a stack 100 wide: three rows of 30 points, 5 apart.
  func testStack() {
    let rows = (1...3).map { UIButton(titled: "\($0)") }
    let stack = UIStackView(rows: rows, spacing: 5)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    for (index, row) in rows.enumerated() { expect(row, 0, CGFloat(index) * 35, 100, 30) }
  }

  /// Work on another queue that comes back, as completion handlers do.
  func testMainQueue() {
    let done = expectation(description: "laid out")
    DispatchQueue.global().async {
      DispatchQueue.main.async {
        self.form.expectFrames()
        done.fulfill()
      }
    }
    waitForExpectations(timeout: 10)
  }
}
