import AppHost
import LayoutReports
import Testing
import UIKit

/// The search of a phone of iOS 26 that floats at the lower edge, while somebody types.
///
/// source: fact search.nav (iOS 26.1, iPhone SE): a bar of 60 with a field of [16, 8, 288, 44], 11 beside it a cross of 44 × 44; keyboards of
/// 260 and 335 points (fact keyboard). That the bar stands right above the keyboard is DEVIATIONS.md, 443.
@MainActor
@Suite struct SearchOverKeyboardTests {
  private let search = UISearchController(searchResultsController: nil)
  private let content = UIViewController()

  private func screen(_ model: String, release: Int = 26) -> Screen {
    let screen = Screen(.named(model), release: release)
    content.navigationItem.searchController = search
    screen.show(UINavigationController(rootViewController: content))
    return screen
  }

  private func frame(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: nil) } }
  private var field: UISearchTextField { search.searchBar.searchTextField }
  private var cross: UIView? { search.searchBar.subviews.first { $0 is UIButton && !$0.isHidden } }

  /// 667 - 260 - 60 + 8 = 355, and 874 - 335 - 60 + 8 = 487; 402 - 32 - 44 - 11 = 315.
  @Test(arguments: [
    ("iPhone SE (3rd generation)", CGRect(x: 16, y: 355, width: 288, height: 44), 315.0),
    ("iPhone 17", CGRect(x: 16, y: 487, width: 315, height: 44), 342),
  ])
  func theFieldStandsAboveTheKeyboard(_ model: String, _ place: CGRect, crossAt x: Double) throws {
    let screen = screen(model)
    let atRest = frame(search.searchBar)
    screen.run { _ = search.searchBar.becomeFirstResponder() }
    #expect(search.isActive && frame(field) == place)
    #expect(frame(cross) == CGRect(x: x, y: place.minY, width: 44, height: 44))
    try screen.type("ab")
    #expect(search.searchBar.text == "ab")
    try screen.tap(.view(try #require(cross)))
    #expect(!search.isActive && screen.keyboardFrame == nil && frame(search.searchBar) == atRest)
  }

  /// The keyboard stays, the search goes.
  @Test func theFieldGoesDownWhenAnotherTakesTheKeyboard() {
    let screen = screen("iPhone 17")
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    screen.run { content.view.addSubview(other) }
    let atRest = frame(search.searchBar)
    screen.run { _ = search.searchBar.becomeFirstResponder() }
    screen.run { _ = other.becomeFirstResponder() }
    #expect(screen.keyboardFrame != nil && frame(search.searchBar)?.minY == atRest?.minY)
    screen.run { _ = search.searchBar.becomeFirstResponder() }
    #expect(frame(field)?.minY == 487)
  }

  /// A search that is active without a keyboard stays where it is.
  @Test func aSearchWithoutKeyboardStaysAtTheLowerEdge() {
    let screen = screen("iPhone 17")
    let atRest = frame(search.searchBar)
    screen.run { search.isActive = true }
    #expect(screen.keyboardFrame == nil && frame(search.searchBar) == atRest)
  }

  @Test func theFieldStaysAboveTheKeyboardOnItsSide() throws {
    let screen = screen("iPhone 17")
    screen.run { _ = search.searchBar.becomeFirstResponder() }
    try screen.rotate()
    let keyboard = try #require(screen.keyboardFrame)
    let field = try #require(frame(field))
    #expect(field.maxY <= keyboard.minY && field.height == 44)
    // Beside the sensor housing.
    #expect(field.minX == content.view.safeAreaInsets.left + 16)
  }

  /// A plate for the field and one for the cross, over the ground of the keyboard.
  @Test func bothPlatesAreDrawn() {
    let screen = screen("iPhone 17")
    screen.run { _ = search.searchBar.becomeFirstResponder() }
    let decorations = screen.run { ViewReport(of: search.searchBar) }.decorations
    let plates = decorations.compactMap { decoration -> Rect? in
      if case .fill(let rect, _, _) = decoration, rect.height == 44 { rect } else { nil }
    }
    #expect(plates.contains { $0.width == 315 } && plates.contains { $0.width == 44 })
  }
}
