/// Something that the user could search for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What is shown, with attributes; nil for one that is plain.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What is shown.
  var localizedSuggestion: String? { get }
  /// What is read out, and shown below; nil for nothing.
  var localizedDescription: String? { get }
  /// What is shown before it; nil for nothing.
  var iconImage: UIImage? { get }
  /// What it stands for in the app.
  var representedObject: Any? { get set }
}

/// Something that the user could search for.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// What is shown, with attributes; nil for one that is plain.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// What is shown.
  public let localizedSuggestion: String?
  /// What is read out, and shown below; nil for nothing.
  public let localizedDescription: String?
  /// What is shown before it; nil for nothing.
  public let iconImage: UIImage?
  /// What it stands for in the app; nil by default.
  open var representedObject: Any?

  /// A text, what describes it, and an icon.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, localizedSuggestion, localizedDescription) = (nil, suggestion, description)
    self.iconImage = iconImage
    super.init()
  }

  /// A text with attributes, what describes it, and an icon.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, localizedSuggestion) = (suggestion, suggestion.string)
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

/// The list of suggestions over the content of a search (DEVIATIONS.md, 497).
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private unowned let search: UISearchController
  var suggestions: [any UISearchSuggestion] = [] { didSet { reloadData() } }

  init(_ search: UISearchController) {
    self.search = search
    super.init(frame: .zero, style: .plain)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (dataSource, delegate) = (self, self)
    keyboardDismissMode = .onDrag
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "suggestion")
    let suggestion = suggestions[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    if let attributed = suggestion.localizedAttributedSuggestion {
      content.attributedText = attributed
    } else {
      content.text = suggestion.localizedSuggestion
    }
    content.secondaryText = suggestion.localizedDescription
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = suggestion.iconImage
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: false)
    guard suggestions.indices.contains(indexPath.row) else { return }
    search.userDidSelect(suggestions[indexPath.row])
  }
}

extension UISearchController {
  /// Shows the suggestions while there are some and the search is active.
  func updateSuggestionList() {
    let shown = isActive && isViewLoaded ? searchSuggestions ?? [] : []
    guard !shown.isEmpty else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    let list = suggestionList ?? SearchSuggestionList(self)
    suggestionList = list
    list.suggestions = shown
    if list.superview !== view {
      list.frame = view.bounds
      view.addSubview(list)
    }
  }

  func userDidSelect(_ suggestion: any UISearchSuggestion) {
    let field = connectedBar.searchTextField
    (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }
}
