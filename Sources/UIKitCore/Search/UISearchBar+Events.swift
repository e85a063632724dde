/// What the field and the buttons of a search bar tell its delegate and its controller.
extension UISearchBar {
  var mayBeginEditing: Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
  var mayEndEditing: Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  func editingDidBegin() {
    if floats { superview?.setNeedsLayout() }
    controller?.searchDidBegin()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  func editingDidEnd() {
    if floats { superview?.setNeedsLayout() }
    delegate?.searchBarTextDidEndEditing(self)
  }

  func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.searchDidChange()
  }

  func userDidSearch() { delegate?.searchBarSearchButtonClicked(self) }

  func userDidCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  func userDidSelectScope(_ index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.searchDidChange()
  }
}

/// Decides about editing in a search bar, and is told of the user's taps.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether the field may become first responder; true without an implementation.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field has become first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may give up being first responder; true without an implementation.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field has given up being first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the field sends `editingChanged`, not when the program sets the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// True without an implementation. Never asked here, because nothing is typed.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the field sends `editingDidEndOnExit`.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the button for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called before the controller of the search ends it.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the button for results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
