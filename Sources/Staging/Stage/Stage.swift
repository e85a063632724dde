import Picturing
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import TextLayout
import UIKitCore

/// Where a document is laid out.
public enum Surface: Hashable, Sendable {
  /// A device with its screen, bars and traits.
  case device(LayoutConfiguration)
  /// Interface Builder's canvas of the Xcode that saved the document.
  case canvas

  /// A device as it comes out of the box.
  ///
  /// - Parameter release: The number of the release of iOS; nil for the usual one of the device.
  public static func device(_ device: Device, _ orientation: Device.Orientation, release: Int? = nil) -> Surface {
    var configuration = LayoutConfiguration(device, orientation)
    if let release { configuration.release = release }
    return .device(configuration)
  }
}

/// What a stage lays out, with which fonts and images, and what it reports besides views.
public struct StageOptions: Hashable, Sendable {
  /// Text elements take their stored size as their intrinsic content size; canvas only.
  public var usesStoredTextSizes = false
  /// Whether placeholders of constraints and sizes, which stand for what the program adds, count on devices, too.
  public var keepsPlaceholders = false
  /// Whether constraints are part of the report, for drawing and explaining.
  public var includesConstraints = false
  /// The views whose constraints are of interest, by id, and constraints themselves; nil for all. Those that are broken or do not hold
  /// are part of the report always.
  public var constraintsOf: Set<String>?
  /// Whether what constraints leave open of a view is as the document has it stored, as on Xcode's canvas, and not as the solver happens
  /// to choose it. What is ambiguous is reported all the same.
  public var holdsOpenViews = false
  /// Whether guides, baselines, sizes of contents and, on the canvas, frames of misplaced views are part of the report.
  public var includesMarks = false
  /// Whether the report is for drawing: with decorations, files of images and what the screen shows around the scene.
  public var isPicture = false
  /// The id of the broken constraint of the conflict that comes with what would resolve it, which costs up to four solves for
  /// each of its constraints; empty for the first conflict whose broken constraint has no id; nil for none.
  public var repairedConflict: String?
  /// What texts about conflicts call views, by their ids; of others the label, the text or the class.
  package var names: [String: String] = [:]
  /// The fonts of the app.
  package var fonts = FontRegistry()
  /// The only scene to lay out, by ``SceneReport/id``; nil for all.
  public var scene: String?
  /// Pixels per point to which the canvas rounded sizes of text; nil is what is likely, ``InterfaceBuilder/Document/canvasTextScale``.
  public var displayScale: Double?
  /// The images and colors of the app. On the canvas what a document holds of its own comes first, as it did in Xcode.
  package var assets = AssetCatalog()
  /// Which colors and images of the catalog count.
  package var appearance = AssetTraits.Appearance.light

  /// Options for a document that needs no fonts and no images of an app, unless they are given.
  package init(
    usesStoredTextSizes: Bool = false, includesConstraints: Bool = false, fonts: FontRegistry = FontRegistry(),
    displayScale: Double? = nil, assets: AssetCatalog = AssetCatalog(), appearance: AssetTraits.Appearance = .light
  ) {
    self.assets = assets
    self.appearance = appearance
    self.usesStoredTextSizes = usesStoredTextSizes
    self.includesConstraints = includesConstraints
    self.fonts = fonts
    self.displayScale = displayScale
  }
}

/// Lays the scenes of a document out on a surface and freezes the result.
@MainActor
public struct Stage {
  package let document: Document
  let surface: Surface
  private(set) var options: StageOptions
  /// The screen that the stage's views stand on, and no others.
  private(set) var screen: UIScreen
  let isRightToLeft: Bool
  let appearance: AssetTraits.Appearance
  let assetTraits: AssetTraits
  /// What other stages of the document have laid out; nil where texts are cut for this one alone.
  private let shared: SharedReports?
  /// What cannot be laid out as a device would: fonts that are missing, files of texts that are questionable.
  public let notes: [ReportDiagnostic]

  /// Prepares a document: its texts, variations, images and colors become those of the surface.
  package init(
    _ document: Document, on surface: Surface, options: StageOptions = StageOptions(),
    localization: Localization = Localization()
  ) {
    self.init(PreparedDocuments(document, options: options, localization: localization), on: surface, options: options)
  }

