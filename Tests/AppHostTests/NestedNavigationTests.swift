import AppHost
import LayoutReports
import Testing
import UIKit

/// A navigation controller on the stack of another, as a split view that collapses leaves it
/// (https://developer.apple.com/documentation/uikit/uisplitviewcontroller): the outer bar shows what the inner controllers say.
@MainActor
@Suite(.serialized) struct NestedNavigationTests {
  private final class Page: UIViewController {
    let scroll = UIScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 10, height: 3000)
      view.addSubview(scroll)
    }
  }

  private let outer = UINavigationController(rootViewController: UIViewController())
  private let inner = UINavigationController()
  private let page = Page()
  private let screen = Screen(.named("iPhone 15"), release: 17)

  private func show(_ mode: UINavigationItem.LargeTitleDisplayMode) {
    outer.navigationBar.prefersLargeTitles = true
    page.navigationItem.title = "Page"
    page.navigationItem.largeTitleDisplayMode = mode
    inner.viewControllers = [page]
    screen.show(outer)
    screen.run { outer.pushViewController(inner, animated: false) }
  }

  /// 44 points, and 52 for a large title.
  @Test func theInnermostControllerDecidesOnTheLargeTitle() {
    show(.never)
    #expect(outer.navigationBar.frame.height == 44)
    screen.run { page.navigationItem.largeTitleDisplayMode = .always }
    #expect(outer.navigationBar.frame.height == 96)
  }

  @Test func theLargeTitleGoesAsTheInnermostContentIsScrolled() {
    show(.always)
    screen.run { page.scroll.contentOffset.y += 300 }
    #expect(outer.navigationBar.frame.height == 44)
  }

  /// The home indicator of the phone takes 34 points, a toolbar 44 (49 less what it has in common with other bars is not known here).
  @Test func theOuterControllerShowsTheToolbar() {
    show(.never)
    let before = page.view.safeAreaInsets.bottom
    page.toolbarItems = [UIBarButtonItem(title: "Edit")]
    screen.run { inner.setToolbarHidden(false, animated: false) }
    #expect(!outer.toolbar.isHidden && outer.toolbar.superview === outer.view && outer.toolbar.items?.count == 1)
    #expect(page.view.safeAreaInsets.bottom > before)
    screen.run { inner.popToRootViewController(animated: false) }
    screen.run { _ = outer.popViewController(animated: false) }
    #expect(outer.toolbar.isHidden, "the controller below has asked for none")
  }

  /// Before the content is scrolled nothing fades; then it does, below the outer bar alone.
  @Test func theInnerBarDrawsNothing() throws {
    show(.never)
    screen.run { page.scroll.contentOffset.y += 300 }
    func bars(_ view: ViewReport) -> [ViewReport] {
      (view.className == "UINavigationBar" ? [view] : []) + view.children.flatMap(bars)
    }
    let reports = bars(try #require(screen.window?.sceneReport.root))
    #expect(reports.count == 2 && reports.filter { !$0.decorations.isEmpty }.count == 1)
  }

  /// A bar that a pushed controller hides lies below the screen, and casts no shadow into it.
  @Test func aHiddenTabBarDrawsNothing() throws {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Two", image: UIImage(systemName: "heart"), tag: 1)
    tabs.viewControllers = [stack, other]
    let screen = Screen(.named("iPhone 15"), release: 26)
    screen.show(tabs)
    func bar(_ view: ViewReport) -> ViewReport? {
      view.className == "UITabBar" ? view : view.children.lazy.compactMap(bar).first
    }
    #expect(try bar(#require(screen.window?.sceneReport.root))?.decorations.isEmpty == false)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    screen.run { stack.pushViewController(next, animated: false) }
    #expect(try bar(#require(screen.window?.sceneReport.root))?.decorations.isEmpty == true)
  }
}
