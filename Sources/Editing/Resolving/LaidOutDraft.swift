import Geometry
import InterfaceBuilder
import LayoutReports
import Staging

/// What the layout of a draft on the canvas came to.
@MainActor
struct LaidOutDraft {
  /// By the ids of views, in their superviews' coordinates.
  private(set) var frames: [String: Rect] = [:]
  /// What is open about a view, without what is open only because something else is.
  private(set) var open: [String: Set<AmbiguityReport.Quantity>] = [:]
  /// The ids of views whose content has no size.
  private(set) var openContents: Set<String> = []
  /// The ids of constraints that clash.
  private(set) var clashing: Set<String> = []
  /// The number of conflicts.
  private(set) var conflicts = 0

  /// Costs a layout.
  ///
  /// - Parameter surface: what it is laid out on.
  init(_ draft: Draft, _ options: StageOptions, on surface: Surface = .canvas) throws(EditError) {
    let document: Document
    do throws(ReadError) { document = try draft.document() } catch {
      throw EditError(.file, error.message, at: error.position)
    }
    for scene in Stage(document, on: surface, options: options).layOut().scenes {
      if let root = scene.root { collect(root) }
      for ambiguity in scene.ambiguities {
        guard let id = ambiguity.viewID else { continue }
        if ambiguity.isScrollableContent {
          openContents.insert(id)
        } else {
          let own = ambiguity.open.subtracting(ambiguity.following)
          open[id, default: []].formUnion(own.isEmpty ? ambiguity.open : own)
        }
      }
      conflicts += scene.conflicts.count
      for conflict in scene.conflicts {
        clashing.formUnion(conflict.constraintIDs)
        if let broken = conflict.brokenID { clashing.insert(broken) }
      }
    }
  }

  private mutating func collect(_ root: ViewReport) {
    var pending = [root]
    while let view = pending.popLast() {
      if let id = view.id, frames[id] == nil { frames[id] = view.frame }
      pending += view.children
    }
  }
}
