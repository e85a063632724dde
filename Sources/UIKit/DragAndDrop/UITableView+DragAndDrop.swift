/// Gives what is dragged from rows, and is told of the drag.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// What is dragged when a finger rests on a row; nothing ends the drag before it begins.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  /// Never called here: Trellis simulates drags with one finger only, so a user cannot add items to a drag that has begun.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// The look of the cell that is lifted; nil is that of the system. Asked, without effect: no picture shows it.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called when the finger begins to move.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended, wherever.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the items may be moved; true by default.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether no other app gets the items; false by default.
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
}

extension UITableViewDragDelegate {
  /// None.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// That of the system.
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// True.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  /// False.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Takes what is dropped on table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Called when the finger was lifted over the table, if the last proposal was to copy or to move.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table has to do with the drag at all; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger comes onto the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What would happen if the finger were lifted now, over the row of the path, or over none. Without the method nothing is dropped.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the finger leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended anywhere, if the table could have handled it.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// The look of the cell that arrives; nil is that of the system. Asked, without effect: no picture shows it.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Nothing would happen.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// That of the system.
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}

/// What would happen if the finger were lifted over table now.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would go.
  public enum Intent: Int, Sendable {
    /// Somewhere, which nothing shows.
    case unspecified
    /// Between rows, where a gap opens. No gap opens here.
    case insertAtDestinationIndexPath
    /// Into the row, which is highlighted. It is not here.
    case insertIntoDestinationIndexPath
    /// Between rows, or into one where the finger is in its middle. The same as no place here.
    case automatic
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

/// An item that is dropped on table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it was in the same table; nil for one from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// Of its preview, in points; zero here.
  var previewSize: CGSize { get }
}

/// A drop on table. The delegate changes its data and the table, and then says for each item where it arrives.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// What was dragged, with the places where it was in this table.
  var items: [any UITableViewDropItem] { get }
  /// the row under the finger; nil if there was none.
  var destinationIndexPath: IndexPath? { get }
  /// The last one that the delegate gave.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Keeps a place for an item whose data come later. No cell shows it here, which the log says once.
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
  /// The item becomes a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// The item goes into a rectangle of a row, in points.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// The item goes to a place of a view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place for a row whose data come later.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  /// Sets the cell up. No effect here, which the log says once: no cell shows a place.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)? {
    didSet { LayoutLog.noteWithoutEffect("UITableViewPlaceholder.cellUpdateHandler") }
  }

  /// A place of an identifier of a cell, and a height in points. The cell and the height have no effect here.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
}

/// A place for an item that was dropped and whose data come later.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The look of the cell that arrives. No effect here, which the log says once.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
    didSet { LayoutLog.noteWithoutEffect("UITableViewDropPlaceholder.previewParametersProvider") }
  }
}

/// A place that is kept for an item.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The data have come: the closure adds them to the data source, at a path, and a row appears. False if the place is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// The data do not come. False if the place is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
}

// MARK: What the table has

