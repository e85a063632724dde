import Foundation

/// Takes note of what is drawn, in order, for whoever wants to draw it: no pixel is set here.
public final class CGContext {
  public enum Mark: Hashable, Sendable {
    case fill(CGPath, CGColor)
    /// The width in points.
    case stroke(CGPath, CGColor, width: CGFloat)
    case image(name: String?, CGRect)
  }

  public private(set) var marks: [Mark] = []
  private var fillColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private var strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private var lineWidth: CGFloat = 1
  private var path = CGMutablePath()

  public init() {}

  public func note(_ mark: Mark) { marks.append(mark) }

  public func setFillColor(_ color: CGColor) { fillColor = color }
  public func setStrokeColor(_ color: CGColor) { strokeColor = color }
  public func setLineWidth(_ width: CGFloat) { lineWidth = width }

  public func beginPath() { path = CGMutablePath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  public func closePath() { path.closeSubpath() }

  /// Painting uses the path up.
  public func fillPath() {
    note(.fill(path, fillColor))
    beginPath()
  }

  public func strokePath() {
    note(.stroke(path, strokeColor, width: lineWidth))
    beginPath()
  }

  public func fill(_ rect: CGRect) { note(.fill(CGPath(rect: rect), fillColor)) }
  public func stroke(_ rect: CGRect) { note(.stroke(CGPath(rect: rect), strokeColor, width: lineWidth)) }
}
