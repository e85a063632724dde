import Checking
import Geometry
import Linting
import Staging

/// What a page asks about windows of several widths.
struct WidthRequest: Codable {
  var file: String
  /// The id of the scene; nil for the first one.
  var scene: String?
  var surface: SurfaceRequest
  /// In points.
  var widths: [Double]
  /// Changes to try; the document stays as it is.
  var changes: [DocumentChange]?
  /// What the page shows, on which distances of changes are measured.
  var shown: SurfaceRequest?
}

/// What a page asks about the surfaces that it shows.
struct VerdictRequest: Codable {
  var file: String
  /// The id of the scene; nil for the first one.
  var scene: String?
  var surfaces: [SurfaceRequest]
  /// Changes to try; the document stays as it is.
  var changes: [DocumentChange]?
  /// What the page shows, on which distances of changes are measured.
  var shown: SurfaceRequest?
}

/// What is wrong with a scene on each of some surfaces, by the rules of `trellis check` for the document.
struct SurfaceVerdicts: Encodable {
  var version: Int
  /// The issues of each surface in the order of the request, without those that the document alone has.
  var verdicts: [[IssueList.Issue]]
  /// The issues that the document has on whatever surface, where changes are tried; of a document as it is, the list of issues tells them.
  var everywhere: [IssueList.Issue]?
}

/// How a scene does on windows of several widths, by rules of `trellis check`.
struct WidthVerdicts: Encodable {
  var version: Int
  var verdicts: [Verdict]

  struct Verdict: Encodable {
    var width: Double
    var issues: [Issue]
  }

  /// What is wrong at a width.
  struct Issue: Encodable, Hashable {
    /// The identifier of the rule.
    var rule: String
    /// The document's id of the element that it is about; nil where it has none.
    var element: String?
  }
}

@MainActor
extension Studio {
  /// What people look for when they change the width of a window.
  private static let rulesOfWidths = RuleSet(
    RuleSet.all.filter {
      ["ambiguous_layout", "clipped_text", "conflicting_constraints", "outside_screen"].contains($0.identifier)
    })

  /// Each width costs a layout, without a drawing, and all together cost one on the canvas.
  func verdicts(_ request: WidthRequest) throws(StudioError) -> WidthVerdicts {
    let session = try session(request.file)
    guard request.widths.count <= 100 else { throw StudioError(413, "The request contains too many widths.") }
    var configurations: [LayoutConfiguration] = []
    for width in request.widths {
      var surface = request.surface
      surface.width = width
      configurations.append(try surface.configuration())
    }
    let findings = try findings(
      in: try stand(
        session, trying: request.changes, language: request.surface.language, shown: request.shown,
        scene: request.scene),
      scene: request.scene, on: configurations, by: Self.rulesOfWidths)
    return WidthVerdicts(
      version: session.version,
      verdicts: zip(request.widths, configurations).map { width, configuration in
        let issues = findings.filter { $0.configurations.contains(configuration.name) }.map {
          WidthVerdicts.Issue(rule: $0.rule, element: $0.elementID)
        }
        return .init(width: width, issues: issues)
      })
  }

  /// Each surface costs a layout without a drawing. What is shown counts, whatever the app supports.
  func verdicts(_ request: VerdictRequest) throws(StudioError) -> SurfaceVerdicts {
    let session = try session(request.file)
    guard request.surfaces.count <= 100 else { throw StudioError(413, "The request contains too many devices.") }
    var configurations: [LayoutConfiguration] = []
    for surface in request.surfaces { configurations.append(try surface.configuration()) }
    let findings = try findings(
      in: try stand(
        session, trying: request.changes, language: request.surfaces.first?.language, shown: request.shown,
        scene: request.scene),
      scene: request.scene, on: configurations, by: linter(for: session).rules)
    let everywhere = findings.filter(\.configurations.isEmpty).map { IssueList.Issue($0, index: -1, surface: nil) }
    return SurfaceVerdicts(
      version: session.version,
      verdicts: zip(request.surfaces, configurations).map { surface, configuration in
        findings.filter { $0.configurations.contains(configuration.name) }.map {
          IssueList.Issue($0, index: -1, surface: surface)
        }
      }, everywhere: request.changes == nil ? nil : everywhere)
  }

  /// The document as it is, or as it would be with changes.
  private func stand(
    _ session: DocumentSession, trying changes: [DocumentChange]?, language: String?, shown: SurfaceRequest?,
    scene: String?
  ) throws(StudioError) -> Stand {
    try stand(
      session, changes: changes ?? [], language: language,
      shown: try shown.map { shown throws(StudioError) in .device(try shown.configuration()) }, scene: scene)
  }

  /// What is certainly wrong with a scene on some configurations, without hints. Each costs a layout.
  private func findings(
    in stand: Stand, scene: String?, on configurations: [LayoutConfiguration], by rules: RuleSet
  ) -> [Finding] {
    var stand = stand
    stand.options.scene = stand.sceneID(scene)
    var linter = Linter(rules: rules, configurations: configurations)
    linter.givesHints = false
    let result = linter.lint(
      stand.documents.document, options: stand.options, localization: stand.source.localization)
    return result.findings.filter(\.isCertain)
  }
}