/// The drag of a table.
@MainActor
private final class TableDragState {
  var isEnabled = UIDragInteraction.isEnabledByDefault
  var hasDrag = false
  var hasDrop = false
  /// The cell that is lifted.
  var dragged: UITableViewCell?
  /// The cells that know of a finger over them.
  var waiting: [UITableViewCell] = []
  var places: [TablePlace] = []

  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UITableView {
  private var dragState: TableDragState? { objc_getAssociatedObject(self, TableDragState.key) as? TableDragState }
  fileprivate var madeDragState: TableDragState {
    if let dragState { return dragState }
    let made = TableDragState()
    objc_setAssociatedObject(self, TableDragState.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// Not kept alive. Without one nothing can be dragged.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragDelegates?.drag as? any UITableViewDragDelegate }
    set { madeDragDelegates.drag = newValue }
  }
  /// Not kept alive. Without one nothing can be dropped.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragDelegates?.drop as? any UITableViewDropDelegate }
    set { madeDragDelegates.drop = newValue }
  }
  /// True by default.
  public var dragInteractionEnabled: Bool {
    get { dragState?.isEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { madeDragState.isEnabled = newValue }
  }
  /// Whether something is dragged from the table.
  public var hasActiveDrag: Bool { dragState?.hasDrag ?? false }
  /// Whether a finger that drags is over the table, or its items arrive.
  public var hasActiveDrop: Bool { dragState?.hasDrop ?? false }
  /// Whether places are kept for items whose data come later.
  public var hasUncommittedUpdates: Bool { !(dragState?.places.isEmpty ?? true) }

  /// Tells cells that a finger is over the list, and one of them that items would go into it.
  fileprivate func target(_ cells: [UITableViewCell], _ target: UITableViewCell?) {
    let state = madeDragState
    for cell in state.waiting where !cells.contains(where: { $0 === cell }) { cell.drop(.none) }
    state.waiting = cells
    for cell in cells { cell.drop(cell === target ? .targeted : .notTargeted) }
  }

  fileprivate func path(under session: any UIDragDropSession) -> IndexPath? {
    indexPathForRow(at: session.location(in: self))
  }
}

@MainActor
struct TableDragSource: DragSource {
  private let view: UITableView
  private let delegate: any UITableViewDragDelegate
  private let path: IndexPath

  init?(_ view: UITableView, _ session: LocalDragSession) {
    guard view.dragInteractionEnabled, let delegate = view.dragDelegate, let path = view.path(under: session) else {
      return nil
    }
    let items = delegate.tableView(view, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return nil }
    session.items = items
    (self.view, self.delegate, self.path) = (view, delegate, path)
  }

  /// Where the items of a session were, if they come from the view.
  static func path(of session: LocalDragSession, in view: UITableView) -> IndexPath? {
    let origin = objc_getAssociatedObject(session, TableDragState.key) as? Origin
    return origin?.view === view ? origin?.path : nil
  }
  private final class Origin {
    let view: UITableView
    let path: IndexPath
    init(_ view: UITableView, _ path: IndexPath) { (self.view, self.path) = (view, path) }
  }

  func lift(_ session: LocalDragSession) {
    for item in session.items { _ = item.previewProvider?() }
    _ = delegate.tableView(view, dragPreviewParametersForRowAt: path)
    objc_setAssociatedObject(session, TableDragState.key, Origin(view, path), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    view.cellForRow(at: path)?.drag(.lifting)
  }
  func begin(_ session: LocalDragSession) {
    view.madeDragState.hasDrag = true
    view.madeDragState.dragged = view.cellForRow(at: path)
    view.madeDragState.dragged?.drag(.dragging)
    session.allowsMoveOperation = delegate.tableView(view, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.tableView(
      view, dragSessionIsRestrictedToDraggingApplication: session)
    delegate.tableView(view, dragSessionWillBegin: session)
  }
  func move(_ session: LocalDragSession) {}
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {}
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    view.madeDragState.hasDrag = false
    (view.madeDragState.dragged ?? view.cellForRow(at: path))?.drag(.none)
    view.madeDragState.dragged = nil
    delegate.tableView(view, dragSessionDidEnd: session)
  }
}

@MainActor
struct TableDropTarget: DropTarget {
  private let view: UITableView
  private let delegate: any UITableViewDropDelegate

  init?(_ view: UITableView, _ session: LocalDropSession) {
    guard let delegate = view.dropDelegate, delegate.tableView(view, canHandle: session) else { return nil }
    (self.view, self.delegate) = (view, delegate)
  }

  var identity: ObjectIdentifier { ObjectIdentifier(view) }
  func enter(_ session: LocalDropSession) {
    view.madeDragState.hasDrop = true
    delegate.tableView(view, dropSessionDidEnter: session)
  }
  func update(_ session: LocalDropSession) -> UIDropProposal {
    let path = view.path(under: session)
    let proposal = delegate.tableView(view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    let goesInto =
      (proposal as? UITableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
      && (proposal.operation == .copy || proposal.operation == .move)
    view.target(view.visibleCells, goesInto ? path.flatMap { view.cellForRow(at: $0) } : nil)
    return proposal
  }
  func exit(_ session: LocalDropSession) {
    view.madeDragState.hasDrop = false
    view.target([], nil)
    delegate.tableView(view, dropSessionDidExit: session)
  }
  func perform(_ session: LocalDropSession, _ proposal: UIDropProposal) {
    let proposal = proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation)
    let coordinator = TableDrop(view, session, proposal)
    delegate.tableView(view, performDropWith: coordinator)
    for path in coordinator.arrivals { _ = delegate.tableView(view, dropPreviewParametersForRowAt: path) }
    for animator in coordinator.animators { animator.run() }
  }
  func end(_ session: LocalDropSession) {
    view.madeDragState.hasDrop = false
    view.target([], nil)
    delegate.tableView(view, dropSessionDidEnd: session)
  }
}

@MainActor
private final class TableDroppedItem: UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ item: UIDragItem, _ path: IndexPath?) { (dragItem, sourceIndexPath) = (item, path) }
}

@MainActor
private final class TableDrop: UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let view: UITableView
  private(set) var animators: [DragAnimator] = []
  private(set) var arrivals: [IndexPath] = []

  init(_ view: UITableView, _ session: LocalDropSession, _ proposal: UITableViewDropProposal) {
    let source = TableDragSource.path(of: session.drag, in: view)
    items = session.items.enumerated().map { TableDroppedItem($0.element, $0.offset == 0 ? source : nil) }
    (self.view, self.session, self.proposal) = (view, session, proposal)
    destinationIndexPath = view.path(under: session)
  }

  private func arrive(at path: IndexPath? = nil) -> any UIDragAnimating {
    let animator = DragAnimator()
    animators.append(animator)
    if let path { arrivals.append(path) }
    return animator
  }
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
  {
    LayoutLog.noteWithoutEffect("UITableViewDropPlaceholder as a cell")
    let place = TablePlace(dragItem, placeholder.insertionIndexPath, view)
    animators.append(place)
    view.madeDragState.places.append(place)
    return place
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { arrive(at: indexPath) }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { arrive() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { arrive() }
}

/// A place that is kept.
@MainActor
private final class TablePlace: DragAnimator, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var view: UITableView?

  init(_ item: UIDragItem, _ path: IndexPath, _ view: UITableView) {
    (dragItem, self.path, self.view) = (item, path, view)
  }

  private func leave() -> UITableView? {
    guard let view, view.madeDragState.places.contains(where: { $0 === self }) else { return nil }
    view.madeDragState.places.removeAll { $0 === self }
    return view
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view = leave() else { return false }
    dataSourceUpdates(path)
    view.insertRows(at: [path], with: .automatic)
    return true
  }
  func deletePlaceholder() -> Bool { leave() != nil }
}
