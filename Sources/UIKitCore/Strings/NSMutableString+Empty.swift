extension NSMutableString {
  /// An empty text, as `NSMutableString()`. The argument has no meaning: Foundation of Linux wants a capacity.
  public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }
}
