import Testing

@testable import UIKitCore

/// Constraints as code written for iOS uses them.
@MainActor
@Suite(.serialized) struct ConstraintTests {
  private func screen(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func box(in view: UIView) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    return box
  }

  @Test func anchorsPlaceAViewAndConstantsMoveIt() {
    let root = screen(320, 568)
    let view = box(in: root)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 60)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 40),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -60),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 60, width: 240, height: 448))
    top.constant = 160
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 160, width: 240, height: 348))
    root.frame.size = CGSize(width: 375, height: 667)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 160, width: 295, height: 447))
  }

  @Test func aHigherPriorityWinsWhole() {
    // At 320 all hold; at 375 the width (900) or the right edge (900) yields.
    for (widthPriority, rightPriority, expected) in [(900, 1000, 295.0), (1000, 900, 240.0)] {
      let root = screen(375, 667)
      let view = box(in: root)
      let width = view.widthAnchor.constraint(equalToConstant: 240)
      let right = root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 40)
      width.priority = UILayoutPriority(Float(widthPriority))
      right.priority = UILayoutPriority(Float(rightPriority))
      NSLayoutConstraint.activate([
        width, right, view.heightAnchor.constraint(equalToConstant: 120),
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      ])
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(expected))
    }
  }

  @Test func changingRequirednessWhileActiveRaisesAndChangesNothing() {
    let root = screen(320, 568)
    let width = box(in: root).widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    root.layoutIfNeeded()
    let raised = exceptions { width.priority = UILayoutPriority(250) }
    #expect(
      raised.map(\.reason) == [
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
          + "You passed priority 250 and the existing priority was 1000."
      ])
    #expect(width.priority == .required)
  }

  @Test func illegalConstraintsRaiseApplesTexts() {
    let root = screen(320, 568)
    let view = box(in: root)
    func make(_ a: NSLayoutConstraint.Attribute, _ other: UIView?, _ b: NSLayoutConstraint.Attribute, _ c: CGFloat = 0)
    {
      _ = NSLayoutConstraint(
        item: view, attribute: a, relatedBy: .equal, toItem: other, attribute: b, multiplier: 1, constant: c)
    }
    #expect(
      exceptions { make(.width, root, .left) }.first?.reason.hasSuffix("Invalid pairing of layout attributes.") == true)
    #expect(exceptions { make(.left, root, .top) }.isEmpty)
    #expect(
      exceptions { make(.leading, root, .left) }.first?.reason.hasSuffix("Use leading/trailing for both or neither.")
        == true)
    #expect(exceptions { make(.top, nil, .notAnAttribute) }.first?.name == "NSInvalidArgumentException")
    #expect(
      exceptions { make(.width, nil, .notAnAttribute, .nan) }.first?.reason.hasPrefix("Constant is not finite!") == true
    )
    #expect(exceptions { make(.width, root, .height) }.isEmpty)
  }

  @Test func viewsWithoutACommonAncestorCannotBeConstrained() {
    let a = screen(10, 10)
    let b = screen(10, 10)
    let raised = exceptions { a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true }
    #expect(raised.first?.name == "NSGenericException")
    #expect(raised.first?.reason.contains("because they have no common ancestor.  Does the constraint") == true)
  }

  @Test func removingAViewRemovesTheConstraintsThatReachIntoIt() {
    let root = screen(320, 568)
    let view = box(in: root)
    let inner = box(in: view)
    let outside = view.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([outside, inside])
    view.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(inside.isActive)
  }

  @Test func masksBecomeConstraints() {
    // 20 from both sides of 320: 280 wide; the width follows, so 335 at 375. Bottom margin fixed: y follows.
    let root = screen(320, 568)
    let view = UIView(frame: CGRect(x: 20, y: 500, width: 280, height: 48))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 375, height: 667)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 599, width: 335, height: 48))
  }

  @Test func layoutCallbacksComeInOrder() {
    final class Logger: UIViewController {
      var log: [String] = []
      override func loadView() {
        log.append("loadView")
        super.loadView()
      }
      override func viewDidLoad() { log.append("viewDidLoad") }
      override func updateViewConstraints() {
        log.append("updateViewConstraints")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
      override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = Logger()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(
      controller.log == [
        "loadView", "viewDidLoad", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      ])
  }
}
