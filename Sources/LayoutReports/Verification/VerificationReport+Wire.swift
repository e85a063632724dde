extension VerificationReport: WireValue {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  public static let schemaVersion = 1

  private enum CodingKeys: String, CodingKey {
    case schemaVersion, tolerance, documents, summary
  }

  /// The `summary` is ignored and counted again.
  ///
  /// - Throws: `DecodingError` if the report was written in a newer form than ``schemaVersion``.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    try members.checkSchemaVersion(.schemaVersion, atMost: Self.schemaVersion)
    self.init(tolerance: try members.decode(.tolerance), documents: try members.decode(.documents))
  }

  /// The `summary` counts what the documents say; reading does not need it.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(tolerance, forKey: .tolerance)
    try members.encode(documents, forKey: .documents)
    try members.encode(Summary(self), forKey: .summary)
  }

  private struct Summary: Encodable {
    var compared: Int
    var different: Int
    var byElement: Counts
    var byCause: Counts

    init(_ report: VerificationReport) {
      compared = report.compared
      different = report.differences.count
      byElement = Counts(list: report.countsByElement)
      byCause = Counts(list: report.countsByCause)
    }
  }
}

extension VerificationReport.DocumentPart: Codable, StandsOnItsOwnLine {
  private enum CodingKeys: String, CodingKey {
    case file, displayScale, compared, diagnostics
    case differences = "views"
  }

  /// Missing `diagnostics` count as none.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      file: try members.decode(.file), displayScale: try members.decode(.displayScale),
      compared: try members.decode(.compared), differences: try members.decode(.differences),
      diagnostics: try members.decode(.diagnostics, or: []))
  }

  /// Without diagnostics, most often, there is no list of them.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(file, forKey: .file)
    try members.encode(displayScale, forKey: .displayScale)
    try members.encode(compared, forKey: .compared)
    try members.encode(diagnostics, forKey: .diagnostics, unless: [])
    try members.encode(differences, forKey: .differences)
  }
}

extension ViewVerification: Codable, StandsOnItsOwnLine {
  private enum CodingKeys: String, CodingKey {
    case id, element, name, line, column, stored, computed, difference, cause, movedWith, customClass
  }

  /// The `difference` is ignored and computed again; a view without a `cause` has none.
  ///
  /// - Throws: `DecodingError` for a cause that is unknown or lacks the id or class that belongs to it.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decode(.id), element: try members.decode(.element), name: try members.decode(.name),
      line: try members.decode(.line), column: try members.decode(.column), stored: try members.decode(.stored),
      computed: try members.decode(.computed))
    guard let kind: String = try members.decodeIfPresent(.cause) else { return }
    let other: String? = try members.decodeIfPresent(.movedWith)
    let className: String? = try members.decodeIfPresent(.customClass)
    let causes =
      DifferenceCause.plain + [other.map { .moved(with: $0) }, className.map { .customClass($0) }].compactMap { $0 }
    cause = causes.first { $0.kind == kind }
    if cause == nil {
      throw DecodingError.dataCorruptedError(forKey: .cause, in: members, debugDescription: "no cause \(kind)")
    }
  }

  /// The `difference` is computed from the two frames; reading does not need it.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(element, forKey: .element)
    try members.encode(name, forKey: .name)
    try members.encode(line, forKey: .line)
    try members.encode(column, forKey: .column)
    try members.encode(stored, forKey: .stored)
    try members.encode(computed, forKey: .computed)
    try members.encode(difference, forKey: .difference)
    try members.encodeIfPresent(cause?.kind, forKey: .cause)
    if case .moved(let id) = cause { try members.encode(id, forKey: .movedWith) }
    if case .customClass(let name) = cause { try members.encode(name, forKey: .customClass) }
  }
}

extension DifferenceCause {
  /// The causes that their word says in full.
  fileprivate static let plain: [DifferenceCause] = [
    .markedMisplaced, .ambiguous, .rounding, .textWidth, .textHeight, .image, .earlierSize, .unknown,
  ]
}
