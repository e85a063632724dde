import AppHost
import Testing
import UIKit

/// Ways through an app: stacks, tabs, sheets, popovers and alerts.
@MainActor
@Suite struct NavigationTests {
  private final class Page: UIViewController {
    var appeared = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Open \(title ?? "")") { _ in })
      button.frame = CGRect(x: 20, y: 200, width: 300, height: 44)
      view.addSubview(button)
    }
    override func viewDidAppear(_ animated: Bool) { appeared += 1 }
  }

  private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
    var lets = true
    var heard: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { lets }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempt")
    }
  }

  private let screen = Screen(.named("iPhone 14"), release: 17)

  private func page(_ title: String) -> Page {
    let page = Page()
    page.title = title
    return page
  }

  @Test func backButtonLeadsBack() throws {
    let (first, second) = (page("First"), page("Second"))
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    #expect(throws: ScreenError("no navigation bar on the screen has a back button")) { try screen.back() }
    screen.run { navigation.pushViewController(second, animated: true) }
    #expect(screen.topController === second && screen.shows("Open Second") && !screen.shows("Open First"))
    try screen.back()
    #expect(screen.topController === first && first.appeared == 2)
  }

  @Test func barItemsSendTheirActions() throws {
    let first = page("First")
    var taps: [String] = []
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { _ in taps.append("save") })
    first.toolbarItems = [UIBarButtonItem(title: "Trash", primaryAction: UIAction { _ in taps.append("trash") })]
    let navigation = UINavigationController(rootViewController: first)
    navigation.isToolbarHidden = false
    screen.show(navigation)
    try screen.tap("Save")
    try screen.tap("Trash")
    #expect(taps == ["save", "trash"])
  }

  @Test func tabsSwitch() throws {
    let tabs = UITabBarController()
    let pages = [page("News"), page("Search")]
    tabs.viewControllers = pages
    screen.show(tabs)
    #expect(screen.topController === pages[0])
    try screen.tap("Search")
    #expect(tabs.selectedIndex == 1 && screen.topController === pages[1] && pages[1].appeared == 1)
  }

  @Test func sheetsEndWhereTheAppLetsThem() throws {
    let (first, sheet, judge) = (page("First"), page("Sheet"), Judge())
    screen.show(first)
    screen.run { first.present(sheet, animated: true) }
    sheet.presentationController?.delegate = judge
    #expect(screen.topController === sheet)
    judge.lets = false
    #expect(throws: ScreenError.self) { try screen.dismissPresentation() }
    judge.lets = true
    try screen.dismissPresentation()
    #expect(judge.heard == ["attempt", "did"] && screen.topController === first)
    #expect(throws: ScreenError("no sheet or popover is presented")) { try screen.dismissPresentation() }
  }

  @Test func whatCoversTheWindowHidesWhatIsBelow() throws {
    let (first, cover) = (page("First"), page("Cover"))
    cover.modalPresentationStyle = .fullScreen
    screen.show(first)
    screen.run { first.present(cover, animated: true) }
    #expect(screen.shows("Open Cover") && !screen.shows("Open First"))
  }

  @Test func aTapBesideAPopoverEndsIt() throws {
    let screen = Screen(.named("iPad (9th generation)"), release: 17)
    let (first, popover) = (page("First"), page("Popover"))
    screen.show(first)
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    popover.popoverPresentationController?.sourceView = first.view.subviews.last
    screen.run { first.present(popover, animated: true) }
    #expect(screen.topController === popover)
    screen.tap(at: CGPoint(x: 700, y: 1000))
    #expect(screen.topController === first)
  }

  @Test func alertsAnswer() throws {
    let first = page("First")
    screen.show(first)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answers: [String] = []
    alert.addTextField { $0.placeholder = "Why" }
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in answers.append(alert.textFields?[0].text ?? "") })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    screen.run { first.present(alert, animated: true) }
    #expect(throws: ScreenError.self) { try screen.tap("Open First") }
    try screen.type("because", into: "Why")
    try screen.tap("Yes")
    #expect(answers == ["because"] && screen.topController === first && screen.keyboardFrame == nil)
  }

  @Test func searchesBeginAndEnd() throws {
    let first = page("First")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find"
    first.navigationItem.searchController = search
    screen.show(UINavigationController(rootViewController: first))
    try screen.type("ab", into: "Find")
    #expect(search.isActive && search.searchBar.text == "ab")
    try screen.tap("Cancel")
    #expect(!search.isActive && screen.keyboardFrame == nil)
  }

  @Test func aPictureShowsTheScreen() {
    screen.show(UINavigationController(rootViewController: page("First")))
    let svg = screen.svg()
    #expect(svg.contains("viewBox=\"0 0 390 844\""))
    // Each letter has a place of its own.
    #expect(svg.replacing(#/</?tspan[^>]*>/#, with: "").contains(">Open First</text>"))
    #expect(screen.report().device == "iPhone 14" && screen.report().chrome?.statusBar != nil)
  }
}
