/// What is dragged from a text.
@preconcurrency @MainActor
public protocol UITextDragRequest: AnyObject {
  /// What is selected.
  var dragRange: UITextRange { get }
  /// The text as an item.
  var suggestedItems: [UIDragItem] { get }
  /// What is dragged already; empty here.
  var existingItems: [UIDragItem] { get }
  /// True: only a selection is dragged here.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Changes what is dragged from a text, and is told of the drag.
@preconcurrency @MainActor
public protocol UITextDragDelegate: AnyObject {
  /// What is dragged; what is suggested by default. Nothing ends the drag before it begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// What is shown of an item that is lifted. Asked for each item; no picture shows it.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the items are lifted.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when the finger begins to move.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// What is suggested.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// That of the system.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// How text is dragged.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Previews have the color of the system. No preview is shown here.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// Text of which the selection can be dragged: fields and text views.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Not kept alive.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// Nil: text is dragged without an interaction that could be changed.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether the text is dragged.
  var isTextDragActive: Bool { get }
  /// Empty by default. No effect here, which the log says once.
  var textDragOptions: UITextDragOptions { get set }
}

/// Whether a text that is not editable becomes so for a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// No.
  case no
  /// Until the drop is over.
  case temporary
  /// From then on.
  case yes
}

/// What is dropped on a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: AnyObject {
  /// The end of the text: where in it the finger is, nobody asks here.
  var dropPosition: UITextPosition { get }
  /// What would happen without a delegate: the text is moved within its view, and copied from others.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the text comes from the same view.
  var isSameView: Bool { get }
  /// The drop.
  var dropSession: any UIDropSession { get }
}

/// What would happen if the finger were lifted over a text now.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// Where the text goes.
  public enum Action: UInt, Sendable {
    /// To the place of the drop.
    case insert
    /// In place of the selection.
    case replaceSelection
    /// In place of all.
    case replaceAll
  }
  /// Who shows that the text is on its way.
  public enum ProgressMode: UInt, Sendable {
    /// The system.
    case system
    /// The app.
    case custom
  }
  /// Who inserts the text.
  public enum Performer: UInt, Sendable {
    /// The view.
    case view
    /// The delegate, in `willPerformDrop`.
    case delegate
  }

  /// `.insert` by default.
  open var dropAction = Action.insert
  /// The system by default. No effect here, which the log says once: text is there at once.
  open var dropProgressMode = ProgressMode.system {
    didSet { LayoutLog.noteWithoutEffect("UITextDropProposal.dropProgressMode") }
  }
  /// False by default. No effect here, which the log says once: all is fast.
  open var useFastSameViewOperations = false {
    didSet { LayoutLog.noteWithoutEffect("UITextDropProposal.useFastSameViewOperations") }
  }
  /// The view by default.
  open var dropPerformer = Performer.view
}

/// Decides what is dropped on a text, and is told of it.
@preconcurrency @MainActor
public protocol UITextDropDelegate: AnyObject {
  /// Whether a text that is not editable takes the drop; `.no` by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// What would happen; what is suggested by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called before the text is inserted.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// What is shown of the items that arrive. Asked; no picture shows it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when the finger comes onto the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called when the finger has moved there.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Called when the finger leaves the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended anywhere, if the text could have taken it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// No.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// What is suggested.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// The default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// Text that takes what is dropped on it: fields and text views.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// Not kept alive.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// Nil: text is dropped without an interaction that could be changed.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a finger that drags is over the text.
  var isTextDropActive: Bool { get }
}
