import Platform
import Testing

@testable import UIKitCore

/// Navigation bars by release. Source: facts of Evidence on releases, named by their ids, measured on simulators of iOS 16 to 26.2.
@MainActor
@Suite(.serialized) struct NavigationBarReleaseTests {
  struct Place: CustomTestStringConvertible, Sendable {
    let fact: String
    let device: String
    var orientation = Device.Orientation.portrait
    let release: Int
    var safeAreaTop: Double?
    var isLarge = false
    let y: Double
    let height: Double
    let content: Double
    var testDescription: String { "\(fact) \(device) \(orientation) \(release)" }
  }

  @Test(arguments: [
    Place(fact: "nav.y.island", device: "iPhone 14 Pro", release: 16, y: 53.667, height: 44, content: 97.667),
    Place(fact: "nav.y.island", device: "iPhone 15", release: 17, y: 53.667, height: 44, content: 97.667),
    Place(fact: "nav.y.island", device: "iPhone 14 Pro Max", release: 17, y: 53.667, height: 44, content: 97.667),
    Place(fact: "nav.y.island", device: "iPhone 16", release: 18, y: 53.667, height: 44, content: 97.667),
    Place(fact: "nav.y.island62", device: "iPhone 16 Pro", release: 18, y: 56.333, height: 44, content: 100.333),
    Place(fact: "nav.y.island62", device: "iPhone 16 Pro Max", release: 18, y: 56.333, height: 44, content: 100.333),
    Place(fact: "AS 15.5", device: "iPhone 14", release: 15, y: 47, height: 44, content: 91),
    Place(fact: "nav.y.island", device: "iPhone 14", release: 18, y: 47, height: 44, content: 91),
    Place(fact: "nav.height", device: "iPhone 16", release: 26, y: 59, height: 54, content: 113),
    Place(fact: "nav.height", device: "iPhone 17", release: 26, y: 62, height: 54, content: 116),
    Place(fact: "nav.height", device: "iPhone 17", release: 27, y: 62, height: 54, content: 116),
    Place(fact: "nav.height", device: "iPad (10th generation)", release: 26, y: 32, height: 54, content: 86),
    Place(fact: "nav.y", device: "retina4_7", release: 26, y: 20, height: 54, content: 74),
    Place(fact: "nav.y", device: "retina4_7", release: 26, safeAreaTop: 0, y: 10, height: 54, content: 64),
    Place(
      fact: "nav.y.compact", device: "retina4_7", orientation: .landscape, release: 26, y: 24, height: 54, content: 78),
    Place(
      fact: "nav.y.compact", device: "iPhone 17 Pro", orientation: .landscape, release: 26, y: 24, height: 54,
      content: 78),
    Place(
      fact: "nav.y.compact", device: "retina4_7", orientation: .landscape, release: 17, y: 0, height: 32, content: 32),
    Place(
      fact: "nav.large", device: "retina4_7", release: 26, safeAreaTop: 0, isLarge: true, y: 10, height: 106,
      content: 116),
    Place(
      fact: "nav.large", device: "iPad (10th generation)", release: 26, isLarge: true, y: 32, height: 106, content: 138),
    Place(fact: "nav.large", device: "iPhone 15", release: 17, isLarge: true, y: 53.667, height: 96, content: 149.667),
  ])
  func theBarLies(_ place: Place) throws {
    let content = UIViewController()
    content.title = "Library"
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = place.isLarge
    let stage = try BarStage(
      navigation, on: place.device, place.orientation, release: place.release, safeAreaTop: place.safeAreaTop)
    let frame = try stage.frame(navigation.navigationBar)
    #expect(isNear(frame.minY, place.y) && isNear(frame.height, place.height))
    #expect(isNear(content.view.safeAreaInsets.top, place.content))
    content.edgesForExtendedLayout = []
    navigation.view.setNeedsLayout()
    #expect(isNear(try stage.frame(content.view).minY, place.content))
  }

