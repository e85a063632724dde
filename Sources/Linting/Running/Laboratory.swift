import Inspection
import InterfaceBuilder

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

  /// - Parameter scene: the only one to lay out, by its report's id; nil for all.
  func scenes(
    _ configuration: LayoutConfiguration, only scene: String? = nil, withRepairs: Bool = false
  ) -> (scenes: [LaidOutScene], notes: [ReportDiagnostic]) {
    var options = options
    options.scene = scene
    options.includesRepairs = withRepairs
    let stage = Stage(document.document, on: .device(configuration), options: options, localization: localization)
    return (stage.layOut().scenes.map { LaidOutScene($0, in: document, configuration) }, stage.notes)
  }
}
