/// A message to an object whose members are found by name: a selector with the values that are passed.
public final class MemberMessage {
  /// The selector: `tap:`, or `title` and `setTitle:` for a property.
  public let name: String
  /// False if the message only asks whether there is a member of the name.
  public let runs: Bool
  private let arguments: [Any?]
  /// What the member returned; nil if it returned nothing.
  private(set) var result: Any?

  /// A value that is not of the type that a member takes.
  public struct Mismatch: Error, CustomStringConvertible {
    /// The type that the member takes.
    public var expected: String
    /// The type of the value, or nil.
    public var actual: String
    /// As a message says it.
    public var description: String { "\(actual) is not a value of the type \(expected)" }
  }

  /// A message that calls the member.
  init(_ name: String, arguments: [Any?]) {
    self.name = name
    self.arguments = arguments
    runs = true
  }

  /// A question whether there is a member.
  init(asking name: String) {
    self.name = name
    arguments = []
    runs = false
  }

  /// The argument as a value of the type; nil where fewer were passed.
  public func argument<Value>(_ index: Int, as type: Value.Type) throws -> Value {
    try cast([arguments.indices.contains(index) ? arguments[index] : nil], type)
  }

  /// The new value of a property, whose type is that of the expression, which is not evaluated.
  ///
  /// The arguments of a setter are one value in each of the types that a document's value may have; the first that fits counts.
  public func value<Value>(like property: @autoclosure () -> Value) throws -> Value { try cast(arguments, Value.self) }

  /// Takes what the member returned.
  public func answer<Value>(_ value: Value) { result = Value.self == Void.self ? nil : value }

  private func cast<Value>(_ candidates: [Any?], _ type: Value.Type) throws -> Value {
    for candidate in candidates {
      if let value = MemberValue.cast(candidate, to: type) { return value }
    }
    let actual = candidates.first.flatMap { $0 }.map { String(describing: Swift.type(of: $0)) } ?? "nil"
    throw Mismatch(expected: String(describing: type), actual: actual)
  }
}
