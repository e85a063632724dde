import Platform
import Testing

@testable import UIKitCore

/// Split view controllers in the style from before iOS 14.
///
/// Source of the modes: Apple's documentation (one column beside the other where the view is wide, hidden where it is high; collapsed
/// where the width is compact). Of the widths: DEVIATIONS.md, 27, and arithmetic with the sizes of the screens.
@MainActor
@Suite(.serialized) struct ClassicSplitTests {
  private let master = ColumnController("Master")
  private let detail = ColumnController("Detail")
  private let split = UISplitViewController()
  private let delegate = SplitDelegate()
  private let primary: UINavigationController
  private let secondary: UINavigationController

  init() {
    primary = UINavigationController(rootViewController: master)
    secondary = UINavigationController(rootViewController: detail)
    split.viewControllers = [primary, secondary]
    split.delegate = delegate
  }

  @Test func onAPhoneTheSecondaryIsPushed() throws {
    let stage = try SplitStage(split, on: "iPhone 8", .portrait)
    #expect(split.isCollapsed && split.viewControllers == [primary])
    #expect(primary.viewControllers == [master, secondary])
    #expect(stage.frame(detail) == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(stage.frame(master) == nil)
    // One bar of 44 points below a status bar of 20, although there are two navigation controllers.
    #expect(detail.view.safeAreaInsets.top == 64)
    #expect(detail.splitViewController === split && detail.navigationController === secondary)
    #expect(delegate.journal == ["collapse", "collapsed"])
    primary.popViewController(animated: false)
    #expect(stage.frame(master) == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func theDelegateMayKeepThePrimaryOnTop() throws {
    delegate.takesSecondary = true
    let stage = try SplitStage(split, on: "iPhone 8 Plus", .portrait)
    #expect(primary.viewControllers == [master] && stage.frame(detail) == nil)
    #expect(stage.frame(master) == CGRect(x: 0, y: 0, width: 414, height: 736))
    // Nobody gives another one: the secondary that was put away returns.
    try stage.turn(.landscape)
    #expect(split.viewControllers == [primary, secondary])
    #expect(delegate.journal == ["collapse", "collapsed", "separate", "expanded"])
  }

  /// Source: developers report 295 and 441 points; 0.4 · 736 = 294.4.
  @Test func aLargePhoneOnItsSideHasTwoColumns() throws {
    let stage = try SplitStage(split, on: "iPhone 8 Plus", .landscape)
    #expect(stage.columns == ["primary 0 295", "secondary 295 441"])
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    #expect(master.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
  }

  /// 0.4 · 896 = 358.4, more than 320; the housing of the sensors takes 48 at each side.
  @Test func theFirstColumnIsWiderByTheSafeArea() throws {
    let stage = try SplitStage(split, on: "iPhone XR", .landscape)
    #expect(stage.columns == ["primary 0 368", "secondary 368 528"])
    #expect(split.primaryColumnWidth == 320)
    #expect(master.view.safeAreaInsets.left == 48 && master.view.safeAreaInsets.right == 0)
    #expect(detail.view.safeAreaInsets.left == 0 && detail.view.safeAreaInsets.right == 48)
  }

  @Test func anUprightTabletShowsTheSecondaryAlone() throws {
    let stage = try SplitStage(split, on: "ipad9_7", .portrait)
    #expect(stage.columns == ["secondary 0 768"])
    #expect(split.displayMode == .secondaryOnly && master.viewIfLoaded?.window == nil)
    #expect(detail.journal == ["willAppear", "didAppear 768"] && master.journal == [])
    // The bar of a tablet is 50 points high, the status bar 20.
    #expect(detail.view.safeAreaInsets.top == 70)
    try stage.turn(.landscape)
    #expect(stage.columns == ["primary 0 320", "secondary 320 704"])
    #expect(master.journal == ["willAppear", "didAppear 320"])
    #expect(delegate.journal == ["change to oneBesideSecondary"])
    try stage.turn(.portrait)
    #expect(stage.columns == ["secondary 0 768"])
    #expect(master.journal.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(detail.journal == ["willAppear", "didAppear 768"])
  }

  /// Margins by the width of the column: 16 below 400 points, else 20.
  @Test func eachColumnHasItsTraitsAndMargins() throws {
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    #expect(stage.frame(master) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(stage.frame(master.content) == CGRect(x: 16, y: 70, width: 288, height: 698))
    #expect(stage.frame(detail.content) == CGRect(x: 340, y: 70, width: 664, height: 698))
    #expect(master.view.traitCollection.horizontalSizeClass == .compact)
    #expect(master.content.traitCollection.verticalSizeClass == .regular)
    #expect(detail.content.traitCollection.horizontalSizeClass == .regular)
  }

  /// Source: the primary columns of two documents for the iPad of 12.9 inches are 375 points wide.
  @Test func columnsOfTheLargestTabletsAreWider() throws {
    let stage = try SplitStage(split, on: "iPad Pro 12.9", .landscape)
    #expect(stage.columns == ["primary 0 375", "secondary 375 991"])
  }

