import Foundation

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a figure; one point.
  case moveToPoint
  /// One point, the end.
  case addLineToPoint
  /// Two points: the control point and the end.
  case addQuadCurveToPoint
  /// Three points: two control points and the end.
  case addCurveToPoint
  /// No points.
  case closeSubpath
}

/// A step of a path as Core Graphics shows it to a callback; its points may not be kept.
public struct CGPathElement {
  /// What the step does, and how many points it has.
  public var type: CGPathElementType
  /// In points; room for three.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of points that the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A callback that is shown one element after the other.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Shows every element to the block, in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in elements { element.show(to: block) }
  }
}

extension CGPath.Element {
  private var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  fileprivate func show(to block: CGPathApplyBlock) {
    var room = points + Array(repeating: .zero, count: 3 - points.count)
    room.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
    }
  }
}
