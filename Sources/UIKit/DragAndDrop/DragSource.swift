/// Where a drag comes from.
@MainActor
protocol DragSource {
  /// Before the finger moves.
  func lift(_ session: LocalDragSession)
  func begin(_ session: LocalDragSession)
  func move(_ session: LocalDragSession)
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation)
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation)
}

/// Where a drag may end.
@MainActor
protocol DropTarget {
  /// The view or the interaction, by which targets are told apart.
  var identity: ObjectIdentifier { get }
  func enter(_ session: LocalDropSession)
  func update(_ session: LocalDropSession) -> UIDropProposal
  func exit(_ session: LocalDropSession)
  /// Until the items have arrived.
  func perform(_ session: LocalDropSession, _ proposal: UIDropProposal)
  func end(_ session: LocalDropSession)
}

@MainActor
private struct InteractionSource: DragSource {
  let interaction: UIDragInteraction
  let delegate: any UIDragInteractionDelegate

  init?(_ interaction: UIDragInteraction, _ session: LocalDragSession) {
    guard interaction.isEnabled, let delegate = interaction.delegate else { return nil }
    let items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    guard !items.isEmpty else { return nil }
    session.items = items
    (self.interaction, self.delegate) = (interaction, delegate)
  }

  func lift(_ session: LocalDragSession) {
    for item in session.items {
      _ = item.previewProvider?()
      _ = delegate.dragInteraction(interaction, previewForLifting: item, session: session)
    }
    let animator = DragAnimator()
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    animator.run()
  }
  func begin(_ session: LocalDragSession) {
    session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: session)
    delegate.dragInteraction(interaction, sessionWillBegin: session)
  }
  func move(_ session: LocalDragSession) { delegate.dragInteraction(interaction, sessionDidMove: session) }
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    delegate.dragInteraction(interaction, session: session, willEndWith: operation)
    guard operation == .cancel || operation == .forbidden, let view = interaction.view else { return }
    for item in session.items {
      _ = delegate.dragInteraction(
        interaction, previewForCancelling: item, withDefault: UITargetedDragPreview(view: view))
      let animator = DragAnimator()
      delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      animator.run()
    }
  }
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    delegate.dragInteraction(interaction, session: session, didEndWith: operation)
    if operation == .copy || operation == .move {
      delegate.dragInteraction(interaction, sessionDidTransferItems: session)
    }
  }
}

@MainActor
private struct InteractionTarget: DropTarget {
  let interaction: UIDropInteraction
  let delegate: any UIDropInteractionDelegate

  init?(_ interaction: UIDropInteraction, _ session: LocalDropSession) {
    guard let delegate = interaction.delegate, delegate.dropInteraction(interaction, canHandle: session) else {
      return nil
    }
    (self.interaction, self.delegate) = (interaction, delegate)
  }

  var identity: ObjectIdentifier { ObjectIdentifier(interaction) }
  func enter(_ session: LocalDropSession) { delegate.dropInteraction(interaction, sessionDidEnter: session) }
  func update(_ session: LocalDropSession) -> UIDropProposal {
    delegate.dropInteraction(interaction, sessionDidUpdate: session)
  }
  func exit(_ session: LocalDropSession) { delegate.dropInteraction(interaction, sessionDidExit: session) }
  func perform(_ session: LocalDropSession, _ proposal: UIDropProposal) {
    delegate.dropInteraction(interaction, performDrop: session)
    if let view = interaction.view {
      for item in session.items {
        _ = delegate.dropInteraction(
          interaction, previewForDropping: item, withDefault: UITargetedDragPreview(view: view))
        let animator = DragAnimator()
        delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
        animator.run()
      }
    }
    delegate.dropInteraction(interaction, concludeDrop: session)
  }
  func end(_ session: LocalDropSession) { delegate.dropInteraction(interaction, sessionDidEnd: session) }
}

extension UIView {
  /// What a finger that rests at the session's place would drag from this view itself.
  fileprivate func dragSource(_ session: LocalDragSession) -> (any DragSource)? {
    for case let interaction as UIDragInteraction in interactions {
      if let source = InteractionSource(interaction, session) { return source }
    }
    switch self {
    case let table as UITableView: return TableDragSource(table, session)
    case let collection as UICollectionView: return CollectionDragSource(collection, session)
    case let text as UITextView: return TextDragSource(text, session)
    case let field as UITextField: return TextDragSource(field, session)
    default: return nil
    }
  }

