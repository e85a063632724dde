/// The delegates of a text and its drag.
@MainActor
private final class TextDragState {
  weak var drag: (any UITextDragDelegate)?
  weak var drop: (any UITextDropDelegate)?
  var options: UITextDragOptions = []
  var isDragged = false
  var isUnderFinger = false

  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UIView {
  fileprivate var textDragState: TextDragState? { objc_getAssociatedObject(self, TextDragState.key) as? TextDragState }
  fileprivate var madeTextDragState: TextDragState {
    if let textDragState { return textDragState }
    let made = TextDragState()
    objc_setAssociatedObject(self, TextDragState.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension UITextDraggable where Self: UIView {
  /// Not kept alive.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { textDragState?.drag }
    set { madeTextDragState.drag = newValue }
  }
  /// Nil: text is dragged without an interaction that could be changed.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Whether the text is dragged.
  public var isTextDragActive: Bool { textDragState?.isDragged ?? false }
  /// Empty by default. No effect here, which the log says once.
  public var textDragOptions: UITextDragOptions {
    get { textDragState?.options ?? [] }
    set {
      LayoutLog.noteWithoutEffect("UITextDraggable.textDragOptions")
      madeTextDragState.options = newValue
    }
  }
}

extension UITextDroppable where Self: UIView {
  /// Not kept alive.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { textDragState?.drop }
    set { madeTextDragState.drop = newValue }
  }
  /// Nil: text is dropped without an interaction that could be changed.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// Whether a finger that drags is over the text.
  public var isTextDropActive: Bool { textDragState?.isUnderFinger ?? false }
}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}

@MainActor
private final class TextDrag: UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  var existingItems: [UIDragItem] { [] }
  var isSelected: Bool { true }
  let dragSession: any UIDragSession

  init(_ range: UITextRange, _ text: String, _ session: LocalDragSession) {
    (dragRange, dragSession) = (range, session)
    let item = UIDragItem(itemProvider: NSItemProvider(object: text))
    item.localObject = text
    suggestedItems = [item]
  }
}

/// The selection of a text.
@MainActor
struct TextDragSource: DragSource {
  fileprivate let view: any UIView & UITextDraggable
  fileprivate let range: UITextRange

  init?(_ view: any UIView & UITextDraggable, _ session: LocalDragSession) {
    guard let range = view.selectedTextRange, let text = view.text(in: range), !text.isEmpty else { return nil }
    let request = TextDrag(range, text, session)
    let items = view.textDragDelegate?.textDraggableView(view, itemsForDrag: request) ?? request.suggestedItems
    guard !items.isEmpty else { return nil }
    session.items = items
    session.textSource = (view, range)
    (self.view, self.range) = (view, range)
  }

  func lift(_ session: LocalDragSession) {
    for item in session.items {
      _ = item.previewProvider?()
      _ = view.textDragDelegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
    }
    let animator = DragAnimator()
    view.textDragDelegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session)
    animator.run()
  }
  func begin(_ session: LocalDragSession) {
    view.madeTextDragState.isDragged = true
    view.textDragDelegate?.textDraggableView(view, dragSessionWillBegin: session)
  }
  func move(_ session: LocalDragSession) {}
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {}
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    view.madeTextDragState.isDragged = false
    view.textDragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
  }
}

@MainActor
private final class TextDrop: UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(_ view: any UIView & UITextDroppable, _ session: LocalDropSession) {
    (dropPosition, dropSession) = (view.endOfDocument, session)
    isSameView = session.drag.textSource?.view === view
    suggestedProposal = UITextDropProposal(operation: isSameView ? .move : .copy)
  }
}

/// A text that takes text.
@MainActor
struct TextDropTarget: DropTarget {
  private let view: any UIView & UITextDroppable

  init?(_ view: any UIView & UITextDroppable, _ session: LocalDropSession) {
    guard session.canLoadObjects(ofClass: String.self) else { return nil }
    let isEditable = (view as? UITextView)?.isEditable ?? (view as? UITextField)?.isEnabled ?? true
    if !isEditable {
      let request = TextDrop(view, session)
      guard let delegate = view.textDropDelegate,
        delegate.textDroppableView(view, willBecomeEditableForDrop: request) != .no
      else { return nil }
    }
    self.view = view
  }

  var identity: ObjectIdentifier { ObjectIdentifier(view) }
  func enter(_ session: LocalDropSession) {
    view.madeTextDragState.isUnderFinger = true
    view.textDropDelegate?.textDroppableView(view, dropSessionDidEnter: session)
  }
  func update(_ session: LocalDropSession) -> UIDropProposal {
    let request = TextDrop(view, session)
    view.textDropDelegate?.textDroppableView(view, dropSessionDidUpdate: session)
    return view.textDropDelegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
  }
  func exit(_ session: LocalDropSession) {
    view.madeTextDragState.isUnderFinger = false
    view.textDropDelegate?.textDroppableView(view, dropSessionDidExit: session)
  }
  func perform(_ session: LocalDropSession, _ proposal: UIDropProposal) {
    let request = TextDrop(view, session)
    view.textDropDelegate?.textDroppableView(view, willPerformDrop: request)
    _ = view.textDropDelegate?.textDroppableView(
      view, previewForDroppingAllItemsWithDefault: UITargetedDragPreview(view: view))
    let proposal = proposal as? UITextDropProposal
    guard proposal?.dropPerformer != .delegate else { return }
    let action = proposal?.dropAction ?? .insert
    let moved = request.isSameView && proposal?.operation == .move ? session.drag.textSource?.range : nil
    session.loadObjects(ofClass: String.self) { [view] texts in
      let text = texts.joined(separator: "\n")
      if let moved { view.replace(moved, withText: "") }
      let end = view.endOfDocument
      let range: UITextRange? =
        switch action {
        case .insert: view.textRange(from: end, to: end)
        case .replaceSelection: view.selectedTextRange
        case .replaceAll: view.textRange(from: view.beginningOfDocument, to: end)
        }
      if let range { view.replace(range, withText: text) }
    }
  }
  func end(_ session: LocalDropSession) {
    view.madeTextDragState.isUnderFinger = false
    view.textDropDelegate?.textDroppableView(view, dropSessionDidEnd: session)
  }
}
