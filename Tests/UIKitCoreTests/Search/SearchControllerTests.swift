import Platform
import Testing

@testable import UIKitCore

/// Searches in navigation bars and elsewhere, on a phone, on a tablet and on a shared screen.
///
/// Source: bars of 44, 50 and 32 points and large titles of 52 (`BarHeights`), placements and what is presented when (Apple's
/// documentation), 52 points of a search bar in a navigation bar (DEVIATIONS.md, 171); the rest is arithmetic.
@MainActor
@Suite(.serialized) struct SearchControllerTests {
  private let content = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController
  private let navigation: UINavigationController

  init() {
    search = UISearchController(searchResultsController: results)
    navigation = UINavigationController(rootViewController: content)
    content.title = "Inbox"
  }

  private func stage(
    on device: String, _ orientation: Device.Orientation = .portrait, _ part: Device.Split = .full
  ) throws -> ControllerStage {
    content.navigationItem.searchController = search
    return try ControllerStage(navigation, on: device, orientation, part)
  }

  private func type(_ text: String) {
    search.searchBar.searchTextField.text = text
    search.searchBar.searchTextField.sendActions(for: .editingChanged)
  }

  @Test func theSearchBarMakesTheBarHigher() throws {
    let stage = try stage(on: "iPhone 8")
    #expect(try stage.frame(search.searchBar) == CGRect(x: 0, y: 64, width: 375, height: 52))
    #expect(try stage.frame(search.searchBar.searchTextField) == CGRect(x: 16, y: 65, width: 343, height: 36))
    #expect(content.view.safeAreaInsets.top == 116)
    #expect(abs(try stage.frame(navigation.navigationBar.label("Inbox")).midY - 42) <= 0.5)
    navigation.navigationBar.prefersLargeTitles = true
    #expect(try stage.frame(search.searchBar).minY == 116)
    #expect(try stage.frame(navigation.navigationBar.label("Inbox")).minY == 67)
    #expect(content.view.safeAreaInsets.top == 168)
    try stage.turn(.landscape)
    // No status bar, a row of 32 and no large title.
    #expect(try stage.frame(search.searchBar) == CGRect(x: 0, y: 32, width: 667, height: 52))
    #expect(content.view.safeAreaInsets.top == 84)
    content.navigationItem.searchController = nil
    stage.window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 32 && search.searchBar.superview == nil)
    #expect(stage.conflicts == 0)
  }

  @Test func onlyTheTopItemHasASearch() throws {
    let stage = try stage(on: "iPhone 8")
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: false)
    stage.window.layoutIfNeeded()
    #expect(detail.view.safeAreaInsets.top == 64 && search.searchBar.superview == nil)
    navigation.popViewController(animated: false)
    #expect(try stage.frame(search.searchBar).minY == 64)
    #expect(content.view.safeAreaInsets.top == 116)
  }

  @Test func onATabletItStandsAmongTheButtons() throws {
    let item = barItem(40)
    content.navigationItem.rightBarButtonItem = item
    let stage = try stage(on: "ipad9_7", .landscape)
    // 240 points up to the margin of 20, in a bar of 50; the button 8 points before.
    #expect(content.navigationItem.searchBarPlacement == .inline)
    #expect(try stage.frame(search.searchBar.searchTextField) == CGRect(x: 764, y: 27, width: 240, height: 36))
    #expect(try stage.frame(item.customView).maxX == 756)
    #expect(content.view.safeAreaInsets.top == 70)
    content.navigationItem.preferredSearchBarPlacement = .stacked
    #expect(try stage.frame(search.searchBar) == CGRect(x: 0, y: 70, width: 1024, height: 52))
    #expect(try stage.frame(search.searchBar.searchTextField).minX == 20)
    #expect(try stage.frame(item.customView).maxX == 1004)
    #expect(content.view.safeAreaInsets.top == 122)
    // Beside another app the width is compact.
    content.navigationItem.preferredSearchBarPlacement = .inline
    try stage.turn(.landscape, .oneThird)
    #expect(try stage.frame(search.searchBar) == CGRect(x: 0, y: 70, width: 320, height: 52))
    #expect(try stage.frame(search.searchBar.searchTextField).minX == 16)
    #expect(content.navigationItem.searchBarPlacement == .stacked)
    // So it was everywhere before iOS 16.
    try stage.turn(.landscape)
    stage.screen.profile.release = 15
    navigation.navigationBar.setNeedsLayout()
    navigation.view.setNeedsLayout()
    #expect(try stage.frame(search.searchBar).width == 1024)
    #expect(stage.conflicts == 0)
  }

  @Test func whileSomebodySearches() throws {
    let stage = try stage(on: "iPhone 8")
    #expect(!search.isActive)
    search.searchBar.becomeFirstResponder()
    stage.window.layoutIfNeeded()
    #expect(search.isActive && search.searchBar.isFirstResponder)
    // The search bar alone, below the status bar.
    #expect(try stage.frame(search.searchBar) == CGRect(x: 0, y: 20, width: 375, height: 52))
    #expect(navigation.navigationBar.label("Inbox") == nil)
    #expect(content.view.safeAreaInsets.top == 72)
    let cancel = try #require(search.searchBar.label("Cancel"))
    #expect(try stage.frame(cancel).maxX == 359)
    // Results are out of sight until there is a text.
    #expect(try stage.frame(search.view) == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(results.view.isHidden && results.parent === search)
    type("m")
    stage.window.layoutIfNeeded()
    #expect(!results.view.isHidden)
    #expect(try stage.frame(results.view) == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(results.view.safeAreaInsets.top == 72)
    (cancel.superview as? UIControl)?.sendActions(for: .touchUpInside)
    stage.window.layoutIfNeeded()
    #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
    #expect(search.view.window == nil && content.view.safeAreaInsets.top == 116)
    #expect(search.searchBar.label("Cancel") == nil && navigation.navigationBar.label("Inbox") != nil)
    #expect(stage.conflicts == 0)
  }

  @Test func theBarMayStay() throws {
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsCancelButton = false
    let stage = try stage(on: "iPhone 8")
    search.isActive = true
    #expect(try stage.frame(search.searchBar).minY == 64)
    #expect(search.searchBar.label("Cancel") == nil && !search.searchBar.isFirstResponder)
    #expect(search.view.safeAreaInsets.top == 116)
    search.isActive = false
    stage.window.layoutIfNeeded()
    #expect(!search.isActive && search.view.window == nil)
  }

  @Test func scopesMakeTheBarHigher() throws {
    let stage = try stage(on: "iPhone 8")
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    stage.window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 116)
    search.isActive = true
    // 52 and 45 points below the status bar.
    #expect(try stage.frame(search.searchBar) == CGRect(x: 0, y: 20, width: 375, height: 97))
    #expect(content.view.safeAreaInsets.top == 117)
    search.scopeBarActivation = .onTextEntry
    #expect(try stage.frame(search.searchBar).height == 52)
    type("m")
    #expect(try stage.frame(search.searchBar).height == 97)
    search.isActive = false
    #expect(try stage.frame(search.searchBar).height == 52)
    search.scopeBarActivation = .manual
    search.searchBar.showsScopeBar = true
    #expect(try stage.frame(search.searchBar).height == 97)
  }

  /// Without results to show, touches reach the content unless it is obscured.
  @Test func touches() throws {
    let stage = try stage(on: "iPhone 8")
    search.isActive = true
    stage.window.layoutIfNeeded()
    let point = CGPoint(x: 100, y: 300)
    #expect(stage.window.hitTest(point, with: nil) === search.view)
    search.obscuresBackgroundDuringPresentation = false
    #expect(stage.window.hitTest(point, with: nil) === content.view)
    search.showsSearchResultsController = true
    #expect(stage.window.hitTest(point, with: nil) === results.view)
    #expect(stage.window.hitTest(CGPoint(x: 20, y: 40), with: nil)?.isDescendant(of: search.searchBar) == true)
  }

  /// A controller that defines the context takes its search along when another one is pushed.
  @Test func inAContext() throws {
    content.definesPresentationContext = true
    let stage = try stage(on: "iPhone 8")
    search.isActive = true
    type("m")
    stage.window.layoutIfNeeded()
    #expect(results.view.isDescendant(of: content.view) && content.presentedViewController === search)
    #expect(results.view.safeAreaInsets.top == 72)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.window.layoutIfNeeded()
    #expect(results.view.window == nil && search.isActive)
    navigation.popViewController(animated: false)
    stage.window.layoutIfNeeded()
    #expect(results.view.window != nil && results.view.safeAreaInsets.top == 72)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func overATable() throws {
    let (table, rows) = (UITableViewController(), Rows())
    table.definesPresentationContext = true
    table.tableView.dataSource = rows
    table.navigationItem.searchController = search
    let stage = try ControllerStage(UINavigationController(rootViewController: table), on: "iPhone 8")
    // At rest the content begins below the bar.
    #expect(table.tableView.contentOffset.y == -116)
    search.isActive = true
    type("m")
    #expect(try stage.frame(results.view) == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(results.view.safeAreaInsets.top == 72)
    table.tableView.contentOffset.y = 500
    #expect(try stage.frame(results.view) == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil) === results.view)
    #expect(stage.conflicts == 0)
  }

  @Test func aSearchBarInTheContentStaysInSight() throws {
    let (table, rows) = (UITableViewController(), Rows())
    table.definesPresentationContext = true
    table.tableView.dataSource = rows
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 375, height: 56)
    table.tableView.tableHeaderView = search.searchBar
    let stage = try ControllerStage(UINavigationController(rootViewController: table), on: "iPhone 8")
    #expect(try stage.frame(search.searchBar) == CGRect(x: 0, y: 64, width: 375, height: 56))
    search.searchBar.becomeFirstResponder()
    type("m")
    #expect(search.isActive)
    #expect(try stage.frame(results.view) == CGRect(x: 0, y: 120, width: 375, height: 547))
    #expect(results.view.safeAreaInsets.top == 0)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 80), with: nil) === search.searchBar.searchTextField)
  }

  /// As the title view, a search bar takes what the buttons leave: from the margin of 16 to 8 before the button.
  @Test func inPlaceOfTheTitle() throws {
    content.navigationItem.titleView = search.searchBar
    content.navigationItem.rightBarButtonItem = barItem(40)
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    #expect(try stage.frame(search.searchBar) == CGRect(x: 16, y: 20, width: 295, height: 44))
    #expect(content.view.safeAreaInsets.top == 64)
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive)
    #expect(try stage.frame(search.searchBar).minY == 20)
    #expect(search.view.isDescendant(of: content.view) && search.view.safeAreaInsets.top == 64)
    #expect(stage.conflicts == 0)
  }

  private final class Listener: UISearchResultsUpdating, UISearchControllerDelegate {
    var heard: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      heard.append("update \(searchController.searchBar.text ?? "")")
    }
    func presentSearchController(_ searchController: UISearchController) { heard.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { heard.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { heard.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("did dismiss") }
  }

  @Test func whoIsToldWhat() throws {
    let listener = Listener()
    (search.searchResultsUpdater, search.delegate) = (listener, listener)
    let stage = try stage(on: "iPhone 8")
    search.isActive = true
    #expect(listener.heard == ["present", "will present", "did present", "update "])
    search.isActive = true
    listener.heard = []
    search.searchBar.text = "set"
    type("typed")
    #expect(listener.heard == ["update typed"])
    listener.heard = []
    search.dismiss(animated: false)
    #expect(listener.heard == ["will dismiss", "update ", "did dismiss"] && !search.isActive)
    #expect(search.searchBar.placeholder == "Search" && stage.conflicts == 0)
  }

  @Test func nothingHappensOutsideOfATree() {
    let search = UISearchController(searchResultsController: nil)
    search.isActive = true
    #expect(!search.isActive && search.searchResultsController == nil)
    #expect(UISearchController().searchResultsController == nil)
  }

  /// A search of a column of a split view controller covers that column alone.
  @Test func inAColumn() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    content.navigationItem.searchController = search
    split.setViewController(navigation, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let stage = try ControllerStage(split, on: "ipad9_7", .landscape)
    content.navigationItem.preferredSearchBarPlacement = .stacked
    stage.window.layoutIfNeeded()
    let column = try stage.frame(navigation.view)
    search.isActive = true
    type("m")
    #expect(try stage.frame(results.view) == column && column.width < 500)
    #expect(try stage.frame(search.searchBar).width == column.width)
    #expect(results.view.safeAreaInsets.top == 72)
    #expect(results.traitCollection.horizontalSizeClass == content.traitCollection.horizontalSizeClass)
  }
}