  fileprivate func dropTarget(_ session: LocalDropSession) -> (any DropTarget)? {
    for case let interaction as UIDropInteraction in interactions {
      if let target = InteractionTarget(interaction, session) { return target }
    }
    switch self {
    case let table as UITableView: return TableDropTarget(table, session)
    case let collection as UICollectionView: return CollectionDropTarget(collection, session)
    case let text as UITextView: return TextDropTarget(text, session)
    case let field as UITextField: return TextDropTarget(field, session)
    default: return PasteTarget(self, session) ?? (next as? UIViewController).flatMap { PasteTarget($0, session) }
    }
  }
}

/// What takes dropped items by its paste configuration.
@MainActor
private struct PasteTarget: DropTarget {
  let responder: UIResponder

  init?(_ responder: UIResponder, _ session: LocalDropSession) {
    guard responder.pasteConfiguration != nil, responder.canPaste(session.items.map(\.itemProvider)) else { return nil }
    self.responder = responder
  }

  var identity: ObjectIdentifier { ObjectIdentifier(responder) }
  func enter(_ session: LocalDropSession) {}
  func update(_ session: LocalDropSession) -> UIDropProposal { UIDropProposal(operation: .copy) }
  func exit(_ session: LocalDropSession) {}
  func perform(_ session: LocalDropSession, _ proposal: UIDropProposal) {
    responder.paste(itemProviders: session.items.map(\.itemProvider))
  }
  func end(_ session: LocalDropSession) {}
}

/// A finger that drags: it rests until something is lifted, moves, and is lifted. Delegates are called in the order that Apple's
/// documentation describes.
@MainActor
package final class DragAndDrop {
  private let source: any DragSource
  private let drag: LocalDragSession
  private let drop: LocalDropSession
  private var target: (any DropTarget)?
  /// All that could have handled the drag, in the order in which the finger came to them.
  private var visited: [any DropTarget] = []
  private var proposal = UIDropProposal(operation: .cancel)
  private var hasBegun = false

  /// Nil if nothing under the point, in the coordinates of the window, lets itself be dragged.
  package init?(in window: UIWindow, at place: CGPoint) {
    let session = LocalDragSession(window: window, place: place)
    var present = window.hitTest(place, with: nil)
    var found: (any DragSource)?
    while let view = present, found == nil {
      found = view.dragSource(session)
      present = view.superview
    }
    guard let found else { return nil }
    (source, drag, drop) = (found, session, LocalDropSession(session))
    source.lift(drag)
  }

  /// Moves the finger to a point of the window.
  package func move(to place: CGPoint) {
    drag.place = place
    if !hasBegun {
      hasBegun = true
      source.begin(drag)
    }
    source.move(drag)
    let found = targetUnderFinger()
    if found?.identity != target?.identity {
      target?.exit(drop)
      target = found
      proposal = UIDropProposal(operation: .cancel)
      if let found {
        if !visited.contains(where: { $0.identity == found.identity }) { visited.append(found) }
        found.enter(drop)
      }
    }
    if let target { proposal = target.update(drop) }
  }

  private func targetUnderFinger() -> (any DropTarget)? {
    var present = drag.window.hitTest(drag.place, with: nil)
    while let view = present {
      if let target = view.dropTarget(drop) { return target }
      present = view.superview
    }
    return nil
  }

  /// Lets what is under the finger spring open: the innermost view with an interaction for that, or that springs open by itself.
  package func rest() {
    var present = drag.window.hitTest(drag.place, with: nil)
    while let view = present {
      if let found = view.interactions.lazy.compactMap({ $0 as? UISpringLoadedInteraction }).first {
        return found.activate(at: drag.place, in: drag.window)
      }
      if let spring = view.ownSpring(at: drag.place, in: drag.window) {
        return spring.activate(at: drag.place, in: drag.window)
      }
      present = view.superview
    }
  }

  /// What would happen now: a move is forbidden if the source does not let its items be moved.
  package var operation: UIDropOperation {
    guard target != nil else { return .cancel }
    return proposal.operation == .move && !drag.allowsMoveOperation ? .forbidden : proposal.operation
  }

  /// Lifts the finger. True if the items were dropped.
  @discardableResult
  package func lift() -> Bool {
    let operation = operation
    let isDropped = operation == .copy || operation == .move
    source.willEnd(drag, isDropped ? operation : .cancel)
    if isDropped { target?.perform(drop, proposal) } else { target?.exit(drop) }
    for target in visited { target.end(drop) }
    source.didEnd(drag, isDropped ? operation : .cancel)
    return isDropped
  }
}
