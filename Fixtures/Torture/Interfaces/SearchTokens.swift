import UIKit

final class TortureSearch: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
  private let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    search.searchBar.delegate = self
    search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "From")]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }
  func updateSearchResults(for searchController: UISearchController) { title = searchController.searchBar.text }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { tableView.reloadData() }
  func willPresentSearchController(_ searchController: UISearchController) {}
}
