import Foundation

/// A context that records what is drawn, in order, so that others can draw it. It sets no pixels.
public final class CGContext {
  /// One thing that was drawn, in the coordinates of the code that drew it, in points.
  public enum Mark: Hashable, Sendable {
    /// The inside of a path in one colour.
    case fill(CGPath, CGColor)
    /// The lines of a path in one colour; the width is in points.
    case stroke(CGPath, CGColor, width: CGFloat)
    /// An image in a rectangle, by its name; nil for an image without one.
    case image(name: String?, CGRect)
  }

  /// What was drawn so far, the first at the back.
  public private(set) var marks: [Mark] = []
  private var fillColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private var strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private var lineWidth: CGFloat = 1
  private var path = CGMutablePath()

  /// An empty context: black for filling and lines, lines a point wide, no path.
  public init() {}

  /// Adds a mark in front of all others. Not Apple's.
  public func note(_ mark: Mark) { marks.append(mark) }

  /// Counts from the next filling on.
  public func setFillColor(_ color: CGColor) { fillColor = color }
  /// Counts from the next line on.
  public func setStrokeColor(_ color: CGColor) { strokeColor = color }
  /// Points; counts from the next line on.
  public func setLineWidth(_ width: CGFloat) { lineWidth = width }

  /// Throws the present path away.
  public func beginPath() { path = CGMutablePath() }
  /// Begins a new figure of the present path at the point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line from the current point of the present path.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds the rectangle to the present path as a figure of its own.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds what the path has now to the present one; later changes of it do not count.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// A straight line back to where the present figure began.
  public func closePath() { path.closeSubpath() }

  /// Fills the present path, of which nothing is left afterwards.
  public func fillPath() {
    note(.fill(path, fillColor))
    beginPath()
  }

  /// Draws the lines of the present path, of which nothing is left afterwards.
  public func strokePath() {
    note(.stroke(path, strokeColor, width: lineWidth))
    beginPath()
  }

  /// Fills a rectangle; the present path stays as it is.
  public func fill(_ rect: CGRect) { note(.fill(CGPath(rect: rect), fillColor)) }
  /// Draws the outline of a rectangle, its line half inside and half outside; the present path stays as it is.
  public func stroke(_ rect: CGRect) { note(.stroke(CGPath(rect: rect), strokeColor, width: lineWidth)) }
}
