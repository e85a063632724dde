import AutoLayout
import Geometry

/// Reads the frames of many views from the last solve of their host, in an order in which neighbors often share a superview.
///
@MainActor
struct SolvedFrames {
  private let host: LayoutHost
  private let scale: Double
  /// The superview of the last question, and where the last solve put what its subviews are measured in.
  private var outer: (superview: ObjectIdentifier, frame: Rect)?

  init(of host: LayoutHost) {
    self.host = host
    scale = host.scale
  }

  /// The frame that the last solve gave a view, in its superview's coordinates, edges rounded to pixels; nil for one that joined since.
  ///
  /// A frame that was set by hand and that the solve leaves alone stays as it was set, off the pixels if it was: a `layoutSubviews` that
  /// sets it again would otherwise never agree with the engine.
  mutating func frame(of view: UIView, in superview: UIView) -> CGRect? {
    guard let entry = host.entry(view), entry.joined < host.solveCount, let outer = outerFrame(superview) else {
      return nil
    }
    let solved = host.engine.frameInPlace(of: entry.item)
    if entry.isFramed || !entry.geometry.isEmpty, isSame(view.untransformedFrame, solved, in: outer) {
      return view.untransformedFrame
    }
    return CGRect(solved.roundedToPixels(scale: scale, inCoordinatesOf: outer))
  }

  private mutating func outerFrame(_ superview: UIView) -> Rect? {
    let name = ObjectIdentifier(superview)
    if let outer, outer.superview == name { return outer.frame }
    guard let container = host.entry(superview) else { return nil }
    let frame = host.engine.frameInPlace(of: container.content ?? container.item)
    outer = (name, frame)
    return frame
  }

  /// Whether a frame is the engine's but for the error of computing.
  private func isSame(_ frame: CGRect, _ solved: Rect, in outer: Rect) -> Bool {
    let error = 1e-6
    return abs(frame.minX - (solved.x - outer.x)) < error && abs(frame.minY - (solved.y - outer.y)) < error
      && abs(frame.width - solved.width) < error && abs(frame.height - solved.height) < error
  }
}
