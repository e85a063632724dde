import Geometry

extension ConstraintMention: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, kind, priority, identifier, file, line
  }

  /// A `file` needs a `line` beside it; a `line` without a `file` is ignored, and the mention has no place.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let file: String? = try members.decodeIfPresent(.file)
    self.init(
      text: try members.decode(.text), kind: try members.decode(.kind), priority: try members.decode(.priority),
      identifier: try members.decodeIfPresent(.identifier),
      place: try file.map { CodeLocation(fileID: $0, line: try members.decode(.line)) })
  }

  /// The place is two members, `file` and `line`.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(text, forKey: .text)
    try members.encode(kind, forKey: .kind)
    try members.encode(priority, forKey: .priority)
    try members.encodeIfPresent(identifier, forKey: .identifier)
    try members.encodeIfPresent(place?.fileID, forKey: .file)
    try members.encodeIfPresent(place?.line, forKey: .line)
  }
}
