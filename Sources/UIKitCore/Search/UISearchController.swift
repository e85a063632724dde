/// A search: a bar, and the controller of the results, which is presented over the content while somebody searches.
///
/// 1. The search bar stands in the navigation bar if the search is that of a navigation item, else where the program puts it.
/// 2. A search becomes active when the field becomes first responder or ``isActive`` is set. The controller is presented over the
///    view of the nearest controller that defines the presentation context; without one over that of the controller whose navigation
///    item it is, or over the window.
/// 3. While it is active the results cover that view as soon as there is a text. Without results to show, nothing is covered, and the
///    content below takes touches unless it is obscured.
/// 4. A search bar that is inside of the covered view stays in sight: the results begin below it. On iOS it moves to the top of the
///    screen (DEVIATIONS.md, 172).
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// When the scopes of the search bar are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// While the search is active.
    case automatic = 0
    /// As ``UISearchBar/showsScopeBar`` says.
    case manual = 1
    /// While the search is active and there is a text.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  /// As it was made; nil if the content itself shows the results.
  public let searchResultsController: UIViewController?
  /// Not kept alive. Told when the search begins and ends, and when its text or scope changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The navigation item that the search belongs to.
  weak var navigationItemOfSearch: UINavigationItem?
  private var madeSearchBar: UISearchBar?

  /// A search whose results the controller shows; nil if the content shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  /// A search without a controller for the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  /// A search without a controller for the results; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// The bar of the search, made at the first request; a subclass may give another one.
  open var searchBar: UISearchBar {
    if let madeSearchBar { return madeSearchBar }
    let bar = UISearchBar()
    bar.placeholder = "Search"
    bar.controller = self
    _ = bar.searchTextField
    madeSearchBar = bar
    return bar
  }

  /// The bar, also that of a subclass, which tells this controller of its search.
  var connectedBar: UISearchBar {
    let bar = searchBar
    if bar.controller !== self {
      bar.controller = self
      _ = bar.searchTextField
    }
    return bar
  }

  // MARK: What is shown

  /// Whether the search is presented. Setting it presents or ends the search, without a change of the first responder at its beginning;
  /// true has no effect while the search bar is in no tree.
  open var isActive: Bool {
    get { presentationState.presenter != nil }
    set { if newValue { beginSearch() } else { presentationState.presenter?.hide(isAnimated: true, nil) } }
  }
  /// Whether touches do not reach the content while no results cover it; true by default.
  open var obscuresBackgroundDuringPresentation = true
  /// The former name of ``obscuresBackgroundDuringPresentation``. Deprecated since iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether title and buttons of the navigation bar leave while the search is active, if the search bar is below them; true by default.
  open var hidesNavigationBarDuringPresentation = true { didSet { heightDidChange() } }
  /// Whether the results are shown as soon as there is a text or a token; true by default.
  open var automaticallyShowsSearchResultsController = true { didSet { contentDidChange() } }
  /// Whether the results are shown. Setting it makes ``automaticallyShowsSearchResultsController`` false.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasSearch : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var showsResults = false
  /// Whether there is a text, or a token.
  private var hasSearch: Bool {
    let bar = connectedBar
    return !(bar.text ?? "").isEmpty || !bar.searchTextField.tokens.isEmpty
  }
  /// Whether the search bar has a button that cancels while the search is active; true by default.
  open var automaticallyShowsCancelButton = true
  /// False is `manual` in ``scopeBarActivation``, true `automatic`. Deprecated since iOS 16.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the scopes of the search bar are shown; automatic by default.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { contentDidChange() } }

  /// What the user could search for: shown in a list over the results while the search is active. Nil, the default, is none.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestionList() } }
  /// Whether a search bar below the title has no suggestions; false by default. No effect here, which the log says once.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet {
      if ignoresSearchSuggestionsForSearchBarPlacementStacked {
        LayoutLog.noteWithoutEffect("UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked")
      }
    }
  }
  var suggestionList: SearchSuggestionList?

  open override func loadView() { view = SearchCoverView(self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results = searchResultsController, let resultsView = results.view else { return }
    addChild(results)
    resultsView.frame = view.bounds
    resultsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(resultsView)
    results.didMove(toParent: self)
  }

  /// Whether results cover the content.
  var showsResultsNow: Bool { isActive && searchResultsController != nil && showsSearchResultsController }

  /// Called when the text or a rule for what is shown is another one.
  func contentDidChange() {
    if isViewLoaded { searchResultsController?.view.isHidden = !showsResultsNow }
    if searchSuggestions != nil || suggestionList != nil { updateSuggestionList() }
    guard scopeBarActivation != .manual else { return }
    let hasText = !(connectedBar.text ?? "").isEmpty
    connectedBar.showsScopeBar = isActive && (scopeBarActivation != .onTextEntry || hasText)
  }

  /// Called when the search takes more or less of the navigation bar.
  func heightDidChange() { navigationItemOfSearch?.bar?.heightDidChange() }

  // MARK: Presenting (see SearchPresentationController.swift)

  override func makeCustomPresentation(from source: UIViewController?) -> UIPresentationController? {
    super.makeCustomPresentation(from: source)
      ?? SearchPresentationController(presentedViewController: self, presenting: presentationState.presenter)
  }

  override func ownPresentationContext(from source: UIViewController) -> UIViewController? {
    presentationContext(from: source)
  }

  override var insetsOfCoveredBars: UIEdgeInsets { coveredBarInsets }
}

/// Gives the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and when the user changes its text or its scope.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user has selected a suggestion of the search; iOS 16.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Is told when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the first layout of the search.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search is removed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search is removed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Never called here: the search bar moves to its new position immediately.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Never called here: the search bar moves to its new position immediately.
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
  /// Called before the search presents itself. A delegate that presents it somewhere else does so here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
