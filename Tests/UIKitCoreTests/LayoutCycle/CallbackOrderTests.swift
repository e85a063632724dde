import Testing

@testable import UIKitCore

/// The order in which a layout calls. Sources: Apple's documentation of the callbacks; "Mysteries of Auto Layout", WWDC 2015,
/// for constraints from the leaves and frames from the root.
@MainActor
@Suite(.serialized) struct CallbackOrderTests {
  private let journal = Journal()

  /// root > a > (b, c).
  private func tree() -> (root: NotedView, a: NotedView, b: NotedView, c: NotedView) {
    let root = NotedView("root", journal)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let a = NotedView("a", journal, in: root)
    let views = (root, a, NotedView("b", journal, in: a), NotedView("c", journal, in: a))
    for view in [views.1, views.2, views.3] { view.inset(by: 10) }
    return views
  }

  @Test func constraintsGoUpAndFramesGoDown() {
    let views = tree()
    views.root.layoutIfNeeded()
    #expect(
      journal.read(only: "updateConstraints", "layoutSubviews") == [
        "b updateConstraints", "c updateConstraints", "a updateConstraints", "root updateConstraints",
        "root layoutSubviews", "a layoutSubviews", "b layoutSubviews", "c layoutSubviews",
      ])
    #expect(views.b.frame == CGRect(x: 10, y: 10, width: 260, height: 260))
    views.root.layoutIfNeeded()
    #expect(journal.read() == [])
  }

  @Test func onlyWhatIsDirtyIsAsked() {
    let views = tree()
    views.root.layoutIfNeeded()
    _ = journal.read()
    views.b.setNeedsLayout()
    views.c.setNeedsUpdateConstraints()
    views.root.layoutIfNeeded()
    #expect(journal.read() == ["c updateConstraints", "b layoutSubviews"])
    // A constant moves b: its superview places it, and b, which got another size, places what is in it.
    views.a.constraints.first { $0.firstItem === views.b && $0.firstAttribute == .top }?.constant = 20
    views.root.layoutIfNeeded()
    #expect(journal.read() == ["a layoutSubviews", "b layoutSubviews"])
  }

  @Test func subviewsHaveTheirFramesAndTheirsDoNotYet() {
    let views = tree()
    var seen: [CGFloat] = []
    views.root.inLayout = { _ in seen += [views.a.frame.width, views.b.frame.width] }
    views.root.layoutIfNeeded()
    // Source: UIView.h, "layoutSubviews": a is 300 - 20; b waits for a.
    #expect(seen == [280, 0])
  }

  @Test func aControllerAppears() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = NotedController(journal)
    controller.additionalSafeAreaInsets.top = 10
    window.rootViewController = controller
    #expect(
      journal.read() == ["loadView", "viewDidLoad", "view willMove(toWindow: window)", "view didMoveToWindow window"])
    window.makeKeyAndVisible()
    #expect(
      journal.read() == [
        "viewWillAppear", "viewIsAppearing", "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange", "updateViewConstraints", "view updateConstraints",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    window.makeKeyAndVisible()
    #expect(journal.read() == [])
  }

  @Test func windowsAreEnteredAndLeftByWholeTrees() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let outer = NotedView("outer", journal)
    let inner = NotedView("inner", journal, in: outer)
    #expect(journal.read() == [])
    window.addSubview(outer)
    #expect(
      journal.read() == [
        "outer willMove(toWindow: window)", "inner willMove(toWindow: window)", "outer didMoveToWindow window",
        "inner didMoveToWindow window",
      ])
    // From one place in a window to another nothing of this happens.
    window.addSubview(inner)
    #expect(journal.read() == [])
    outer.removeFromSuperview()
    #expect(journal.read() == ["outer willMove(toWindow: nil)", "outer didMoveToWindow nil"])
  }

  @Test func insetsAndMarginsAreToldOnceEach() {
    let root = NotedView("root", journal)
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let controller = UIViewController()
    controller.view = root
    controller.simulatedSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let below = NotedView("below", journal, in: root)
    let top = NotedView("top", journal, in: root)
    top.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    below.frame = CGRect(x: 0, y: 50, width: 320, height: 50)
    root.layoutIfNeeded()
    // The root has system margins as well; below begins under the safe area and hears nothing.
    #expect(
      journal.read(only: "DidChange") == [
        "root safeAreaInsetsDidChange", "root layoutMarginsDidChange", "top safeAreaInsetsDidChange",
        "top layoutMarginsDidChange",
      ])
    below.layoutMargins.left = 30
    root.layoutIfNeeded()
    #expect(journal.read(only: "DidChange") == ["below layoutMarginsDidChange"])
    #expect(top.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
  }

  @Test func newTraitsAreToldFromTheRootBeforeTheLayout() {
    let traits = UIScreen.main.traits
    defer { UIScreen.main.traits = traits }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = NotedController(journal)
    window.rootViewController = controller
    _ = NotedView("inner", journal, in: controller.view)
    window.makeKeyAndVisible()
    #expect(journal.read(only: "traitCollectionDidChange") == [])
    UIScreen.main.traits = traits.modifyingTraits { $0.verticalSizeClass = .compact }
    window.layoutIfNeeded()
    #expect(
      journal.read(only: "traitCollectionDidChange", "LayoutSubviews") == [
        "controller traitCollectionDidChange", "view traitCollectionDidChange", "inner traitCollectionDidChange",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      ])
  }

  @Test func anotherReadingDirectionTurnsTheTree() {
    let traits = UIScreen.main.traits
    defer { UIScreen.main.traits = traits }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let view = NotedView("view", journal, in: root)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    UIScreen.main.traits = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
    root.layoutIfNeeded()
    // 300 - 20 - 100.
    #expect(view.frame.minX == 180)
  }
}
