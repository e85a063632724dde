/// The actions of editing, as menus and keys send them along the responder chain.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Removes the selection, and keeps it on the pasteboard.
  func cut(_ sender: Any?)
  /// Keeps the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Selects what is at the place of the menu.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes the selected text bold, or no longer.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selected text italic, or no longer.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selected text, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selected text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selected text smaller.
  func decreaseSize(_ sender: Any?)
  /// Lets the selected text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets the selected text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Keeps a copy beside the original.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func duplicate(_ sender: Any?)
  /// Moves the selection elsewhere.
  func move(_ sender: Any?)
  /// Gives the document another name.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func rename(_ sender: Any?)
  /// Writes the document in another form.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func export(_ sender: Any?)
  /// Searches.
  func find(_ sender: Any?)
  /// Searches and replaces.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place that was found.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func findNext(_ sender: Any?)
  /// Goes to the place before that was found.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func useSelectionForFind(_ sender: Any?)
  /// Inserts what is on the pasteboard in the style of the place.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Inserts an address, and goes there.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func pasteAndGo(_ sender: Any?)
  /// Inserts a text, and searches for it.
  /// Never called here: Trellis shows no keyboard shortcut or edit menu command that sends this action.
  func pasteAndSearch(_ sender: Any?)
}

/// None of them does anything without an implementation. `print(_:)` is left out: in every responder it would hide the function of Swift
/// (DEVIATIONS.md, 357).
extension UIResponderStandardEditActions {
  public func duplicate(_ sender: Any?) {}
  public func move(_ sender: Any?) {}
  public func rename(_ sender: Any?) {}
  public func export(_ sender: Any?) {}
  public func find(_ sender: Any?) {}
  public func findAndReplace(_ sender: Any?) {}
  public func findNext(_ sender: Any?) {}
  public func findPrevious(_ sender: Any?) {}
  public func useSelectionForFind(_ sender: Any?) {}
  public func pasteAndMatchStyle(_ sender: Any?) {}
  public func pasteAndGo(_ sender: Any?) {}
  public func pasteAndSearch(_ sender: Any?) {}
}
