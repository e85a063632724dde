import Geometry
import InterfaceBuilder
import LayoutReports
import Staging

/// A scene in one configuration, with every view's place on the screen.
public struct LaidOutScene: Sendable {
  public let document: LintedDocument
  public let report: SceneReport
  public let configuration: LayoutConfiguration
  /// The root first, superviews before their subviews, back to front.
  public let views: [LaidOutView]

  init(_ report: SceneReport, in document: LintedDocument, _ configuration: LayoutConfiguration) {
    self.document = document
    self.report = report
    self.configuration = configuration
    var views: [LaidOutView] = []
    func add(_ view: ViewReport, _ parent: Int?) {
      let index = views.count
      views.append(LaidOutView(view, parent: parent, in: views, document))
      for child in view.children { add(child, index) }
    }
    if let root = report.root { add(root, nil) }
    self.views = views
  }

  public func superview(of view: LaidOutView) -> LaidOutView? { view.parent.map { views[$0] } }

  /// Shown views whose frame is what the constraints say: those of rules about places and sizes. A conflict or an open frame
  /// is told by itself, and what follows from it is not told again.
  public var settledViews: [LaidOutView] {
    guard report.conflicts.isEmpty else { return [] }
    let open = Set(report.ambiguities.compactMap(\.viewID))
    return views.dropFirst().filter { $0.isShown && !open.contains($0.report.id ?? "") }
  }

  /// The ids of what constraints that clash here are about.
  var itemsOfConflicts: Set<String> {
    let constraints = report.conflicts.flatMap(\.constraintIDs).compactMap { document.constraint($0) }
    return Set(
      constraints.flatMap {
        [$0.firstItem ?? $0.ownerID, $0.secondAttribute == nil ? nil : $0.secondItem ?? $0.ownerID]
      }
      .compactMap { $0 })
  }

  /// The view of an element; nil if it is not installed here. Linear in the number of views.
  public func view(_ id: String) -> LaidOutView? { views.first { $0.report.id == id } }

  /// Whether one view is the other or somewhere below it.
  public func isInside(_ view: LaidOutView, _ other: LaidOutView) -> Bool {
    var outer: LaidOutView? = view
    while let next = outer {
      if next.index == other.index { return true }
      outer = superview(of: next)
    }
    return false
  }
}

/// A view of a laid out scene.
public struct LaidOutView: Sendable {
  public let report: ViewReport
  /// Nil for views that the document does not name, such as those that UIKit makes.
  public let element: LintedView?
  /// On the screen; points.
  public let frame: Rect
  /// Where the document last showed it; nil if Xcode never laid it out or an outer view.
  public let designed: Rect?
  /// Whether neither it nor a view around it is hidden or transparent.
  public let isShown: Bool
  /// Whether its frame means something though it may be hidden: code shows it later. What a stack view hides has no size.
  public let isLaidOut: Bool
  /// Whether a view around it scrolls.
  public let scrolls: Bool
  /// The place in the scene's list.
  let index: Int
  let parent: Int?

  fileprivate init(_ view: ViewReport, parent: Int?, in views: [LaidOutView], _ document: LintedDocument) {
    let outer = parent.map { views[$0] }
    report = view
    self.parent = parent
    index = views.count
    element = view.id.flatMap { document.view($0) }
    frame = view.frame.moved(into: outer?.frame, boundsOrigin: outer?.report.boundsOrigin ?? .zero)
    // A frame of zero was never laid out.
    let stored = element?.element.frame.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    let drawn = stored.flatMap { $0.width == 0 && $0.height == 0 ? nil : $0 }
    designed = outer == nil ? drawn : drawn.flatMap { own in outer?.designed.map { own.moved(into: $0) } }
    isShown = !view.isHidden && view.alpha > 0 && (outer?.isShown ?? true)
    isLaidOut = !(view.isHidden && outer?.kind == .stackView) && (outer?.isLaidOut ?? true)
    scrolls = outer.map { $0.scrolls || $0.isScrollView } ?? false
  }

  /// Nil for views that the document does not name, and for those of a kind unknown here.
  public var kind: ElementKind? { element?.element.kind }

  public var isScrollView: Bool { kind?.has(.scrolls) ?? false }

  /// Labels, buttons and other controls: what a user reads or touches.
  public var isContent: Bool { kind?.has(.content) ?? false }

  public var isControl: Bool { kind?.has(.control) ?? false }
}
