/// What the verification of several documents comes to.
public struct VerificationReport: Hashable, Sendable {
  /// A document and what was found in it.
  public struct DocumentPart: Hashable, Sendable {
    /// The path of the document, as the user gave it.
    public var file: String
    /// Pixels per point of the display to which sizes of text were rounded.
    public var displayScale: Double
    /// The number of views that were compared.
    public var compared: Int
    /// The views that differ, in document order.
    public var differences: [ViewVerification]
    /// Conflicts, ambiguities and what the layout could not do as promised: why differences may have other reasons than
    /// the constraints.
    public var diagnostics: [ReportDiagnostic]

    /// A document in which nothing differs and nothing went wrong, unless said otherwise.
    public init(
      file: String, displayScale: Double, compared: Int, differences: [ViewVerification] = [],
      diagnostics: [ReportDiagnostic] = []
    ) {
      self.file = file
      self.displayScale = displayScale
      self.compared = compared
      self.differences = differences
      self.diagnostics = diagnostics
    }
  }

  /// In points.
  public let tolerance: Double
  /// In the order in which they were verified.
  public var documents: [DocumentPart]

  /// A report of documents, none yet unless given, with a tolerance in points.
  public init(tolerance: Double, documents: [DocumentPart] = []) {
    self.tolerance = tolerance
    self.documents = documents
  }

  /// The number of views that were compared in all documents.
  public var compared: Int { documents.reduce(0) { $0 + $1.compared } }
  /// The views that differ, document by document, each in its order.
  public var differences: [ViewVerification] { documents.flatMap(\.differences) }

  /// How many views of each element differ, the most frequent first.
  public var countsByElement: [(name: String, count: Int)] { Self.counts(differences.map(\.element)) }
  /// How many views differ for each cause, the most frequent first.
  public var countsByCause: [(name: String, count: Int)] { Self.counts(differences.compactMap { $0.cause?.kind }) }

  private static func counts(_ names: [String]) -> [(name: String, count: Int)] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).map { (name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
