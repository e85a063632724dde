/// Hears when the user gives a document another name in the menu of a title. A title opens no menu here.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// The user has entered a name.
  /// Never called here: Trellis does not show title menus.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the user may give another name at all; true without an implementation.
  /// Never called here: Trellis does not show title menus.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The text to begin with, and which part of it is selected; the whole title without an implementation.
  /// Never called here: Trellis does not show title menus.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether the name will do; true without an implementation.
  /// Never called here: Trellis does not show title menus.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
