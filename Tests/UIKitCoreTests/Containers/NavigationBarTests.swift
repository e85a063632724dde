import Platform
import Testing

@testable import UIKitCore

/// What navigation bars show, on a phone, on a tablet and on a shared screen.
///
/// Source: margins of 16 and 20 points (Apple's documentation of the system's margins; `SystemMargin`), bars of 44, 50 and 32 points
/// (`BarHeights`), titles of 17 and 34 points (Human Interface Guidelines), 8 points between items (DEVIATIONS.md, 121); the rest is
/// arithmetic with the widths of custom views.
@MainActor
@Suite(.serialized) struct NavigationBarTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    navigation = UINavigationController(rootViewController: first)
    first.title = "Inbox"
  }

  private func width(_ text: String, _ weight: UIFont.Weight, size: CGFloat = 17, on stage: ControllerStage) -> CGFloat
  {
    let label = UILabel()
    (label.text, label.font) = (text, .systemFont(ofSize: size, weight: weight))
    stage.window.addSubview(label)
    defer { label.removeFromSuperview() }
    return label.intrinsicContentSize.width
  }

  @Test func theTitleStandsInTheMiddle() throws {
    for (device, width, top, height) in [("iPhone 8", 375.0, 20.0, 44.0), ("ipad9_7", 768, 20, 50)] {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.topViewController?.title = "Inbox"
      let stage = try ControllerStage(navigation, on: device)
      let label = try #require(navigation.navigationBar.label("Inbox"))
      #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
      let frame = try stage.frame(label)
      #expect(abs(frame.midX - width / 2) <= 0.5 && abs(frame.midY - (top + height / 2)) <= 0.5)
      #expect(frame.width == self.width("Inbox", .semibold, on: stage))
    }
  }

  @Test func itemsStandAtTheMargins() throws {
    let (left, other, right, inner) = (box(40), box(30), box(50), box(20))
    first.navigationItem.leftBarButtonItems = [left, other].map { UIBarButtonItem(customView: $0) }
    first.navigationItem.rightBarButtonItems = [right, inner].map { UIBarButtonItem(customView: $0) }
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    // 16 points at the edges, 8 between.
    #expect(try stage.frame(left) == CGRect(x: 16, y: 27, width: 40, height: 30))
    #expect(try stage.frame(other).minX == 64)
    #expect(try stage.frame(right).maxX == 359)
    #expect(try stage.frame(inner).maxX == 359 - 50 - 8)
    try stage.turn(.landscape)
    // A bar of 32 points without a status bar.
    #expect(try stage.frame(left) == CGRect(x: 16, y: 1, width: 40, height: 30))
    #expect(try stage.frame(right).maxX == 667 - 16)
    #expect(stage.conflicts == 0)
  }

  /// Source: a published dump of a bar 390 points wide, in which the stack of buttons is at 285 and 97 wide, the buttons are 46 and 43 wide,
  /// 8 apart, and their images of 24 by 24 points lie 11 from their left edges.
  @Test func imagesOfNeighboringItemsLie30Apart() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    let items = (0..<2).map { _ in UIBarButtonItem(image: image, style: .plain, target: nil, action: nil) }
    first.navigationItem.rightBarButtonItems = items
    let stage = try ControllerStage(navigation, on: "iPhone 13")
    let (outer, inner) = (try stage.frame(items[0].view), try stage.frame(items[1].view))
    #expect(outer.minX == 350 && outer.maxX == 374)
    #expect(inner.minX == 296 && inner.maxX == 320)
  }

  @Test func onATabletAndBesideAnotherApp() throws {
    let (left, right) = (box(40), box(50))
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    let stage = try ControllerStage(navigation, on: "ipad9_7", .landscape)
    // 20 points at the edges of a bar of 50.
    #expect(try stage.frame(left) == CGRect(x: 20, y: 30, width: 40, height: 30))
    #expect(try stage.frame(right).maxX == 1004)
    // A third of the screen has 320 points and narrow margins.
    try stage.turn(.landscape, .oneThird)
    #expect(try stage.frame(left).minX == 16)
    #expect(try stage.frame(right).maxX == 304)
    #expect(abs(try stage.frame(bar.label("Inbox")).midX - 160) <= 0.5)
  }

  @Test func besideTheSensorHousing() throws {
    let left = box(40)
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    let stage = try ControllerStage(navigation, on: "iPhone X", .landscape)
    // 44 points of the safe area and 16.
    #expect(try stage.frame(left).minX == 60)
  }

  @Test func rightToLeft() throws {
    let (left, right) = (box(40), box(50))
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    stage.screen.profile.isRightToLeft = true
    #expect(try stage.frame(left).maxX == 359)
    #expect(try stage.frame(right).minX == 16)
  }

  /// The back button begins 8 points before the margin: an arrow of 13 points and 8 to the title, 21 from the arrow's left edge, as measured
  /// in pictures of iOS 15.5 to 17.2 (fact nav.backtitle.old).
  @Test func theBackButtonLeadsBack() throws {
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    second.title = "Message"
    navigation.pushViewController(second, animated: false)
    let back = try #require(bar.label("Inbox"))
    #expect(back.font == .systemFont(ofSize: 17))
    #expect(try stage.frame(back).minX == 29)
    #expect(try stage.frame(back.superview).minX == 8)
    #expect(abs(try stage.frame(bar.label("Message")).midX - 187.5) <= 0.5)
    #expect(bar.items?.count == 2 && bar.backItem === first.navigationItem)
    (back.superview as? UIControl)?.sendActions(for: .touchUpInside)
    stage.window.layoutIfNeeded()
    #expect(navigation.topViewController === first && bar.label("Message") == nil)
    #expect(bar.label("Inbox")?.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func aLongBackTitleGivesWay() throws {
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    second.navigationItem.titleView = box(200)
    navigation.pushViewController(second, animated: false)
    func room(_ title: String) -> CGFloat { 29 + width(title, .regular, on: stage) + 8 }
    // Of 375 points the title needs 200 and a margin of 16.
    first.title = "A Very Long Title of a Mailbox"
    stage.window.layoutIfNeeded()
    #expect(room("A Very Long Title of a Mailbox") + 200 > 359 && room("Back") + 200 <= 359)
    #expect(bar.label("Back") != nil && bar.label("A Very Long Title of a Mailbox") == nil)
    second.navigationItem.titleView = box(300)
    stage.window.layoutIfNeeded()
    #expect(bar.label("Back") == nil)
    // The arrow ends at 8 + 13, and the title begins 8 points later.
    #expect(try stage.frame(second.navigationItem.titleView).minX == 37.5)
    first.navigationItem.backButtonDisplayMode = .minimal
    second.navigationItem.titleView = nil
    stage.window.layoutIfNeeded()
    #expect(bar.label("Back") == nil)
    second.navigationItem.leftBarButtonItem = barItem(40)
    // An item takes the place of the back button.
    #expect(try stage.frame(second.navigationItem.leftBarButtonItem?.customView).minX == 16)
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(try stage.frame(second.navigationItem.leftBarButtonItem?.customView).minX == 29)
  }

  @Test func aTitleMovesAsideAndIsCut() throws {
    first.navigationItem.rightBarButtonItem = barItem(150)
    let title = box(100)
    first.navigationItem.titleView = title
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    // The item begins at 359 - 150 = 209, so that the title ends at 201 instead of 237.5.
    #expect(try stage.frame(title).maxX == 201)
    first.navigationItem.titleView = nil
    first.title = "A title that is much too long for the bar beside its button"
    stage.window.layoutIfNeeded()
    // From the margin of 16 to 201.
    let label = try stage.frame(bar.label(try #require(first.title)))
    #expect(label.minX == 16 && label.maxX == 201)
    #expect(stage.conflicts == 0)
  }

  /// A large title stands at the margin, below the row of 44 points.
  @Test func largeTitles() throws {
    bar.prefersLargeTitles = true
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    let label = try #require(bar.label("Inbox"))
    #expect(label.font == .systemFont(ofSize: 34, weight: .bold))
    #expect(try stage.frame(label).origin == CGPoint(x: 16, y: 20 + 44 + 3))
    #expect(first.view.safeAreaInsets.top == 116)
    try stage.turn(.landscape)
    stage.window.layoutIfNeeded()
    #expect(bar.label("Inbox")?.font == .systemFont(ofSize: 17, weight: .semibold))
    try stage.turn(.portrait)
    first.navigationItem.largeTitleDisplayMode = .never
    stage.window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 64)
    #expect(abs(try stage.frame(bar.label("Inbox")).midX - 187.5) <= 0.5)
  }

  @Test func aPromptMakesTheBarHigher() throws {
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    first.navigationItem.prompt = "Choose a mailbox"
    stage.window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 94)
    #expect(abs(try stage.frame(bar.label("Choose a mailbox")).midY - 35) <= 0.5)
    #expect(abs(try stage.frame(bar.label("Inbox")).midY - (50 + 22)) <= 0.5)
  }

  @Test func tapsAndChanges() throws {
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    var taps = 0
    let edit = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in taps += 1 })
    first.navigationItem.rightBarButtonItem = edit
    stage.window.layoutIfNeeded()
    let label = try #require(bar.label("Edit"))
    #expect(try stage.frame(label).maxX == 359)
    #expect(label.font == .systemFont(ofSize: 17))
    (label.superview as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(taps == 1 && edit.title == nil)
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    first.navigationItem.rightBarButtonItem = done
    stage.window.layoutIfNeeded()
    #expect(bar.label("Edit") == nil && bar.label("Done")?.font == .systemFont(ofSize: 17, weight: .semibold))
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
    stage.window.layoutIfNeeded()
    first.navigationItem.rightBarButtonItem?.title = "Further"
    stage.window.layoutIfNeeded()
    #expect(bar.label("Next") == nil)
    #expect(try stage.frame(bar.label("Further")).maxX == 359)
    first.navigationItem.rightBarButtonItem?.isHidden = true
    first.title = "Archive"
    stage.window.layoutIfNeeded()
    #expect(bar.label("Further") == nil && bar.label("Archive") != nil)
  }

  /// A finger on the title of an item hits its button, one beside it the bar, and one below the bar the content.
  @Test func itemsAreHit() throws {
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    let label = try #require(bar.label("Edit"))
    let frame = try stage.frame(label)
    #expect(stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil) === label.superview)
    #expect(stage.window.hitTest(CGPoint(x: frame.minX - 20, y: frame.midY), with: nil) === bar)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil) === first.view)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 700), with: nil) == nil)
    first.view.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil) === navigation.view)
  }

  /// A bar without texts and buttons has no view, and a layout solves no more than without the bar.
  @Test func nothingToShowCostsNothing() throws {
    first.title = nil
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    #expect(bar.subviews.isEmpty)
    first.title = "Inbox"
    stage.window.layoutIfNeeded()
    let count = try #require(stage.window.layoutHost).solveCount
    bar.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(stage.window.layoutHost?.solveCount == count)
  }

  @Test func aCustomViewThatGrowsMakesRoom() throws {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "1"
    let (item, inner) = (UIBarButtonItem(customView: label), barItem(30))
    first.navigationItem.rightBarButtonItems = [item, inner]
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    #expect(try stage.frame(label).maxX == 359)
    label.text = "1,000,000"
    let grown = try stage.frame(label)
    #expect(abs(grown.maxX - 359) <= 0.5 && grown.width == label.intrinsicContentSize.width)
    #expect(abs(try stage.frame(inner.customView).maxX - (grown.minX - 8)) <= 0.5)
  }

  /// What the room for a title was before must not count: the same items have the same places, whichever came first.
  @Test func aTitleViewThatWasCutGrowsAgain() throws {
    try onScreen(scale: 2) {
      let title = UILabel()
      title.translatesAutoresizingMaskIntoConstraints = false
      title.text = "A title that takes most of the bar"
      let width = title.intrinsicContentSize.width
      first.navigationItem.titleView = title
      first.navigationItem.rightBarButtonItem = barItem(250)
      let stage = try ControllerStage(navigation, on: "iPhone 8")
      // From the margin of 16 to 8 points before the item at 109.
      #expect(try stage.frame(title).width == 85)
      first.navigationItem.rightBarButtonItem = nil
      let frame = try stage.frame(title)
      #expect(frame.width == width && abs(frame.midX - 187.5) <= 0.5)
      #expect(stage.conflicts == 0)
    }
  }

  /// The bar of a split view controller's columns, and the one bar of a collapsed one.
  @Test func inColumns() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    second.title = "Message"
    let stage = try ControllerStage(split, on: "ipad9_7", .landscape)
    let list = try #require(first.navigationController)
    let page = try #require(second.navigationController)
    #expect(abs(try stage.frame(list.navigationBar.label("Inbox")).midX - 160) <= 0.5)
    #expect(abs(try stage.frame(page.navigationBar.label("Message")).midX - (320 + 352)) <= 0.5)
    try stage.turn(.landscape, .oneThird)
    // The primary column's bar shows the title of the column on top, and a button that leads back.
    #expect(abs(try stage.frame(list.navigationBar.label("Message")).midX - 160) <= 0.5)
    #expect(try stage.frame(list.navigationBar.label("Inbox")).minX == 29)
    try stage.turn(.landscape)
    #expect(abs(try stage.frame(page.navigationBar.label("Message")).midX - (320 + 352)) <= 0.5)
    #expect(list.navigationBar.label("Message") == nil)
  }

  /// However a bar came to its size and items, its views lie where those of a new bar do.
  @Test func placesDoNotDependOnThePast() throws {
    func frames(turning turns: [(Device.Orientation, Device.Split)]) throws -> [CGRect] {
      let (first, second) = (UIViewController(), UIViewController())
      (first.title, second.title) = ("A mailbox with a long name", "A message with a subject")
      second.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .add), barItem(60),
      ]
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = true
      second.navigationItem.largeTitleDisplayMode = .never
      let stage = try ControllerStage(navigation, on: "ipad9_7", .landscape, .oneThird)
      navigation.pushViewController(second, animated: false)
      for (orientation, part) in turns { try stage.turn(orientation, part) }
      stage.window.layoutIfNeeded()
      #expect(stage.conflicts == 0)
      func all(_ view: UIView) -> [CGRect] { view.subviews.flatMap { [$0.frame] + all($0) } }
      return all(navigation.navigationBar)
    }
    let fresh = try frames(turning: [])
    let turned = try frames(turning: [(.portrait, .full), (.landscape, .half), (.landscape, .oneThird)])
    #expect(fresh.count > 6 && fresh == turned)
  }

  /// Until iOS 18 the title of the item before is that of the back button.
  @Test func aBarOfItsOwn() {
    onScreen(iOS: 17) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [UINavigationItem(title: "One")]
      bar.pushItem(UINavigationItem(title: "Two"), animated: false)
      bar.layoutIfNeeded()
      #expect(bar.label("One") != nil && bar.label("Two") != nil)
      bar.popItem(animated: false)
      bar.layoutIfNeeded()
      #expect(bar.label("Two") == nil && bar.label("One")?.font == .systemFont(ofSize: 17, weight: .semibold))
    }
  }
}
