import Geometry

/// A sentence about a finding whose numbers may differ between configurations: `"Save" reaches 12 to 40 points beyond the
/// screen`.
///
/// Written as a string literal; `\(amount: 12.5)` is a number that may become a range, all else is text.
package struct FindingMessage: Hashable, Sendable, ExpressibleByStringInterpolation {
  fileprivate enum Part: Hashable, Sendable {
    case text(String)
    case amount(ClosedRange<Double>)
  }

  private var parts: [Part]

  /// A sentence without numbers that may differ.
  package init(_ text: String) { parts = [.text(text)] }

  /// A sentence without numbers that may differ.
  package init(stringLiteral text: String) { self.init(text) }

  /// The sentence of a literal with values in it.
  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Widens the numbers to ranges that contain those of another message; whether the rest of both is the same. Otherwise nothing
  /// changes.
  package mutating func widen(to other: FindingMessage) -> Bool {
    guard parts.count == other.parts.count else { return false }
    var widened: [Part] = []
    for (part, other) in zip(parts, other.parts) {
      switch (part, other) {
      case (.text(let a), .text(let b)) where a == b: widened.append(part)
      case (.amount(let a), .amount(let b)):
        widened.append(.amount(min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)))
      default: return false
      }
    }
    parts = widened
    return true
  }

  /// The sentence, with numbers to a tenth: `12`, or `12 to 40`.
  package var text: String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .amount(let range):
        let (least, most) = (tenths(range.lowerBound), tenths(range.upperBound))
        return least == most ? least : "\(least) to \(most)"
      }
    }.joined()
  }

  /// Collects what a literal consists of.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// An empty sentence.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }

    /// Adds a value's text.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) { parts.append(.text("\(value)")) }

    /// Adds a number that other configurations may have another one for; most often points.
    package mutating func appendInterpolation(amount: Double) { parts.append(.amount(amount...amount)) }

    /// Adds another sentence with its numbers.
    package mutating func appendInterpolation(_ message: FindingMessage) { parts += message.parts }
  }
}
