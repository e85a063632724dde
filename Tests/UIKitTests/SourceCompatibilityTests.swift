import Testing
import UIKit

/// Code as written for iOS; that it compiles is half of the test.
final class ProfileHeaderView: UIView {
  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  private let followButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    nameLabel.text = "Ada"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.textAlignment = .center
    nameLabel.numberOfLines = 0
    followButton.setTitle("Follow", for: .normal)
    let stack = UIStackView(arrangedSubviews: [avatar, nameLabel, followButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(16, after: nameLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 96),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
    ])
    avatar.setContentHuggingPriority(.required, for: .vertical)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Direct subviews have their frames by now; those further down do not.
    subviews[0].layer.cornerRadius = subviews[0].bounds.width / 2
  }
}

@MainActor
@Suite(.serialized) struct SourceCompatibilityTests {
  @Test func aCustomViewLaysItselfOut() {
    let view = ProfileHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    view.layoutIfNeeded()
    let stack = view.subviews[0]
    // 8 from the margins; 96, then 8, the name, 16, the button; everything centred in 304.
    #expect(stack.frame.minX == 8)
    #expect(stack.frame.width == 304)
    #expect(stack.subviews[0].frame == CGRect(x: 104, y: 0, width: 96, height: 96))
    #expect(stack.layer.cornerRadius == 152)
    #expect(stack.subviews[1].frame.minY == 104)
    #expect(stack.subviews[2].frame.minY == stack.subviews[1].frame.maxY + 16)
  }

  @Test func aControllersViewKnowsItsSafeArea() {
    final class Controller: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
      }
    }
    let controller = Controller()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // A screen without bars; 16 at the sides of a root that is narrower than 400.
    #expect(controller.box.frame == CGRect(x: 16, y: 10, width: 343, height: 652))
  }
}
