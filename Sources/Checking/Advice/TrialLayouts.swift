import Geometry
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// A document, and everything needed to lay it out once more.
///
/// It counts layouts of single scenes. A check lays every scene out in every configuration; what advice may cost is half as much,
/// whatever the document: the findings that come first get it.
@MainActor
struct TrialLayouts {
  let document: LintedDocument
  private let options: StageOptions
  private let documents: PreparedDocuments
  private let canvas = Canvas()
  private let budget = Budget()

  /// The layouts of single scenes that were made, and those that may be.
  @MainActor
  private final class Budget {
    var spent = 0
    var limit = 0
  }

  /// Allows advice half the layouts that the check itself made. A check of a few layouts may have one search more, up to 20 layouts
  /// in all.
  func allowAdvice(after layouts: Int) { budget.limit = max(layouts / 2, 20 - layouts) }

  /// Whether a question may be asked that takes about so many layouts of a scene.
  func affords(_ layouts: Int) -> Bool { budget.spent + layouts <= budget.limit }

  init(_ document: Document, options: StageOptions, localization: Localization) {
    var linted = LintedDocument(document)
    var options = options
    options.names = linted.names
    self.options = options
    documents = PreparedDocuments(document, options: options, localization: localization)
    var ofCanvas = options
    (ofCanvas.repairedConflict, ofCanvas.keepsPlaceholders) = (nil, true)
    let stage = Stage(documents, on: .canvas, options: ofCanvas)
    canvas.reports = stage.layOut().scenes
    for scene in canvas.reports { scene.root?.add(to: &linted.canvasFrames) }
    var settled: [String: Rect] = [:]
    for scene in canvas.reports where scene.conflicts.isEmpty { scene.root?.add(to: &settled) }
    linted.misplacedViews = StoredFrames(LintedDocument(stage.document), canvas: settled).misplacedViews
    self.document = linted
  }

  /// Lays the document out once.
  ///
  /// - Parameters:
  ///   - scene: the id of the only scene to lay out; nil for all.
  ///   - conflict: the id of the broken constraint of the conflict that comes with repairs, as `StageOptions.repairedConflict`.
  ///   - lengths: the number of characters to which texts are cut, by the ids of their views.
  func scenes(
    _ configuration: LayoutConfiguration, only scene: String? = nil, repairing conflict: String? = nil,
    lengths: [String: Int] = [:]
  ) -> (scenes: [LaidOutScene], notes: [ReportDiagnostic]) {
    var options = options
    options.scene = scene ?? options.scene
    options.repairedConflict = conflict
    budget.spent += scene == nil ? 0 : 1
    let stage = Stage(documents, on: .device(configuration), options: options, lengths: lengths)
    var reports = stage.layOut().scenes
    if document.hasPlaceholders, reports.contains(where: { !$0.ambiguities.isEmpty }) {
      options.keepsPlaceholders = true
      let complete = Stage(documents, on: .device(configuration), options: options, lengths: lengths)
      leaveOpen(complete.layOut().scenes, in: &reports)
    }
    let notes = stage.notes + reports.flatMap(\.diagnostics)
    let isOpen = reports.contains { !$0.ambiguities.isEmpty }
    let ambiguous = isOpen ? Set(scenesOnCanvas.flatMap(\.report.ambiguousViews)) : nil
    let scenes = reports.map {
      LaidOutScene(
        $0, in: document, configuration: configuration.name,
        isRightToLeft: configuration.isRightToLeft || configuration.pseudolanguage == .rightToLeft,
        ambiguousOnCanvas: ambiguous)
    }
    return (scenes, notes)
  }

  /// What settles what is open about a view.
  func explanations(of id: String, _ configuration: LayoutConfiguration) -> [AmbiguityExplanation] {
    budget.spent += 1
    return Stage(documents, on: .device(configuration), options: options).explainAmbiguity(
      of: id, calling: document.names)
  }

  /// The scenes as Interface Builder's canvas has them.
  var scenesOnCanvas: [LaidOutScene] {
    if let known = canvas.scenes { return known }
    let scenes = canvas.reports.map {
      LaidOutScene($0, in: document, configuration: "", ambiguousOnCanvas: Set($0.ambiguousViews))
    }
    canvas.scenes = scenes
    return scenes
  }

  @MainActor
  private final class Canvas {
    var reports: [SceneReport] = []
    var scenes: [LaidOutScene]?
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

extension SceneReport {
  /// The ids of the views whose place or size is open.
  fileprivate var ambiguousViews: [String] { ambiguities.filter { !$0.isScrollableContent }.compactMap(\.viewID) }
}

extension ViewReport {
  /// Adds the frames of the view and of all below it that have an id.
  fileprivate func add(to frames: inout [String: Rect]) {
    if let id { frames[id] = frame }
    for child in children { child.add(to: &frames) }
  }
}