  @Test func aSharedScreenHasColumnsWhereItIsRegular() throws {
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    try stage.turn(.landscape, .half)
    #expect(split.isCollapsed && primary.viewControllers == [master, secondary])
    #expect(stage.frame(detail) == CGRect(x: 0, y: 0, width: 507, height: 768))
    // Two thirds are regular, but higher than wide (DEVIATIONS.md, 27).
    try stage.turn(.landscape, .twoThirds)
    #expect(stage.columns == ["secondary 0 694"])
    try stage.turn(.portrait, .oneThird)
    #expect(stage.frame(detail) == CGRect(x: 0, y: 0, width: 320, height: 1024))
    try stage.turn(.landscape)
    #expect(stage.columns == ["primary 0 320", "secondary 320 704"])
    #expect(primary.viewControllers == [master] && secondary.viewControllers == [detail])
    #expect(
      delegate.journal.filter { !$0.hasPrefix("change") } == [
        "collapse", "collapsed", "separate", "expanded", "collapse", "collapsed", "separate", "expanded",
      ])
  }

  @Test func wishesForModesAndWidths() throws {
    split.preferredDisplayMode = .allVisible
    let stage = try SplitStage(split, on: "ipad9_7", .portrait)
    // 0.4 · 768 = 307.2
    #expect(stage.columns == ["primary 0 308", "secondary 308 460"])
    split.preferredDisplayMode = .oneOverSecondary
    #expect(Set(stage.columns) == ["primary 0 308", "secondary 0 768"])
    #expect(split.view.subviews.first === secondary.view && split.view.subviews.last === primary.view)
    split.preferredDisplayMode = .oneBesideSecondary
    // Half of the width, but not more than the maximum, of which the usual one counts as well.
    split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(stage.columns == ["primary 0 320", "secondary 320 448"])
    split.maximumPrimaryColumnWidth = 600
    #expect(stage.columns == ["primary 0 384", "secondary 384 384"])
    split.minimumPrimaryColumnWidth = 400
    #expect(stage.columns == ["primary 0 400", "secondary 400 368"])
    split.primaryEdge = .trailing
    #expect(stage.columns == ["secondary 0 368", "primary 368 400"])
  }

  @Test func rightToLeftThePrimaryIsOnTheRight() throws {
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    stage.screen.profile.isRightToLeft = true
    #expect(stage.columns == ["secondary 0 704", "primary 704 320"])
  }

  @Test func aDetailIsShownInTheSecondaryOrPushed() throws {
    let (other, third) = (ColumnController("Other"), ColumnController("Third"))
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    master.showDetailViewController(other, sender: nil)
    #expect(stage.columns == ["primary 0 320", "secondary 320 704"])
    #expect(split.viewControllers == [primary, other] && secondary.parent == nil)
    #expect(detail.journal.suffix(2) == ["willDisappear", "didDisappear"])
    try stage.turn(.landscape, .oneThird)
    #expect(primary.viewControllers == [master, other])
    master.showDetailViewController(third, sender: nil)
    #expect(primary.viewControllers == [master, other, third])
    // The topmost one is what there is a column for again.
    try stage.turn(.landscape)
    #expect(split.viewControllers == [primary, third] && primary.viewControllers == [master, other])
    master.show(detail, sender: nil)
    #expect(primary.topViewController === detail)
  }

  @Test func aPrimaryWithoutAStackStaysAlone() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [primary]
    split.viewControllers = [tabs, secondary]
    let stage = try SplitStage(split, on: "iPhone 8", .portrait)
    #expect(stage.columns == ["primary 0 375"] && primary.viewControllers == [master])
    #expect(split.viewControllers == [tabs])
  }

  /// Contents that need nearly all of their columns: a column that is too narrow for a moment would be a conflict.
  @Test func turningAndSharingKeepsControllersWithoutConflicts() throws {
    let (list, page) = (ColumnController("List", least: 280), ColumnController("Page", least: 280))
    primary.viewControllers = [list]
    secondary.viewControllers = [page]
    let stage = try SplitStage(split, on: "ipad9_7", .portrait)
    let steps: [(Device.Orientation, Device.Split)] = [
      (.landscape, .full), (.landscape, .oneThird), (.portrait, .oneThird), (.portrait, .full), (.landscape, .half),
      (.landscape, .twoThirds), (.portrait, .slideOver), (.landscape, .full), (.portrait, .twoThirds),
      (.landscape, .full),
    ]
    for _ in 0..<3 {
      for (orientation, part) in steps {
        try stage.turn(orientation, part)
        #expect(page.view.window === stage.window)
        #expect(page.content.frame.width >= 280)
        if !split.isCollapsed { #expect(split.viewControllers == [primary, secondary]) }
      }
    }
    #expect(stage.conflicts == 0)
    #expect(list.parent === primary && page.parent === secondary)
    // It may be told of its way between the columns, but in the end it is in sight.
    let appeared = page.journal.filter { $0.hasPrefix("didAppear") }
    #expect(
      page.journal.last == appeared.last && appeared.count == page.journal.filter { $0 == "didDisappear" }.count + 1)
  }
}

extension SplitStage {
  fileprivate func frame(_ view: UIView) -> CGRect {
    window.layoutIfNeeded()
    return view.convert(view.bounds, to: split.view)
  }
}