  /// Stands on a document that is prepared once for several surfaces.
  ///
  /// - Parameters:
  ///   - options: those that the documents were made with, as far as fonts, assets and appearance go.
  ///   - lengths: the numbers of characters to which texts are cut, by the ids of their views.
  package init(
    _ documents: PreparedDocuments, on surface: Surface, options: StageOptions = StageOptions(),
    lengths: [String: Int] = [:]
  ) {
    let prepared = documents.document(for: surface)
    self.surface = surface
    self.options = options
    document = prepared.document.cuttingTexts(to: lengths)
    isRightToLeft = prepared.isRightToLeft
    appearance = prepared.appearance
    assetTraits = prepared.traits
    notes = prepared.notes
    shared = lengths.isEmpty ? prepared.reports : nil
    // The stage's own follows from all of the above.
    self.screen = .main
    self.screen = newScreen
  }

  /// One report for each view tree that stands for itself: a controller's view, or a loose view.
  public func layOut() -> (scenes: [SceneReport], diagnostics: [ReportDiagnostic]) {
    var result = layOutOnce()
    guard let other = onTheOtherDisplay, result.scenes.contains(where: { !$0.ambiguities.isEmpty }) else {
      return result
    }
    let scenes = other.layOutOnce().scenes
    for (index, scene) in scenes.enumerated() where index < result.scenes.count {
      let open = Set(scene.ambiguities.map(\.view))
      result.scenes[index].ambiguities.removeAll { !open.contains($0.view) }
    }
    return result
  }

  /// The stage with the other likely display; nil if only one is likely. If the original display scale is unknown, an ambiguity that
  /// only rounding causes is ignored.
  private var onTheOtherDisplay: Stage? {
    guard surface == .canvas, options.displayScale == nil, !options.usesStoredTextSizes,
      document.canvasTextScale != document.canvasScale
    else { return nil }
    var stage = self
    stage.options.displayScale = document.canvasScale
    stage.screen = stage.newScreen
    return stage
  }

  private func layOutOnce() -> (scenes: [SceneReport], diagnostics: [ReportDiagnostic]) {
    var scenes: [SceneReport] = []
    var diagnostics = notes
    withoutLog {
      for scene in document.scenes where options.scene == nil || scene.reportID == options.scene {
        let key = keyOfSharedReports(scene)
        if let key, let known = shared?.reports(key, on: self) {
          scenes += known.scenes
          diagnostics += known.diagnostics
          continue
        }
        ObjectAddress.reset()
        let loaded = load(scene)
        let messages = loaded.diagnostics.map(ReportDiagnostic.init)
        let reports = loaded.roots.map { report($0, loaded, scene) }
        if let key { shared?.add(reports, messages, for: key) }
        scenes += reports
        diagnostics += messages
      }
    }
    return (scenes, diagnostics)
  }

  /// Hands out the view trees, prepared for the surface; what the caller lays out is let go afterwards.
  func forEachRoot(_ body: (UIView, LoadedScene) -> Void) {
    withoutLog {
      for scene in document.scenes where options.scene == nil || scene.reportID == options.scene {
        ObjectAddress.reset()
        let loaded = load(scene)
        for root in loaded.roots {
          // The view does not keep the controller, without which it has the margins of a subview.
          let controller = root.owningController ?? adopt(root)
          prepare(controller, root, scene)
          withExtendedLifetime(controller) { body(root, loaded) }
          root.discardLayout()
        }
      }
    }
  }

  /// No log, for as long as the work takes.
  func withoutLog(_ work: () -> Void) {
    let log = (LayoutLog.write, LayoutLog.isOn)
    LayoutLog.write = { _ in }
    LayoutLog.isOn = false
    defer { (LayoutLog.write, LayoutLog.isOn) = log }
    work()
  }

  func load(_ scene: Scene) -> LoadedScene {
    setTextScale(of: scene)
    var loader = NibLoader(
      document, scene: scene,
      options: NibLoader.Options(
        screen: screen, keepsPlaceholders: options.keepsPlaceholders,
        usesStoredTextSizes: options.usesStoredTextSizes))
    return loader.load()
  }

  private func report(_ root: UIView, _ loaded: LoadedScene, _ scene: Scene) -> SceneReport {
    // A view of a xib is most often a controller's: it has the margins and the safe area of one.
    let controller = root.owningController ?? adopt(root)
    prepare(controller, root, scene)
    let report = frozen(root, controller, loaded, scene)
    root.discardLayout()
    return report
  }

