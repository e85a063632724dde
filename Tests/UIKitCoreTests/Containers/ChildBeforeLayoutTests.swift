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
}
