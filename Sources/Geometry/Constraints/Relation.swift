/// How the two sides of a constraint compare. The raw values are those of `NSLayoutConstraint.Relation`.
@frozen
public enum Relation: Int8, Hashable, Sendable, CaseIterable {
  /// The first side is at most as large as the second; by how much it exceeds the second is the violation.
  case lessThanOrEqual = -1
  /// Both sides are equal; the magnitude of their difference is the violation.
  case equal = 0
  /// The first side is at least as large as the second; by how much it falls short is the violation.
  case greaterThanOrEqual = 1

  /// The relation between the exchanged or negated sides.
  @inlinable public var turned: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Relation {
  /// The word in Interface Builder's documents, in reports and in arguments: `lessThanOrEqual`.
  public var word: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// The relation of a word; nil for any other word.
  public init?(word: String) {
    guard let relation = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = relation
  }

  /// The sign in UIKit's logs and in visual formats: `<=`.
  public var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The sign in sentences and in Xcode's outline: `≤`.
  public var typographicSign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension Relation: Codable {
  /// Reads the relation's ``word``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let relation = Relation(word: word) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(word)” is not a relation")
    }
    self = relation
  }

  /// Writes the relation's ``word``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }
}
