import Foundation

/// Whether a gradient goes on before its start and behind its end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Codable, Sendable {
  /// Core Graphics' bits.
  public let rawValue: UInt32

  /// Takes any bits; only those with a name count.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color continues behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
