import Picturing
import Geometry
import InterfaceBuilder
import LayoutReports
import UIKitCore

/// The frames that Xcode stored in a document against those that its canvas gets here.
///
/// Compared are the views that layout places: by constraints, or in a stack view. A frame of four zeros was never computed and
/// counts for nothing. Where a view has neither content nor constraints for its size, the canvas takes the stored one.
@MainActor
public struct DocumentVerification {
  /// The path as the user gave it.
  public let file: String
  /// Pixels per point of the display to which sizes of text were rounded.
  public let displayScale: Double
  /// Every view compared, in document order.
  public private(set) var views: [ViewVerification] = []
  /// What could not be laid out as Xcode did.
  public let notes: [ReportDiagnostic]
  /// Conflicts, ambiguities and what the layout could not do as promised: why differences may have other reasons than the
  /// constraints.
  public let diagnostics: [ReportDiagnostic]

  /// The views that differ by more than the tolerance, in document order.
  public var differences: [ViewVerification] { views.filter { $0.cause != nil } }

  /// Lays the document out on its canvas.
  ///
  /// - Parameters:
  ///   - tolerance: points by which each edge may differ.
  ///   - options: with a `displayScale` that is taken; without one it is recognized by the sizes of text on one line, at the cost of up
  ///     to two layouts more.
  package init(
    _ document: Document, tolerance: Double = 0.5, options: StageOptions = StageOptions(),
    localization: Localization = Localization()
  ) {
    file = document.file
    let scales = options.displayScale.map { [$0] } ?? DisplayScale.candidates(for: document)
    var best = Attempt(document, scales[0], options, localization)
    for scale in scales.dropFirst() where !best.isAllAsStored {
      let attempt = Attempt(document, scale, options, localization)
      if attempt.agreement.sizes > best.agreement.sizes { best = attempt }
    }
    displayScale = best.displayScale
    notes = best.stage.notes
    diagnostics = best.scenes.flatMap(\.problems)
    let ambiguous = Set(best.scenes.flatMap(\.ambiguities).compactMap(\.viewID))
    views = DifferenceCauses(best.views, tolerance: tolerance, ambiguous: ambiguous).explained
  }
}

extension VerificationReport {
  /// Adds a document, with those of its views that differ.
  @MainActor
  public mutating func add(_ verification: DocumentVerification) {
    documents.append(
      DocumentPart(
        file: verification.file, displayScale: verification.displayScale, compared: verification.views.count,
        differences: verification.differences, diagnostics: verification.diagnostics))
  }
}

/// The document laid out with one display scale.
@MainActor
private struct Attempt {
  let displayScale: Double
  let stage: Stage
  let scenes: [SceneReport]
  let views: [ComparedView]
  let agreement: (sizes: Int, total: Int)

  init(_ document: Document, _ displayScale: Double, _ options: StageOptions, _ localization: Localization) {
    self.displayScale = displayScale
    var options = options
    options.displayScale = displayScale
    stage = Stage(document, on: .canvas, options: options, localization: localization)
    scenes = stage.layOut().scenes
    views = Self.compared(stage.document, scenes)
    agreement = DisplayScale.agreement(of: views)
  }

  var isAllAsStored: Bool { agreement.sizes == agreement.total }

  /// The views that layout places, each with its element.
  private static func compared(_ document: Document, _ scenes: [SceneReport]) -> [ComparedView] {
    var frames: [String: Rect] = [:]
    for scene in scenes { scene.root?.collectFrames(into: &frames) }
    return document.scenes.flatMap(\.allRoots).flatMap { $0.placedViews(in: nil) }.compactMap { element, parent in
      guard let stored = element.frame, stored != .zero, let computed = frames[element.id] else {
        return nil
      }
      return ComparedView(element: element, parent: parent, stored: stored, computed: computed)
    }
  }
}

/// A view before it is known why it differs.
struct ComparedView {
  var element: ViewElement
  var parent: ViewElement?
  var stored: Rect
  var computed: Rect
}

extension ViewElement {
  /// This view and those below it that constraints or a stack view place, each with its parent, in document order.
  fileprivate func placedViews(in parent: ViewElement?) -> [(ViewElement, ViewElement?)] {
    let isArranged = parent?.kind == .stackView && role == .subview
    let isPlaced = role != .root && !isFixedFrame && (isArranged || !translatesAutoresizingMaskIntoConstraints)
    return (isPlaced ? [(self, parent)] : []) + subviews.flatMap { $0.placedViews(in: self) }
  }
}

extension ViewReport {
  fileprivate func collectFrames(into frames: inout [String: Rect]) {
    if let id { frames[id] = frame }
    for child in children { child.collectFrames(into: &frames) }
  }
}
