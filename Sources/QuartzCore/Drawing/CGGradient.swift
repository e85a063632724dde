import Foundation

/// A list of Core Foundation, as Swift takes it here: `[red, blue] as CFArray` compiles.
public typealias CFArray = [Any]

/// Colors that turn into each other along a line or between circles.
public final class CGGradient: Hashable, Codable, Sendable {
  /// A color and where it is. Not Apple's.
  public struct Stop: Hashable, Codable, Sendable {
    /// At the place.
    public var color: CGColor
    /// From 0, the start, to 1.
    public var location: CGFloat

    /// A location outside of 0 to 1 is taken as it is.
    public init(_ color: CGColor, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In the order they were given in. Not Apple's.
  public let stops: [Stop]

  /// A gradient of stops. Not Apple's.
  public init(stops: [Stop]) { self.stops = stops }

  /// Objects of type `CGColor`; others are left out, and without any color there is no gradient. Without locations, one
  /// for each color, they are spread evenly from 0 to 1.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// The same from a list; one that is not as long as that of the colors counts as none.
  package convenience init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let even = colors.indices.map { CGFloat($0) / last }
    let places = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? even
    self.init(stops: zip(colors, places).map { Stop($0, at: $1) })
  }

  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
