import Testing

@testable import UIKitCore

/// A large title goes while the content is scrolled, and a search bar before it.
///
/// Source: Apple's documentation of `prefersLargeTitles` (the title moves into the bar as the user scrolls) and `hidesSearchBarWhenScrolling`.
/// An iPhone 8 has a status bar of 20 points, a bar of 44 and a large title of 52; a search bar takes 52.
@MainActor @Suite(.serialized) struct CollapsingBarTests {
  private final class Page: UIViewController {
    override func loadView() { view = UIScrollView() }
  }

  private let page = Page()
  private let navigation: UINavigationController

  init() {
    page.title = "Inbox"
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
  }

  private func stage(rows: CGFloat = 3000) throws -> (ControllerStage, UIScrollView) {
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    let scroll = try #require(page.view as? UIScrollView)
    stage.window.layoutIfNeeded()
    scroll.contentSize = CGSize(width: 375, height: rows)
    stage.window.layoutIfNeeded()
    return (stage, scroll)
  }

  private var titleSize: CGFloat? {
    navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Inbox" }?.font.pointSize
  }

  @Test func theBarIsAsLowAsTheContentIsScrolled() throws {
    let (stage, scroll) = try stage()
    #expect(scroll.contentOffset.y == -116 && navigation.navigationBar.frame.height == 96 && titleSize == 34)
    for (offset, height) in [(-100, 80), (-64, 44), (500, 44), (-90, 70), (-116, 96), (-140, 96)]
      as [(CGFloat, CGFloat)]
    {
      scroll.contentOffset.y = offset
      stage.window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == height, "at \(offset)")
      #expect(scroll.adjustedContentInset.top == 20 + height, "at \(offset)")
      #expect(scroll.contentOffset.y == offset)
      #expect(titleSize == (height > 44 ? 34 : 17), "at \(offset)")
    }
  }

  @Test func theSearchBarGoesBeforeTheTitle() throws {
    page.navigationItem.searchController = UISearchController()
    let (stage, scroll) = try stage()
    let search = try #require(page.navigationItem.searchController?.searchBar)
    let whole = navigation.navigationBar.frame.height
    let height = whole - 96
    #expect(height > 40 && search.isDescendant(of: navigation.navigationBar))
    scroll.contentOffset.y += height
    stage.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96 && !search.isDescendant(of: navigation.navigationBar))
    #expect(titleSize == 34)
    scroll.contentOffset.y += 52
    stage.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44 && titleSize == 17)
    page.navigationItem.hidesSearchBarWhenScrolling = false
    stage.window.setNeedsLayout()
    navigation.view.setNeedsLayout()
    scroll.contentOffset.y += 100
    stage.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44 + height)
  }

  @Test func anotherPageHasItsOwnBar() throws {
    let (stage, scroll) = try stage()
    scroll.contentOffset.y = 300
    stage.window.layoutIfNeeded()
    let next = UITableViewController()
    navigation.pushViewController(next, animated: false)
    stage.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.popViewController(animated: false)
    stage.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44 && scroll.contentOffset.y == 300)
  }

  /// A content at its beginning lies under the whole bar again, also if the bar was low.
  @Test func aTapOnTheStatusBarBringsTheTitleBack() throws {
    let (stage, scroll) = try stage()
    scroll.contentOffset.y = 700
    stage.window.layoutIfNeeded()
    stage.window.userDidTapStatusBar()
    stage.window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -116 && navigation.navigationBar.frame.height == 96)
  }

  @Test func aTitleIsNotLeftHalfGone() throws {
    let (stage, scroll) = try stage()
    #expect(navigation.settled(-116 + 20, in: scroll) == -116)
    #expect(navigation.settled(-116 + 30, in: scroll) == -64)
    #expect(navigation.settled(200, in: scroll) == 200)
    scroll.contentOffset.y = -70
    stage.window.layoutIfNeeded()
    #expect(navigation.settled(-70, in: scroll) == -64 && navigation.settled(-100, in: scroll) == -116)
    #expect(scroll.least.y == -116)
  }
}
