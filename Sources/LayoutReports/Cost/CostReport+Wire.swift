extension CostReport: WireValue {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  public static let schemaVersion = 1

  private enum CodingKeys: String, CodingKey {
    case schemaVersion, documents
  }

  /// - Throws: `DecodingError` if the report was written in a newer form than ``schemaVersion``.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    try members.checkSchemaVersion(.schemaVersion, atMost: Self.schemaVersion)
    self.init(documents: try members.decode(.documents))
  }

  /// Members in the order of the type.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(documents, forKey: .documents)
  }
}

extension CostReport.Step: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, subject, microseconds, rounds, solves, measures, phases, touched
  }

  /// Every member but the subject must be there.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try members.decode(.kind), subject: try members.decodeIfPresent(.subject),
      microseconds: try members.decode(.microseconds), phases: try members.decode(.phases),
      rounds: try members.decode(.rounds), solves: try members.decode(.solves),
      measures: try members.decode(.measures), touched: try members.decode(.touched))
  }

  /// Without a subject there is no member for it.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(kind, forKey: .kind)
    try members.encodeIfPresent(subject, forKey: .subject)
    try members.encode(microseconds, forKey: .microseconds)
    try members.encode(rounds, forKey: .rounds)
    try members.encode(solves, forKey: .solves)
    try members.encode(measures, forKey: .measures)
    try members.encode(phases, forKey: .phases)
    try members.encode(touched, forKey: .touched)
  }
}
