import Testing
import UIKit

/// source: Apple's documentation of `UISearchContainerViewController`.
@MainActor @Suite(.serialized) struct SearchContainerTests {
  @Test func containerShowsTheBarAndTheResults() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let container = UISearchContainerViewController(searchController: search)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = container
    window.makeKeyAndVisible()
    #expect(container.searchController === search && results.parent === container)
    #expect(search.searchBar.superview === container.view && search.searchBar.frame.width == 400)
    #expect(search.searchBar.frame.minY == container.view.safeAreaInsets.top)
    #expect(results.view.frame == container.view.bounds)
    #expect(results.view.safeAreaInsets.top == search.searchBar.frame.maxY)
  }
}
