extension NSValue {
  /// A rectangle as an object, as notifications carry them.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgRectValue: CGRect { rectValue }
}
