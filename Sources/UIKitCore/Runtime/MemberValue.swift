/// Values as members found by name take them: what Objective-C converts by itself, and what key-value coding does with
/// numbers.
enum MemberValue {
  /// The value as one of the type; nil if it is none. Nil is a value of optional types only.
  static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = value.flatMap(unwrapped) else { return (type as? any OptionalValue.Type)?.empty as? Value }
    if let same = value as? Value { return same }
    // `Notification` is an `NSNotification` to a method that takes one.
    if let swift = value as? any _ObjectiveCBridgeable, let bridged = swift._bridgeToObjectiveC() as? Value {
      return bridged
    }
    let wrapped = (type as? any OptionalValue.Type)?.wrapped ?? type
    guard let number = number(value) else { return nil }
    return converted(number, to: wrapped).flatMap { $0 as? Value }
  }

  /// An optional inside of `Any` hides whether it is nil.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.anyValue
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func converted(_ number: Double, to type: Any.Type) -> Any? {
    switch type {
    case is Double.Type: number
    case is CGFloat.Type: CGFloat(number)
    case is Float.Type: Float(number)
    case is Bool.Type: number != 0
    case is NSNumber.Type: NSNumber(value: number)
    case let type as any BinaryInteger.Type: integer(number, type)
    case let type as any RawRepresentable.Type: enumeration(number, type)
    default: nil
    }
  }

  private static func integer<Integer: BinaryInteger>(_ number: Double, _ type: Integer.Type) -> Integer? {
    Integer(exactly: number.rounded(.towardZero))
  }

  /// Enumerations of Objective-C are integers.
  private static func enumeration<Enumeration: RawRepresentable>(_ number: Double, _ type: Enumeration.Type)
    -> Enumeration?
  {
    converted(number, to: Enumeration.RawValue.self).flatMap { $0 as? Enumeration.RawValue }.flatMap {
      Enumeration(rawValue: $0)
    }
  }
}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static var empty: Any { get }
  var anyValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate static var empty: Any { Optional<Wrapped>.none as Any }
  fileprivate var anyValue: Any? { self }
}
