import Geometry
import InterfaceBuilder
import LayoutReports

/// A scene after layout in one configuration, with every view's frame in the coordinates of the screen.
package struct LaidOutScene: Sendable {
  /// The document that has the scene.
  package let document: LintedDocument
  /// What layout gave.
  package let report: SceneReport
  /// The name of the configuration, such as `iPhone 8, landscape`; empty on Interface Builder's canvas.
  package let configuration: String
  /// Whether leading is on the right.
  package let isRightToLeft: Bool
  /// The root first, superviews before their subviews, back to front.
  package let views: [LaidOutView]
  private let indices: [String: Int]
  /// By view, the indices of its subviews, back to front.
  private let children: [[Int]]
  /// By view, whether a text or control that is shown lies in it.
  private let holdsContent: [Bool]
  /// What the constraints leave open, by the ids of views.
  private let openQuantities: [String: Set<AmbiguityReport.Quantity>]
  /// The axes along which the extent of a scroll view's content is open, by the ids of scroll views.
  private let openContents: [String: Set<Axis>]
  /// The axes on which the size of an empty view of a class of the program is open.
  let axesOfOpenClasses: Set<Axis>
  /// The ids of the document's views that Interface Builder's canvas calls ambiguous; nil if it was not asked, or is laid out here.
  package let ambiguousOnCanvas: Set<String>?

  /// Converts all frames. Linear in the number of views.
  package init(
    _ report: SceneReport, in document: LintedDocument, configuration: String, isRightToLeft: Bool = false,
    ambiguousOnCanvas: Set<String>? = nil
  ) {
    self.isRightToLeft = isRightToLeft
    self.ambiguousOnCanvas = ambiguousOnCanvas
    self.document = document
    self.report = report
    self.configuration = configuration
    var views: [LaidOutView] = []
    if let root = report.root { Self.add(root, nil, document, to: &views) }
    self.views = views
    var children = [[Int]](repeating: [], count: views.count)
    var holdsContent = [Bool](repeating: false, count: views.count)
    for view in views.reversed() {
      guard let parent = view.parent else { continue }
      children[parent].append(view.index)
      if holdsContent[view.index] || view.isShown && view.isContent { holdsContent[parent] = true }
    }
    self.children = children.map { $0.reversed() }
    self.holdsContent = holdsContent
    let ownSizes = report.ambiguities.filter { ambiguity in
      !ambiguity.isScrollableContent
        && ambiguity.viewID.flatMap { document.view($0)?.element.mayHaveOwnSize } ?? false
    }
    axesOfOpenClasses = Set(Axis.allCases.filter { axis in ownSizes.contains { $0.open.contains(axis.size) } })
    openQuantities = Dictionary(
      report.ambiguities.compactMap { report in report.viewID.map { ($0, report.open) } },
      uniquingKeysWith: { $0.union($1) })
    openContents = Dictionary(
      report.ambiguities.filter(\.isScrollableContent).compactMap { report in
        report.viewID.map { id in (id, Set(Axis.allCases.filter { report.open.contains($0.size) })) }
      }, uniquingKeysWith: { $0.union($1) })
    indices = Dictionary(
      views.compactMap { view in view.report.id.map { ($0, view.index) } }, uniquingKeysWith: { first, _ in first })
  }

  private static func add(
    _ view: ViewReport, _ parent: Int?, _ document: borrowing LintedDocument, to views: inout [LaidOutView]
  ) {
    let index = views.count
    views.append(LaidOutView(view, parent: parent, in: views, document))
    for child in view.children { add(child, index, document, to: &views) }
  }

  /// Wider than any screen, in points: the largest iPad on its side has 1,376.
  static let widest = 1400.0

  /// Whether this is the layout of Interface Builder's canvas, and of no device.
  var isOnCanvas: Bool { configuration.isEmpty }

  /// Whether the root is a view that the program puts somewhere, at a size that the document does not say: neither a controller's nor a
  /// row of a table.
  var isLooseView: Bool {
    guard let root = views.first, root.kind != .tableViewCell else { return false }
    return document.document.scenes.contains { $0.controller == nil && $0.rootView?.id == root.report.id }
  }

  /// Nil for the root view.
  package func superview(of view: LaidOutView) -> LaidOutView? { view.parent.map { views[$0] } }

  /// Back to front.
  func subviews(of view: LaidOutView) -> [LaidOutView] { children[view.index].map { views[$0] } }

  /// Whether a text or control that is shown lies in the view, at any depth.
  func holdsContent(_ view: LaidOutView) -> Bool { holdsContent[view.index] }

  /// The visible views whose frames follow from the constraints, for rules about places and sizes: none if the scene has a
  /// conflict, and no ambiguous views. A conflict or an ambiguity has its own finding; its consequences are not reported.
  package var settledViews: [LaidOutView] {
    guard report.conflicts.isEmpty else { return [] }
    let open = Set(report.ambiguities.compactMap(\.viewID))
    return views.dropFirst().filter { $0.isShown && !open.contains($0.report.id ?? "") }
  }

  /// What the constraints leave open of the view's frame, or of the content that scrolls in it; all of it where a placeholder stands
  /// for a constraint that the program adds.
  private func open(_ view: LaidOutView) -> Set<AmbiguityReport.Quantity> {
    guard let id = view.report.id else { return [] }
    // What ties a subview to its edge places the subview.
    let isLeftToProgram = document.constraints(on: id).contains {
      $0.isPlaceholder && ($0.ownerID != id || $0.secondAttribute == nil)
    }
    if isLeftToProgram { return Set(AmbiguityReport.Quantity.allCases) }
    return openQuantities[id] ?? []
  }

  /// Whether constraints tie the view along the axis, by way of others if need be, to a view whose size the program gives: the
  /// document holds a place for that size, and nothing of what hangs on it stays where it is.
  private func hangsOnPlaceholder(_ view: LaidOutView, along axis: Axis) -> Bool {
    guard document.hasPlaceholders, let first = view.report.id else { return false }
    var known: Set<String> = [first]
    var pending = [first]
    while let id = pending.popLast() {
      guard let element = document.view(id)?.element else { continue }
      if element.placeholderIntrinsicSize != nil { return true }
      for constraint in document.constraints(on: id) where constraint.secondAttribute != nil && constraint.ownerID != id
      {
        guard constraint.attribute(of: id)?.axis == axis else { continue }
        for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
          // What holds the view moves it too, but is asked by itself.
          guard let other = document.view(item)?.element.id, self.view(other).map({ !isInside(view, $0) }) ?? false
          else { continue }
          if known.insert(other).inserted { pending.append(other) }
        }
      }
    }
    return false
  }

  /// Whether the place of the view on the screen along the axis follows from the constraints: nothing is open of what it lies in.
  func isPlaced(_ view: LaidOutView, along axis: Axis) -> Bool {
    let quantities: Set<AmbiguityReport.Quantity> =
      axis == .horizontal ? [.horizontalPosition, .width] : [.verticalPosition, .height]
    var next: LaidOutView? = view
    while let outer = next {
      if !open(outer).isDisjoint(with: quantities) || hangsOnPlaceholder(outer, along: axis) { return false }
      next = superview(of: outer)
    }
    return true
  }

  /// Whether the places of two views relative to each other follow from the constraints: a container that holds both moves both,
  /// whatever its own place, but if its size is open, so are the places of what hangs on different edges.
  func arePlaced(_ view: LaidOutView, _ other: LaidOutView) -> Bool {
    for (one, another) in [(view, other), (other, view)] {
      var next: LaidOutView? = one
      while let outer = next {
        let quantities = open(outer)
        if !isInside(another, outer), Axis.allCases.contains(where: { hangsOnPlaceholder(outer, along: $0) }) {
          return false
        }
        if !quantities.isEmpty, !isInside(another, outer) || !quantities.isDisjoint(with: [.width, .height]) {
          return false
        }
        next = superview(of: outer)
      }
    }
    return true
  }

  /// The ids of the scroll views around a view whose content's extent is open along an axis on which the view is open, too: Xcode
  /// asks for the content's constraints first, and these may settle the view. The innermost one first; none for what is open of a
  /// content itself. Linear in the depth.
  func openContents(around report: AmbiguityReport) -> [String] {
    guard !openContents.isEmpty, !report.isScrollableContent, let view = report.viewID.flatMap({ self.view($0) }) else {
      return []
    }
    let axes = Axis.allCases.filter { report.open.contains($0.size) || report.open.contains($0.position) }
    var found: [String] = []
    var next = superview(of: view)
    while let outer = next {
      if let id = outer.report.id, let open = openContents[id], !open.isDisjoint(with: axes) { found.append(id) }
      next = superview(of: outer)
    }
    return found
  }

  /// The ids of the items of conflicting constraints.
  var itemsOfConflicts: Set<String> {
    let constraints = report.conflicts.flatMap(\.constraintIDs).compactMap { document.constraint($0) }
    return Set(
      constraints.flatMap {
        [$0.firstItem ?? $0.ownerID, $0.secondAttribute == nil ? nil : $0.secondItem ?? $0.ownerID]
      }
      .compactMap { $0 })
  }

  /// The view with the element's id; nil if it is not installed in this configuration, and the first of several.
  package func view(_ id: String) -> LaidOutView? { indices[id].map { views[$0] } }

  /// Whether the first view is the second one or one of its descendants.
  package func isInside(_ view: LaidOutView, _ other: LaidOutView) -> Bool {
    var outer: LaidOutView? = view
    while let next = outer {
      if next.index == other.index { return true }
      outer = superview(of: next)
    }
    return false
  }
}

