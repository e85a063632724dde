extension Explanation: WireValue {
  private enum CodingKeys: String, CodingKey {
    case item, attribute, value, freedom, steps, rests, offset
    case dissenters = "against"
    case limits, diagnostics
  }

  /// A missing `offset` counts as 0, missing `diagnostics` as none, and without `freedom` no other value is as good.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      item: try members.decode(.item), attribute: try members.decode(.attribute), value: try members.decode(.value),
      steps: try members.decode(.steps), rests: try members.decode(.rests), offset: try members.decode(.offset, or: 0),
      dissenters: try members.decode(.dissenters), limits: try members.decode(.limits),
      freedom: try members.range(.freedom), diagnostics: try members.decode(.diagnostics, or: []))
  }

  /// Members that are missing: `freedom` where there is none, an end of a range that is infinite, the `range` of contents.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(item, forKey: .item)
    try members.encode(attribute, forKey: .attribute)
    try members.encode(value, forKey: .value)
    try members.encodeIfPresent(freedom.map(WireRange.init), forKey: .freedom)
    try members.encode(steps, forKey: .steps)
    try members.encode(rests, forKey: .rests)
    try members.encode(offset, forKey: .offset, unless: 0)
    try members.encode(dissenters, forKey: .dissenters)
    try members.encode(limits, forKey: .limits)
    try members.encode(diagnostics, forKey: .diagnostics, unless: [])
  }
}

extension Explanation.Step: Codable {
  private enum CodingKeys: String, CodingKey {
    case constraint, share, inset, constant, rate, range, distance
  }

  /// A missing `inset` counts as 0, and a missing end of the range as infinite.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      constraint: try members.decode(.constraint), share: try members.decode(.share),
      inset: try members.decode(.inset, or: 0), constant: try members.decode(.constant),
      rate: try members.decode(.rate), range: try members.range(.range), distance: try members.decode(.distance))
  }

  /// An `inset` of 0, a `range` that is nil and an infinite end of a range are left out.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(constraint, forKey: .constraint)
    try members.encode(share, forKey: .share)
    try members.encode(inset, forKey: .inset, unless: 0)
    try members.encode(constant, forKey: .constant)
    try members.encode(rate, forKey: .rate)
    try members.encodeIfPresent(range.map(WireRange.init), forKey: .range)
    try members.encode(distance, forKey: .distance)
  }
}

extension KeyedDecodingContainer {
  /// A range of which an end that is missing is infinite; nil if the member is missing.
  func range(_ key: Key) throws -> ClosedRange<Double>? {
    try decodeIfPresent(WireRange.self, forKey: key)?.range(at: codingPath + [key])
  }
}