  /// nav.sheet, nav.sheet.old: 16 and 54, before 0 and 56.
  @Test(arguments: [(26, 16.0, 54.0), (18, 0, 56), (17, 0, 56), (15, 0, 56)])
  func inASheet(release: Int, y: Double, height: Double) throws {
    let (root, content) = (UIViewController(), UIViewController())
    let stage = try BarStage(root, on: "iPhone 16", release: release)
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = .pageSheet
    root.present(navigation, animated: false)
    stage.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.minY == y && navigation.navigationBar.frame.height == height)
    #expect(isNear(content.view.safeAreaInsets.top, y + height))
  }

  /// nav.large.ax1: the line of 48 points is 57.5 high, the bar 54 and 61.5.
  @Test func largeTitlesGrow() throws {
    let content = UIViewController()
    content.title = "Library"
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try BarStage(navigation, on: "retina4_7", release: 26, safeAreaTop: 0)
    stage.screen.traits = stage.screen.traits.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
    navigation.view.setNeedsLayout()
    #expect(isNear(try stage.frame(navigation.navigationBar).height, 115.5))
    #expect(navigation.navigationBar.label("Library")?.font == .systemFont(ofSize: 48, weight: .bold))
  }

  private func bar(_ setUp: (UINavigationItem) -> Void) -> UINavigationController {
    let content = UIViewController()
    setUp(content.navigationItem)
    return UINavigationController(rootViewController: content)
  }

  /// nav.platter, nav.margin, nav.itemfont: 44 high at the top of the bar, 32 wider than a medium text, 16 from the edge (20 on 440 points,
  /// 10 on a tablet).
  @Test(arguments: [
    ("retina4_7", 16.0, 20.0), ("iPhone 16", 16, 59), ("iPhone 17", 16, 62), ("iPhone 17 Pro Max", 20, 62),
    ("iPad (10th generation)", 10, 32),
  ])
  func itemsStandOnPlatters(device: String, margin: Double, y: Double) throws {
    let navigation = bar {
      $0.leftBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      $0.rightBarButtonItems = ["Filter", "Edit"].map {
        UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
      }
    }
    let stage = try BarStage(navigation, on: device, release: 26)
    let frames = try stage.platters(navigation.navigationBar).map { try stage.frame($0) }
    try #require(frames.count == 3)
    #expect(frames.allSatisfy { $0.minY == y && $0.height == 44 })
    #expect(isNear(frames[0].minX, margin) && isNear(frames[1].maxX, stage.window.bounds.width - margin))
    // nav.gap
    #expect(isNear(frames[1].minX - frames[2].maxX, 12))
    let label = try #require(navigation.navigationBar.label("Filter"))
    #expect(label.font == .systemFont(ofSize: 17, weight: .medium))
    #expect(abs(frames[1].width - label.intrinsicContentSize.width - 32) <= 0.5)
    #expect(stage.platters(navigation.navigationBar)[0].layer.cornerRadius == 22)
  }

  /// nav.itemfont: the title in the middle of the upper 44 points, in whole points: [159, 11.5, 57, 21] of a bar of 375 points.
  @Test func theTitleStandsInTheUpperPart() throws {
    let navigation = bar { $0.title = "Library" }
    let stage = try BarStage(navigation, on: "retina4_7", release: 26, safeAreaTop: 0)
    let frame = try stage.frame(navigation.navigationBar.label("Library"))
    #expect(frame.minY == 21.5 && frame.height == 21 && abs(frame.midX - 187.5) <= 0.5 && abs(frame.width - 57) <= 1)
    let phone = try BarStage(bar { $0.title = "Library" }, on: "iPhone 17", release: 26)
    let label = (phone.window.rootViewController as? UINavigationController)?.navigationBar.label("Library")
    // 73.67 in a picture of 402 points.
    #expect(isNear(try phone.frame(label).minY, 73.667))
  }

  /// NavFlow on an iPhone SE: the line of a large title 3.5 below the upper part of 54.
  @Test func aLargeTitleStandsBelow() throws {
    let navigation = bar { $0.title = "Library" }
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try BarStage(navigation, on: "retina4_7", release: 26, safeAreaTop: 0)
    #expect(try stage.frame(navigation.navigationBar.label("Library")).origin == CGPoint(x: 16, y: 67.5))
  }

  /// nav.platter: the back button is (16, 62, 44, 44) on 402 points, without a title.
  @Test func theBackButtonIsAPlatter() throws {
    let navigation = bar { $0.title = "Inbox" }
    let stage = try BarStage(navigation, on: "iPhone 17", release: 26)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(try stage.frame(navigation.navigationBar.backButton) == CGRect(x: 16, y: 62, width: 44, height: 44))
    #expect(navigation.navigationBar.label("Inbox") == nil)
  }

  /// nav.backtitle.old, nav.backtitle.18: from the arrow to its title.
  @Test(arguments: [
    ("iPhone 14", 15, 21.0), ("iPhone 15", 16, 21), ("iPhone 15", 17, 21), ("iPhone 16 Pro", 18, 22.333),
  ])
  func theTitleOfTheBackButton(device: String, release: Int, distance: Double) throws {
    let navigation = bar { $0.title = "Inbox" }
    let stage = try BarStage(navigation, on: device, release: release)
    navigation.pushViewController(UIViewController(), animated: false)
    let label = try stage.frame(navigation.navigationBar.label("Inbox"))
    #expect(isNear(label.minX - (try stage.frame(navigation.navigationBar.backButton).minX), distance))
  }

  /// nav.customview: at least 36 wide; documentation of `hidesSharedBackground`, `sharesBackground` and `prominent`: such an item stands alone.
  @Test func itemsShareAPlatter() throws {
    func image() -> UIBarButtonItem { UIBarButtonItem(systemItem: .add) }
    let (narrow, hidden, alone, prominent) = (barItem(20), image(), image(), image())
    hidden.hidesSharedBackground = true
    alone.sharesBackground = false
    prominent.style = .prominent
    let navigation = bar { $0.rightBarButtonItems = [image(), image(), hidden, image(), alone, prominent, narrow] }
    let stage = try BarStage(navigation, on: "iPad (10th generation)", release: 26)
    let platters = stage.platters(navigation.navigationBar)
    #expect(platters.map(\.subviews.count) == [2, 1, 1, 1, 1, 1])
    #expect(platters.map(\.showsGround) == [true, false, true, true, true, true])
    #expect(try stage.frame(platters.last).width == 44)
    let view = try #require(narrow.customView)
    #expect(isNear(try stage.frame(view).midX, try stage.frame(platters.last).midX))
    #expect(isNear(try stage.frame(view).midY, 54))
    #expect(UIBarButtonItem.Style.done == .prominent && UIBarButtonItem.Style(rawValue: 2) == .prominent)
  }

  /// Items change their platters when the release does, and are hit on them.
  @Test func itemsOnPlattersAreHit() throws {
    var taps = 0
    let item = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in taps += 1 })
    let navigation = bar { $0.rightBarButtonItem = item }
    let stage = try BarStage(navigation, on: "iPhone 16", release: 26)
    let label = try stage.frame(navigation.navigationBar.label("Edit"))
    let hit = stage.window.hitTest(CGPoint(x: label.midX, y: label.midY), with: nil)
    (hit as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    stage.screen.profile.release = 17
    navigation.navigationBar.setNeedsLayout()
    navigation.view.setNeedsLayout()
    #expect(isNear(try stage.frame(navigation.navigationBar.label("Edit")).maxX, 377))
    #expect(stage.platters(navigation.navigationBar).isEmpty)
  }
}
