extension LayoutReport: WireValue {
  private enum CodingKeys: String, CodingKey {
    case schemaVersion, documents
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    try members.checkSchemaVersion(.schemaVersion, atMost: Self.schemaVersion)
    self.init(documents: try members.decode(.documents))
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(documents, forKey: .documents)
  }
}
