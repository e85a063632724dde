/// Counts the animations that start between `begin` and `commit`, and calls a block when the last of them is over.
@preconcurrency @MainActor
public final class CATransaction {
  private static var stack: [CATransaction] = []

  private var completion: (() -> Void)?
  private var running = 0
  private var isCommitted = false

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
