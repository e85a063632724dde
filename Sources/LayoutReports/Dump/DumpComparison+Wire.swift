import Geometry

extension DumpComparison {
  private enum CodingKeys: String, CodingKey {
    case schemaVersion, dump, subject, dumpedOn, computedOn, tolerance, compared, onlyInDump, onlyHere, differences
    case byCause
  }

  /// The counts by cause are ignored and counted again.
  ///
  /// - Throws: `DecodingError` if the comparison was written in a newer form than ``schemaVersion``.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    try members.checkSchemaVersion(.schemaVersion, atMost: Self.schemaVersion)
    self.init(
      dump: try members.decode(.dump), subject: try members.decode(.subject), dumpedOn: try members.decode(.dumpedOn),
      computedOn: try members.decode(.computedOn), tolerance: try members.decode(.tolerance))
    (compared, onlyInDump, onlyHere) = (
      try members.decode(.compared), try members.decode(.onlyInDump), try members.decode(.onlyHere)
    )
    differences = try members.decode(.differences)
  }

  /// The counts by cause follow from the differences; reading does not need them.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(dump, forKey: .dump)
    try members.encode(subject, forKey: .subject)
    try members.encode(dumpedOn, forKey: .dumpedOn)
    try members.encode(computedOn, forKey: .computedOn)
    try members.encode(tolerance, forKey: .tolerance)
    try members.encode(compared, forKey: .compared)
    try members.encode(onlyInDump, forKey: .onlyInDump)
    try members.encode(onlyHere, forKey: .onlyHere)
    try members.encode(Counts(list: countsByCause), forKey: .byCause)
    try members.encode(differences, forKey: .differences)
  }
}

extension DumpDifference: Codable {
  private enum CodingKeys: String, CodingKey {
    case screen, path
    case className = "class"
    case identifier, text, quantity, cause
    case isMoved = "moved"
    case frames, insets
  }

  /// A member that is missing has its default: no name, no values, and nothing that moved it.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    (screen, path, className) = (
      try members.decode(.screen), try members.decode(.path), try members.decode(.className)
    )
    (identifier, text) = (try members.decodeIfPresent(.identifier), try members.decodeIfPresent(.text))
    (quantity, cause) = (try members.decode(.quantity), try members.decode(.cause))
    isMoved = try members.decode(.isMoved, or: false)
    (frames, insets) = (try members.decodeIfPresent(.frames), try members.decodeIfPresent(.insets))
  }

  /// `moved` is there where it is true.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(screen, forKey: .screen)
    try members.encode(path, forKey: .path)
    try members.encode(className, forKey: .className)
    try members.encodeIfPresent(identifier, forKey: .identifier)
    try members.encodeIfPresent(text, forKey: .text)
    try members.encode(quantity, forKey: .quantity)
    try members.encode(cause, forKey: .cause)
    if isMoved { try members.encode(true, forKey: .isMoved) }
    try members.encodeIfPresent(frames, forKey: .frames)
    try members.encodeIfPresent(insets, forKey: .insets)
  }
}
