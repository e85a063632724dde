import Foundation
import Testing
import UIKitCore

/// Storyboards and xibs as programs load them. source: the documents, whose frames follow by arithmetic on a screen of 375 x 667,
/// and Apple's documentation of the calls: a controller awakes before its view is loaded, outlets are set before `viewDidLoad`.
@MainActor
@Suite(.serialized) struct StoryboardTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/interface/program")
  let bundle = Bundle(path: Self.folder.path)!

  private func screen() throws -> ScreenController {
    try #require(
      UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "screen")
        as? ScreenController)
  }

  @Test func initialControllerContainsItsRoot() throws {
    let navigation = try #require(
      UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() as? UINavigationController)
    let screen = try #require(navigation.topViewController as? ScreenController)
    #expect(screen.title == "Screen")
    #expect(screen.navigationItem.title == "Welcome")
    #expect(screen.storyboard != nil)
    #expect(screen.events == ["awake, view not loaded"])
  }

  @Test func outletsAreSetBeforeTheViewIsLoaded() throws {
    let screen = try screen()
    screen.loadViewIfNeeded()
    #expect(
      screen.events == ["awake, view not loaded", "segue embedded to UIViewController", "loaded, label Hello"])
    #expect(screen.titleLabel.text == "Hello")
    #expect(screen.button.madeByCoder && screen.button.buttonType == .system)
    #expect(screen.button.title(for: .normal) == "OK")
    #expect(screen.badge?.interfaceBuilderID == "badge")
    #expect(screen.badgeHeight.constant == 40)
    #expect(screen.anything === screen.view.safeAreaLayoutGuide)
    #expect(screen.views.map(\.interfaceBuilderID) == ["badge", "title"])
  }

  @Test func constraintsOfTheDocumentAreTheProgramsOwn() throws {
    let bounds = UIScreen.main.bounds
    defer { UIScreen.main.bounds = bounds }
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    let screen = try screen()
    screen.view.layoutIfNeeded()
    #expect(screen.badge?.frame == CGRect(x: 20, y: 100, width: 60, height: 40))
    screen.badgeHeight.constant = 70
    screen.view.layoutIfNeeded()
    #expect(screen.badge?.frame.height == 70)
    let child = try #require(screen.children.first)
    #expect(child.view.superview?.frame == CGRect(x: 20, y: 180, width: 335, height: 200))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 335, height: 200))
  }

  @Test func runtimeAttributesAreSetInTheTypeOfTheProperty() throws {
    var log: [String] = []
    let write = LayoutLog.write
    LayoutLog.write = { log.append($0) }
    defer { LayoutLog.write = write }
    let badge = try #require(try screen().view.subviews.compactMap { $0 as? BadgeView }.first)
    #expect(badge.limit == 9)
    #expect(badge.caption == "new")
    #expect(badge.inset == CGSize(width: 3, height: 4))
    #expect(badge.wasAwakened)
    // source: the text that iOS logs, widely quoted.
    #expect(log.count == 1)
    #expect(
      log.first?.hasPrefix("Failed to set (nonsense) user defined inspected property on (UIKitCoreTests.BadgeView): ")
        == true)
    #expect(log.first?.hasSuffix("this class is not key value coding-compliant for the key nonsense.") == true)
  }

  @Test func actionsReachRegisteredMethods() throws {
    NibClasses.register(ScreenController.self, actions: [Selector("didTap:", ScreenController.didTap)])
    let screen = try screen()
    screen.loadViewIfNeeded()
    screen.button.sendActions(for: .touchUpInside)
    // The controller does not agree to the segue that the button has as well.
    #expect(screen.events.last == "tapped OK")
    #expect(screen.badge?.gestureRecognizers?.count == 1)
  }

  @Test func seguesLeadOn() throws {
    let navigation = try #require(
      UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() as? UINavigationController)
    navigation.loadViewIfNeeded()
    let screen = try #require(navigation.topViewController as? ScreenController)
    screen.mayLeave = true
    screen.button.sendActions(for: .touchUpInside)
    #expect(screen.events.contains("segue detail to DetailController"))
    #expect(navigation.topViewController is DetailController)
    screen.performSegue(withIdentifier: "elsewhere", sender: nil)
    #expect(screen.events.last == "segue elsewhere to ListController")
    let raised = exceptions { screen.performSegue(withIdentifier: "nowhere", sender: nil) }
    #expect(raised.first?.reason.hasSuffix("has no segue with identifier 'nowhere'") == true)
  }

  @Test func programsMayMakeControllersThemselves() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    let detail = storyboard.instantiateViewController(identifier: "detail") { coder in
      DetailController(coder: coder, model: "given")
    }
    #expect(detail.model == "given")
    let plain: DetailController = storyboard.instantiateViewController(identifier: "detail")
    #expect(plain.model == "")
  }

  @Test func prototypesAreDequeued() throws {
    let list = try #require(
      UIStoryboard(name: "Other", bundle: bundle).instantiateViewController(withIdentifier: "list")
        as? ListController)
    list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    list.view.layoutIfNeeded()
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) as? RowCell)
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    cell.layoutIfNeeded()
    // In the middle of the content, which keeps half a point for the separator.
    #expect(cell.dot?.frame.minX == 30)
    #expect(cell.dot?.frame.size == CGSize(width: 10, height: 10))
    let other = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? RowCell)
    #expect(other.dot !== cell.dot)
  }

  @Test func nibsFillTheirOwner() throws {
    let card = CardController(nibName: "Card", bundle: bundle)
    card.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    card.view.layoutIfNeeded()
    #expect(card.bar.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
    let views = UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: nil)
    #expect((views.first as? UIView)?.interfaceBuilderID == "card")
    let loaded = bundle.loadNibNamed("Card", owner: CardController(nibName: nil, bundle: nil))
    #expect(loaded?.count == 1)
  }

  @Test(arguments: ["wrongName", "wrongType"])
  func anOutletThatIsNotThereRaises(_ identifier: String) {
    let raised = exceptions {
      UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: identifier)
        .loadViewIfNeeded()
    }
    let key = identifier == "wrongName" ? "subtitle" : "titleLabel"
    #expect(raised.first?.name == "NSUnknownKeyException")
    #expect(raised.first?.reason.hasPrefix("[<UIKitCoreTests.ScreenController 0x") == true)
    #expect(
      raised.first?.reason.hasSuffix(
        "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).") == true)
  }

  @Test func whatIsNotThereRaises() {
    let raised = exceptions {
      _ = UIStoryboard(name: "Nothing", bundle: bundle)
      _ = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "nobody")
      _ = UINib(nibName: "Nothing", bundle: bundle).instantiate(withOwner: nil)
    }
    let path = bundle.bundlePath
    #expect(raised.count == 3)
    #expect(
      raised.first?.reason == "Could not find a storyboard named 'Nothing' in bundle NSBundle <\(path)> (loaded)")
    #expect(
      raised.dropFirst().first?.reason.hasSuffix("doesn't contain a view controller with identifier 'nobody'") == true)
    #expect(
      raised.last?.reason == "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name 'Nothing'")
  }
}
