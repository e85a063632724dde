import Platform
import Testing

@testable import UIKitCore

/// Tab bars by release. Source: facts of Evidence on releases, named by their ids, measured on simulators of iOS 26.1 and 27.0.
@MainActor
@Suite(.serialized) struct TabBarReleaseTests {
  private let image = UIImage(name: "tab", size: CGSize(width: 25, height: 25))

  private func tabs(_ titles: [String]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.enumerated().map { index, title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: image, tag: index)
      return controller
    }
    return tabs
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let fact: String
    let device: String
    var orientation = Device.Orientation.portrait
    let release: Int
    let bar: [Double]
    /// Of a child without a navigation bar: top, bottom.
    let child: (top: Double, bottom: Double)
    var testDescription: String { "\(fact) \(device) \(orientation) \(release)" }
  }

  @Test(arguments: [
    Place(fact: "tab.height", device: "retina4_7", release: 26, bar: [0, 584, 375, 83], child: (20, 83)),
    Place(fact: "tab.height", device: "iPhone 17", release: 26, bar: [0, 791, 402, 83], child: (62, 83)),
    Place(fact: "tab.height", device: "iPhone 17", release: 27, bar: [0, 791, 402, 83], child: (62, 83)),
    Place(fact: "tab.height", device: "retina4_7", release: 17, bar: [0, 618, 375, 49], child: (20, 49)),
    Place(fact: "tab.height", device: "iPhone 16 Pro", release: 18, bar: [0, 791, 402, 83], child: (62, 83)),
    Place(
      fact: "tab.compact", device: "retina4_7", orientation: .landscape, release: 26, bar: [0, 311, 667, 64],
      child: (0, 64)),
    Place(
      fact: "tab.compact", device: "iPhone 17 Pro Max", orientation: .landscape, release: 26, bar: [0, 376, 956, 64],
      child: (0, 64)),
    Place(fact: "tab.pad", device: "iPad (10th generation)", release: 26, bar: [0, 32, 820, 44], child: (96, 25)),
    Place(fact: "tab.pad.18", device: "iPad (10th generation)", release: 18, bar: [0, 24, 820, 50], child: (74, 20)),
    Place(fact: "tab.pad.18", device: "iPad (10th generation)", release: 17, bar: [0, 1110, 820, 70], child: (24, 70)),
  ])
  func theBarLies(_ place: Place) throws {
    let tabs = tabs(["Library", "Tools", "Scroll"])
    let stage = try BarStage(tabs, on: place.device, place.orientation, release: place.release)
    let expected = CGRect(x: place.bar[0], y: place.bar[1], width: place.bar[2], height: place.bar[3])
    #expect(isNear(try stage.frame(tabs.tabBar), expected))
    let insets = try #require(tabs.selectedViewController).view.safeAreaInsets
    #expect(isNear(insets.top, place.child.top) && isNear(insets.bottom, place.child.bottom))
  }

  /// tab.platter, tab.items: on 402 points, three tabs also on 375.
  @Test(arguments: [
    ("retina4_7", 3, 51.0, 274.0, 94.0, 86.0), ("iPhone 17", 3, 64, 274, 94, 86), ("iPhone 17", 4, 21, 360, 98, 84.667),
    ("iPhone 17", 5, 21, 360, 77, 68.75),
  ])
  func tabsStandOnAPlatter(
    device: String, count: Int, x: Double, width: Double, tab: Double, pitch: Double
  ) throws {
    let tabs = tabs((0..<count).map { "Tab \($0)" })
    let stage = try BarStage(tabs, on: device, release: 26)
    let platter = try #require(stage.platters(tabs.tabBar).first)
    let top = stage.window.bounds.height - 83
    #expect(isNear(try stage.frame(platter), CGRect(x: x, y: top, width: width, height: 62)))
    for (index, button) in platter.subviews.enumerated() {
      let frame = try stage.frame(button)
      // Places are rounded to pixels.
      #expect(abs(frame.minX - (x + 4 + pitch * Double(index))) <= 0.34 && abs(frame.width - tab) <= 0.34)
      #expect(frame.minY == top + 4 && frame.height == 54)
    }
    #expect(platter.subviews.count == count)
  }

  /// Tabs on an iPhone SE: the middle of an image 20 below the top of its tab, the title from 35 to 47.
  @Test func imageAndTitleOfATab() throws {
    let tabs = tabs(["Library", "Tools", "Scroll"])
    let stage = try BarStage(tabs, on: "retina4_7", release: 26)
    let label = try #require(tabs.tabBar.label("Tools"))
    #expect(label.font == .systemFont(ofSize: 10, weight: .semibold))
    #expect(isNear(try stage.frame(label).maxY, 635))
    #expect(abs(try stage.frame(label.superview?.subviews.first).midY - 608) <= 0.25)
    (label.superview as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 1)
  }

  /// tab.badge: [196.5, 590, 20, 20] over the second of three tabs on an iPhone SE; [436.5, 34, 18.5, 18.5] on a tablet.
  @Test func badges() throws {
    for (device, badge) in [
      ("retina4_7", CGRect(x: 196.5, y: 590, width: 20, height: 20)),
      ("iPad (10th generation)", CGRect(x: 436.5, y: 34, width: 18.5, height: 18.5)),
    ] {
      let tabs = tabs(["Library", "Tools", "Scroll"])
      tabs.tabBar.items?[1].badgeValue = "3"
      let stage = try BarStage(tabs, on: device, release: 26)
      let frame = try stage.frame(tabs.tabBar.label("3")?.superview)
      #expect(abs(frame.minX - badge.minX) <= 1 && frame.minY == badge.minY && frame.size == badge.size)
    }
  }

  /// tab.compact: a platter of 44 at the top of the bar with tabs of 36, the title of 12 points beside the image.
  @Test func onAPhoneOnItsSide() throws {
    let tabs = tabs(["Library", "Tools", "Scroll"])
    let stage = try BarStage(tabs, on: "retina4_7", .landscape, release: 26)
    let platter = try #require(stage.platters(tabs.tabBar).first)
    let (frame, label) = (try stage.frame(platter), try #require(tabs.tabBar.label("Tools")))
    #expect(frame.minY == 311 && frame.height == 44 && abs(frame.midX - 333.5) <= 0.5)
    let button = try stage.frame(label.superview)
    #expect(button.minY == 315 && button.height == 36 && label.font.pointSize == 12)
    #expect(try stage.frame(label).minX > (try stage.frame(label.superview?.subviews.first)).maxX)
  }

  /// tab.pad: [287.5, 32, 245, 44] with tabs of 36 points, as wide as their medium texts and 32, without images; the navigation bar of a
  /// child at the same height, which shows no title.
  @Test func atTheTopOfATablet() throws {
    let tabs = tabs(["Library", "Tools", "Scroll"])
    let content = UIViewController()
    content.title = "Shelf"
    let navigation = UINavigationController(rootViewController: content)
    navigation.tabBarItem = tabs.viewControllers?[0].tabBarItem
    tabs.viewControllers?[0] = navigation
    let stage = try BarStage(tabs, on: "iPad (10th generation)", release: 26)
    let platter = try #require(stage.platters(tabs.tabBar).first)
    let frame = try stage.frame(platter)
    #expect(abs(frame.minX - 287.5) <= 1 && frame.minY == 32 && abs(frame.width - 245) <= 1.5 && frame.height == 44)
    let widths = try platter.subviews.map { try stage.frame($0).width }
    for (width, expected) in zip(widths, [87, 73.5, 76.5]) { #expect(abs(width - expected) <= 0.5) }
    #expect(try stage.frame(platter.subviews.first).minY == 36)
    #expect(tabs.tabBar.label("Library")?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(tabs.tabBar.label("Tools")?.font == .systemFont(ofSize: 17, weight: .medium))
    #expect(tabs.tabBar.label("Tools")?.superview?.subviews.first?.isHidden == true)
    #expect(try stage.frame(navigation.navigationBar) == CGRect(x: 0, y: 32, width: 820, height: 54))
    #expect(content.view.safeAreaInsets.top == 86 && content.view.safeAreaInsets.bottom == 25)
    #expect(navigation.navigationBar.label("Shelf") == nil)
    // tab.pad.child
    navigation.isNavigationBarHidden = true
    stage.window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 96)
  }

  /// The title of a selected tab is semibold, and wider than the medium one.
  @Test func aTitleIsWholeWhenItsTabIsSelected() throws {
    let tabs = tabs(["Library", "Transitions"])
    let stage = try BarStage(tabs, on: "iPad (10th generation)", release: 26)
    stage.window.layoutIfNeeded()
    tabs.selectedIndex = 1
    stage.window.layoutIfNeeded()
    let label = try #require(tabs.tabBar.label("Transitions"))
    #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(label.frame.width == label.intrinsicContentSize.width)
  }

  /// AS 26.2: a bar by itself is 83 high on a phone.
  @Test(arguments: [(26, 83.0), (18, 49), (15, 49)])
  func aBarByItself(release: Int, height: Double) throws {
    let root = UIViewController()
    let bar = UITabBar()
    root.view.addSubview(bar)
    let stage = try BarStage(root, on: "iPhone 16 Pro", release: release)
    let size = bar.sizeThatFits(CGSize(width: 402, height: 0))
    #expect(size.width == 402 && isNear(size.height, height) && bar.window === stage.window)
  }

  @Test func aBarThatAProgramHides() throws {
    for device in ["iPhone 17", "iPad (10th generation)"] {
      let tabs = tabs(["Library", "Tools"])
      let stage = try BarStage(tabs, on: device, release: 26)
      tabs.setTabBarHidden(true, animated: false)
      stage.window.layoutIfNeeded()
      let insets = try #require(tabs.selectedViewController).view.safeAreaInsets
      #expect(insets == tabs.view.safeAreaInsets)
      let frame = try stage.frame(tabs.tabBar)
      #expect(frame.maxY <= 0 || frame.minY >= stage.window.bounds.height)
    }
  }
}

