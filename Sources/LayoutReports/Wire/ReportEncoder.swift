/// Writes values as JSON: keys in the order in which a value encodes them, equal values as equal bytes.
///
/// - Numbers are the shortest decimals that give the same `Double` again, without an exponent. What JSON cannot carry becomes
///   the nearest it can: NaN is 0, and an infinity is ±10¹⁵.
/// - A value that ``StandsOnItsOwnLine`` begins a line, indented by two spaces for each level; all others are on one line with
///   what is around them.
/// - The encoder recurses into nested values, but not into a ``WireTree``, which may be deeper than a thread's stack.
public struct ReportEncoder: Sendable {
  /// An encoder has no settings: there is one written form.
  public init() {}

  /// The value as one JSON text, without a line feed at its end.
  ///
  /// - Throws: What the value's `encode(to:)` throws; the report types throw nothing.
  public func text(of value: some Encodable) throws -> String {
    let writer = WireWriter()
    try writer.write(value, value as? any StandsOnItsOwnLine)
    return writer.text
  }
}

/// A value that begins a line of its own in the written form, so that `diff` and `grep` separate it from its neighbors.
public protocol StandsOnItsOwnLine {
  /// Whether the line is worth it; most often true.
  var isWorthALine: Bool { get }
}

extension StandsOnItsOwnLine {
  /// A value begins a line unless it says otherwise.
  public var isWorthALine: Bool { true }
}

extension Array: StandsOnItsOwnLine where Element: StandsOnItsOwnLine {
  /// An empty list stays on the line of what is around it.
  public var isWorthALine: Bool { !isEmpty }
}

/// A node of a tree that may be deeper than the stack of a secondary thread.
public protocol WireTree: Encodable, StandsOnItsOwnLine {
  /// The key under which the children are written, after all other members.
  static var childrenKey: String { get }
  /// The nodes directly below, in the order in which they are written; empty for a leaf.
  var children: [Self] { get }
  /// Encodes all members but the children.
  func encodeNode(to encoder: any Encoder) throws
}

/// A report that a command prints.
public protocol WireValue: Codable, Hashable, Sendable {}

extension Array: WireValue where Element: WireValue {}

extension WireValue {
  /// The value as one JSON text: equal values give equal bytes. See ``ReportEncoder``.
  public func json() -> String {
    // The report types encode keys and plain values only, of which none is refused.
    (try? ReportEncoder().text(of: self)) ?? "null"
  }
}
