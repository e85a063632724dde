/// Gives what is dragged from items, and is told of the drag.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// What is dragged when a finger rests on an item; nothing ends the drag before it begins.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Never called here: Trellis simulates drags with one finger only, so a user cannot add items to a drag that has begun.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// The look of the cell that is lifted; nil is that of the system. Asked, without effect: no picture shows it.
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called when the finger begins to move.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended, wherever.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the items may be moved; true by default.
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  /// Whether no other app gets the items; false by default.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// That of the system.
  public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Takes what is dropped on collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Called when the finger was lifted over the collection view, if the last proposal was to copy or to move.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection view has to do with the drag at all; true by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger comes onto the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What would happen if the finger were lifted now, over the item of the path, or over none. Without the method nothing is dropped.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the finger leaves the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended anywhere, if the collection view could have handled it.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// The look of the cell that arrives; nil is that of the system. Asked, without effect: no picture shows it.
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// True.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// Nothing would happen.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// That of the system.
  public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}

/// What would happen if the finger were lifted over collection view now.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items would go.
  public enum Intent: Int, Sendable {
    /// Somewhere, which nothing shows.
    case unspecified
    /// Between items, where a gap opens. No gap opens here.
    case insertAtDestinationIndexPath
    /// Into the item, which is highlighted. It is not here.
    case insertIntoDestinationIndexPath
  }

  /// Decided when the proposal is made.
  public let intent: Intent

  /// Proposes an operation without saying where.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
  /// Proposes an operation and a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped on collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it was in the same collection view; nil for one from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// Of its preview, in points; zero here.
  var previewSize: CGSize { get }
}

/// A drop on collection view. The delegate changes its data and the collection view, and then says for each item where it arrives.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What was dragged, with the places where it was in this collection view.
  var items: [any UICollectionViewDropItem] { get }
  /// the item under the finger; nil if there was none.
  var destinationIndexPath: IndexPath? { get }
  /// The last one that the delegate gave.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Keeps a place for an item whose data come later. No cell shows it here, which the log says once.
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// The item becomes an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// The item goes into a rectangle of an item, in points.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// The item goes to a place of a view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place for an item whose data come later.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  /// Sets the cell up. No effect here, which the log says once: no cell shows a place.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
    didSet { LayoutLog.noteWithoutEffect("UICollectionViewPlaceholder.cellUpdateHandler") }
  }

  /// A place of an identifier of a cell, which has no effect here.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
}

/// A place for an item that was dropped and whose data come later.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The look of the cell that arrives. No effect here, which the log says once.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
    didSet { LayoutLog.noteWithoutEffect("UICollectionViewDropPlaceholder.previewParametersProvider") }
  }
}

/// A place that is kept for an item.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The data have come: the closure adds them to the data source, at a path, and an item appears. False if the place is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// The data do not come. False if the place is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Sets the cell up again. No effect here, which the log says once: no cell shows a place.
  func setNeedsCellUpdate()
}

// MARK: What the collection view has

