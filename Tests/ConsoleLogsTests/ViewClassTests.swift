import Testing

@testable import ConsoleLogs

/// Whose a view is, by the frameworks' names alone.
@Suite struct ViewClassTests {
  @Test(arguments: [
    "_UIToolbarContentView", "UITableViewCellContentView", "_NSTextContentView", "UIInputSetContainerView", "UIWindow",
    "NSThemeFrame",
  ])
  func aPrivateViewIsNotTheApps(_ name: String) { #expect(ViewClass(name).isPrivate) }

  /// `_TtC3App3Row` is App.Row as runtimes up to iOS 8 write it.
  @Test(arguments: ["App.Row", "_TtC3App3Row", "MASTableViewHeaderView", "UILabel", "App._Card", "App.UIInputSetView"])
  func anAppsViewIsNotPrivate(_ name: String) { #expect(!ViewClass(name).isPrivate) }

  @Test(arguments: [
    ("RowCell", true), ("App.CellView", true), ("UITableViewCell", true), ("CellularView", false),
    ("CancelButton", false),
    ("App.SectionHeaderView", true), ("UITableViewCellContentView", true), ("App.ProfileContentView", false),
  ])
  func aCellIsKnownByItsName(_ name: String, _ isCell: Bool) { #expect(ViewClass(name).isCell == isCell) }

  /// Nobody constrains these but UIKit; the view of a page view controller is constrained by apps.
  @Test(arguments: [
    ("_UIButtonBarStackView", true), ("UITextEffectsWindow", true), ("_UIPageViewControllerContentView", false),
    ("UITableViewCellContentView", false), ("_UILayoutGuide", false),
  ])
  func aClosedViewIsTheFrameworks(_ name: String, _ isClosed: Bool) { #expect(ViewClass(name).isClosed == isClosed) }
}
