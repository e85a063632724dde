extension NSAttributedString {
  /// An empty text, as `NSAttributedString()`. The argument has no meaning: Foundation's own initializer without one takes none on Linux.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
  /// An empty text, as `NSMutableAttributedString()`.
  public convenience init(_mutable nothing: Void = ()) { self.init(string: "") }
}
