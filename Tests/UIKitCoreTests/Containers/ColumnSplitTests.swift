import Platform
import Testing

@testable import UIKitCore

/// Split view controllers in the styles of two and three columns.
///
/// Source: Apple's documentation of styles, behaviors and display modes; which behaviors have which modes, and that columns get
/// navigation controllers. Widths and what a triple column shows by itself: DEVIATIONS.md, 27.
@MainActor
@Suite(.serialized) struct ColumnSplitTests {
  private let list = ColumnController("List")
  private let middle = ColumnController("Middle")
  private let page = ColumnController("Page")
  private let delegate = SplitDelegate()

  private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(list, for: .primary)
    if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
    split.setViewController(page, for: .secondary)
    split.delegate = delegate
    return split
  }

  @Test func columnsGetNavigationControllers() throws {
    let split = split(.doubleColumn)
    let own = UINavigationController(rootViewController: middle)
    split.setViewController(own, for: .secondary)
    #expect(split.viewController(for: .primary) === list && list.navigationController != nil)
    #expect(split.viewController(for: .secondary) === own && split.viewControllers.last === own)
    #expect(split.style == .doubleColumn && page.splitViewController == nil)
    split.setViewController(nil, for: .secondary)
    #expect(split.viewController(for: .secondary) == nil && own.parent == nil)
  }

  @Test func twoColumnsTileWhereItIsWideAndOverlayWhereItIsHigh() throws {
    let split = split(.doubleColumn)
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    #expect(stage.columns == ["primary 0 320", "secondary 320 704"] && split.splitBehavior == .tile)
    split.hide(.primary)
    #expect(stage.columns == ["secondary 0 1024"] && split.displayMode == .secondaryOnly)
    try stage.turn(.portrait)
    #expect(stage.columns == ["secondary 0 768"] && split.splitBehavior == .overlay)
    // 0.4 · 768 = 307.2
    split.show(.primary)
    #expect(Set(stage.columns) == ["primary 0 308", "secondary 0 768"] && split.displayMode == .oneOverSecondary)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(stage.columns == ["primary 0 308", "secondary 308 460"])
    #expect(
      delegate.journal == [
        "show primary", "show secondary", "change to secondaryOnly", "hide primary", "change to oneOverSecondary",
        "show primary", "change to oneBesideSecondary",
      ])
  }

  @Test func threeColumns() throws {
    let split = split(.tripleColumn)
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    #expect(stage.columns == ["supplementary 0 320", "secondary 320 704"])
    split.show(.primary)
    #expect(stage.columns == ["primary 0 320", "supplementary 320 320", "secondary 640 384"])
    #expect(split.displayMode == .twoBesideSecondary)
    split.preferredSplitBehavior = .displace
    split.preferredDisplayMode = .twoDisplaceSecondary
    // The secondary one keeps its 704 points and is moved out of sight by 320.
    #expect(stage.columns == ["primary 0 320", "supplementary 320 320", "secondary 640 704"])
    #expect(page.view.safeAreaInsets.right == 0)
    split.preferredSplitBehavior = .overlay
    #expect(Set(stage.columns) == ["primary 0 320", "supplementary 320 320", "secondary 0 1024"])
    #expect(split.displayMode == .twoOverSecondary)
    split.hide(.primary)
    #expect(Set(stage.columns) == ["supplementary 0 320", "secondary 0 1024"])
    split.hide(.supplementary)
    #expect(stage.columns == ["secondary 0 1024"])
    split.preferredSplitBehavior = .tile
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidthFraction = 0.25
    split.preferredDisplayMode = .twoBesideSecondary
    #expect(stage.columns == ["primary 0 200", "supplementary 200 256", "secondary 456 568"])
    for controller in [list, middle] { #expect(controller.traitCollection.horizontalSizeClass == .compact) }
    #expect(page.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func collapsedColumnsAreAStackUpToTheTopColumn() throws {
    let split = split(.tripleColumn)
    let stage = try SplitStage(split, on: "iPhone 8", .portrait)
    let navigation = try #require(list.navigationController)
    #expect(navigation.viewControllers.count == 3 && stage.frame(page)?.width == 375)
    #expect(page.view.safeAreaInsets.top == 64)
    split.hide(.secondary)
    #expect(navigation.viewControllers.count == 2 && stage.frame(middle)?.width == 375 && stage.frame(page) == nil)
    split.show(.primary)
    #expect(navigation.viewControllers == [list])
    split.show(.secondary)
    #expect(stage.frame(page)?.width == 375)
    let other = ColumnController("Other")
    split.showDetailViewController(other, sender: nil)
    #expect(stage.frame(other)?.width == 375 && page.splitViewController == nil)
    #expect(delegate.journal == ["collapsed"])
  }

  @Test func theDelegateChoosesTheTopColumn() throws {
    delegate.top = .primary
    let split = split(.doubleColumn)
    let stage = try SplitStage(split, on: "iPhone 8 Plus", .portrait)
    #expect(stage.frame(list)?.width == 414 && stage.frame(page) == nil)
    try stage.turn(.landscape)
    #expect(stage.columns == ["primary 0 295", "secondary 295 441"])
    #expect(delegate.journal == ["collapsed", "expanded", "show secondary"])
  }

  @Test func theCompactColumnTakesThePlaceOfTheOthers() throws {
    let split = split(.doubleColumn)
    let tabs = UITabBarController()
    tabs.viewControllers = [middle]
    split.setViewController(tabs, for: .compact)
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    #expect(stage.columns == ["primary 0 320", "secondary 320 704"])
    try stage.turn(.landscape, .oneThird)
    #expect(stage.columns == ["compact 0 320"])
    #expect(stage.frame(middle) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(middle.journal == ["willAppear", "didAppear 320"])
    try stage.turn(.landscape)
    #expect(stage.columns == ["primary 0 320", "secondary 320 704"])
    #expect(
      page.journal == ["willAppear", "didAppear 704", "willDisappear", "didDisappear", "willAppear", "didAppear 704"])
  }

  @Test func turningAndSharingKeepsColumnsWithoutConflicts() throws {
    let (first, second, third) = (
      ColumnController("A", least: 250), ColumnController("B", least: 250), ColumnController("C", least: 250)
    )
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .supplementary)
    split.setViewController(third, for: .secondary)
    let stage = try SplitStage(split, on: "ipad9_7", .portrait)
    for _ in 0..<3 {
      try stage.turn(.landscape)
      split.show(.primary)
      #expect(stage.columns == ["primary 0 320", "supplementary 320 320", "secondary 640 384"])
      try stage.turn(.landscape, .half)
      #expect(split.isCollapsed && stage.frame(third)?.width == 507)
      split.show(.supplementary)
      #expect(stage.frame(second)?.width == 507)
      try stage.turn(.portrait)
      #expect(stage.columns == ["secondary 0 768"])
    }
    #expect(stage.conflicts == 0)
    #expect([.primary, .supplementary, .secondary].map { split.viewController(for: $0) } == [first, second, third])
  }
}
