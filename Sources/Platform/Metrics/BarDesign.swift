/// How the system builds its bars.
public enum BarDesign: Hashable, Sendable {
  /// Bars that lie at the edges, as wide as the screen.
  case attached
  /// Groups of items on platters that float over the content.
  case floating

  /// Since iOS 26 bars float.
  public static let ofDevices = ByRelease(BarDesign.attached, [26: .floating])
}

/// A fact that differs between bars that lie at the edges and bars that float.
public struct ByDesign<Value: Sendable>: Sendable {
  /// Of bars at the edges.
  public let attached: Value
  /// Of bars that float.
  public let floating: Value

  /// The value of each design.
  public init(_ attached: Value, floating: Value) { (self.attached, self.floating) = (attached, floating) }

  /// The value of a design.
  public subscript(design: BarDesign) -> Value { design == .floating ? floating : attached }

  /// The value of the bars of a profile.
  public subscript(profile: Profile) -> Value { self[profile.barDesign] }
}

extension Profile {
  /// How bars are built: those of the canvas never float.
  public var barDesign: BarDesign { behavior.floatsBars ? BarDesign.ofDevices[self] : .attached }
}
