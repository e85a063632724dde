import Platform
import Testing

@testable import UIKitCore

/// Toolbars and their items. Source: heights of 44 and 50 points (`BarHeights`), margins of 16 and 20, 8 points between items
/// (DEVIATIONS.md, 121), and arithmetic with the widths of custom views.
@MainActor
@Suite(.serialized) struct ToolbarTests {
  private let content = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: content)
  }

  private func view(_ index: Int) -> UIView? { content.toolbarItems?[index].customView }

  @Test func onAPhone() throws {
    content.toolbarItems = [barItem(40), .flexibleSpace(), barItem(50), .flexibleSpace(), barItem(60)]
    navigation.isToolbarHidden = false
    let stage = try ControllerStage(navigation, on: "iPhone X")
    // Above 34 points of the home indicator.
    #expect(try stage.frame(navigation.toolbar) == CGRect(x: 0, y: 812 - 34 - 44, width: 375, height: 44))
    #expect(content.view.safeAreaInsets.bottom == 78)
    // 375 - 2 · 16 - 150 are 193, half of them between two items.
    #expect(try stage.frame(view(0)) == CGRect(x: 16, y: 741, width: 40, height: 30))
    #expect(abs(try stage.frame(view(2)).minX - 152.5) <= 0.5)
    #expect(try stage.frame(view(4)).maxX == 359)
    navigation.setToolbarHidden(true, animated: false)
    stage.window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 34 && navigation.toolbar.isHidden)
  }

  @Test func onATabletAndBesideAnotherApp() throws {
    navigation.isToolbarHidden = false
    let stage = try ControllerStage(navigation, on: "ipad9_7", .landscape)
    content.toolbarItems = [barItem(40), barItem(40), .fixedSpace(30), barItem(40), .flexibleSpace(), barItem(40)]
    #expect(try stage.frame(navigation.toolbar) == CGRect(x: 0, y: 718, width: 1024, height: 50))
    #expect(try [0, 1, 3, 5].map { try stage.frame(view($0)).minX } == [20, 68, 138, 964])
    try stage.turn(.landscape, .oneThird)
    // A third of the screen: 320 points, margins of 16.
    #expect(try [0, 1, 3, 5].map { try stage.frame(view($0)).minX } == [16, 64, 134, 264])
  }

  @Test func itemsFollowTheTopController() throws {
    navigation.isToolbarHidden = false
    content.toolbarItems = [UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)]
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    #expect(try stage.frame(navigation.toolbar.label("First")).minX == 16)
    let second = UIViewController()
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    stage.window.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.bottom == 0 && navigation.toolbar.label("First") == nil)
    navigation.popViewController(animated: false)
    stage.window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 44 && navigation.toolbar.label("First") != nil)
  }

  @Test func itemsThatAreTooWideAreCut() throws {
    navigation.isToolbarHidden = false
    let title = "A button with a very long title"
    content.toolbarItems = [0, 1].map { _ in UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    let labels = navigation.toolbar.subviews.compactMap { $0.label(title) }
    // 343 points with 8 between: two of 167.5.
    #expect(labels.count == 2)
    #expect(abs(try stage.frame(labels[0]).width - 167.5) <= 0.5)
    #expect(abs(try stage.frame(labels[1]).maxX - 359) <= 0.5)
  }
}
