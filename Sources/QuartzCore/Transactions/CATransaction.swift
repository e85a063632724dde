/// Counts the animations that start between `begin` and `commit`, and calls a block when the last of them is over.
@preconcurrency @MainActor
public final class CATransaction {
  // Read by layers too, which belong to no actor; transactions are opened and closed on the main one.
  nonisolated(unsafe) private static var stack: [CATransaction] = []

  private var completion: (() -> Void)?
  private var running = 0
  private var isCommitted = false
  nonisolated(unsafe) private var disablesActions = false
  private var duration: CFTimeInterval = 0.25
  private var function: CAMediaTimingFunction?

  private init() {}

  /// Opens a transaction inside of the present one; each needs a ``commit()``.
  public static func begin() { stack.append(CATransaction()) }

  /// Ends the innermost transaction. Its completion block is called now if nothing in it is being animated.
  public static func commit() {
    guard let transaction = stack.popLast() else { return }
    transaction.isCommitted = true
    transaction.completeIfOver()
  }

  /// Sets the block that is called once, after the completions of the animations that were started in the innermost
  /// transaction since its `begin`. Without a transaction the block is dropped.
  public static func setCompletionBlock(_ block: (() -> Void)?) { stack.last?.completion = block }

  /// See ``setCompletionBlock(_:)``; nil without one.
  public static func completionBlock() -> (() -> Void)? { stack.last?.completion }

  /// Whether layers run no actions for what changes in the transaction; false by default.
  public static func setDisableActions(_ flag: Bool) { stack.last?.disablesActions = flag }
  /// See ``setDisableActions(_:)``.
  public static func disableActions() -> Bool { stack.last?.disablesActions ?? false }
  /// Whether the innermost transaction wants no actions.
  nonisolated static var areActionsDisabled: Bool { stack.last?.disablesActions ?? false }
  /// Stored for the transaction, in seconds; a quarter of a second by default.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { stack.last?.duration = dur }
  /// See ``setAnimationDuration(_:)``.
  public static func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }
  /// Stored for the transaction; nil by default.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { stack.last?.function = function }
  /// See ``setAnimationTimingFunction(_:)``.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.function }
  /// Nothing waits: layers show their values at once.
  public static func flush() {}

  /// Counts an animation that starts now; call the result when it is over.
  package static func animationStarts() -> (() -> Void)? {
    guard let transaction = stack.last else { return nil }
    transaction.running += 1
    return {
      transaction.running -= 1
      transaction.completeIfOver()
    }
  }

  private func completeIfOver() {
    guard isCommitted, running == 0, let block = completion else { return }
    completion = nil
    block()
  }
}
