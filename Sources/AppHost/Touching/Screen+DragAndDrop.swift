import UIKit

/// Dragging things from view to view, as a finger does that first rests on them.
extension Screen {
  /// Lifts what lies under the view of a query, moves it over the view of another one, and lets it go there.
  ///
  /// - Parameter seconds: how long the finger rests before it lets go; from 1 on what springs open under a drag does so.
  /// - Returns: whether the items were dropped; false if nothing takes them there.
  /// - Throws: ``ScreenError`` if there are no such views, or nothing of the first lets itself be dragged.
  @discardableResult
  public func dragAndDrop(from source: Query, to target: Query, resting seconds: TimeInterval = 0) throws -> Bool {
    let start = try middle(of: reveal(source))
    let end = try middle(of: reveal(target))
    return try dragAndDrop(from: start, to: end, resting: seconds)
  }

  /// The same between points of the key window.
  @discardableResult
  public func dragAndDrop(from start: CGPoint, to end: CGPoint, resting seconds: TimeInterval = 0) throws -> Bool {
    let drag = run {
      windows.last { $0.hitTest($0.convert(start, from: window), with: nil) != nil }
        .flatMap { DragAndDrop(in: $0, at: $0.convert(start, from: window)) }
    }
    guard let drag else { throw ScreenError("nothing at \(start.x), \(start.y) can be dragged") }
    let steps = 10
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      run { drag.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)) }
    }
    if seconds > 0 { wait(seconds) }
    if seconds >= 1 { run { drag.rest() } }
    return run { drag.lift() }
  }

  private func middle(of view: UIView) -> CGPoint {
    let rect = visibleRect(of: view)
    return CGPoint(x: rect.midX, y: rect.midY)
  }
}
