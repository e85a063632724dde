/// The names of devices that a matrix understands. Which devices exist is known to the modules that lay documents out.
public struct DeviceNames: Sendable {
  /// Every name of a model or a screen, for suggestions.
  public var all: [String]
  /// Whether a device has the name, in any of its spellings.
  public var isKnown: @Sendable (String) -> Bool

  /// - Parameter isKnown: nil for only the names of the list, as they are written there.
  public init(_ all: [String], isKnown: (@Sendable (String) -> Bool)? = nil) {
    self.all = all
    self.isKnown = isKnown ?? { all.contains($0) }
  }
}
