// The views of an app as they were written before actors: nothing here is isolated, not even the functions that make views.
import UIKit
import XCTest

func makeField(_ placeholder: String) -> UITextField {
  let field = UITextField()
  field.placeholder = placeholder
  field.borderStyle = .roundedRect
  return field
}

func expect(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, line: UInt = #line) {
  XCTAssertEqual(view.frame, CGRect(x: x, y: y, width: width, height: height), line: line)
}

extension UIButton {
  convenience init(titled title: String, color: UIColor = .blue) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    setTitleColor(color, for: .normal)
  }
}

extension UIStackView {
  convenience init(rows: [UIView], spacing: CGFloat) {
    self.init(arrangedSubviews: rows)
    axis = .vertical
    self.spacing = spacing
  }
}

class FormView: UIView {
  static let inset: CGFloat = 16

  let name = makeField("Name")
  let mail = makeField("Mail")
  let agree = UISwitch()
  lazy var caption: UILabel = {
    let label = UILabel()
    label.text = "I agree"
    label.textAlignment = .right
    return label
  }()
  lazy var send = UIButton(titled: "Send")

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The sizes below are those of iOS 17.
    UIScreen.main.become("iPhone 15", release: 17)
    [name, mail, agree, caption, send].forEach(addSubview)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// Rows of 34 points from 24 down, 12 apart, 16 from the sides. The switch is 51×31, and its alignment
  /// rectangle ends two points before its frame does.
  func expectFrames() {
    layoutIfNeeded()
    expect(name, 16, 24, 288, 34)
    expect(mail, 16, 70, 288, 34)
    expect(agree, 255, 116, 51, 31)  // 320 - 16 - 49; 70 + 34 + 12
    expect(caption, 16, 121, 231, 21)  // to 255 - 8; 116 + 31 / 2 - 21 / 2
    expect(send, 16, 416, 288, 44)  // 480 - 20 - 44
  }
}

class CardController: UIViewController {
  let card = UIView(), picture = UIImageView(), avatar = UIView(), details = UIView()
  let heading = UILabel()
  let content = UILayoutGuide()
  private(set) var calls: [String] = []

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .white
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("load")
    view.addSubview(card)
    card.addLayoutGuide(content)
    for part in [picture, avatar, heading, details] as [UIView] { card.addSubview(part) }
    constrainCard()
  }

  func constrainCard() {}

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.append("layout")
  }

  /// A card 280 wide with a picture half as high as wide, an avatar on its lower edge, a heading and details that want 60 points
  /// of height and get what 230 points leave them.
  func expectFrames() {
    view.layoutIfNeeded()
    expect(card, 20, 40, 280, 230)
    expect(picture, 0, 0, 280, 140)
    expect(avatar, 12, 120, 40, 40)  // 140 - 40 / 2
    expect(heading, 64, 148, 204, 21)  // 12 + 40 + 12; 280 - 64 - 12; 140 + 8
    expect(details, 64, 173, 204, 45)  // 148 + 21 + 4; 230 - 173 - 12
    XCTAssertEqual(content.layoutFrame, CGRect(x: 64, y: 148, width: 204, height: 70))  // to 230 - 12
    XCTAssertEqual(calls, ["load", "layout"])
  }
}