/// A view of a scene after layout. A class, because rules hand views around that hold much.
package final class LaidOutView: Sendable {
  /// The view as layout left it, with its frame in the coordinates of its superview.
  package let report: ViewReport
  /// The view in the document; nil for views that the document does not list, such as those that UIKit creates.
  package let element: LintedView?
  /// In the coordinates of the screen; points.
  package let frame: Rect
  /// The frame that the document stores, in the coordinates of the screen; nil if Xcode never laid out the view or one of its
  /// superviews.
  package let designed: Rect?
  /// Whether neither the view nor one of its superviews is hidden or transparent.
  package let isShown: Bool
  /// Whether the frame has a meaning, even if the view is hidden: code may show it later. A stack view takes the size of a hidden
  /// arranged view away.
  package let isLaidOut: Bool
  /// Whether one of its superviews scrolls.
  package let scrolls: Bool
  /// The index in ``LaidOutScene/views``.
  let index: Int
  let parent: Int?

  fileprivate init(
    _ view: ViewReport, parent: Int?, in views: borrowing [LaidOutView], _ document: borrowing LintedDocument
  ) {
    let outer: LaidOutView? = if let parent { views[parent] } else { nil }
    report = view
    self.parent = parent
    index = views.count
    element = if let id = view.id { document.view(id) } else { nil }
    frame = view.frame.moved(into: outer?.frame, boundsOrigin: outer?.report.boundsOrigin ?? .zero)
    // A frame of zero was never laid out.
    let stored = element?.frame
    let drawn = stored.flatMap { $0.width == 0 && $0.height == 0 ? nil : $0 }
    designed = outer == nil ? drawn : drawn.flatMap { own in outer?.designed.map { own.moved(into: $0) } }
    isShown = !view.isHidden && view.alpha > 0 && (outer?.isShown ?? true)
    isLaidOut = !(view.isHidden && outer?.kind == .stackView) && (outer?.isLaidOut ?? true)
    scrolls = outer.map { $0.scrolls || $0.isScrollView } ?? false
  }

  /// Nil for views that the document does not name, and for those of a kind unknown here.
  package var kind: ElementKind? { element?.element.kind }

  /// Whether the view scrolls its contents.
  package var isScrollView: Bool { kind?.has(.scrolls) ?? false }

  /// Whether people read or touch the view: labels, buttons and other controls.
  package var isContent: Bool { kind?.has(.content) ?? false }

  /// Whether people touch the view: buttons, fields, sliders and the like.
  package var isControl: Bool { kind?.has(.control) ?? false }
}
