import Foundation

/// A context that records what is drawn, in order, so that others can draw it. It sets no pixels.
///
/// Its coordinates are those of UIKit: points, the origin at the top left, y growing downwards. Device space is the space
/// in which the recording begins, where iOS has pixels (DEVIATIONS.md, 161).
public final class CGContext {
  var state = State()
  /// States that were saved, the latest at the end.
  var saved: [(state: State, isLayer: Bool)] = []
  /// The present path, in the coordinates of `presentTransform`.
  var present = CGMutablePath()
  var presentTransform = CGAffineTransform.identity
  private var commands: [RecordedDrawing.Command] = []

  /// What saving and restoring concern.
  struct State {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var line = RecordedDrawing.Line()
    var composition = RecordedDrawing.Composition()
    /// A rectangle around what is visible, in the coordinates of the beginning; nil for all of the plane.
    var visible: CGRect?
  }

  /// An empty context: black for filling and lines, lines a point wide, no path. Not Apple's: on iOS contexts are made
  /// for a bitmap.
  public init() {}

  /// What was drawn so far. States that are still saved and layers that are still open are closed at its end.
  public var drawing: RecordedDrawing {
    RecordedDrawing(commands + saved.reversed().map { $0.isLayer ? .endLayer : .restore })
  }

  /// Adds a command in front of all others.
  package func record(_ command: RecordedDrawing.Command) { commands.append(command) }

  /// Adds what was recorded elsewhere, in the present coordinates.
  package func record(_ drawing: RecordedDrawing) { commands += drawing.commands }

  /// How what is painted now is composed.
  package var composition: RecordedDrawing.Composition { state.composition }
}

extension CGContext {
  /// Keeps coordinates, clip, colors, the line's style, alpha, blend mode and shadow, but not the path.
  public func saveGState() {
    saved.append((state, false))
    record(.save)
  }

  /// Brings back what was saved last; nothing if that was before the present transparency layer began, or never.
  public func restoreGState() {
    guard saved.last?.isLayer == false, let last = saved.popLast() else { return }
    state = last.state
    record(.restore)
  }

  /// Begins a layer that is composed as a whole with the present alpha, blend mode and shadow. Inside of it these are 1,
  /// normal and none.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    saved.append((state, true))
    record(.beginLayer(state.composition))
    state.composition = RecordedDrawing.Composition()
  }

  /// The same with a layer that only shows what is drawn within the rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that was begun last, and with it states that were saved since; nothing without a layer.
  public func endTransparencyLayer() {
    guard saved.contains(where: \.isLayer) else { return }
    while saved.last?.isLayer == false { restoreGState() }
    guard let layer = saved.popLast() else { return }
    state = layer.state
    record(.endLayer)
  }
}

extension CGContext {
  /// From the present coordinates to those in which the recording began.
  public var ctm: CGAffineTransform { state.transform }
  /// The same.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// What is drawn from here on is transformed first, then by all earlier transforms. The present path stays where it is.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    record(.transform(transform))
  }

  /// Moves the origin by points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Makes units of the axes longer by the factors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Turns the axes by radians, clockwise on a screen if they are positive.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Where the point is in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// The smallest upright rectangle around the rectangle in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Where a point of device space is in the present coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// The smallest upright rectangle around a rectangle of device space in the present coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
