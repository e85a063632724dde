extension NSValue {
  /// A rectangle as an object, for the user info of notifications.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle of ``init(cgRect:)``; meaningless for a value that holds something else.
  public var cgRectValue: CGRect { rectValue }
}
