import Testing
import UIKitCore

/// Members that libraries and apps use beside the layout itself.
@MainActor
@Suite struct ClientMemberTests {
  // MARK: Traits of children

  @Test func aParentOverridesTheTraitsOfAChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    let regular = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
    ])
    parent.addChild(child)
    parent.setOverrideTraitCollection(regular, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) === regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.displayScale == parent.traitCollection.displayScale)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    // The child's own wish is nearer to it than the parent's.
    child.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == parent.traitCollection.horizontalSizeClass)
  }

  @Test func aRemovedChildHasItsOwnTraitsAgain() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    parent.addChild(child)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    child.removeFromParent()
    parent.addChild(child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func viewsOfAChildAreToldOfAnOverride() {
    final class Noting: UIView {
      var told: [UIUserInterfaceSizeClass] = []

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        told.append(traitCollection.horizontalSizeClass)
      }
    }
    let (parent, child, view) = (UIViewController(), UIViewController(), Noting())
    child.view = view
    parent.addChild(child)
    parent.view.addSubview(view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    view.told = []
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    window.layoutIfNeeded()
    #expect(view.told == [.regular])
  }

  @Test func aContainerMayDecideAboutTraits() {
    final class Container: UIViewController {
      override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        UITraitCollection(preferredContentSizeCategory: .large)
      }
    }
    let (parent, child) = (Container(), UIViewController())
    parent.addChild(child)
    #expect(child.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func forceTouchIsATrait() {
    let able = UITraitCollection(forceTouchCapability: .available)
    #expect(able.forceTouchCapability == .available)
    #expect(UITraitCollection().forceTouchCapability == .unknown)
    let joined = UITraitCollection(traitsFrom: [able, UITraitCollection(displayScale: 2)])
    #expect(joined.forceTouchCapability == .available)
    #expect(joined.containsTraits(in: able))
    #expect(!UITraitCollection(forceTouchCapability: .unavailable).containsTraits(in: able))
  }

  // MARK: Appearance and rotation

  @Test func aContainerTellsItsChildrenItself() {
    final class Child: UIViewController {
      var calls: [String] = []

      override func viewWillAppear(_ animated: Bool) { calls.append("will \(animated)") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did \(animated)") }
    }
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Container(), Child())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(child.calls.isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(child.calls == ["will true", "did true"])
    #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
  }

  @Test func rotationsAreToldInTheOldWay() {
    final class Turning: UIViewController {
      var calls: [String] = []

      override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        calls.append("will \(toInterfaceOrientation.isLandscape) \(view.bounds.width)")
      }
      override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        calls.append("animate \(toInterfaceOrientation.isLandscape)")
      }
      override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        calls.append("did \(fromInterfaceOrientation.isPortrait) \(view.bounds.width)")
      }
    }
    let controller = Turning()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 390, height: 800)
    #expect(controller.calls.isEmpty)
    #expect(controller.interfaceOrientation == .portrait)
    window.frame.size = CGSize(width: 800, height: 390)
    #expect(controller.calls == ["will true 390.0", "animate true", "did true 800.0"])
    #expect(controller.interfaceOrientation.isLandscape)
  }

  // MARK: Rows

  /// Two sections of two rows of 30 points, each below a header of 20, in a table that shows 60 points and has no padding above headers
  /// (header.plain.pad of the reference `releases`).
  @Test func placesOfRows() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), Rows())
    (table.dataSource, table.delegate) = (source, source)
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)) == CGRect(x: 0, y: 130, width: 100, height: 30))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 80, width: 100, height: 80))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 80, width: 100, height: 20))
    #expect(table.rectForFooter(inSection: 1).height == 0)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 1)) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == nil)
    let met = table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 45))
    #expect(met == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)])
  }

  // MARK: Small members

  @Test func debuggingMessagesReturnTexts() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(UILabel())
    let result = view.perform(Selector("recursiveDescription")).takeUnretainedValue()
    #expect(result as? NSString as String? == view.recursiveDescription())
    let trace = view.perform(Selector(("_autolayoutTrace")))?.takeUnretainedValue()
    #expect((trace as? NSString)?.contains("Legend:") == true)
  }

  @Test func otherMessagesReachTheirMethods() {
    final class Screen: UIViewController {
      var refreshed = 0

      func refresh() { refreshed += 1 }
    }
    let screen = Screen()
    screen.perform(Selector("refresh", Screen.refresh))
    #expect(screen.refreshed == 1)
  }

  @Test func appearancesAreKeptByClass() {
    final class Badge: UIView {}
    UINavigationBar.appearance().tintColor = .red
    #expect(UINavigationBar.appearance().tintColor == .red)
    UINavigationBar.appearance().tintColor = nil
    Badge.appearance().isHidden = true
    #expect(Badge.appearance() === Badge.appearance())
    #expect(!UIView.appearance().isHidden)
    #expect(UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self, UIViewController.self]).font != nil)
    // Documented as no property of appearance.
    #expect(!Badge().isHidden)
  }

  @Test func imagesOfTheSystem() {
    let images = [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark]
    #expect(images.allSatisfy { $0.size.width > 0 && $0.size == images[0].size })
    #expect(UIImageView(image: .checkmark).intrinsicContentSize == UIImage.checkmark.size)
    #expect(Set(images.map(\.name)).count == 5)
  }

  @Test func baselineIsTheLastOne() {
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
    let (a, b) = (UIView(), UIView())
    let constraint = NSLayoutConstraint(
      item: a, attribute: .baseline, relatedBy: .equal, toItem: b, attribute: .baseline, multiplier: 1, constant: 0)
    #expect(constraint.firstAttribute.rawValue == 11)
  }

  @Test func aPoolReturnsAndThrowsWhatItsBodyDoes() throws {
    struct Failure: Error {}
    #expect(autoreleasepool { UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  @Test func geometryAsText() {
    let rect = CGRect(x: 0, y: -1.5, width: 320, height: 480.25)
    #expect(NSCoder.string(for: rect) == "{{0, -1.5}, {320, 480.25}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.string(for: CGPoint(x: 61 / 3.0, y: 1)) == "{20.333333333333332, 1}")
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "{3}") == .zero)
    #expect(NSCoder.cgRect(for: "{{1, 2}, {x, 4}}") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }
}