  /// The report of a tree that is prepared for the surface; laid out first.
  func frozen(_ root: UIView, _ controller: UIViewController, _ loaded: LoadedScene, _ scene: Scene) -> SceneReport {
    if options.isPicture { prepareForPicture(loaded, scene) }
    root.layoutIfNeeded()
    let held = options.holdsOpenViews ? hold(root, loaded) : nil
    var report = SceneReport(
      id: controller.interfaceBuilderID ?? root.interfaceBuilderID,
      name: controller.interfaceBuilderName ?? root.interfaceBuilderName ?? "View", device: deviceName,
      orientation: orientationName, release: release, size: Size(root.bounds.size), scale: screen.profile.scale)
    report.root = ViewReport(root, isPicture: options.isPicture)
    report.sizeIsOpen = sizeIsOpen(root, scene)
    report.conflicts = conflicts(of: root, loaded)
    report.ambiguities = held ?? ambiguities(of: root, loaded)
    report.diagnostics = diagnostics(of: root, loaded)
    report.safeArea = Insets(root.safeAreaInsets)
    if options.includesConstraints {
      report.constraints = ConstraintDrawing(root, of: options.constraintsOf).reports
    }
    if options.includesMarks {
      report.marks = LayoutMarks(root: root, drawn: surface == .canvas ? document : nil).marks
    }
    if options.isPicture {
      report.chrome = chrome(of: scene, root)
      if report.root != nil {
        supplyEmbeddedScenes(to: &report.root!, of: scene)
        report.root!.supplyFiles(from: options.assets, for: assetTraits)
        supplySectionTitles(to: &report.root!)
      }
    }
    return report
  }

  func adopt(_ root: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.standsForNone = true
    controller.view = root
    return controller
  }

  func prepare(_ controller: UIViewController, _ root: UIView, _ scene: Scene) {
    root.translatesAutoresizingMaskIntoConstraints = true
    switch surface {
    case .canvas:
      let isSceneRoot = root.interfaceBuilderID == scene.rootView?.id
      if isSceneRoot {
        let size = document.canvasRootSize(of: scene)
        root.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        controller.simulatedSafeAreaInsets = UIEdgeInsets(document.canvasSafeArea(of: scene))
        let guides = document.canvasLayoutGuideInsets(of: scene)
        controller.simulatedLayoutGuideLengths = (CGFloat(guides.top), CGFloat(guides.bottom))
      } else {
        root.frame.origin = .zero
        if scene.controller != nil, scene.topLevelViews.contains(where: { $0.id == root.interfaceBuilderID }) {
          controller.simulatedSafeAreaInsets = UIEdgeInsets(document.canvasSafeAreaBesideRoot(of: scene))
        }
      }
      applyCellMargins(root, scene) { cell, content, _ in
        UIEdgeInsets(document.canvasCellMargins(of: cell, contentView: content, in: scene))
      }
      // A loose cell is no controller's view, and a content view that preserves its margins has no more than those.
      if root is UITableViewCell { controller.viewRespectsSystemMinimumLayoutMargins = false }
    case .device(let configuration): prepare(controller, root, scene, configuration)
    }
  }

  /// A screen fills the device; a cell is as wide as it and as high as its content; anything else keeps its stored size, where a controller
  /// of the storyboard has its bars but nothing of the screen's edges.
  func prepare(
    _ controller: UIViewController, _ root: UIView, _ scene: Scene, _ configuration: LayoutConfiguration
  ) {
    let size = configuration.size
    root.frame.origin = .zero
    let profile = configuration.profile
    let vertical = RowMetrics.verticalMargin[profile]
    applyCellMargins(root, scene) { cell, _, view in
      let table = view.superview?.superview as? UITableView
      let side =
        table?.style == .insetGrouped
        ? profile.insetGroupMargins(ofWidth: size.width, isList: false).content : profile.rowMargin(ofWidth: size.width)
      // Beside an accessory the content ends earlier.
      let accessory: TableViewCellElement.AccessoryType = TableViewCellElement(cell.element)?.accessoryType ?? .none
      return UIEdgeInsets(
        top: vertical, left: side, bottom: vertical,
        right: accessory != .none ? RowMetrics.marginBesideAccessory : side)
    }
    if let cell = root as? UITableViewCell {
      controller.viewRespectsSystemMinimumLayoutMargins = false
      cell.frame.size.width = CGFloat(size.width)
      // What nothing ties to the bottom is meant for rows of the height that was drawn.
      if scene.allRoots.contains(where: { $0.id == root.interfaceBuilderID && $0.isContentTiedToBottom }) {
        cell.sizeToContent()
      } else {
        cell.setHeight(cell.bounds.height)
      }
    } else if document.isScreen(scene), root.interfaceBuilderID == scene.rootView?.id {
      root.frame.size = CGSize(width: size.width, height: size.height)
      controller.isBelowSimulatedNavigationBar = document.bars(of: scene).hasNavigationBar
      controller.simulatedSafeAreaInsets = safeArea(configuration, scene)
    } else if hasBarsAtOwnSize(root, scene) {
      controller.isBelowSimulatedNavigationBar = document.bars(of: scene).hasNavigationBar
      controller.simulatedSafeAreaInsets = barInsets(of: scene, configuration)
    }
  }

