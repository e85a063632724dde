/// How much a constraint matters, in (0, 1000]. Priorities are only compared: one constraint at 251 beats any number at
/// 250.
///
/// The named values are those of `UILayoutPriority`.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, in (0, 1000]. Numbers between whole ones are different priorities.
  public let rawValue: Float

  /// The priority of that number; nil unless it lies in (0, 1000].
  public init?(rawValue: Float) {
    // The comparison also refuses NaN.
    guard rawValue > 0 && rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = Priority(known: 1000)
  /// 750: by default, contents resist being compressed this much.
  public static let defaultHigh = Priority(known: 750)
  /// 250: by default, contents hug their size this much.
  public static let defaultLow = Priority(known: 250)
  /// 50: a view that is asked for its fitting size wants to be this size this much.
  public static let fittingSizeLevel = Priority(known: 50)

  /// The lowest there is, below all that authors write.
  package static let least = Priority(known: Float.leastNonzeroMagnitude)

  /// 999: what authors write for a constraint that gives way only to required ones.
  package static let almostRequired = Priority(known: 999)
  /// The highest priority below required, just above 999.99.
  package static let highestOptional = Priority(known: Float(1000).nextDown)

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { rawValue == 1000 }

  /// Whether `a` matters less than `b`.
  public static func < (a: Priority, b: Priority) -> Bool {
    a.rawValue < b.rawValue
  }
}
