import LayoutReports

extension Outline: WireValue {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  package static let schemaVersion = 1

  private enum CodingKeys: String, CodingKey {
    case schemaVersion, documents
  }

  /// - Throws: `DecodingError` if the outline was written in a newer form than ``schemaVersion``.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    try members.checkSchemaVersion(.schemaVersion, atMost: Self.schemaVersion)
    self.init(documents: try members.decode(.documents))
  }

  /// Members in the order of the type.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(documents, forKey: .documents)
  }
}

extension Outline.Object: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, id, name, className, line, frame, contentWidth, contentHeight, scrolledSize, hugging, resistance
    case decidedBy, constraints, issues, children
  }

  /// The key of ``children``.
  package static let childrenKey = "children"

  /// Lists that are missing are empty.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func list<Value: Decodable>(_ key: CodingKeys) throws -> [Value] {
      try members.decodeIfPresent([Value].self, forKey: key) ?? []
    }
    self.init(
      kind: try members.decode(Kind.self, forKey: .kind), id: try members.decodeIfPresent(String.self, forKey: .id),
      name: try members.decode(String.self, forKey: .name),
      className: try members.decode(String.self, forKey: .className),
      line: try members.decode(Int.self, forKey: .line), frame: try members.decodeIfPresent(Rect.self, forKey: .frame),
      contentWidth: try members.decodeIfPresent(Double.self, forKey: .contentWidth),
      contentHeight: try members.decodeIfPresent(Double.self, forKey: .contentHeight),
      scrolledSize: try members.decodeIfPresent(Size.self, forKey: .scrolledSize),
      hugging: try members.decodeIfPresent([Double].self, forKey: .hugging),
      resistance: try members.decodeIfPresent([Double].self, forKey: .resistance), decidedBy: try list(.decidedBy),
      constraints: try list(.constraints), issues: try list(.issues), children: try list(.children))
  }

  /// Members in the order of the type.
  package func encode(to encoder: any Encoder) throws {
    try encodeNode(to: encoder)
    var members = encoder.container(keyedBy: CodingKeys.self)
    if !children.isEmpty { try members.encode(children, forKey: .children) }
  }

  /// All members but the children; lists that are empty and what is not known are left out.
  package func encodeNode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(kind, forKey: .kind)
    try members.encodeIfPresent(id, forKey: .id)
    try members.encode(name, forKey: .name)
    try members.encode(className, forKey: .className)
    try members.encode(line, forKey: .line)
    try members.encodeIfPresent(frame, forKey: .frame)
    try members.encodeIfPresent(contentWidth, forKey: .contentWidth)
    try members.encodeIfPresent(contentHeight, forKey: .contentHeight)
    try members.encodeIfPresent(scrolledSize, forKey: .scrolledSize)
    try members.encodeIfPresent(hugging, forKey: .hugging)
    try members.encodeIfPresent(resistance, forKey: .resistance)
    if !decidedBy.isEmpty { try members.encode(decidedBy, forKey: .decidedBy) }
    if !constraints.isEmpty { try members.encode(constraints, forKey: .constraints) }
    if !issues.isEmpty { try members.encode(issues, forKey: .issues) }
  }
}
