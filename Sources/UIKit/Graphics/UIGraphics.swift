/// The stack of contexts; the last one is drawn to. Drawing belongs to the main queue.
@MainActor private var contexts: [CGContext] = []

/// The context that is drawn to; nil outside of drawing, and on any other queue than the main one.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  guard MainQueue.isCurrent else { return nil }
  nonisolated(unsafe) var context: CGContext?
  MainActor.assumeIsolated { context = contexts.last }
  return context
}

/// Makes the context the current one until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Makes the context before the current one again; nothing if there is none.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { contexts = contexts.dropLast() }
