import QuartzCore

/// The stack of contexts; the last one is drawn to. Drawing belongs to the main queue.
@MainActor private var contexts: [(context: CGContext, image: ImageContext?)] = []

/// What an image will be that is drawn between begin and end.
private struct ImageContext {
  var size: CGSize
  var scale: CGFloat
}

/// The context that is drawn to; nil outside of drawing, and on any other queue than the main one.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  guard MainQueue.isCurrent else { return nil }
  nonisolated(unsafe) var context: CGContext?
  MainActor.assumeIsolated { context = contexts.last?.context }
  return context
}

/// Makes the context the current one until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append((context, nil)) }

/// Makes the context before the current one again; nothing if there is none.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { contexts = contexts.dropLast() }

/// Begins an image of a size in points, with one pixel per point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of a size in points. A scale of 0 is the main screen's; an opaque image is recorded like another one.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : CGFloat(MainScreenText.environment.scale)
  contexts.append((CGContext(), ImageContext(size: size, scale: scale)))
}

/// What was drawn so far, as an image; nil if the current context was not begun as an image.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = contexts.last, let image = last.image else { return nil }
  return UIImage(drawing: last.context.drawing, size: image.size, scale: image.scale)
}

/// Ends the image; nothing if the current context was not begun as one.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { if contexts.last?.image != nil { contexts.removeLast() } }
