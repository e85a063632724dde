import Testing

@testable import UIKitCore

/// Children that are added before their container has a size.
@MainActor
@Suite(.serialized) struct ChildBeforeLayoutTests {
  /// A stack between the margins, 16 points inside of them.
  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = "Painted from the pier"
      let stack = UIStackView(arrangedSubviews: [
        UIImageView(image: UIImage(name: "pier", size: CGSize(width: 40, height: 30))), label,
      ])
      (stack.axis, stack.spacing) = (.vertical, 20)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let margins = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
        stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -16),
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }
  }

  private final class Pager: UIViewController {
    let (stage, page) = (UIView(), Page())
    override func viewDidLoad() {
      super.viewDidLoad()
      stage.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stage)
      NSLayoutConstraint.activate([
        stage.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        stage.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stage.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stage.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      addChild(page)
      page.view.frame = stage.bounds
      page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  @Test func aPageOfARootFillsItsStage() throws {
    let pager = Pager()
    let stage = try ControllerStage(pager, on: "iPhone 8")
    #expect(try stage.frame(pager.page.view) == stage.frame(pager.stage))
    #expect(pager.stage.bounds.height > 400 && stage.conflicts == 0)
  }

  @Test func aPageFillsItsStage() throws {
    let (root, pager) = (UIViewController(), Pager())
    let navigation = UINavigationController(rootViewController: root)
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    stage.window.layoutIfNeeded()
    navigation.pushViewController(pager, animated: true)
    stage.window.layoutIfNeeded()
    #expect(try stage.frame(pager.page.view) == stage.frame(pager.stage))
    #expect(pager.stage.bounds.height > 400 && stage.conflicts == 0)
  }

  /// The content view is made in an effect view of no size, and fills it in each size that constraints give it.
  @Test func theContentViewOfAnEffectViewFillsIt() throws {
    let root = UIViewController()
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let label = UILabel()
    label.text = "Hello"
    for (view, superview) in [(effect as UIView, root.view!), (label, effect.contentView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    NSLayoutConstraint.activate([
      effect.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
      effect.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -10),
    ])
    let stage = try ControllerStage(root, on: "iPhone 8")
    stage.window.layoutIfNeeded()
    #expect(effect.contentView.frame == effect.bounds && stage.conflicts == 0)
    #expect(effect.bounds.width == label.bounds.width + 20 && effect.bounds.height == label.bounds.height + 20)
    label.text = "Hello, everybody"
    stage.window.layoutIfNeeded()
    #expect(effect.contentView.frame == effect.bounds && effect.bounds.width == label.bounds.width + 20)
  }
}
