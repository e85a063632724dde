extension AmbiguityExplanation: WireValue {
  private enum CodingKeys: String, CodingKey {
    case item, quantity, value, range, motions, settlements
  }

  /// A range that is missing counts as unlimited on both sides, as does a missing end on its side.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      item: try members.decode(.item), quantity: try members.decode(.quantity), value: try members.decode(.value),
      range: try members.range(.range) ?? -.infinity ... .infinity, motions: try members.decode(.motions),
      settlements: try members.decode(.settlements))
  }

  /// An infinite end of the range is missing.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(item, forKey: .item)
    try members.encode(quantity, forKey: .quantity)
    try members.encode(value, forKey: .value)
    try members.encode(WireRange(range), forKey: .range)
    try members.encode(motions, forKey: .motions)
    try members.encode(settlements, forKey: .settlements)
  }
}
