import Geometry

extension ConstraintReport: Codable, StandsOnItsOwnLine {
  private enum CodingKeys: String, CodingKey {
    case id, text, kind, firstItem, secondItem, relation, constant, multiplier, given, priority, isSatisfied, isBroken
    case isSystem, isInConflict, segments
  }

  /// A constraint without the flags `isSatisfied` and `isBroken` holds, one without `relation` is an equation; without `segments` it
  /// has no line to draw.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decodeIfPresent(.id), text: try members.decode(.text),
      firstItem: try members.decodeIfPresent(.firstItem), secondItem: try members.decodeIfPresent(.secondItem),
      segments: try members.decode(.segments, or: []), kind: try members.decode(.kind),
      relation: try members.decode(.relation, or: .equal), constant: try members.decode(.constant),
      multiplier: try members.decode(.multiplier, or: 1), given: try members.decodeIfPresent(.given),
      priority: try members.decode(.priority), isSatisfied: try members.decode(.isSatisfied, or: true),
      isBroken: try members.decode(.isBroken, or: false), isSystem: try members.decode(.isSystem, or: false),
      isInConflict: try members.decode(.isInConflict, or: false))
  }

  /// The flags are written only for a constraint that does not hold, was broken, is UIKit's own or in a conflict, the relation only
  /// for an inequality. An empty list of segments is left out.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(id, forKey: .id)
    try members.encode(text, forKey: .text)
    try members.encode(kind, forKey: .kind)
    try members.encodeIfPresent(firstItem, forKey: .firstItem)
    try members.encodeIfPresent(secondItem, forKey: .secondItem)
    try members.encode(relation, forKey: .relation, unless: .equal)
    try members.encode(constant, forKey: .constant)
    try members.encode(multiplier, forKey: .multiplier, unless: 1)
    try members.encodeIfPresent(given, forKey: .given)
    try members.encode(priority, forKey: .priority)
    if !isSatisfied { try members.encode(false, forKey: .isSatisfied) }
    if isBroken { try members.encode(true, forKey: .isBroken) }
    if isSystem { try members.encode(true, forKey: .isSystem) }
    if isInConflict { try members.encode(true, forKey: .isInConflict) }
    try members.encode(segments, forKey: .segments, unless: [])
  }
}

extension ConflictReport: Codable, StandsOnItsOwnLine {
  private enum CodingKeys: String, CodingKey {
    case message, constraintIDs, brokenID, viewID, line, column, repairs
    case members, repeats
  }

  /// A conflict without `repairs` has none; `message` and `constraintIDs` must be there.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      message: try members.decode(.message), constraintIDs: try members.decode(.constraintIDs),
      brokenID: try members.decodeIfPresent(.brokenID), viewID: try members.decodeIfPresent(.viewID),
      line: try members.decodeIfPresent(.line), column: try members.decodeIfPresent(.column),
      repairs: try members.decode(.repairs, or: []), members: try members.decode(.members, or: []),
      repeats: try members.decodeIfPresent(.repeats))
  }

  /// Empty `members` and `repairs` and ids and positions that are nil are left out; `constraintIDs` is written even if it is empty.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(message, forKey: .message)
    try members.encode(constraintIDs, forKey: .constraintIDs)
    try members.encodeIfPresent(brokenID, forKey: .brokenID)
    try members.encodeIfPresent(viewID, forKey: .viewID)
    try members.encodeIfPresent(line, forKey: .line)
    try members.encodeIfPresent(column, forKey: .column)
    try members.encode(self.members, forKey: .members, unless: [])
    try members.encode(repairs, forKey: .repairs, unless: [])
    try members.encodeIfPresent(repeats, forKey: .repeats)
  }
}

extension ConflictReport.Member: Codable {
  private enum CodingKeys: String, CodingKey {
    case constraintID, viewID, quantity, value
  }

  /// The mention's members stand beside the ids.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try ConstraintMention(from: decoder), constraintID: try members.decodeIfPresent(.constraintID),
      viewID: try members.decodeIfPresent(.viewID), quantity: try members.decodeIfPresent(.quantity),
      value: try members.decodeIfPresent(.value))
  }

  /// The mention's members stand beside the ids.
  public func encode(to encoder: any Encoder) throws {
    try mention.encode(to: encoder)
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(constraintID, forKey: .constraintID)
    try members.encodeIfPresent(viewID, forKey: .viewID)
    try members.encodeIfPresent(quantity, forKey: .quantity)
    try members.encodeIfPresent(value, forKey: .value)
  }
}

extension AmbiguityReport: Codable, StandsOnItsOwnLine {
  private enum CodingKeys: String, CodingKey {
    case viewID, view, message, open, isScrollableContent, line, column
    case following, widthRivals, heightRivals, ties, followers
  }

  /// Without `open` no quantity counts as open, and a missing `isScrollableContent` counts as false.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      viewID: try members.decodeIfPresent(.viewID), view: try members.decodeIfPresent(.view),
      message: try members.decode(.message), line: try members.decodeIfPresent(.line),
      column: try members.decodeIfPresent(.column), open: try members.decode(.open, or: []),
      isScrollableContent: try members.decode(.isScrollableContent, or: false))
    following = Set(try members.decode(.following, or: [Quantity]()))
    ties = try members.decode(.ties, or: [])
    followers = try members.decode(.followers, or: [])
    rivals[.width] = try members.decodeIfPresent(.widthRivals)
    rivals[.height] = try members.decodeIfPresent(.heightRivals)
  }

  /// The open quantities are written in the order of their declaration, not in that of a set.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(viewID, forKey: .viewID)
    try members.encodeIfPresent(view, forKey: .view)
    try members.encode(message, forKey: .message)
    try members.encode(Quantity.allCases.filter { open.contains($0) }, forKey: .open, unless: [])
    try members.encode(Quantity.allCases.filter { following.contains($0) }, forKey: .following, unless: [])
    try members.encode(ties, forKey: .ties, unless: [])
    try members.encode(followers, forKey: .followers, unless: [])
    try members.encodeIfPresent(rivals[.width], forKey: .widthRivals)
    try members.encodeIfPresent(rivals[.height], forKey: .heightRivals)
    if isScrollableContent { try members.encode(true, forKey: .isScrollableContent) }
    try members.encodeIfPresent(line, forKey: .line)
    try members.encodeIfPresent(column, forKey: .column)
  }
}
