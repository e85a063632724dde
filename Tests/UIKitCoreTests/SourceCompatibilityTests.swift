import Testing
import UIKitCore

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

/// Overrides what layout code of apps overrides, and notes that it was called.
final class OverridingView: UIView {
  var calls: [String] = []

  override func addSubview(_ view: UIView) {
    calls.append("addSubview")
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    calls.append("insertSubview")
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    super.insertSubview(view, aboveSubview: sibling)
  }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    super.insertSubview(view, belowSubview: sibling)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func setNeedsLayout() {
    calls.append("setNeedsLayout")
    super.setNeedsLayout()
  }
  override func setNeedsUpdateConstraints() {
    calls.append("setNeedsUpdateConstraints")
    super.setNeedsUpdateConstraints()
  }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    calls.append("systemLayoutSizeFitting")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
}

/// Overrides what controllers of apps override for layout.
final class OverridingController: UIViewController {
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    additionalSafeAreaInsets.bottom = container.preferredContentSize.height
  }
}

@MainActor
@Suite(.serialized) struct SourceCompatibilityTests {
  @Test func overridesAreCalled() {
    let view = OverridingView()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, at: 0)
    #expect(view.subviews == [second, first])
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.subviews == [first, second])
    view.setNeedsUpdateConstraints()
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(
      Set(view.calls) == [
        "addSubview", "insertSubview", "setNeedsLayout", "setNeedsUpdateConstraints", "systemLayoutSizeFitting",
      ])
  }

  @Test func smallMembersOfTheLayoutClasses() {
    // Priorities in steps, as clients write them.
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect((UILayoutPriority.defaultLow + 1) == UILayoutPriority(251))
    // Source: Apple's documentation of UISemanticContentAttribute.
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)

    let (parent, child) = (OverridingController(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 30)
    #expect(parent.additionalSafeAreaInsets.bottom == 30)
    #expect(
      parent.size(forChildContentContainer: child, withParentContainerSize: CGSize(width: 1, height: 2)).height == 2)
  }

  @Test func guidesMoveBetweenViewsAndKnowTheirConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIView()
    let guide = UILayoutGuide()
    guide.owningView = other
    #expect(other.layoutGuides == [guide])
    guide.owningView = root
    #expect(other.layoutGuides.isEmpty && root.layoutGuides == [guide])
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let width = guide.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([left, width, guide.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    // Nothing says how high it is.
    #expect(guide.hasAmbiguousLayout)
    let horizontal = guide.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.contains(left) && horizontal.contains(width))
    guide.owningView = nil
    #expect(root.layoutGuides.isEmpty && !left.isActive)
  }

  @Test func aCustomViewLaysItselfOut() {
    onScreen(scale: 2) {
      let view = ProfileHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      view.layoutIfNeeded()
      let stack = view.subviews[0]
      // 8 from the margins; 96, then 8, the name, 16, the button; everything centered in 304.
      #expect(stack.frame.minX == 8)
      #expect(stack.frame.width == 304)
      #expect(stack.subviews[0].frame == CGRect(x: 104, y: 0, width: 96, height: 96))
      #expect(stack.layer.cornerRadius == 152)
      #expect(stack.subviews[1].frame.minY == 104)
      #expect(stack.subviews[2].frame.minY == stack.subviews[1].frame.maxY + 16)
    }
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
    let window = UIWindow(onPlainScreen: CGSize(width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // A screen without bars; 16 at the sides of a root that is narrower than 400.
    #expect(controller.box.frame == CGRect(x: 16, y: 10, width: 343, height: 652))
  }
}