/// `UITab` and what came with it. Source: Apple's documentation of `UITab`, `UISearchTab`, `UITabAccessory` and `UITabBarController`.
@MainActor
@Suite(.serialized) struct TabTests {
  private final class Listener: UITabBarControllerDelegate {
    var heard: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != "locked"
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      heard.append("\(previousTab?.identifier ?? "-") \(selectedTab.identifier)")
    }
  }

  @Test func tabsOfAController() throws {
    let home = UITab(title: "Home", image: nil, identifier: "home") { _ in UINavigationController() }
    let locked = UITab(title: "Locked", image: nil, identifier: "locked")
    let search = UISearchTab { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [home, locked, search])
    let listener = Listener()
    tabs.delegate = listener
    let stage = try BarStage(tabs, on: "iPhone 17", release: 26)
    #expect(tabs.viewControllers?.count == 3 && home.viewController is UINavigationController)
    #expect(tabs.selectedTab === home && home.tabBarController === tabs && home.viewController?.tab === home)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Locked", "Search"])
    #expect(tabs.tab(forIdentifier: "locked") === locked)
    stage.window.layoutIfNeeded()
    (tabs.tabBar.label("Locked")?.superview as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedTab === home)
    (tabs.tabBar.label("Search")?.superview as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedTab === search && listener.heard == ["home \(search.identifier)"])
    home.title = "Start"
    home.badgeValue = "2"
    locked.isHidden = true
    stage.window.layoutIfNeeded()
    #expect(tabs.tabBar.label("Start") != nil && tabs.tabBar.label("2") != nil)
    #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.label("Locked") == nil)
    tabs.selectedTab = home
    #expect(tabs.selectedIndex == 0)
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil)
  }

  @Test func anAccessoryStandsAboveTheBar() throws {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    tabs.tabBarMinimizeBehavior = .onScrollDown
    let view = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: view)
    let stage = try BarStage(tabs, on: "iPhone 17", release: 26)
    let frame = try stage.frame(view)
    #expect(frame.maxY <= (try stage.frame(tabs.tabBar)).minY)
    #expect(isNear(content.view.safeAreaInsets.bottom, 874 - frame.minY))
    tabs.setBottomAccessory(nil, animated: false)
    stage.window.layoutIfNeeded()
    #expect(view.superview == nil && content.view.safeAreaInsets.bottom == 83)
  }
}
