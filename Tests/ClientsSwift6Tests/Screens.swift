// The views of an app written for Swift 6: isolated where UIKit is, nowhere else.
import Testing
import UIKit

@MainActor
func expect(
  _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  _ place: SourceLocation = #_sourceLocation
) {
  #expect(view.frame == CGRect(x: x, y: y, width: width, height: height), sourceLocation: place)
}

extension UIButton {
  convenience init(_ title: String, action: @escaping @MainActor () -> Void = {}) {
    self.init(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }
}

extension UIColor {
  static let accent = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
}

class FormView: UIView {
  /// Values that are no views need no isolation.
  nonisolated static let inset: CGFloat = 16
  static let rowHeight: CGFloat = 34

  let name = UITextField()
  let mail = UITextField()
  let agree = UISwitch()
  private(set) lazy var caption: UILabel = {
    let label = UILabel()
    label.text = "I agree"
    label.textColor = .accent
    return label
  }()
  lazy var send = UIButton("Send") { [weak self] in self?.sent += 1 }
  var sent = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The sizes below are those of iOS 17.
    UIScreen.main.become("iPhone 15", release: 17)
    for row in [name, mail, agree, caption, send] { addSubview(row) }
  }

  @available(*, unavailable)
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
  let card = UIView(), picture = UIImageView(), avatar = UIView(), heading = UILabel(), details = UIView()
  let content = UILayoutGuide()

  override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addLayoutGuide(content)
    for part in [picture, avatar, heading, details] { card.addSubview(part) }
    constrainCard()
  }

  func constrainCard() {}

  /// A card 280 wide with a picture half as high as wide, an avatar on its lower edge, a heading and details that want 60 points
  /// of height and get what 230 points leave them.
  func expectFrames() {
    view.layoutIfNeeded()
    expect(card, 20, 40, 280, 230)
    expect(picture, 0, 0, 280, 140)
    expect(avatar, 12, 120, 40, 40)  // 140 - 40 / 2
    expect(heading, 64, 148, 204, 21)  // 12 + 40 + 12; 280 - 64 - 12; 140 + 8
    expect(details, 64, 173, 204, 45)  // 148 + 21 + 4; 230 - 173 - 12
    #expect(content.layoutFrame == CGRect(x: 64, y: 148, width: 204, height: 70))  // to 230 - 12
  }
}
