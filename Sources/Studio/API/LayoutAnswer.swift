import Commands
import Checking
import Editing
import InterfaceBuilder
import LayoutReports
import Rendering
import Staging

/// What a page asks to be drawn.
struct LayoutRequest: Codable {
  var file: String
  /// The id of the scene; nil for the first one.
  var scene: String?
  var surfaces: [SurfaceRequest]
  /// The place of each surface on the page, where no two drawings may have the same names inside; nil for their order.
  var places: [Int]?
  /// Changes to try; the document stays as it is.
  var changes: [DocumentChange]?
  /// What the page shows, on which distances of changes are measured; nil for the canvas of the document.
  var shown: SurfaceRequest?
  /// Whether views that are not decided are at their stored frames.
  var holds: Bool?
  /// The objects whose constraints are of interest; nil for all. Those that are broken or do not hold always are.
  var constraintsOf: [String]?
}

/// A scene on several surfaces.
struct LayoutAnswer: Encodable {
  var version: Int
  var pictures: [Picture]

  /// A scene on one surface; without a report where the document has no such scene.
  struct Picture: Encodable {
    var name: String
    var sizeClasses: String
    /// Without what only the drawing shows.
    var scene: SceneReport?
    var svg: String
  }
}

@MainActor
extension Studio {
  /// More than fit on a page.
  private static let mostSurfaces = 80

  /// Lays a scene out, possibly with changes that are only tried.
  func layOut(_ request: LayoutRequest) throws(StudioError) -> LayoutAnswer {
    let session = try session(request.file)
    guard request.surfaces.count <= Self.mostSurfaces else {
      throw StudioError(413, "The request contains too many devices.")
    }
    var answer = LayoutAnswer(version: session.version, pictures: [])
    var stand = try stand(
      session, changes: request.changes ?? [], language: request.surfaces.first?.language,
      shown: try request.shown.map { shown throws(StudioError) in .device(try shown.configuration()) },
      scene: request.scene)
    stand.options.holdsOpenViews = request.holds ?? false
    stand.options.constraintsOf = request.constraintsOf.map(Set.init)
    let places = request.places ?? Array(request.surfaces.indices)
    guard places.count == request.surfaces.count else {
      throw StudioError(400, "The request must contain one place for each device.")
    }
    for (place, surface) in zip(places, request.surfaces) {
      answer.pictures.append(
        try picture(of: request.scene, on: try surface.configuration(), stand, prefix: "d\(place)"))
    }
    return answer
  }

  /// A document that is ready to be laid out.
  struct Stand {
    var documents: PreparedDocuments
    var options: StageOptions
    /// What else belongs to the document.
    var source: BatchSource

    /// The scene with the id, else the first one that has a view.
    @MainActor
    func sceneID(_ id: String?) -> String? {
      let scenes = documents.document.scenes.filter { $0.rootView != nil }
      let ids = scenes.compactMap { $0.controller?.id ?? $0.rootView?.id }
      return ids.first { $0 == id } ?? ids.first
    }
  }

  /// The document of a session, or what it would be with changes.
  func stand(
    _ session: DocumentSession, changes: [DocumentChange] = [], language: String? = nil, shown: Surface? = nil,
    scene: String? = nil
  ) throws(StudioError) -> Stand {
    let item = try item(session, language: language)
    let key = language ?? ""
    if changes.isEmpty, let known = session.prepared[key] {
      return Stand(documents: known, options: item.options, source: item.source)
    }
    var document = session.document
    if !changes.isEmpty {
      let options = Self.options(item.options, scene, changes)
      document = try session.trying(changes, options: options, surface: shown) { made throws(StudioError) in
        try made.document()
      }
    }
    let documents = PreparedDocuments(document, options: item.options, localization: item.source.localization)
    if changes.isEmpty { session.prepared[key] = documents }
    return Stand(documents: documents, options: item.options, source: item.source)
  }

  func picture(
    of scene: String?, on configuration: LayoutConfiguration, _ stand: Stand, prefix: String
  ) throws(StudioError) -> LayoutAnswer.Picture {
    var options = stand.options
    (options.isPicture, options.includesConstraints) = (true, true)
    options.scene = stand.sceneID(scene)
    let reports = Stage(stand.documents, on: .device(configuration), options: options).layOut().scenes
    return LayoutAnswer.Picture(of: reports.first, on: configuration, prefix: prefix)
  }
}

extension LayoutAnswer.Picture {
  /// The drawing of a report, and the report without what only drawings need.
  ///
  /// - Parameter prefix: what all names inside the drawing begin with.
  init(of report: SceneReport?, on configuration: LayoutConfiguration, prefix: String) {
    let classes = configuration.sizeClasses
    name = configuration.name
    sizeClasses = VariedClasses(width: classes.horizontal, height: classes.vertical).name
    svg = report.map { SVGRenderer(idPrefix: prefix, images: ImageFiles()).render($0) } ?? ""
    scene = report
    scene?.root?.removeDrawing()
    scene?.chrome = nil
  }
}

extension ViewReport {
  /// Takes out what only the drawing shows. Trees may be deeper than a recursion.
  fileprivate mutating func removeDrawing() {
    (content, decorations, overlays) = (.none, [], [])
    for index in children.indices { children[index].removeDrawing() }
  }
}