/// The drag of a collection view.
@MainActor
private final class CollectionDragState {
  var isEnabled = UIDragInteraction.isEnabledByDefault
  var hasDrag = false
  var hasDrop = false
  /// The cell that is lifted.
  var dragged: UICollectionViewCell?
  /// The cells that know of a finger over them.
  var waiting: [UICollectionViewCell] = []
  var places: [CollectionPlace] = []

  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UICollectionView {
  private var dragState: CollectionDragState? {
    objc_getAssociatedObject(self, CollectionDragState.key) as? CollectionDragState
  }
  fileprivate var madeDragState: CollectionDragState {
    if let dragState { return dragState }
    let made = CollectionDragState()
    objc_setAssociatedObject(self, CollectionDragState.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// Not kept alive. Without one nothing can be dragged.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragDelegates?.drag as? any UICollectionViewDragDelegate }
    set { madeDragDelegates.drag = newValue }
  }
  /// Not kept alive. Without one nothing can be dropped.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragDelegates?.drop as? any UICollectionViewDropDelegate }
    set { madeDragDelegates.drop = newValue }
  }
  /// True by default.
  public var dragInteractionEnabled: Bool {
    get { dragState?.isEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { madeDragState.isEnabled = newValue }
  }
  /// Whether something is dragged from the collection view.
  public var hasActiveDrag: Bool { dragState?.hasDrag ?? false }
  /// Whether a finger that drags is over the collection view, or its items arrive.
  public var hasActiveDrop: Bool { dragState?.hasDrop ?? false }
  /// Whether places are kept for items whose data come later.
  public var hasUncommittedUpdates: Bool { !(dragState?.places.isEmpty ?? true) }

  /// Tells cells that a finger is over the list, and one of them that items would go into it.
  fileprivate func target(_ cells: [UICollectionViewCell], _ target: UICollectionViewCell?) {
    let state = madeDragState
    for cell in state.waiting where !cells.contains(where: { $0 === cell }) { cell.drop(.none) }
    state.waiting = cells
    for cell in cells { cell.drop(cell === target ? .targeted : .notTargeted) }
  }

  fileprivate func path(under session: any UIDragDropSession) -> IndexPath? {
    indexPathForItem(at: session.location(in: self))
  }
}

@MainActor
struct CollectionDragSource: DragSource {
  private let view: UICollectionView
  private let delegate: any UICollectionViewDragDelegate
  private let path: IndexPath

  init?(_ view: UICollectionView, _ session: LocalDragSession) {
    guard view.dragInteractionEnabled, let delegate = view.dragDelegate, let path = view.path(under: session) else {
      return nil
    }
    let items = delegate.collectionView(view, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return nil }
    session.items = items
    (self.view, self.delegate, self.path) = (view, delegate, path)
  }

  /// Where the items of a session were, if they come from the view.
  static func path(of session: LocalDragSession, in view: UICollectionView) -> IndexPath? {
    let origin = objc_getAssociatedObject(session, CollectionDragState.key) as? Origin
    return origin?.view === view ? origin?.path : nil
  }
  private final class Origin {
    let view: UICollectionView
    let path: IndexPath
    init(_ view: UICollectionView, _ path: IndexPath) { (self.view, self.path) = (view, path) }
  }

  func lift(_ session: LocalDragSession) {
    for item in session.items { _ = item.previewProvider?() }
    _ = delegate.collectionView(view, dragPreviewParametersForItemAt: path)
    objc_setAssociatedObject(session, CollectionDragState.key, Origin(view, path), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    view.cellForItem(at: path)?.drag(.lifting)
  }
  func begin(_ session: LocalDragSession) {
    view.madeDragState.hasDrag = true
    view.madeDragState.dragged = view.cellForItem(at: path)
    view.madeDragState.dragged?.drag(.dragging)
    session.allowsMoveOperation = delegate.collectionView(view, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.collectionView(
      view, dragSessionIsRestrictedToDraggingApplication: session)
    delegate.collectionView(view, dragSessionWillBegin: session)
  }
  func move(_ session: LocalDragSession) {}
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {}
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    view.madeDragState.hasDrag = false
    (view.madeDragState.dragged ?? view.cellForItem(at: path))?.drag(.none)
    view.madeDragState.dragged = nil
    delegate.collectionView(view, dragSessionDidEnd: session)
  }
}

@MainActor
struct CollectionDropTarget: DropTarget {
  private let view: UICollectionView
  private let delegate: any UICollectionViewDropDelegate

  init?(_ view: UICollectionView, _ session: LocalDropSession) {
    guard let delegate = view.dropDelegate, delegate.collectionView(view, canHandle: session) else { return nil }
    (self.view, self.delegate) = (view, delegate)
  }

  var identity: ObjectIdentifier { ObjectIdentifier(view) }
  func enter(_ session: LocalDropSession) {
    view.madeDragState.hasDrop = true
    delegate.collectionView(view, dropSessionDidEnter: session)
  }
  func update(_ session: LocalDropSession) -> UIDropProposal {
    let path = view.path(under: session)
    let proposal = delegate.collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    let goesInto =
      (proposal as? UICollectionViewDropProposal)?.intent == .insertIntoDestinationIndexPath
      && (proposal.operation == .copy || proposal.operation == .move)
    view.target(view.visibleCells, goesInto ? path.flatMap { view.cellForItem(at: $0) } : nil)
    return proposal
  }
  func exit(_ session: LocalDropSession) {
    view.madeDragState.hasDrop = false
    view.target([], nil)
    delegate.collectionView(view, dropSessionDidExit: session)
  }
  func perform(_ session: LocalDropSession, _ proposal: UIDropProposal) {
    let proposal =
      proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: proposal.operation)
    let coordinator = CollectionDrop(view, session, proposal)
    delegate.collectionView(view, performDropWith: coordinator)
    for path in coordinator.arrivals { _ = delegate.collectionView(view, dropPreviewParametersForItemAt: path) }
    for animator in coordinator.animators { animator.run() }
  }
  func end(_ session: LocalDropSession) {
    view.madeDragState.hasDrop = false
    view.target([], nil)
    delegate.collectionView(view, dropSessionDidEnd: session)
  }
}

@MainActor
private final class CollectionDroppedItem: UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ item: UIDragItem, _ path: IndexPath?) { (dragItem, sourceIndexPath) = (item, path) }
}

@MainActor
private final class CollectionDrop: UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let view: UICollectionView
  private(set) var animators: [DragAnimator] = []
  private(set) var arrivals: [IndexPath] = []

  init(_ view: UICollectionView, _ session: LocalDropSession, _ proposal: UICollectionViewDropProposal) {
    let source = CollectionDragSource.path(of: session.drag, in: view)
    items = session.items.enumerated().map { CollectionDroppedItem($0.element, $0.offset == 0 ? source : nil) }
    (self.view, self.session, self.proposal) = (view, session, proposal)
    destinationIndexPath = view.path(under: session)
  }

  private func arrive(at path: IndexPath? = nil) -> any UIDragAnimating {
    let animator = DragAnimator()
    animators.append(animator)
    if let path { arrivals.append(path) }
    return animator
  }
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    LayoutLog.noteWithoutEffect("UICollectionViewDropPlaceholder as a cell")
    let place = CollectionPlace(dragItem, placeholder.insertionIndexPath, view)
    animators.append(place)
    view.madeDragState.places.append(place)
    return place
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { arrive(at: indexPath) }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { arrive() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { arrive() }
}

/// A place that is kept.
@MainActor
private final class CollectionPlace: DragAnimator, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var view: UICollectionView?

  init(_ item: UIDragItem, _ path: IndexPath, _ view: UICollectionView) {
    (dragItem, self.path, self.view) = (item, path, view)
  }

  private func leave() -> UICollectionView? {
    guard let view, view.madeDragState.places.contains(where: { $0 === self }) else { return nil }
    view.madeDragState.places.removeAll { $0 === self }
    return view
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view = leave() else { return false }
    dataSourceUpdates(path)
    view.insertItems(at: [path])
    return true
  }
  func deletePlaceholder() -> Bool { leave() != nil }
  func setNeedsCellUpdate() {
    LayoutLog.noteWithoutEffect("UICollectionViewDropPlaceholderContext.setNeedsCellUpdate()")
  }
}
