import Foundation

/// Points, sizes, rectangles, transforms and insets as objects. A value that holds something else gives zeros.
extension NSValue {
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle as an object, for the user info of notifications.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A vector as an object.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: vector, 2) }
  /// A transform as an object.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(numbers: transform, 6) }
  /// A transform in space as an object.
  public convenience init(caTransform3D transform: CATransform3D) { self.init(numbers: transform, 16) }
  /// Insets as an object.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(numbers: insets, 4) }
  /// Directional insets as an object.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(numbers: insets, 4) }
  /// An offset as an object.
  public convenience init(uiOffset offset: UIOffset) { self.init(numbers: offset, 2) }

  /// The point of ``init(cgPoint:)``.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of ``init(cgSize:)``.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle of ``init(cgRect:)``; meaningless for a value that holds something else.
  public var cgRectValue: CGRect { rectValue }
  /// The vector of ``init(cgVector:)``.
  public var cgVectorValue: CGVector { numbers(CGVector(dx: 0, dy: 0), 2) }
  /// The transform of ``init(cgAffineTransform:)``.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), 6)
  }
  /// The transform of ``init(caTransform3D:)``.
  public var caTransform3DValue: CATransform3D { numbers(CATransform3D(), 16) }
  /// The insets of ``init(uiEdgeInsets:)``.
  public var uiEdgeInsetsValue: UIEdgeInsets { numbers(.zero, 4) }
  /// The insets of ``init(directionalEdgeInsets:)``.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { numbers(.zero, 4) }
  /// The offset of ``init(uiOffset:)``.
  public var uiOffsetValue: UIOffset { numbers(.zero, 2) }

  /// Foundation on Linux encodes no structures, but arrays of numbers.
  private convenience init<Value>(numbers value: Value, _ count: Int) {
    assert(MemoryLayout<Value>.size == count * MemoryLayout<Double>.size)
    self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: "[\(count)d]")
  }

  private func numbers<Value>(_ zero: Value, _ count: Int) -> Value {
    var value = zero
    if String(cString: objCType) == "[\(count)d]" {
      withUnsafeMutableBytes(of: &value) { bytes in bytes.baseAddress.map { getValue($0) } }
    }
    return value
  }
}
