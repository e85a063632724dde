import Platform
import Testing

@testable import UIKitCore

/// Toolbars, searches and margins by release. Source: facts of Evidence on releases, named by their ids, measured on simulators of iOS 18.5
/// to 26.5.
@MainActor
@Suite(.serialized) struct LowerBarReleaseTests {
  private let content = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: content)
    content.title = "Ledger"
  }

  // MARK: Toolbars

  /// toolbar.intrinsic.
  @Test(arguments: [
    ("iPhone 16", Device.Orientation.portrait, 26, 48.0), ("retina4_7", .portrait, 26, 48),
    ("iPhone 16", .landscape, 26, 44),
    ("iPad (10th generation)", .portrait, 26, 44), ("retina4_7", .portrait, 17, 44),
    ("iPad (10th generation)", .portrait, 18, 44),
  ])
  func aToolbarByItself(device: String, orientation: Device.Orientation, release: Int, height: Double) throws {
    let (root, bar) = (UIViewController(), UIToolbar())
    root.view.addSubview(bar)
    let stage = try BarStage(root, on: device, orientation, release: release)
    #expect(isNear(bar.intrinsicContentSize.height, height) && bar.window === stage.window)
  }

  /// toolbar.slot, toolbar.platter: what it takes from the safe area, the height of the items and where they begin. In the navigation
  /// controller 10 points are above.
  @Test(arguments: [
    ("iPhone 16", Device.Orientation.portrait, 86.0, 48.0, 16.0), ("retina4_7", .portrait, 86, 48, 16),
    ("iPhone 17", .portrait, 86, 48, 16), ("retina4_7", .landscape, 82, 44, 20),
    ("iPad (10th generation)", .portrait, 79, 44, 20),
  ])
  func aToolbarOfANavigationController(
    device: String, orientation: Device.Orientation, inset: Double, height: Double, margin: Double
  ) throws {
    navigation.isToolbarHidden = false
    let stage = try BarStage(navigation, on: device, orientation, release: 26)
    #expect(content.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom && navigation.toolbar.isHidden)
    content.toolbarItems = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(systemItem: .add),
    ]
    stage.window.layoutIfNeeded()
    #expect(isNear(content.view.safeAreaInsets.bottom, inset))
    let top = stage.window.bounds.height - inset + 10
    #expect(try stage.frame(navigation.toolbar).minY == top)
    let frames = try stage.platters(navigation.toolbar).map { try stage.frame($0) }
    try #require(frames.count == 2)
    #expect(frames.allSatisfy { $0.minY == top && $0.height == height })
    #expect(isNear(frames[0].minX, margin))
    #expect(isNear(stage.window.bounds.width - frames[1].maxX, margin), "\(frames)")
    content.toolbarItems = nil
    stage.window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
  }

  /// toolbar.platter: the platter of a single symbol is a circle, as in pictures of iOS 26.
  @Test(arguments: ["iPhone 16", "iPad (10th generation)"])
  func thePlatterOfASymbolIsACircle(device: String) throws {
    navigation.isToolbarHidden = false
    let stage = try BarStage(navigation, on: device, release: 26)
    content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    stage.window.layoutIfNeeded()
    let platter = try #require(try stage.platters(navigation.toolbar).first)
    #expect(platter.bounds.width == platter.bounds.height)
    let symbol = try #require(platter.subviews.first)
    #expect(isNear(symbol.frame.midX, platter.bounds.midX))
  }

  // MARK: Searches

  private func search(in item: UINavigationItem) -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    item.searchController = search
    return search
  }

  /// search.bottom: [28, 776, 337, 48] with a field of [33, 781, 327, 38] on an iPhone 16.
  @Test func atTheLowerEdge() throws {
    let search = search(in: content.navigationItem)
    let stage = try BarStage(navigation, on: "iPhone 16", release: 26)
    #expect(try stage.frame(search.searchBar) == CGRect(x: 28, y: 776, width: 337, height: 48))
    #expect(try stage.frame(search.searchBar.searchTextField) == CGRect(x: 33, y: 781, width: 327, height: 38))
    #expect(content.view.safeAreaInsets.top == 113 && content.view.safeAreaInsets.bottom == 86)
    #expect(content.navigationItem.searchBarPlacement == .integrated)
    let other = UIViewController()
    navigation.pushViewController(other, animated: false)
    stage.window.layoutIfNeeded()
    #expect(search.searchBar.superview == nil && other.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    stage.window.layoutIfNeeded()
    search.isActive = true
    stage.window.layoutIfNeeded()
    #expect(search.isActive && content.view.safeAreaInsets.top == 113)
    search.isActive = false
    content.navigationItem.preferredSearchBarPlacement = .stacked
    stage.window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 173 && content.view.safeAreaInsets.bottom == 34)
  }

  /// search.nav: in an app with tabs 60 points below the bar, 44 of them the field 8 from above; while somebody searches [16, 8, 288, 44] and
  /// a cross of 44 points, on an iPhone SE.
  @Test func belowTheBarOfAnAppWithTabs() throws {
    let search = search(in: content.navigationItem)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let stage = try BarStage(tabs, on: "retina4_7", release: 26, safeAreaTop: 0)
    #expect(content.view.safeAreaInsets.top == 124 && content.view.safeAreaInsets.bottom == 83)
    #expect(try stage.frame(search.searchBar.searchTextField) == CGRect(x: 16, y: 72, width: 343, height: 44))
    search.isActive = true
    #expect(try stage.frame(navigation.navigationBar) == CGRect(x: 0, y: 10, width: 375, height: 60))
    #expect(try stage.frame(search.searchBar.searchTextField) == CGRect(x: 16, y: 18, width: 288, height: 44))
    let cross = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(try stage.frame(cross) == CGRect(x: 315, y: 18, width: 44, height: 44))
    #expect(search.searchBar.label("Cancel") == nil)
  }

  /// search.pad: 240 × 44 on a platter that ends 10 points before the edge of an iPad; 280 while somebody searches. The fact's 15 are
  /// measured through two scaled views; their superview lies at 562 and is 248 wide.
  @Test func amongTheButtonsOfATablet() throws {
    let search = search(in: content.navigationItem)
    let stage = try BarStage(navigation, on: "iPad (10th generation)", release: 26)
    #expect(try stage.frame(search.searchBar.searchTextField) == CGRect(x: 566, y: 32, width: 240, height: 44))
    #expect(content.view.safeAreaInsets.top == 86)
    search.isActive = true
    stage.window.layoutIfNeeded()
    #expect(try stage.frame(search.searchBar.searchTextField) == CGRect(x: 526, y: 32, width: 280, height: 44))
  }

  // MARK: Margins

  /// margin.root, margin.compact.
  @Test(arguments: [
    ("iPhone 15", Device.Orientation.portrait, 17, 16.0), ("iPhone 16 Pro", .portrait, 18, 16),
    ("iPhone 17", .portrait, 26, 16),
    ("iPhone 17", .portrait, 27, 16), ("iPhone 11", .portrait, 17, 20), ("iPhone 17 Pro Max", .portrait, 26, 20),
    ("retina4_7", .landscape, 18, 16), ("retina4_7", .landscape, 26, 20), ("iPhone 16", .landscape, 26, 16),
    ("iPad (10th generation)", .portrait, 26, 20),
  ])
  func rootViewsHaveMargins(device: String, orientation: Device.Orientation, release: Int, side: Double) throws {
    let root = UIViewController()
    let stage = try BarStage(root, on: device, orientation, release: release)
    let margins = root.systemMinimumLayoutMargins
    #expect(isNear(margins.leading, side) && isNear(margins.trailing, side) && root.view.window === stage.window)
  }
}
