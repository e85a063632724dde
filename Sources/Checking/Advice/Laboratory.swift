import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// A document, and everything needed to lay it out once more.
@MainActor
struct Laboratory {
  let document: LintedDocument
  private let options: StageOptions
  private let localization: Localization

  init(_ document: Document, options: StageOptions, localization: Localization) {
    self.document = LintedDocument(document)
    self.options = options
    self.localization = localization
  }

  /// Lays the document out once.
  ///
  /// - Parameters:
  ///   - scene: the id of the only scene to lay out; nil for all.
  ///   - lengths: the number of characters to which texts are cut, by the ids of their views.
  func scenes(
    _ configuration: LayoutConfiguration, only scene: String? = nil, withRepairs: Bool = false,
    lengths: [String: Int] = [:]
  ) -> (scenes: [LaidOutScene], notes: [ReportDiagnostic]) {
    var options = options
    options.scene = scene
    options.includesRepairs = withRepairs
    var localization = localization
    localization.lengths = lengths
    let stage = Stage(document.document, on: .device(configuration), options: options, localization: localization)
    var reports = stage.layOut().scenes
    if document.hasPlaceholders, reports.contains(where: { !$0.ambiguities.isEmpty }) {
      options.keepsPlaceholders = true
      let complete = Stage(document.document, on: .device(configuration), options: options, localization: localization)
      leaveOpen(complete.layOut().scenes, in: &reports)
    }
    let notes = stage.notes + reports.flatMap(\.diagnostics)
    return (reports.map { LaidOutScene($0, in: document, configuration: configuration.name) }, notes)
  }

  /// Drops the ambiguities that placeholders settle: there the program adds what is missing.
  private func leaveOpen(_ complete: [SceneReport], in reports: inout [SceneReport]) {
    let open = Dictionary(complete.map { ($0.id, Set($0.ambiguities.map(\.viewID))) }) { first, _ in first }
    for index in reports.indices {
      guard let open = open[reports[index].id] else { continue }
      reports[index].ambiguities.removeAll { !open.contains($0.viewID) }
    }
  }
}