  /// Whether the size that a root has on the surface is only the one it was drawn with: that of a popover or a dialog, of a
  /// loose view, of a collection view's cell. A table cell has the width of its table, and an embedded controller the size that
  /// the container in the other scene gives it.
  private func sizeIsOpen(_ root: UIView, _ scene: Scene) -> Bool {
    guard case .device = surface, !(root is UITableViewCell) else { return false }
    guard root.interfaceBuilderID == scene.rootView?.id else { return true }
    return !document.isScreen(scene) && !document.isEmbedded(scene)
  }

  /// Gives content views of table cells the margins of their table, unless the document gives them others.
  private func applyCellMargins(
    _ root: UIView, _ scene: Scene,
    _ margins: (_ cell: ViewElement, _ content: ViewElement, _ view: UIView) -> UIEdgeInsets
  ) {
    var cells: [ViewElement] = []
    for root in scene.allRoots { root.addTableCells(to: &cells) }
    guard !cells.isEmpty else { return }
    let contents = root.descendantsByID
    for cell in cells {
      guard let element = cell.subviews.first(where: { $0.role == .contentView }), let content = contents[element.id]
      else { continue }
      // A loose cell on the canvas has no bars over it, whatever the device shows.
      content.insetsLayoutMarginsFromSafeArea = cell.role != .root
      let insets = margins(cell, element, content)
      let own = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      // A content view with margins of its own that preserves its superview's has at least those of the row.
      if cell.role == .root { root.directionalLayoutMargins = own }
      guard element.layoutMargins == nil, element.directionalLayoutMargins == nil else { continue }
      content.directionalLayoutMargins = own
    }
  }
}

extension Scene {
  /// What its report is called, if the scene has one view only.
  package var reportID: String? { controller?.id ?? rootView?.id }
}

extension ViewElement {
  /// Appends what are cells of tables of the view and all views below it, in document order.
  fileprivate func addTableCells(to cells: inout [ViewElement]) {
    if kind == .tableViewCell { cells.append(self) }
    for subview in subviews { subview.addTableCells(to: &cells) }
  }

  /// Whether a constraint names the bottom of a cell's content view, its margin or its safe area.
  fileprivate var isContentTiedToBottom: Bool {
    guard let content = subviews.first(where: { $0.role == .contentView }) else { return false }
    let items: Set<String> = Set([content.id] + content.layoutGuides.map(\.id))
    func isBottom(_ item: String?, _ attribute: ConstraintElement.Attribute?, of constraint: ConstraintElement) -> Bool
    {
      (attribute == .bottom || attribute == .bottomMargin) && items.contains(item ?? constraint.ownerID)
    }
    return content.tree.flatMap(\.constraints).contains { (constraint: ConstraintElement) -> Bool in
      isBottom(constraint.firstItem, constraint.firstAttribute, of: constraint)
        || isBottom(constraint.secondItem, constraint.secondAttribute, of: constraint)
    }
  }
}

extension UIView {
  var owningController: UIViewController? { next as? UIViewController }

  /// The view itself and those below it by the ids of the document; of several with one id the first.
  fileprivate var descendantsByID: [String: UIView] {
    var views: [String: UIView] = [:]
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if let id = view.interfaceBuilderID, views[id] == nil { views[id] = view }
      pending += view.subviews.reversed()
    }
    return views
  }

  func descendant(_ id: String) -> UIView? {
    if interfaceBuilderID == id { return self }
    for view in subviews {
      if let match = view.descendant(id) { return match }
    }
    return nil
  }
}

extension ReportDiagnostic {
  /// A message of the reader or the loader, with its place.
  package init(_ diagnostic: InterfaceBuilder.Diagnostic) {
    self.init(
      severity: Severity(rawValue: diagnostic.severity.rawValue) ?? .note, message: diagnostic.message,
      line: diagnostic.position?.line, column: diagnostic.position?.column, objectID: diagnostic.objectID)
  }
}
