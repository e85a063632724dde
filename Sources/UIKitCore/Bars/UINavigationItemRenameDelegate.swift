/// Hears when the user gives a document another name in the menu of a title. A title opens no menu here.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Never called here: a title opens no menu.
  /// The user has entered a name.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Never called here: a title opens no menu.
  /// Whether the user may give another name at all; true without an implementation.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Never called here: a title opens no menu.
  /// The text to begin with, and which part of it is selected; the whole title without an implementation.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Never called here: a title opens no menu.
  /// Whether the name will do; true without an implementation.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
