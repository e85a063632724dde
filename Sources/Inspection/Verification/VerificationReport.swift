/// What the verification of several documents comes to.
public struct VerificationReport: Sendable {
  /// A document and what was found in it.
  public struct DocumentPart: Sendable {
    public var file: String
    /// Pixels per point of the display to which sizes of text were rounded.
    public var displayScale: Double
    public var compared: Int
    /// The views that differ, in document order.
    public var differences: [ViewVerification]
  }

  /// In points.
  public let tolerance: Double
  public private(set) var documents: [DocumentPart] = []

  public init(tolerance: Double) { self.tolerance = tolerance }

  @MainActor
  public mutating func add(_ verification: DocumentVerification) {
    documents.append(
      DocumentPart(
        file: verification.file, displayScale: verification.displayScale, compared: verification.views.count,
        differences: verification.differences))
  }

  public var compared: Int { documents.reduce(0) { $0 + $1.compared } }
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
