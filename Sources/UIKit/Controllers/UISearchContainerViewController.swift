/// Shows a search controller inside of another controller, as a page of a tab bar of a television.
///
/// The view is filled by that of the search controller, whose bar and results are in it.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  /// The controller that is shown.
  public let searchController: UISearchController

  /// The search controller is presented by no other one meanwhile.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// With a search controller without results.
  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let bar = searchController.searchBar
    bar.sizeToFit()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bar.frame.height)
    view.addSubview(bar)
    guard let results = searchController.searchResultsController else { return }
    addChild(results)
    view.insertSubview(results.view, at: 0)
    results.didMove(toParent: self)
  }

  /// The bar lies at the upper end of the safe area, and the results fill the view with the bar in their safe area.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bar = searchController.searchBar
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: bar.frame.height)
    guard let results = searchController.searchResultsController, results.parent === self else { return }
    results.additionalSafeAreaInsets.top = bar.frame.height
    results.viewIfLoaded?.frame = view.bounds
  }
}
