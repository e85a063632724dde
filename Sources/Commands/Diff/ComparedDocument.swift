import LayoutReports
import Merging

/// How a document differs from an older version of it.
package struct ComparedDocument: WireValue, StandsOnItsOwnLine {
  /// What became of the document as a whole.
  package enum Kind: String, Hashable, Sendable, Codable {
    case changed, added, removed, renamed
  }

  /// The path of the new version, or of the old one if the document was removed.
  package var file: String
  /// The path of the old version, if the document had another one.
  package var formerFile: String?
  /// What became of the document as a whole.
  package var kind: Kind
  /// What it holds otherwise: objects, connections and values.
  package var structure: [StructuralChange] = []
  /// What else differs, which nobody sees.
  package var derived: [DerivedDifference] = []
  /// The views that are elsewhere.
  package var moves: [FrameChange] = []
  /// What is wrong with the layout of the new version and was not with that of the old one.
  package var problems: [ReportDiagnostic] = []
  /// The ids of the constraints of an object that differ, by the id of an object with a problem.
  package var constraintsOfProblems: [String: [String]] = [:]
  /// The number of configurations on which views were compared; 0 for a document that is laid out on none.
  package var configurations = 0
  /// The names of scenes by the ids of objects.
  package var scenes: [String: String] = [:]

  package init(file: String, kind: Kind, formerFile: String? = nil) {
    (self.file, self.kind, self.formerFile) = (file, kind, formerFile)
  }

  /// The name of the scene in which a view moved; nil in a xib.
  func scene(of move: FrameChange) -> String? {
    scenes[move.id] ?? (scenes.isEmpty ? nil : move.scene)
  }

  private enum CodingKeys: String, CodingKey {
    case file, formerFile, kind, structure, derived, moves, problems, configurations
  }
}

extension StructuralChange: StandsOnItsOwnLine {}

/// What `trellis diff --json` prints.
package struct ComparisonReport: WireValue {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  package static let schemaVersion = 2

  package private(set) var schemaVersion = Self.schemaVersion
  /// Those that differ, in the order of the new version; what was removed comes last.
  package var documents: [ComparedDocument]

  package init(documents: [ComparedDocument]) { self.documents = documents }
}
