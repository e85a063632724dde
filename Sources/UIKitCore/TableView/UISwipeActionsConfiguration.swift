/// The buttons that a swipe over a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// From the end of the row inwards.
  public let actions: [UIContextualAction]
  /// True by default: a swipe over the whole row performs the first action. Otherwise a swipe shows the buttons, however long it is.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration without actions shows nothing.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
