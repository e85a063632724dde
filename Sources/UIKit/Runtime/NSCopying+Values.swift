// Objective-C passes texts, numbers and paths as objects that can be copied: `"wall" as NSCopying`.

/// A text is its own copy.
extension String: @retroactive NSCopying {
  /// The same text.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A number is its own copy.
extension Int: @retroactive NSCopying {
  /// The same number.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A path is its own copy.
extension IndexPath: @retroactive NSCopying {
  /// The same path.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
