extension LayoutReport: WireValue {
  private enum CodingKeys: String, CodingKey {
    case schemaVersion, documents
  }

  /// - Throws: `DecodingError` if the report was written in a newer form than ``schemaVersion``.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    try members.checkSchemaVersion(.schemaVersion, atMost: Self.schemaVersion)
    self.init(documents: try members.decode(.documents))
  }

  /// The version of the form comes first, so that a reader can check it before the rest.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(documents, forKey: .documents)
  }
}
