import Platform
import Testing

@testable import UIKitCore

/// Page view controllers. Source: Apple's documentation of the class for how many pages there are and who is asked; the frames are
/// arithmetic, with 37 points for the dots (DEVIATIONS.md, 128).
@MainActor
@Suite(.serialized) struct PageViewTests {
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = ["a", "b", "c"].map { ColumnController($0) }
    var dots = 0
    var journal: [String] = []
    var landscapeSpine = UIPageViewController.SpineLocation.min

    private func neighbor(_ page: UIViewController, _ step: Int) -> UIViewController? {
      let index = (pages.firstIndex { $0 === page } ?? 0) + step
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(_ container: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { neighbor(page, -1) }
    func pageViewController(_ container: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    { neighbor(page, 1) }
    func presentationCount(for container: UIPageViewController) -> Int { dots }
    func presentationIndex(for container: UIPageViewController) -> Int { 1 }
    func pageViewController(_ container: UIPageViewController, willTransitionTo pending: [UIViewController]) {
      journal.append("to \(pending.map { $0.title ?? "" })")
    }
    func pageViewController(
      _ container: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      journal.append("from \(previousViewControllers.map { $0.title ?? "" })")
    }
    func pageViewController(_ container: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation)
      -> UIPageViewController.SpineLocation
    {
      let spine: UIPageViewController.SpineLocation = orientation.isLandscape ? landscapeSpine : .min
      container.setViewControllers(
        spine == .mid ? Array(pages[0...1]) : [pages[0]], direction: .forward, animated: false)
      return spine
    }
  }

  private let book = Book()

  private func container(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let container = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    container.dataSource = book
    container.delegate = book
    container.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    return container
  }

  @Test func aPageFillsAPhoneAndIsTurned() throws {
    let container = container(.scroll)
    let stage = try ControllerStage(container, on: "iPhone X")
    #expect(try stage.frame(book.pages[0].view) == CGRect(x: 0, y: 0, width: 375, height: 812))
    // 16 points of margin beside a safe area of 44 and 34 points.
    #expect(try stage.frame(book.pages[0].content) == CGRect(x: 16, y: 44, width: 343, height: 734))
    #expect(!container.turn(.reverse) && container.turn(.forward))
    #expect(container.viewControllers == [book.pages[1]] && container.children == [book.pages[1]])
    #expect(try stage.frame(book.pages[1].view) == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(book.pages[0].viewIfLoaded?.superview == nil)
    #expect(book.pages[0].journal == ["willAppear", "didAppear 375", "willDisappear", "didDisappear"])
    #expect(book.pages[1].journal == ["willAppear", "didAppear 375"])
    #expect(book.journal == [#"to ["b"]"#, #"from ["a"]"#])
    try stage.turn(.landscape)
    #expect(try stage.frame(book.pages[1].view) == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(stage.conflicts == 0)
  }

  /// source: an app whose data source reads `viewControllers![0]` there is shown on iOS.
  @Test func onlyShownPagesAreCounted() {
    final class Source: UIPageViewControllerDataSource {
      var indices: [Int?] = []
      func pageViewController(_ container: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
      { nil }
      func pageViewController(_ container: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
      { nil }
      func presentationCount(for container: UIPageViewController) -> Int { 2 }
      func presentationIndex(for container: UIPageViewController) -> Int {
        indices.append(container.viewControllers?.count)
        return 0
      }
    }
    let source = Source()
    let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    container.dataSource = source
    container.loadViewIfNeeded()
    #expect(source.indices.isEmpty)
    container.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(!source.indices.isEmpty && source.indices.allSatisfy { $0 == 1 })
  }

  @Test func dotsTakeTheirRoom() throws {
    book.dots = 3
    let container = container(.scroll)
    let stage = try ControllerStage(container, on: "iPhone X")
    #expect(try stage.frame(book.pages[0].view).height == 812 - 34 - 37)
    let dots = try #require(container.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(try stage.frame(dots) == CGRect(x: 0, y: 741, width: 375, height: 37))
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
  }

  @Test func aBookOnATabletOpensOnItsSide() throws {
    book.landscapeSpine = .mid
    let container = container(.pageCurl)
    let stage = try ControllerStage(container, on: "ipad9_7")
    #expect(try stage.frame(book.pages[0].view) == CGRect(x: 0, y: 0, width: 768, height: 1024))
    try stage.turn(.landscape)
    #expect(container.spineLocation == .mid && container.viewControllers == Array(book.pages[0...1]))
    #expect(try stage.frame(book.pages[0].view) == CGRect(x: 0, y: 0, width: 512, height: 768))
    #expect(try stage.frame(book.pages[1].view) == CGRect(x: 512, y: 0, width: 512, height: 768))
    container.view.semanticContentAttribute = .forceRightToLeft
    #expect(try stage.frame(book.pages[0].view).minX == 512)
    try stage.turn(.portrait)
    #expect(container.viewControllers == [book.pages[0]])
    #expect(try stage.frame(book.pages[0].view) == CGRect(x: 0, y: 0, width: 768, height: 1024))
  }

  @Test func besideAnotherApp() throws {
    let stage = try ControllerStage(container(.scroll), on: "ipad9_7", .landscape, .oneThird)
    #expect(try stage.frame(book.pages[0].view) == CGRect(x: 0, y: 0, width: 320, height: 768))
  }

  @Test func theSpineDecidesHowManyPages() throws {
    let container = container(.scroll)
    let raised = exceptions { container.setViewControllers(book.pages, direction: .forward, animated: false) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(container.viewControllers == [book.pages[0]])
  }
}
