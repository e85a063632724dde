import Foundation

/// The pieces of a path that something moves along.
struct MotionPath {
  private struct Piece {
    /// Two for a line, three or four for a curve.
    var nodes: [CGPoint]
    var length: Double

    init(_ nodes: [CGPoint]) {
      self.nodes = nodes
      let points = (0...16).map { CGPath.point(of: nodes, at: CGFloat($0) / 16) }
      length = zip(points, points.dropFirst()).reduce(0) {
        $0 + Double(hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y))
      }
    }
  }

  private var pieces: [Piece] = []
  /// Of the path's pieces.
  var count: Int { pieces.count }

  init(_ path: CGPath) {
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let to): start = to
      case .line(let to): pieces.append(Piece([point, to]))
      case .quadCurve(let to, let control): pieces.append(Piece([point, control, to]))
      case .curve(let to, let first, let second): pieces.append(Piece([point, first, second, to]))
      case .close: pieces.append(Piece([point, start]))
      }
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): point = to
      case .close: point = start
      }
    }
  }

  /// The point at a part of one piece.
  func point(in piece: Int, at part: Double) -> CGPoint {
    CGPath.point(of: pieces[min(max(piece, 0), pieces.count - 1)].nodes, at: CGFloat(part))
  }

  /// The point at a part of the whole length.
  func point(atLength part: Double) -> CGPoint {
    var left = part * pieces.reduce(0) { $0 + $1.length }
    for (number, piece) in pieces.enumerated() {
      if left <= piece.length || number == pieces.count - 1 {
        return point(in: number, at: piece.length > 0 ? min(1, left / piece.length) : 1)
      }
      left -= piece.length
    }
    return .zero
  }
}
