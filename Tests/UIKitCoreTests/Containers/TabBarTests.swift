import Platform
import Testing

@testable import UIKitCore

/// Tabs. Source: `UITabBarButton; frame = (2 1; 76 48)` for four tabs of 320 points in published hierarchies of views, titles of 10 and 13
/// points in the Human Interface Guidelines; centered tabs: DEVIATIONS.md, 123.
@MainActor
@Suite(.serialized) struct TabBarTests {
  private let tabs = UITabBarController()
  private let image = UIImage(name: "tab", size: CGSize(width: 25, height: 25))

  private func fill(_ count: Int) {
    tabs.viewControllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: image, tag: index)
      return controller
    }
  }

  private func button(_ index: Int) -> UIView? { tabs.tabBar.label("Tab \(index)")?.superview }

  @Test func onAPhone() throws {
    fill(4)
    let stage = try ControllerStage(tabs, on: "iPhone 5")
    // A bar of 49 points at the bottom of 568.
    #expect(try (0..<4).map { try stage.frame(button($0)).minX } == [2, 82, 162, 242])
    #expect(try stage.frame(button(0)) == CGRect(x: 2, y: 520, width: 76, height: 48))
    let label = try #require(tabs.tabBar.label("Tab 0"))
    #expect(label.font == .systemFont(ofSize: 10, weight: .medium))
    #expect(try stage.frame(label).maxY == 567)
    #expect(abs(try stage.frame(label).midX - 40) <= 0.5)
    let icon = try #require(button(0)?.subviews.first as? UIImageView)
    #expect(try stage.frame(icon) == CGRect(x: 27.5, y: 525.5, width: 25, height: 25))
  }

  @Test func aboveTheHomeIndicatorAndOnItsSide() throws {
    fill(3)
    let stage = try ControllerStage(tabs, on: "iPhone X")
    // 83 points with the home indicator's 34.
    #expect(try stage.frame(button(1)) == CGRect(x: 127, y: 730, width: 121, height: 48))
    try stage.turn(.landscape)
    // 812 points without 44 at each side, in a bar of 32 above 21: title beside the image.
    let frame = try stage.frame(button(0))
    #expect(abs(frame.minX - 46) < 0.001 && abs(frame.minY - 323) < 0.001 && frame.height == 31)
    let (icon, label) = (try #require(button(0)?.subviews.first), try #require(tabs.tabBar.label("Tab 0")))
    #expect(try stage.frame(label).minX == stage.frame(icon).maxX + 7)
    #expect(abs(try stage.frame(label).midY - stage.frame(icon).midY) <= 0.5)
  }

  @Test func onATabletAndBesideAnotherApp() throws {
    fill(3)
    let stage = try ControllerStage(tabs, on: "ipad9_7")
    // Titles and images take less than 76 points: 3 · 76 + 2 · 34 = 296 in the middle of 768.
    #expect(try (0..<3).map { try stage.frame(button($0)).minX } == [236, 346, 456])
    #expect(try stage.frame(button(0)) == CGRect(x: 236, y: 975, width: 76, height: 49))
    tabs.tabBar.itemSpacing = 10
    tabs.tabBar.itemWidth = 100
    #expect(try (0..<3).map { try stage.frame(button($0)).minX } == [224, 334, 444])
    try stage.turn(.portrait, .oneThird)
    // 320 points in three parts.
    #expect(tabs.tabBar.bounds.width == 320)
    #expect(abs(try stage.frame(button(1)).minX - (320.0 / 3 + 2)) <= 0.5)
  }

  @Test func tapsSelect() throws {
    fill(2)
    let stage = try ControllerStage(tabs, on: "iPhone 8")
    stage.window.layoutIfNeeded()
    (button(1) as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
    tabs.viewControllers?[1].title = "Other"
    tabs.viewControllers?[1].tabBarItem.title = "New"
    stage.window.layoutIfNeeded()
    #expect(tabs.tabBar.label("New") != nil && tabs.tabBar.label("Tab 1") == nil)
  }

  @Test func aPushedControllerHidesTheBar() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation]
    let stage = try ControllerStage(tabs, on: "iPhone 8")
    #expect(root.view.safeAreaInsets.bottom == 49)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    stage.window.layoutIfNeeded()
    #expect(pushed.view.safeAreaInsets.bottom == 0)
    #expect(try stage.frame(tabs.tabBar).minY == 667)
    navigation.popViewController(animated: false)
    stage.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 49)
    #expect(try stage.frame(tabs.tabBar).maxY == 667)
  }

  @Test func aNavigationControllerHasTheTabOfItsRoot() throws {
    let root = UIViewController()
    let navigation = UINavigationController()
    tabs.viewControllers = [navigation, UIViewController()]
    let stage = try ControllerStage(tabs, on: "iPhone 8")
    root.title = "Inbox"
    navigation.viewControllers = [root]
    stage.window.layoutIfNeeded()
    #expect(try stage.frame(tabs.tabBar.label("Inbox")?.superview).width == 183.5)
    root.title = "Outbox"
    stage.window.layoutIfNeeded()
    #expect(tabs.tabBar.label("Outbox") != nil && tabs.tabBar.label("Inbox") == nil)
  }

  @Test func aBarWithoutTitlesHasNoViews() throws {
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let stage = try ControllerStage(tabs, on: "iPhone 8")
    stage.window.layoutIfNeeded()
    #expect(tabs.tabBar.subviews.isEmpty)
  }

  /// The color of a tab changes with the selection, and not only when the bar has another size.
  @Test func theSelectedTabIsTintedAtOnce() throws {
    fill(3)
    let stage = try ControllerStage(tabs, on: "iPhone 8")
    func colors() throws -> [UIColor] {
      stage.window.layoutIfNeeded()
      return try (0..<3).map { try #require(tabs.tabBar.label("Tab \($0)")?.textColor) }
    }
    #expect(try colors() == [.systemBlue, .systemGray, .systemGray])
    tabs.selectedIndex = 2
    #expect(try colors() == [.systemGray, .systemGray, .systemBlue])
    (button(1) as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(try colors() == [.systemGray, .systemBlue, .systemGray])
    tabs.tabBar.unselectedItemTintColor = .systemGreen
    #expect(try colors() == [.systemGreen, .systemBlue, .systemGreen])
  }

  /// source: the picture of AccessibilitySnapshot's tab bar of iOS 17.5: discs of 18 points, 2 below the top of the tab, from 11 behind its
  /// middle.
  @Test func aBadgeStandsOverItsTab() throws {
    fill(4)
    let stage = try ControllerStage(tabs, on: "iPhone 15")
    let item = try #require(tabs.tabBar.items?[1])
    item.badgeValue = "3"
    stage.window.layoutIfNeeded()
    let text = try #require(tabs.tabBar.label("3"))
    let badge = try #require(text.superview)
    let (tab, frame) = (try stage.frame(button(1)), try stage.frame(badge))
    #expect(frame.size == CGSize(width: 18, height: 18) && frame.minY == tab.minY + 2)
    #expect(abs(frame.minX - (tab.midX + 11)) <= 0.34)
    #expect(badge.backgroundColor == .systemRed && text.textColor == .white)
    item.badgeColor = .systemGreen
    item.badgeValue = "1,000"
    #expect(try stage.frame(badge).width > 30 && badge.backgroundColor == .systemGreen)
    item.badgeValue = nil
    stage.window.layoutIfNeeded()
    #expect(badge.isHidden)
  }

  @Test func anItemOfTheSystem() {
    let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 4)
    #expect(item.title == "Favorites" && item.image?.name == "star.fill" && item.tag == 4)
  }
}
