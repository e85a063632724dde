import Testing

@testable import UIKitCore

/// Controllers that change constraints in `viewDidLayoutSubviews`.
@MainActor
@Suite struct RestlessControllerTests {
  /// Exchanges a constraint for an equal one at each layout.
  private final class Swapping: UIViewController {
    let box = UIView()
    var height: NSLayoutConstraint?
    var layouts = 0

    override func viewDidLoad() {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor), box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    override func viewDidLayoutSubviews() {
      layouts += 1
      height?.isActive = false
      height = box.heightAnchor.constraint(equalToConstant: 50)
      height?.isActive = true
    }
  }

  /// source: a published sample app (coding-auto-layout, Music Album) does this, and comes to rest on iOS.
  @Test func exchangingAConstraintForAnEqualOneComesToRest() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = Swapping()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(window.layoutDiagnostics.isEmpty)
    #expect(controller.layouts <= 3)
    #expect(controller.box.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
  }
}
