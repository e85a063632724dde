import Platform
import Testing

@testable import UIKitCore

/// Tokens and suggestions of searches. source: Apple's documentation of `UISearchTextField` and of `UISearchController.searchSuggestions`.
@MainActor
@Suite(.serialized) struct SearchTokenTests {
  private let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
  private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

  @Test func tokensStandBeforeTheText() throws {
    let empty = field.textRect(forBounds: field.bounds)
    field.tokens = [token("Inbox"), token("Unread")]
    field.layoutIfNeeded()
    let views = field.subviews.compactMap { $0 as? SearchTokenView }
    try #require(views.count == 2)
    #expect(views[0].frame.minX == empty.minX && views[0].frame.midY == 18)
    #expect(views[1].frame.minX == views[0].frame.maxX + 4)
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX == views[1].frame.maxX + 4 && text.maxX == empty.maxX)
    field.tokens = []
    #expect(field.textRect(forBounds: field.bounds) == empty)
    #expect(!field.subviews.contains { $0 is SearchTokenView })
  }

  @Test func aTokenTakesThePlaceOfText() {
    field.text = "from ann today"
    let start = field.position(from: field.textualRange.start, offset: 5)!
    let end = field.position(from: start, offset: 4)!
    let ann = token("Ann")
    field.replaceTextualPortion(of: field.textRange(from: start, to: end)!, with: ann, at: 0)
    #expect(field.text == "from today")
    #expect(field.tokens == [ann])
    #expect(field.tokens(in: field.textualRange).isEmpty)
    let whole = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!
    #expect(field.tokens(in: whole) == [ann])
    #expect(field.text(in: whole) == "from today")
    #expect(field.offset(from: field.positionOfToken(at: 0), to: field.textualRange.start) == 1)
  }

  @Test func theDeleteKeyTakesTheLastTokenWhenThereIsNoText() {
    let (first, second) = (token("a"), token("b"))
    field.insertToken(second, at: 0)
    field.insertToken(first, at: 0)
    field.text = "x"
    field.pressDelete()
    #expect(field.text == "" && field.tokens == [first, second])
    field.pressDelete()
    #expect(field.tokens == [first])
    field.allowsDeletingTokens = false
    field.pressDelete()
    #expect(field.tokens == [first])
    field.removeToken(at: 0)
    #expect(field.tokens.isEmpty)
  }

  private final class Updater: UISearchResultsUpdating {
    var selected: [String?] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { selected.append(searchSuggestion.localizedSuggestion) }
  }

  /// The list covers the search while it is active, and a tap on a row of it tells the updater.
  @Test func suggestionsAreListedWhileTheSearchIsActive() throws {
    let (content, updater) = (UIViewController(), Updater())
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    content.navigationItem.searchController = search
    let stage = try ControllerStage(UINavigationController(rootViewController: content), on: "iPhone 8")
    search.searchSuggestions = ["Ann", "Ben"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    #expect(search.suggestionList == nil)
    search.isActive = true
    stage.window.layoutIfNeeded()
    let list = try #require(search.suggestionList)
    #expect(list.superview === search.view && list.frame == search.view.bounds)
    #expect(list.numberOfRows(inSection: 0) == 2)
    (list.delegate as? any UITableViewDelegate)?.tableView(list, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(updater.selected == ["Ben"])
    search.searchSuggestions = nil
    #expect(search.suggestionList == nil && list.superview == nil)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Cid")]
    search.isActive = false
    stage.window.layoutIfNeeded()
    #expect(search.suggestionList == nil)
  }
}
