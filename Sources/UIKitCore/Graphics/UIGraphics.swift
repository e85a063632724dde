import Foundation
import QuartzCore

/// The contexts that a thread has begun; the last one is drawn to. Every thread has a stack of its own, as on iOS.
private final class ContextStack {
  var contexts: [(context: CGContext, image: ImageContext?)] = []

  static var current: ContextStack {
    let key = "UIKit.ContextStack"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}

/// What an image will be that is drawn between begin and end.
private struct ImageContext {
  var size: CGSize
  var scale: CGFloat
}

/// The context that is drawn to on this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last?.context }

/// Makes the context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append((context, nil)) }

/// Makes the context before the current one again; nothing if there is none.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins an image of a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of a size in points. A scale of 0 is the main screen's; an opaque image is recorded like another one.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : CGFloat(MainScreenText.environment.scale)
  ContextStack.current.contexts.append((CGContext(), ImageContext(size: size, scale: scale)))
}

/// What was drawn so far, as an image; nil if the current context was not begun as an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = ContextStack.current.contexts.last, let image = last.image else { return nil }
  return UIImage(drawing: last.context.drawing, size: image.size, scale: image.scale)
}

/// Ends the image; nothing if the current context was not begun as one.
public func UIGraphicsEndImageContext() {
  let stack = ContextStack.current
  if stack.contexts.last?.image != nil { stack.contexts.removeLast() }
}
