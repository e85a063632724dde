/// How much a constraint matters. Priorities are only compared: one constraint at 251 beats any number at 250.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  /// Nil unless `rawValue` lies in (0, 1000].
  public init?(rawValue: Float) {
    // The comparison also refuses NaN.
    guard rawValue > 0 && rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = Priority(known: 1000)
  public static let defaultHigh = Priority(known: 750)
  public static let defaultLow = Priority(known: 250)
  public static let fittingSizeLevel = Priority(known: 50)

  /// What one writes for "nearly required": 999.
  package static let almostRequired = Priority(known: 999)
  /// The last before required.
  package static let highestOptional = Priority(known: Float(1000).nextDown)

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { rawValue == 1000 }

  public static func < (a: Priority, b: Priority) -> Bool {
    a.rawValue < b.rawValue
  }
}
